import { expect, test } from "vitest";
import { BADGES } from "../src/lib/seats";
import { nextBadge } from "../src/table/badge";
import { worthAsking } from "../src/table/confirming";
import { type Attended, presenceOf } from "../src/table/presence";
import { listed, thingOf } from "../src/table/things";
import type { SeatInfo, Status } from "../src/wire";
import { seat } from "./lines";

const clock = (of: number, running: boolean) => ({ seat: of, left: 60_000, running, starts_in: 0 });
const attended = (seats: SeatInfo[], status: Status = "playing"): Attended => ({ info: { status }, seats, waiting: [1], update: { clocks: [clock(0, false), clock(1, true)], thinking: [2] } });

test("a seat shows its clock while it runs, and that its bot thinks", () => {
  const table = attended([seat(0, "Ola"), seat(1, "Jan"), seat(2, "Novice", { kind: "bot" })]);
  expect([0, 1, 2].map((one) => presenceOf(table, one))).toEqual([
    { turn: false, acts: false, clock: null, thinking: false, absent: null },
    { turn: true, acts: false, clock: clock(1, true), thinking: false, absent: null },
    { turn: false, acts: false, clock: null, thinking: true, absent: null },
  ]);
});

test("somebody is missed who is not connected or has left, but nobody after the end, and no bot", () => {
  const seats = [seat(0, "Ola", { connected: false }), seat(1, "Jan", { gone: true }), seat(2, "Ewa", { connected: false, you: true }), seat(3, "Novice", { kind: "bot", connected: false })];
  expect(seats.map((one) => presenceOf(attended(seats), one.seat).absent)).toEqual(["table-away", "table-gone", null, null]);
  expect(seats.map((one) => presenceOf(attended(seats, "finished"), one.seat).absent)).toEqual([null, null, null, null]);
});

test("a choice is asked back if it reveals something or ends the turn with something else to do", () => {
  expect(worthAsking({ reveals: true, ends_turn: false }, 1)).toBe(true);
  expect(worthAsking({ reveals: false, ends_turn: true }, 2)).toBe(true);
  expect(worthAsking({ reveals: false, ends_turn: true }, 1)).toBe(false);
  expect(worthAsking({ reveals: false, ends_turn: false }, 5)).toBe(false);
});

test("the next colour is a free one; with six at the table the host exchanges two, and others keep theirs", () => {
  expect(nextBadge("A", ["A", "B"], false)).toBe("C");
  expect(nextBadge("E", ["E", "A"], true)).toBe("B");
  expect(nextBadge("E", BADGES, true)).toBe("A");
  expect(nextBadge("E", BADGES, false)).toBe(null);
});

test("things are listed once, each kind by title, and not without one", () => {
  expect(thingOf("area:2:north")).toEqual({ kind: "area", id: "2:north" });
  expect(thingOf(null)).toBe(null);
  const title = (thing: { kind: string; id: string }) => (thing.kind === "card" ? `Card ${thing.id}` : "");
  expect(listed(["card:elf", "board:x", "card:elf", "card:orc"], title)).toEqual([
    { key: "card:elf", text: "Card elf" },
    { key: "card:orc", text: "Card orc" },
  ]);
  const areas = listed(["area:10A", "area:UA", "card:orc", "area:9B", "area:9A"], (thing) => thing.id);
  expect(areas.map((area) => area.text)).toEqual(["9A", "9B", "10A", "UA", "orc"]);
});

test("while something is told, whoever acts in it has the turn, and nobody thinks", () => {
  const table = { ...attended([seat(0, "Ola"), seat(1, "Jan")]), telling: { seat: 0 } };
  expect([0, 1].map((one) => presenceOf(table, one)).map(({ turn, acts, thinking }) => [turn, acts, thinking])).toEqual([[true, true, false], [false, false, false]]);
});
