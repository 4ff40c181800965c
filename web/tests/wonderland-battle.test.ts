import { expect, test } from "vitest";
import { layOut } from "../src/lib/content.svelte";
import { laneOrder, statusOf, type BattleFrame } from "../src/games/wonderland/battle/battle";
import { cellsOf, columnsOf, packed, withDraw, type Happened, type History } from "../src/games/wonderland/battle/columns";
import { groupsOf } from "../src/games/wonderland/battle/reach";
import { historyIn, screenAt, type ColumnTold, type LaneTold } from "../src/games/wonderland/battle/scene";
import { screenOf } from "../src/games/wonderland/battle/screen";
import { chipsOf, choiceOf, partOf } from "../src/games/wonderland/outcome/narrowing";
import type { Chip } from "../src/games/wonderland/ids";
import type { Drawn, Fighter, WonderlandView } from "../src/games/wonderland/view";
import type { SceneInfo } from "../src/wire";

const SYMBOLS = [2, 5, 9, 12, 16, 20, 24];
const STRENGTH = { SOLDIER_W: 1, FLAMINGO_S: 2, ROOK_W: 3, ROOK_S: 4, CREATURE_W: 2, CREATURE_S: 4, FORGE: 1, FACTION_1: 1, ROSE_W: 1, ROSE_S: 2, ARTIFACT: 3, WL20: 1 } as Record<Chip, number>;
layOut({ game: "wonderland", content: "", printed: { strength: STRENGTH, forge_symbols: SYMBOLS, scoring_tokens: { ST1: [3, 6, 9] } } } as never);

// Columns

const played = (seat: number, chip: Chip, gain: number): Happened => ({ seat, kind: "played", chip, gain, lost: 0 });
const harm = (seat: number, lost: number): Happened => ({ seat, kind: "harm", chip: "MADNESS", gain: 0, lost });
/** As on the screen of the design: one halts in draw 3, one meets madness there. */
const HISTORY: History = {
  start: { 0: 2, 3: 0 },
  draws: [
    { number: 1, happened: [played(0, "FACTION_1", 1), played(3, "ARTIFACT", 3)] },
    { number: 2, happened: [played(0, "ROOK_S", 4), played(3, "ROOK_W", 3)] },
    { number: 3, happened: [harm(0, 1), { seat: 3, kind: "halt", chip: null, gain: null, lost: 0 }] },
  ],
};

test("what was drawn together stands in one column", () => {
  const columns = columnsOf(3, true);
  expect(columns.map(({ kind, from, to }) => [kind, from, to])).toEqual([["start", 0, 0], ["draws", 1, 1], ["draws", 2, 2], ["draws", 3, 3], ["next", 4, 4]]);
  expect(cellsOf(HISTORY, 0, columns).map(({ kind }) => kind)).toEqual(["start", "chip", "chip", "chip"]);
  expect(cellsOf(HISTORY, 3, columns).map(({ kind }) => kind)).toEqual(["start", "chip", "chip", "halt"]);
  expect(cellsOf(HISTORY, 3, columns)[0]).toEqual({ kind: "start", start: 0 });
});

test("a draw in which somebody did nothing leaves a gap", () => {
  const late = { ...HISTORY, draws: [...HISTORY.draws, { number: 4, happened: [played(0, "ROSE_W", 1)] }] };
  expect(cellsOf(late, 3, columnsOf(4, false)).at(-1)).toEqual({ kind: "empty" });
});

test("with more than eight columns the oldest draws fold into one, with all that they gave", () => {
  expect(columnsOf(7, true)).toHaveLength(9);
  expect(columnsOf(7, true).some(({ from, to }) => from < to)).toBe(false);
  const columns = columnsOf(10, true);
  expect(columns).toHaveLength(9);
  expect(columns[1]).toEqual({ kind: "draws", from: 1, to: 4 });
  expect(columns[2]).toEqual({ kind: "draws", from: 5, to: 5 });
  expect(cellsOf(HISTORY, 0, columns)[1]).toEqual({ kind: "fold", gain: 5, lost: 1, chips: ["FACTION_1", "ROOK_S"] });
  expect(cellsOf(HISTORY, 3, columns)[2]).toEqual({ kind: "empty" });
});

test("without a history the chips are packed to the left and say nothing of what they gave", () => {
  const history = packed({ 0: ["ROSE_W", "FORGE"], 2: ["ARTIFACT"] });
  const cells = cellsOf(history, 0, columnsOf(2, false));
  expect(cells.map((cell) => (cell.kind === "chip" ? [cell.happened.chip, cell.happened.gain] : cell.kind))).toEqual(["start", ["ROSE_W", null], ["FORGE", null]]);
  expect(cells[0]).toEqual({ kind: "start", start: null });
});

