/** What the steps of the scene of a battle tell its drawing (face/story/battle.py of the game). No rules. */
import type { SceneInfo, SceneStep } from "../../../wire";
import type { Chip, Faction, Region, Wonderlandian } from "../ids";
import { battleOrder, factionAt, turnOrder, type Standing, type WonderlandView } from "../view";
import { cellsOf, columnsOf, type Cell, type DrawTold, type Happened, type History } from "./columns";
import type { Lane, Screen, Step } from "./screen";

/** The name of the scene. */
export const BATTLE = "war_battle";

/** One draw of one participant. */
export interface ColumnTold {
  number: number;
  state: "drawn" | "played" | "blocked" | "madness" | "poison" | "halted" | "waited";
  chips: Chip[];
  chip: Chip | "";
  gain: number;
  strength: number;
  lost: string[];
  powers: string[];
}

/** One participant after a step. */
export interface LaneTold {
  seat: number;
  strength: number;
  status: "fighting" | "halted" | "bust";
  start: number;
  castle: number;
  leader: number;
  leads: boolean;
  supporters: number;
  figures: Wonderlandian[];
  present: Wonderlandian[];
  madness: number;
  shield: boolean;
  bag: number;
  draws: ColumnTold[];
  lost: string[];
  place: number;
  vp: number;
  castle_in: Region | "";
  now: { place: number; vp: number; forge: number };
}

export interface Deed {
  kind: string;
  seat: number | null;
  text: string;
}

export interface BattleStep {
  region: Region;
  round: number;
  points: number;
  /** The points of a second place. */
  second: number;
  resistance: number;
  /** The number of the draw; 0: none. */
  number: number;
  wagers: number[];
  uncontested: boolean;
  lanes: LaneTold[];
  done: string[];
  deeds: Deed[];
}

export const dataOf = (step: SceneStep): BattleStep => step.data as unknown as BattleStep;

export const isBattle = (scene: SceneInfo | null | undefined): scene is SceneInfo => scene?.name === BATTLE && scene.steps.length > 0;

/** The draws that a scene has told up to a step; null if it tells of no battle. */
export function historyIn(scene: SceneInfo | null | undefined, at = Infinity): History | null {
  if (!isBattle(scene)) return null;
  return historyOf(dataOf(scene.steps[Math.min(at, scene.steps.length - 1)]!).lanes, drawsAt(scene, at));
}

/** How many draws have begun up to a step. */
function drawsAt(scene: SceneInfo, at: number): number {
  return Math.max(0, ...scene.steps.slice(0, at + 1).map((step) => dataOf(step).number));
}

export function historyOf(lanes: readonly LaneTold[], draws: number): History {
  const start = Object.fromEntries(lanes.map(({ seat, start: strength }) => [seat, strength]));
  const numbers = Array.from({ length: draws }, (_, at) => at + 1);
  return { start, draws: numbers.map((number): DrawTold => ({ number, happened: lanes.flatMap((lane) => happenedIn(lane, number)) })) };
}

const KINDS: Readonly<Record<ColumnTold["state"], Happened["kind"]>> = { drawn: "played", played: "played", blocked: "blocked", madness: "harm", poison: "harm", halted: "halt", waited: "wait" };

/** What a participant did in a draw. Whoever is bust has no chips any more; whoever has halted stops there. */
function happenedIn(lane: LaneTold, number: number): Happened[] {
  const { seat, draws, status } = lane;
  const last = draws.at(-1)?.number ?? 0;
  if (status === "bust") return number === last ? [{ seat, kind: "bust", chip: draws.at(-1)?.chip || null, gain: null, lost: draws.at(-1)?.lost.length ?? 0 }] : [];
  const column = draws.find((one) => one.number === number);
  if (column) return [{ seat, kind: KINDS[column.state], chip: column.chip || column.chips[0] || null, gain: column.state === "drawn" ? null : column.gain, lost: column.lost.length }];
  return status === "halted" && number === last + 1 ? [{ seat, kind: "halt", chip: null, gain: null, lost: 0 }] : [];
}

// A step of the scene as a screen

const OUTCOME: Readonly<Record<string, Step>> = { rewards: "rewards", quests: "quests", abilities: "abilities", forging: "forging", wagers: "settling" };

function courseOf(id: string): Step {
  if (id === "start") return "start";
  return id.startsWith("draw:") ? "draw" : (OUTCOME[id] ?? "rewards");
}

/** The battle as a step of its scene tells it; the view is asked only for what never changes in a battle. */
export function screenAt(scene: SceneInfo, at: number, view: WonderlandView, eyes: number | null): Screen {
  const place = Math.min(at, scene.steps.length - 1);
  const step = scene.steps[place]!;
  const now = dataOf(step);
  const draws = drawsAt(scene, place);
  const columns = columnsOf(draws, false);
  const history = historyOf(now.lanes, draws);
  const order = battleOrder(view);
  const seats = laneSeats(view, now.lanes.map(({ seat }) => seat), eyes);
  return {
    region: now.region,
    round: now.round,
    token: view.scoring[now.region] ?? null,
    value: now.points,
    second: now.second,
    order,
    present: order.indexOf(now.region),
    resistance: now.resistance,
    wagers: { seats: now.wagers, known: {} },
    step: courseOf(step.id),
    draw: Math.max(1, draws),
    columns,
    lanes: seats.flatMap((seat) => {
      const lane = now.lanes.find((one) => one.seat === seat);
      return lane ? [laneAt(lane, factionAt(view, seat) ?? "alice", seat === eyes, cellsOf(history, seat, columns))] : [];
    }),
    lost: now.lanes.reduce((sum, lane) => sum + lane.lost.length, 0),
  };
}

function laneSeats(view: WonderlandView, participants: readonly number[], eyes: number | null): number[] {
  const there = turnOrder(view).filter((seat) => participants.includes(seat));
  return [...there.filter((seat) => seat !== eyes), ...there.filter((seat) => seat === eyes)];
}

function laneAt(lane: LaneTold, faction: Faction, own: boolean, cells: Cell[]): Lane {
  const { seat, strength, status, supporters, present, castle, leads, leader, bag, now } = lane;
  return {
    seat,
    faction,
    own,
    status,
    strength,
    cells,
    next: "none",
    due: { flamingo: false, crown: 0, extra: 0 },
    stake: { seat, faction, supporters, figures: [...present], castle: castle ? "upright" : null, leader: leads ? Math.max(1, leader) : 0 },
    laid: [],
    bag,
    shield: lane.shield ? "ready" : "cracked",
    madness: Array.from({ length: lane.madness }, (): Chip => "MADNESS"),
    forecast: forecastOf(now),
  };
}

const forecastOf = ({ place, vp, forge }: LaneTold["now"]): Standing => ({ place, shared: false, points: vp, castle: false, chooses: false, forge });
