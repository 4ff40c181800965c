/** How the things of Runewars look: colours of factions, resources and seasons, outlines of bases. No rules. */
import { SEATS } from "../../lib/seats";
import type { Badge } from "../../wire";
import type { Army } from "./content";
import type { Resource, Season, Shape } from "./ids";

export interface Look {
  fill: string;
  edge: string;
  ink: string;
  /** What a piece is filled with: the colour under the pattern of the seat. */
  paint: string;
  /** The icon on banners. */
  emblem: string | null;
}

interface Colours {
  fill: string;
  edge: string;
  ink: string;
}

export const FACTION_LOOKS: Record<Army, Colours> = {
  daqan: { fill: "#3576BE", edge: "#153C69", ink: "#FFFFFF" },
  latari: { fill: "#459249", edge: "#1C4D20", ink: "#FFFFFF" },
  waiqar: { fill: "#58337E", edge: "#2B1544", ink: "#FFFFFF" },
  uthuk: { fill: "#B0302A", edge: "#57100B", ink: "#FFFFFF" },
  neutral: { fill: "#41382A", edge: "#2F2612", ink: "#FFF6DF" },
};

/** A faction keeps the pattern of its seat; before it is chosen, also the colour. */
export function lookOf(faction: Army | null, badge: Badge): Look {
  if (faction === null) {
    const { fill, edge, ink } = SEATS[badge];
    return { fill, edge, ink, paint: fill, emblem: null };
  }
  return { ...FACTION_LOOKS[faction], paint: faction === "neutral" ? FACTION_LOOKS.neutral.fill : `url(#rw-f-${faction}-${badge})`, emblem: faction };
}

export const NEUTRAL: Look = lookOf("neutral", "A");

/** The pattern of a seat, fainter than on its banner, so that icons stay clear. Tiles of 7 by 7. */
const PATTERNS: Record<Badge, string> = {
  A: "",
  B: `<path d="M0 2H7" stroke="#fff" stroke-width="1.4" stroke-opacity=".22"/>`,
  C: `<path d="M-2 5.5L5.5 -2M2 9L9 2" stroke="#fff" stroke-width="1.4" stroke-opacity=".22"/>`,
  D: `<circle cx="3.5" cy="3.5" r="1.2" fill="#fff" fill-opacity=".26"/>`,
  E: `<path d="M3.5 1.2V5.8M1.2 3.5H5.8" stroke="#fff" stroke-width="1.1" stroke-opacity=".22"/>`,
  F: `<path d="M0 5L3.5 1.5L7 5" fill="none" stroke="#fff" stroke-width="1.3" stroke-opacity=".22"/>`,
};

/** All patterns of factions at seats, for the definitions of an SVG. */
export function patterns(): string {
  const factions = Object.entries(FACTION_LOOKS).filter(([name]) => name !== "neutral");
  return factions
    .flatMap(([name, { fill }]) =>
      Object.entries(PATTERNS).map(
        ([badge, lines]) => `<pattern id="rw-f-${name}-${badge}" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="7" height="7" fill="${fill}"/>${lines}</pattern>`,
      ),
    )
    .join("");
}

/** The bases of figures, about 36 wide, around 0, 0. */
export const BASES: Record<Shape, string> = {
  triangle: "M0 -17.5Q2.5 -17.5 4 -15L17.5 9.5Q19.5 14 15 14.5H-15Q-19.5 14 -17.5 9.5L-4 -15Q-2.5 -17.5 0 -17.5Z",
  circle: "M-15.5 0A15.5 15.5 0 1 1 15.5 0A15.5 15.5 0 1 1 -15.5 0Z",
  rectangle: "M-16 -13.5H16Q18.5 -13.5 18.5 -11V11Q18.5 13.5 16 13.5H-16Q-18.5 13.5 -18.5 11V-11Q-18.5 -13.5 -16 -13.5Z",
  hexagon:
    "M-9 -15.5H9Q10.5 -15.5 11.5 -14L18 -1.5Q18.8 0 18 1.5L11.5 14Q10.5 15.5 9 15.5H-9Q-10.5 15.5 -11.5 14L-18 1.5Q-18.8 0 -18 -1.5L-11.5 -14Q-10.5 -15.5 -9 -15.5Z",
};
/** Where the icon stands on a base, and its size. */
export const ICON_AT: Record<Shape, { y: number; size: number }> = {
  triangle: { y: 4, size: 18 },
  circle: { y: 0, size: 21 },
  rectangle: { y: 0, size: 23 },
  hexagon: { y: 0, size: 22 },
};

export interface ResourceLook {
  /** The token on the map and its ink. */
  fill: string;
  ink: string;
  /** Sectors of the dial that are reached. */
  tint: string;
  /** The bar in a panel. */
  bar: string;
  /** The ground of areas that yield most of it. */
  ground: string;
}

export const RESOURCE_LOOKS: Record<Resource, ResourceLook> = {
  food: { fill: "#E9B93C", ink: "#3A2600", tint: "#F0C452", bar: "#E9B93C", ground: "#E6D69B" },
  wood: { fill: "#5B7A3B", ink: "#FFF8E6", tint: "#A3C07A", bar: "#7FA457", ground: "#C9CFA0" },
  ore: { fill: "#6D7580", ink: "#FFF8E6", tint: "#B3BCC8", bar: "#9AA3AE", ground: "#D5C6A8" },
};

/** The colour of the season that is on. */
export const SEASON_COLOURS: Record<Season, string> = { spring: "#3F7A3A", summer: "#96660B", fall: "#B4611D", winter: "#3C6E9B" };
