/** Where something can be laid while the map is built: options as places on the table. No rules. */
import { printed } from "../content";
import { centre, edge, RADIUS, turned, type Box, type MapLayout, type Point } from "../geometry";
import { frameNamed, type RunewarsView } from "../view";

/** Verbs whose options lie on the table or in the tray below it. */
const VERBS = new Set(["tile", "lay", "marker", "home"]);

export const whileBuilding = (key: string): boolean => VERBS.has(key.split(":")[0] ?? "");

/** One hexagon of the table. */
export type Cell = readonly [number, number];

/** An option that covers hexagons: a tile in a rotation, a home realm, or a marker of two hexagons. */
export interface Placing {
  key: string;
  /** Null for markers. */
  tile: string | null;
  q: number;
  r: number;
  rot: number;
  cells: readonly Cell[];
}

export function cellsOf(tile: string, q: number, r: number, rot: number): Cell[] {
  return (printed().tiles[tile] ?? []).map((area) => {
    const [dq, dr] = turned([area.q, area.r], rot);
    return [q + dq, r + dr];
  });
}

/** The home realm of the seat that lays one. */
function homeTile(view: RunewarsView, seat: number): string | null {
  const faction = view.seats[seat]?.faction;
  return faction ? printed().factions[faction].home : null;
}

export function placingOf(key: string, view: RunewarsView, seat: number): Placing | null {
  const [verb, ...numbers] = key.split(":");
  const [q = 0, r = 0, rot = 0, last = 0] = numbers.map(Number);
  if (verb === "marker") return { key, tile: null, q, r, rot: 0, cells: [[q, r], [rot, last]] };
  const tile = verb === "lay" ? String(frameNamed(view, "setup")?.tile ?? "") : verb === "home" ? homeTile(view, seat) : null;
  return tile ? { key, tile, q, r, rot, cells: cellsOf(tile, q, r, rot) } : null;
}

export function placings(keys: Iterable<string>, view: RunewarsView, seat: number): Placing[] {
  return [...keys].flatMap((key) => placingOf(key, view, seat) ?? []);
}

/** The rotations in which something fits, rising. */
export function rotations(all: readonly Placing[]): number[] {
  return [...new Set(all.map(({ rot }) => rot))].sort((one, other) => one - other);
}

/** The next rotation that fits, in this direction; the same one if there is no other. */
export function turnedOn(all: readonly Placing[], rot: number, by: 1 | -1): number {
  const fitting = rotations(all);
  const at = fitting.indexOf(rot);
  return fitting[(at + by + fitting.length) % fitting.length] ?? rot;
}

// On the drawing

/** By how much the drawing of a map has moved its hexagons. */
export function shiftOf({ areas: [first] }: MapLayout): Point {
  if (!first) return [0, 0];
  const [x, y] = centre(first.q, first.r);
  return [first.x - x, first.y - y];
}

/** The middle of all places in which something fits; of the table, if there are none. */
export function middleOfAll(all: readonly Placing[]): Point {
  return all.length ? middleOf(all.flatMap(({ cells }) => cells), [0, 0]) : [0, 0];
}

/** The middle of what a placing covers. */
export function middleOf(cells: readonly Cell[], [dx, dy]: Point): Point {
  const places = cells.map(([q, r]) => centre(q, r));
  const mean = (at: 0 | 1) => places.reduce((sum, place) => sum + place[at], 0) / Math.max(1, places.length);
  return [mean(0) + dx, mean(1) + dy];
}

/** How far a point is from the middle of the nearest of some hexagons. */
export function away(cells: readonly Cell[], [x, y]: Point, [dx, dy]: Point): number {
  const places = cells.map(([q, r]) => centre(q, r));
  return Math.min(...places.map(([px, py]) => Math.hypot(px + dx - x, py + dy - y)));
}

export function nearest(all: readonly Placing[], [x, y]: Point, shift: Point): Placing | null {
  let best: Placing | null = null;
  let least = Infinity;
  for (const placing of all) {
    const [px, py] = middleOf(placing.cells, shift);
    const away = (px - x) ** 2 + (py - y) ** 2;
    if (away < least) [best, least] = [placing, away];
  }
  return best;
}

/** How far from the first tile somebody might try to lay another one. */
const FIELD = Array.from({ length: 31 }, (_, at) => at - 15);

/** The same thing in the same rotation where its middle is nearest to a point, whether it fits there or not. */
export function triedAt({ key, tile, rot }: Placing, point: Point, shift: Point): Placing | null {
  if (!tile) return null;
  const verb = key.split(":")[0] ?? "";
  const anywhere = FIELD.flatMap((q) => FIELD.map((r) => ({ key: `${verb}:${q}:${r}:${rot}`, tile, q, r, rot, cells: cellsOf(tile, q, r, rot) })));
  return nearest(anywhere, point, shift);
}

/** In reading order: from left to right in bands, from above. */
export function inOrder(all: readonly Placing[]): Placing[] {
  return [...all].sort((one, other) => {
    const [ax, ay] = middleOf(one.cells, [0, 0]);
    const [bx, by] = middleOf(other.cells, [0, 0]);
    return ay - by || ax - bx;
  });
}

/** Everything that is drawn: the laid map and all places where something may come. */
export function boundsOf(map: MapLayout, cells: readonly Cell[], [dx, dy]: Point): Box {
  const places = cells.map(([q, r]) => centre(q, r));
  const own = map.areas.length > 0;
  const xs = [...places.flatMap(([x]) => [x + dx - RADIUS, x + dx + RADIUS]), ...(own ? [0, map.width] : [])];
  const ys = [...places.flatMap(([, y]) => [y + dy - RADIUS, y + dy + RADIUS]), ...(own ? [0, map.height] : [])];
  if (!xs.length) return { x: 0, y: 0, width: 0, height: 0 };
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Steps to the neighbours, in the order of edges. */
const STEPS: readonly Cell[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

/** The outline of several hexagons together: the edges that they do not share. */
export function outline(cells: readonly Cell[], [dx, dy]: Point): string {
  const inside = new Set(cells.map(([q, r]) => `${q},${r}`));
  return cells
    .flatMap(([q, r]) => {
      const [x, y] = centre(q, r);
      return STEPS.flatMap(([dq, dr], direction) => {
        if (inside.has(`${q + dq},${r + dr}`)) return [];
        const [from, to] = edge({ x: x + dx, y: y + dy }, direction);
        return [`M${from.join(" ")}L${to.join(" ")}`];
      });
    })
    .join("");
}

/** The markers that lie already: those of homes that are not built yet. */
export function markersIn(view: RunewarsView): Cell[][] {
  const markers = frameNamed(view, "setup")?.markers;
  return Array.isArray(markers) ? (markers as Cell[][]) : [];
}

/** The tiles that a seat has still to lay; `held` is the one that it is laying. */
export interface Unlaid {
  seat: number;
  tiles: string[];
  held: string | null;
}

/** Seats that have tiles left. */
export function unlaidIn(view: RunewarsView): Unlaid[] {
  const frame = frameNamed(view, "setup");
  const tiles = Array.isArray(frame?.unlaid) ? (frame.unlaid as string[][]) : [];
  const [laying] = Array.isArray(frame?.todo) ? (frame.todo as number[]) : [];
  const held = frame?.step === "lay" && typeof frame.tile === "string" ? frame.tile : null;
  return tiles.map((own, seat) => ({ seat, tiles: own, held: seat === laying ? held : null })).filter((one) => one.tiles.length || one.held);
}
