/** The printed tiles as SVG: hand-coloured hexagons with woods, crags and furrows, on paper, and the borders over them. */
import { hexagon, lines, RADIUS, type MapLayout, type PlacedArea } from "./geometry";
import { RESOURCES, type Resource } from "./ids";
import { FACTION_LOOKS, RESOURCE_LOOKS } from "./look";

/** The same numbers each time, so that a map always looks the same. */
function random(seed: string): () => number {
  let state = 0;
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const TREE = `<g id="rg-tree"><path d="M0 6L0 2" stroke="#3A2C1C" stroke-width="1.2"/><path d="M-5 3L0 -9L5 3Z" fill="#6E8A52" stroke="#33402A" stroke-width=".9"/><path d="M0 -9L5 3H1Z" fill="#33402A" fill-opacity=".35"/></g>`;
const CRAG = `<g id="rg-crag"><path d="M-11 6L-4 -7L0 -2L4 -9L12 6Z" fill="#C7B595" stroke="#4A3A28"/><path d="M4 -9L12 6H5Q3 -2 4 -9Z" fill="#4A3A28" fill-opacity=".35"/></g>`;
const FURROW = `<g id="rg-furrow" fill="none" stroke="#8A6B1E"><path d="M-12 5Q0 -3 12 4M-11 1Q0 -7 11 0M-12 9Q0 1 12 8"/></g>`;
const PEAK = `<g id="rg-peak"><path d="M-15 8L-5 -12L0 -5L5 -16L16 8Z" fill="#D9C8A6"/><path d="M5 -16L16 8H6Q2 -3 5 -16Z" fill="#4A2A18" fill-opacity=".55"/><path d="M-15 8L-5 -12L0 -5L5 -16L16 8" fill="none" stroke="#3F1B10" stroke-width="1.5" stroke-linejoin="round"/><path d="M2 -9L5 -16L9 -8L6 -6Z" fill="#FBF6EA"/></g>`;

const NOISE = `x="0" y="0" width="100%" height="100%"`;

function definitions(map: MapLayout): string {
  return `<defs><filter id="rg-paper" ${NOISE} color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="5" seed="7"/><feColorMatrix values="0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .1  0 0 0 1.5 -.62"/></filter><filter id="rg-grain" ${NOISE}><feTurbulence type="fractalNoise" baseFrequency=".85" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 .2  0 0 0 0 .13  0 0 0 0 .05  0 0 0 .55 -.2"/></filter><filter id="rg-blur4"><feGaussianBlur stdDeviation="4"/></filter><filter id="rg-blur8" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="8"/></filter>${TREE}${CRAG}${FURROW}<clipPath id="rg-land">${map.areas.map(({ x, y }) => `<path d="${hexagon(x, y)}"/>`).join("")}</clipPath></defs>`;
}

/** The resource that gives an area its ground; wood before ore before food where they are level. */
export function strongest({ food, wood, ore }: Record<Resource, number>): Resource {
  if (wood >= food && wood >= ore) return "wood";
  return ore > food ? "ore" : "food";
}

const put = (id: string, x: number, y: number, scale: number): string =>
  `<use href="#rg-${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})"/>`;

/** Small drawings in a ring, so that the middle stays free. */
function terrain({ id, x, y, printed }: PlacedArea): string {
  const next = random(`${id}t`);
  const total = RESOURCES.reduce((sum, resource) => sum + printed[resource], 0) || 1;
  const drawings = Array.from({ length: 12 }, (_, at) => {
    const angle = next() * 2 * Math.PI;
    const away = RADIUS * (0.5 + 0.32 * next());
    const place = [x + Math.cos(angle) * away, y + Math.sin(angle) * away * 0.86] as const;
    const kind = next() * total;
    if (kind < printed.wood) return put("tree", ...place, 0.9 + next() * 0.3);
    if (kind < printed.wood + printed.ore) return put("crag", ...place, 0.8 + next() * 0.3);
    return at % 3 ? "" : put("furrow", ...place, 0.9);
  });
  return `${drawings.join("")}<circle cx="${x}" cy="${y}" r="${RADIUS * 0.55}" fill="#F2E7C8" fill-opacity=".6" filter="url(#rg-blur8)"/>`;
}

function homes({ areas }: MapLayout): string {
  return areas
    .map(({ x, y, home }) => (home ? `<path d="${hexagon(x, y, 0.94)}" fill="none" stroke="${FACTION_LOOKS[home].fill}" stroke-opacity=".75" stroke-width="${RADIUS * 0.07}"/>` : ""))
    .join("");
}

function ridge([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number]): string {
  const peaks = [0.18, 0.5, 0.82].map((part) => put("peak", ax + (bx - ax) * part, ay + (by - ay) * part - 2, part === 0.5 ? 0.92 : 0.74));
  return `<path d="M${ax} ${ay}L${bx} ${by}" stroke="#7C1D14" stroke-width="${RADIUS * 0.09}" stroke-linecap="round" fill="none"/>${peaks.join("")}`;
}

/**
 * What lies between the areas; `ice`: the rivers are frozen. Apart from the ground, which stays as it is when winter comes:
 * its filters are slow to draw.
 */
export function borders(map: MapLayout, ice: boolean): string {
  const all = lines(map);
  const path = (inner: boolean) => all.filter((line) => line.inner === inner).map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("");
  const water = all.filter(({ border }) => border === "water").map(({ from, to }) => `M${from.join(" ")}L${to.join(" ")}`).join("");
  const river = ice ? ["#6E8FA5", "#D5E6EE", "#8FB2C6"] : ["#2A4E68", "#5F9DBE", "#D8EBF2"];
  const ridges = all.filter(({ border }) => border === "mountain").map(({ from, to }) => ridge(from, to));
  return `<defs>${PEAK}</defs><path d="${path(true)}" fill="none" stroke="#5A4630" stroke-width="1.3" stroke-dasharray="5 4" stroke-opacity=".75"/><path d="${path(false)}" fill="none" stroke="#3A2C1C" stroke-width="3" stroke-linecap="round"/><path d="${path(false)}" fill="none" stroke="#F6ECD0" stroke-width=".9" stroke-linecap="round"/><g fill="none" stroke-linecap="round"><path d="${water}" stroke="${river[0]}" stroke-width="${RADIUS * 0.2}"/><path d="${water}" stroke="${river[1]}" stroke-width="${RADIUS * 0.15}"/><path d="${water}" stroke="${river[2]}" stroke-width="1.4" stroke-dasharray="${ice ? "1 6" : "5 4"}"/></g>${ridges.join("")}`;
}

/** The areas. */
export function ground(map: MapLayout): string {
  const whole = `width="${map.width}" height="${map.height}"`;
  const shadows = map.areas.map(({ x, y }) => `<path d="${hexagon(x, y, 1.01)}"/>`).join("");
  const washes = map.areas.map(({ x, y, printed }) => `<path d="${hexagon(x, y)}" fill="${RESOURCE_LOOKS[strongest(printed)].ground}"/>`).join("");
  return `${definitions(map)}<g filter="url(#rg-blur4)" opacity=".55" transform="translate(2 7)">${shadows}</g>${washes}<g clip-path="url(#rg-land)">${map.areas.map(terrain).join("")}<rect ${whole} filter="url(#rg-paper)" opacity=".5"/><rect ${whole} filter="url(#rg-grain)" opacity=".55"/></g>${homes(map)}`;
}
