/** Signs of battles: which thing a chip opens, what starting strength was made of. */
import type { Thing } from "../../../table/board";
import type { Faction } from "../ids";
import type { Group } from "../view";

/** The thing that opens for a chip: items are Wonderlandian cards. */
export function thingOfChip(chip: string, faction: Faction | null): Thing {
  if (chip.startsWith("WL")) return { kind: "wonderlandian", id: chip };
  return chip === "ARTIFACT" && faction ? { kind: "chip", id: "ARTIFACT" } : { kind: "chip", id: chip };
}

/** Icons of what gives starting strength: castle, leader, figures. */
export function beganWith({ castle, leader, figures }: Pick<Group, "castle" | "leader" | "figures">): string[] {
  return [...(castle ? ["castle"] : []), ...(leader ? ["leader"] : []), ...(figures.length ? ["figure"] : [])];
}
