/**
 * What a draw would bring with open bags: the chips of the bag by what becomes of the marker, madness first.
 *
 * Of each chip counts what is certain before anything is chosen: its printed strength, Crowns, doubling and the like
 * (WW-229). What a chip does besides is told by its card.
 */
import type { Ally, Chip, Set as AllySet, Wonderlandian } from "../ids";
import { allyOf, isMad } from "../view";

export interface Drawer {
  strength: number;
  units: number;
  flamingo: boolean;
  crown: number;
  active: readonly Chip[];
  /** Figures in this region. */
  figures: readonly Wonderlandian[];
}

export interface Printed {
  strength: Readonly<Record<Chip, number>>;
  symbols: readonly number[];
  sets: Readonly<Partial<Record<Ally, AllySet>>>;
}

export interface Group {
  kind: "bust" | "loss" | "gain";
  /** The strength that it would lead to. */
  strength: number;
  /** Units that it would cost. */
  lost: number;
  forge: boolean;
  chips: Chip[];
}

const TOP = 25;
const lossOf = (chip: Chip): number => (chip === "MADNESS_2" ? 2 : 1);

/** Chips that lead to the same are together; bust, then losses, then by strength. */
export function groupsOf(bag: readonly Chip[], drawer: Drawer, printed: Printed): Group[] {
  const groups = new Map<string, Group>();
  for (const chip of bag) {
    const group = groupOf(chip, drawer, printed);
    const key = `${group.kind} ${group.strength} ${group.lost}`;
    const there = groups.get(key);
    if (there) there.chips.push(chip);
    else groups.set(key, group);
  }
  const rank = { bust: 0, loss: 1, gain: 2 };
  return [...groups.values()].sort((one, other) => rank[one.kind] - rank[other.kind] || other.lost - one.lost || one.strength - other.strength);
}

function groupOf(chip: Chip, drawer: Drawer, printed: Printed): Group {
  if (isMad(chip)) {
    const lost = Math.min(drawer.units, lossOf(chip));
    const bust = lost >= drawer.units;
    return { kind: bust ? "bust" : "loss", strength: bust ? 0 : drawer.strength, lost, forge: false, chips: [chip] };
  }
  const strength = Math.min(TOP, drawer.strength + strengthOf(chip, drawer, printed));
  return { kind: "gain", strength, lost: 0, forge: printed.symbols.includes(strength), chips: [chip] };
}

/** The strength of a chip as far as nothing is chosen. */
export function strengthOf(chip: Chip, { flamingo, crown, active, figures }: Drawer, { strength: all, sets }: Printed): number {
  const printed = all[chip] ?? 0;
  const type = allyOf(chip);
  const count = (ally: Ally): number => active.filter((other) => allyOf(other) === ally).length;
  const steady = type === "ROOK" && sets.ROOK === "A";
  let strength = Math.max(0, printed - 2 * crown);
  if (type === "ROOK" && sets.ROOK === "B" && count("ROOK")) strength = Math.min(strength, 1);
  if (flamingo && !steady) strength *= 2;
  if (sets.FLAMINGO === "B" && type && !steady && count("FLAMINGO")) strength += 1;
  if (type === "CREATURE" && sets.CREATURE === "C") strength = Math.max(0, strength + (chip.endsWith("_S") ? -2 : 2) * count("CREATURE"));
  if (figures.includes("WL01") && printed === 1) strength += 1;
  return strength;
}
