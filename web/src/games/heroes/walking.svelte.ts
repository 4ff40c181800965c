/**
 * A walk of several steps: the table is asked one step after the other, as soon as the next one is offered. What was
 * meant for a way ends with it: an answer that does not offer the next step, or anything else that is chosen.
 */
import type { TableState } from "../../table/board";

let way: readonly string[] = [];
/** The question that was answered with the last step: until the next one is there, nothing is known. */
let answered = -1;

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
  tapped = null;
  take(table, first, rest);
}

/** Goes on with what is left of a walk; to be called in an effect, whenever what is offered has changed. */
export function walkOn(table: TableState): void {
  const [next, ...rest] = way;
  if (next === undefined || !table.asked || !table.offers.size || table.asked.version === answered) return;
  if (table.offers.has(next)) take(table, next, rest);
  else way = [];
}

function take(table: TableState, step: string, rest: readonly string[]): void {
  way = rest;
  answered = table.asked?.version ?? -1;
  table.choose(step);
}
