/** What the steps of a battle tell its drawing (face/story/battle.py of the game), and what a row shows of it. No rules. */
import type { SceneInfo, SceneStep } from "../../../wire";
import { printed } from "../content";
import { grouped, type Group } from "../view";
import { SIDES, type SideName } from "./battle";

/** What one type of units drew. */
export interface Draw {
  side: SideName;
  unit: string;
  figures: number;
  /** Cards that are known, and how many lie face down. */
  cards: number[];
  down: number;
  name: string;
  result: string;
}

/** A figure that was struck. */
export interface Struck {
  label: string;
  dead: boolean;
}

export interface BattleStep {
  area: string;
  attacker: number;
  defender: number | null;
  decider: number | null;
  /** The row of initiative; 0: none. */
  row: number;
  before: [number, number];
  strength: [number, number];
  standing: [number, number];
  sides: Record<SideName, { units: string[]; lost: string[]; aside: string[] }>;
  draws: Draw[];
  /** Figures that it struck, each once, in the condition that they are in now. */
  struck: Record<SideName, Struck[]>;
  /** What happened to the units of each side. */
  victims: Record<SideName, string>;
  told: string;
  lead: { before: string; now: string } | null;
  /** Types under Ambush. */
  quick: Record<SideName, string[]>;
}

export const dataOf = (step: SceneStep): BattleStep => step.data as unknown as BattleStep;

export const ROWS = [1, 2, 3, 4, 5] as const;

/** A row of initiative as it stands while a step is shown. */
export interface SceneRow {
  number: number;
  state: "past" | "now" | "next";
  step: BattleStep | null;
}

/** The five rows while the step at this place is shown; before the first round all are still to come. */
export function rowsAt(scene: SceneInfo, at: number): SceneRow[] {
  const steps = scene.steps.slice(0, at + 1).map(dataOf);
  const present = steps.at(-1)?.row ?? 0;
  const over = at >= scene.steps.length || scene.steps[at]?.id === "count";
  return ROWS.map((number) => {
    const step = steps.find((one) => one.row === number) ?? null;
    const state = !over && number === present ? "now" : step ? "past" : "next";
    return { number, state, step };
  });
}

/** The units of a side that will act in a row. */
export function waiting(now: BattleStep, side: SideName, row: number): Group[] {
  const quick = now.quick[side];
  return grouped(now.sides[side].units).filter(({ unit, routed }) => !routed && (quick.includes(unit) ? 1 : printed().units[unit]?.initiative) === row);
}

/** Who acted, by side; with nothing told a row is empty. */
export const drawsOf = (step: BattleStep, side: SideName): Draw[] => step.draws.filter((draw) => draw.side === side);

export const isEmpty = (row: SceneRow, now: BattleStep): boolean =>
  row.step ? !row.step.draws.length && SIDES.every((side) => !row.step!.struck[side].length) : SIDES.every((side) => !waiting(now, side, row.number).length);
