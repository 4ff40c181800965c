/** A duel as its frame and the steps of its scene tell it: two heroes, or a hero and the units of a quest. No rules. */
import type { SceneStep } from "../../../wire";
import { printed } from "../content";
import type { Shape } from "../ids";
import { frameNamed, type Frame, type RunewarsView } from "../view";
import type { SideName } from "./battle";

export interface DuelSide {
  /** Rewards used as weapon and armour in this duel. */
  weapon?: string | null;
  armor?: string | null;
  amulet?: boolean;
  /** Duelist's Edge has been played. */
  edge?: boolean;
  bow?: boolean;
  soulbiter?: boolean;
  /** Damage that is not placed yet, and what a rout icon prevents of it. */
  coming?: number;
  stop?: number;
  cards?: number[];
  /** Rewards that prevented damage this round. */
  now?: string[];
}

export interface DuelFrame extends Frame {
  att: string;
  def: string | null;
  foes: string[] | null;
  quest: string | null;
  area: string | null;
  seats: number[];
  round: number;
  att_side: DuelSide;
  def_side: DuelSide;
  /** The side whose card or prevention is resolved. */
  turn_of?: SideName | null;
  /** Damage that the hero deals and that is not yet given to a unit. */
  aimed?: number;
}

/** The side of the units of a quest. */
export const FOES = "foes";

/** What a round tells, side by side (face/story/duel.py of the game). */
export interface DuelRound {
  /** 0: the opening. */
  round: number;
  /** Heroes, or the units of a quest. */
  sides: string[];
  seats: (number | null)[];
  area: string;
  cards: number[][];
  /** Which unit drew each card; a hero's are empty. */
  units: string[][];
  did: string[];
  taken: number[];
  /** Health that is left, or units. */
  left: number[];
  of: number[];
}

export const roundIn = (step: SceneStep): DuelRound => step.data as unknown as DuelRound;

/** Every duel has at most four rounds. */
export const ROUNDS = [1, 2, 3, 4] as const;

export function duelIn(view: RunewarsView): DuelFrame | null {
  const frame = frameNamed(view, "duel");
  return frame && typeof frame.att === "string" ? (frame as DuelFrame) : null;
}

/** What is known of a duel without its scene: who fights, and how they stand. */
export function roundOf(view: RunewarsView, duel: DuelFrame): DuelRound {
  const sides = [duel.att, duel.def ?? FOES];
  const health = sides.map((side) => (side === FOES ? { left: duel.foes?.length ?? 0, of: 0 } : healthOf(view, side)));
  return {
    round: duel.round,
    sides,
    seats: [duel.seats[0] ?? null, duel.def ? (duel.seats[1] ?? null) : null],
    area: duel.area ?? view.heroes[duel.att]?.area ?? "",
    cards: [[], []],
    units: [[], []],
    did: ["", ""],
    taken: [0, 0],
    left: health.map(({ left }) => left),
    of: health.map(({ of }) => of),
  };
}

/** The zone of a Fate card that counts: a hero's is the circle, units have their own. */
export const shapeOf = (unit: string | undefined): Shape | null => (unit ? (printed().units[unit]?.shape ?? null) : "circle");

/** What is used in a duel, as names of messages, each once. */
export function used(side: DuelSide): string[] {
  const rewards = [side.weapon, side.armor, side.amulet && "amulet_of_shielding", side.bow && "bow_of_mourning", side.soulbiter && "soulbiter", ...(side.now ?? [])];
  const names = rewards.filter((reward): reward is string => !!reward).map((reward) => `reward-${reward}`);
  return [...new Set(side.edge ? [...names, "tactics-duelists_edge"] : names)];
}

/** The health of a hero: what is left and what he began with. */
export function healthOf(view: RunewarsView, hero: string): { left: number; of: number } {
  const of = printed().heroes[hero]?.health ?? 0;
  return { left: Math.max(0, of - (view.heroes[hero]?.damage ?? 0)), of };
}
