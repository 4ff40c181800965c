/**
 * Draws the pictures of the games (src/games/<game>/scene.svg from scene.mjs beside it): paper-cut landscapes of
 * layered ridges, made from seeded noise, with silhouettes of the game-icons set.
 *
 *     node scripts/draw-scenes.mjs
 *
 * Far layers are light and warm, near ones dark; the lower end fades into the
 * dark on which the title stands. The same seed gives the same picture.
 */
import { existsSync, readdirSync, writeFileSync } from "node:fs";

const GAMES = new URL("../src/games/", import.meta.url);

for (const game of readdirSync(GAMES)) {
  const scene = new URL(`${game}/scene.mjs`, GAMES);
  if (!existsSync(scene)) continue;
  const { default: draw } = await import(scene.href);
  writeFileSync(new URL(`${game}/scene.svg`, GAMES), draw());
}
