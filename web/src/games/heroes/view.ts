/** The view of the engine as this board reads it (POSITION), and what follows from it without any rule. */
import { printed } from "./content";
import { layout, type MapLayout, type SquareId } from "./geometry";
import { UNITS, type Artefact, type Building, type Encounter, type Faction, type Hero, type Scroll, type Unit } from "./ids";

export type CardState = "ready" | "used" | "aside";
export const ACTION_CARDS = ["march", "command", "stewardship", "balance"] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];
/** Elite and basic tokens. */
export type Counts = readonly [number, number];

export interface HeroView {
  hero: Hero;
  /** A square, or `capital`. */
  at: string;
  army: Partial<Record<Unit, Counts>>;
  skills: readonly string[];
  artefacts: readonly Artefact[];
  /** The scrolls, or only their number. */
  scrolls: readonly Scroll[] | number;
  trophies: readonly Encounter[];
}
export interface SeatView {
  faction: Faction | null;
  gold: number;
  resources: number;
  bonus_pp: number;
  level: number;
  buildings: readonly Building[];
  capital: SquareId | null;
  cards: Record<ActionCard, CardState>;
  heroes: readonly HeroView[];
  might: readonly string[] | number;
  magic: readonly string[] | number;
}
export interface BattleSide {
  seat?: number;
  hero?: Hero;
  encounter?: Encounter;
  wounds?: number;
  casualties?: Partial<Record<Unit, number>>;
  losses?: Partial<Record<Unit, number>>;
  used?: readonly string[];
  used_turn?: readonly string[];
  armour?: readonly Unit[];
}
/** A procedure under way: its name and what it remembers (POSITION, section 3). */
export interface Frame {
  frame: string;
  seat?: number;
  hero?: Hero;
  heroes?: readonly Hero[];
  step?: string;
  stage?: string | null;
  mp?: number;
  activated?: readonly Hero[];
  recruited?: number | readonly Unit[];
  drawn?: readonly string[] | number;
  deck?: string | null;
  cost?: number;
  paid?: number;
  card?: string;
  left?: number | readonly string[];
  count?: number;
  pile?: string | null;
  square?: SquareId;
  symbol?: SquareId | null;
  sides?: readonly BattleSide[];
  turn?: number;
  order?: readonly string[];
  effects?: readonly { on: string; what: string; value: number; from: number; until: number | null }[];
  winner?: number | null;
  window?: string;
  ask?: readonly number[];
  slot?: string;
  side?: number;
  kind?: string;
  attacks?: number;
  strength?: number;
  dice?: readonly (readonly [number, boolean])[];
  face?: string | null;
  wounds?: number;
  inflicted?: number;
  groups?: readonly (readonly string[])[];
  done?: readonly string[];
  chosen?: readonly (Hero | null)[];
  loser?: Hero;
  squares?: readonly SquareId[];
  stack?: Unit | null;
  points?: number;
  built?: boolean;
  raised?: boolean;
  hired?: boolean;
  studied?: boolean;
}
export interface HeroesView {
  players: number;
  viewer: number | null;
  options: { length: "short" | "medium" | "long"; map: string; heroes: string };
  round: number;
  first_player: number;
  tiles: readonly (readonly [number, number])[];
  week: string | null;
  decks: Readonly<Record<string, readonly string[] | number>>;
  discards: Readonly<Record<string, readonly string[]>>;
  encounters: Readonly<Record<SquareId, Encounter>>;
  spent: readonly SquareId[];
  control: Readonly<Record<SquareId, number>>;
  seats: readonly SeatView[];
  pending: readonly Frame[];
  end: null | { reason: string; winners: readonly number[]; scores: readonly number[] };
  facts: Facts;
}
export interface SlotFacts {
  slot: string;
  side: number;
  initiative: number;
  strength: number;
  ability: string | null;
  /** Whether it has acted in this turn of the battle, or has still to act. */
  state: "acted" | "now" | "next" | "gone" | "skipped";
}
export interface BattleFacts {
  slots: readonly SlotFacts[];
  capacity: readonly number[];
  /** What the asked side could use in this battle: a skill, artefact, scroll or building, its moment, and how it stands. */
  uses: readonly { id: string; when: string; state: "ready" | "used" | "in-force" }[];
}
/** What only the rules can tell (`face/facts.py`). */
export interface Facts {
  /** Power Points by seat, and how many end the game. */
  power: readonly number[];
  target: number;
  weeks: number;
  /** What the next Gather would bring, by seat. */
  income: readonly { gold: number; resources: number }[];
  /** The values of heroes in play, artefacts and skills included. */
  heroes: Readonly<Partial<Record<Hero, { strength: number; magic: number; initiative: number; leadership: number; advance: number | null }>>>;
  /** Tokens that can still be recruited, by seat. */
  reserve: readonly Readonly<Partial<Record<Unit, number>>>[];
  /** The battle in progress: who acts when, with what; how many wounds each side can still take; what can be used when. */
  battle: BattleFacts | null;
  /** Where the active hero can get, as options that are chosen one after the other. */
  ways: Readonly<Record<SquareId, readonly string[]>>;
  /** Squares on the way on which it may not stop. */
  passing: readonly SquareId[];
}

