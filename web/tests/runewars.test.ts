import { describe, expect, test } from "vitest";
import { changes, moves } from "../src/games/runewars/changes";
import { printed } from "../src/games/runewars/content";
import { RADIUS, arrow, edge, layout, lines, slots, turned, way } from "../src/games/runewars/geometry";
import { RESOURCES } from "../src/games/runewars/ids";
import { areaOf, byArea, cardChoice, concerned, dialOf, factionOf, figureIn, moveOf, movesOf, orderOf } from "../src/games/runewars/keys";
import { blockers, traces } from "../src/games/runewars/traces";
import { figureOf, grouped, ownerOf, runesOf, unitsIn, viewOf, type AreaView, type RunewarsView, type SeatView } from "../src/games/runewars/view";
import type { Line, RefusalInfo } from "../src/wire";
import "./printed";

/** The reference map for two players, with Daqan and Uthuk. */
const MAP = [
  { tile: "3", q: 0, r: 0, rot: 0 },
  { tile: "7", q: 2, r: 1, rot: 2 },
  { tile: "1", q: 3, r: 0, rot: 3 },
  { tile: "5", q: 5, r: 0, rot: 2 },
  { tile: "U", q: 4, r: 1, rot: 1 },
  { tile: "D", q: -1, r: 2, rot: 3 },
];
const map = layout(MAP);

function area(more: Partial<AreaView> = {}): AreaView {
  return { units: [], city: null, stronghold: null, development: null, rune: null, activated: [], exploration: null, controller: null, yields: { food: 0, wood: 0, ore: 0 }, ...more };
}
function seat(more: Partial<SeatView> = {}): SeatView {
  return { faction: "daqan", influence: 3, dials: { food: 3, wood: 3, ore: 2 }, orders: [1, 2], used: [], active: null, last_order: null, tactics: 2, quests: 1, objective: null, eliminated: false, runes: 2, ...more };
}
function view(areas: Record<string, Partial<AreaView>> = {}, more: Partial<RunewarsView> = {}): RunewarsView {
  return {
    players: 2,
    options: {},
    first_player: 0,
    year: 1,
    season: "spring",
    season_card: null,
    ice: false,
    map: MAP,
    areas: Object.fromEntries(map.areas.map(({ id }) => [id, area(areas[id])])),
    seats: [seat(), seat({ faction: "uthuk" })],
    heroes: {},
    decks: {},
    discards: {},
    titles: {},
    rune_supply: { dragon: 10, false: 10 },
    markers: {},
    shown_quests: [],
    open_rewards: [],
    turn: null,
    order: null,
    pending: [],
    end: null,
    ...more,
  };
}
const knight = { seat: 0, routed: false, damage: 0, training: { strength: 0, agility: 0, wisdom: 0 }, rewards: [] };

describe("the printed things", () => {
  test("thirteen tiles have forty-two areas with six borders each", () => {
    const { tiles } = printed();
    const areas = Object.values(tiles).flat();
    expect(Object.keys(tiles)).toHaveLength(13);
    expect(areas).toHaveLength(42);
    expect(areas.every(({ borders }) => borders.length === 6)).toBe(true);
  });
  test("every dial has nine spaces that name units of its faction, Tactics or influence", () => {
    for (const [faction, dials] of Object.entries(printed().dials)) {
      for (const resource of RESOURCES) {
        expect(dials[resource]).toHaveLength(9);
        for (const { icon } of dials[resource].slice(1)) expect(icon === "tactics" || icon === "influence" || printed().units[icon!]?.faction === faction).toBe(true);
      }
    }
  });
  test("thirty Fate cards name a result for every shape", () => {
    expect(Object.keys(printed().fate)).toHaveLength(30);
    expect(printed().fate[1]?.zones.hexagon).toEqual(["damage", 2]);
  });
});

