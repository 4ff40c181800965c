/** What moved between two views: a pure comparison, from which the board makes its animations. */
import type { Kingdom } from "./ids";
import { KINGDOM_NAMES } from "./look";
import { handSize, type EthnosView } from "./view";

/** A place in the page, named by its attribute `data-at`. */
export type Place = string;

export type Change =
  /** A card travels; without a type it shows its back. */
  | { kind: "card"; type: string | null; from: Place; to: Place }
  | { kind: "marker"; kingdom: Kingdom; seat: number }
  | { kind: "glory"; seat: number; from: number; to: number }
  | { kind: "merfolk"; seat: number; from: number; to: number }
  | { kind: "token"; seat: number; value: number };

/** More cards than this at once are not shown one by one: an Age was dealt or a jump was made. */
const MANY = 14;

/** The cards of `after` that are not in `before`, copies counted. */
export function gained(before: readonly string[], after: readonly string[]): string[] {
  const left = [...before];
  return after.filter((type) => {
    const at = left.indexOf(type);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** Where the cards of a seat are in the page: the own ones in the hand, all others at the panel. */
function placeOf(seat: number, eyes: number | null): Place {
  return seat === eyes ? "hand" : `panel-${seat}`;
}

function cards(before: EthnosView, after: EthnosView, eyes: number | null): Change[] {
  const changes: Change[] = [];
  const left = gained(after.pool, before.pool);
  const come = gained(before.pool, after.pool);
  const grown = after.seats.findIndex((seat, at) => handSize(seat) > handSize(before.seats[at]!));
  if (grown >= 0) {
    const to = placeOf(grown, eyes);
    for (const type of left) changes.push({ kind: "card", type, from: `pool-${type}`, to });
    const drawn = handSize(after.seats[grown]!) - handSize(before.seats[grown]!) - left.length;
    const own = after.seats[grown]!.hand;
    const known = before.seats[grown]!.hand;
    const seen = Array.isArray(own) && Array.isArray(known) ? gained([...known, ...left], own) : [];
    for (let at = 0; at < drawn; at++) changes.push({ kind: "card", type: seen[at] ?? null, from: "deck", to });
  }
  const player = after.seats.findIndex((seat, at) => seat.bands.length > before.seats[at]!.bands.length);
  const shrunk = after.seats.findIndex((seat, at) => handSize(seat) < handSize(before.seats[at]!));
  if (player >= 0) {
    for (const band of after.seats[player]!.bands.slice(before.seats[player]!.bands.length)) {
      for (const type of band.cards) changes.push({ kind: "card", type, from: placeOf(player, eyes), to: `bands-${player}` });
    }
  }
  const giver = shrunk >= 0 ? shrunk : player;
  if (giver >= 0) for (const type of come) changes.push({ kind: "card", type, from: placeOf(giver, eyes), to: `pool-${type}` });
  return changes;
}

function markers(before: EthnosView, after: EthnosView): Change[] {
  return KINGDOM_NAMES.flatMap((kingdom) =>
    after.markers[kingdom].flatMap((count, seat) => (count > (before.markers[kingdom][seat] ?? 0) ? [{ kind: "marker", kingdom, seat } as const] : [])),
  );
}

function tracks(before: EthnosView, after: EthnosView): Change[] {
  return after.seats.flatMap((seat, at) => {
    const old = before.seats[at]!;
    const changes: Change[] = [];
    if (seat.glory !== old.glory) changes.push({ kind: "glory", seat: at, from: old.glory, to: seat.glory });
    if (seat.merfolk !== null && old.merfolk !== null && seat.merfolk !== old.merfolk) {
      changes.push({ kind: "merfolk", seat: at, from: old.merfolk, to: seat.merfolk });
    }
    for (const value of seat.trolls ?? []) if (!old.trolls?.includes(value)) changes.push({ kind: "token", seat: at, value });
    return changes;
  });
}

/** What moved; nothing between different games, no cards between Ages. */
export function changes(before: EthnosView, after: EthnosView, eyes: number | null): Change[] {
  if (before.players !== after.players || before.tribes.join() !== after.tribes.join()) return [];
  const travelling = before.age === after.age && !after.end ? cards(before, after, eyes) : [];
  return [...(travelling.length > MANY ? [] : travelling), ...markers(before, after), ...tracks(before, after)];
}

/** The beat of a move to which a change belongs: cards that come or are laid out, the marker, tracks and tokens, what goes to the pool. */
export function beatOf(change: Change): number {
  if (change.kind === "card") return change.to.startsWith("pool-") ? 3 : 0;
  return change.kind === "marker" ? 1 : 2;
}

/** Milliseconds between two things of one beat, at most. */
const BETWEEN = 60;

/** When each change starts, so that a beat begins after the one before it, and the last within `room` milliseconds. */
export function starts(list: readonly Change[], room: number): number[] {
  const beats = [...new Set(list.map(beatOf))].sort((one, other) => one - other);
  const slot = Math.max(0, room) / beats.length;
  return list.map((change, at) => {
    const alike = list.filter((other) => beatOf(other) === beatOf(change)).length;
    const number = list.slice(0, at).filter((other) => beatOf(other) === beatOf(change)).length;
    return beats.indexOf(beatOf(change)) * slot + number * Math.min(BETWEEN, slot / alike);
  });
}
