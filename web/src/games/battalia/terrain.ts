/** Terrain cards as SVG, in a box of 100 by 100: ground with its signs, roads to the exits, gates, ruins. */
import { FACTION_LOOKS, FACTIONS, gateFaction, isFaction, random, type Faction } from "./look";

const SIGN: Readonly<Record<Faction, string>> = {
  bar: `<path d="M0 6V2" stroke="#33402A" stroke-width="1.4"/><path d="M-5.5 3L0 -10L5.5 3Z" fill="#6F8C4E" stroke="#33402A" stroke-width="1"/><path d="M0 -10L5.5 3H1Z" fill="#33402A" fill-opacity=".35"/>`,
  clo: `<path d="M-11 6L-4 -8L0 -2L4 -10L12 6Z" fill="#E9DFC8" stroke="#5A4B36" stroke-width="1.1"/><path d="M4 -10L12 6H5Q3 -2 4 -10Z" fill="#5A4B36" fill-opacity=".4"/>`,
  emb: `<path d="M-10 6L-8 -1H-5L-4 -6H4L5 -1H8L10 6Z" fill="#CB7350" stroke="#6E2C18" stroke-width="1.1"/><path d="M-8 -1H8M-9 3H9" stroke="#6E2C18" stroke-width=".9"/>`,
  isl: `<ellipse rx="10" ry="4.6" fill="#4E9E9A" stroke="#1E5E5C" stroke-width="1"/><path d="M-6 -.5Q-3 -2.5 0 -.5T6 -.5" fill="none" stroke="#E3F3EE" stroke-width="1.1"/>`,
  wol: `<path d="M-8 6L-4 -6L0 0L3 -9L9 6Z" fill="#F7FBFC" stroke="#6B8592" stroke-width="1.1"/><path d="M3 -9L9 6H4Q2 -2 3 -9Z" fill="#8FAAB6" fill-opacity=".7"/>`,
  sun: `<path d="M0 7Q-1 0 1 -4" fill="none" stroke="#4A4A14" stroke-width="1.5"/><path d="M1 -4Q-6 -9 -9 -3Q-4 -5 1 -4Q8 -9 10 -2Q6 -5 1 -4Q2 -11 -3 -11Q0 -8 1 -4Z" fill="#7E9A34" stroke="#3E4A12" stroke-width=".9"/>`,
};
/** The signs of terrain, for the definitions of an SVG. */
export const SIGNS = FACTIONS.map((faction) => `<g id="bt-t-${faction}">${SIGN[faction]}</g>`).join("");

const EDGES: Readonly<Record<string, readonly [number, number]>> = { N: [50, -1], E: [101, 50], S: [50, 101], W: [-1, 50] };
const SPOTS = [[19, 20], [33, 31], [81, 20], [68, 30], [18, 69], [32, 83], [82, 82], [69, 70], [16, 35], [84, 67]] as const;

function road(exits: string, outer: readonly [number, string], inner: readonly [number, string]): string {
  const path = [...exits].map((exit) => `M50 50L${(EDGES[exit] ?? [50, 50]).join(" ")}`).join("");
  return [outer, inner].map(([width, colour]) => `<path d="${path}" stroke="${colour}" stroke-width="${width}" fill="none"/><circle cx="50" cy="50" r="${width / 2}" fill="${colour}"/>`).join("");
}
const base = (ground: string): string => `<rect width="100" height="100" rx="7" fill="${ground}"/>`;
const sign = (faction: Faction, x: number, y: number, scale: number): string => `<use href="#bt-t-${faction}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})"/>`;
const FRAME = `<rect x=".8" y=".8" width="98.4" height="98.4" rx="6.5" fill="none" stroke="#3A2C1C" stroke-opacity=".75" stroke-width="1.6"/>`;

function gate(number: number, exits: string): string {
  const faction = gateFaction(number);
  const corners = ([[15, 15], [85, 15], [15, 85], [85, 85]] as const).map(([x, y]) => sign(faction, x, y, 0.9)).join("");
  return `${base(FACTION_LOOKS[faction].ground)}${corners}${road(exits, [15, "#7A5A2E"], [11, "#EBDDB8"])}<circle cx="50" cy="50" r="35" fill="#1B1638"/><circle cx="50" cy="50" r="32" fill="#3A2F78" stroke="#B9A6F2" stroke-width="1.6" stroke-dasharray="4 3"/>`;
}
function ruins(exits: string): string {
  return `${base("#8C8068")}<path d="M0 80L22 62L40 74L63 60L84 72L100 62V93A7 7 0 0 1 93 100H7A7 7 0 0 1 0 93Z" fill="#6D624E"/>${road(exits, [15, "#5A4A30"], [11, "#CFC09A"])}<circle cx="50" cy="50" r="33" fill="#5B513F" stroke="#2F281B" stroke-width="2"/>`;
}
/** Cards of the Royal Valley: a paved ground, the back violet. */
function valley(card: string, exits: string): string {
  const hidden = card.endsWith("-building");
  return `${base(hidden ? "#4A3F7A" : "#CDBFA3")}${road(exits, [15, "#5A4A30"], [11, "#EFE1BC"])}${hidden ? `<circle cx="50" cy="50" r="26" fill="#2A2450" stroke="#B9A6F2" stroke-width="1.6"/>` : `<circle cx="50" cy="50" r="28" fill="#F6ECD2" stroke="#5A431F" stroke-width="2.4"/>`}`;
}
function country(kind: string, faction: Faction, card: string, exits: string, seed: string): string {
  const next = random(card + exits + seed);
  const signs = SPOTS.slice(0, kind === "city" ? 8 : 10).map(([x, y]) => sign(faction, x + (next() - 0.5) * 7, y + (next() - 0.5) * 7, 0.82 + next() * 0.3));
  const cross = kind === "road" && exits.length > 2 ? `<circle cx="50" cy="50" r="10.5" fill="#EFE1BC" stroke="#7A5A2E" stroke-width="2"/>` : "";
  const plaza = kind === "city" ? `<circle cx="50" cy="50" r="28" fill="#F6ECD2" stroke="#5A431F" stroke-width="2.4"/>` : "";
  return `${base(FACTION_LOOKS[faction].ground)}${signs.join("")}${road(exits, [16, "#7A5A2E"], [12, "#EFE1BC"])}${cross}${plaza}`;
}

/** A terrain card as it lies; `seed` moves its signs a little. */
export function terrain(card: string, exits: string, seed = ""): string {
  const [kind = "", which] = card.split("-");
  if (kind === "gate") return gate(Number(which), exits) + FRAME;
  if (kind === "ruins") return ruins(exits) + FRAME;
  if (isFaction(which)) return country(kind, which, card, exits, seed) + FRAME;
  return valley(card, exits) + FRAME;
}
/** The icon in the middle of a card that has no owner. */
export function middleGlyph(card: string): string | null {
  const [kind = "", place = ""] = card.split("-");
  if (kind === "gate") return "gate";
  if (kind === "ruins") return "ruins";
  if (kind === "pass") return "mountain_pass";
  if (kind === "bridge") return "royal_bridge";
  const buildings: Readonly<Record<string, string>> = { centre: "centre", cross: "crossroads", title: "town_hall", tool: "smithy", horse: "stables", weapon: "arena", amulet: "mages_guild", tent: "weaving_mill", scroll: "mages_guild", supply: "shop" };
  return kind === "vk" || kind === "vq" ? (buildings[place] ?? null) : null;
}