describe("the map as it lies", () => {
  test("six steps turn a place back to where it was, one step goes clockwise", () => {
    expect(turned([0, -1], 1)).toEqual([1, -1]);
    expect(turned([2, -1], 6)).toEqual([2, -1]);
  });
  test("areas of one tile stand where its rotation puts them", () => {
    const [a, b] = [map.byId.get("7A")!, map.byId.get("7B")!];
    expect([a.q, a.r]).toEqual([2, 1]);
    expect([b.q - a.q, b.r - a.r]).toEqual(turned([1, 0], 2));
  });
  test("no two areas lie on the same hexagon and all lie inside the drawing", () => {
    expect(new Set(map.areas.map(({ q, r }) => `${q},${r}`)).size).toBe(map.areas.length);
    for (const { x, y } of map.areas) {
      expect(x).toBeGreaterThanOrEqual(RADIUS);
      expect(x).toBeLessThanOrEqual(map.width - RADIUS);
      expect(y).toBeLessThan(map.height);
    }
  });
  test("neighbours know each other across opposite edges", () => {
    for (const one of map.areas) {
      one.beside.forEach((id, direction) => {
        if (id) expect(map.byId.get(id)!.beside[(direction + 3) % 6]).toBe(one.id);
      });
    }
  });
  test("both neighbours draw their common edge at the same place", () => {
    const one = map.byId.get("3A")!;
    const direction = one.beside.indexOf("3B");
    const other = map.byId.get("3B")!;
    const [mine, theirs] = [edge(one, direction), edge(other, (direction + 3) % 6)];
    expect(Math.hypot(mine[0][0] - theirs[1][0], mine[0][1] - theirs[1][1])).toBeLessThan(0.5);
  });
  test("a coloured edge turns with its tile", () => {
    const [plain] = layout([{ tile: "1", q: 0, r: 0, rot: 0 }]).areas;
    const [turnedOnce] = layout([{ tile: "1", q: 0, r: 0, rot: 1 }]).areas;
    expect(plain!.borders.indexOf("water")).toBe(0);
    expect(turnedOnce!.borders.indexOf("water")).toBe(1);
  });
  test("every edge is drawn once, and a river inside a tile is water", () => {
    const tile = layout([{ tile: "6", q: 0, r: 0, rot: 0 }]);
    const all = lines(tile);
    expect(all).toHaveLength(3 * 6 - 3);
    expect(all.filter(({ inner, border }) => inner && border === "water")).toHaveLength(1);
  });
  test("an empty map has no size", () => {
    expect(layout([])).toMatchObject({ areas: [], width: 0, height: 0 });
  });
});

describe("the way of an arrow", () => {
  test("goes around what cannot be crossed", () => {
    const tile = layout([{ tile: "3", q: 0, r: 0, rot: 0 }]);
    expect(way(tile, "3A", "3D", false, (id) => id !== "3B")).toEqual(["3A", "3C", "3D"]);
    expect(way(tile, "3A", "3D", false, (id) => id !== "3C")).toEqual(["3A", "3B", "3D"]);
  });
  test("crosses a river only over ice, and goes straight where there is no way", () => {
    const tile = layout([{ tile: "8", q: 0, r: 0, rot: 0 }]);
    expect(way(tile, "8B", "8D", true, () => true)).toEqual(["8B", "8C", "8D"]);
    expect(way(tile, "8B", "8D", false, () => true)).toEqual(["8B", "8D"]);
  });
  test("ends before the middle of its last area, pointing there", () => {
    const drawn = arrow([[0, 0], [100, 0]])!;
    expect(drawn.angle).toBe(0);
    expect(drawn.tip[0]).toBeLessThan(100);
    expect(arrow([[0, 0]])).toBeNull();
  });
});

describe("places of pieces in an area", () => {
  test.each([1, 2, 3, 5, 8, 12])("%i pieces stand apart inside the hexagon", (number) => {
    const { places, scale } = slots(number, true);
    expect(places).toHaveLength(number);
    for (const [x, y] of places) expect(Math.abs(x) + 10 * scale + Math.abs(y) / Math.sqrt(3)).toBeLessThan(RADIUS * 1.15);
    const gaps = places.flatMap((one, at) => places.slice(at + 1).map((other) => Math.hypot(one[0] - other[0], one[1] - other[1])));
    for (const gap of gaps) expect(gap).toBeGreaterThan(20);
  });
});

