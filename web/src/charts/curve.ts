/** Geometry of score curves: points over steps, one line a seat, told apart by dashes as well as colour. */
import type { Badge } from "../wire";
import { SEATS } from "../lib/seats";

export interface Point {
  at: number;
  scores: readonly number[];
}

const DASHES: Record<Badge, string> = { A: "", B: "8 4", C: "2 4", D: "12 4 2 4", E: "5 3 2 3", F: "10 3 2 3" };

/** The colour of a seat's line: its fill, or its edge where the fill would vanish on paper. */
export function lineColour(badge: Badge, dark: boolean): string {
  if (badge === "E") return dark ? SEATS.E.fill : SEATS.E.edge;
  if (badge === "A") return dark ? "#EFE3C6" : SEATS.A.fill;
  if (badge === "F" && !dark) return "#B98200";
  if (badge === "B" && dark) return "#7FB0F0";
  if (badge === "C" && dark) return "#4FC39B";
  return SEATS[badge].fill;
}

export function dashes(badge: Badge): string {
  return DASHES[badge];
}

/** Round steps for an axis from 0 to at least `top`. */
export function ticks(top: number, about = 4): number[] {
  const rough = Math.max(top, 1) / about;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10) * magnitude);
  return Array.from({ length: Math.ceil(top / step) + 1 }, (_, at) => at * step);
}

/** The path of one seat through the points, in a box of the given size; `last` and `top` are the ends of the axes. */
export function path(points: readonly Point[], seat: number, width: number, height: number, last: number, top: number): string {
  return points
    .map((point, index) => {
      const x = (point.at / Math.max(last, 1)) * width;
      const y = height - ((point.scores[seat] ?? 0) / Math.max(top, 1)) * height;
      return `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** Labels at wished heights, moved apart so that none covers another. */
export function spread(heights: readonly number[], gap: number, floor: number): number[] {
  const order = heights.map((_, at) => at).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  const placed = [...heights];
  let least = -Infinity;
  for (const at of order) {
    placed[at] = Math.max(placed[at] ?? 0, least + gap);
    least = placed[at] ?? 0;
  }
  const over = least - floor;
  if (over <= 0) return placed;
  return placed.map((height) => height - over);
}
