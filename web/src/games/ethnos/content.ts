/** What is printed on the things of Ethnos (`printed.py` of its rules). No rules. */
import { printedOf } from "../../lib/content.svelte";
import type { ThingText } from "../../table/board";

type Provenance = ThingText["provenance"];

/** The two sides of a board: for up to three players, and for more. */
interface Sides<T> {
  few: T;
  many: T;
}

export interface Printed {
  /** Cards of each type. */
  copies: Record<string, number>;
  /** What the Giant token and the Merfolk board bring, by Age. */
  giant: Sides<number[]>;
  merfolk: Sides<number[]>;
  /** The spaces of the Merfolk board with a Control symbol. */
  control_symbols: Sides<number[]>;
  /** Where things come from, by kind and id. */
  provenance: Record<"card" | "kingdom" | "board", Record<string, Provenance>>;
}

export const printed = (): Printed => printedOf("ethnos") as unknown as Printed;

/** Whether a thing is as in the rulebook, public, or reconstructed. */
export const provenanceOf = (kind: "card" | "kingdom" | "board", id: string): Provenance => printed().provenance[kind][id] ?? "reconstructed";

const side = <T>(sides: Sides<T>, players: number): T => (players < 4 ? sides.few : sides.many);

export const giantPrize = (players: number, age: number): number => side(printed().giant, players)[age - 1] ?? 0;
export const merfolkPrize = (players: number, age: number): number => side(printed().merfolk, players)[age - 1] ?? 0;
export const controlSymbols = (players: number): readonly number[] => side(printed().control_symbols, players);

/** Cards of a type; of a Tribe, in all its colours. */
export function copies(thing: string): number {
  const types = Object.entries(printed().copies);
  return types.reduce((sum, [type, number]) => (type === thing || type.startsWith(`${thing}-`) ? sum + number : sum), 0);
}
