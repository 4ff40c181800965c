import { expect, test } from "vitest";
import { columns, grouped, rowsAt } from "../src/table/story/scenes";
import type { SceneRow } from "../src/wire";
import { scene, step } from "./told";

const row = (id: string, ...values: [number, string][]): SceneRow => ({ id, label: id, icon: "", cells: values.map(([seat, value]) => ({ seat, value, pieces: [], text: "" })) });
const scoring = scene("s", [
  { ...step("hands", 800), rows: [] },
  { ...step("althea", 1400), data: { group: "Kingdoms" }, rows: [row("althea", [0, "+2"], [1, "0"])] },
  { ...step("duris", 1400), data: { group: "Kingdoms" }, rows: [row("duris", [0, "0"], [1, "+6"])] },
  { ...step("bands", 1400), rows: [row("bands", [0, "+3"], [1, "+1"])] },
]);

test("steps of one group are one", () => expect(grouped(scoring)).toEqual([{ label: "hands", from: 0, to: 1 }, { label: "Kingdoms", from: 1, to: 3 }, { label: "bands", from: 3, to: 4 }]));
test("what is to come stands there without its numbers", () => expect(rowsAt(scoring, 2).map((one) => [one.row.id, one.state])).toEqual([["althea", "done"], ["duris", "now"], ["bands", "next"]]));
test("at the result all is told", () => expect(rowsAt(scoring, 4).every((one) => one.state === "done")).toBe(true));
test("a row that comes again has its newest cells", () => {
  const twice = scene("s", [{ ...step("one", 1), rows: [row("sum", [0, "2"])] }, { ...step("two", 1), rows: [row("sum", [0, "5"])] }]);
  expect([0, 1, 2].map((at) => rowsAt(twice, at).map((one) => one.row.cells[0]?.value))).toEqual([["2"], ["5"], ["5"]]);
});
test("the columns are the seats of the scene, in its order", () => expect(columns({ ...scoring, seats: [1, 0] })).toEqual([1, 0]));
