/** What is printed on the things of Heroes (`printed.py` of its rules). No rules. */
import { printedOf } from "../../lib/content.svelte";
import type { ThingText } from "../../table/board";
import type { Building, Encounter, Faction, Hero, Location, Unit } from "./ids";
import type { Level, LocationKind } from "./look";

type Provenance = ThingText["provenance"];

export interface PrintedSquare {
  /** Row and column in its tile. */
  at: readonly [number, number];
  terrain: "open" | "mountain" | "water" | "port";
  location: Location | null;
  /** The encounter symbol, and the square of the tile that it guards. */
  symbol: Level | null;
  defends: readonly [number, number] | null;
}
export interface PrintedUnit {
  faction: Faction;
  strength: number;
  initiative: number;
  ability: string | null;
  tokens: number;
  recruit: number;
  train: number;
}
export interface PrintedEncounter {
  level: Level;
  strength: number;
  initiative: number;
  number: number;
  elite: boolean;
  ability: string | null;
  medals: number;
  chests: number;
}
export interface PrintedHero {
  faction: Faction;
  type: "Might" | "Magic";
  strength: number;
  magic: number;
  initiative: number;
  leadership: number;
  abilities: readonly string[];
  schools: readonly string[];
}
export interface PrintedBuilding {
  faction: Faction;
  level: number;
  resources: number;
  gold: number;
}
export interface PrintedLocation {
  kind: LocationKind;
  power: number;
  resources: number;
  gold: number;
}

export interface Printed {
  /** Squares of the tiles, by number. */
  tiles: Readonly<Record<number, readonly PrintedSquare[]>>;
  /** How many tiles lie beside each other, by number of players. */
  across: Readonly<Record<number, number>>;
  units: Readonly<Record<Unit, PrintedUnit>>;
  encounters: Readonly<Record<Encounter, PrintedEncounter>>;
  heroes: Readonly<Record<Hero, PrintedHero>>;
  buildings: Readonly<Record<Building, PrintedBuilding>>;
  locations: Readonly<Record<Location, PrintedLocation>>;
  /** What the levels of the capital cost and bring, from level 1 on. */
  levels: readonly { resources: number; income: { gold: number; resources: number }; power: number }[];
  /** The slots of artefacts, and the Magic that a scroll asks for. */
  slots: Readonly<Record<string, string>>;
  scrolls: Readonly<Record<string, number>>;
  skills: Readonly<Record<string, { deck: string; school: string }>>;
  treasures: Readonly<Record<string, readonly string[]>>;
  /** The actions of a card, by its name. */
  cards: Readonly<Record<string, readonly string[]>>;
  /** The moon under which a week stands. */
  moons: Readonly<Record<string, "crescent" | "half" | "full">>;
  provenance: Record<string, Record<string, Provenance>>;
}

export const printed = (): Printed => printedOf("heroes") as unknown as Printed;

/** Whether a thing is as in the rulebook, public, or reconstructed; its kind as texts name it. */
export const provenanceOf = (kind: string, id: string): Provenance => printed().provenance[kind.replaceAll("-", "_")]?.[id] ?? "reconstructed";
