import { describe, expect, test } from "vitest";
import { fitted, itemsOf, lasts, LEAST, LIMIT, ownFirst, sentence, stepLasts, total, type Tempo } from "../src/table/story/pacing";
import { beats, event, item, position, scene, step } from "./told";

const normal: Tempo = { pace: "normal", still: false };
const still: Tempo = { pace: "normal", still: true };

describe("how long an event is shown", () => {
  test("by its weight", () => expect([0, 1, 2].map((weight) => lasts(event(1, 1, weight), normal))).toEqual([0, 500, 800]));
  test("a heavy one by its beats, within bounds", () => {
    const heavy = (...texts: string[]) => lasts(event(1, 1, 3, { beats: beats(...texts) }), normal);
    expect([heavy(), heavy("a"), heavy("a", "b"), heavy("a", "b", "c"), heavy("a", "b", "c", "d")]).toEqual([800, 800, 1000, 1500, 1600]);
  });
  test("what goes on with another one shortly: a Band with its question is one heavy event", () => {
    const joined = (...texts: string[]) => lasts(event(1, 1, 2, { joins: true, beats: beats(...texts) }), normal);
    expect([joined("a"), joined("a", "b"), joined("a", "b", "c")]).toEqual([500, 600, 600]);
  });
  test("by the pace", () => expect((["off", "quick", "normal", "slow"] as const).map((pace) => lasts(event(1, 1, 2), { pace, still: false }))).toEqual([0, 400, 800, 1440]));
  test("as a still picture when nothing travels", () => expect([0, 1, 3].map((weight) => lasts(event(1, 1, weight), still))).toEqual([0, 1200, 1200]));
  test("the steps of a scene as they say", () => expect([stepLasts(step("a", 1400), normal), stepLasts(step("a", 1400), { pace: "quick", still: false }), stepLasts(step("a", 200), still)]).toEqual([1400, 700, 1200]));
});

describe("what is shown as one thing", () => {
  const positions = new Map([1, 2, 3].map((number) => [number, position(number)]));
  test("book-keeping joins the event before and shows what it has led to", () => {
    const items = itemsOf({ story: [event(1, 1, 2), event(2, 1, 0), event(3, 2, 1)], scenes: [], positions }, normal);
    expect(items.map((one) => [one.events.length, one.ms, one.after?.view.number])).toEqual([[2, 800, 2], [1, 500, 3]]);
    expect(sentence(items[0]!)).toBe("Event 1");
  });
  test("the events of a scene are one, and take the time of its steps", () => {
    const items = itemsOf({ story: [event(1, 1, 4, { scene: "b" }), event(2, null, 2, { scene: "b" }), event(3, 2, 1)], scenes: [scene("b", [])], positions }, normal);
    expect(items.map((one) => [one.scene, one.events.length, one.ms])).toEqual([["b", 2, 0], ["", 1, 500]]);
  });
  test("a scene that nobody has told is an event like others", () => expect(itemsOf({ story: [event(1, 1, 4, { scene: "b" })], scenes: [], positions }, normal)[0]).toMatchObject({ scene: "", ms: 800 }));
  test("where a table in between is not known, nothing travels to the next one", () => {
    const items = itemsOf({ story: [event(1, 1, 2), event(7, 2, 2), event(3, 3, 2)], scenes: [], positions }, normal);
    expect(items.map((one) => one.jumps)).toEqual([false, false, true]);
  });
});

describe("own moves cost no time", () => {
  test("until somebody else acts", () => expect(ownFirst([event(1, 0, 3), event(2, 0, 1), event(3, 1, 1), event(4, 0, 1)], 0)).toBe(2));
  test("with the little that the game adds", () => expect(ownFirst([event(1, 0, 3), event(1, null, 1), event(2, null, 2)], 0)).toBe(2));
  test("but for what was done in one's place", () => expect(ownFirst([event(1, 0, 2), event(2, 0, 2, { cause: "order" })], 0)).toBe(1));
  test("but for a scene", () => expect(ownFirst([event(1, 0, 4, { scene: "b" })], 0)).toBe(0));
  test("nothing is own to a spectator, and the game alone is nobody", () => expect([ownFirst([event(1, 0, 1)], null), ownFirst([event(1, null, 1)], 0)]).toEqual([0, 0]));
});

describe("at most so long between two questions", () => {
  const many = (count: number, seat: (at: number) => number, weight: number, ms: number) => Array.from({ length: count }, (_, at) => item(at + 1, seat(at), weight, ms));
  test("what fits stays as it is", () => {
    const items = many(3, (at) => at, 2, 800);
    expect(fitted(items, LIMIT)).toEqual(items);
  });
  test("first, small events of one seat are joined", () => {
    const items = fitted(many(14, (at) => Math.floor(at / 2), 1, 500), LIMIT);
    expect(items.map((one) => one.events.length)).toEqual([2, 2, 2, 2, 2, 2, 2]);
    expect(total(items)).toBe(3500);
    expect(items[0]?.after?.view.number).toBe(2);
  });
  test("small events of different seats are not", () => expect(fitted(many(13, (at) => at % 2, 1, 500), LIMIT)).toHaveLength(13));
  test("then all are shortened alike", () => {
    const items = fitted([...many(6, (at) => at, 2, 800), ...many(3, (at) => at, 3, 1600)], LIMIT);
    expect(total(items)).toBeCloseTo(LIMIT);
    expect(items[8]!.ms / items[0]!.ms).toBeCloseTo(2);
  });
  test("but none below the least: then the others give more", () => {
    const items = fitted([...many(10, (at) => at, 1, 500), ...many(5, (at) => at, 3, 1600)], LIMIT);
    expect(Math.min(...items.map((one) => one.ms))).toBe(LEAST);
    expect(total(items)).toBeCloseTo(LIMIT);
  });
  test("at last the oldest are left out, and nothing travels over the gap", () => {
    const items = fitted(many(30, (at) => at, 2, 800), LIMIT);
    expect(items).toHaveLength(Math.floor(LIMIT / LEAST));
    expect(items.at(-1)?.events[0]?.number).toBe(30);
    expect(items.map((one) => one.jumps).indexOf(true)).toBe(0);
    expect(total(items)).toBeLessThanOrEqual(LIMIT);
  });
  test("scenes are never left out", () => {
    const items = fitted([item(1, null, 4, 0, { scene: "b" }), ...many(30, (at) => at, 2, 800)], LIMIT);
    expect(items[0]?.scene).toBe("b");
  });
  test("what is quicker than the least stays so", () => expect(fitted(many(30, (at) => at, 1, 250), LIMIT).every((one) => one.ms <= 250)).toBe(true));
});

test("a sentence that comes twice is told once, with how often", () => {
  const one = item(1, 1, 1, 500, { events: [event(1, 1, 1, { text: "Bruno draws" }), event(2, 1, 1, { text: "Bruno draws" }), event(3, 1, 1, { text: "He takes an Elf" })] });
  expect(sentence(one)).toBe("Bruno draws ×2. He takes an Elf");
});
