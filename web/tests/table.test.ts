import { expect, test } from "vitest";
import { continued, folded, foreignLog, joined, layOut, withNames } from "../src/table/log";
import { blocks, pieces } from "../src/table/markdown";
import { beside, shared } from "../src/table/placing";
import { line, seat } from "./lines";

const seats = [seat(0, "Ola"), seat(1, "Ola Nowak")];

test("what a player does in one turn stands below the first line of it", () => {
  const entries = layOut([line(2, 0, "band", "Ola plays a Band.", 1), line(3, 0, "marker", "Ola places a marker.", 1), line(4, 1, "draws", "Ola Nowak draws.", 2)], seats, 0);
  expect(entries.map((entry) => (entry.kind === "line" ? entry.sub : entry.kind))).toEqual(["round", false, true, false]);
});

test("a new round and a new part of the game are separators", () => {
  const entries = layOut([line(1, null, "age_begins", "The First Age begins.", 0), line(2, 0, "draws", "Ola draws.", 1), line(4, 0, "draws", "Ola draws.", 3)], seats, 0);
  expect(entries.map((entry) => entry.kind)).toEqual(["phase", "round", "line", "round", "line"]);
});

test("only what is newer than the last own event is news", () => {
  const entries = layOut([line(2, 0, "draws", "Ola draws.", 1), line(3, 1, "draws", "Ola Nowak draws.", 2)], seats, 2);
  expect(entries.flatMap((entry) => (entry.kind === "line" ? [entry.news] : []))).toEqual([false, true]);
});

test("a cause is told where it begins, also below a line that was chosen by hand", () => {
  const turn = [
    line(2, 0, "band", "Ola plays a Band.", 1),
    line(3, 0, "marker", "Ola places a marker.", 1, { cause: "order" }),
    line(3, 0, "glory", "Ola gains Glory.", 1, { cause: "order" }),
    line(4, 0, "discard", "Ola discards.", 1, { cause: "time" }),
    line(5, 1, "draws", "Ola Nowak draws.", 2, { cause: "time" }),
  ];
  const told = layOut(turn, seats, 0).flatMap((entry) => (entry.kind === "line" ? [entry.cause] : []));
  expect(told).toEqual([null, "order", null, "time", "time"]);
});

test("a bot is the cause of what happens in a person's place, and of nothing on its own seat", () => {
  const bots = [seat(0, "Ola"), seat(1, "Novice", { kind: "bot" })];
  const lines = [line(2, 0, "draws", "Ola draws.", 1, { cause: "bot" }), line(3, 1, "draws", "Novice draws.", 2, { cause: "bot" })];
  const causes = layOut(lines, bots, 0).flatMap((entry) => (entry.kind === "line" ? [entry.cause] : []));
  expect(causes).toEqual(["bot", null]);
});

const forced = (number: number, who: number) => line(number, who, "forced", "There is one option only.", 1);

test("forced choices go with the line that they led to, and the story goes on without them", () => {
  const turn = [line(2, 0, "rallies", "Ola rallies.", 1), forced(2, 0), forced(2, 0), line(3, 0, "hires", "Ola hires.", 1), forced(3, 1), line(3, null, "destroyed", "Destroyed.", 1)];
  expect(folded(turn).map((one) => [one.line?.message, one.forced.length])).toEqual([["rallies", 0], ["hires", 2], ["destroyed", 1]]);
  const entries = layOut(turn, seats, 2).flatMap((entry) => (entry.kind === "line" ? [[entry.line.message, entry.sub, entry.news, entry.forced.length]] : []));
  expect(entries).toEqual([["rallies", false, false, 0], ["hires", true, true, 2], ["destroyed", false, true, 1]]);
});

test("forced choices of which no line tells stand alone, folded", () => {
  const lines = [line(2, 0, "draws", "Ola draws.", 1), forced(3, 0), line(3, 1, "draws", "Ola Nowak draws.", 1), forced(4, 1), line(4, null, "season_begins", "Winter begins.", 1), forced(5, 0)];
  const entries = layOut(lines, seats, 4);
  expect(entries.map((entry) => entry.kind)).toEqual(["round", "line", "forced", "line", "forced", "phase", "forced"]);
  expect(entries.flatMap((entry) => (entry.kind === "forced" ? [entry.news] : []))).toEqual([false, false, true]);
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
});

test("the lines of a scene are one entry, and what comes after it stands for itself", () => {
  const battle = { scene: "battle-2" };
  const lines = [
    line(1, 0, "activates", "Ola activates 3B.", 1),
    line(2, 0, "battle_begins", "Ola fights.", 1, battle),
    line(3, 1, "stands", "Ola Nowak stands.", 1, battle),
    line(3, 0, "arrives", "Ola arrives.", 1),
    line(4, 1, "draws", "Ola Nowak draws.", 2, { scene: "unknown" }),
  ];
  const heads = new Map([["battle-2", { id: "battle-2", text: "Ola wins", steps: ["Row 1"] }]]);
  const entries = layOut(lines, seats, 2, heads);
  expect(entries.map((entry) => entry.kind)).toEqual(["round", "line", "scene", "line", "line"]);
  expect(entries[2]).toMatchObject({ news: true, head: { text: "Ola wins" }, lines: lines.slice(1, 3) });
  expect(entries[3]).toMatchObject({ sub: false });
});

