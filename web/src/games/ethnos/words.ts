/** Words of the game and the names at the table. */
import { printedWord } from "../../lib/content.svelte";
import type { TableState } from "../../table/board";
import type { Badge } from "../../wire";

type Args = Record<string, string | number>;

/** A message of the game, with the printed values that it tells. */
export const say = (id: string, args?: Args): string => printedWord("ethnos", id, args);
/** A label of the board. */
export const label = (id: string, args?: Args): string => say(`board-${id}`, args);

export function cardName(type: string): string {
  return say(`card-${type}`);
}
/** What a screen reader says of a thing with a name written on it: the name is part of it, in this very form. */
export function named(written: string, text: string): string {
  const whole = new RegExp(`(^|[^\\p{L}])${written}($|[^\\p{L}])`, "u").test(text);
  return whole ? text : `${written}: ${text}`;
}
export function badgeOf(table: TableState, seat: number): Badge {
  return table.seats[seat]?.badge ?? "A";
}
export function nameOf(table: TableState, seat: number): string {
  return table.seats[seat]?.name ?? "";
}
