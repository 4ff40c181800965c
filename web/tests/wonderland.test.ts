/** Wonderland's War at the web table: where keys lie, what moved, what is drawn. Pure functions. */
import { describe, expect, test } from "vitest";
import { abilitiesOf } from "../src/games/wonderland/abilities";
import { changes } from "../src/games/wonderland/changes";
import { arrowBetween, chairAt, edgeAt, inRows, island, REGION_BOXES, wayBetween, WIDE, widthOf, wrapped } from "../src/games/wonderland/geometry";
import { FACTIONS, REGIONS, type Region } from "../src/games/wonderland/ids";
import { byRegion, chairIn, figureFirst, forging, onBoard, onTable, regionOf, unitOf } from "../src/games/wonderland/keys";
import { bannerOf, emblemOf } from "../src/games/wonderland/look";
import { chipLook, numberOn } from "../src/games/wonderland/pieces/chips";
import { traces } from "../src/games/wonderland/traces";
import { battleOrder, chosen, counted, groupsOf, madIn, stageOf, takenNow, turnOrder, viewOf, worth, type Frame, type SeatView, type WonderlandView } from "../src/games/wonderland/view";
import "./printed";

function seat(faction: SeatView["faction"], more: Partial<SeatView> = {}): SeatView {
  return {
    faction,
    vp: 0,
    shards: 0,
    shield: "ready",
    leader: "head",
    leader_strength: 1,
    supporters: { supply: 10 },
    figures: {},
    castles: {},
    bag: [],
    exhausted: [],
    active: [],
    madness: [],
    forge: [[], [], [], []],
    abilities: [],
    wonderlandians: [],
    tea_cards: [],
    quests: [],
    feats: [],
    host_used: false,
    ...more,
  };
}

function view(more: Partial<WonderlandView> = {}): WonderlandView {
  return {
    players: 3,
    viewer: 0,
    options: {},
    round: 2,
    phase: "tea",
    first_player: 1,
    unused_region: null,
    ally_cards: {},
    scoring: { RK: "ST1", GF: "ST2", TT: "ST3", PT: "ST4", NM: "ST6" },
    battle_start: "PT",
    market: ["WL09", "WL21"],
    wonderlandian_deck: 17,
    tea_table: { "1": { card: "T2-01", poison: false }, "2": { card: null, poison: false } },
    tea_decks: { "2": 10 },
    quest_deck: 5,
    quest_discard: 0,
    supply: { MADNESS: 20 },
    poison_pool: 0,
    removed: [],
    seats: [seat("alice"), seat("hatter"), seat("cat")],
    pending: [],
    scores: null,
    ...more,
  };
}
const asking = (ask: string, more: Partial<Frame> = {}): Frame => ({ name: "tea_turn", ask, of: [0], answers: {}, ...more });

describe("keys", () => {
  test("a region is chosen by keys of one and of two parts, a unit is not a region", () => {
    expect(regionOf("region:GF")).toBe("GF");
    expect(regionOf("castle:RK")).toBe("RK");
    expect(regionOf("move:PT:2")).toBe("PT");
    expect(regionOf("figure:WL03:TT")).toBe("TT");
    expect(regionOf("figure:WL03")).toBeNull();
    expect(regionOf("move:GF:leader")).toBeNull();
    expect(unitOf("move:GF:leader")).toEqual({ region: "GF", unit: "leader" });
    expect(unitOf("relocate:NM:WL09")).toEqual({ region: "NM", unit: "WL09" });
    expect(unitOf("move:GF:2")).toBeNull();
  });

  test("chairs, forge tracks, figures of the supply", () => {
    expect(chairIn("seat:13")).toBe(13);
    expect(chairIn("poison:4")).toBe(4);
    expect(chairIn("head")).toBeNull();
    expect(forging("forge:WL14:2")).toEqual({ chip: "WL14", track: 2 });
    expect(forging("stop")).toBeNull();
    expect(figureFirst("figure:WL03:RK")).toBe("figure:WL03");
    expect(figureFirst("figure:WL03")).toBeNull();
  });

  test("regions light up for what was picked first, and not before", () => {
    const keys = ["figure:WL03:RK", "figure:WL03:GF", "figure:WL04:TT", "none"];
    expect(byRegion(keys, null).size).toBe(0);
    expect([...byRegion(keys, "figure:WL03").keys()]).toEqual(["RK", "GF"]);
    expect(byRegion(["move:RK:0", "move:RK:1", "move:GF:0", "stay"], null).get("RK")).toEqual(["move:RK:0", "move:RK:1"]);
  });

  test("what lies on the table is no chip of the prompt; numbers are, once their region is picked", () => {
    const tea = view({ pending: [asking("tea_turn")] });
    expect(onTable("seat:9", tea, null, false)).toBe(true);
    expect(onTable("head", tea, null, false)).toBe(false);
    const gryphon = view({ pending: [asking("gryphon")] });
    expect(onTable("move:RK:1", gryphon, null, false)).toBe(true);
    expect(onTable("move:RK:1", gryphon, "region:RK", false)).toBe(false);
    expect(onTable("move:GF:1", gryphon, "region:RK", false)).toBe(true);
    const gift = view({ pending: [asking("give_shard")] });
    expect(onTable("give:2", gift, null, false)).toBe(true);
    expect(onTable("give:2", gift, null, true)).toBe(false);
    expect(onTable("keep", view({ pending: [asking("reroll")] }), null, false)).toBe(false);
  });

  test("the board comes before a battle when regions, units or the market are asked about", () => {
    expect(onBoard(["draw", "halt"])).toBe(false);
    expect(onBoard(["castle:RK"])).toBe(true);
    expect(onBoard(["move:RK:supporter", "none"])).toBe(true);
    expect(onBoard(["card:WL03"])).toBe(true);
  });
});

