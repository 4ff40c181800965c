/** The board of Battalia: where options lie, what a battle shows, what moves between two views. */
import { expect, test } from "vitest";
import { sheetOf } from "../src/games/battalia/battle/lines";
import { changes } from "../src/games/battalia/changes";
import { signOf } from "../src/games/battalia/icons";
import { placesOf, rowVerbOf } from "../src/games/battalia/keys";
import { counted } from "../src/games/battalia/piles";
import { extent, squareName, type BattaliaView } from "../src/games/battalia/view";

const seat = (hand: readonly string[], at: string | null = null) => ({ faction: "bar", hand, heroes: { a: { at, steps: 0, points: 0, free: 0 }, b: { at: null, steps: 0, points: 0, free: 0 } } });
const cell = (level: number) => ({ card: "city-bar-s", exits: "NS", owner: 0, level, strength: 0, markets: [], cloaked: false, down: false });
const viewWith = (part: Record<string, unknown>): BattaliaView => ({ players: 2, viewer: 0, layout: "2P", map: {}, pending: [], seats: [seat([]), seat([])], ...part }) as unknown as BattaliaView;

test("an option lies at its card, deck, square or hero", () => {
  expect(placesOf("acquire:amulet")).toEqual(["deck:amulet"]);
  expect(placesOf("city:3:x")).toEqual(["deck:city-x"]);
  expect(placesOf("move:a:horse-sun")).toEqual(["card:horse-sun", "hero:a"]);
  expect(placesOf("place:x2y3:NES")).toEqual(["square:x2y3"]);
  expect(placesOf("use:title-bar:chief-emb+scroll-bar")).toEqual(["card:title-bar"]);
  expect(placesOf("attack:twin=sword")).toEqual(["card:twin"]);
  expect(placesOf("keep")).toEqual([]);
});

test("in a battle a card of the ambush comes from there, and not from the hand", () => {
  expect(placesOf("ambush:lord-emb", "main")).toEqual(["card:lord-emb"]);
  expect(placesOf("ambush:lord-emb", "raise")).toEqual(["hidden:lord-emb"]);
  expect(placesOf("strike:2:lord-emb", "raise")).toEqual(["tent:2"]);
});

test("each action has its verb in the row, and an icon", () => {
  for (const [key, verb] of [["harbour:lord", "hire"], ["masons:x1y1:3", "upgrade"], ["gate:a:x1y1", "move"], ["drink:berserk", "elixir"]] as const) {
    expect(rowVerbOf(key)).toBe(verb);
    expect(signOf(key)).not.toBeNull();
  }
});

test("squares are called by letters and rows, large layouts have eleven columns", () => {
  expect(squareName("x4y2")).toBe("D2");
  expect(extent("6P")).toEqual([11, 7]);
  expect(extent("4P")).toEqual([7, 7]);
});

test("a battle shows the opponent's line first, and by how much who loses", () => {
  const entry = { card: "chief-emb", as: "chief", rank: 2, times: 1, with: ["title-bar"], owner: 1, start: false };
  const strength = { seat: 1, total: 7, strengths: [4], morale: 3, terrain: 0, place: 0, other: 0 };
  const pending = [{ frame: "battle", stack: 1, square: "x1y1", defender: 0, attack: [entry], defence: [], stage: "" }, { frame: "raise", stack: 1 }];
  const facts = { battles: [{ square: "x1y1", losing: "defence", attack: strength, defence: { ...strength, seat: 0, total: 5, strengths: [], morale: 0, place: 5 } }] };
  const sheet = sheetOf(viewWith({ pending, facts }), 0)!;
  expect(sheet.lanes.map(({ side }) => side)).toEqual(["attack", "defence"]);
  expect(sheet.lanes[0].entries[0]).toMatchObject({ card: "chief-emb", with: ["title-bar"], strength: 4, printed: 2 });
  expect(sheet.lanes.map(({ behind }) => behind)).toEqual([null, 2]);
  expect(sheet.step).toBe("raising");
  expect(sheetOf(viewWith({}), 0)).toBeNull();
});

test("an attack that ties needs one more", () => {
  const side = { seat: 0, total: 6, strengths: [], morale: 0, terrain: 0, place: 0, other: 0 };
  const pending = [{ frame: "battle", stack: 0, square: "x1y1", defender: 1, attack: [], defence: [] }];
  const facts = { battles: [{ square: "x1y1", losing: "attack", attack: side, defence: { ...side, seat: 1 } }] };
  expect(sheetOf(viewWith({ pending, facts }), 0)!.lanes[1]).toMatchObject({ side: "attack", behind: 1 });
});

test("what moves: heroes, cities that rise, cards that come into the own hand", () => {
  const before = viewWith({ map: { x1y1: cell(1) }, seats: [seat(["supply"], "x1y1"), seat([])] });
  const now = viewWith({ map: { x1y1: cell(2) }, seats: [seat(["supply", "supply", "lord-bar"], "x1y2"), seat([])] });
  expect(changes(before, now, 0)).toEqual([
    { kind: "walks", seat: 0, hero: "a", from: "x1y1", to: "x1y2" },
    { kind: "built", square: "x1y1" },
    { kind: "card", card: "supply" },
    { kind: "card", card: "lord-bar" },
  ]);
  expect(changes(before, before, 0)).toEqual([]);
});

test("equal cards of a pile are counted together", () => {
  expect(counted(["supply", "lord-bar", "supply"])).toEqual([["supply", 2], ["lord-bar", 1]]);
});
