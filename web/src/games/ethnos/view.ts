/** The view of the engine as this board reads it (POSITION, section 8), and what is being done with the own hand. */
import { COLOURS, TRIBES, type Kingdom, type Tribe } from "./ids";
import { cardType } from "./look";

export interface Band {
  leader: string | null;
  cards: string[];
}

export interface SeatView {
  /** The cards of the viewer; of all others their number. */
  hand: string[] | number;
  bands: Band[];
  glory: number;
  supply: number;
  merfolk: number | null;
  horde: string[] | null;
  trolls: number[] | null;
}

export interface Frame {
  frame: string;
  seat?: number;
  leader?: string;
  cards?: string[];
  kept?: string[];
  left?: number;
}

export interface EthnosView {
  players: number;
  tribes: string[];
  age: number;
  first_player: number;
  dragons: number;
  third_dragon: number | null;
  deck: number;
  top_pile: number;
  pool: string[];
  glory_tokens: Record<Kingdom, number[]>;
  markers: Record<Kingdom, number[]>;
  troll_tokens: number[] | null;
  giant: { seat: number | null; band: number | null } | null;
  seats: SeatView[];
  pending: Frame[];
  end: { reason: string; seat: number | null } | null;
}

/** The table gives views as plain objects; a view without seats has not arrived yet. */
export function viewOf(view: Record<string, unknown>): EthnosView | null {
  return Array.isArray(view.seats) ? (view as unknown as EthnosView) : null;
}

export function frameOf(view: EthnosView): Frame | null {
  return view.pending[0] ?? null;
}

/** How many Ages the game has. */
export const agesOf = (players: number): number => (players < 4 ? 2 : 3);

export function handSize(seat: SeatView): number {
  return typeof seat.hand === "number" ? seat.hand : seat.hand.length;
}

export type Sorting = "tribe" | "colour";

function rank(type: string, sorting: Sorting): number {
  const { tribe, colour } = cardType(type);
  const [byTribe, byColour] = [TRIBES.indexOf(tribe as Tribe), colour ? COLOURS.indexOf(colour) : COLOURS.length];
  return sorting === "tribe" ? byTribe * 10 + byColour : byColour * 100 + byTribe;
}

export function sorted(cards: readonly string[], sorting: Sorting): string[] {
  return [...cards].sort((one, other) => rank(one, sorting) - rank(other, sorting));
}

/** A card with a key of its own, so that equal cards are told apart while they are shown. */
export interface Piece {
  id: string;
  type: string;
}

export function pieces(cards: readonly string[]): Piece[] {
  const seen = new Map<string, number>();
  return cards.map((type) => {
    const copy = seen.get(type) ?? 0;
    seen.set(type, copy + 1);
    return { id: `${type}:${copy}`, type };
  });
}

/** Equal cards together, in the order of their first. */
export function grouped(cards: readonly string[]): { type: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const type of cards) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].map(([type, count]) => ({ type, count }));
}

/** The own cards as they lie in front of the player. */
export interface Holding {
  /** The Band that is being built or was just played; the Leader first. */
  band: string[] | null;
  kept: string[] | null;
  hand: string[];
  /** What a click on a card of the hand means. */
  verb: "lead" | "add" | "keep" | null;
  /** The label above the hand. */
  label: "your-hand" | "to-pool" | "unless-added" | "left-in-hand" | "let-go";
}

const VERBS: Record<string, Holding["verb"]> = { turn_action: "lead", centaur_band: "lead", band_add: "add", elf_keep: "keep" };
/** Decisions about a Band that lies on the table already. */
const AFTER_BAND = new Set(["wing_kingdom", "merfolk_bonus", "orc_place", "troll_take", "centaur_band", "elf_keep", "wizard_draw"]);
/** Leaders whose Band does not simply send the rest of the hand to the pool. */
const KEEPERS = new Set(["elf", "centaur"]);

function leaderFirst(leader: string | null | undefined, cards: readonly string[]): string[] {
  const at = leader ? cards.indexOf(leader) : -1;
  return at < 0 ? [...cards] : [cards[at]!, ...cards.slice(0, at), ...cards.slice(at + 1)];
}

/** What the viewer holds; null for those who hold nothing, such as spectators. */
export function holding(view: EthnosView, eyes: number | null): Holding | null {
  const seat = eyes === null ? undefined : view.seats[eyes];
  if (!seat || typeof seat.hand === "number") return null;
  const frame = frameOf(view);
  const plain: Holding = { band: null, kept: null, hand: seat.hand, verb: null, label: "your-hand" };
  if (!frame || frame.seat !== eyes) return plain;
  const verb = VERBS[frame.frame] ?? null;
  if (frame.frame === "band_add" && frame.cards) {
    const keeps = KEEPERS.has(cardType(frame.leader ?? "").tribe);
    return { ...plain, band: leaderFirst(frame.leader, frame.cards), verb, label: keeps ? "left-in-hand" : "unless-added" };
  }
  const last = seat.bands.at(-1);
  const band = AFTER_BAND.has(frame.frame) && last ? leaderFirst(last.leader, last.cards) : null;
  if (frame.frame === "elf_keep") return { ...plain, band, kept: frame.kept ?? [], verb, label: "let-go" };
  return { ...plain, band, verb, label: band && !verb ? "to-pool" : "your-hand" };
}
