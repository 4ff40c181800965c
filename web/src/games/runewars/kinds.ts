/** The kinds of things in Runewars, as the engine names them. */

export type Faction = "daqan" | "latari" | "waiqar" | "uthuk" | "neutral";
export type Resource = "food" | "wood" | "ore";
export type Shape = "triangle" | "rectangle" | "hexagon" | "circle";
export type Season = "spring" | "summer" | "fall" | "winter";
export type Provenance = "rulebook" | "public" | "reconstructed";

export const RESOURCES: readonly Resource[] = ["food", "wood", "ore"];
export const SEASONS: readonly Season[] = ["spring", "summer", "fall", "winter"];
export const ATTRIBUTES = ["strength", "agility", "wisdom"] as const;
export const TITLES = ["title_primarch", "title_captain", "title_commander"] as const;
