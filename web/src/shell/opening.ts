/** Opening tables: the quick way against bots, and with friends. */
import type { GameInfo, Level, NewTable, SeatPlan, TableInfo } from "../wire";
import { api } from "../lib/api";
import { keep, promised } from "../lib/fairness";
import { asGuest } from "../lib/session.svelte";
import { currentLocale, t } from "../lib/text.svelte";

/** How many sit at a quick game against bots. */
const QUICK_PLAYERS = 4;

export function quickSeats(game: GameInfo, level: Level = "steady"): SeatPlan[] {
  const players = Math.min(Math.max(QUICK_PLAYERS, game.min_players), game.max_players);
  return [{ kind: "me" }, ...Array.from({ length: players - 1 }, (): SeatPlan => ({ kind: "bot", level }))];
}

/** Opens a table, as a guest if nobody is signed in, and starts it if everybody is there already. */
export async function openTable(plan: NewTable): Promise<TableInfo> {
  await asGuest(t("guest-name"), currentLocale());
  const fair = await promised();
  const table = await api.post<TableInfo>("tables", { ...plan, ...fair });
  keep(table.id, fair);
  const complete = table.seats.every((seat) => seat.kind === "person" || seat.kind === "bot");
  if (table.status === "open" && complete) return api.post<TableInfo>(`tables/${table.id}/start`);
  return table;
}

/** Whoever has never finished a game of this title meets novices. */
export function playAgainstBots(game: GameInfo, beginner = false): Promise<TableInfo> {
  return openTable({ game: game.name, seats: quickSeats(game, beginner ? "novice" : "steady"), private: true });
}

/** Opens a guided game, as a guest if nobody is signed in. */
export async function openLessons(game: string): Promise<TableInfo> {
  await asGuest(t("guest-name"), currentLocale());
  return api.post<TableInfo>(`games/${encodeURIComponent(game)}/lessons`);
}
