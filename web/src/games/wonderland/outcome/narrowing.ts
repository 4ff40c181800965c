/** Forging in two parts: a chip and a track, in either order. The first click narrows the list, the second chooses. */
import type { TableState } from "../../../table/board";
import { forging } from "../keys";
import { pick, pickedFor } from "../picking.svelte";

const TRACK = "track:";

/** The chip or the track that was picked first. */
export interface Picked {
  chip: string | null;
  track: number | null;
}

/** What a picked part of keys means: `forge:WL14`, `track:2`. */
export function partOf(part: string | null): Picked {
  if (part?.startsWith(TRACK)) return { chip: null, track: Number(part.slice(TRACK.length)) };
  return { chip: part?.startsWith("forge:") ? (part.split(":")[1] ?? null) : null, track: null };
}
export const pickedIn = (table: TableState): Picked => partOf(pickedFor(table));

/** The option that a track stands for: with a chip in hand its key, else the track as the first part; "" if neither is offered. */
export function choiceOf(keys: Iterable<string>, picked: Picked, track: number): string {
  const offered = [...keys].filter((key) => forging(key)?.track === track);
  if (!offered.length) return "";
  if (picked.chip !== null) return offered.find((key) => forging(key)?.chip === picked.chip) ?? "";
  return `${TRACK}${track}`;
}

/** The chips that can be forged, on the picked track if there is one. */
export function chipsOf(keys: Iterable<string>, picked: Picked): Set<string> {
  return new Set([...keys].flatMap((key) => (forging(key) && (picked.track === null || forging(key)?.track === picked.track) ? [forging(key)!.chip] : [])));
}

/** The table as the forge tracks see it: a track can be picked before a chip, and picking it sends nothing. */
export function withTracks(table: TableState): TableState {
  return new Proxy(table, {
    get(target, name) {
      if (name === "offers") return tracksAmong(target);
      if (name === "textOf") return (key: string) => (key.startsWith(TRACK) ? "" : target.textOf(key));
      if (name === "choose") return (key: string) => (key.startsWith(TRACK) ? pick(target, pickedFor(target) === key ? null : key) : target.choose(key));
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
