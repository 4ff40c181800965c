/**
 * Identifiers of heroes: the names of all things, in canonical order.
 *
 * Written by `make generate` from ids.toml and the data files. Do not change it by hand.
 */

export const ACTION_CARDS = [
  "H-AC1", "H-AC2", "H-AC3", "H-AC4", "N-AC1", "N-AC2", "N-AC3", "N-AC4", "S-AC1", "S-AC2", "S-AC3", "S-AC4", "T-AC1",
  "T-AC2", "T-AC3", "T-AC4",
] as const;
export type ActionCard = (typeof ACTION_CARDS)[number];

export const FACTIONS = ["Haven", "Necropolis", "Sanctuary", "Stronghold"] as const;
export type Faction = (typeof FACTIONS)[number];

export const ARTEFACTS = [
  "A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10", "A11", "A12", "A13", "A14", "A15", "A16", "A17",
  "A18", "A19", "A20",
] as const;
export type Artefact = (typeof ARTEFACTS)[number];

export const BUILDINGS = [
  "H-B1", "H-B2", "H-B3", "H-B4", "H-B5", "H-B6", "H-B7", "H-B8", "H-B9", "N-B1", "N-B2", "N-B3", "N-B4", "N-B5",
  "N-B6", "N-B7", "N-B8", "N-B9", "S-B1", "S-B2", "S-B3", "S-B4", "S-B5", "S-B6", "S-B7", "S-B8", "S-B9", "T-B1",
  "T-B2", "T-B3", "T-B4", "T-B5", "T-B6", "T-B7", "T-B8", "T-B9",
] as const;
export type Building = (typeof BUILDINGS)[number];

export const ENCOUNTERS = [
  "g01", "g02", "g03", "g04", "g05", "g06", "g07", "g08", "g09", "g10", "g11", "g12", "y01", "y02", "y03", "y04", "y05",
  "y06", "y07", "y08", "y09", "y10", "y11", "r01", "r02", "r03", "r04", "r05", "r06", "r07", "r08",
] as const;
export type Encounter = (typeof ENCOUNTERS)[number];

export const COLOURS = ["green", "yellow", "red"] as const;
export type Colour = (typeof COLOURS)[number];

export const HEROES = ["H1", "H2", "H3", "N1", "N2", "N3", "S1", "S2", "S3", "T1", "T2", "T3"] as const;
export type Hero = (typeof HEROES)[number];

export const SCROLLS = ["S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10"] as const;
export type Scroll = (typeof SCROLLS)[number];

export const SKILLS = [
  "H-M1", "H-M2", "H-M3", "H-M4", "H-M5", "H-M6", "H-M7", "H-M8", "H-G1", "H-G2", "H-G3", "H-G4", "H-G5", "H-G6",
  "H-G7", "H-G8", "N-M1", "N-M2", "N-M3", "N-M4", "N-M5", "N-M6", "N-M7", "N-M8", "N-G1", "N-G2", "N-G3", "N-G4",
  "N-G5", "N-G6", "N-G7", "N-G8", "S-M1", "S-M2", "S-M3", "S-M4", "S-M5", "S-M6", "S-M7", "S-M8", "S-G1", "S-G2",
  "S-G3", "S-G4", "S-G5", "S-G6", "S-G7", "S-G8", "T-M1", "T-M2", "T-M3", "T-M4", "T-M5", "T-M6", "T-M7", "T-M8",
  "T-G1", "T-G2", "T-G3", "T-G4", "T-G5", "T-G6", "T-G7", "T-G8",
] as const;
export type Skill = (typeof SKILLS)[number];

export const TREASURES = [
  "T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14", "T15",
] as const;
export type Treasure = (typeof TREASURES)[number];

export const UNITS = [
  "U-HA", "U-HB", "U-HC", "U-HD", "U-HE", "U-HF", "U-NA", "U-NB", "U-NC", "U-ND", "U-NE", "U-NF", "U-SA", "U-SB",
  "U-SC", "U-SD", "U-SE", "U-SF", "U-TA", "U-TB", "U-TC", "U-TD", "U-TE", "U-TF",
] as const;
export type Unit = (typeof UNITS)[number];

export const WEEKS = [
  "C1", "C2", "C3", "C4", "C5", "H1", "H2", "H3", "H4", "H5", "F1", "F2", "F3", "F4", "F5",
] as const;
export type Week = (typeof WEEKS)[number];

export const LOCATIONS = [
  "SA", "IR", "CR", "GO", "DL", "AL", "ST", "AR", "AM", "FO", "KR", "DD", "SE", "DT", "PO", "PT",
] as const;
export type Location = (typeof LOCATIONS)[number];

export const HERO_ABILITIES = [
  "Explorer", "Merchant", "Portal Traveller", "Aggressor", "Scout", "Recruiter", "Treasure Hunter", "Scholar",
  "Tactician", "Healer", "Battle Mage", "Tax Collector",
] as const;
export type HeroAbility = (typeof HERO_ABILITIES)[number];

export const BATTLE_ABILITIES = [
  "Shooter", "Armour", "Regeneration", "Life Drain", "Frenzy", "Precision", "Chill",
] as const;
export type BattleAbility = (typeof BATTLE_ABILITIES)[number];
