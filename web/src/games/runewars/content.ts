/** What is printed on the things of Runewars (`printed.py` of its rules). No rules. */
import { printedOf } from "../../lib/content.svelte";
import type { ThingText } from "../../table/board";
import type { Alignment, Attribute, Destiny, Faction, Resource, Shape, ZoneKind } from "./ids";

/** Whose units there are: those of the factions, and neutral ones. */
export type Army = Faction | "neutral";
export type Border = "open" | "water" | "mountain";
type Provenance = ThingText["provenance"];

export interface UnitType {
  faction: Army;
  shape: Shape;
  initiative: number;
  health: number;
  traits: readonly ("fast" | "flying")[];
  /** Figures in the box. */
  figures: number;
}

export interface HeroType extends Record<Attribute, number> {
  alignment: Alignment;
  health: number;
}

/** The sheet of a faction: its side, and what it has at the start. */
export interface FactionSheet {
  /** The tile of its home realm. */
  home: string;
  alignment: Alignment;
  tactics: number;
  influence: number;
  dials: Record<Resource, number>;
  units: Readonly<Record<string, number>>;
}

export interface DialSpace {
  /** A unit, `tactics`, `influence`, or nothing. */
  icon: string | null;
  amount: number;
}

/** An area of a tile at rotation 0, in axial coordinates. */
export interface PrintedArea extends Record<Resource, number> {
  id: string;
  q: number;
  r: number;
  /** Borders in the order of `EDGES`. */
  borders: readonly Border[];
}

export interface FateCard {
  destiny: Destiny;
  /** The result for each shape and its number; 0 where it has none. */
  zones: Record<Shape, readonly [ZoneKind, number]>;
}

export interface Printed {
  units: Record<string, UnitType>;
  heroes: Record<string, HeroType>;
  factions: Record<Faction, FactionSheet>;
  /** The nine spaces of each dial, from 0 to 8. */
  dials: Record<Faction, Record<Resource, readonly DialSpace[]>>;
  tiles: Record<string, readonly PrintedArea[]>;
  fate: Record<string, FateCard>;
  /** The area of each quest; null: more than one place, as its text says. */
  quests: Record<string, string | null>;
  /** Of quests that test a hero: the attribute, what each symbol brings, and which of them complete the quest. */
  tests: Record<string, Record<Destiny, readonly string[]> & { attribute: Attribute; done: readonly Destiny[] }>;
  /** What a city gives: influence, tactics, quest, or neutral units of a shape, and how many. */
  cities: Record<string, readonly (readonly [string, number])[]>;
  /** How many cards of each there are. */
  tactics: Record<string, number>;
  rewards: Record<string, number>;
  /** Where things come from, by kind and id. */
  provenance: Record<string, Record<string, Provenance>>;
}

export const printed = (): Printed => printedOf("runewars") as unknown as Printed;

/** Whether a thing is as in the rulebook, public, or reconstructed; its kind as texts name it. */
export const provenanceOf = (kind: string, id: string): Provenance => printed().provenance[kind.replaceAll("-", "_")]?.[id] ?? "reconstructed";

/** The types of units of an army, in canonical order. */
export function unitsOf(army: string): [string, UnitType][] {
  return Object.entries(printed().units).filter(([, type]) => type.faction === army);
}

/** The faction whose home realm a tile is. */
export function homeOf(tile: string): Faction | null {
  const found = Object.entries(printed().factions).find(([, sheet]) => sheet.home === tile);
  return (found?.[0] as Faction | undefined) ?? null;
}
