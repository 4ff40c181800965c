/**
 * The chips of a battle in columns: what was drawn together stands together.
 *
 * A history tells each draw; the oldest columns fold into one when there are too many. Without a history, as in a
 * position that was loaded, the chips that lie there are packed to the left.
 */
import type { Chip } from "../ids";

/** What one seat did in one draw. */
export interface Happened {
  seat: number;
  /** `halt`, `wait` and `bust` have no chip that stays. */
  kind: "played" | "harm" | "blocked" | "halt" | "wait" | "bust";
  chip: Chip | null;
  /** Strength that it gave; null: not known, or not yet. */
  gain: number | null;
  /** Units that it cost. */
  lost: number;
}

/** One draw, with the number that the table gives it. */
export interface DrawTold {
  number: number;
  happened: readonly Happened[];
}

export interface History {
  /** The strength with which each participant began, by seat. */
  start: Readonly<Record<number, number>>;
  draws: readonly DrawTold[];
}

/** A column over all lanes: the start, draws from one number to another, or the next draw. */
export interface Column {
  kind: "start" | "draws" | "next";
  from: number;
  to: number;
}

/** Columns of draws beside the start; more fold. */
export const MOST = 8;

/** The columns of a battle in which so many draws have been made; `next`: another one is to come. */
export function columnsOf(draws: number, next: boolean): Column[] {
  const all = draws + (next ? 1 : 0);
  const folded = all > MOST ? all - MOST + 1 : 0;
  const columns: Column[] = [{ kind: "start", from: 0, to: 0 }];
  if (folded) columns.push({ kind: "draws", from: 1, to: folded });
  for (let number = folded + 1; number <= draws; number++) columns.push({ kind: "draws", from: number, to: number });
  if (next) columns.push({ kind: "next", from: draws + 1, to: draws + 1 });
  return columns;
}

/** What a lane shows in a column. */
export type Cell =
  | { kind: "start"; start: number | null }
  | { kind: "chip"; happened: Happened }
  | { kind: "several"; chips: readonly Chip[] }
  | { kind: "fold"; gain: number; lost: number; chips: Chip[] }
  | { kind: "halt" | "wait" | "bust"; chip: Chip | null; lost: number }
  | { kind: "empty" };

/** The cells of a seat for these columns, without the next one: that is for the table to say. */
export function cellsOf(history: History, seat: number, columns: readonly Column[]): Cell[] {
  const told = new Map(history.draws.map((draw) => [draw.number, draw.happened.find((one) => one.seat === seat) ?? null]));
  return columns
    .filter(({ kind }) => kind !== "next")
    .map((column): Cell => {
      if (column.kind === "start") return { kind: "start", start: history.start[seat] ?? null };
      if (column.from < column.to) return folded(told, column);
      return cellOf(told.get(column.from) ?? null);
    });
}

function cellOf(happened: Happened | null): Cell {
  if (!happened) return { kind: "empty" };
  if (happened.kind === "halt" || happened.kind === "wait" || happened.kind === "bust") return { kind: happened.kind, chip: happened.chip, lost: happened.lost };
  return { kind: "chip", happened };
}

function folded(told: ReadonlyMap<number, Happened | null>, { from, to }: Column): Cell {
  const all = [...told].flatMap(([number, happened]) => (number >= from && number <= to && happened ? [happened] : []));
  if (!all.length) return { kind: "empty" };
  const chips = all.flatMap(({ kind, chip }) => (kind === "played" && chip ? [chip] : []));
  return { kind: "fold", gain: sum(all.map(({ gain }) => gain ?? 0)), lost: sum(all.map(({ lost }) => lost)), chips };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A history with what is known of one draw put in place of what was told of it for these seats. */
export function withDraw(history: History, number: number, happened: readonly Happened[]): History {
  const seats = new Set(happened.map(({ seat }) => seat));
  const told = history.draws.find((draw) => draw.number === number)?.happened.filter(({ seat }) => !seats.has(seat)) ?? [];
  const draws = [...history.draws.filter((draw) => draw.number !== number), { number, happened: [...told, ...happened] }];
  return { ...history, draws: draws.sort((one, other) => one.number - other.number) };
}

/** A history of what lies before each seat and nothing else: the chips one after the other, without numbers. */
export function packed(active: Readonly<Record<number, readonly Chip[]>>): History {
  const longest = Math.max(0, ...Object.values(active).map((chips) => chips.length));
  const draws = Array.from({ length: longest }, (_, at): DrawTold => ({
    number: at + 1,
    happened: Object.entries(active).flatMap(([seat, chips]) => (chips[at] ? [{ seat: Number(seat), kind: "played" as const, chip: chips[at], gain: null, lost: 0 }] : [])),
  }));
  return { start: {}, draws };
}
