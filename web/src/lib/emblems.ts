/** Games whose players have colours and emblems of their own: banners and discs ask here, by the badge of the seat. */
import { getContext, setContext } from "svelte";
import type { Badge } from "../wire";

export interface Emblem {
  fill: string;
  edge: string;
  ink: string;
  /** The icon in place of the letter. */
  icon: string;
  /** The letter whose pattern and banner it has, where that is not the one of the seat. */
  badge?: Badge;
}

export type Emblems = (badge: Badge) => Emblem | null;

const KEY = Symbol("emblems");

/** To be called by the page that shows a game. */
export function provideEmblems(emblems: Emblems): void {
  setContext(KEY, emblems);
}

/** The emblems of the game around; none outside games, and where a game has none. */
export function emblems(): Emblems {
  return getContext<Emblems | undefined>(KEY) ?? (() => null);
}
