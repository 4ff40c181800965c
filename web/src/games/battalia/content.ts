/** What is printed on the things of Battalia (`printed.py` of its rules). No rules. */
import { printedOf } from "../../lib/content.svelte";
import type { ThingText } from "../../table/board";

type Provenance = ThingText["provenance"];

export interface Printed {
  /** The artefact types of the seven days: those of which the colour is chosen, and those that are lit. */
  matching: readonly string[];
  lit: readonly string[];
  /** Start places and gates of each layout, and how many columns and rows it has. */
  layouts: Readonly<Record<string, { columns: number; rows: number; missing: readonly string[] }>>;
  provenance: Record<string, Record<string, Provenance>>;
}
export const printed = (): Printed => printedOf("battalia") as unknown as Printed;
export const provenanceOf = (kind: string, id: string): Provenance => printed().provenance[kind.replaceAll("-", "_")]?.[id] ?? "reconstructed";