describe("view", () => {
  test("a view without seats has not arrived", () => {
    expect(viewOf({})).toBeNull();
  });

  test("order of turns and of battles begins with the first player and the marker", () => {
    expect(turnOrder(view())).toEqual([1, 2, 0]);
    expect(battleOrder(view())).toEqual(["PT", "NM", "RK", "GF", "TT"]);
    expect(battleOrder(view({ unused_region: "RK" }))).toEqual(["PT", "NM", "GF", "TT"]);
    expect(worth(view(), "NM")).toBe(4);
  });

  test("pieces of a region by player, in turn order, and nobody who has nothing there", () => {
    const seats = [seat("alice", { supporters: { supply: 6, GF: 4 } }), seat("hatter", { figures: { WL09: "GF" }, castles: { GF: "upright" } }), seat("cat")];
    const groups = groupsOf(view({ seats }), "GF");
    expect(groups.map((group) => group.faction)).toEqual(["hatter", "alice"]);
    expect(groups[0]).toMatchObject({ figures: ["WL09"], castle: "upright", supporters: 0 });
  });

  test("which part of the table is shown", () => {
    expect(stageOf(view())).toBe("table");
    expect(stageOf(view({ pending: [{ name: "war" }, { name: "battle", region: "GF" }] }))).toBe("battle");
    expect(stageOf(view({ pending: [{ name: "battle" }, { name: "outcome" }, { name: "reward", code: "LEADER" }] }))).toBe("outcome");
  });

  test("who has chosen is known, and nothing else", () => {
    expect(chosen(view({ pending: [{ name: "battle", ask: "draw_or_halt", of: [0, 1], answers: { "1": null } }] }))).toEqual([1]);
  });

  test("chips by type, madness among them, tea cards of this round", () => {
    expect(counted(["FORGE", "FORGE", "MADNESS"])).toEqual([{ chip: "FORGE", count: 2 }, { chip: "MADNESS", count: 1 }]);
    expect(madIn(["FORGE", "MADNESS", "MADNESS_2", "POISON"])).toBe(3);
    expect(takenNow(view(), seat("alice", { tea_cards: ["T1-01", "T2-01", "T2-05"] }))).toBe(2);
  });
});

describe("geometry", () => {
  test("the head is at the right and chairs go round clockwise", () => {
    expect(chairAt(0, WIDE)).toEqual([WIDE.cx + WIDE.rx, WIDE.cy]);
    expect(chairAt(3, WIDE)[1]).toBeGreaterThan(WIDE.cy);
    expect(chairAt(10, WIDE)[1]).toBeLessThan(WIDE.cy);
  });

  test("leaders walk clockwise, and the other way round backwards", () => {
    const middle = (backwards: boolean) => wayBetween(7, 10, WIDE, backwards)[12]!;
    expect(middle(false)[0]).toBeCloseTo(edgeAt(8.5, WIDE)[0]);
    expect(middle(true)[0]).toBeCloseTo(edgeAt(7 - 11 / 2, WIDE)[0]);
    expect(arrowBetween(13, 0, WIDE).line).toMatch(/^M/);
  });

  test("an island is the same each time and stays near its box", () => {
    expect(island(REGION_BOXES.RK, "regionRK")).toBe(island(REGION_BOXES.RK, "regionRK"));
    expect(island(REGION_BOXES.RK, "regionRK")).not.toBe(island(REGION_BOXES.NM, "regionNM"));
  });

  test.each(REGIONS)("the pieces of five players with everything fit into %s", (region: Region) => {
    const groups = FACTIONS.map((faction, at) => ({ seat: at, faction, leader: 3, supporters: 8, figures: ["WL09" as const], castle: "upright" as const }));
    const [x, y, width, height] = REGION_BOXES[region];
    const placed = inRows(groups, REGION_BOXES[region], y + 75);
    expect(placed).toHaveLength(5);
    for (const { item, x: left, y: top, scale } of placed) {
      expect(left).toBeGreaterThanOrEqual(x - 12);
      expect(left + widthOf(item) * scale).toBeLessThanOrEqual(x + width + 12);
      expect(top).toBeLessThanOrEqual(y + height);
    }
  });

  test("a player with many figures in one region stays on the island", () => {
    const [x, y, width] = REGION_BOXES.NM;
    const crowd = [{ seat: 0, faction: "cat" as const, leader: 3, supporters: 8, figures: ["WL01", "WL02", "WL03", "WL04", "WL05"] as const, castle: "upright" as const }];
    const [placed] = inRows(crowd.map((group) => ({ ...group, figures: [...group.figures] })), REGION_BOXES.NM, y + 75);
    expect(placed!.x).toBeGreaterThanOrEqual(x);
    expect(placed!.x + widthOf(placed!.item) * placed!.scale).toBeLessThanOrEqual(x + width);
  });

  test("names are broken at spaces", () => {
    expect(wrapped("Garden of Live Flowers", 14)).toEqual(["Garden of Live", "Flowers"]);
  });
});

