import { describe, expect, test } from "vitest";
import { beatOf, changes, gained, starts, type Change } from "../src/games/ethnos/changes";
import type { TableState } from "../src/table/board";
import { delayOf } from "../src/table/flight";
import type { Line, RefusalInfo, SceneInfo, SceneStep } from "../src/wire";
import { REGIONS, around, piles } from "../src/games/ethnos/geometry";
import type { Kingdom } from "../src/games/ethnos/ids";
import { KINGDOM_NAMES, cardType } from "../src/games/ethnos/look";
import { blockers, traces } from "../src/games/ethnos/traces";
import { scored } from "../src/games/ethnos/scoring";
import { MERFOLK_SPACES, discs, merfolkDiscs, spot, way } from "../src/games/ethnos/track";
import { grouped, holding, pieces, sorted, viewOf, type EthnosView, type SeatView } from "../src/games/ethnos/view";

function seat(more: Partial<SeatView> = {}): SeatView {
  return { hand: 2, bands: [], glory: 0, supply: 24, merfolk: 0, horde: null, trolls: [], ...more };
}
const everywhere = (counts: number[]) => Object.fromEntries(KINGDOM_NAMES.map((name) => [name, counts])) as Record<Kingdom, number[]>;

function view(more: Partial<EthnosView> = {}): EthnosView {
  return {
    players: 2,
    tribes: ["elf", "orc", "troll", "merfolk", "wizard"],
    age: 1,
    first_player: 0,
    dragons: 0,
    third_dragon: null,
    deck: 30,
    top_pile: 10,
    pool: ["elf-red", "orc-blue"],
    glory_tokens: everywhere([2, 4]),
    markers: everywhere([0, 0]),
    troll_tokens: [1, 2, 3, 4, 5, 6],
    giant: null,
    seats: [seat({ hand: ["elf-blue", "troll-red"] }), seat()],
    pending: [{ frame: "turn_action", seat: 0 }],
    end: null,
    ...more,
  };
}

describe("what moved between two views", () => {
  test("nothing moves between equal views", () => {
    expect(changes(view(), view(), 0)).toEqual([]);
  });
  test("a card taken by another travels from the pool to the panel", () => {
    const after = view({ pool: ["orc-blue"], seats: [view().seats[0]!, seat({ hand: 3 })] });
    expect(changes(view(), after, 0)).toEqual([{ kind: "card", type: "elf-red", from: "pool-elf-red", to: "panel-1" }]);
  });
  test("a card that another draws shows its back, the own one its face", () => {
    const other = view({ deck: 29, seats: [view().seats[0]!, seat({ hand: 3 })] });
    expect(changes(view(), other, 0)).toEqual([{ kind: "card", type: null, from: "deck", to: "panel-1" }]);
    const own = view({ deck: 29, seats: [seat({ hand: ["elf-blue", "orc-green", "troll-red"] }), seat()] });
    expect(changes(view(), own, 0)).toEqual([{ kind: "card", type: "orc-green", from: "deck", to: "hand" }]);
  });
  test("a Band goes in front of its player and the rest of the hand to the pool", () => {
    const band = { leader: "elf-blue", cards: ["elf-blue"] };
    const after = view({ pool: ["elf-red", "orc-blue", "troll-red"], seats: [seat({ hand: [], bands: [band] }), seat()] });
    expect(changes(view(), after, 0)).toEqual([
      { kind: "card", type: "elf-blue", from: "hand", to: "bands-0" },
      { kind: "card", type: "troll-red", from: "hand", to: "pool-troll-red" },
    ]);
  });
  test("markers, Glory, Merfolk and tokens are told with their seats", () => {
    const after = view({
      markers: { ...everywhere([0, 0]), rhea: [0, 1] },
      seats: [view().seats[0]!, seat({ glory: 5, merfolk: 3, trolls: [2] })],
    });
    expect(changes(view(), after, 0)).toEqual([
      { kind: "marker", kingdom: "rhea", seat: 1 },
      { kind: "glory", seat: 1, from: 0, to: 5 },
      { kind: "merfolk", seat: 1, from: 0, to: 3 },
      { kind: "token", seat: 1, value: 2 },
    ]);
  });
  test("no cards travel when a new Age is dealt", () => {
    const after = view({ age: 2, deck: 50, pool: ["orc-red"], seats: [seat({ hand: ["orc-grey"], glory: 4 }), seat()] });
    expect(changes(view(), after, 0)).toEqual([{ kind: "glory", seat: 0, from: 0, to: 4 }]);
  });
  test("copies are counted", () => {
    expect(gained(["elf-red"], ["elf-red", "elf-red", "orc-blue"])).toEqual(["elf-red", "orc-blue"]);
  });
  test("all pieces of one move have arrived after 1.2 seconds", () => {
    expect(delayOf(1, 2)).toBe(60);
    expect(delayOf(39, 40) + 420).toBeLessThanOrEqual(1200);
  });
});

