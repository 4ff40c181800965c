/** What the middle of the table shows, where somebody wants something else than what the question needs. */
import type { TableState } from "../../table/board";

export type Looked = "map" | "pool" | "battle";
let wanted = $state.raw<{ version: number | undefined; what: Looked } | null>(null);

export const looksAt = (table: TableState): Looked | null => (wanted && wanted.version === table.asked?.version ? wanted.what : null);
export function lookAt(table: TableState, what: Looked): void {
  wanted = { version: table.asked?.version, what };
}
/** What is drawn besides, until it is put away again. */
export const shows = $state({ network: false });
