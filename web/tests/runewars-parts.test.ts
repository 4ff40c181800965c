import { describe, expect, test, vi } from "vitest";
import Factions from "../src/games/runewars/Factions.svelte";
import { Battle, Building, Offer, partFor } from "../src/games/runewars/parts";
import type { Frame, RunewarsView } from "../src/games/runewars/view";

// The components need a page; here it matters which of them it is.
vi.mock("../src/games/runewars/Factions.svelte", () => ({ default: "the factions" }));
vi.mock("../src/games/runewars/offer/Offer.svelte", () => ({ default: "the offer" }));
vi.mock("../src/games/runewars/battle/Battle.svelte", () => ({ default: "the battle" }));
vi.mock("../src/games/runewars/building/Building.svelte", () => ({ default: "the building" }));

const view = (...pending: Frame[]): RunewarsView => ({ areas: { "9A": { city: null } }, heroes: {}, pending }) as unknown as RunewarsView;
const fought = view({ name: "battle", step: "start", area: "9A" }, { name: "card", step: "start", card: "trade_caravan" });
const shown = (place: RunewarsView, ...offers: string[]) => partFor(place, new Set(offers));

describe("what takes the place of the map", () => {
  test("the sheet of a battle, while what is chosen lies on it or in the bar", () => {
    expect(shown(fought)).toBe(Battle);
    expect(shown(fought, "hit:knight", "pass", "play:ambush", "fate:3")).toBe(Battle);
  });
  test.each([
    ["a dial, as for Trade Caravan in a battle", ["raise:wood", "raise:food"]],
    ["an Order card", ["order:3", "order:5"]],
    ["an area, as for a retreat", ["to:9A"]],
    ["one of them among others", ["pass", "lower:ore"]],
  ])("the sheet gives way to %s", (_, offers) => {
    expect(shown(fought, ...offers)).toBeNull();
  });
  test("cards that are offered, but not those that may be played", () => {
    expect(shown(view({ name: "hire", step: "pick" }), "keep:hero_ronan", "keep:hero_vyrah")).toBe(Offer);
    expect(shown(view({ name: "window", step: "use" }), "play:ambush", "pass")).toBeNull();
  });
  test("a duel has the same sheet, the building of the map its own, and otherwise there is the map", () => {
    expect(shown(view({ name: "duel", step: "round" }), "pass")).toBe(Battle);
    expect(shown(view({ name: "setup", step: "lay" }), "lay:0:1:2")).toBe(Building);
    expect(shown(view({ name: "setup", step: "hero" }), "area:9A")).toBeNull();
    expect(shown(view(), "order:3")).toBeNull();
    expect(Battle).not.toBe(Building);
  });
  test("the cards of the factions while they are chosen, also for those who wait", () => {
    expect(shown(view({ name: "setup", step: "factions" }), "faction:daqan", "faction:uthuk")).toBe(Factions);
    expect(shown(view({ name: "setup", step: "factions" }))).toBe(Factions);
    expect(shown(view({ name: "setup", step: "stronghold" }), "area:9A")).toBeNull();
  });
});
