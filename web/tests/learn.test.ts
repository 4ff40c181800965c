/** Lessons: where the bubble stands, and the words in it. */
import { describe, expect, it } from "vitest";
import { parts } from "../src/learn/bold";
import { beside, type Box, type Side } from "../src/learn/placing";

const ROOM: Box = { left: 264, top: 48, width: 870, height: 850 };
const BUBBLE = { width: 596, height: 260 };

function apart(one: Box, other: Box): boolean {
  return one.left + one.width <= other.left || other.left + other.width <= one.left || one.top + one.height <= other.top || other.top + other.height <= one.top;
}

describe("the bubble of a lesson", () => {
  it("stands on the wished side and points at the middle of the thing", () => {
    const thing = { left: 540, top: 580, width: 60, height: 84 };
    const placed = beside(thing, BUBBLE, ROOM, "up");
    expect(placed.side).toBe("up");
    expect(placed.top + BUBBLE.height).toBeLessThan(thing.top);
    expect(placed.left + placed.tail).toBe(570);
  });

  it.each<[string, Box, Side]>([
    ["at the top", { left: 600, top: 60, width: 60, height: 60 }, "up"],
    ["at the bottom", { left: 600, top: 820, width: 60, height: 60 }, "down"],
    ["in the corner", { left: 270, top: 52, width: 24, height: 24 }, "left"],
    ["at the right", { left: 1080, top: 400, width: 40, height: 40 }, "right"],
    ["large", { left: 300, top: 330, width: 700, height: 250 }, "up"],
  ])("covers nothing that it points at: a thing %s", (_, thing, side) => {
    const placed = beside(thing, BUBBLE, ROOM, side);
    expect(placed.side).not.toBeNull();
    expect(apart(thing, { ...placed, ...BUBBLE })).toBe(true);
  });

  it("stays within its room, also without a thing or without place beside it", () => {
    for (const thing of [null, { left: 270, top: 60, width: 850, height: 820 }]) {
      const placed = beside(thing, BUBBLE, ROOM, "up");
      expect(placed.side).toBeNull();
      expect(placed.left).toBeGreaterThanOrEqual(ROOM.left);
      expect(placed.left + BUBBLE.width).toBeLessThanOrEqual(ROOM.left + ROOM.width);
      expect(placed.top).toBeGreaterThanOrEqual(ROOM.top);
      expect(placed.top + BUBBLE.height).toBeLessThanOrEqual(ROOM.top + ROOM.height);
    }
  });
});

it("words between ** are bold", () => {
  expect(parts("Both are **red**. So is **Rhea**")).toEqual([
    { text: "Both are ", bold: false },
    { text: "red", bold: true },
    { text: ". So is ", bold: false },
    { text: "Rhea", bold: true },
  ]);
  expect(parts("plain")).toEqual([{ text: "plain", bold: false }]);
});
