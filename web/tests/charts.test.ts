import { describe, expect, test } from "vitest";
import { contrast, legible, lineColour, path, spans } from "../src/charts/curve";
import { FACTION_LOOKS } from "../src/games/runewars/look";

describe("lines of a chart", () => {
  test("have the colours of the game's banners, as far as they are seen on the paper", () => {
    expect(lineColour("A", false, { ...FACTION_LOOKS.daqan, icon: "" })).toBe(FACTION_LOOKS.daqan.fill);
    expect(lineColour("B", false)).toBe("#184A94");
  });
  test.each(Object.entries(FACTION_LOOKS))("of %s stand out in both themes", (_, { fill }) => {
    expect(contrast(legible(fill, false), "#FAF4E6")).toBeGreaterThanOrEqual(3);
    expect(contrast(legible(fill, true), "#24272E")).toBeGreaterThanOrEqual(3);
  });
  test("contrast is reckoned as the guidelines say", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21);
    expect(contrast("#777777", "#FFFFFF")).toBeCloseTo(4.48, 1);
  });
  test("go straight from point to point, or in steps", () => {
    const points = [{ at: 0, scores: [0] }, { at: 5, scores: [2] }];
    expect(path(points, 0, 100, 10, 10, 2)).toBe("M0.0 10.0L50.0 0.0");
    expect(path(points, 0, 100, 10, 10, 2, true)).toBe("M0.0 10.0H50.0V0.0");
  });
});

test("stages reach from one beginning to the next, the first from 0 on, the last to the end", () => {
  const times = [{ title: "Year 1", number: 9, turn: 2 }, { title: "Year 2", number: 40, turn: 16 }];
  expect(spans(times, (time) => time.turn, 20)).toEqual([{ title: "Year 1", from: 0, to: 16 }, { title: "Year 2", from: 16, to: 20 }]);
  expect(spans(times, (time) => time.number, 50).map(({ from, to }) => [from, to])).toEqual([[0, 40], [40, 50]]);
  expect(spans([], (time) => time.turn, 20)).toEqual([]);
});
