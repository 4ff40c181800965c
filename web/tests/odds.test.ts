import { expect, test } from "vitest";
import { marginOf, ofHundred, toldSide } from "../src/table/odds";
import type { Odds } from "../src/wire";

function odds(shares: readonly number[], seats: readonly (number | null)[], margin = 0.07): Odds {
  const sides = shares.map((share, at) => ({ seat: seats[at] ?? null, share, losses: 1 }));
  return { type: "odds", id: "", version: 3, sides, undecided: 1 - shares.reduce((sum, share) => sum + share, 0), margin, playouts: 200 };
}

test("shares are told of a hundred", () => {
  expect([0, 0.334, 0.62, 1].map(ofHundred)).toEqual([0, 33, 62, 100]);
});

test("what has happened once is not told as never, nor what has failed once as always", () => {
  expect([0.001, 0.999].map(ofHundred)).toEqual([1, 99]);
});

test("a margin is never nothing", () => {
  expect([0.068, 0.0004].map((margin) => marginOf(odds([0.5, 0.5], [0, 1], margin)))).toEqual([7, 1]);
});

test("one's own side is told of first", () => {
  expect(toldSide(odds([0.6, 0.4], [2, 0]), 0).share).toBe(0.4);
});

test("whoever only looks on, or fights elsewhere, is told of the attacker", () => {
  expect(toldSide(odds([0.6, 0.4], [2, 0]), null).seat).toBe(2);
  expect(toldSide(odds([0.6, 0.4], [2, null]), 1).seat).toBe(2);
});

test("a side that nobody leads is nobody's own", () => {
  expect(toldSide(odds([0.6, 0.4], [2, null]), null).seat).toBe(2);
});
