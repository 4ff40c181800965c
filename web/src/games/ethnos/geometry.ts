/** The geometry of the map: 1200 by 800 units. Everything is computed once and is the same every time. */
import type { Kingdom } from "./ids";
import { KINGDOM_NAMES } from "./look";

export type Point = readonly [number, number];

/** Numbers from 0 to 1 that depend on nothing but the seed. */
export function numbers(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
  state = state || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The corners of the Kingdoms; neighbours share them. */
const CORNERS: Record<string, Point> = {
  a: [78, 338],
  b: [178, 140],
  c: [420, 96],
  d: [404, 356],
  e: [236, 398],
  f: [704, 84],
  g: [744, 372],
  h: [570, 402],
  i: [968, 120],
  j: [1122, 262],
  k: [996, 398],
  l: [416, 690],
  m: [178, 604],
  n: [696, 700],
  o: [1112, 480],
  p: [940, 652],
};
const OUTLINES: Record<Kingdom, string> = {
  straton: "abcde",
  rhea: "cfghd",
  pelagon: "fijkg",
  ithys: "aedlm",
  althea: "dhgnl",
  duris: "gkjopn",
};
const SHORE = "abcfijopnlm";

/** A line between two points, displaced at its middles again and again. */
function broken(from: Point, to: Point, amplitude: number, seed: string, depth: number): Point[] {
  const random = numbers(seed);
  let points: Point[] = [from, to];
  let part = amplitude;
  for (let level = 0; level < depth; level++) {
    const finer: Point[] = [points[0]!];
    for (let at = 1; at < points.length; at++) {
      const [ax, ay] = points[at - 1]!;
      const [bx, by] = points[at]!;
      const [dx, dy] = [bx - ax, by - ay];
      const shift = (random() - 0.5) * 2 * part;
      finer.push([(ax + bx) / 2 - dy * shift, (ay + by) / 2 + dx * shift], [bx, by]);
    }
    points = finer;
    part *= 0.86;
  }
  return points;
}

function edgesOf(outline: string): string[] {
  return [...outline].map((corner, at) => [corner, outline[(at + 1) % outline.length]!].sort().join(""));
}

/** How many Kingdoms have an edge: one means coast. */
const owners = new Map<string, number>();
for (const name of KINGDOM_NAMES) for (const edge of edgesOf(OUTLINES[name])) owners.set(edge, (owners.get(edge) ?? 0) + 1);

const EDGES = new Map<string, Point[]>();
for (const [edge, count] of owners) {
  const [from, to] = [CORNERS[edge[0]!]!, CORNERS[edge[1]!]!];
  EDGES.set(edge, count === 1 ? broken(from, to, 0.2, `eth${edge}q8`, 5) : broken(from, to, 0.1, `eth${edge}y`, 4));
}

function walk(outline: string): Point[] {
  return edgesOf(outline).flatMap((edge, at) => {
    const points = EDGES.get(edge)!;
    return (edge[0] === outline[at] ? points : [...points].reverse()).slice(0, -1);
  });
}

export function line(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;
}
export const closed = (points: readonly Point[]): string => `${line(points)}Z`;

export const REGIONS = Object.fromEntries(KINGDOM_NAMES.map((name) => [name, closed(walk(OUTLINES[name]))])) as Record<Kingdom, string>;
export const COAST = closed(walk(SHORE));
export const BORDERS = [...owners].filter(([, count]) => count === 2).map(([edge]) => line(EDGES.get(edge)!)).join("");

/** The box round a Kingdom: left, top, width, height. */
export function around(kingdom: Kingdom, margin: number): [number, number, number, number] {
  const points = walk(OUTLINES[kingdom]);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return [left, top, Math.max(...xs) + margin - left, Math.max(...ys) + margin - top];
}

export interface Places {
  name: Point;
  tokens: Point;
  markers: Point;
}

/** Where the printed name, the Glory tokens and the markers of a Kingdom stand. */
export const PLACES: Record<Kingdom, Places> = {
  straton: { name: [292, 172], tokens: [206, 226], markers: [276, 330] },
  rhea: { name: [566, 150], tokens: [500, 200], markers: [568, 318] },
  pelagon: { name: [872, 162], tokens: [806, 212], markers: [884, 312] },
  ithys: { name: [300, 444], tokens: [232, 494], markers: [300, 590] },
  althea: { name: [566, 448], tokens: [500, 498], markers: [562, 606] },
  duris: { name: [884, 444], tokens: [818, 494], markers: [880, 590] },
};

export interface Pile {
  seat: number;
  count: number;
  x: number;
  y: number;
  scale: number;
}

/** The piles of a Kingdom, side by side; seats without a marker have none, unless `also` reserves a place. */
export function piles(kingdom: Kingdom, counts: readonly number[], compact: boolean, also: number | null = null): Pile[] {
  const [x, y] = PLACES[kingdom].markers;
  const shown = counts.map((count, seat) => ({ seat, count })).filter(({ seat, count }) => count > 0 || seat === also);
  const tight = shown.length > 4;
  const step = (tight ? 43 : 62) * (compact && !tight ? 1.16 : compact ? 1.1 : 1);
  const scale = (compact ? 1.3 : 1) * (tight ? 0.82 : 1);
  const first = x - ((shown.length - 1) * step) / 2;
  return shown.map(({ seat, count }, at) => ({ seat, count, x: first + at * step, y: y + 6, scale }));
}
