/** Where things lie on the tea table and round it: chairs, regions, paths, rows of pieces. */
import type { Group } from "./view";
import type { Region } from "./ids";

export type Point = readonly [x: number, y: number];
export type Box = readonly [x: number, y: number, width: number, height: number];

/** A tea table in a drawing: its middle, the ellipse of the chairs, the size of cards. */
export interface TeaLayout {
  width: number;
  height: number;
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  cardWidth: number;
  cardHeight: number;
  /** The scale of leaders on chairs. */
  leader: number;
  /** Where the throne stands, and its scale. */
  headX: number;
  head: number;
}

/** The board of a large screen. */
export const WIDE: TeaLayout = { width: 844, height: 570, cx: 425, cy: 233, rx: 221, ry: 151, cardWidth: 58, cardHeight: 64, leader: 1.12, headX: 652, head: 1 };
/** The table alone, on a phone. */
export const PHONE: TeaLayout = { width: 390, height: 322, cx: 192, cy: 164, rx: 162, ry: 124, cardWidth: 44, cardHeight: 50, leader: 0.9, headX: 362, head: 0.84 };

/** The places of the regions on the board. */
export const REGION_BOXES: Readonly<Record<Region, Box>> = {
  PT: [8, 50, 158, 362],
  NM: [684, 8, 152, 198],
  RK: [684, 214, 152, 198],
  TT: [8, 420, 302, 144],
  GF: [534, 420, 302, 144],
};
/** The battle track on the board: left, top, width of a space, height. */
export const TRACK: Box = [112, 8, 21.6, 22];
export const SPACES = 26;
/** The chair that is out of use with fewer than five players, and further ones. */
export const CHAIRS = 13;
const PLACES = 14;

const turnOf = (chair: number): number => (chair * 2 * Math.PI) / PLACES;

/** Where a chair stands; the head is 0. */
export function chairAt(chair: number, { cx, cy, rx, ry }: TeaLayout): Point {
  const turn = turnOf(chair);
  return [cx + rx * Math.cos(turn), cy + ry * Math.sin(turn)];
}
/** The radii of the cloth. */
export const cloth = ({ rx, ry, cardWidth, cardHeight }: TeaLayout): Point => [rx - cardWidth * 0.5 - 12, ry - cardHeight * 0.5 - 10];

/** A place on the edge of the cloth, where the number of a chair is written. */
export function edgeAt(chair: number, layout: TeaLayout): Point {
  const [tx, ty] = cloth(layout);
  const turn = turnOf(chair);
  return [layout.cx + (tx - 13) * Math.cos(turn), layout.cy + (ty - 12) * Math.sin(turn)];
}

const STEPS = 24;
/** The way of a leader along the edge of the cloth, from one place to another; `backwards` for whoever walks the other way. */
export function wayBetween(from: number, to: number, layout: TeaLayout, backwards = false): Point[] {
  const round = (places: number) => ((places % PLACES) + PLACES) % PLACES || PLACES;
  const far = backwards ? -round(from - to) : round(to - from);
  return Array.from({ length: STEPS + 1 }, (_, at) => edgeAt(from + (far * at) / STEPS, layout));
}

/** The arrow of a move: its line, and where its head lies and points. */
export function arrowBetween(from: number, to: number, layout: TeaLayout, backwards = false): { line: string; tip: Point; turn: number } {
  const way = wayBetween(from, to, layout, backwards).slice(0, -3);
  const [x, y] = way.at(-1)!;
  const [a, b] = way.at(-3)!;
  return { line: pathOf(way), tip: [x, y], turn: (Math.atan2(y - b, x - a) * 180) / Math.PI };
}

