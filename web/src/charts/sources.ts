/** Points by source: patterns tell the sources apart, so that colour is never alone. */
import type { Source } from "../wire";

/** The fillings of the bars, in the order of the sources. */
export const FILLS = [
  "#7A5A2B",
  "repeating-linear-gradient(135deg, #A87A26 0 6px, #8F6519 6px 8px)",
  "repeating-linear-gradient(90deg, #4F7563 0 5px, #3F6252 5px 7px)",
  "radial-gradient(circle, #BFE0E4 1.4px, #33717F 1.7px) 0 0 / 7px 7px",
  "repeating-linear-gradient(0deg, #8C4B66 0 5px, #733A53 5px 7px)",
  "repeating-linear-gradient(45deg, #5B5F8A 0 4px, #474B73 4px 8px)",
] as const;

/** The points of a seat from one source, over all stages. */
export function total(source: Source, seat: number): number {
  return (source.points[seat] ?? []).reduce((sum, points) => sum + points, 0);
}

/** The points of a seat in one stage, over all sources. */
export function inStage(sources: readonly Source[], seat: number, stage: number): number {
  return sources.reduce((sum, source) => sum + (source.points[seat]?.[stage] ?? 0), 0);
}
