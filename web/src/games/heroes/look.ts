/** How the things of Heroes look: colours and patterns of factions, outlines of pieces. No rules. */
import type { Emblem } from "../../lib/emblems";
import { GLYPHS } from "./data/glyphs";
import type { Faction } from "./ids";

export interface FactionLook {
  fill: string;
  edge: string;
  ink: string;
  /** A tile of 8 by 8 over the colour, so that no faction is told by its colour alone. */
  pattern: string;
}

export const FACTION_LOOKS: Readonly<Record<Faction, FactionLook>> = {
  Haven: { fill: "#2C62B4", edge: "#12305F", ink: "#FFFFFF", pattern: `<path d="M0 2H8" stroke="#fff" stroke-width="1.7" stroke-opacity=".26"/>` },
  Necropolis: { fill: "#5C3788", edge: "#2B1544", ink: "#FFFFFF", pattern: `<circle cx="4" cy="4" r="1.4" fill="#fff" fill-opacity=".3"/>` },
  Sanctuary: { fill: "#0F7A74", edge: "#06403C", ink: "#FFFFFF", pattern: `<path d="M0 4Q2 1.5 4 4T8 4" fill="none" stroke="#fff" stroke-width="1.5" stroke-opacity=".28"/>` },
  Stronghold: { fill: "#AE3A29", edge: "#571409", ink: "#FFFFFF", pattern: `<path d="M0 6L4 2L8 6" fill="none" stroke="#fff" stroke-width="1.6" stroke-opacity=".28"/>` },
};
const NOBODY: FactionLook = { fill: "#6B6154", edge: "#3A332A", ink: "#FFFFFF", pattern: "" };
export const lookOf = (faction: Faction | null | undefined): FactionLook => (faction ? FACTION_LOOKS[faction] : NOBODY);

/** What the pieces of a faction are filled with: its colour under its pattern. */
export const paintOf = (faction: Faction | null): string => (faction ? `url(#mh-f-${faction})` : NOBODY.fill);

export function emblemOf(faction: Faction): Emblem {
  const { fill, edge, ink } = FACTION_LOOKS[faction];
  return { fill, edge, ink, icon: GLYPHS[faction] ?? "" };
}

export const PAPER = "#FBF3DF";
export const DARK = "#1D1711";
export const FOCUS = "#1C6BC8";

export type Level = "green" | "yellow" | "red";
export interface LevelLook {
  fill: string;
  edge: string;
  ink: string;
  /** The outline: the shape tells the level as the colour does. */
  shape: string;
}
export const LEVEL_LOOKS: Readonly<Record<Level, LevelLook>> = {
  green: { fill: "#2E7D46", edge: "#123F20", ink: "#FFFFFF", shape: "M-14 0A14 14 0 1 1 14 0A14 14 0 1 1 -14 0Z" },
  yellow: { fill: "#E0A21F", edge: "#6A4600", ink: "#2E1D00", shape: "M0 -17.5L17.5 0L0 17.5L-17.5 0Z" },
  red: { fill: "#A62A20", edge: "#500D07", ink: "#FFFFFF", shape: "M-8.3 -14.5H8.3L16.6 0L8.3 14.5H-8.3L-16.6 0Z" },
};

export type LocationKind = "control" | "explore" | "portal" | "port";
export interface LocationLook {
  ground: string;
  line: string;
  shape: string;
}
/** A square frame is controlled, an arch explored; a ring is a portal, an octagon a port. */
export const LOCATION_LOOKS: Readonly<Record<LocationKind, LocationLook>> = {
  control: { ground: "#F5EBD2", line: "#5C4526", shape: "M-14.5 -14.5H14.5V14.5H-14.5Z" },
  explore: { ground: "#EFE6F2", line: "#4A2F66", shape: "M-14.5 14.5V-3C-14.5 -11 -8 -15.5 0 -15.5C8 -15.5 14.5 -11 14.5 -3V14.5Z" },
  portal: { ground: "#E9E1F4", line: "#5C3788", shape: "M-14.5 0A14.5 14.5 0 1 1 14.5 0A14.5 14.5 0 1 1 -14.5 0Z" },
  port: { ground: "#DDEBF0", line: "#1F5470", shape: "M-6 -14.5H6L14.5 -6V6L6 14.5H-6L-14.5 6V-6Z" },
};

export const GATEHOUSE = "M-18 17V-9H-18V-15H-12.5V-11H-7V-15H-2.8V-19H2.8V-15H7V-11H12.5V-15H18V17Z";
export const FOOT = "M-10 17C-10 12 -6 11 -6 7H6C6 11 10 12 10 17Z";
export const DROP = "M0 -12C6 -4 9 0 9 4A9 9 0 0 1 -9 4C-9 0 -6 -4 0 -12Z";
export const STAR = "M0 -5L1.5 -1.6L5 -1.4L2.2 .9L3.2 4.4L0 2.4L-3.2 4.4L-2.2 .9L-5 -1.4L-1.5 -1.6Z";
export const ROMAN = ["", "I", "II", "III", "IV"] as const;

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
