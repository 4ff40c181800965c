/** How a game plays, in five pictures: `games/<game>/how/index.ts` has them. A game without that folder has none. */
import type { Component } from "svelte";

export interface HowItPlays {
  /** Each picture is an SVG of 260 by 410 and fills what it is given. */
  pictures: readonly Component[];
}

const found = import.meta.glob<HowItPlays>("../games/*/how/index.ts", { import: "default" });
const pictures = new Map(Object.entries(found).map(([path, load]) => [path.split("/").at(-3) ?? "", load]));

/** Whether there are pictures of a game. */
export function hasPictures(game: string): boolean {
  return pictures.has(game);
}

/** The pictures of a game; null if it has none. */
export async function picturesOf(game: string): Promise<HowItPlays | null> {
  return (await pictures.get(game)?.()) ?? null;
}
