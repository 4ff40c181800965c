/** The frames of a battle as the view tells them (POSITION section 3), and small questions to them. No rules. */
import type { Chip, Faction, Quest, Region } from "../ids";
import { frameOf, groupOf, turnOrder, type Fighter, type Frame, type Group, type WonderlandView } from "../view";

export interface BattleFrame extends Frame {
  region: Region;
  fighters: Readonly<Record<string, Fighter>>;
  lost: number;
  /** By seat: the faction, as far as it is known. */
  wagers: Readonly<Record<string, Faction | null>>;
}

export interface DrawFrame extends Frame {
  drawn: Readonly<Record<string, readonly Chip[]>>;
  played: Readonly<Record<string, Chip>>;
  strength: Readonly<Record<string, number>>;
  gain: Readonly<Record<string, number>>;
}

export interface OutcomeFrame extends Frame {
  uncontested: boolean;
  first: readonly number[];
  second: readonly number[];
  alone: boolean;
  revealed: Readonly<Record<string, Quest>>;
  symbol: number;
  chips: number;
}

/** A chip that is being worked out, or that does harm. */
export interface ChipFrame extends Frame {
  seat: number;
  chip: Chip;
}

export const battleIn = (view: WonderlandView): BattleFrame | null => frameOf(view, "battle") as BattleFrame | null;
export const drawIn = (view: WonderlandView): DrawFrame | null => frameOf(view, "draw") as DrawFrame | null;
export const outcomeIn = (view: WonderlandView): OutcomeFrame | null => frameOf(view, "outcome") as OutcomeFrame | null;

const OF_CHIPS = ["harm", "play", "affect"];

/** The chip that is being worked out now. */
export function chipInService(view: WonderlandView): ChipFrame | null {
  return (view.pending.filter(({ name }) => OF_CHIPS.includes(name)).at(-1) as ChipFrame | undefined) ?? null;
}

/** The frame that waits for answers. */
export const asking = (view: WonderlandView): Frame | null => view.pending.filter((frame) => frame.ask).at(-1) ?? null;

/** Participants as their lanes stand: in turn order, one's own last, next to the prompt. */
export function laneOrder(view: WonderlandView, participants: readonly number[], eyes: number | null): number[] {
  const there = turnOrder(view).filter((seat) => participants.includes(seat));
  return [...there.filter((seat) => seat !== eyes), ...there.filter((seat) => seat === eyes)];
}

export const participantsOf = (battle: BattleFrame): number[] => Object.keys(battle.fighters).map(Number);

/** Those who have laid a wager; on whom, only its owner knows before the end. */
export const wagersIn = (battle: BattleFrame): number[] => Object.keys(battle.wagers).map(Number);

export type Status = "choosing" | "sealed" | "halted" | "bust" | "fighting";

/** What a participant does now. Of a sealed choice nothing is told but that it was made. */
export function statusOf(view: WonderlandView, battle: BattleFrame, seat: number): Status {
  const status = battle.fighters[seat]?.status ?? "fighting";
  if (status !== "fighting") return status;
  const frame = asking(view);
  if (!frame?.of?.includes(seat)) return "fighting";
  return seat in (frame.answers ?? {}) ? "sealed" : "choosing";
}

const NOTHING: Omit<Group, "seat" | "faction"> = { leader: 0, supporters: 0, figures: [], castle: null };

/** What a player has in a region: what can be lost there, and the castle. */
export function stakeOf(view: WonderlandView, seat: number, region: Region): Group {
  return groupOf(view, seat, region) ?? { ...NOTHING, seat, faction: view.seats[seat]?.faction ?? "alice" };
}

export const unitsAt = ({ leader, supporters, figures }: Pick<Group, "leader" | "supporters" | "figures">): number => supporters + figures.length + (leader ? 1 : 0);

/** How many draws have been made, the one in progress included. */
export function drawsMade(battle: BattleFrame): number {
  return Math.max(0, ...Object.values(battle.fighters).map(({ draws }) => draws));
}
