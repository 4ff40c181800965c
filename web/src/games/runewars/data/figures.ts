/** What is printed of units and heroes: shapes and numbers. What they can do is told by the texts of the game. */
import type { Faction, Provenance, Shape } from "../kinds";

export interface UnitType {
  faction: Faction;
  shape: Shape;
  initiative: number;
  health: number;
  traits: readonly ("fast" | "flying")[];
  /** Figures in the box. */
  figures: number;
  provenance: Provenance;
}

/** In canonical order. */
export const UNITS: Record<string, UnitType> = {
  bowman: { faction: "daqan", shape: "triangle", initiative: 1, health: 1, traits: [], figures: 8, provenance: "public" },
  footman: { faction: "daqan", shape: "triangle", initiative: 3, health: 1, traits: [], figures: 16, provenance: "public" },
  knight: { faction: "daqan", shape: "rectangle", initiative: 2, health: 2, traits: ["fast"], figures: 8, provenance: "public" },
  siege_tower: { faction: "daqan", shape: "hexagon", initiative: 5, health: 3, traits: [], figures: 4, provenance: "public" },
  archer: { faction: "latari", shape: "triangle", initiative: 1, health: 1, traits: [], figures: 16, provenance: "rulebook" },
  pegasus_rider: { faction: "latari", shape: "rectangle", initiative: 2, health: 3, traits: ["flying"], figures: 4, provenance: "public" },
  sorceress: { faction: "latari", shape: "circle", initiative: 3, health: 1, traits: [], figures: 8, provenance: "public" },
  warrior: { faction: "latari", shape: "rectangle", initiative: 4, health: 2, traits: [], figures: 8, provenance: "public" },
  reanimate: { faction: "waiqar", shape: "triangle", initiative: 4, health: 1, traits: [], figures: 16, provenance: "public" },
  skeleton_archer: { faction: "waiqar", shape: "triangle", initiative: 1, health: 1, traits: [], figures: 8, provenance: "public" },
  necromancer: { faction: "waiqar", shape: "circle", initiative: 2, health: 1, traits: [], figures: 8, provenance: "public" },
  dark_knight: { faction: "waiqar", shape: "rectangle", initiative: 3, health: 3, traits: ["fast"], figures: 4, provenance: "reconstructed" },
  berserker: { faction: "uthuk", shape: "triangle", initiative: 2, health: 1, traits: [], figures: 16, provenance: "public" },
  flesh_ripper: { faction: "uthuk", shape: "rectangle", initiative: 1, health: 1, traits: ["fast"], figures: 8, provenance: "reconstructed" },
  warlock: { faction: "uthuk", shape: "circle", initiative: 3, health: 1, traits: [], figures: 8, provenance: "public" },
  chaos_lord: { faction: "uthuk", shape: "hexagon", initiative: 4, health: 3, traits: [], figures: 4, provenance: "public" },
  beastman: { faction: "neutral", shape: "triangle", initiative: 2, health: 1, traits: [], figures: 8, provenance: "public" },
  dragon: { faction: "neutral", shape: "hexagon", initiative: 4, health: 4, traits: ["flying"], figures: 4, provenance: "rulebook" },
  giant: { faction: "neutral", shape: "hexagon", initiative: 5, health: 5, traits: [], figures: 4, provenance: "public" },
  hellhound: { faction: "neutral", shape: "rectangle", initiative: 3, health: 2, traits: ["fast"], figures: 4, provenance: "public" },
  razorwing: { faction: "neutral", shape: "triangle", initiative: 1, health: 1, traits: ["flying"], figures: 8, provenance: "public" },
  sorcerer: { faction: "neutral", shape: "circle", initiative: 1, health: 1, traits: [], figures: 8, provenance: "public" },
};

export interface HeroType {
  alignment: "good" | "neutral" | "evil";
  strength: number;
  agility: number;
  wisdom: number;
  health: number;
  provenance: Provenance;
}

export const HEROES: Record<string, HeroType> = {
  hero_andira: { alignment: "good", strength: 2, agility: 2, wisdom: 4, health: 4, provenance: "reconstructed" },
  hero_ronan: { alignment: "good", strength: 2, agility: 4, wisdom: 2, health: 4, provenance: "reconstructed" },
  hero_valadir: { alignment: "good", strength: 4, agility: 2, wisdom: 2, health: 5, provenance: "reconstructed" },
  hero_vyrah: { alignment: "good", strength: 2, agility: 3, wisdom: 3, health: 3, provenance: "reconstructed" },
  hero_astarra: { alignment: "neutral", strength: 1, agility: 2, wisdom: 5, health: 3, provenance: "reconstructed" },
  hero_challara: { alignment: "neutral", strength: 2, agility: 3, wisdom: 3, health: 4, provenance: "public" },
  hero_krutzbeck: { alignment: "neutral", strength: 5, agility: 2, wisdom: 1, health: 5, provenance: "public" },
  hero_silhouette: { alignment: "neutral", strength: 1, agility: 5, wisdom: 2, health: 3, provenance: "reconstructed" },
  hero_bogran: { alignment: "evil", strength: 2, agility: 4, wisdom: 2, health: 4, provenance: "reconstructed" },
  hero_carthos: { alignment: "evil", strength: 1, agility: 2, wisdom: 5, health: 4, provenance: "reconstructed" },
  hero_scorpion: { alignment: "evil", strength: 3, agility: 3, wisdom: 2, health: 4, provenance: "reconstructed" },
  hero_verikas: { alignment: "evil", strength: 3, agility: 2, wisdom: 3, health: 5, provenance: "reconstructed" },
};
