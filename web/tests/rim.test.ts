import { expect, test } from "vitest";
import { inSight, rimArrows } from "../src/table/rim";

const seen = { left: 0, top: 100, right: 390, bottom: 500 };
const place = (x: number, y: number) => ({ left: x - 10, top: y - 10, right: x + 10, bottom: y + 10 });

test("what is seen gets no arrow", () => {
  expect(inSight(place(200, 300), seen)).toBe(true);
  expect(rimArrows([place(200, 300)], seen, 24)).toEqual([]);
});

test("an arrow stands at the rim and points to its place", () => {
  const [up, right] = rimArrows([place(900, 300), place(195, -200)], seen, 24);
  expect([right!.x, right!.y, right!.turn]).toEqual([390 - 24, 300, 0]);
  expect([up!.x, up!.y, up!.turn]).toEqual([195, 124, -90]);
});

test("places behind one another share an arrow, which leads to the nearest first", () => {
  const [one, ...others] = rimArrows([place(2000, 300), place(500, 310), place(900, 290)], seen, 24);
  expect(others).toEqual([]);
  expect(one!.behind).toEqual([1, 2, 0]);
});

test("every arrow lies within what is seen", () => {
  const around = Array.from({ length: 24 }, (_, at) => place(195 + 900 * Math.cos(at), 300 + 900 * Math.sin(at)));
  for (const { x, y } of rimArrows(around, seen, 24)) expect(inSight(place(x, y), seen)).toBe(true);
});
