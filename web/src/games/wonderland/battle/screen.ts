/** What the drawing of a battle shows, whether the table itself tells it or a step of a scene. */
import type { Chip, Faction, Region, ScoringToken } from "../ids";
import { battleOrder, factionAt, size, worth, type Group, type Standing, type WonderlandView } from "../view";
import { asking, battleIn, drawIn, drawsMade, laneOrder, outcomeIn, participantsOf, stakeOf, statusOf, wagersIn, type BattleFrame, type Status } from "./battle";
import { cellsOf, columnsOf, packed, withDraw, type Cell, type Column, type Happened, type History } from "./columns";

/** What stands in the column of the next draw. */
export type Next = "none" | "open" | "choice" | "sealed";

/** What is due to the next chip of a participant. */
export interface Due {
  flamingo: boolean;
  crown: number;
  extra: number;
}

export interface Lane {
  seat: number;
  faction: Faction;
  own: boolean;
  status: Status;
  strength: number;
  cells: Cell[];
  next: Next;
  due: Due;
  stake: Group;
  /** Figures that lie down. */
  laid: readonly string[];
  bag: number;
  shield: "ready" | "cracked";
  madness: readonly Chip[];
  /** What it would get if the battle ended now. */
  forecast: Standing | null;
}

/** The course of a battle: what comes before the draws, a draw, what comes after them. */
export const COURSE = ["start", "wagers", "draw", "rewards", "quests", "abilities", "forging", "settling"] as const;
export type Step = (typeof COURSE)[number] | "cleanup";
/** What comes after the draws, with the clean-up. */
export const AFTER: readonly Step[] = ["rewards", "quests", "abilities", "forging", "settling", "cleanup"];

export interface Wagers {
  /** Those who have laid one. */
  seats: readonly number[];
  /** Factions, as far as they are known to whoever looks. */
  known: Readonly<Record<number, Faction>>;
}

export interface Screen {
  region: Region;
  round: number;
  token: ScoringToken | null;
  value: number;
  /** The points of a second place. */
  second: number;
  /** The regions in the order of their battles, and which of them is fought now. */
  order: readonly Region[];
  present: number;
  resistance: number;
  wagers: Wagers;
  step: Step;
  /** The number of the present draw. */
  draw: number;
  columns: Column[];
  lanes: Lane[];
  /** Units lost by all. */
  lost: number;
}

/** The battle as the table shows it now. */
export function screenOf(view: WonderlandView, told: History | null, eyes: number | null): Screen | null {
  const battle = battleIn(view);
  if (!battle) return null;
  const seats = laneOrder(view, participantsOf(battle), eyes);
  const drawing = drawIn(view) !== null;
  const { history, draws } = presentHistory(view, battle, told, drawing);
  const columns = columnsOf(draws, !drawing && outcomeIn(view) === null);
  const order = battleOrder(view);
  const facts = view.facts?.battle;
  return {
    region: battle.region,
    round: view.round,
    token: view.scoring[battle.region] ?? null,
    value: worth(view, battle.region),
    order,
    present: order.indexOf(battle.region),
    second: facts?.second ?? 0,
    resistance: facts?.least ?? 0,
    wagers: { seats: wagersIn(battle), known: knownWagers(battle) },
    step: stepOf(view, battle),
    draw: drawing ? draws : draws + 1,
    columns,
    lanes: seats.map((seat) => laneOf(view, battle, seat, eyes, endedAt(told, battle, seat, cellsOf(history, seat, columns)), facts?.seats[seat] ?? null)),
    lost: battle.lost,
  };
}

/** Without a history the chips of whoever has halted end with the hand. */
function endedAt(told: History | null, battle: BattleFrame, seat: number, cells: Cell[]): Cell[] {
  if (told || battle.fighters[seat]?.status !== "halted") return cells;
  const lying = cells.filter(({ kind }) => kind !== "empty");
  return lying.length < cells.length ? [...lying, { kind: "halt", chip: null, lost: 0 }] : cells;
}

/** What has been told of the draws, with the one in progress as the table shows it; and how many there are. */
function presentHistory(view: WonderlandView, battle: BattleFrame, told: History | null, drawing: boolean): { history: History; draws: number } {
  const history = told ?? packed(Object.fromEntries(participantsOf(battle).map((seat) => [seat, view.seats[seat]?.active ?? []])));
  const last = history.draws.at(-1)?.number ?? 0;
  if (!drawing) return { history, draws: last };
  const number = told ? Math.max(last, drawsMade(battle)) : last + 1;
  return { history: withDraw(history, number, happening(view)), draws: number };
}

/** What is known of the draw in progress: the chip that each plays, or those among which it is chosen. */
function happening(view: WonderlandView): Happened[] {
  const draw = drawIn(view);
  if (!draw) return [];
  return Object.entries(draw.played).map(([seat, chip]) => {
    const strength = draw.strength[seat];
    const gain = strength === undefined || strength === null ? null : strength + (draw.gain[seat] ?? 0);
    return { seat: Number(seat), kind: isHarm(chip) ? "harm" : "played", chip, gain, lost: 0 };
  });
}

const isHarm = (chip: Chip): boolean => chip === "MADNESS" || chip === "MADNESS_2" || chip === "POISON";

function knownWagers(battle: BattleFrame): Record<number, Faction> {
  return Object.fromEntries(Object.entries(battle.wagers).flatMap(([seat, faction]) => (faction ? [[Number(seat), faction]] : [])));
}

const OUTCOME: Readonly<Record<string, Step>> = { places: "rewards", rewards: "rewards", quests: "quests", abilities: "abilities", forging: "forging", wagers: "settling", cleanup: "cleanup" };

export function stepOf(view: WonderlandView, battle: BattleFrame): Step {
  const outcome = outcomeIn(view);
  if (outcome) return OUTCOME[outcome.step?.split("/")[0] ?? ""] ?? "rewards";
  if (battle.step === "start" || battle.step === "abilities") return "start";
  return battle.step === "wagers" ? "wagers" : "draw";
}

function laneOf(view: WonderlandView, battle: BattleFrame, seat: number, eyes: number | null, cells: Cell[], found: Standing | null): Lane {
  const player = view.seats[seat]!;
  const fighter = battle.fighters[seat]!;
  const status = statusOf(view, battle, seat);
  const drawn = drawIn(view)?.drawn[seat];
  if (drawn && drawn.length) cells = [...cells.slice(0, -1), { kind: "several", chips: drawn }];
  return {
    seat,
    faction: factionAt(view, seat) ?? "alice",
    own: seat === eyes,
    status,
    strength: fighter.strength,
    cells,
    next: nextOf(view, status),
    due: { flamingo: fighter.flamingo, crown: fighter.crown, extra: fighter.extra },
    stake: stakeOf(view, seat, battle.region),
    laid: fighter.laid ? ["WL13"] : [],
    bag: size(player.bag),
    shield: player.shield,
    madness: player.madness,
    forecast: found,
  };
}

/** Decisions about the next draw. */
const ABOUT_DRAWS = ["draw_or_halt", "first_draw_mode"];

function nextOf(view: WonderlandView, status: Status): Next {
  if (status === "halted" || status === "bust") return "none";
  if (!ABOUT_DRAWS.includes(asking(view)?.ask ?? "")) return "open";
  return status === "sealed" ? "sealed" : "choice";
}
