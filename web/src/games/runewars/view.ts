/** The view of the engine as this board reads it (POSITION of the game), and small questions to it. No rules. */
import { printed } from "./content";
import { UNITS, type Faction, type Resource, type Season } from "./ids";

export interface LaidTile {
  tile: string;
  q: number;
  r: number;
  rot: number;
}

export interface AreaView {
  /** Labels: `archer`, `archer-routed`, `pegasus_rider-d1`. */
  units: string[];
  city: string | null;
  stronghold: { seat: number; damaged: boolean } | null;
  development: string | null;
  rune: "dragon" | "false" | "hidden" | null;
  activated: number[];
  exploration: { token: string | null; up: boolean; back: "1" | "2+" } | null;
  controller: number | null;
  yields: Record<Resource, number>;
}

export interface SeatView {
  faction: Faction | null;
  influence: number;
  dials: Record<Resource, number>;
  orders: number[];
  used: number[];
  active: number | null;
  last_order: number | null;
  /** Whether the order of this season has been chosen already; absent outside that moment. */
  chosen?: boolean;
  /** The cards of the viewer; of all others their number. */
  tactics: string[] | number;
  fresh?: string[];
  quests: string[] | number;
  objective: string | null;
  eliminated: boolean;
  home?: string | null;
  strongholds_left?: number;
  units_left?: Record<string, number>;
  runes?: { dragon: number; false: number } | number;
}

export interface HeroView {
  seat: number;
  area: string;
  routed: boolean;
  damage: number;
  training: { strength: number; agility: number; wisdom: number };
  rewards: string[];
}

export interface BattleSide {
  seat: number | null;
  decider: number | null;
  units: string[];
  [more: string]: unknown;
}

/** One procedure that is under way; the innermost is the last of `pending`. */
export interface Frame {
  name: string;
  step: string;
  seat?: number | null;
  area?: string | null;
  hero?: string;
  card?: string;
  arrived?: string[];
  in_hand?: string[];
  att?: BattleSide | string | number | null;
  def?: BattleSide | string | number | null;
  order?: number[];
  [more: string]: unknown;
}

export interface RunewarsView {
  players: number;
  options: Record<string, boolean>;
  first_player: number;
  year: number;
  season: Season;
  season_card: string | null;
  ice: boolean;
  map: LaidTile[];
  areas: Record<string, AreaView>;
  seats: SeatView[];
  heroes: Record<string, HeroView>;
  decks: Record<string, number>;
  discards: Record<string, (string | number)[]>;
  titles: Record<string, { seat: number | null; influence: number }>;
  rune_supply: { dragon: number; false: number };
  markers: Record<string, { area: string; rewards: string[] }>;
  shown_quests: string[];
  open_rewards: string[];
  turn: { seat: number; order: number } | null;
  /** Seats in the order in which they act this season. */
  order: number[] | null;
  pending: Frame[];
  end: { winners: number[]; scores: number[]; places: number[]; reason: string } | null;
}

/** The table gives views as plain objects; a view without seats has not arrived yet. */
export function viewOf(view: Record<string, unknown>): RunewarsView | null {
  return Array.isArray(view.seats) && Array.isArray(view.map) ? (view as unknown as RunewarsView) : null;
}

export const count = (cards: readonly unknown[] | number): number => (typeof cards === "number" ? cards : cards.length);
export const cardsOf = (cards: string[] | number): string[] => (typeof cards === "number" ? [] : cards);

/** The tokens in the areas of a seat; at the end the dragon runes that count. */
export function runesOf(view: RunewarsView, seat: number): number {
  if (view.end) return view.end.scores[seat] ?? 0;
  const runes = view.seats[seat]?.runes ?? 0;
  return typeof runes === "number" ? runes : runes.dragon + runes.false;
}

/** The innermost frame of this name. */
export function frameNamed(view: RunewarsView, name: string): Frame | null {
  return view.pending.filter((frame) => frame.name === name).at(-1) ?? null;
}

/** A unit with its condition. */
export interface Figure {
  unit: string;
  routed: boolean;
  damage: number;
}

export function figureOf(label: string): Figure {
  const [unit = "", ...condition] = label.split("-");
  const hurt = condition.find((part) => /^d\d+$/.test(part));
  return { unit, routed: condition.includes("routed"), damage: hurt ? Number(hurt.slice(1)) : 0 };
}

const UNIT_NAMES: ReadonlySet<string> = new Set(UNITS);
export const isUnit = (name: string): boolean => UNIT_NAMES.has(name);

/** Equal figures together: the label and how many there are, in the order of their first. */
export interface Group extends Figure {
  label: string;
  count: number;
}

export function grouped(labels: readonly string[]): Group[] {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts].map(([label, number]) => ({ label, count: number, ...figureOf(label) }));
}

function sideOf(frame: Frame, name: "att" | "def"): BattleSide | null {
  const side = frame[name];
  return side !== null && typeof side === "object" && "units" in side ? (side as BattleSide) : null;
}

/** Units that stand in an area but are kept by a frame: on the march, in battle, in retreat. */
function inFrames(view: RunewarsView, area: string): string[] {
  return view.pending.flatMap((frame) => {
    if (frame.area !== area) return [];
    const sides = [sideOf(frame, "att"), sideOf(frame, "def")].flatMap((side) => side?.units ?? []);
    return [...(frame.arrived ?? []), ...(frame.in_hand ?? []), ...sides];
  });
}

/** All figures to be drawn in an area. */
export function unitsIn(view: RunewarsView, area: string): Group[] {
  return grouped([...(view.areas[area]?.units ?? []), ...inFrames(view, area)]);
}

export function heroesIn(view: RunewarsView, area: string): [string, HeroView][] {
  return Object.entries(view.heroes).filter(([, hero]) => hero.area === area);
}

/** The seat that plays the faction of a unit; null for neutral units. */
export function ownerOf(view: RunewarsView, unit: string): number | null {
  const faction = printed().units[unit]?.faction;
  const seat = view.seats.findIndex((one) => one.faction === faction);
  return seat < 0 ? null : seat;
}

/** Whose allies the neutral units of an area are. */
export function allyIn(view: RunewarsView, area: string): number | null {
  return view.areas[area]?.controller ?? null;
}

/** Strongholds of a seat on the board. */
export function strongholdsOf(view: RunewarsView, seat: number): number {
  return Object.values(view.areas).filter((area) => area.stronghold?.seat === seat).length;
}
export function heroesOf(view: RunewarsView, seat: number): [string, HeroView][] {
  return Object.entries(view.heroes).filter(([, hero]) => hero.seat === seat);
}

/** The area in which a battle is fought now. */
export function battlefield(view: RunewarsView): string | null {
  return frameNamed(view, "battle")?.area ?? null;
}
