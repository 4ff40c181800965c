/** How the things of Wonderland's War look: colours of factions, regions and chips, outlines of pieces. No rules. */
import type { Emblem } from "../../lib/emblems";
import { SEATS } from "../../lib/seats";
import type { Badge } from "../../wire";
import { GLYPHS } from "./data/glyphs";
import { FACTIONS, type Ally, type Faction, type Region } from "./ids";

export interface FactionLook {
  fill: string;
  edge: string;
  ink: string;
  /** The letter whose pattern and banner the faction has: fixed, so that no two factions share a pattern. */
  badge: Badge;
}

export const FACTION_LOOKS: Readonly<Record<Faction, FactionLook>> = {
  alice: { fill: "#2F6FB8", edge: "#12355E", ink: "#FFFFFF", badge: "A" },
  hatter: { fill: "#26804F", edge: "#0E4327", ink: "#FFFFFF", badge: "B" },
  queen: { fill: "#B4283A", edge: "#5A0F18", ink: "#FFFFFF", badge: "C" },
  jabberwock: { fill: "#EA9A34", edge: "#8A4A05", ink: "#2E1400", badge: "F" },
  cat: { fill: "#7B4BA8", edge: "#391C56", ink: "#FFFFFF", badge: "D" },
};

/** What the pieces of a faction are filled with: its colour under its pattern. */
export const paintOf = (faction: Faction): string => `url(#ww-f-${faction})`;

export function emblemOf(faction: Faction): Emblem {
  const { fill, edge, ink, badge } = FACTION_LOOKS[faction];
  return { fill, edge, ink, badge, icon: GLYPHS[faction] ?? "" };
}

/** The patterns of the factions, tiles of 7 by 7. */
const faint = (ink: string) => `stroke="${ink}" stroke-width="1.6" stroke-opacity=".3" fill="none"`;
const PATTERNS: Readonly<Record<Faction, (ink: string) => string>> = {
  alice: () => "",
  hatter: (ink) => `<path d="M0 2H7" ${faint(ink)}/>`,
  queen: (ink) => `<path d="M-2 5.5L5.5 -2M2 9L9 2" ${faint(ink)}/>`,
  jabberwock: (ink) => `<path d="M0 5L3.5 1.5L7 5" ${faint(ink)}/>`,
  cat: (ink) => `<circle cx="3.5" cy="3.5" r="1.4" fill="${ink}" fill-opacity=".3"/>`,
};

/** All patterns of factions, for the definitions of an SVG. */
export function patterns(): string {
  return FACTIONS.map((faction) => {
    const { fill, ink } = FACTION_LOOKS[faction];
    return `<pattern id="ww-f-${faction}" width="7" height="7" patternUnits="userSpaceOnUse"><rect width="7" height="7" fill="${fill}"/>${PATTERNS[faction](ink)}</pattern>`;
  }).join("");
}

/** The outline of a faction's banner in a box of 32 by 40. */
export const bannerOf = (faction: Faction): string => SEATS[FACTION_LOOKS[faction].badge].banner;

export interface RegionLook {
  /** The ground, and the colour of its shadow and ornament. */
  ground: string;
  deep: string;
}
export const REGION_LOOKS: Readonly<Record<Region, RegionLook>> = {
  RK: { ground: "#D29A8B", deep: "#8A2B22" },
  GF: { ground: "#BCCF93", deep: "#3F6B2A" },
  TT: { ground: "#9DBEA9", deep: "#1F5A45" },
  PT: { ground: "#AECBDA", deep: "#1F5577" },
  NM: { ground: "#E0CD98", deep: "#7A5A14" },
};

export const ALLY_INKS: Readonly<Record<Ally, string>> = {
  SOLDIER: "#22304C",
  FLAMINGO: "#B0346A",
  ROSE: "#9E1F2B",
  CREATURE: "#356728",
  ROOK: "#8A2415",
  FORGE: "#3E4049",
};

export const GOLD = { fill: "#F4D27A", ink: "#2B1D08", line: "#5E3F0B" } as const;

/** A star with so many points, round 0, 0. */
export function star(points: number, radius: number, depth: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const [turn, far] = [(at / (points * 2)) * 2 * Math.PI - Math.PI / 2, at % 2 ? radius - depth : radius];
    return `${(far * Math.cos(turn)).toFixed(2)} ${(far * Math.sin(turn)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** A rectangle with round corners as a path, so that every outline is one. */
export function roundRect(x: number, y: number, width: number, height: number, radius: number): string {
  const [r, right, low] = [radius, x + width, y + height];
  return `M${x + r} ${y}H${right - r}A${r} ${r} 0 0 1 ${right} ${y + r}V${low - r}A${r} ${r} 0 0 1 ${right - r} ${low}H${x + r}A${r} ${r} 0 0 1 ${x} ${low - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
}
export const circle = (radius: number): string => `M${-radius} 0A${radius} ${radius} 0 1 1 ${radius} 0A${radius} ${radius} 0 1 1 ${-radius} 0Z`;

/** Outlines of chips for a radius of 20: the shape tells the kind. */
export const ROUND = circle(19);
export const JAGGED = star(12, 20.5, 3.6);
export const OCTAGON = "M-8 -18.5H8L18.5 -8V8L8 18.5H-8L-18.5 8V-8Z";
export const HEXAGON = "M0 -20L17.5 -10V10L0 20L-17.5 10V-10Z";

export const PAWN =
  "M0 -18A6.6 6.6 0 0 1 4.8 -6.8C5.2 0 10.8 4.5 11.8 12.5C12.1 15.2 10.6 16 9 16H-9C-10.6 16 -12.1 15.2 -11.8 12.5C-10.8 4.5 -5.2 0 -4.8 -6.8A6.6 6.6 0 0 1 0 -18Z";
export const TOWER = "M-10.5 16V-7H-12V-15H-6.8V-11H-3V-15H3V-11H6.8V-15H12V-7H10.5V16Z";
export const MEDALLION = star(10, 21, 2.2);
export const STANDEE = "M-16 17V10H-13V-6A13 13 0 0 1 13 -6V10H16V17Z";
export const SHIELD = "M-13 -18H13V10L0 20L-13 10Z";
export const MARKER = "M0 16L-11 3V-14H11V3Z";
