/** The log as it is laid out: lines under the disc of who acted, consequences below, separators between rounds. */
import type { Cause, Line, SeatInfo } from "../wire";

/** Why a line was not chosen by hand. */
export type ToldCause = Exclude<Cause, "player">;

/** A line and how it is told: below another one of the same player, with its cause. */
export interface Told {
  line: Line;
  seat: SeatInfo | null;
  sub: boolean;
  cause: ToldCause | null;
}

export type Entry = { kind: "round"; id: string; round: number } | { kind: "phase"; id: string; line: Line } | ({ kind: "line"; id: string; news: boolean } & Told);

/** Messages that open or close a part of the game stand between lines. */
const PHASE = /(^|_)(begins|ends|over)$/;

export function layOut(lines: readonly Line[], seats: readonly SeatInfo[], since: number): Entry[] {
  const entries: Entry[] = [];
  let before: Line | null = null;
  lines.forEach((line, at) => {
    const round = roundOf(line, seats.length);
    if (line.turn > 0 && round !== (before ? roundOf(before, seats.length) : 0)) entries.push({ kind: "round", id: `round-${round}-${at}`, round });
    if (line.seat === null && PHASE.test(line.message)) {
      entries.push({ kind: "phase", id: `phase-${at}`, line });
    } else {
      const above = before !== null && follows(line, before) ? before : null;
      entries.push({ kind: "line", id: `line-${at}`, news: since > 0 && line.number > since, ...told(line, above, seats) });
    }
    before = line;
  });
  return entries;
}

/** Whether a line tells more of what the same player did in the same turn. */
function follows(line: Line, before: Line): boolean {
  if (line.seat !== before.seat || (line.seat === null && line.number !== before.number)) return false;
  return line.turn === before.turn && (line.turn > 0 || line.number === before.number) && !PHASE.test(before.message);
}

/** A few lines that are told together, one after another. */
export function inARow(lines: readonly Line[], seats: readonly SeatInfo[]): Told[] {
  return lines.map((line, at) => {
    const before = lines[at - 1];
    return told(line, before?.seat === line.seat ? before : null, seats);
  });
}

function told(line: Line, above: Line | null, seats: readonly SeatInfo[]): Told {
  const seat = line.seat === null ? null : (seats[line.seat] ?? null);
  return { line, seat, sub: above !== null, cause: causeToTell(line, above, seat) };
}

/** Why nobody chose it by hand, unless the line above has told the same already. */
function causeToTell(line: Line, above: Line | null, seat: SeatInfo | null): ToldCause | null {
  // What a bot does on its own seat needs no mark; in a person's place it does.
  if (line.cause === "player" || (line.cause === "bot" && seat?.kind === "bot")) return null;
  return line.cause === above?.cause ? null : line.cause;
}

/** The language of the log, where it is not that of the page. */
export function foreignLog(language: string, page: string): string | undefined {
  return language && language !== page ? language : undefined;
}

/** What a line says when the one above has named the player already: "Places a marker" after "Ola plays a Band". */
export function continued(text: string, name: string): string {
  if (!name || !text.startsWith(`${name} `)) return text;
  const rest = text.slice(name.length + 1);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

function roundOf(line: Line, players: number): number {
  return line.turn > 0 ? Math.floor((line.turn - 1) / Math.max(1, players)) + 1 : 0;
}

/** A sentence in pieces, the names of players apart, so that they can be set in bold. */
export function withNames(text: string, seats: readonly SeatInfo[]): { text: string; name: boolean }[] {
  const names = seats.map((seat) => seat.name).filter(Boolean).sort((one, other) => other.length - one.length);
  if (!names.length) return [{ text, name: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\d])(${names.map(escaped).join("|")})(?![\\p{L}\\d])`, "u");
  return text
    .split(pattern)
    .map((part, at) => ({ text: part, name: at % 2 === 1 }))
    .filter((part) => part.text);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
