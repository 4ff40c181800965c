/** The view of the engine as this board reads it (POSITION, section 8), and what follows from it without any rule. */
import { printed } from "./content";
import { ALLIES, REGIONS, type Ability, type Ally, type Chip, type Faction, type Quest, type Region, type ScoringToken, type Set as AllySet, type TeaCard, type Wonderlandian } from "./ids";

export type Phase = "setup" | "tea" | "war" | "end";
export type CastleState = "upright" | "lying";

export interface SeatView {
  faction: Faction | null;
  vp: number;
  shards: number;
  shield: "ready" | "cracked";
  /** `head`, `seat:5`, a region, or `supply`. */
  leader: string;
  leader_strength: number;
  supporters: Partial<Record<Region | "supply", number>>;
  figures: Partial<Record<Wonderlandian, Region | "supply">>;
  castles: Partial<Record<Region, CastleState>>;
  /** The chips, or only their number. */
  bag: readonly Chip[] | number;
  exhausted: readonly Chip[];
  active: readonly Chip[];
  madness: readonly Chip[];
  forge: readonly (readonly Chip[])[];
  abilities: readonly Ability[];
  wonderlandians: readonly Wonderlandian[];
  tea_cards: readonly TeaCard[];
  quests: readonly Quest[] | number;
  feats: readonly Quest[];
  host_used: boolean;
}

export interface Fighter {
  status: "fighting" | "halted" | "bust";
  strength: number;
  draws: number;
  madness: number;
  extra: number;
  crown: number;
  flamingo: boolean;
  wait: boolean;
  caterpillar: boolean;
  unicorn: boolean;
  mad_here: boolean;
  laid: boolean;
}

/** A procedure under way: its name, its step, and what it remembers (POSITION, section 3). */
export interface Frame {
  name: string;
  step?: string;
  ask?: string;
  of?: readonly number[];
  /** The answers of those who have chosen; of others null. */
  answers?: Readonly<Record<string, string | null>>;
  seat?: number;
  /** Of a card: its id and its open effects. */
  card?: TeaCard;
  effects?: readonly string[] | null;
  gift?: boolean;
  /** Of a tea turn. */
  to?: number | null;
  host?: boolean;
  /** Of a roll. */
  value?: number | null;
  taken?: number | null;
  /** Of a reward. */
  code?: string;
  source?: "card" | "forge";
  chip?: Chip | null;
  took?: Wonderlandian | readonly Quest[] | number | null;
  /** Of units that are placed. */
  left?: number;
  region?: Region | null;
  /** Of the set-up and of a draw. */
  drawn?: Readonly<Record<string, readonly string[] | number>>;
  /** Of the war. */
  queue?: readonly Region[] | null;
  /** Of a battle. */
  fighters?: Readonly<Record<string, Fighter>>;
  lost?: number;
  wagers?: Readonly<Record<string, Faction | null>>;
  /** Of a draw. */
  drawers?: readonly number[];
  played?: Readonly<Record<string, Chip>>;
  strength?: Readonly<Record<string, number>>;
  gain?: Readonly<Record<string, number>>;
  /** Of a chip that is played. */
  base?: number;
  changes?: readonly string[];
  /** Of an outcome. */
  uncontested?: boolean;
  first?: readonly number[];
  second?: readonly number[];
  alone?: boolean;
  revealed?: Readonly<Record<string, Quest>>;
  symbol?: number;
  chips?: number;
  stage?: string | null;
  todo?: readonly (number | string)[] | null;
  open?: readonly string[] | null;
}

/** How a participant would stand if the battle ended now. */
export interface Standing {
  /** From 1; 0: none. */
  place: number;
  shared: boolean;
  points: number;
  /** Whether a castle comes with the points, or may be chosen instead of them. */
  castle: boolean;
  chooses: boolean;
  forge: number;
}

/** What one kind of chip would bring whoever draws it. */
export interface Drawn {
  strength: number;
  lost: number;
  bust: boolean;
  blocked: boolean;
}

/** How far the objective of a quest has come. */
export interface Progress {
  now: number;
  met: boolean;
}

/** What follows from the rules, as the server tells it beside the view (face/facts.py of the game). */
export interface Facts {
  /** What a castle of each seat is worth. */
  castles?: readonly number[];
  /** The two neighbours of each region in use. */
  neighbours?: Readonly<Partial<Record<Region, readonly Region[]>>>;
  quests?: Readonly<Partial<Record<Quest, Progress>>>;
  battle?: {
    /** The least strength for a place. */
    least: number;
    /** The points of a first place, and of a second that is not shared. */
    points: number;
    second: number;
    seats: Readonly<Record<string, Standing>>;
  };
  reach?: Readonly<Partial<Record<Chip, Drawn>>>;
}

export interface WonderlandView {
  facts?: Facts;
  players: number;
  viewer: number | null;
  options: { open_bags?: boolean; ally_set?: string };
  round: number;
  phase: Phase;
  first_player: number | null;
  unused_region: Region | null;
  ally_cards: Partial<Record<Ally, AllySet>>;
  scoring: Partial<Record<Region, ScoringToken>>;
  battle_start: Region;
  market: readonly Wonderlandian[];
  wonderlandian_deck: number;
  tea_table: Readonly<Record<string, { card: TeaCard | null; poison: boolean }>>;
  tea_decks: Readonly<Record<string, number>>;
  quest_deck: number;
  quest_discard: number;
  supply: Partial<Record<Chip, number>>;
  poison_pool: number;
  removed: readonly Chip[];
  seats: readonly SeatView[];
  pending: readonly Frame[];
  scores: unknown;
}

