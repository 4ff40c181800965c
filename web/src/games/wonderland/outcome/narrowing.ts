/** Forging in two parts: a chip and a track, in either order. The first click narrows the list, the second chooses. */
import { forging } from "../keys";

export const TRACK = "track:";

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
