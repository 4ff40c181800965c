/** How each chip is drawn: its outline, colours, icon and the number on it. */
import { printed } from "../content";
import type { Ally, Chip, Faction } from "../ids";
import { ALLY_INKS, FACTION_LOOKS, HEXAGON, JAGGED, OCTAGON, paintOf, ROUND } from "../look";
import { allyOf } from "../view";

export interface ChipLook {
  shape: string;
  face: string;
  rim: string;
  ink: string;
  icon: string;
  size: number;
  /** One or two dots for the level of an ally. */
  dots: number;
  kind: "ally" | "faction" | "artifact" | "item" | "madness" | "double" | "poison";
}

export function outlineOf(chip: string): string {
  if (chip === "MADNESS" || chip === "MADNESS_2") return JAGGED;
  if (chip === "POISON") return HEXAGON;
  return chip.startsWith("WL") ? OCTAGON : ROUND;
}

function ally(chip: string, type: Ally): ChipLook {
  const ink = ALLY_INKS[type];
  return { shape: ROUND, face: "#FBF3E0", rim: ink, ink, icon: type, size: 25, dots: chip.endsWith("_S") ? 2 : 1, kind: "ally" };
}

export function chipLook(chip: string, faction: Faction): ChipLook {
  const type = allyOf(chip);
  if (type) return ally(chip, type);
  const shape = outlineOf(chip);
  const plain = { shape, size: 24, dots: 0 };
  const { edge, ink } = FACTION_LOOKS[faction];
  if (chip === "ARTIFACT") return { ...plain, face: paintOf(faction), rim: edge, ink, icon: `artifact_${faction}`, size: 22, kind: "artifact" };
  if (chip.startsWith("FACTION")) return { ...plain, face: paintOf(faction), rim: edge, ink, icon: faction, kind: "faction" };
  if (chip.startsWith("WL")) return { ...plain, face: "#1E5F6B", rim: "#0B2F37", ink: "#F5EFDC", icon: chip, kind: "item" };
  if (chip === "MADNESS") return { ...plain, face: "#4A2470", rim: "#1F0B36", ink: "#E9D6FF", icon: "MADNESS", kind: "madness" };
  if (chip === "MADNESS_2") return { ...plain, face: "#2A1142", rim: "#12041F", ink: "#F0DCFF", icon: "MADNESS_2", kind: "double" };
  return { ...plain, face: "#C9DE5E", rim: "#3E5212", ink: "#22300A", icon: "POISON", kind: "poison" };
}

/** Units lost to a chip. */
const LOSSES: Readonly<Record<string, number>> = { MADNESS: 1, MADNESS_2: 2, POISON: 1 };

/** The number on a chip: its strength, or what it costs. */
export function numberOn(chip: string): string {
  const loss = LOSSES[chip];
  return loss ? `−${loss}` : String(printed().strength[chip as Chip] ?? 0);
}