/** The table gives views as plain objects; a view without seats has not arrived yet. */
export function viewOf(view: Record<string, unknown>): WonderlandView | null {
  return Array.isArray(view.seats) ? (view as unknown as WonderlandView) : null;
}

/** Whether everything has been dealt: before, a seat has a faction or none, and nothing else. */
export const dealt = (view: WonderlandView): boolean => view.seats.some((seat) => seat.vp !== undefined);

const last = (frames: readonly Frame[], fits: (frame: Frame) => unknown): Frame | null => [...frames].reverse().find(fits) ?? null;

/** The innermost frame of a name. */
export function frameOf(view: WonderlandView, name: string): Frame | null {
  return last(view.pending, (frame) => frame.name === name);
}

/** What the middle of the table shows: the tea table with the regions, a battle, or how one ends. */
export type Stage = "table" | "battle" | "outcome";
export function stageOf(view: WonderlandView): Stage {
  if (frameOf(view, "outcome")) return "outcome";
  return frameOf(view, "battle") ? "battle" : "table";
}

/** The name of the decision that is open now; null if none is. */
export const askedOf = (view: WonderlandView): string | null => last(view.pending, (frame) => frame.ask)?.ask ?? null;

/** Seats that were asked and have chosen, while others still think. */
export function chosen(view: WonderlandView): number[] {
  const frame = last(view.pending, (one) => one.ask);
  return Object.keys(frame?.answers ?? {}).map(Number);
}

export const factionAt = (view: WonderlandView, seat: number): Faction | null => view.seats[seat]?.faction ?? null;
export function seatOf(view: WonderlandView, faction: string): number | null {
  const at = view.seats.findIndex((seat) => seat.faction === faction);
  return at < 0 ? null : at;
}

/** How many things a list has, whether or not it is seen. */
export const size = (list: readonly unknown[] | number | undefined): number => (typeof list === "number" ? list : (list?.length ?? 0));
/** The things of a list, if they are seen. */
export const seen = <T>(list: readonly T[] | number | undefined): readonly T[] => (typeof list === "object" ? list : []);

/** Seats in turn order, from the first player on. */
export function turnOrder(view: WonderlandView): number[] {
  const first = view.first_player ?? 0;
  return view.seats.map((_, at) => (first + at) % view.seats.length);
}

/** What one player has in a region. */
export interface Group {
  seat: number;
  faction: Faction;
  /** The leader's strength; 0 if it is elsewhere. */
  leader: number;
  supporters: number;
  figures: Wonderlandian[];
  castle: CastleState | null;
}

export function groupOf(view: WonderlandView, seat: number, region: Region): Group | null {
  const player = view.seats[seat];
  if (!player?.faction || player.supporters === undefined) return null;
  return {
    seat,
    faction: player.faction,
    leader: player.leader === region ? player.leader_strength : 0,
    supporters: player.supporters[region] ?? 0,
    figures: (Object.entries(player.figures) as [Wonderlandian, string][]).filter(([, place]) => place === region).map(([figure]) => figure),
    castle: player.castles[region] ?? null,
  };
}
export const empty = ({ leader, supporters, figures, castle }: Group): boolean => !leader && !supporters && !figures.length && !castle;

/** The players who have something in a region, in turn order. */
export function groupsOf(view: WonderlandView, region: Region): Group[] {
  return turnOrder(view).flatMap((seat) => {
    const group = groupOf(view, seat, region);
    return group && !empty(group) ? [group] : [];
  });
}

/** The regions of this game in the order of their battles. */
export function battleOrder(view: WonderlandView): Region[] {
  const at = REGIONS.indexOf(view.battle_start);
  return [...REGIONS.slice(at), ...REGIONS.slice(0, at)].filter((region) => region !== view.unused_region && (view.scoring[region] !== undefined || !dealt(view)));
}

/** What a region is worth in this round. */
export function worth(view: WonderlandView, region: Region): number {
  const token = view.scoring[region];
  return token ? (printed().scoring_tokens[token][view.round - 1] ?? 0) : 0;
}

/** Where the leader sits: a seat of the table, or null. */
export function chairOf(player: SeatView): number | null {
  return player.leader?.startsWith("seat:") ? Number(player.leader.slice(5)) : null;
}
/** Who sits on each chair of the tea table. */
export function sitting(view: WonderlandView): Map<number, number> {
  return new Map(view.seats.flatMap((player, seat) => (chairOf(player) === null ? [] : [[chairOf(player)!, seat] as const])));
}
/** Chairs in use. */
export const chairs = (view: WonderlandView): number[] => Object.keys(view.tea_table).map(Number).sort((one, other) => one - other);

/** Equal chips together, in the order of their first. */
export function counted<T extends string>(chips: readonly T[]): { chip: T; count: number }[] {
  const counts = new Map<T, number>();
  for (const chip of chips) counts.set(chip, (counts.get(chip) ?? 0) + 1);
  return [...counts].map(([chip, count]) => ({ chip, count }));
}

const MAD: readonly string[] = ["MADNESS", "MADNESS_2", "POISON"];
export const isMad = (chip: string): boolean => MAD.includes(chip);
/** How many chips of a bag bring madness or poison. */
export const madIn = (chips: readonly string[]): number => chips.filter(isMad).length;

/** The ally type of a chip; null for others. */
export function allyOf(chip: string): Ally | null {
  const name = chip.replace(/_[WS]$/, "");
  return (ALLIES as readonly string[]).includes(name) ? (name as Ally) : null;
}
export const isStrong = (chip: string): boolean => chip.endsWith("_S");

/** Tea cards that a player has taken in this round. */
export const takenNow = (view: WonderlandView, player: SeatView): number => (player.tea_cards ?? []).filter((card) => card.startsWith(`T${view.round}-`)).length;
