/** How the things of Battalia look: colours, hatching and grounds of factions, kinds of creation cards. No rules. */
import type { Emblem } from "../../lib/emblems";
import { SEATS } from "../../lib/seats";
import { GLYPHS } from "./data/glyphs";

export const FACTIONS = ["bar", "clo", "emb", "isl", "wol", "sun"] as const;
export type Faction = (typeof FACTIONS)[number];
export const isFaction = (word: string | undefined): word is Faction => (FACTIONS as readonly string[]).includes(word ?? "");

export interface FactionLook {
  fill: string;
  ink: string;
  edge: string;
  deep: string;
  pale: string;
  /** The ground of its terrain. */
  ground: string;
  /** The ink of names on its cards. */
  name: string;
  /** Heraldic hatching of its colour, a tile of 6 by 6. */
  hatching: string;
}
const line = (deep: string, path: string): string => `<path d="${path}" stroke="${deep}" stroke-width="1" stroke-opacity=".3" fill="none"/>`;

export const FACTION_LOOKS: Readonly<Record<Faction, FactionLook>> = {
  bar: { fill: "#2F7A3B", ink: "#FFFFFF", edge: "#12401B", deep: "#1F5A2A", pale: "#DCE7CD", ground: "#B9CB93", name: "#12401B", hatching: line("#1F5A2A", "M-1 -1L7 7M-1 5L1 7M5 -1L7 1") },
  clo: { fill: "#DFAE2B", ink: "#332300", edge: "#7A5600", deep: "#8A6305", pale: "#F4E8C6", ground: "#D6C8AA", name: "#4F3900", hatching: `<circle cx="3" cy="3" r=".9" fill="#8A6305" fill-opacity=".4"/>` },
  emb: { fill: "#B5352A", ink: "#FFFFFF", edge: "#5C120C", deep: "#8E241B", pale: "#F1D9CF", ground: "#E2AD8B", name: "#5C120C", hatching: line("#8E241B", "M3 0V6") },
  isl: { fill: "#2567B0", ink: "#FFFFFF", edge: "#0E3260", deep: "#194C85", pale: "#D5E3EF", ground: "#A5CFC4", name: "#0E3260", hatching: line("#194C85", "M0 3H6") },
  wol: { fill: "#F1EEE6", ink: "#2B2A33", edge: "#6D6975", deep: "#625E6B", pale: "#ECEBEA", ground: "#DCE5E8", name: "#35323E", hatching: "" },
  sun: { fill: "#E7842B", ink: "#2E1500", edge: "#8A4206", deep: "#A6500A", pale: "#F7E0C8", ground: "#C9C477", name: "#6A3200", hatching: line("#A6500A", "M-1 -1L7 7M7 -1L-1 7") },
};
/** The faction on whose ground a gate lies, by its number. */
export const gateFaction = (number: number): Faction => FACTIONS[number - 1] ?? "bar";

const NOBODY = { fill: "#6B6154", ink: "#FFFFFF", edge: "#3A332A" };
export const colourOf = (faction: Faction | null | undefined): { fill: string; ink: string; edge: string } => (faction ? FACTION_LOOKS[faction] : NOBODY);

/** Badges of seats in the order in which the table gives them out: their pattern and banner. */
const BADGE_OF = ["A", "B", "C", "F", "D", "E"] as const;
export const badgeOf = (seat: number) => SEATS[BADGE_OF[seat] ?? "A"];
/** What the pieces of a player are filled with: the colour of the faction under the pattern of the seat. */
export const paintOf = (seat: number, faction: Faction | null): string => `url(#bt-p-${seat}-${faction ?? "none"})`;

export function emblemOf(faction: Faction): Emblem {
  const { fill, edge, ink } = FACTION_LOOKS[faction];
  return { fill, edge, ink, icon: GLYPHS[faction] ?? "" };
}

const seatPattern = (seat: number, ink: string): string => {
  const badge = badgeOf(seat);
  return badge.pattern.replaceAll(badge.ink, ink);
};
/** All patterns, for the definitions of an SVG. */
export function patterns(): string {
  const hatched = FACTIONS.map((faction) => `<pattern id="bt-h-${faction}" width="6" height="6" patternUnits="userSpaceOnUse">${FACTION_LOOKS[faction].hatching}</pattern>`);
  const painted = [0, 1, 2, 3, 4, 5].flatMap((seat) =>
    [...FACTIONS, null].map((faction) => {
      const { fill, ink } = colourOf(faction);
      return `<pattern id="bt-p-${seat}-${faction ?? "none"}" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="${fill}"/>${seatPattern(seat, ink)}</pattern>`;
    }),
  );
  return [...hatched, ...painted].join("");
}

/** Ranks of units; royals count on. */
export const RANKS: Readonly<Record<string, number>> = { freeman: 1, chief: 2, priest: 3, lord: 4, queen: 5, king: 6 };
export const GREAT = ["hammer", "horn", "sword", "shield", "wings", "crown", "hand", "pavilion", "staff", "book", "arrow", "bag", "banner", "cloak", "vase", "mask", "krycek"] as const;
export const ARTEFACTS = ["horse", "tool", "weapon", "tent", "title", "scroll", "amulet"] as const;
export const UNITS = ["freeman", "chief", "priest", "lord"] as const;
export const SHAPES = { d: "N", s: "NS", c: "NE", t: "NES", x: "NESW" } as const;
export type Shape = keyof typeof SHAPES;

/** The icons of cities: neutral, then by level. */
export const CITY_GLYPHS = ["neutral_city", "city_level_1", "city_level_2", "city_level_3", "city_level_4", "residence", "capital"] as const;

export const PAPER = "#FBF3DF";
export const DARK = "#1D1711";
export const HERO = "M-15 -2A15 15 0 1 1 15 -2C15 7 6 11 0 17C-6 11 -15 7 -15 -2Z";
export const OCTAGON = "M-6 -14H6L14 -6V6L6 14H-6L-14 6V-6Z";
export const HEXAGON = "M0 -16L14 -8V8L0 16L-14 8V-8Z";
export const SHIELD = "M-11 -12H11V2C11 9 5 13 0 15.5C-5 13 -11 9 -11 2Z";

/** The same numbers each time, so that a map always looks the same. */
export function random(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
  state = state || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