/** The view, if it is one of this game: a table that waits for players has none yet. */
export const viewOf = (view: Record<string, unknown>): HeroesView | null => (Array.isArray(view["tiles"]) && Array.isArray(view["seats"]) ? (view as unknown as HeroesView) : null);

export const size = (things: readonly unknown[] | number | undefined): number => (typeof things === "number" ? things : (things?.length ?? 0));
export const seen = <T>(things: readonly T[] | number | undefined): readonly T[] => (Array.isArray(things) ? things : []);

/** The innermost frame of a name. */
export const frameOf = (view: HeroesView, name: string): Frame | null => [...view.pending].reverse().find(({ frame }) => frame === name) ?? null;
export const innermost = (view: HeroesView): Frame | null => view.pending.at(-1) ?? null;

export const acrossOf = (view: HeroesView): number => printed().across[view.players] ?? 4;
export const mapOf = (view: HeroesView): MapLayout => layout(view.tiles, acrossOf(view));

/** Who plays a hero. */
export const seatOf = (view: HeroesView, hero: Hero): number => view.seats.findIndex(({ heroes }) => heroes.some((one) => one.hero === hero));
export const heroOf = (view: HeroesView, hero: Hero): HeroView | null => view.seats.flatMap(({ heroes }) => heroes).find((one) => one.hero === hero) ?? null;

/** The stacks of an army, in the order of their units. */
export const stacksOf = ({ army }: HeroView): [Unit, Counts][] => UNITS.flatMap((unit): [Unit, Counts][] => (army[unit] ? [[unit, army[unit]]] : []));
export const unitsOf = (hero: HeroView): number => Object.values(hero.army).reduce((sum, [elite, basic]) => sum + elite + basic, 0);
export const medalsOf = ({ trophies }: HeroView): number => trophies.reduce((sum, trophy) => sum + (printed().encounters[trophy]?.medals ?? 0), 0);

/** Where a hero stands on the map. */
export const placeOf = (view: HeroesView, seat: number, hero: HeroView): SquareId | null => (hero.at === "capital" ? (view.seats[seat]?.capital ?? null) : hero.at);

/** What each seat controls. */
export const controlledBy = (view: HeroesView, seat: number): SquareId[] => Object.entries(view.control).flatMap(([square, owner]) => (owner === seat ? [square] : []));

/** Where the question of the innermost procedure is answered. */
export type Stage = "setup" | "map" | "capital" | "battle";
const AT: Readonly<Record<string, Stage>> = { choose_faction: "setup", choose_start_hero: "setup", develop: "capital", arena: "capital" };
/** What belongs to the fight itself; rewards and what they bring are settled on the map again. */
const FIGHT = new Set(["battle", "window", "second_target", "order", "slot", "attack", "assign", "resurrect", "laurel", "escape_loss"]);
export function stageOf(view: HeroesView): Stage {
  const last = innermost(view)?.frame ?? "";
  return FIGHT.has(last) ? "battle" : (AT[last] ?? "map");
}
