/**
 * A walk of several steps: the table is asked one step after the other, as soon as the next one is offered. What was
 * meant for a way ends with it: an answer that does not offer the next step, or anything else that is chosen.
 */
import type { TableState } from "../../table/board";

let way = $state.raw<readonly string[]>([]);

/** The square to which a finger has pointed: the next tap on it walks there. */
let tapped = $state<{ square: string; way: readonly string[]; fights: boolean } | null>(null);
export const tappedWay = (): typeof tapped => tapped;
export function tapWay(wanted: typeof tapped): void {
  tapped = wanted;
}

/** Begins a walk; the first step is taken at once. */
export function walk(table: TableState, keys: readonly string[]): void {
  const [first, ...rest] = keys;
  if (first === undefined || !table.offers.has(first)) return;
  way = rest;
  tapped = null;
  table.choose(first);
}

/** Goes on with what is left of a walk; to be called in an effect, whenever what is offered has changed. */
export function walkOn(table: TableState): void {
  const [next, ...rest] = way;
  if (next === undefined || !table.asked || !table.offers.size) return;
  if (!table.offers.has(next)) {
    way = [];
    return;
  }
  way = rest;
  table.choose(next);
}

export const isWalking = (): boolean => way.length > 0;
export function stopWalking(): void {
  way = [];
}
