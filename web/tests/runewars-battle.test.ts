import { describe, expect, test } from "vitest";
import { aimedAt, battleIn, drawn, onFigures, rows, stageOf, stepOf, type BattleFrame, type Fighters } from "../src/games/runewars/battle/battle";
import { duelIn, healthOf, used } from "../src/games/runewars/battle/duel";
import { signOf, told } from "../src/games/runewars/battle/telling";
import { boundsOf, cellsOf, inOrder, markersIn, middleOf, nearest, outline, placings, rotations, shiftOf, turnedOn, unlaidIn, whileBuilding } from "../src/games/runewars/building/placing";
import { layout } from "../src/games/runewars/geometry";
import type { Frame, RunewarsView } from "../src/games/runewars/view";
import type { Line } from "../src/wire";
import "./printed";

const MAP = [{ tile: "9", q: 0, r: 0, rot: 0 }];

function side(seat: number | null, units: string[], more: Partial<Fighters> = {}): Fighters {
  return { seat, decider: seat ?? 0, units, drawn: [], type: null, cards: [], undying: false, quick: [], support: {}, killed: [], ...more };
}
function battle(more: Partial<BattleFrame> = {}): BattleFrame {
  const none = { units: 0, cards: 0, banner: 0, stronghold: 0, walls: 0, conquer: 0, total: 0 };
  return {
    name: "battle",
    step: "discard",
    area: "9A",
    att: side(0, ["bowman", "bowman-routed", "knight", "knight-d1", "footman"], { killed: ["footman", "footman"] }),
    def: side(1, ["berserker", "warlock"]),
    round: 2,
    extra: [],
    totals: null,
    winner: null,
    strength_now: [none, none],
    ...more,
  };
}
function view(...pending: Frame[]): RunewarsView {
  const area = { units: ["berserker-routed"], city: null, stronghold: null, development: null, rune: null, activated: [], exploration: null, controller: 1, yields: { food: 0, wood: 0, ore: 0 } };
  const seats = [{ faction: "daqan" }, { faction: "uthuk" }];
  return { map: MAP, areas: { "9A": area }, seats, heroes: { hero_valadir: { seat: 0, area: "9A", damage: 2 } }, pending } as unknown as RunewarsView;
}
const keys = (found: Map<string, string>) => [...found.keys()];

describe("the rows of a battle", () => {
  test("figures stand by initiative, the dead and those routed before with their type", () => {
    const frame = battle();
    const [first, second, third] = rows(view(frame), frame);
    expect(first!.att.map(({ unit, ranks }) => [unit, ranks.map(({ label }) => label)])).toEqual([["bowman", ["bowman", "bowman-routed"]]]);
    expect(second!.att[0]!.ranks.map(({ label, count }) => [label, count])).toEqual([["knight", 1], ["knight-d1", 1]]);
    expect(second!.def[0]!.ranks.map(({ label, aside }) => [label, aside])).toEqual([["berserker", false], ["berserker-routed", true]]);
    expect(third!.att[0]).toMatchObject({ unit: "footman", dead: 2 });
  });
  test("a type in ambush fights in the first row", () => {
    const frame = battle({ def: side(1, ["warlock"], { quick: ["warlock"] }) });
    const [first, , third] = rows(view(frame), frame);
    expect(first!.def.map(({ unit }) => unit)).toEqual(["warlock"]);
    expect(third!.def).toEqual([]);
  });
  test("a winner who has returned to the area is found there, and nobody rests beside the battle", () => {
    const frame = battle({ step: "surplus", att: side(0, []), def: side(1, []), totals: [5, 2], winner: "att" });
    const here = view(frame);
    here.areas["9A"]!.units = ["knight", "knight"];
    const [, second] = rows(here, frame);
    expect(second!.att[0]!.ranks.map(({ label, count }) => [label, count])).toEqual([["knight", 2]]);
    expect(second!.def).toEqual([]);
  });
});

describe("the steps of a battle", () => {
  test("while routs and damage are assigned the frame already names the next step", () => {
    expect(["pick_att", "specials_def", "damages", "discard", "wards"].map((step) => stepOf({ step }))).toEqual([0, 1, 2, 3, null]);
  });
  test("a battle stands before, in or after its rounds", () => {
    expect(stageOf(battle({ step: "window_att", round: 0 }))).toBe("start");
    expect(stageOf(battle())).toBe("rounds");
    expect(stageOf(battle({ step: "wards", round: 5 }))).toBe("end");
    expect(stageOf(battle({ totals: [3, 2], winner: "att" }))).toBe("end");
  });
  test("cards that are resolved come last and are spent, hidden ones are not", () => {
    const fighters = side(1, [], { type: "berserker", cards: [1, 5, 15, "hidden"] });
    expect(drawn(fighters, 3).map(({ number, spent }) => [number, spent])).toEqual([[15, false], [null, false], [1, true], [5, true]]);
    expect(drawn(fighters, 0).every(({ spent }) => !spent)).toBe(true);
  });
});

