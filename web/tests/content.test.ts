import { render } from "svelte/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { copies, controlSymbols, giantPrize, merfolkPrize } from "../src/games/ethnos/content";
import * as ethnosIds from "../src/games/ethnos/ids";
import { healthOf } from "../src/games/runewars/battle/duel";
import { printed } from "../src/games/runewars/content";
import { layout } from "../src/games/runewars/geometry";
import * as ids from "../src/games/runewars/ids";
import FateCard from "../src/games/runewars/pieces/FateCard.svelte";
import { viewOf } from "../src/games/runewars/view";
import { layOut, printedOf, unpack } from "../src/lib/content.svelte";
import ethnos from "./content/ethnos.json";
import runewars from "./content/runewars.json";
import { packOf } from "./printed";

vi.mock("../src/lib/text.svelte", () => ({ word: (_game: string, id: string) => id }));

afterEach(() => {
  layOut(ethnos);
  layOut(runewars);
  vi.unstubAllGlobals();
});

describe("printed values and identifiers", () => {
  test("name the same things in the same order", () => {
    const { units, heroes, factions, dials, quests, cities, tactics, rewards } = runewars.printed;
    expect([units, heroes, factions, dials, quests, cities, tactics, rewards].map(Object.keys)).toEqual([
      ids.UNITS, ids.HEROES, ids.FACTIONS, ids.FACTIONS, ids.QUESTS, ids.CITIES, ids.TACTICS, ids.REWARDS,
    ]); // prettier-ignore
    expect(Object.values(printed().tiles).flatMap((areas) => areas.map(({ id }) => id))).toEqual(ids.AREAS);
    expect(Object.keys(ethnos.printed.copies)).toEqual(ethnosIds.TYPES);
  });
});

describe("a content pack", () => {
  /** How often a sign is on a Fate card. */
  const signs = (sign: string): number => render(FateCard, { props: { number: 8 } }).body.split(`#rw-i-${sign}`).length - 1;

  test("is drawn as it is: the signs of a Fate card", () => {
    expect([signs("damage_result"), signs("rout_result"), signs("special_result"), signs("destiny_red")]).toEqual([3, 2, 0, 1]);
    const pack = packOf(runewars);
    Object.assign(pack.printed.fate["8"], { destiny: "gold", zones: { triangle: ["special", 0], rectangle: ["miss", 0], hexagon: ["damage", 1], circle: ["damage", 1] } });
    layOut(pack);
    expect([signs("damage_result"), signs("rout_result"), signs("special_result"), signs("destiny_gold")]).toEqual([2, 0, 1, 1]);
  });
  test("says where areas lie, what they yield and what bounds them, and how much a hero can take", () => {
    const pack = packOf(runewars);
    pack.printed.tiles["1"][0] = { ...pack.printed.tiles["1"][0]!, q: 0, r: 2, food: 5, borders: ["mountain", "open", "open", "open", "open", "open"] };
    pack.printed.heroes.hero_valadir.health = 7;
    const view = viewOf({ seats: [], map: [], heroes: { hero_valadir: { damage: 1 } } })!;
    const laid = () => layout([{ tile: "1", q: 0, r: 0, rot: 0 }]).byId.get("1A")!;
    expect([laid().r, laid().printed.food, laid().borders[0], healthOf(view, "hero_valadir").of]).toEqual([0, 2, "water", 5]);
    layOut(pack);
    expect([laid().r, laid().printed.food, laid().borders[0], healthOf(view, "hero_valadir").of]).toEqual([2, 5, "mountain", 7]);
  });
  test("changes prizes, symbols and copies of Ethnos", () => {
    expect([giantPrize(4, 3), merfolkPrize(2, 2), controlSymbols(2), copies("halfling"), copies("elf-red"), copies("skeleton")]).toEqual([6, 3, [3, 7, 12, 18], 24, 2, 12]);
    const pack = packOf(ethnos);
    Object.assign(pack.printed.giant, { many: [1, 2, 9] });
    Object.assign(pack.printed.merfolk, { few: [4, 8] });
    Object.assign(pack.printed.control_symbols, { few: [1] });
    layOut(pack);
    expect([giantPrize(4, 3), merfolkPrize(2, 2), controlSymbols(2), controlSymbols(4)]).toEqual([9, 8, [1], [3, 7, 12, 18]]);
  });
});

describe("printed values of the server", () => {
  const answering = (answer: unknown, ok = true) => vi.stubGlobal("fetch", vi.fn(async () => ({ ok, json: async () => answer })));

  test("are asked for once, and anew for another content", async () => {
    const pack = packOf(runewars);
    answering(pack);
    await unpack("runewars", "");
    expect(fetch).not.toHaveBeenCalled();
    await unpack("runewars", "a pack");
    await unpack("runewars", "a pack");
    expect(vi.mocked(fetch).mock.calls).toEqual([["/api/games/runewars/content?content=a%20pack"]]);
    expect(printedOf("runewars")).toBe(pack.printed);
  });
  test("that cannot be had are told, and nothing is drawn without them", async () => {
    answering(null, false);
    await expect(unpack("chess", "")).rejects.toThrow("no printed values of chess");
    expect(() => printedOf("chess")).toThrow("not loaded");
  });
});
