/** A battle as its sheet shows it: sides, slots by Initiative, the attack in progress. No rules: what follows from them is told. */
import { printed } from "../content";
import type { Faction, Unit } from "../ids";
import { frameOf, heroOf, type BattleSide, type Counts, type Frame, type HeroesView, type SlotFacts } from "../view";

export interface Row {
  initiative: number;
  left: SlotFacts[];
  right: SlotFacts[];
  now: boolean;
}
export interface Fight {
  frame: Frame;
  sides: readonly [BattleSide, BattleSide];
  rows: Row[];
  attack: Frame | null;
  assign: Frame | null;
}

export function fightOf(view: HeroesView): Fight | null {
  const frame = frameOf(view, "battle");
  const [left, right] = frame?.sides ?? [];
  if (!frame || !left || !right) return null;
  const rows: Row[] = [];
  for (const slot of view.facts?.battle?.slots ?? []) {
    let row = rows.find(({ initiative }) => initiative === slot.initiative);
    if (!row) rows.push((row = { initiative: slot.initiative, left: [], right: [], now: false }));
    (slot.side === 0 ? row.left : row.right).push(slot);
    row.now ||= slot.state === "now";
  }
  rows.sort((one, other) => other.initiative - one.initiative);
  return { frame, sides: [left, right], rows, attack: frameOf(view, "attack"), assign: frameOf(view, "assign") };
}

export const factionOf = (view: HeroesView, side: BattleSide): Faction | null => (side.seat === undefined ? null : (view.seats[side.seat]?.faction ?? null));

/** What stands in a slot, as texts name it. */
export const kindOfSlot = (side: BattleSide, slot: string): "unit" | "encounter" | "hero" => (slot.startsWith("U-") ? "unit" : side.encounter === slot ? "encounter" : "hero");

/** The tokens of a stack in a battle: elite, basic, and those that have fallen. */
export function tokensOf(view: HeroesView, side: BattleSide, unit: string): { counts: Counts; fallen: number } {
  const army = side.hero ? heroOf(view, side.hero)?.army : undefined;
  return { counts: army?.[unit as Unit] ?? [0, 0], fallen: side.casualties?.[unit as Unit] ?? 0 };
}

/** How many of an encounter are left. */
export const numberLeft = (side: BattleSide): number => (side.encounter ? printed().encounters[side.encounter].number - (side.wounds ?? 0) : 0);

/** The steps of an attack in their order; those before the present one are done. */
export const STEPS = ["attacks", "roll", "rerolls", "wounds", "assign", "after"] as const;
export type Step = (typeof STEPS)[number];
const STEP_OF: Readonly<Record<string, Step>> = { begin: "attacks", swap: "attacks", roll: "roll", luck: "rerolls", own: "rerolls", misfortune: "rerolls", laurel: "wounds", sum: "wounds", assign: "assign", after: "after", end: "after" };

/** The present step of an attack: what stands on it has its own. */
export function stepOf({ attack, assign }: Fight): Step | null {
  if (!attack) return null;
  if (assign) return "assign";
  return STEP_OF[attack.step ?? "begin"] ?? "attacks";
}

/** The hits and what the elite die adds. */
export function sumOf(attack: Frame): { hits: number; elite: number; reduced: number; wounds: number } {
  const hits = (attack.dice ?? []).filter(([value]) => value <= (attack.strength ?? 0)).length;
  const elite = attack.face === "wound1" ? 1 : attack.face === "wound2" ? 2 : 0;
  const summed = attack.step === "assign" || attack.step === "after" || attack.step === "end";
  const wounds = summed ? (attack.wounds ?? 0) : hits + elite;
  return { hits, elite, reduced: Math.max(0, hits + elite - wounds), wounds };
}