describe("what the viewer holds", () => {
  test("spectators hold nothing", () => {
    expect(holding(view(), null)).toBeNull();
    expect(holding(view(), 1)).toBeNull();
  });
  test("at the start of a turn the cards can lead", () => {
    expect(holding(view(), 0)).toMatchObject({ band: null, verb: "lead", label: "your-hand" });
  });
  test("in the turn of another they are only shown", () => {
    expect(holding(view({ pending: [{ frame: "turn_action", seat: 1 }] }), 0)).toMatchObject({ verb: null, label: "your-hand" });
  });
  test("a Band under construction has its Leader first", () => {
    const building = view({ pending: [{ frame: "band_add", seat: 0, leader: "troll-blue", cards: ["elf-blue", "troll-blue"] }] });
    expect(holding(building, 0)).toMatchObject({ band: ["troll-blue", "elf-blue"], verb: "add", label: "unless-added" });
  });
  test("after a Band the rest goes to the pool, except what Elves keep", () => {
    const seats = [seat({ hand: ["orc-red"], bands: [{ leader: "elf-red", cards: ["elf-red"] }] }), seat()];
    expect(holding(view({ seats, pending: [{ frame: "wing_kingdom", seat: 0 }] }), 0)).toMatchObject({ band: ["elf-red"], verb: null, label: "to-pool" });
    expect(holding(view({ seats, pending: [{ frame: "elf_keep", seat: 0, kept: ["orc-blue"] }] }), 0)).toMatchObject({ kept: ["orc-blue"], verb: "keep", label: "let-go" });
  });
  test("hands are sorted by Tribe or by colour, Skeletons last by colour", () => {
    const cards = ["skeleton", "orc-blue", "elf-red", "elf-blue"];
    expect(sorted(cards, "tribe")).toEqual(["elf-blue", "elf-red", "orc-blue", "skeleton"]);
    expect(sorted(cards, "colour")).toEqual(["elf-blue", "orc-blue", "elf-red", "skeleton"]);
  });
  test("equal cards are told apart in the hand and put together in the pool", () => {
    expect(pieces(["elf-red", "elf-red"]).map((piece) => piece.id)).toEqual(["elf-red:0", "elf-red:1"]);
    expect(grouped(["elf-red", "orc-blue", "elf-red"])).toEqual([
      { type: "elf-red", count: 2 },
      { type: "orc-blue", count: 1 },
    ]);
  });
  test("a view that has not arrived is none", () => {
    expect(viewOf({})).toBeNull();
    expect(cardType("skeleton")).toEqual({ tribe: "skeleton", colour: null });
  });
});

describe("places on the board", () => {
  test("each Kingdom is one closed outline", () => {
    for (const name of KINGDOM_NAMES) expect(REGIONS[name]).toMatch(/^M[\d. L]+Z$/);
  });
  test("the box round a Kingdom holds its outline", () => {
    const [left, top, width, height] = around("duris", 4);
    const numbers = REGIONS.duris.match(/[\d.]+/g)!.map(Number);
    numbers.forEach((value, at) => {
      expect(value).toBeGreaterThan(at % 2 ? top : left);
      expect(value).toBeLessThan(at % 2 ? top + height : left + width);
    });
  });
  test("six piles stand beside each other, and a coming marker has its place", () => {
    const six = piles("rhea", [1, 2, 3, 1, 1, 9], false);
    expect(six).toHaveLength(6);
    for (let at = 1; at < six.length; at++) expect(six[at]!.x - six[at - 1]!.x).toBeGreaterThan(2 * 23 * six[at]!.scale);
    expect(piles("rhea", [0, 1], false, 0).map((pile) => pile.seat)).toEqual([0, 1]);
  });
  test("discs on the same space of the Glory track do not cover each other", () => {
    const together = discs([0, 0, 0, 0, 0, 0]);
    expect(new Set(together.map(({ x, y }) => `${x} ${y}`)).size).toBe(6);
  });
  test("the Glory track goes round, with a badge for each round", () => {
    expect(spot(107)).toEqual(spot(7));
    expect(discs([107])[0]!.rounds).toBe(1);
  });
  test("a disc turns at the corners of the track that it passes", () => {
    expect(way(28, 33)).toHaveLength(3);
    expect(way(2, 9)).toHaveLength(2);
  });
  test("all discs stay on the Merfolk board", () => {
    expect(MERFOLK_SPACES).toHaveLength(19);
    for (const { x } of merfolkDiscs([0, 0, 0, 0, 0, 0])) expect(x).toBeGreaterThanOrEqual(9);
    for (const { x } of merfolkDiscs([9, 9, 9, 9, 9, 9])) expect(x).toBeLessThanOrEqual(237);
    expect(merfolkDiscs([null, null])).toEqual([]);
  });
});

