/** The odds of a contest as sentences: whose side they are told of, rounded numbers. No rules. */
import type { Odds, SideOdds } from "../wire";

/** Odds that were asked for; past, when the position has changed since. */
export interface Reckoned {
  odds: Odds;
  past: boolean;
}

/** Of a hundred; what never happened in the play-outs, and only that, is none. */
export function ofHundred(share: number): number {
  const rounded = Math.round(share * 100);
  if (share > 0 && rounded === 0) return 1;
  return share < 1 && rounded === 100 ? 99 : rounded;
}

/** How far off a number of a hundred may be: at least one, since nothing was played out for ever. */
export function marginOf(odds: Odds): number {
  return Math.max(1, Math.round(odds.margin * 100));
}

/** The side that is told of first: one's own, else the first. */
export function toldSide(odds: Odds, eyes: number | null): SideOdds {
  return odds.sides.find(({ seat }) => seat !== null && seat === eyes) ?? odds.sides[0]!;
}
