/** What there is to learn, game by game, and where the person stands. */
import { api } from "../lib/api";
import type { Learning } from "../wire";

export async function fetchLearning(): Promise<Map<string, Learning>> {
  const found = await api.get<Learning[]>("lessons");
  return new Map(found.map((one) => [one.game, one]));
}
