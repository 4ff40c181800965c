/** The map as it lies: places and borders of areas, from the tiles of a position. Flat-topped hexagons of radius 62. */
import { homeOf, printed, type Border } from "./content";
import { EDGES, type Faction, type Resource } from "./ids";
import type { LaidTile } from "./view";

export type Point = readonly [number, number];

/** The radius of a hexagon; at this radius pieces are drawn in their natural size. */
export const RADIUS = 62;
export const HIGH = Math.sqrt(3);
/** Rivers and peaks reach a little over the rim. */
const MARGIN = 5;

/** Steps to the neighbours, in the order of `EDGES`. */
const STEPS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];
/** Corners at radius 1; edge d lies between corner d and the next one. */
const CORNERS: readonly Point[] = [
  [-0.5, -HIGH / 2],
  [0.5, -HIGH / 2],
  [1, 0],
  [0.5, HIGH / 2],
  [-0.5, HIGH / 2],
  [-1, 0],
];

export interface PlacedArea {
  id: string;
  tile: string;
  q: number;
  r: number;
  /** The middle, in units of the drawing. */
  x: number;
  y: number;
  /** Printed borders in the order of `EDGES`, after turning. */
  borders: readonly Border[];
  /** Neighbours in the order of `EDGES`. */
  beside: readonly (string | null)[];
  printed: Record<Resource, number>;
  /** Whose home realm it is printed for. */
  home: Faction | null;
}

export interface MapLayout {
  areas: readonly PlacedArea[];
  byId: ReadonlyMap<string, PlacedArea>;
  width: number;
  height: number;
}

/** One step of 60 degrees clockwise. */
export function turned([q, r]: Point, steps: number): Point {
  let at: Point = [q, r];
  for (let step = 0; step < ((steps % 6) + 6) % 6; step++) at = [-at[1], at[0] + at[1]];
  return at;
}

