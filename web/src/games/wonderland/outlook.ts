/** What an option would bring, where the lines of the server say too little: what a tea card gives. No rules. */
import type { TableState } from "../../table/board";
import type { Consequence } from "../../wire";
import { chairIn, verbOf } from "./keys";
import { viewOf } from "./view";
import { say } from "./words";

export function outlook({ key }: Consequence, table: TableState): string {
  const chair = chairIn(key);
  const card = chair === null || verbOf(key) !== "seat" ? null : viewOf(table.view)?.tea_table[chair]?.card;
  return card ? `${say(`tea-card-${card}`)}: ${say(`tea-card-${card}.short`)}.` : "";
}
