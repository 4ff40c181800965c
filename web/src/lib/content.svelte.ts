/** Printed values of games, as the server tells them: those of the box, or of the content pack that a table plays with. */
import type { GameContent } from "../wire";

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
