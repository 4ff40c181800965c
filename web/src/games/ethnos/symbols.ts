/**
 * Drawings that are used many times: icons, card faces, backs, patterns of the seats.
 * They exist once in the page, in an SVG without size, and are shown with `<use href="#et-...">`.
 */
import { seatPatterns } from "../../lib/seats";
import { REGIONS } from "./geometry";
import { hatchings } from "./ground";
import { COLOURS, TRIBES, type Colour } from "./ids";
import { GLYPHS, KINGDOM_NAMES, KINGDOM_OF, SHIELD, lookOf } from "./look";

const glyph = (name: string, x: number, y: number, size: number, colour: string, more = "") =>
  `<use href="#et-i-${name}" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" color="${colour}" ${more}/>`;

const WINDOW = "M9 112V50C9 24 28 9 50 9C72 9 91 24 91 50V112Z";
const star = (radius: number, size: number, edge: number, deep: string) =>
  `<circle r="${radius}" fill="${deep}" stroke="#F9F2E2" stroke-width="${edge}"/><text y="${size / 3}" text-anchor="middle" font-family="Grenze" font-weight="700" font-size="${size}" fill="#FFF8E8">✶</text>`;

/** A face as it lies in the hand; the name is written by the card itself, in the language of the reader. */
function face(tribe: string, colour: Colour | null): string {
  const { deep, mid, pale, ink } = lookOf(colour);
  const emblem = colour
    ? `<path d="${SHIELD}" transform="scale(1.08)" fill="${deep}" stroke="#F9F2E2" stroke-width="2"/>${glyph(KINGDOM_OF[colour], 0, 0.4, 17, "#FFF8E8")}`
    : star(11, 16, 2, deep);
  return `<symbol id="et-card-${tribe}${colour ? `-${colour}` : ""}" viewBox="0 0 100 140"><rect width="100" height="140" rx="9" fill="${deep}"/><rect x="1.2" y="1.2" width="97.6" height="137.6" rx="8" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.1"/><rect x="5" y="5" width="90" height="130" rx="5.5" fill="#F9F2E2"/><path d="${WINDOW}" fill="${pale}"/>${colour ? `<path d="${WINDOW}" fill="url(#et-ch-${colour})"/>` : ""}<ellipse cx="50" cy="64" rx="48" ry="52" fill="url(#et-light)" clip-path="url(#et-window)"/><path d="${WINDOW}" fill="none" stroke="${deep}" stroke-width="1.1"/>${glyph(tribe, 51.2, 66.4, 66, mid, `opacity=".55"`)}${glyph(tribe, 50, 65, 66, ink)}<path d="M9 112H91" stroke="${deep}" stroke-width="1.1"/><g transform="translate(17 19)">${emblem}</g></symbol>`;
}

/** A face as it lies in a row: no name, larger icon and shield. */
function smallFace(tribe: string, colour: Colour | null): string {
  const { deep, mid, pale, ink } = lookOf(colour);
  const inside = (fill: string) => `<rect x="6.5" y="6.5" width="87" height="127" rx="6" fill="${fill}"/>`;
  const emblem = colour
    ? `<path d="${SHIELD}" transform="scale(1.6)" fill="${deep}" stroke="#F9F2E2" stroke-width="1.7"/>${glyph(KINGDOM_OF[colour], 0, 0.4, 25, "#FFF8E8")}`
    : star(16, 24, 2.5, deep);
  return `<symbol id="et-row-${tribe}${colour ? `-${colour}` : ""}" viewBox="0 0 100 140"><rect width="100" height="140" rx="10" fill="${deep}"/><rect x="1.4" y="1.4" width="97.2" height="137.2" rx="9" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="1.6"/>${inside(pale)}${colour ? inside(`url(#et-ch-${colour})`) : ""}<ellipse cx="50" cy="76" rx="46" ry="62" fill="url(#et-light)" clip-path="url(#et-row)"/>${glyph(tribe, 51.5, 83.5, 84, mid, `opacity=".5"`)}${glyph(tribe, 50, 82, 84, ink)}<g transform="translate(23 24)">${emblem}</g></symbol>`;
}

const DRAGON = `<rect width="100" height="140" rx="9" fill="#1F1512"/><rect x="4" y="4" width="92" height="132" rx="6" fill="#3A120E" stroke="#C79A3A" stroke-width="1.2"/><circle cx="50" cy="60" r="38" fill="#7D1E14"/><circle cx="50" cy="60" r="38" fill="none" stroke="#E0B650"/>${glyph("dragon", 50, 60, 66, "#F1CF74")}`;
const BACK = `<rect width="100" height="140" rx="9" fill="#23303A"/><rect x="5" y="5" width="90" height="130" rx="6" fill="#2C3D49" stroke="#C9A962" stroke-width="1.2"/><rect x="9" y="9" width="82" height="122" rx="4" fill="url(#et-backing)"/><circle cx="50" cy="70" r="27" fill="#23303A" stroke="#C9A962" stroke-width="1.2"/>${glyph("castle", 50, 69, 36, "#D9BC78")}`;

const DEFINITIONS = `<defs>${seatPatterns("et-s")}${hatchings("et-ch-", 0.34)}<radialGradient id="et-light"><stop offset="0" stop-color="#F9F2E2" stop-opacity=".85"/><stop offset=".62" stop-color="#F9F2E2" stop-opacity=".74"/><stop offset="1" stop-color="#F9F2E2" stop-opacity="0"/></radialGradient><clipPath id="et-window"><path d="${WINDOW}"/></clipPath><clipPath id="et-row"><rect x="6.5" y="6.5" width="87" height="127" rx="6"/></clipPath><pattern id="et-backing" width="14" height="14" patternUnits="userSpaceOnUse"><path d="M7 0L14 7L7 14L0 7Z" fill="none" stroke="#C9A962" stroke-opacity=".35"/><circle cx="7" cy="7" r="1.2" fill="#C9A962" fill-opacity=".4"/></pattern><pattern id="et-forbidden" width="13" height="13" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 6H13" stroke="#2B2320" stroke-opacity=".3" stroke-width="1.5"/></pattern>${KINGDOM_NAMES.map((name) => `<clipPath id="et-clip-${name}"><path d="${REGIONS[name]}"/></clipPath><path id="et-region-${name}" d="${REGIONS[name]}"/>`).join("")}</defs>`;

function drawings(): string {
  const icons = Object.entries(GLYPHS).map(([name, body]) => `<symbol id="et-i-${name}" viewBox="0 0 512 512">${body}</symbol>`);
  const faces = TRIBES.flatMap((tribe) => {
    const colours = tribe === "skeleton" ? [null] : COLOURS;
    return colours.map((colour) => face(tribe, colour) + smallFace(tribe, colour));
  });
  const others = [DRAGON, DRAGON, BACK, BACK].map((body, at) => `<symbol id="${["et-card-dragon", "et-row-dragon", "et-card-back", "et-row-back"][at]}" viewBox="0 0 100 140">${body}</symbol>`);
  return DEFINITIONS + icons.join("") + faces.join("") + others.join("");
}

/** Puts the drawings into the page; once is enough. */
export function install(): void {
  if (document.getElementById("et-drawings")) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = "et-drawings";
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  svg.innerHTML = drawings();
  document.body.append(svg);
}