describe("what keys say", () => {
  const known = view(
    { "1C": { city: "city_forge" } },
    { heroes: { hero_valadir: { ...knight, area: "3A" } }, pending: [{ name: "activation", step: "march", area: "3D" }] },
  );
  test.each([
    ["activate:3B", "3B"],
    ["place:archer:DA", "DA"],
    ["build:resources:DB", "DB"],
    ["rumor:1:7A", "7A"],
    ["move:3A:footman:3C", "3A"],
    ["stand:7B:archer-routed", "7B"],
    ["city:city_forge", "1C"],
    ["hero:hero_valadir", "3A"],
    ["duel:hero_valadir", null],
    ["desert:hero_valadir", null],
    ["decline", null],
    ["activate:9Z", null],
  ])("%s lies in %s", (key, place) => {
    expect(areaOf(key, known)).toBe(place);
  });
  test("options of one area come together in the order of the offers", () => {
    const found = byArea(["move:3A:footman", "done", "move:DA:knight", "move:3A:bowman"], known);
    expect([...found]).toEqual([
      ["3A", ["move:3A:footman", "move:3A:bowman"]],
      ["DA", ["move:DA:knight"]],
    ]);
  });
  test.each([
    ["play:ambush", "tactics", "ambush"],
    ["use:hero_valadir:runeplate", "reward", "runeplate"],
    ["discard:q06", "quest", "q06"],
    ["keep:obj_g1", "objective", "obj_g1"],
    ["keep:hero_andira", "hero", "hero_andira"],
    ["title:title_captain", "title", "title_captain"],
    ["fate:12", "fate", "12"],
  ])("%s is chosen as a card of the deck %s", (key, deck, id) => {
    expect(cardChoice(key, known)).toEqual({ key, deck, id });
  });
  test.each(["discard:DA", "pass", "keep", "give:runeplate:hero_valadir:hero_andira", "train:strength:2", "keep:17"])("%s is no card", (key) => {
    expect(cardChoice(key, known)).toBeNull();
  });
  test("a decision is about the area of its frame, of its hero, or of the battle", () => {
    expect(concerned(known)).toBe("3D");
    expect(concerned(view({}, { heroes: known.heroes, pending: [{ name: "hero", step: "action", hero: "hero_valadir" }] }))).toBe("3A");
    expect(concerned(view({}, { pending: [{ name: "battle", step: "round", area: "7A" }, { name: "window", step: "start" }] }))).toBe("7A");
    expect(concerned(view({}, { pending: [{ name: "winter", step: "start", areas: ["DC", "DA"] }] }))).toBe("DC");
    expect(concerned(view())).toBeNull();
  });
  test("orders, dials and factions are told from everything else", () => {
    expect(factionOf("faction:latari")).toBe("latari");
    expect(factionOf("home:0:1:2")).toBeNull();
    expect(orderOf("order:7")).toBe(7);
    expect(orderOf("spend:7")).toBeNull();
    expect(dialOf("raise:wood")).toBe("wood");
    expect(dialOf("resource:ore")).toBe("ore");
    expect(dialOf("trade:wood:ore")).toBeNull();
  });
  test("a move goes from its origin to the area that is named or activated", () => {
    expect(moveOf("move:3A:footman:3C", known)).toEqual({ from: "3A", to: "3C" });
    expect(moveOf("move:3A:footman", known)).toEqual({ from: "3A", to: "3D" });
    expect(moveOf("activate:3A", known)).toBeNull();
  });
  test("of an area to activate, the ways of those who could march there are shown, once the server has said what comes next", () => {
    const next = ["move:3A:footman", "move:3A:bowman", "move:3C:knight", "move:3B:footman", "portal", "done"];
    expect(movesOf("activate:3B", known, next)).toEqual([{ from: "3A", to: "3B" }, { from: "3C", to: "3B" }]);
    expect(movesOf("activate:3B", known, [])).toEqual([]);
    expect(movesOf("move:3A:footman:3C", known, next)).toEqual([{ from: "3A", to: "3C" }]);
    expect(movesOf("pass", known, next)).toEqual([]);
  });
  test("steps of a hero and retreats are moves too", () => {
    const walking = view({}, { heroes: known.heroes, pending: [{ name: "hero", step: "steps", hero: "hero_valadir" }] });
    expect(moveOf("step:3B", walking)).toEqual({ from: "3A", to: "3B" });
    const fleeing = view({}, { pending: [{ name: "retreat", step: "start", area: "3D" }] });
    expect(moveOf("to:3B", fleeing)).toEqual({ from: "3D", to: "3B" });
  });
  test("a card moves from the area that it has chosen, or from that of its hero", () => {
    const stampede = view({}, { pending: [{ name: "card", step: "start", card: "stampede", picked: ["area:3A"] }] });
    expect(moveOf("to:3B", stampede)).toEqual({ from: "3A", to: "3B" });
    const flute = view({}, { heroes: known.heroes, pending: [{ name: "card", step: "start", card: "flute_of_possession", hero: "hero_valadir" }] });
    expect(moveOf("to:3B", flute)).toEqual({ from: "3A", to: "3B" });
  });
  test("the figure of an option is found whatever its condition", () => {
    expect(figureIn("retreat:knight-routed-d1", known)).toBe("knight");
    expect(figureIn("spend:2", known)).toBeNull();
  });
});

describe("what is marked on the map", () => {
  test("a line of the log is at home in the places that it names", () => {
    const told = (about: string[]): Line => ({ number: 1, seat: 0, message: "marches", text: "", rule: "", rule_title: "", more: "", turn: 1, cause: "player", whispered: false, about, sub: "", decided: false, scene: "" });
    expect(traces(told(["seat:0", "unit:footman", "area:3A"]))).toEqual(["area:3A"]);
    expect(traces(told(["seat:0", "tactics:levy"]))).toEqual(["seat:0", "tactics:levy"]);
  });
  test("a refusal marks the areas in the way, each once, or else what it names", () => {
    const refused = (about: string[], ways: string[][]): RefusalInfo => ({ rule: "", title: "", text: "", reason: "", numbers: {}, about, obstacles: ways.map((way) => ({ text: "", about: way })) });
    expect(blockers(refused(["area:9B"], [["area:8C", "unit:razorwing"], ["area:8C", "unit:giant"], ["area:5A"]]))).toEqual(["area:8C", "area:5A"]);
    expect(blockers(refused(["area:9B"], []))).toEqual(["area:9B"]);
  });
});

