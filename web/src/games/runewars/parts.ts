/**
 * The two parts of the board that take its place for a time: a battle, and the building of the map. Each is one component
 * in a folder of its own, shown while it is there and its frames are under way.
 */
import type { Component } from "svelte";
import type { TableState } from "../../table/board";
import { areaOf, dialOf, orderOf } from "./keys";
import type { RunewarsView } from "./view";

export type Part = Component<{ table: TableState; view: RunewarsView }>;

function only(found: Record<string, { default: Part }>): Part | null {
  return Object.values(found)[0]?.default ?? null;
}

export const Battle = only(import.meta.glob<{ default: Part }>("./battle/Battle.svelte", { eager: true }));
export const Building = only(import.meta.glob<{ default: Part }>("./building/Building.svelte", { eager: true }));

const BATTLES = new Set(["battle", "duel"]);
const BUILDING = new Set(["tile", "lay", "marker", "confirm", "home"]);

/** Whether a battle or a duel is fought. */
export function fighting(view: RunewarsView): boolean {
  return view.pending.some((frame) => BATTLES.has(frame.name));
}

/** Whether the map is being laid. */
export function building(view: RunewarsView): boolean {
  return view.pending.some((frame) => frame.name === "setup" && BUILDING.has(frame.step));
}

/**
 * The component that takes the place of the map: none while an area has to be chosen, as for a retreat, or a dial or an
 * Order card, as for a Tactics card that is played in a battle: the sheet would lie over them.
 */
export function partFor(view: RunewarsView, offers: ReadonlySet<string>): Part | null {
  if (building(view)) return Building;
  if (!fighting(view) || [...offers].some((key) => areaOf(key, view) || dialOf(key) || orderOf(key))) return null;
  return Battle;
}
