/** A battle as its frame tells it: sides, rows of initiative, steps, and the figures that an option is about. No rules. */
import { printed } from "../content";
import { UNITS, type Shape, type ZoneKind } from "../ids";
import { verbOf } from "../keys";
import { figureOf, frameNamed, grouped, isUnit, type BattleSide, type Frame, type Group, type RunewarsView } from "../view";

export type SideName = "att" | "def";
export const SIDES: readonly SideName[] = ["att", "def"];

export interface Fighters extends BattleSide {
  drawn: string[];
  /** The type of this exchange and its Fate cards. */
  type: string | null;
  cards: (number | "hidden")[];
  undying: boolean;
  /** Types under Ambush. */
  quick: string[];
  /** The supporting heroes and the type that each supports. */
  support: Record<string, string>;
  killed: string[];
}

/** What a side would count now, part by part, as the engine counts it. */
export interface Strength {
  units: number;
  cards: number;
  banner: number;
  stronghold: number;
  walls: number;
  conquer: number;
  total: number;
}

/** What counts besides units. */
export const partsOf = (strength: Strength) => (["cards", "banner", "stronghold", "walls", "conquer"] as const).filter((part) => strength[part] !== 0);

export interface BattleFrame extends Frame {
  area: string;
  att: Fighters;
  def: Fighters;
  round: number;
  /** Fate cards of Ravage. */
  extra: number[];
  totals: [number, number] | null;
  winner: SideName | null;
  strength_now: [Strength, Strength];
}

export function battleIn(view: RunewarsView): BattleFrame | null {
  const frame = frameNamed(view, "battle");
  return frame && typeof frame.att === "object" ? (frame as BattleFrame) : null;
}

const other = (side: SideName): SideName => (side === "att" ? "def" : "att");

// The course of a round

export const STEPS = ["draw", "specials", "routs", "damage", "discard"] as const;

/** The step of an exchange that is under way; a frame names the step that follows when inner frames are finished. */
const STEP_OF: Record<string, number> = {
  pick_att: 0,
  pick_def: 0,
  support_drop_att: 0,
  support_drop_def: 0,
  specials_att: 1,
  specials_def: 1,
  routs: 1,
  damages: 2,
  discard: 3,
};

export function stepOf({ step }: { step: string }): number | null {
  return STEP_OF[step] ?? null;
}

/** Where the battle stands: before its first round, in one of the five, after them. */
export function stageOf(frame: BattleFrame): "start" | "rounds" | "end" {
  if (frame.totals !== null || frame.winner !== null || frame.cancelled) return "end";
  if (stepOf(frame) !== null) return "rounds";
  return frame.round === 0 ? "start" : "end";
}

// The rows

/** Equal figures of one type. */
export interface Rank extends Group {
  /** Routed before the battle: it does not take part. */
  aside: boolean;
}

/** One type of a side. */
export interface Troop {
  unit: string;
  ranks: Rank[];
  dead: number;
  supporters: string[];
}

export interface Row {
  initiative: number;
  att: Troop[];
  def: Troop[];
}

function counted(names: readonly string[], name: string): number {
  return names.filter((other) => other === name).length;
}

/** The defenders that were routed before the battle: until it is decided they stay in the area. */
function aside(view: RunewarsView, frame: BattleFrame, side: SideName): string[] {
  return side === "def" && frame.winner === null ? (view.areas[frame.area]?.units ?? []) : [];
}

/** Those that take part; a winner has returned to the area before his surplus leaves it. */
function taking(view: RunewarsView, frame: BattleFrame, side: SideName): string[] {
  if (frame.winner === side && !frame[side].units.length) return view.areas[frame.area]?.units ?? [];
  return frame[side].units;
}

