/** The view of the engine as this board reads it (POSITION), and what follows from it without any rule. */
import type { Faction } from "./look";

export type SquareId = string;
export interface Cell {
  card: string;
  exits: string;
  owner: number | null;
  level: number;
  strength: number;
  markets: readonly number[];
  cloaked: boolean;
  down: boolean;
}
export interface HeroView {
  at: SquareId | null;
  steps: number;
  points: number;
  free: number;
}
export interface Prepared {
  key: string;
  by: string;
  as: string;
  count: number;
  cards: readonly string[];
}
export interface Tent {
  nr: number;
  tent: string;
  cards: readonly string[] | number;
  fresh: boolean;
  temporary: boolean;
}
export interface SeatView {
  faction: Faction | null;
  hand: readonly string[] | number;
  shelter: readonly string[] | number;
  ambush: readonly string[] | number;
  nation: number;
  laid: readonly string[];
  prepared: readonly Prepared[];
  tents: readonly Tent[];
  heroes: Readonly<Record<"a" | "b", HeroView>>;
  veteran: string;
}
export interface LineEntry {
  card: string;
  as: string;
  rank: number;
  times: number;
  with: readonly string[];
  owner: number;
  start: boolean;
}
/** A procedure under way: its name, whose it is, and what it remembers (POSITION, section 7). */
export interface Frame {
  frame: string;
  stack: number | null;
  verb?: string;
  need?: readonly (readonly [string, number])[];
  stage?: string;
  rank?: string;
  type?: string;
  shape?: string;
  square?: SquareId;
  exits?: string;
  what?: string;
  defender?: number | null;
  heroes?: readonly string[];
  attack?: readonly LineEntry[];
  defence?: readonly LineEntry[];
  side?: string;
  bonus?: { attack: number; defence: number };
  card?: string;
  effect?: number;
  rolls?: readonly number[];
  packet?: readonly string[] | number;
  left?: readonly string[] | number | null;
}
export interface Pile {
  count: number;
  top: string | null;
}
/** One side of a battle: its total, what each card counts, and what counts besides. */
export interface Strength {
  seat: number | null;
  total: number;
  strengths: readonly number[];
  morale: number;
  terrain: number;
  /** What the place itself counts. */
  place: number;
  other: number;
}
/** A battle as the rules reckon it. */
export interface Fight {
  square: SquareId;
  losing: Side;
  attack: Strength;
  defence: Strength;
}
export type Side = "attack" | "defence";
/** What only the rules can tell (`face/facts.py`); before cards are dealt, and after the end, there is none of it. */
export interface Facts {
  seats: readonly { points: number; great: number; cards: number }[];
  /** Those who win together: cities of level 4 and more, and how many of them end the game. */
  teams: readonly { members: readonly number[]; points: number; great: number; needed: number }[];
  empty: number;
  /** The network of the viewer, and squares to which each own hero can walk with what it has. */
  network: readonly SquareId[];
  reach: Readonly<Record<"a" | "b", Readonly<Record<SquareId, number>>>>;
  battles: readonly Fight[];
  /** The own total after each card that can be added. */
  adds: Readonly<Record<string, number>>;
}
export interface BattaliaView {
  players: number;
  viewer: number | null;
  options: Readonly<Record<string, unknown>>;
  layout: string;
  map: Readonly<Record<SquareId, Cell>>;
  start_player: number;
  week: number;
  day: number;
  phase: "setup" | "play" | "over";
  pool: Readonly<Record<string, Pile | number>>;
  limbo: readonly string[];
  display: readonly string[];
  spare: number;
  fate: number;
  storm: { deck: number; played: readonly number[] };
  royals: readonly string[];
  elixirs: Readonly<Record<string, { owner: number | null; day: number }>>;
  metamorphia: SquareId | null;
  bilkarr: { at: SquareId; dx: number; dy: number } | null;
  seats: readonly SeatView[];
  pending: readonly Frame[];
  facts?: Partial<Facts>;
}

export const viewOf = (view: Record<string, unknown>): BattaliaView | null => (typeof view["map"] === "object" && Array.isArray(view["seats"]) ? (view as unknown as BattaliaView) : null);
export const pointsOf = (view: BattaliaView, seat: number): number => view.facts?.seats?.[seat]?.points ?? 0;
export const fightOn = (view: BattaliaView, square: SquareId | undefined): Fight | null => view.facts?.battles?.find((one) => one.square === square) ?? null;
export const size = (things: readonly unknown[] | number | undefined): number => (typeof things === "number" ? things : (things?.length ?? 0));
export const seen = <T>(things: readonly T[] | number | undefined): readonly T[] => (Array.isArray(things) ? things : []);
export const pileOf = (view: BattaliaView, name: string): Pile => {
  const pile = view.pool[name];
  return typeof pile === "number" ? { count: pile, top: pile ? name : null } : (pile ?? { count: 0, top: null });
};

/** The innermost frame of a seat's own stack; of the common one where there is none. */
export function frameFor(view: BattaliaView, seat: number | null): Frame | null {
  return [...view.pending].reverse().find(({ stack }) => stack === seat) ?? [...view.pending].reverse().find(({ stack }) => stack === null) ?? null;
}
export const battleOf = (view: BattaliaView): Frame | null => [...view.pending].reverse().find(({ frame }) => frame === "battle") ?? null;
export const lineOf = (view: BattaliaView, seat: number): Frame | null => [...view.pending].reverse().find(({ frame, stack }) => frame === "line" && stack === seat) ?? null;

export const rowAndColumn = (square: SquareId): [number, number] => {
  const [, x = "1", y = "1"] = /x(\d+)y(\d+)/.exec(square) ?? [];
  return [Number(y) - 1, Number(x) - 1];
};
/** How a square is called on the screen: column letter and row number. */
export const squareName = (square: SquareId): string => {
  const [row, column] = rowAndColumn(square);
  return `${"ABCDEFGHIJK"[column] ?? "?"}${row + 1}`;
};
/** Columns and rows of a layout. */
export const extent = (layout: string): [number, number] => (/EXT$/.test(layout) || layout.startsWith("5") || layout.startsWith("6") ? [11, 7] : [7, 7]);
