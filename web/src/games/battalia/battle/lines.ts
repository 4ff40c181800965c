/** A battle as the sheet shows it: whose lines, what each entry counts, what counts besides. */
import { cardOf } from "../keys";
import { RANKS } from "../look";
import { battleOf, fightOn, type BattaliaView, type Fight, type Frame, type LineEntry, type Side } from "../view";

export interface Entry {
  card: string;
  /** What it stands for, where that is something else. */
  as: string | null;
  /** What is attached to it. */
  with: readonly string[];
  strength: number | null;
  /** Its printed rank, where the strength is another. */
  printed: number | null;
  start: boolean;
}
export interface Lane {
  side: Side;
  /** null: guards, or a place without an owner. */
  seat: number | null;
  total: number;
  /** By how much it loses; null if it does not. */
  behind: number | null;
  entries: readonly Entry[];
  morale: number;
  terrain: number;
  /** Further bonuses, such as abilities. */
  other: number;
  place: number;
}
/** The steps of a battle, in the order in which they come. */
export const STEPS = ["opening", "retreat", "heroes", "raising"] as const;
const STEP_OF: Readonly<Record<string, (typeof STEPS)[number]>> = { opening: "opening", berserk: "opening", retreat: "retreat", path: "retreat", defenders: "heroes", raise: "raising" };

/** Cards that stand for others. */
const STANDS_FOR = new Set(["amulet", "hammer"]);

function entryOf({ card, as, with: attached, start }: LineEntry, strength: number | undefined): Entry {
  const plain = cardOf(card);
  const shown = card.includes("=") && plain === "twin" ? (card.split("=")[1] ?? plain) : plain;
  const kind = shown.split("-")[0] ?? "";
  const printed = RANKS[kind] ?? null;
  return { card: shown, as: STANDS_FOR.has(kind) && (as in RANKS || as === "horse" || as === "weapon") ? as : null, with: attached.map((one) => cardOf(one)), strength: strength ?? null, printed: strength !== undefined && printed !== null && printed !== strength ? printed : null, start };
}
function laneOf(side: Side, frame: Frame, fight: Fight | null): Lane {
  const reckoned = fight?.[side];
  const against = fight?.[side === "attack" ? "defence" : "attack"].total ?? 0;
  const total = reckoned?.total ?? 0;
  return {
    side,
    seat: side === "attack" ? frame.stack : (frame.defender ?? null),
    total,
    behind: fight?.losing === side ? against - total + (side === "attack" ? 1 : 0) : null,
    entries: (frame[side] ?? []).map((entry, at) => entryOf(entry, reckoned?.strengths[at])),
    morale: reckoned?.morale ?? 0,
    terrain: reckoned?.terrain ?? 0,
    other: reckoned?.other ?? 0,
    place: reckoned?.place ?? 0,
  };
}
export interface Sheet {
  frame: Frame;
  /** The opponent's lane first, the own one last, next to the hand. */
  lanes: readonly [Lane, Lane];
  own: Side;
  step: (typeof STEPS)[number];
}
export function sheetOf(view: BattaliaView, eyes: number | null): Sheet | null {
  const frame = battleOf(view);
  if (!frame) return null;
  const fight = fightOn(view, frame.square);
  const own: Side = eyes !== null && eyes === frame.defender ? "defence" : "attack";
  const top = [...view.pending].reverse().find(({ frame: name }) => name in STEP_OF)?.frame ?? frame.stage ?? "";
  return { frame, own, lanes: [laneOf(own === "attack" ? "defence" : "attack", frame, fight), laneOf(own, frame, fight)], step: STEP_OF[top] ?? "raising" };
}