describe("what a view says", () => {
  test("a view that has not arrived is no view", () => {
    expect(viewOf({})).toBeNull();
    expect(viewOf(view() as unknown as Record<string, unknown>)).not.toBeNull();
  });
  test("labels tell unit, rout and damage", () => {
    expect(figureOf("giant-routed-d2")).toEqual({ unit: "giant", routed: true, damage: 2 });
    expect(figureOf("skeleton_archer")).toEqual({ unit: "skeleton_archer", routed: false, damage: 0 });
  });
  test("equal figures are one group", () => {
    expect(grouped(["archer", "archer-routed", "archer"]).map(({ label, count }) => [label, count])).toEqual([["archer", 2], ["archer-routed", 1]]);
  });
  test("figures on the march and in battle are drawn where they are", () => {
    const side = (units: string[]) => ({ seat: 0, decider: 0, units });
    const fought = view({ "3D": { units: ["knight-routed"] } }, { pending: [{ name: "activation", step: "end", area: "3D", arrived: ["bowman"] }, { name: "battle", step: "round", area: "3D", att: side(["footman"]), def: side(["dragon"]) }] });
    expect(unitsIn(fought, "3D").map(({ label }) => label)).toEqual(["knight-routed", "bowman", "footman", "dragon"]);
  });
  test("units belong to the seat of their faction, neutral ones to nobody", () => {
    expect(ownerOf(view(), "berserker")).toBe(1);
    expect(ownerOf(view(), "dragon")).toBeNull();
    expect(ownerOf(view(), "archer")).toBeNull();
  });
  test("runes are counted by tokens, at the end by dragons", () => {
    const seats = [seat({ runes: { dragon: 3, false: 1 } }), seat({ runes: 5 })];
    expect([0, 1].map((at) => runesOf(view({}, { seats }), at))).toEqual([4, 5]);
    expect(runesOf(view({}, { seats, end: { winners: [1], scores: [3, 4], places: [2, 1], reason: "years" } }), 1)).toBe(4);
  });
});

describe("the ways that pieces went", () => {
  const marching = (units: string[], more: object) => view({ "3A": { units }, "3B": { units: [] } }, { pending: [{ name: "activation", seat: 0, area: "3B", ...more }] } as unknown as Partial<RunewarsView>);
  test("go from area to area, each once", () => {
    const [before, after] = [view({ "3A": { units: ["knight", "footman"] } }), view({ "3B": { units: ["knight", "footman"] } })];
    expect(moves(before, after).map(({ from, to }) => [from, to])).toEqual([["3A", "3B"]]);
  });
  test("of units that march lead to the activated area before they arrive there", () => {
    expect(moves(marching(["knight", "knight"], {}), marching(["knight"], {}))).toEqual([{ from: "3A", to: "3B", seat: 0 }]);
  });
  test("are told again from all areas when the army arrives", () => {
    const before = marching([], { origins: ["3A"] });
    expect(moves(before, view({ "3A": { units: [] }, "3B": { units: ["knight"] } })).map(({ from, to }) => [from, to])).toEqual([["3A", "3B"]]);
  });
  test("are none where nothing moved", () => expect(moves(view(), view())).toEqual([]));
});

describe("what moved between two views", () => {
  test("nothing moves between equal views", () => {
    expect(changes(view(), view())).toEqual([]);
  });
  test("a unit that left one area and came to another has moved", () => {
    expect(changes(view({ "3A": { units: ["knight"] } }), view({ "3B": { units: ["knight"] } }))).toEqual([{ kind: "unit", label: "knight", area: "3B", from: "3A" }]);
  });
  test("a unit that is routed has not moved, a recruit comes from nowhere", () => {
    expect(changes(view({ "3A": { units: ["knight"] } }), view({ "3A": { units: ["knight-routed"] } }))).toEqual([]);
    expect(changes(view(), view({ DA: { units: ["footman"] } }))).toEqual([{ kind: "unit", label: "footman", area: "DA", from: null }]);
  });
  test("heroes and runes are told too", () => {
    const before = view({}, { heroes: { hero_valadir: { ...knight, area: "3A" } } });
    const after = view({ "3C": { rune: "hidden" } }, { heroes: { hero_valadir: { ...knight, area: "3B" } } });
    expect(changes(before, after)).toEqual([{ kind: "hero", hero: "hero_valadir", area: "3B", from: "3A" }, { kind: "rune", area: "3C" }]);
  });
  test("another map is another game", () => {
    expect(changes(view(), view({ DA: { units: ["footman"] } }, { map: MAP.slice(1) }))).toEqual([]);
  });
});