const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}`;

/** Numbers that look random and are the same each time. */
export function numbers(seed: string): () => number {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 0) || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The coast of an island in a box: a closed curve, the same for the same seed. */
export function island([left, top, width, height]: Box, seed: string): string {
  const [corners, square, rough, random] = [28, 3.4, 0.05, numbers(seed)];
  const [cx, cy] = [left + width / 2, top + height / 2];
  const at = Array.from({ length: corners }, (_, corner): Point => {
    const turn = (corner / corners) * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const far = Math.pow(Math.abs(c) ** square + Math.abs(s) ** square, -1 / square) * (1 - rough + rough * 2 * random() - rough * 0.4);
    return [cx + (width / 2) * c * far, cy + (height / 2) * s * far];
  });
  const of = (corner: number): Point => at[(corner + corners) % corners]!;
  const near = (one: Point, before: Point, after: Point, by: number): string => `${(one[0] + ((after[0] - before[0]) / 6) * by).toFixed(1)} ${(one[1] + ((after[1] - before[1]) / 6) * by).toFixed(1)}`;
  const curves = at.map((here, corner) => {
    const [before, next, after] = [of(corner - 1), of(corner + 1), of(corner + 2)];
    return `C${near(here, before, next, 1)} ${near(next, here, after, -1)} ${next[0].toFixed(1)} ${next[1].toFixed(1)}`;
  });
  return `M${at[0]![0].toFixed(1)} ${at[0]![1].toFixed(1)}${curves.join("")}Z`;
}

/** So many stones on a curve from one place to another, bent towards a third. */
export function stones([a, b, c]: readonly [Point, Point, Point], many: number): Point[] {
  return Array.from({ length: many }, (_, at) => {
    const t = (at + 0.5) / many;
    const on = (axis: 0 | 1) => (1 - t) ** 2 * a[axis] + 2 * t * (1 - t) * b[axis] + t * t * c[axis];
    return [on(0), on(1)];
  });
}
const [left, top, space] = TRACK;
/** Stepping stones join neighbours in battle order; the track is the bridge between the Pool of Tears and The Wabe. */
export const PATHS: readonly Point[] = [
  ...stones([[86, 56], [88, 28], [left - 4, top + 13]], 3),
  ...stones([[left + SPACES * space + 4, top + 13], [676, 20], [690, 40]], 2),
  ...stones([[760, 205], [760, 213], [760, 220]], 1),
  ...stones([[758, 410], [748, 418], [732, 424]], 2),
  ...stones([[534, 556], [425, 566], [310, 556]], 9),
  ...stones([[110, 408], [108, 416], [112, 424]], 2),
];

/** Stars of the night sky in a box. */
export function stars(width: number, height: number, many: number): { x: number; y: number; r: number; light: number }[] {
  const random = numbers("stars");
  return Array.from({ length: many }, () => ({ x: random() * width, y: random() * height, r: 0.4 + random() * 1.1, light: 0.25 + random() * 0.5 }));
}

/** How wide the pieces of each kind stand in a row. */
export const STEP = { leader: 38, supporters: 32, figure: 35, castle: 28 } as const;
export function widthOf({ leader, supporters, figures, castle }: Pick<Group, "leader" | "supporters" | "figures" | "castle">): number {
  return (leader ? STEP.leader : 0) + (supporters ? STEP.supporters : 0) + figures.length * STEP.figure + (castle ? STEP.castle : 0);
}

export interface Placed<T> {
  item: T;
  x: number;
  y: number;
  scale: number;
}

const GAP = 10;
/** The groups of a region in rows, each row centred, from a height on; smaller where there are many. */
export function inRows(groups: readonly Group[], [x, y, width, height]: Box, from: number): Placed<Group>[] {
  const wide = width > 220;
  const wanted = wide ? 1.14 : height > 300 ? 1.16 : 1;
  const fitting = (width - 14) / Math.max(1, ...groups.map(widthOf));
  for (const least of [wanted, 0.92, 0.8, 0.68]) {
    const scale = Math.min(least, fitting);
    const rows = filled(groups, width - 14, scale);
    const pitch = Math.min((wide ? 46 : 54) * Math.min(1, scale), (y + height - 24 - from) / Math.max(1, rows.length - 0.6));
    if (pitch < 36 * scale && least > 0.68 && rows.length > 1) continue;
    const free = Math.max(0, y + height - 18 - (from + (rows.length - 1) * pitch + 20 * scale));
    return rows.flatMap((row, at) => laid(row, x + width / 2, from + Math.min(44, free * 0.38) + at * pitch, scale));
  }
  return [];
}
function filled(groups: readonly Group[], room: number, scale: number): Group[][] {
  const rows: Group[][] = [[]];
  let used = 0;
  for (const group of groups) {
    const wide = widthOf(group) * scale + GAP;
    if (used + wide > room && rows.at(-1)!.length) {
      rows.push([]);
      used = 0;
    }
    rows.at(-1)!.push(group);
    used += wide;
  }
  return rows;
}
function laid(row: readonly Group[], middle: number, y: number, scale: number): Placed<Group>[] {
  let x = middle - (row.reduce((sum, group) => sum + widthOf(group) * scale + GAP, -GAP)) / 2;
  return row.map((item) => {
    const placed = { item, x, y, scale };
    x += widthOf(item) * scale + GAP;
    return placed;
  });
}

/** A text in lines of at most so many letters, broken at spaces. */
export function wrapped(text: string, most: number): string[] {
  return text.split(" ").reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
    return lines;
  }, []);
}
