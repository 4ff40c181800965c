/** For whom a table waits, in a few words for lists. */
import { t } from "../lib/text.svelte";
import type { TableInfo } from "../wire";

export function waitedFor(table: TableInfo): string {
  // Whoever watches with a delay is not told.
  if (!table.waiting.length) return t("lobby-running");
  const names = table.seats.filter((seat) => table.waiting.includes(seat.seat) && seat.name).map((seat) => seat.name);
  return names.length ? t("running-waiting", { names: names.join(", ") }) : t("running-substitute");
}
