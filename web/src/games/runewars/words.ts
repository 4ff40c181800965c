/** Words of the game and the names at the table. */
import { printedWord } from "../../lib/content.svelte";
import { currentLocale } from "../../lib/text.svelte";
import type { TableState } from "../../table/board";
import type { Badge } from "../../wire";
import { printed } from "./content";
import { lookOf, NEUTRAL, type Look } from "./look";
import { ownerOf, type RunewarsView } from "./view";

type Args = Record<string, string | number>;

/** A message of the game, with the printed values that it tells; underscores of identifiers become hyphens. */
export const say = (id: string, args?: Args): string => printedWord("runewars", id, args);
/** A label of the board. */
export const label = (id: string, args?: Args): string => say(`board-${id}`, args);

/** What a screen reader says of a thing with a name written on it: the name is part of it. */
export const named = (written: string, text: string): string => (text.includes(written) ? text : `${written}: ${text}`);

/** So many units of a type, in the form that the language has for the number. */
export function counted(unit: string, number: number): string {
  const form = new Intl.PluralRules(currentLocale()).select(number);
  return `${number} ${say(form === "one" ? `unit-${unit}` : `unit-${unit}.${form === "few" ? "few" : "many"}`)}`;
}

/** The name of a unit in its condition. */
export const unitName = (unit: string, routed: boolean): string => say(routed ? `unit-${unit}.routed` : `unit-${unit}`);

export function badgeOf(table: TableState, seat: number): Badge {
  return table.seats[seat]?.badge ?? "A";
}
export function nameOf(table: TableState, seat: number): string {
  return table.seats[seat]?.name ?? "";
}
/** The colours of a seat; null are the neutrals. */
export function seatLook(table: TableState, view: RunewarsView, seat: number | null): Look {
  return seat === null ? NEUTRAL : lookOf(view.seats[seat]?.faction ?? null, badgeOf(table, seat));
}
/** The colours of a unit: of the seat that plays its faction; while nobody does, those of the faction. */
export function unitLook(table: TableState, view: RunewarsView, unit: string): Look {
  const owner = ownerOf(view, unit);
  return owner === null ? lookOf(printed().units[unit]?.faction ?? "neutral", "A") : seatLook(table, view, owner);
}