test("the draw in progress takes the place of what was told of it", () => {
  const now = withDraw(HISTORY, 3, [played(0, "WL20", 1)]);
  expect(now.draws[2]!.happened.map(({ seat, kind }) => [seat, kind])).toEqual([[3, "halt"], [0, "played"]]);
  expect(withDraw(HISTORY, 4, [played(0, "WL20", 1)]).draws).toHaveLength(4);
});

// Open bags

const drawn = (strength: number, more: Partial<Drawn> = {}): Drawn => ({ strength, lost: 0, bust: false, blocked: false, ...more });

test("chips of an open bag are grouped by what they bring: bust, losses, what the shield stops, then strengths", () => {
  const bag: Chip[] = ["MADNESS", "FORGE", "MADNESS_2", "ROOK_W", "FACTION_1", "MADNESS", "POISON", "WL20"];
  const reach = { MADNESS: drawn(10, { lost: 1 }), MADNESS_2: drawn(0, { lost: 2, bust: true }), POISON: drawn(10, { blocked: true }), FORGE: drawn(11), FACTION_1: drawn(11), ROOK_W: drawn(13) };
  const groups = groupsOf(bag, reach);
  expect(groups.map(({ kind, strength, chips }) => [kind, strength, chips.length])).toEqual([["bust", 0, 1], ["loss", 10, 2], ["blocked", 10, 1], ["gain", 11, 2], ["gain", 13, 1]]);
});

// The table

const fighter = (more: Partial<Fighter> = {}): Fighter => ({ status: "fighting", strength: 0, draws: 0, madness: 0, extra: 0, crown: 0, flamingo: false, wait: false, caterpillar: false, unicorn: false, mad_here: false, laid: false, ...more });
const seat = (faction: string, more: object = {}) => ({ faction, vp: 0, shards: 0, shield: "ready", leader: "TT", leader_strength: 1, supporters: { NM: 2 }, figures: {}, castles: {}, bag: 8, exhausted: [], active: [], madness: [], forge: [[], [], [], []], abilities: [], wonderlandians: [], tea_cards: [], quests: 1, feats: [], host_used: false, ...more });
function table(battle: object, ...more: object[]): WonderlandView {
  const seats = ["alice", "queen", "jabberwock", "hatter"].map((faction) => seat(faction));
  return { players: 4, viewer: 3, options: {}, round: 2, phase: "war", first_player: 1, unused_region: null, ally_cards: {}, scoring: { NM: "ST1", RK: "ST1", GF: "ST1", TT: "ST1", PT: "ST1" }, battle_start: "PT", seats, pending: [{ name: "war", queue: ["RK"] }, { name: "battle", region: "NM", lost: 0, wagers: {}, ...battle }, ...more] } as unknown as WonderlandView;
}
const DECIDING = { step: "decide", fighters: { 0: fighter({ draws: 2 }), 2: fighter({ draws: 2 }), 3: fighter({ draws: 2 }) }, ask: "draw_or_halt", of: [0, 2, 3], answers: { 0: null, 3: null } };

test("lanes stand in turn order, one's own last", () => {
  const view = table(DECIDING);
  expect(laneOrder(view, [0, 2, 3], 3)).toEqual([2, 0, 3]);
  expect(laneOrder(view, [0, 2, 3], null)).toEqual([2, 3, 0]);
});

test("of a sealed choice nothing is told but that it was made", () => {
  const view = table(DECIDING);
  const battle = view.pending[1] as BattleFrame;
  expect([0, 2, 3].map((one) => statusOf(view, battle, one))).toEqual(["sealed", "choosing", "sealed"]);
  const lanes = screenOf(view, null, 2)!.lanes;
  expect(lanes.map(({ seat: who, next }) => [who, next])).toEqual([[3, "sealed"], [0, "sealed"], [2, "choice"]]);
  const drawing = JSON.stringify(lanes.filter(({ own }) => !own));
  expect(drawing).not.toMatch(/draw_or|"draw"|"halt"/);
});

test("while a draw is made, its chips stand in its column and no further one follows", () => {
  const view = table({ ...DECIDING, ask: undefined, fighters: { 0: fighter({ draws: 1 }), 3: fighter({ draws: 1 }) } }, { name: "draw", step: "choose", drawers: [0, 3], drawn: { 3: ["ROSE_W", "FORGE"] }, played: { 0: "ARTIFACT" }, strength: {}, gain: {} });
  const screen = screenOf(view, null, 3)!;
  expect(screen.columns.map(({ kind }) => kind)).toEqual(["start", "draws"]);
  expect(screen.lanes.at(-1)!.cells.at(-1)).toEqual({ kind: "several", chips: ["ROSE_W", "FORGE"] });
  expect(screen.lanes[0]!.cells.at(-1)).toMatchObject({ kind: "chip", happened: { chip: "ARTIFACT", gain: null } });
});

