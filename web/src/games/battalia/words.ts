/** Words of the game and the names at the table. */
import { printedWord } from "../../lib/content.svelte";
import type { TableState } from "../../table/board";

type Args = Record<string, string | number>;

/** A message of the game; underscores of identifiers become hyphens. */
export const say = (id: string, args?: Args): string => printedWord("battalia", id, args);
/** A label of the board. */
export const label = (id: string, args?: Args): string => say(`board-${id}`, args);

export const nameOf = (table: TableState, seat: number): string => table.seats[seat]?.name ?? "";

/** The name of a terrain card; of a building that lies face down only its valley is known. */
export const terrainName = (card: string): string => (card.endsWith("-building") ? label(`hidden-${card.slice(0, 2)}`) : say(`terrain-card-${card}`));

/** The name of a creation card; `short` leaves the faction to its emblem. */
export const cardName = (card: string, short = false): string => (short ? label(`kind-${card.split("-")[0]}`) : say(`creation-card-${card}`));
