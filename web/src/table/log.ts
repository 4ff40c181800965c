/**
 * The log as it is laid out: lines under the disc of who acted, consequences below, separators between rounds, and a
 * scene as one line that can be opened.
 */
import type { Cause, Line, SceneHead, SeatInfo } from "../wire";

/** Why a line was not chosen by hand. */
export type ToldCause = Exclude<Cause, "player">;

/** A line and how it is told: below another one of the same player, with its cause, with the forced choices before it. */
export interface Told {
  line: Line;
  seat: SeatInfo | null;
  sub: boolean;
  cause: ToldCause | null;
  forced: readonly Line[];
}

export type Entry =
  | { kind: "round"; id: string; round: number }
  | { kind: "phase"; id: string; line: Line }
  | { kind: "forced"; id: string; news: boolean; lines: readonly Line[] }
  | { kind: "scene"; id: string; news: boolean; head: SceneHead; lines: readonly Line[] }
  | ({ kind: "line"; id: string; news: boolean } & Told);

/** Messages that open or close a part of the game stand between lines. */
const PHASE = /(^|_)(begins|ends|over)$/;

/** Whether a line opens or closes a part of the game. */
export function opensOrCloses(line: Line): boolean {
  return PHASE.test(line.message);
}

/** The message of a choice that nobody was asked, because there was one option only. */
const FORCED = "forced";

/** A line with the forced choices that led to it; without a line where nothing tells what they led to. */
export interface Folded {
  line: Line | null;
  forced: readonly Line[];
}

/** The story without the forced choices: each goes with the line that it led to, many at once with the same one. */
export function folded(lines: readonly Line[]): Folded[] {
  const found: Folded[] = [];
  let forced: Line[] = [];
  for (const line of lines) {
    if (line.message === FORCED) {
      forced.push(line);
      continue;
    }
    const theirs = forced.length > 0 && tellsOf(line, forced);
    if (forced.length && !theirs) found.push({ line: null, forced });
    found.push({ line, forced: theirs ? forced : [] });
    forced = [];
  }
  return forced.length ? [...found, { line: null, forced }] : found;
}

/** Whether a line may be what forced choices led to: it is about who had no choice, or about nobody, and begins nothing new. */
function tellsOf(line: Line, forced: readonly Line[]): boolean {
  return line.seat === null ? !PHASE.test(line.message) : line.seat === forced.at(-1)?.seat;
}

/** Lines of the same kind and player, one right after the other, as one sentence: each goes on where the one before ended. */
export function joined(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  for (const line of lines) {
    const before = found.at(-1);
    if (before && line.more && before.more && before.message === line.message && before.seat === line.seat && before.turn === line.turn) {
      const text = `${before.text.replace(/\.$/, "")}, ${line.more}.`;
      found[found.length - 1] = { ...before, text, number: line.number, about: [...new Set([...(before.about ?? []), ...(line.about ?? [])])] };
    } else {
      found.push(line);
    }
  }
  return found;
}

/** Lines side by side that one scene tells; without a head, lines that stand for themselves. */
interface Part {
  head: SceneHead | null;
  lines: Line[];
}

/** The log in parts: each scene that is known by its head, and what lies between. */
function parts(lines: readonly Line[], heads: ReadonlyMap<string, SceneHead>): Part[] {
  const found: Part[] = [];
  for (const line of lines) {
    const head = heads.get(line.scene) ?? null;
    const last = found.at(-1);
    if (last && last.head === head) last.lines.push(line);
    else found.push({ head, lines: [line] });
  }
  return found;
}

const NO_HEADS: ReadonlyMap<string, SceneHead> = new Map();

/** `since`: what is newer is news; `heads`: the scenes that lines belong to, by their ids. */
export function layOut(lines: readonly Line[], seats: readonly SeatInfo[], since: number, heads = NO_HEADS): Entry[] {
  const entries: Entry[] = [];
  const isNews = (line: Line) => since > 0 && line.number > since;
  let round = 0;
  /** By its place among all entries: a scene that something else interrupts comes twice, and so may a round. */
  const id = (kind: string) => `${kind}-${entries.length}`;
  /** A line between rounds where a new one begins. */
  const reach = (line: Line) => {
    const next = roundOf(line, seats.length);
    if (line.turn > 0 && next !== round) entries.push({ kind: "round", id: id("round"), round: next });
    round = next;
  };
  for (const { head, lines: within } of parts(lines, heads)) {
    if (head) {
      reach(within[0]!);
      entries.push({ kind: "scene", id: id(`scene-${head.id}`), news: isNews(within.at(-1)!), head, lines: within });
      round = roundOf(within.at(-1)!, seats.length);
      continue;
    }
    let before: Line | null = null;
    for (const { line, forced } of folded(joined(within))) {
      const last = line ?? forced.at(-1)!;
      reach(last);
      if (!line) {
        entries.push({ kind: "forced", id: id("forced"), news: isNews(last), lines: forced });
      } else if (line.seat === null && PHASE.test(line.message)) {
        entries.push({ kind: "phase", id: id("phase"), line });
      } else {
        const above: Line | null = before !== null && follows(line, before) ? before : null;
        entries.push({ kind: "line", id: id("line"), news: isNews(last), ...told({ line, forced }, above, seats) });
      }
      before = last;
    }
  }
  return entries;
}

/** Whether a line tells more of what the same player did in the same turn. */
function follows(line: Line, before: Line): boolean {
  if (line.seat !== before.seat || (line.seat === null && line.number !== before.number)) return false;
  return line.turn === before.turn && (line.turn > 0 || line.number === before.number) && !PHASE.test(before.message);
}

function told({ line, forced }: Pick<Told, "line" | "forced">, above: Line | null, seats: readonly SeatInfo[]): Told {
  const seat = line.seat === null ? null : (seats[line.seat] ?? null);
  return { line, seat, sub: above !== null, cause: causeToTell(line, above, seat), forced };
}

/** Why nobody chose it by hand, unless the line above has told the same already. */
function causeToTell(line: Line, above: Line | null, seat: SeatInfo | null): ToldCause | null {
  return line.cause === above?.cause ? null : notByHand(line.cause, seat);
}

/** Why something was not chosen by hand. What a bot does on its own seat needs no word; in a person's place it does. */
export function notByHand(cause: Cause, seat: SeatInfo | null): ToldCause | null {
  return cause === "player" || (cause === "bot" && seat?.kind === "bot") ? null : cause;
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

/** A sentence in pieces, the names of players apart, so that they can be set in bold; `you` where it begins with that. */
export function withNames(text: string, players: readonly string[], you = ""): { text: string; name: boolean }[] {
  if (you && text.startsWith(`${you} `)) return [{ text: you, name: true }, ...withNames(text.slice(you.length), players)];
  const names = players.filter(Boolean).sort((one, other) => other.length - one.length);
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