test("the regions are ticked up to the present battle", () => {
  expect(screenOf(table(DECIDING), null, 3)).toMatchObject({ order: ["PT", "NM", "RK", "GF", "TT"], present: 1, value: 6, draw: 1 });
});

// The scene

const column = (number: number, state: ColumnTold["state"], chip: Chip, gain = 0, lost: string[] = []): ColumnTold => ({ number, state, chips: [chip], chip, gain, strength: 0, lost, powers: [] });
const lane = (seat: number, more: Partial<LaneTold>): LaneTold => ({ seat, strength: 0, status: "fighting", start: 0, castle: 0, leader: 0, leads: false, supporters: 1, figures: [], present: [], madness: 0, shield: true, bag: 9, draws: [], lost: [], place: 0, vp: 0, castle_in: "", now: { place: 1, vp: 6, forge: 0 }, ...more });
function scene(...steps: { id: string; number: number; lanes: LaneTold[] }[]): SceneInfo {
  const data = { region: "NM", round: 2, points: 6, second: 3, resistance: 0, wagers: [1], uncontested: false, done: [], deeds: [] };
  return { id: "war_battle-1", number: 1, name: "war_battle", title: "", layout: "versus", seats: [0, 3], result: null, waits: true, steps: steps.map(({ id, number, lanes }) => ({ id, label: "", ms: 0, text: "", lit: [], rows: [], data: { ...data, number, lanes } })) };
}
const TWO = [lane(0, { status: "halted", start: 2, draws: [column(1, "played", "ROSE_W", 1)] }), lane(3, { start: 1, draws: [column(1, "blocked", "MADNESS"), column(2, "played", "ROOK_S", 4)] })];
const TOLD = scene({ id: "start", number: 0, lanes: [lane(0, { start: 2 }), lane(3, { start: 1 })] }, { id: "draw:1", number: 1, lanes: TWO.map((each) => ({ ...each, status: "fighting" as const, draws: each.draws.slice(0, 1) })) }, { id: "draw:2", number: 2, lanes: TWO });

test("the history of a scene: who has halted has a hand in the next column, what was blocked gave nothing", () => {
  const history = historyIn(TOLD)!;
  expect(history.start).toEqual({ 0: 2, 3: 1 });
  expect(history.draws.map(({ happened }) => happened.map(({ seat: who, kind, gain }) => [who, kind, gain]))).toEqual([[[0, "played", 1], [3, "blocked", 0]], [[0, "halt", null], [3, "played", 4]]]);
  expect(historyIn({ ...TOLD, name: "game_end" })).toBeNull();
});

test("a step of a scene shows nothing of later draws", () => {
  const early = screenAt(TOLD, 1, table(DECIDING), 3);
  expect(early.columns).toHaveLength(2);
  expect(early.step).toBe("draw");
  expect(early.lanes.map(({ seat: who }) => who)).toEqual([0, 3]);
  expect(JSON.stringify(early)).not.toContain("ROOK_S");
});

test("whoever is bust has no chips any more", () => {
  const bust = scene({ id: "draw:2", number: 2, lanes: [lane(3, { status: "bust", draws: [column(1, "played", "ROSE_W", 1), column(2, "madness", "MADNESS_2", 0, ["supporter"])] })] });
  expect(historyIn(bust)!.draws.map(({ happened }) => happened.map(({ kind }) => kind))).toEqual([[], ["bust"]]);
});

// Forging in two parts

const KEYS = ["forge:ROSE_W:1", "forge:ROSE_W:2", "forge:WL14:2", "stop"];

test("a chip and a track are chosen in either order, and only the second choice is a key", () => {
  expect(choiceOf(KEYS, partOf(null), 2)).toBe("track:2");
  expect(choiceOf(KEYS, partOf("forge:WL14"), 2)).toBe("forge:WL14:2");
  expect(choiceOf(KEYS, partOf("forge:WL14"), 1)).toBe("");
  expect(choiceOf(KEYS, partOf(null), 3)).toBe("");
  expect([...chipsOf(KEYS, partOf("track:1"))]).toEqual(["ROSE_W"]);
  expect([...chipsOf(KEYS, partOf(null))]).toEqual(["ROSE_W", "WL14"]);
  expect(partOf("track:4")).toEqual({ chip: null, track: 4 });
});
