/**
 * The parts of the board that take its place for a time: the choice of factions, the building of the map, a battle. Each is
 * one component, shown while its frames are under way; the two large ones have folders of their own.
 */
import type { Component } from "svelte";
import type { TableState } from "../../table/board";
import Factions from "./Factions.svelte";
import { areaOf, dialOf, orderOf } from "./keys";
import Offer from "./offer/Offer.svelte";
import { offerIn } from "./offer/offered";
import type { RunewarsView } from "./view";

export { Offer };
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

/** Whether the players choose their factions. */
export function mustering(view: RunewarsView): boolean {
  return view.pending.some((frame) => frame.name === "setup" && frame.step === "factions");
}

/** Whether the map is being laid. */
export function building(view: RunewarsView): boolean {
  return view.pending.some((frame) => frame.name === "setup" && BUILDING.has(frame.step));
}

/** Whether something has to be chosen on the map, on a dial, among the Order cards or in an offer: a sheet would lie over them. */
export function onTheTable(view: RunewarsView, offers: ReadonlySet<string>): boolean {
  return offerIn(view, offers).length > 0 || [...offers].some((key) => areaOf(key, view) || dialOf(key) || orderOf(key));
}

/**
 * The component that takes the place of the map: none while an area has to be chosen, as for a retreat, or a dial or an
 * Order card, as for a Tactics card that is played in a battle: the sheet would lie over them.
 */
export function partFor(view: RunewarsView, offers: ReadonlySet<string>): Part | null {
  if (mustering(view)) return Factions;
  if (building(view)) return Building;
  if (offerIn(view, offers).length) return Offer;
  if (!fighting(view) || onTheTable(view, offers)) return null;
  return Battle;
}
