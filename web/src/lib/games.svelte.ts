/** Games that the server offers, as it tells of them: fetched once for each language, for all who ask. */
import type { GameInfo, Locale } from "../wire";
import { api } from "./api";
import { currentLocale } from "./text.svelte";

let known = $state.raw<readonly GameInfo[]>([]);
let asked: { locale: Locale; answer: Promise<readonly GameInfo[]> } | null = null;

/** All games, in the language that is shown; fails if the server cannot be reached, and then asks anew the next time. */
export function fetchGames(): Promise<readonly GameInfo[]> {
  const locale = currentLocale();
  if (asked?.locale !== locale) {
    const answer = api.get<GameInfo[]>("games").then((found) => (known = found));
    answer.catch(() => asked?.answer === answer && (asked = null));
    asked = { locale, answer };
  }
  return asked.answer;
}

/** What is known of a game; nothing until the server has answered, and of a game that is gone. */
export function gameNamed(name: string): GameInfo | undefined {
  fetchGames().catch(() => undefined);
  return known.find((game) => game.name === name);
}