describe("where a line or a refusal is at home", () => {
  const at = { eyes: 0, view: view() } as unknown as TableState;
  const told = (message: string, seat: number, about: string[]): Line => ({ number: 1, seat, message, text: "", rule: "", rule_title: "", more: "", turn: 1, cause: "player", whispered: false, about, sub: "", decided: false, scene: "" });
  const refused = (reason: string, about: string[]): RefusalInfo => ({ rule: "", title: "", text: "", reason, numbers: {}, about, obstacles: [] });

  test("a card taken lies in the own hand, or behind the number of another", () => {
    expect(traces(told("takes", 0, ["seat:0", "card:elf-red"]), at)).toEqual(["hand-elf-red"]);
    expect(traces(told("takes", 1, ["seat:1", "card:elf-red"]), at)).toEqual(["seat:1"]);
  });
  test("a marker stands in its Kingdom, on the pile of its seat", () => {
    expect(traces(told("marker", 1, ["seat:1", "kingdom:rhea"]), at)).toEqual(["kingdom:rhea", "pile-rhea-1"]);
  });
  test("with two players the markers of both stand in the way of a small Band", () => {
    expect(blockers(refused("band-too-small", ["kingdom:rhea"]), "", at)).toEqual(["pile-rhea-0", "pile-rhea-1", "own-band"]);
    const four = { eyes: 2, view: view({ players: 4 }) } as unknown as TableState;
    expect(blockers(refused("band-too-small", ["kingdom:rhea"]), "", four)).toEqual(["pile-rhea-2", "own-band"]);
  });
  test("a card that does not match is refused by the Leader", () => {
    expect(blockers(refused("does-not-match", ["card:elf-red", "card:orc-blue"]), "", at)).toEqual(["own-leader"]);
  });
});

describe("the scoring of an Age on the board", () => {
  const step = (id: string, lit: string[], gains: number[], track: number[]): SceneStep => ({ id, label: id, ms: 1, text: "", lit, rows: [], data: { gains, track } });
  const steps = [
    step("hands", ["hand"], [0, 0], [3, 4]),
    step("althea", ["kingdom:althea", "pile-althea-1"], [0, 2], [3, 6]),
    step("rhea", ["kingdom:rhea"], [4, 0], [7, 6]),
    step("merfolk", ["merfolk-0"], [1, 0], [8, 6]),
  ];
  const scene: SceneInfo = { id: "age_scoring-1", number: 1, name: "age_scoring", title: "", layout: "board", seats: [0, 1], steps, result: null, waits: true };

  test("the lit Kingdom is paid, those before it are ticked, the track goes along", () => {
    const shown = scored(scene, new Set(["kingdom:rhea"]))!;
    expect(shown.kingdom).toBe("rhea");
    expect([...shown.ticked]).toEqual(["althea"]);
    expect(shown.gains).toEqual([4, 0]);
    expect(shown.track).toEqual([7, 6]);
  });
  test("after the Kingdoms all of them are ticked and none is lit", () => {
    const shown = scored(scene, new Set(["merfolk-0"]))!;
    expect(shown.kingdom).toBeNull();
    expect([...shown.ticked]).toEqual(["althea", "rhea"]);
  });
  test("its result, other scenes and no scene leave the board as it is", () => {
    expect(scored(scene, null)).toBeNull();
    expect(scored({ ...scene, name: "game_end" }, new Set(["kingdom:rhea"]))).toBeNull();
    expect(scored(null, null)).toBeNull();
  });
});

describe("the beats of a move", () => {
  const card = (to: string): Change => ({ kind: "card", type: "elf-red", from: "panel-1", to });
  const move: Change[] = [card("bands-1"), card("bands-1"), card("pool-elf-red"), { kind: "marker", kingdom: "rhea", seat: 1 }, { kind: "merfolk", seat: 1, from: 0, to: 2 }];

  test("a Band is laid out, its marker comes, tracks move, the rest goes to the pool", () => {
    const order = [...move].sort((one, other) => beatOf(one) - beatOf(other)).map((change) => change.kind + ("to" in change ? change.to : ""));
    expect(order).toEqual(["cardbands-1", "cardbands-1", "marker", "merfolk2", "cardpool-elf-red"]);
  });
  test("a beat starts when all of the one before it have started, and the last in time", () => {
    const times = starts(move, 800);
    expect(times).toEqual([0, 60, 600, 200, 400]);
    expect(starts(move, 0)).toEqual([0, 0, 0, 0, 0]);
  });
});
