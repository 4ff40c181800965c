/** Odds of Destiny symbols, from the Fate cards that are left; what everybody at the table may reckon. No rules. */
import { printed } from "../content";
import type { Destiny } from "../ids";
import type { RunewarsView } from "../view";

export type Symbols = Record<Destiny, number>;
export const DESTINIES: readonly Destiny[] = ["gold", "silver", "red"];
/** How the catalogues are told of odds that would be rounded to certainty. */
const OVER_99 = 101;
const UNDER_1 = 102;

const counted = (cards: Iterable<string | number>): Symbols => {
  const found: Symbols = { gold: 0, silver: 0, red: 0 };
  for (const card of cards) found[printed().fate[card]!.destiny] += 1;
  return found;
};

/** The cards that are in the deck, or, when it has run out, those that will be. */
export function fatesLeft(view: RunewarsView): Symbols {
  const gone = new Set((view.discards.fate ?? []).map(String));
  return counted(Object.keys(printed().fate).filter((card) => !view.decks.fate || !gone.has(card)));
}
export const total = (left: Symbols): number => left.gold + left.silver + left.red;

/** The likelihood that none of so many cards, drawn from `all`, is among `wanted` of them. */
function misses(all: number, wanted: number, number: number): number {
  let chance = 1;
  for (let at = 0; at < number; at += 1) chance *= Math.max(0, all - wanted - at) / (all - at);
  return chance;
}

/** The likelihood of each symbol as the best of so many cards. */
export function bestOf(left: Symbols, number: number): Symbols {
  const all = total(left);
  const drawn = Math.min(number, all);
  const noGold = misses(all, left.gold, drawn);
  const onlyRed = misses(all, left.gold + left.silver, drawn);
  return { gold: 1 - noGold, silver: noGold - onlyRed, red: onlyRed };
}

/** How likely one of some symbols is the best; `again`: if not, as many other cards are drawn once. */
export function likely(left: Symbols, number: number, wanted: readonly Destiny[], again = false): number {
  const sum = (odds: Symbols) => wanted.reduce((chance, symbol) => chance + odds[symbol], 0);
  const once = sum(bestOf(left, number));
  if (!again) return once;
  const rest = { ...left };
  let gone = number;
  for (const symbol of [...DESTINIES].reverse()) {
    const taken = wanted.includes(symbol) ? 0 : Math.min(gone, rest[symbol]);
    rest[symbol] -= taken;
    gone -= taken;
  }
  return once + (1 - once) * sum(bestOf(rest, number));
}

/** A chance as the catalogues want it: whole per cents, or a sign for nearly all and nearly nothing. */
export function percent(chance: number): number {
  if (chance > 0 && chance < 0.01) return UNDER_1;
  if (chance > 0.99 && chance < 1) return OVER_99;
  return Math.round(100 * chance);
}
