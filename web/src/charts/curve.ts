/** Geometry of score curves: points over steps, one line a seat, told apart by dashes as well as colour. */
import type { Badge, Time } from "../wire";
import type { Emblem } from "../lib/emblems";
import { SEATS } from "../lib/seats";

export interface Point {
  at: number;
  scores: readonly number[];
}

const DASHES: Record<Badge, string> = { A: "", B: "8 4", C: "2 4", D: "12 4 2 4", E: "5 3 2 3", F: "10 3 2 3" };

/** The least contrast of a line to the paper on which it is drawn. */
const CONTRAST = 3;
const PAPER = { light: "#FAF4E6", dark: "#24272E" };

const channels = (colour: string): number[] => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** How bright a colour is, from 0 to 1, as WCAG reckons. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour itself, or as much nearer to ink or cream as it must be to be seen on paper. */
export function legible(colour: string, dark: boolean): string {
  const end = channels(dark ? "#FFFFFF" : "#000000");
  for (let share = 0; share < 1; share += 0.1) {
    const mixed = channels(colour).map((value, at) => Math.round(value + ((end[at] ?? 0) - value) * share));
    const found = `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`.toUpperCase();
    if (contrast(found, dark ? PAPER.dark : PAPER.light) >= CONTRAST) return found;
  }
  return dark ? "#FFFFFF" : "#000000";
}

/** The colour of a seat's line: that of its emblem where the game has some, else its fill, or its edge where that would vanish on paper. */
export function lineColour(badge: Badge, dark: boolean, emblem: Emblem | null = null): string {
  if (emblem) return legible(emblem.fill, dark);
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

/**
 * The path of one seat through the points, in a box of the given size; `last` and `top` are the ends of the axes.
 * In steps, what is counted stays as it is until it changes.
 */
export function path(points: readonly Point[], seat: number, width: number, height: number, last: number, top: number, inSteps = false): string {
  return points
    .map((point, index) => {
      const x = (point.at / Math.max(last, 1)) * width;
      const y = height - ((point.scores[seat] ?? 0) / Math.max(top, 1)) * height;
      if (index && inSteps) return `H${x.toFixed(1)}V${y.toFixed(1)}`;
      return `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join("");
}

/** A stretch of the axis of time. */
export interface Span {
  title: string;
  from: number;
  to: number;
}

/** The stages from their beginnings to the end, all from 0 on; `place` says where one begins. */
export function spans(times: readonly Time[], place: (time: Time) => number, last: number): Span[] {
  return times.map((time, at) => {
    const next = times[at + 1];
    return { title: time.title, from: at ? place(time) : 0, to: next ? place(next) : last };
  });
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
