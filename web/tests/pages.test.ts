import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withCode } from "../src/lib/api";
import { fits, keep } from "../src/lib/fairness";
import { recordPath, replayPath } from "../src/replay/address";
import { eyesIn } from "../src/replay/eyes";
import type { TableInfo, Verification } from "../src/wire";

const SEED = "00ff10a7".repeat(8);
const OWN = "ab".repeat(16);
/** The SHA-256 of that seed, computed elsewhere. */
const SEALED = "a445e576750becb80bc8830e103546b8650650d7dda5c7aeb4543ba098208f79";
const revealed = (changed: Partial<Verification> = {}): Verification => ({ ok: true, events: 0, text: "", commitment: SEALED, seed: SEED, nonces: ["cd".repeat(16), OWN], ...changed });

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what is revealed fits if commitment, own bytes and seed are found again", async () => {
  keep("t1", { commitment: SEALED, nonce: OWN });
  expect(await fits("t1", revealed())).toBe(true);
});

test("a browser that kept nothing of a table says nothing about it", async () => {
  keep("t1", { commitment: SEALED, nonce: OWN });
  expect(await fits("t2", revealed())).toBe(null);
});

test("another commitment than the one that was seen before does not fit", async () => {
  keep("t1", { commitment: SEALED, nonce: OWN });
  expect(await fits("t1", revealed({ commitment: "22".repeat(32) }))).toBe(false);
});

test("it does not fit if the own bytes are missing", async () => {
  keep("t1", { commitment: SEALED, nonce: OWN });
  expect(await fits("t1", revealed({ nonces: ["cd".repeat(16)] }))).toBe(false);
  expect(await fits("t1", revealed({ nonces: [] }))).toBe(false);
});

test("a seed that is not the one committed to does not fit, whatever the server says of it", async () => {
  keep("t1", { commitment: SEALED, nonce: OWN });
  expect(await fits("t1", revealed({ seed: "11".repeat(32) }))).toBe(false);
});

test("without cryptography in the page the seed is believed, but not another commitment", async () => {
  keep("t1", { commitment: SEALED, nonce: OWN });
  vi.stubGlobal("crypto", {});
  expect(await fits("t1", revealed({ seed: "11".repeat(32) }))).toBe(true);
  expect(await fits("t1", revealed({ commitment: "22".repeat(32) }))).toBe(false);
});

const over = { eyes: [0, 1, 2], all_seeing: true };
const running = { eyes: [1], all_seeing: false };

test("a replay opens with the eyes that its address asks for", () => {
  expect(eyesIn("none", over)).toBe("none");
  expect(eyesIn("all", over)).toBe("all");
  expect(eyesIn("2", over)).toBe(2);
  expect(eyesIn("none", running)).toBe("none");
});

test("eyes that are not ours become our own", () => {
  for (const wished of [null, "0", "7", "all", "", "x", "01"]) expect(eyesIn(wished, running)).toBe(1);
  expect(eyesIn("0", { eyes: [], all_seeing: false })).toBe("none");
  expect(eyesIn("7", over)).toBe("all");
});

const table = (changed: Partial<TableInfo>) => ({ id: "T", private: true, spectators: true, invitation: "", ...changed }) as TableInfo;

test("the address of a replay carries the code by which a private table is found", () => {
  expect(replayPath(table({}), "A-1")).toBe("/replay/T?code=A-1");
  expect(replayPath(table({ invitation: "OWN" }), "")).toBe("/replay/T?code=OWN");
  expect(recordPath("T", "A-1")).toBe("/api/replays/T/record?code=A-1");
});

test("no code is passed on where nobody needs one or nobody may look on", () => {
  expect(replayPath(table({ private: false, invitation: "OWN" }), "")).toBe("/replay/T");
  expect(replayPath(table({ spectators: false, invitation: "OWN" }), "")).toBe("/replay/T");
  expect(recordPath("T", "")).toBe("/api/replays/T/record");
});

test("a code is written so that it survives an address", () => {
  expect(withCode("tables/T", "a&b c")).toBe("tables/T?code=a%26b%20c");
  expect(withCode("replays/T/frames?from=0", "A")).toBe("replays/T/frames?from=0&code=A");
});
