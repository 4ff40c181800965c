/** What a draw would bring with open bags: the chips of the bag by what becomes of the marker, madness first. No rules. */
import type { Chip } from "../ids";
import type { Drawn } from "../view";

export interface Group {
  kind: "bust" | "loss" | "blocked" | "gain";
  /** The strength that it would lead to. */
  strength: number;
  /** Units that it would cost. */
  lost: number;
  chips: Chip[];
}

/** Chips that lead to the same are together; bust, then losses, then what the shield stops, then by strength. */
export function groupsOf(bag: readonly Chip[], reach: Readonly<Partial<Record<Chip, Drawn>>>): Group[] {
  const groups = new Map<string, Group>();
  for (const chip of bag) {
    const drawn = reach[chip];
    if (!drawn) continue;
    const kind = kindOf(drawn);
    const key = `${kind} ${drawn.strength} ${drawn.lost}`;
    const there = groups.get(key);
    if (there) there.chips.push(chip);
    else groups.set(key, { kind, strength: drawn.strength, lost: drawn.lost, chips: [chip] });
  }
  const rank = { bust: 0, loss: 1, blocked: 2, gain: 3 };
  return [...groups.values()].sort((one, other) => rank[one.kind] - rank[other.kind] || other.lost - one.lost || one.strength - other.strength);
}

function kindOf({ bust, blocked, lost }: Drawn): Group["kind"] {
  if (bust) return "bust";
  if (blocked) return "blocked";
  return lost ? "loss" : "gain";
}