describe("pieces", () => {
  test("no two factions share a banner", () => {
    expect(new Set(FACTIONS.map(bannerOf)).size).toBe(FACTIONS.length);
    expect(emblemOf("queen")).toMatchObject({ badge: "C" });
  });

  test("the shape of a chip tells its kind, its number what it brings or costs", () => {
    const shapes = ["ROSE_W", "WL14", "MADNESS", "POISON"].map((chip) => chipLook(chip, "cat").shape);
    expect(new Set(shapes).size).toBe(4);
    expect(chipLook("ROSE_S", "cat").dots).toBe(2);
    expect(numberOn("MADNESS_2")).toBe("−2");
    expect(numberOn("ARTIFACT")).toBe("3");
  });

  test("two players have the other side of two abilities", () => {
    expect(abilitiesOf("jabberwock", 4).leader).toBe("JB-L");
    expect(abilitiesOf("jabberwock", 2).leader).toBe("JB-L2");
    expect(abilitiesOf("cat", 2).others.at(-1)).toBe("CC-4b");
    expect(abilitiesOf("alice", 2).others).toEqual(["AL-1", "AL-2", "AL-3", "AL-4"]);
  });
});

describe("changes", () => {
  test("a leader walks, cards are dealt, units come", () => {
    const before = view({ seats: [seat("alice", { leader: "seat:1" }), seat("hatter"), seat("cat")] });
    const after = view({
      seats: [seat("alice", { leader: "seat:9", supporters: { supply: 7, RK: 3 } }), seat("hatter"), seat("cat")],
      tea_table: { "1": { card: "T2-01", poison: false }, "2": { card: "T2-09", poison: false } },
      market: ["WL09", "WL12"],
    });
    expect(changes(before, after)).toEqual([
      { kind: "walk", seat: 0, from: 1, to: 9 },
      { kind: "dealt", chair: 2 },
      { kind: "market", card: "WL12" },
      { kind: "units", seat: 0, region: "RK" },
    ]);
  });

  test("a chip comes into the own bag, and nobody else's", () => {
    const with_ = (bag: SeatView["bag"], other: SeatView["bag"] = 5) => view({ seats: [seat("alice", { bag }), seat("hatter", { bag: other }), seat("cat")] });
    expect(changes(with_(["FORGE"]), with_(["FORGE", "FORGE", "ROSE_W"], 6))).toEqual([{ kind: "chip", chip: "FORGE" }, { kind: "chip", chip: "ROSE_W" }]);
    expect(changes(with_(10), with_(["FORGE"]))).toEqual([]);
  });

  test("the die turns when it shows something", () => {
    expect(changes(view(), view({ pending: [{ name: "roll", seat: 0, value: 2 }] }))).toEqual([{ kind: "rolled" }]);
  });

  test("between phases nothing moves piece by piece", () => {
    expect(changes(view(), view({ phase: "war", seats: [seat("alice", { leader: "RK" }), seat("hatter"), seat("cat")] }))).toEqual([]);
  });
});

describe("traces", () => {
  const line = (about: string[]) => ({ about }) as unknown as Parameters<typeof traces>[0];
  test("a line is at home where it happens: places before players and kinds of chips", () => {
    expect(traces(line(["seat:1", "region:GF", "chip:ROSE_W"]))).toEqual(["region:GF"]);
    expect(traces(line(["seat:1", "tea_card:T1-03"]))).toEqual(["tea_card:T1-03"]);
    expect(traces(line(["seat:1"]))).toEqual(["seat:1"]);
  });
});