describe("options on figures", () => {
  const damage = { name: "damage", step: "start", side: "att" };
  test("damage and routs lie on the side that suffers", () => {
    expect([...onFigures(view(battle(), damage), ["damage:bowman", "damage:knight-d1"], 0)]).toEqual([["att bowman", "damage:bowman"], ["att knight-d1", "damage:knight-d1"]]);
  });
  test("a special ability aims at the other side, the rage of Giants at their own", () => {
    const special = (kind: string) => ({ name: "special", step: "ask", side: "def", kind });
    expect(aimedAt(view(battle(), special("razorwing")), "rout:bowman", 0)).toBe("att");
    expect(aimedAt(view(battle(), special("giant")), "rage:giant-d2", 1)).toBe("def");
  });
  test("cards raise own units and rout those of the enemy", () => {
    const card = { name: "card", step: "start", card: "rally_cry" };
    expect(aimedAt(view(battle(), card), "stand:bowman-routed", 0)).toBe("att");
    expect(aimedAt(view(battle(), card), "rout:berserker", 0)).toBe("def");
  });
  test("types are chosen whole", () => {
    const frame = battle({ step: "pick_def" });
    expect(keys(onFigures(view(frame), ["type:warlock", "type:berserker"], 1))).toEqual(["def type warlock", "def type berserker"]);
  });
  test("what happens in other areas, and options without a figure, light nothing", () => {
    const limit = { name: "limit", step: "start", area: "9B" };
    expect(onFigures(view(battle(), limit), ["destroy:bowman"], 0).size).toBe(0);
    expect(onFigures(view(battle(), damage), ["damage", "pass", "support:hero_valadir:bowman"], 0).size).toBe(0);
  });
  test("without a battle there is none", () => {
    expect(battleIn(view())).toBeNull();
  });
});

describe("duels and what is told", () => {
  test("a duel knows what was used, each once", () => {
    expect(used({ armor: "runeplate", now: ["runeplate"], amulet: true, edge: true })).toEqual(["reward-runeplate", "reward-amulet_of_shielding", "tactics-duelists_edge"]);
  });
  test("the health that is left", () => {
    expect(healthOf(view(), "hero_valadir")).toEqual({ left: 3, of: 5 });
    expect(duelIn(view({ name: "duel", step: "round", att: "hero_valadir", def: null }))?.att).toBe("hero_valadir");
  });
  test("the lines since the battle began, the last ones of them", () => {
    const lines = ["plays_tactics", "battle_begins", "routed", "takes_damage"].map((message, number) => ({ message, number }) as Line);
    expect(told(lines, 9).map(({ message }) => message)).toEqual(["battle_begins", "routed", "takes_damage"]);
    expect(told(lines, 1).map(({ message }) => message)).toEqual(["takes_damage"]);
    expect(told([...lines, { message: "forced", number: 4 } as Line], 1).map(({ message }) => message)).toEqual(["takes_damage"]);
    expect([signOf("reveals_specials"), signOf("takes_damage"), signOf("battle_round")]).toEqual(["special_result", "damage", "battle_marker"]);
  });
});

describe("building the map", () => {
  const lay = { name: "setup", step: "lay", tile: "9", todo: [1, 0], unlaid: [["2"], []] };
  const map = layout(MAP);
  const shift = shiftOf(map);
  test("an option covers the hexagons of its tile as the map would lay them", () => {
    const laid = layout([{ tile: "9", q: 3, r: -1, rot: 2 }]);
    expect(cellsOf("9", 3, -1, 2)).toEqual(laid.areas.map(({ q, r }) => [q, r]));
  });
  test("tiles, home realms and markers have their places, nothing else", () => {
    const home = placings(["home:4:-1:0", "confirm"], view({ name: "setup", step: "home" }), 1);
    expect(home).toEqual([{ key: "home:4:-1:0", tile: "U", q: 4, r: -1, rot: 0, cells: cellsOf("U", 4, -1, 0) }]);
    expect(placings(["marker:-3:0:-2:0"], view(lay), 0)[0]!.cells).toEqual([[-3, 0], [-2, 0]]);
    expect(["lay:1:0:2", "tile:4", "confirm"].map(whileBuilding)).toEqual([true, true, false]);
  });
  test("turning goes through the rotations that fit, round and round", () => {
    const all = placings(["lay:2:0:1", "lay:3:0:4", "lay:4:0:1"], view(lay), 0);
    expect(rotations(all)).toEqual([1, 4]);
    expect([turnedOn(all, 1, 1), turnedOn(all, 4, 1), turnedOn(all, 1, -1)]).toEqual([4, 1, 4]);
  });
  test("the nearest place is found by its middle, in the drawing of the map", () => {
    const all = placings(["lay:2:0:0", "lay:-4:0:0"], view(lay), 0);
    expect(nearest(all, middleOf(all[1]!.cells, shift), shift)?.key).toBe("lay:-4:0:0");
    expect(nearest([], [0, 0], shift)).toBeNull();
    expect(inOrder(placings(["lay:0:3:0", "lay:0:-3:0"], view(lay), 0)).map(({ key }) => key)).toEqual(["lay:0:-3:0", "lay:0:3:0"]);
  });
  test("the hexagons of the laid map and those of an option share one drawing", () => {
    const [first] = map.areas;
    expect(middleOf([[first!.q, first!.r]], shift)).toEqual([first!.x, first!.y]);
    expect(boundsOf(map, [], shift)).toEqual({ x: 0, y: 0, width: map.width, height: map.height });
    expect(boundsOf(map, [[-4, 0]], shift).x).toBeLessThan(0);
  });
  test("an outline leaves out the edges between its own hexagons", () => {
    const edges = (path: string) => path.split("M").length - 1;
    expect([edges(outline([[0, 0]], shift)), edges(outline([[0, 0], [0, 1]], shift))]).toEqual([6, 10]);
  });
  test("the tile that is being laid belongs to whoever lays it", () => {
    expect(unlaidIn(view(lay))).toEqual([{ seat: 0, tiles: ["2"], held: null }, { seat: 1, tiles: [], held: "9" }]);
    expect(markersIn(view({ ...lay, markers: [[[0, 3], [1, 2]]] }))).toEqual([[[0, 3], [1, 2]]]);
  });
});
