import { describe, expect, it } from "vitest";
import { keeping, kept } from "../src/lib/kept";

describe("what has not changed stays the same object", () => {
  const before = { areas: { "1A": { units: ["giant"], rune: null }, "1B": { units: [] } }, turn: { seat: 1 }, order: [2, 0, 1] };
  const next = (): typeof before => structuredClone(before);

  it("all of it, if nothing has changed", () => {
    expect(kept(before, next())).toBe(before);
  });

  it("all but the way to what has changed", () => {
    const changed = next();
    changed.areas["1A"].units.push("dragon");
    const result = kept(before, changed);
    expect(result).toEqual(changed);
    expect(result).not.toBe(before);
    expect(result.areas["1A"]).not.toBe(before.areas["1A"]);
    expect(result.areas["1B"]).toBe(before.areas["1B"]);
    expect(result.turn).toBe(before.turn);
    expect(result.order).toBe(before.order);
  });

  it("never the former value", () => {
    const pairs: [unknown, unknown][] = [
      [[1, 2], [1]],
      [[1], [1, 2]],
      [[], {}],
      [{}, []],
      [{ a: 1 }, {}],
      [{}, { a: undefined }],
      [{ a: undefined }, { b: undefined }],
      [{ a: null }, { a: {} }],
      [{ a: 1 }, null],
      [null, { a: 1 }],
      ["a", "b"],
    ];
    for (const [former, latter] of pairs) expect(kept(former, latter), JSON.stringify([former, latter])).toStrictEqual(latter);
  });

  it("neither argument is changed", () => {
    const [former, latter] = [next(), { ...next(), order: [0] }];
    kept(former, latter);
    expect(former).toEqual(before);
    expect(latter).toEqual({ ...before, order: [0] });
  });

  it("things that are more than their parts are taken as they come", () => {
    class Table {
      name = "a";
    }
    const [one, other] = [new Table(), new Table()];
    expect(kept({ table: one }, { table: other }).table).toBe(other);
  });
});

it("what is reckoned again is the former result as long as it is equal to it", () => {
  let number = 1;
  const reckon = keeping(() => ({ number }));
  const first = reckon();
  expect(reckon()).toBe(first);
  number = 2;
  expect(reckon()).toEqual({ number: 2 });
});
