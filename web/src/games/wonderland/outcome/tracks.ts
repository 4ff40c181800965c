/** The table as the forge tracks see it while a chip and a track are chosen. */
import type { TableState } from "../../../table/board";
import { forging } from "../keys";
import { pick, pickedFor } from "../picking.svelte";
import { partOf, TRACK, type Picked } from "./narrowing";

export const pickedIn = (table: TableState): Picked => partOf(pickedFor(table));

/** A track can be picked before a chip, and picking it sends nothing. */
export function withTracks(table: TableState): TableState {
  return new Proxy(table, {
    get(target, name) {
      if (name === "offers") return tracksAmong(target);
      if (name === "textOf") return (key: string) => (key.startsWith(TRACK) ? "" : target.textOf(key));
      if (name === "choose") return (key: string) => (key.startsWith(TRACK) ? pick(target, pickedFor(target) === key ? null : key) : target.choose(key));
      // Of a track alone nothing can be foreseen.
      if (name === "focus") return (key: string | null) => (key?.startsWith(TRACK) ? undefined : target.focus(key));
      if (name === "arm") return (key: string) => !key.startsWith(TRACK) && (target.arm?.(key) ?? false);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value as (...args: unknown[]) => unknown).bind(target) : value;
    },
  });
}

function tracksAmong(table: TableState): ReadonlySet<string> {
  const tracks = [...table.offers].flatMap((key) => (forging(key) ? [`${TRACK}${forging(key)!.track}`] : []));
  return tracks.length ? new Set([...table.offers, ...tracks]) : table.offers;
}
