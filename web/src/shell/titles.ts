/** Titles of games, as cards and lists show them: those that the server offers, and those in preparation. */
import type { GameInfo, Locale, Weight } from "../wire";
import { t } from "../lib/text.svelte";

export interface Title {
  name: string;
  title: string;
  motto: string;
  players: readonly [number, number];
  /** How long a game lasts, the least and the most; empty if it does not say. */
  minutes: readonly number[];
  weight: Weight;
  /** The colour behind the icon, and the icon: the inside of an SVG of 512 by 512; may be empty. */
  ground: string;
  icon: string;
}

/** A game in preparation: `announced.ts` in its folder shows it until the server offers it. */
export interface Announced extends Omit<Title, "name" | "title" | "motto"> {
  title: Record<Locale, string>;
  motto: Record<Locale, string>;
}

const announced = byGame(import.meta.glob<Announced>("../games/*/announced.ts", { eager: true, import: "default" }));
const scenes = byGame(import.meta.glob<string>("../games/*/scene.svg", { eager: true, query: "?url", import: "default" }));

/** What a glob has found, by the folder of the game. */
function byGame<T>(found: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(found).map(([path, one]) => [path.split("/").at(-2) ?? "", one]));
}

export function titleOf(game: GameInfo): Title {
  return { ...game, players: [game.min_players, game.max_players], icon: iconOf(game) };
}

/** The icon of a game as `Icon` draws it; empty if it has none. */
export function iconOf(game: GameInfo | undefined): string {
  return game?.icon ? `<path fill="currentColor" d="${game.icon}"/>` : "";
}

/** All titles: the games that can be played, as the server lists them, then those in preparation. */
export function allTitles(games: readonly GameInfo[], locale: Locale, preparing: ReadonlyMap<string, Announced> = announced): Title[] {
  const coming = [...preparing].filter(([name]) => !games.some((game) => game.name === name));
  return [
    ...games.map(titleOf),
    ...coming.map(([name, told]) => ({ ...told, name, title: told.title[locale], motto: told.motto[locale] })),
  ];
}

/** The picture of a game; null if it has none. */
export function sceneOf(name: string): string | null {
  return scenes.get(name) ?? null;
}

const range = (least: number, most: number) => (least === most ? `${least}` : `${least}–${most}`);

export function playersOf(title: Title): string {
  return range(...title.players);
}

/** How long a game lasts, in words; empty if it does not say. */
export function lengthOf([least, most]: readonly number[]): string {
  if (least === undefined || most === undefined) return "";
  if (least % 60 === 0 && most % 60 === 0) return t("home-hours", { hours: range(least / 60, most / 60) });
  return t("home-minutes", { minutes: range(least, most) });
}
