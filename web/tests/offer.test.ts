import { expect, test } from "vitest";
import "./printed";
import { bestOf, fatesLeft, likely, percent } from "../src/games/runewars/offer/odds";
import { offerIn } from "../src/games/runewars/offer/offered";
import type { RunewarsView } from "../src/games/runewars/view";

const view = (discards: number[], more: Partial<RunewarsView> = {}): RunewarsView => ({ heroes: {}, areas: {}, pending: [], decks: { fate: 30 - discards.length }, discards: { fate: discards }, ...more }) as unknown as RunewarsView;
/** As on the screen of the design. */
const LEFT = { gold: 3, silver: 7, red: 14 };

test("the odds of the design: five cards of 3 gold, 7 silver, 14 red", () => {
  const odds = bestOf(LEFT, 5);
  expect([odds.gold, odds.silver, odds.red].map((chance) => Math.round(100 * chance))).toEqual([52, 43, 5]);
  expect(percent(likely(LEFT, 5, ["gold", "silver"]))).toBe(95);
  expect(percent(likely(LEFT, 5, ["gold", "silver"], true))).toBe(101);
  expect(percent(likely(LEFT, 1, ["gold", "silver"], true))).toBe(67);
});

test("what is left of the Fate deck is what has not been discarded; an empty deck is shuffled anew", () => {
  expect(fatesLeft(view([]))).toEqual({ gold: 4, silver: 8, red: 18 });
  const all = Array.from({ length: 30 }, (_, at) => at + 1);
  expect(fatesLeft(view(all))).toEqual({ gold: 4, silver: 8, red: 18 });
  expect(Object.values(fatesLeft(view(all.slice(0, 10)))).reduce((sum, count) => sum + count)).toBe(20);
});

test("only cards among which one is chosen are an offer", () => {
  const offered = (...keys: string[]) => offerIn(view([]), new Set(keys)).map(({ id }) => id);
  expect(offered("keep:hero_ronan", "keep:hero_vyrah")).toEqual(["hero_ronan", "hero_vyrah"]);
  expect(offered("quest:q02", "nothing")).toEqual(["q02"]);
  expect(offered("title:title_captain", "play:levy", "pass")).toEqual([]);
  expect(offered("keep:7", "keep:12")).toEqual([]);
  expect(offered("discard:levy", "discard:ambush")).toEqual([]);
});
