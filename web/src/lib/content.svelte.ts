/** Printed values of games, as the server tells them: those of the box, or of the content pack that a table plays with. */
import type { GameContent } from "../wire";
import { word } from "./text.svelte";

/** What a text takes from the content: a number, or a phrase, which is another message and what that takes. */
type Wording = number | { say: string; with?: Record<string, Wording> };

let laidOut = $state.raw<Readonly<Record<string, GameContent>>>({});

/** Loads the printed values of a game; needed before its board is drawn. */
export async function unpack(game: string, content: string): Promise<void> {
  if (laidOut[game]?.content === content) return;
  const query = content ? `?content=${encodeURIComponent(content)}` : "";
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}/content${query}`);
  if (!answer.ok) throw new Error(`no printed values of ${game}`);
  layOut((await answer.json()) as GameContent);
}

/** From now on the things of a game are drawn with these values. */
export function layOut(told: GameContent): void {
  laidOut = { ...laidOut, [told.game]: told };
}

/** What is printed on the things of a game. Its `content.ts` says of which form it is. */
export function printedOf(game: string): Record<string, unknown> {
  const told = laidOut[game];
  if (!told) throw new Error(`the printed values of ${game} are not loaded`);
  return told.printed;
}

/** A message of a game, with what it says of the printed values. */
export function printedWord(game: string, id: string, args?: Record<string, string | number>): string {
  const texts = (laidOut[game]?.printed["texts"] ?? {}) as Record<string, Record<string, Wording>>;
  const taken = texts[id.replaceAll("_", "-").split(".")[0] ?? ""];
  return word(game, id, taken ? { ...worded(game, taken), ...args } : args);
}

function worded(game: string, wordings: Record<string, Wording>): Record<string, string | number> {
  const said = (wording: Wording): string | number => (typeof wording === "number" ? wording : printedWord(game, wording.say, worded(game, wording.with ?? {})));
  return Object.fromEntries(Object.entries(wordings).map(([name, wording]) => [name, said(wording)]));
}