test("no two entries are called the same, even where scenes lie side by side or one is interrupted", () => {
  const [one, other] = [{ scene: "season-1" }, { scene: "season-2" }];
  const lines = [
    line(1, null, "card", "Frost.", 1, one),
    line(1, null, "settled", "Done.", 0, one),
    line(2, null, "card", "Thaw.", 1, other),
    line(2, null, "settled", "Done.", 0, other),
    line(3, null, "late", "Ola pays.", 1, one),
  ];
  const heads = new Map(["season-1", "season-2"].map((id) => [id, { id, text: id, steps: [] as string[] }] as const));
  const ids = layOut(lines, seats, 0, heads).map((entry) => entry.id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("a log says its language only where it is not that of the page", () => {
  expect([foreignLog("", "en"), foreignLog("en", "en"), foreignLog("pl", "en")]).toEqual([undefined, undefined, "pl"]);
});

test("the longer of two names is found, and no part of a word", () => {
  expect(withNames("Ola Nowak and Ola, not Olaf.", seats.map((one) => one.name)).filter((part) => part.name).map((part) => part.text)).toEqual(["Ola Nowak", "Ola"]);
});

test("you are named at the beginning of a sentence alone", () => {
  expect(withNames("You take it from Ola.", ["Ola"], "You").filter((part) => part.name).map((part) => part.text)).toEqual(["You", "Ola"]);
  expect(withNames("Your Band and You.", ["Ola"], "You").filter((part) => part.name)).toEqual([]);
});

test("a further line leaves out the name that stands above it", () => {
  expect(continued("Ola places a marker.", "Ola")).toBe("Places a marker.");
  expect(continued("The card drawn: Red Elf.", "Ola")).toBe("The card drawn: Red Elf.");
});

test("rules are read into paragraphs, lists and tables", () => {
  const read = blocks("First **bold** text,\nsee ET-188.\n\n- one\n- two\n  goes on\n\n| a | b |\n|---|---|\n| 1 | 2 |");
  expect(read.map((block) => block.kind)).toEqual(["paragraph", "list", "table"]);
  expect(read[1]).toMatchObject({ ordered: false, items: [[{ text: "one" }], [{ text: "two goes on" }]] });
  expect(read[2]).toMatchObject({ head: [[{ text: "a" }], [{ text: "b" }]], rows: [[[{ text: "1" }], [{ text: "2" }]]] });
});

test("marks become pieces, and HTML stays text", () => {
  expect(pieces("A **b** *c* `d` ET-001 <i>e</i>")).toEqual([
    { kind: "text", text: "A " },
    { kind: "bold", text: "b" },
    { kind: "text", text: " " },
    { kind: "italic", text: "c" },
    { kind: "text", text: " " },
    { kind: "code", text: "d" },
    { kind: "text", text: " " },
    { kind: "rule", text: "ET-001" },
    { kind: "text", text: " <i>e</i>" },
  ]);
});

const room = { width: 1000, height: 800 };
const bubble = { width: 300, height: 150 };

test("a bubble stands at the right of its thing while nothing is in the way", () => {
  expect(beside({ left: 100, top: 300, width: 80, height: 100 }, bubble, room, [], ["right", "left", "above", "below"])).toMatchObject({ side: "right", left: 191 });
});

test("a bubble covers neither its thing nor what matters, if there is a side for it", () => {
  const thing = { left: 450, top: 300, width: 80, height: 100 };
  const chips = [{ left: 540, top: 250, width: 400, height: 200 }];
  const place = beside(thing, bubble, room, chips, ["right", "left", "above", "below"]);
  expect(place.side).toBe("left");
  expect(shared({ ...place, ...bubble }, thing)).toBe(0);
});

test("at the edge of the window a bubble stays inside", () => {
  const place = beside({ left: 940, top: 760, width: 50, height: 30 }, bubble, room, [], ["above", "below"]);
  expect(place).toEqual({ side: "above", left: 696, top: 599 });
});

test("without a place beside its thing, a bubble stands beyond the bar", () => {
  const bar = { left: 100, top: 600, width: 800, height: 80 };
  const place = beside({ left: 400, top: 700, width: 80, height: 90 }, bubble, room, [bar], ["right", "left", "above", "below"], bar);
  expect(place).toMatchObject({ side: "above", top: 439 });
});

test("lines of one kind and player are one sentence", () => {
  const placed = (number: number, who: number, thing: string) => line(number, who, "setup_unit", `Cora places ${thing}.`, 0, { more: thing, about: [`area:${number}`] });
  const lines = [placed(2, 0, "an Archer in 1A"), placed(3, 0, "a Knight in 1B"), placed(4, 1, "an Archer in 2A"), line(5, 1, "draws", "Cora draws.", 0)];
  const told = joined(lines);
  expect(told.map((one) => one.text)).toEqual(["Cora places an Archer in 1A, a Knight in 1B.", "Cora places an Archer in 2A.", "Cora draws."]);
  expect(told[0]).toMatchObject({ number: 3, about: ["area:2", "area:3"] });
  expect(lines[0]?.text).toBe("Cora places an Archer in 1A.");
});
