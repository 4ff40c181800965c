/** What is printed on the things of Wonderland's War (`printed.py` of its rules). No rules. */
import { printedOf } from "../../lib/content.svelte";
import type { ThingText } from "../../table/board";
import type { Chip, Faction, Quest, Region, ScoringToken, TeaCard, Wonderlandian } from "./ids";

type Provenance = ThingText["provenance"];

/** A reward as cards and forge spaces print it: `LEADER`, `ALLY:ROSE:WEAK`, `VP:4`. */
export type Code = string;

export interface PrintedTeaCard {
  units: number;
  /** Whether the shard die is rolled for it. */
  die: boolean;
  layout: "plain" | "split" | "optional";
  effects: readonly Code[];
  /** The lower half of a split card. */
  lower: readonly Code[];
  /** What can be taken for a roll of the die. */
  optional: readonly Code[];
}

export interface PrintedQuest {
  region: Region;
  /** What it asks for at the end: its kind, and its numbers. */
  objective: string;
  numbers: readonly number[];
}

export interface Printed {
  strength: Readonly<Record<Chip, number>>;
  copies: Readonly<Record<Chip, number>>;
  /** The strengths of figures; items have theirs among the chips. */
  figures: Readonly<Partial<Record<Wonderlandian, number>>>;
  tea_cards: Readonly<Record<TeaCard, PrintedTeaCard>>;
  scoring_tokens: Readonly<Record<ScoringToken, readonly number[]>>;
  /** The spaces of the battle track with a forge symbol. */
  forge_symbols: readonly number[];
  /** Rewards of the forge spaces: side of the board (two players, more), track, column. */
  spaces: readonly (readonly (readonly Code[])[])[];
  /** Rewards between two tracks, by faction: upper track, column. */
  between: Readonly<Record<Faction, readonly (readonly (Code | null)[])[]>>;
  quests: Readonly<Record<Quest, PrintedQuest>>;
  /** How many chips of a pair of types a quest asks for. */
  pair: number;
  /** Where things come from, by kind and id. */
  provenance: Record<string, Record<string, Provenance>>;
}

export const printed = (): Printed => printedOf("wonderland") as unknown as Printed;

export const isItem = (id: string): boolean => (printed().strength as Record<string, number>)[id] !== undefined;
/** The strength of a Wonderlandian, figure or item. */
export const strengthOfCard = (id: string): number => printed().figures[id as Wonderlandian] ?? printed().strength[id as Chip] ?? 0;

/** Whether a thing is as in the rulebook, public, or reconstructed; its kind as texts name it. */
export const provenanceOf = (kind: string, id: string): Provenance => printed().provenance[kind.replaceAll("-", "_")]?.[id] ?? "reconstructed";
