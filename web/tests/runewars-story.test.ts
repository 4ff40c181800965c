import { describe, expect, test } from "vitest";
import { isEmpty, rowsAt, waiting, type BattleStep } from "../src/games/runewars/battle/scene";
import { bestTurn, layout, lines } from "../src/games/runewars/geometry";
import type { SceneInfo } from "../src/wire";
import "./printed";

/** A map that is much wider than it is high. */
const MAP = [
  { tile: "3", q: 0, r: 0, rot: 0 },
  { tile: "7", q: 2, r: 1, rot: 2 },
  { tile: "1", q: 3, r: 0, rot: 3 },
  { tile: "5", q: 5, r: 0, rot: 2 },
  { tile: "U", q: 4, r: 1, rot: 1 },
  { tile: "D", q: -1, r: 2, rot: 3 },
];

describe("the map is turned to fill its place", () => {
  const fit = (turn: number, width: number, height: number) => Math.min(width / layout(MAP, turn).width, height / layout(MAP, turn).height);

  test.each([
    [840, 600],
    [600, 840],
    [1200, 300],
  ])("no other turn would let it be larger in %i by %i", (width, height) => {
    const turn = bestTurn(MAP, width, height);
    for (const other of [0, 1, 2, 3, 4, 5]) expect(fit(other, width, height)).toBeLessThanOrEqual(fit(turn, width, height) * 1.04);
  });

  test("it stays as it lies while another turn is hardly better", () => {
    const turns = [0, 1, 2].filter((turn) => bestTurn(MAP, 700, 700, turn) === turn);
    expect(turns.length).toBeGreaterThan(0);
    for (const turn of turns) expect(bestTurn(MAP, 701, 699, turn)).toBe(turn);
  });

  test.each([1, 2, 3, 4, 5])("turned by %i steps every area keeps its neighbours and its borders", (turn) => {
    const [plain, lying] = [layout(MAP), layout(MAP, turn)];
    for (const area of plain.areas) {
      const same = lying.byId.get(area.id)!;
      area.beside.forEach((other, direction) => {
        expect(same.beside[(direction + turn) % 6]).toBe(other);
        expect(same.borders[(direction + turn) % 6]).toBe(area.borders[direction]);
      });
    }
    const count = (map: ReturnType<typeof layout>) => lines(map).filter(({ border }) => border !== "open").length;
    expect(count(lying)).toBe(count(plain));
  });
});

function step(row: number, more: Partial<BattleStep> = {}): BattleStep {
  const none = { att: [], def: [] };
  return {
    area: "3D", attacker: 0, defender: null, decider: 1, row, before: [2, 2], strength: [2, 1], standing: [2, 1],
    sides: { att: { units: ["footman", "footman", "knight-routed"], lost: [], aside: [] }, def: { units: ["archer"], lost: [], aside: [] } },
    draws: [], struck: { att: [], def: [] }, victims: { att: "", def: "" }, told: "", lead: null, quick: none, ...more,
  } as BattleStep;
}
function scene(...steps: [string, BattleStep][]): SceneInfo {
  return {
    id: "battle-1", number: 1, name: "battle", title: "Battle", layout: "versus", seats: [0], result: null, waits: true,
    steps: steps.map(([id, data]) => ({ id, label: id, ms: 0, text: "", lit: [], rows: [], data: data as unknown as Record<string, unknown> })),
  };
}

describe("the rows of a battle that is told", () => {
  const told = scene(["lineup", step(0)], ["row:1", step(1)], ["row:2", step(2)], ["row:3", step(3)], ["row:4", step(4)], ["row:5", step(5)], ["count", step(0)]);

  test("the present one is one after the other, what is past stays, what comes waits", () => {
    expect(rowsAt(told, 0).map(({ state }) => state)).toEqual(["next", "next", "next", "next", "next"]);
    expect(rowsAt(told, 2).map(({ state }) => state)).toEqual(["past", "now", "next", "next", "next"]);
    expect(rowsAt(told, 6).map(({ state }) => state)).toEqual(["past", "past", "past", "past", "past"]);
  });

  test("units wait in the row of their initiative, routed ones do not, and an Ambush comes first", () => {
    expect(waiting(step(0), "att", 3).map(({ unit, count }) => [unit, count])).toEqual([["footman", 2]]);
    expect(waiting(step(0), "att", 2)).toEqual([]);
    expect(waiting(step(0, { quick: { att: ["footman"], def: [] } }), "att", 1).map(({ unit }) => unit)).toEqual(["footman"]);
  });

  test("a row in which nobody drew is empty unless somebody was struck in it", () => {
    const quiet = { number: 1, state: "now" as const, step: step(1, {}) };
    const hit = { ...quiet, step: step(1, { struck: { att: [{ label: "knight-routed", dead: false }], def: [] } }) };
    expect([isEmpty(quiet, quiet.step), isEmpty(hit, hit.step)]).toEqual([true, false]);
  });
});