/** The middle of a hexagon before the drawing is moved to its margins. */
export function centre(q: number, r: number): Point {
  return [1.5 * q * RADIUS, HIGH * (r + q / 2) * RADIUS];
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
const hexKey = (q: number, r: number): string => `${q},${r}`;

function laid({ tile, q, r, rot }: LaidTile, turn: number): Omit<PlacedArea, "x" | "y" | "beside">[] {
  return (printed().tiles[tile] ?? []).map((area) => {
    const [dq, dr] = turned([area.q, area.r], rot);
    const [atQ, atR] = turned([q + dq, r + dr], turn);
    const borders = EDGES.map((_, edge) => area.borders[(edge - rot - turn + 12) % 6] ?? "open");
    const { food, wood, ore } = area;
    return { id: area.id, tile, q: atQ, r: atR, borders, printed: { food, wood, ore }, home: homeOf(tile) };
  });
}

/** How much larger another turn of the map must let it be before the map is turned. */
const WORTH = 1.03;

/** How the map lies best in a room of this measure: 0, 1 or 2 steps of 60 degrees. It stays as it is unless turning it is worth it. */
export function bestTurn(map: readonly LaidTile[], width: number, height: number, before = 0): number {
  const fits = [0, 1, 2].map((turn) => {
    const lying = layout(map, turn);
    return Math.min(width / lying.width, height / lying.height);
  });
  const best = fits.indexOf(Math.max(...fits));
  return fits[best]! > fits[before]! * WORTH ? best : before;
}

/** The whole map, turned by some steps of 60 degrees; its upper left corner is at 0, 0. */
export function layout(map: readonly LaidTile[], turn = 0): MapLayout {
  const plain = map.flatMap((tile) => laid(tile, turn));
  const at = new Map(plain.map((area) => [hexKey(area.q, area.r), area.id]));
  const places = plain.map(({ q, r }) => centre(q, r));
  const left = Math.min(...places.map(([x]) => x)) - RADIUS - MARGIN;
  const top = Math.min(...places.map(([, y]) => y)) - (RADIUS * HIGH) / 2 - MARGIN;
  const areas = plain.map((area, number): PlacedArea => {
    const [x, y] = places[number]!;
    const beside = STEPS.map(([dq, dr]) => at.get(hexKey(area.q + dq, area.r + dr)) ?? null);
    return { ...area, x: rounded(x - left), y: rounded(y - top), beside };
  });
  const width = Math.max(0, ...areas.map(({ x }) => x + RADIUS + MARGIN));
  const height = Math.max(0, ...areas.map(({ y }) => y + (RADIUS * HIGH) / 2 + MARGIN));
  return { areas, byId: new Map(areas.map((area) => [area.id, area])), width: Math.ceil(width), height: Math.ceil(height) };
}

/** A part of a drawing. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The outline of a hexagon around a place. */
export function hexagon(x: number, y: number, scale = 1, radius = RADIUS): string {
  const points = CORNERS.map(([dx, dy]) => `${rounded(x + dx * radius * scale)} ${rounded(y + dy * radius * scale)}`);
  return `M${points.join("L")}Z`;
}

/** The two ends of an edge of an area. */
export function edge(area: { x: number; y: number }, direction: number): readonly [Point, Point] {
  const end = (corner: number): Point => {
    const [dx, dy] = CORNERS[corner % 6]!;
    return [rounded(area.x + dx * RADIUS), rounded(area.y + dy * RADIUS)];
  };
  return [end(direction), end(direction + 1)];
}

/** A line on the map where two hexagons, or a hexagon and the table, meet. */
export interface Line {
  from: Point;
  to: Point;
  border: Border;
  /** Inside a tile, or along its rim. */
  inner: boolean;
}

/** Every edge once; where the two sides differ, the coloured one counts, and mountains before water. */
export function lines({ areas, byId }: MapLayout): Line[] {
  return areas.flatMap((area) =>
    EDGES.flatMap((_, direction): Line[] => {
      const other = byId.get(area.beside[direction] ?? "");
      if (other && other.id < area.id) return [];
      const sides = [area.borders[direction], other?.borders[(direction + 3) % 6]];
      const border = sides.includes("mountain") ? "mountain" : sides.includes("water") ? "water" : "open";
      const [from, to] = edge(area, direction);
      return [{ from, to, border, inner: other?.tile === area.tile }];
    }),
  );
}

/** Whether nothing printed lies between two areas that touch; `ice` opens water. */
function joined(map: MapLayout, area: PlacedArea, direction: number, ice: boolean): boolean {
  const other = map.byId.get(area.beside[direction] ?? "");
  const sides = [area.borders[direction], other?.borders[(direction + 3) % 6]];
  return !sides.includes("mountain") && (ice || !sides.includes("water"));
}

/**
 * The areas along which an arrow is drawn: the fewest steps over open borders, through areas that may be crossed if there
 * are such ways. Whether a move is possible is said by the engine; without a way the arrow goes straight.
 */
export function way(map: MapLayout, from: string, to: string, ice: boolean, crossed: (area: string) => boolean): string[] {
  const before = new Map<string, string>([[from, ""]]);
  const queue = [from];
  for (const id of queue) {
    if (id === to) break;
    const area = map.byId.get(id);
    if (!area || (id !== from && !crossed(id))) continue;
    area.beside.forEach((next, direction) => {
      if (!next || before.has(next) || !joined(map, area, direction, ice)) return;
      before.set(next, id);
      queue.push(next);
    });
  }
  if (!before.has(to)) return [from, to];
  const steps = [to];
  while (steps[0] !== from) steps.unshift(before.get(steps[0]!)!);
  return steps;
}

/** An arrow through the middles of areas, ending a little before the last one. */
export interface Arrow {
  line: string;
  tip: Point;
  /** Degrees. */
  angle: number;
}

const SHORT = 0.42;

export function arrow(points: readonly Point[]): Arrow | null {
  const [last, previous] = [points.at(-1), points.at(-2)];
  if (!last || !previous) return null;
  const angle = Math.atan2(last[1] - previous[1], last[0] - previous[0]);
  const tip: Point = [rounded(last[0] - Math.cos(angle) * RADIUS * SHORT), rounded(last[1] - Math.sin(angle) * RADIUS * SHORT)];
  const all = [...points.slice(0, -1), tip];
  return { line: `M${all.map(([x, y]) => `${x} ${y}`).join("L")}`, tip, angle: rounded((angle * 180) / Math.PI) };
}

/** Where the pieces of an area stand, around its middle: rows of one to four, smaller when there are many. */
export interface Slots {
  scale: number;
  places: readonly Point[];
}

export function slots(number: number, below: boolean): Slots {
  const columns = number <= 2 ? number : number <= 4 ? 2 : number <= 6 ? 3 : 4;
  const rows = Math.max(1, Math.ceil(number / Math.max(1, columns)));
  const scale = number <= 2 ? 1 : rows > 2 ? 0.56 : columns === 4 ? 0.66 : columns === 3 ? 0.78 : below ? 0.8 : 0.86;
  const [across, down] = [(columns > 3 ? 38 : 41) * (columns > 2 ? scale : 1), rows > 2 ? 23 : 34 * (rows > 1 && below ? 0.86 : 1)];
  const middle = below ? 9 : -1;
  const places = Array.from({ length: number }, (_, at): Point => {
    const row = Math.floor(at / columns);
    const here = Math.min(columns, number - row * columns);
    return [rounded(((at % columns) - (here - 1) / 2) * across), rounded(middle + (row - (rows - 1) / 2) * down)];
  });
  return { scale, places };
}
