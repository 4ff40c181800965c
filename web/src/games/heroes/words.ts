/** Words of the game and the names at the table. */
import { printedWord } from "../../lib/content.svelte";
import type { TableState } from "../../table/board";
import { printed } from "./content";
import type { MapLayout, SquareId } from "./geometry";
import { rowAndColumn } from "./geometry";
import type { HeroesView } from "./view";

type Args = Record<string, string | number>;

/** A message of the game; underscores of identifiers become hyphens. */
export const say = (id: string, args?: Args): string => printedWord("heroes", id, args);
/** A label of the board. */
export const label = (id: string, args?: Args): string => say(`board-${id}`, args);

export const nameOf = (table: TableState, seat: number): string => table.seats[seat]?.name ?? "";

/** What lies on a square, in words: a guard, a location, a capital, or its ground. */
export function placeName(table: TableState, view: HeroesView, map: MapLayout, id: SquareId): string {
  const [row, column] = rowAndColumn(id);
  const at = { row: row + 1, column: column + 1 };
  const square = map.squares.get(id);
  const guard = view.encounters[id];
  const capital = view.seats.findIndex((seat) => seat.capital === id);
  if (guard) return label("square-guard", { ...at, name: say(`encounter-${guard}`), number: printed().encounters[guard].number });
  if (capital >= 0) return label("square-capital", { ...at, player: nameOf(table, capital) });
  const owner = view.control[id];
  if (square?.location) return label(owner === undefined ? "square-thing" : "square-held", { ...at, name: say(`location-${square.location}`), player: owner === undefined ? "" : nameOf(table, owner) });
  return label("square-thing", { ...at, name: label(`terrain-${square?.terrain ?? "open"}`) });
}

/** What lies on a square, in one name. */
export function shortPlace(view: HeroesView, map: MapLayout, id: SquareId): string {
  const square = map.squares.get(id);
  const capital = view.seats.find((seat) => seat.capital === id);
  if (capital) return say(`faction-${capital.faction}`);
  return square?.location ? say(`location-${square.location}`) : label(`terrain-${square?.terrain ?? "open"}`);
}

/** The kind of a card by its id: `A01` an artefact, `S06` a scroll, `H-G3` a skill, `T-B9` a building. */
export function kindOf(id: string): string {
  if (/^[HNST]-[MG]\d/.test(id)) return "skill";
  if (/^[HNST]-B\d/.test(id)) return "building";
  if (/^A\d/.test(id)) return "artefact";
  if (/^S\d\d/.test(id)) return "scroll";
  return /^T\d\d/.test(id) ? "treasure" : "hero-ability";
}

/** The icon of an ability of a battle. */
export const traitGlyph = (ability: string): string => `trait_${ability.toLowerCase().replaceAll("-", "_")}`;
