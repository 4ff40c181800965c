/** Places on the tracks: the Glory track is the frame of the map, the Merfolk board a band of two rows. */
import type { Point } from "./geometry";

const WIDTH = 1200;
const HEIGHT = 800;
const MARGIN = 19;
export const ROUND = 100;
/** Lengths of one space on the long and on the short sides. */
export const LONG = (WIDTH - 2 * MARGIN) / 30;
export const SHORT = (HEIGHT - 2 * MARGIN) / 20;

export type Side = "top" | "right" | "bottom" | "left";

export function sideOf(space: number): Side {
  if (space < 30) return "top";
  if (space < 50) return "right";
  return space < 80 ? "bottom" : "left";
}

/** The corner of a space of the Glory track at which it begins, clockwise from the upper left. */
export function corner(space: number): Point {
  if (space < 30) return [MARGIN + LONG * space, MARGIN];
  if (space < 50) return [WIDTH - MARGIN, MARGIN + SHORT * (space - 30)];
  if (space < 80) return [WIDTH - MARGIN - LONG * (space - 50), HEIGHT - MARGIN];
  return [MARGIN, HEIGHT - MARGIN - SHORT * (space - 80)];
}

/** Where a disc stands that is alone on its space. */
export function spot(glory: number): Point {
  const space = ((glory % ROUND) + ROUND) % ROUND;
  const [x, y] = corner(space);
  switch (sideOf(space)) {
    case "top":
      return [x + LONG / 2, 34];
    case "right":
      return [WIDTH - 34, y + SHORT / 2];
    case "bottom":
      return [x - LONG / 2, HEIGHT - 32];
    case "left":
      return [32, y - SHORT / 2];
  }
}

export interface ScoreDisc {
  seat: number;
  x: number;
  y: number;
  radius: number;
  /** Full rounds of the track. */
  rounds: number;
}

const INWARD: Record<Side, Point> = { top: [0, 1], right: [-1, 0], bottom: [0, -1], left: [1, 0] };

/** One disc for each score. Discs on the same space stand in two columns, growing towards the map. */
export function discs(scores: readonly number[]): ScoreDisc[] {
  return scores.map((glory, seat) => {
    const space = ((glory % ROUND) + ROUND) % ROUND;
    const [x, y] = spot(glory);
    const together = scores.flatMap((other, at) => (other % ROUND === glory % ROUND ? [at] : []));
    const rounds = Math.max(0, Math.floor(glory / ROUND));
    if (together.length === 1) return { seat, x, y, radius: 16, rounds };
    const at = together.indexOf(seat);
    const [ix, iy] = INWARD[sideOf(space)];
    const along = (at % 2 === 0 ? -1 : 1) * 12.5;
    const inward = Math.floor(at / 2) * 23;
    return { seat, x: x + ix * inward + Math.abs(iy) * along, y: y + iy * inward + Math.abs(ix) * along, radius: 12.5, rounds };
  });
}

/** The way of a disc along the track: its start, the corners that it passes, its end. */
export function way(from: number, to: number): Point[] {
  const points = [spot(from)];
  if (to > from && to - from < ROUND) {
    for (let space = from + 1; space < to; space++) if ([0, 30, 50, 80].includes(space % ROUND)) points.push(corner(space % ROUND));
  }
  points.push(spot(to));
  return points;
}

/** The spaces of the Merfolk board in a box of 246 by 84. */
export const MERFOLK_SPACES: readonly Point[] = Array.from({ length: 19 }, (_, space) =>
  space < 10 ? [15 + space * 24, 56] : [219 - (space - 10) * 24, 18],
);

export interface MerfolkDisc {
  seat: number;
  x: number;
  y: number;
}

/** Discs below their space; several on one space overlap sideways. */
export function merfolkDiscs(spaces: readonly (number | null)[]): MerfolkDisc[] {
  return spaces.flatMap((space, seat) => {
    if (space === null) return [];
    const [x, y] = MERFOLK_SPACES[Math.min(space, 18)]!;
    const together = spaces.flatMap((other, at) => (other === space ? [at] : []));
    const step = together.length > 3 ? 9 : 13;
    const shift = (together.indexOf(seat) - (together.length - 1) / 2) * step;
    const inside = Math.min(Math.max(x + shift, 10 + together.indexOf(seat) * step), 236 - (together.length - 1 - together.indexOf(seat)) * step);
    return [{ seat, x: inside, y: y + 16 }];
  });
}
