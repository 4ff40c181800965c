/** What the pictures of the games are made of: layered ridges from seeded noise, skies, silhouettes of the game-icons set. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

export const WIDTH = 300;
export const HEIGHT = 560;
const require = createRequire(import.meta.url);
const ICONS = JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")).icons;

function random(seed) {
  let state = 0;
  for (const letter of seed) state = (state * 31 + letter.charCodeAt(0)) >>> 0;
  state ||= 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

// Landscape

/** A line from left to right, roughened by midpoint displacement. */
export function ridge(seed, height, amplitude, roughness = 0.6, levels = 7) {
  const next = random(seed);
  let points = [
    [0, height + (next() - 0.5) * amplitude],
    [WIDTH, height + (next() - 0.5) * amplitude],
  ];
  let swing = amplitude;
  for (let level = 0; level < levels; level++) {
    const finer = [points[0]];
    for (let at = 1; at < points.length; at++) {
      const [x, y] = points[at - 1];
      const [toX, toY] = points[at];
      finer.push([(x + toX) / 2, (y + toY) / 2 + (next() - 0.5) * swing], points[at]);
    }
    points = finer;
    swing *= roughness;
  }
  return points;
}

const path = (points) => points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L");
export const heightAt = (points, x) => (points.find((point) => point[0] >= x) ?? points[0])[1];
export const hill = (points, colour, scene) =>
  `<path d="M0 ${HEIGHT}L${path(points)}L${WIDTH} ${HEIGHT}Z" fill="${colour}" filter="url(#shade-${scene})"/>`;
export const crest = (points, colour, width) => `<path d="M${path(points)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

export function pines(points, seed, count, colour, scale = 1) {
  const next = random(seed);
  let drawn = "";
  for (let at = 0; at < count; at++) {
    const x = next() * WIDTH;
    const y = heightAt(points, x) + 2;
    const tall = (10 + next() * 14) * scale;
    drawn += `<path d="M${x.toFixed(1)} ${(y - tall).toFixed(1)}l${(tall * 0.3).toFixed(1)} ${tall.toFixed(1)}h${(-tall * 0.6).toFixed(1)}Z" fill="${colour}"/>`;
  }
  return drawn;
}

export function peaks(list, base, colour, shade, snow) {
  return list
    .map(([x, top, wide]) => {
      const down = (share) => top + (base - top) * share;
      const outline = `M${x - wide} ${base}L${x - wide * 0.42} ${down(0.42)}L${x - wide * 0.3} ${down(0.36)}L${x} ${top}L${x + wide * 0.34} ${down(0.4)}L${x + wide * 0.46} ${down(0.38)}L${x + wide} ${base}Z`;
      const dark = `M${x} ${top}L${x + wide * 0.34} ${down(0.4)}L${x + wide * 0.46} ${down(0.38)}L${x + wide} ${base}H${x + wide * 0.1}L${x + wide * 0.16} ${down(0.62)}L${x - wide * 0.04} ${down(0.4)}Z`;
      const cap = `M${x} ${top}L${x + wide * 0.24} ${down(0.28)}L${x + wide * 0.1} ${down(0.25)}L${x + wide * 0.02} ${down(0.34)}L${x - wide * 0.08} ${down(0.24)}L${x - wide * 0.2} ${down(0.26)}Z`;
      return `<path d="${outline}" fill="${colour}"/><path d="${dark}" fill="${shade}"/><path d="${cap}" fill="${snow}"/>`;
    })
    .join("");
}

// Sky

export function stars(seed, count, colour, depth) {
  const next = random(seed);
  let drawn = "";
  for (let at = 0; at < count; at++) {
    drawn += `<circle cx="${(next() * WIDTH).toFixed(1)}" cy="${(next() * depth).toFixed(1)}" r="${(0.5 + next() * 1.1).toFixed(1)}" fill="${colour}" opacity="${(0.4 + next() * 0.6).toFixed(2)}"/>`;
  }
  return drawn;
}

export function rays(x, y, count, colour, opacity) {
  const far = (angle) => `${(x + 700 * Math.cos(angle)).toFixed(0)} ${(y + 700 * Math.sin(angle)).toFixed(0)}`;
  let drawn = "";
  for (let at = 0; at < count; at++) {
    const angle = (at / count) * 2 * Math.PI;
    drawn += `<path d="M${x} ${y}L${far(angle)}L${far(angle + Math.PI / count)}Z" fill="${colour}" opacity="${opacity}"/>`;
  }
  return drawn;
}

export const glow = (x, y, radius, colour, opacity, scene) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${opacity}" filter="url(#glow-${scene})"/>`;
export const disc = (x, y, radius, colour) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

/** A silhouette, centred. */
export function icon(name, x, y, size, colour) {
  if (!ICONS[name]) throw new Error(`there is no icon ${name}`);
  const scale = (size / 512).toFixed(4);
  return `<g transform="translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${scale})" color="${colour}">${ICONS[name].body}</g>`;
}

/** A silhouette that stands on a ridge. */
export const on = (points, name, x, lift, size, colour) => icon(name, x, heightAt(points, x) - lift, size, colour);

export function picture(scene, sky, drawn) {
  const stops = sky.map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" preserveAspectRatio="xMidYMid slice"><defs>
<linearGradient id="sky-${scene}" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient>
<linearGradient id="fade-${scene}" x1="0" y1="0" x2="0" y2="1"><stop offset=".52" stop-color="#0b0a0d" stop-opacity="0"/><stop offset="1" stop-color="#0b0a0d" stop-opacity=".86"/></linearGradient>
<filter id="grain-${scene}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="2"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .07 0 0 0 0 .03 0 0 0 .5 -.16"/></filter>
<filter id="shade-${scene}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="-2" stdDeviation="4" flood-color="#000" flood-opacity=".35"/></filter>
<filter id="glow-${scene}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="14"/></filter></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky-${scene})"/>${drawn}
<rect width="${WIDTH}" height="${HEIGHT}" filter="url(#grain-${scene})" opacity=".45"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#fade-${scene})"/></svg>
`;
}