function troops(view: RunewarsView, frame: BattleFrame, side: SideName): Troop[] {
  const fighters = frame[side];
  const here = grouped(taking(view, frame, side)).map((group): Rank => ({ ...group, aside: false }));
  const resting = grouped(aside(view, frame, side)).map((group): Rank => ({ ...group, aside: true }));
  const units = new Set([...here, ...resting].map(({ unit }) => unit).concat(fighters.killed));
  return UNITS.filter((unit) => units.has(unit)).map((unit) => ({
    unit,
    ranks: [...here, ...resting].filter((rank) => rank.unit === unit),
    dead: counted(fighters.killed, unit),
    supporters: Object.entries(fighters.support).flatMap(([hero, type]) => (type === unit ? [hero] : [])),
  }));
}

/** Types under Ambush fight in the first round. */
function initiativeOf(frame: BattleFrame, side: SideName, unit: string): number {
  return frame[side].quick.includes(unit) ? 1 : (printed().units[unit]?.initiative ?? 5);
}

export function rows(view: RunewarsView, frame: BattleFrame): Row[] {
  const of = { att: troops(view, frame, "att"), def: troops(view, frame, "def") };
  const placed = (side: SideName, initiative: number) => of[side].filter(({ unit }) => initiativeOf(frame, side, unit) === initiative);
  return [1, 2, 3, 4, 5].map((initiative) => ({ initiative, att: placed("att", initiative), def: placed("def", initiative) }));
}

// Fate cards

export interface Drawn {
  /** Null: face down. */
  number: number | null;
  spent: boolean;
  key: string;
}

const WHEN: Record<ZoneKind, number> = { special: 1, rout: 2, damage: 3, miss: 0 };

/** The cards of a side in this exchange: those that still count first. */
export function drawn(side: Fighters, step: number | null): Drawn[] {
  const shape: Shape | undefined = printed().units[side.type ?? ""]?.shape;
  const cards = side.cards.map((card, at): Drawn => {
    if (card === "hidden" || !shape) return { number: card === "hidden" ? null : card, spent: false, key: `${at}` };
    const [result] = printed().fate[card]?.zones[shape] ?? ["miss"];
    return { number: card, spent: (step ?? 0) > WHEN[result], key: `${at}` };
  });
  return [...cards.filter(({ spent }) => !spent), ...cards.filter(({ spent }) => spent)];
}

// Options

/** Verbs that name a figure of the battle with its condition. */
const FIGURES = new Set(["rout", "damage", "hit", "destroy", "retreat", "stand", "terrify", "burn", "rage"]);

function sideDecidedBy(frame: BattleFrame, seat: number): SideName {
  return frame.att.decider === seat ? "att" : "def";
}

/** The side whose figures an option is about; null if it is about none in this battle. */
export function aimedAt(view: RunewarsView, key: string, seat: number): SideName | null {
  const frame = battleIn(view);
  const inner = view.pending.at(-1);
  if (!frame || !inner) return null;
  switch (inner.name) {
    case "routs":
    case "damage":
      return inner.side as SideName;
    case "special":
      return inner.kind === "giant" ? (inner.side as SideName) : other(inner.side as SideName);
    case "card":
      return verbOf(key) === "rout" ? other(sideDecidedBy(frame, seat)) : sideDecidedBy(frame, seat);
    case "battle":
      return inner.step === "pick_def" ? "def" : "att";
    default:
      return null;
  }
}

/** The options that lie on figures and on whole types, by side: `att berserker-routed`, `def type warlock`. */
export function onFigures(view: RunewarsView, keys: Iterable<string>, seat: number): Map<string, string> {
  const found = new Map<string, string>();
  for (const key of keys) {
    const [verb = "", thing = "", more] = key.split(":");
    if (!thing || more !== undefined) continue;
    const type = verb === "type";
    if (!type && (!FIGURES.has(verb) || !isUnit(figureOf(thing).unit))) continue;
    const side = aimedAt(view, key, seat);
    if (side) found.set(`${side} ${type ? "type " : ""}${thing}`, key);
  }
  return found;
}
