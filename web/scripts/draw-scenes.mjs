/**
 * Draws the pictures of the games (public/scenes/*.svg): paper-cut landscapes of
 * layered ridges, made from seeded noise, with silhouettes of the game-icons set.
 *
 *     node scripts/draw-scenes.mjs
 *
 * Far layers are light and warm, near ones dark; the lower end fades into the
 * dark on which the title stands. The same seed gives the same picture.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const WIDTH = 300;
const HEIGHT = 560;
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
function ridge(seed, height, amplitude, roughness = 0.6, levels = 7) {
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
const heightAt = (points, x) => (points.find((point) => point[0] >= x) ?? points[0])[1];
const hill = (points, colour, scene) =>
  `<path d="M0 ${HEIGHT}L${path(points)}L${WIDTH} ${HEIGHT}Z" fill="${colour}" filter="url(#shade-${scene})"/>`;
const crest = (points, colour, width) => `<path d="M${path(points)}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;

function pines(points, seed, count, colour, scale = 1) {
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

function peaks(list, base, colour, shade, snow) {
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

function stars(seed, count, colour, depth) {
  const next = random(seed);
  let drawn = "";
  for (let at = 0; at < count; at++) {
    drawn += `<circle cx="${(next() * WIDTH).toFixed(1)}" cy="${(next() * depth).toFixed(1)}" r="${(0.5 + next() * 1.1).toFixed(1)}" fill="${colour}" opacity="${(0.4 + next() * 0.6).toFixed(2)}"/>`;
  }
  return drawn;
}

function rays(x, y, count, colour, opacity) {
  const far = (angle) => `${(x + 700 * Math.cos(angle)).toFixed(0)} ${(y + 700 * Math.sin(angle)).toFixed(0)}`;
  let drawn = "";
  for (let at = 0; at < count; at++) {
    const angle = (at / count) * 2 * Math.PI;
    drawn += `<path d="M${x} ${y}L${far(angle)}L${far(angle + Math.PI / count)}Z" fill="${colour}" opacity="${opacity}"/>`;
  }
  return drawn;
}

const glow = (x, y, radius, colour, opacity, scene) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${opacity}" filter="url(#glow-${scene})"/>`;
const disc = (x, y, radius, colour) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;

/** A silhouette, centred. */
function icon(name, x, y, size, colour) {
  if (!ICONS[name]) throw new Error(`there is no icon ${name}`);
  const scale = (size / 512).toFixed(4);
  return `<g transform="translate(${(x - size / 2).toFixed(2)} ${(y - size / 2).toFixed(2)}) scale(${scale})" color="${colour}">${ICONS[name].body}</g>`;
}

/** A silhouette that stands on a ridge. */
const on = (points, name, x, lift, size, colour) => icon(name, x, heightAt(points, x) - lift, size, colour);

function picture(scene, sky, drawn) {
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

// The games

function ethnos() {
  const scene = "ethnos";
  const [a, b, c, d] = [ridge("e1", 255, 70), ridge("e2", 305, 60), ridge("e3", 352, 44, 0.55), ridge("e4", 416, 36, 0.5)];
  return picture(scene, [[0, "#F2C878"], [0.35, "#EFA65B"], [0.6, "#D9794B"], [1, "#7A3F3A"]], [
    rays(150, 235, 20, "#FFF1C9", 0.16), glow(150, 228, 74, "#FFE7A8", 1, scene), disc(150, 228, 58, "#FFF0C4"),
    icon("wyvern", 196, 108, 88, "#7C2B22"),
    hill(a, "#C56F4C", scene), on(a, "elven-castle", 84, 20, 64, "#B25F44"),
    hill(b, "#9A4B44", scene), pines(b, "ep", 22, "#8A413C"), on(b, "hill-fort", 236, 26, 74, "#86403B"),
    hill(c, "#6B3240", scene), on(c, "centaur", 86, 26, 66, "#5A2836"), on(c, "giant", 188, 38, 98, "#5A2836"),
    hill(d, "#3C1E2F", scene), on(d, "wizard-staff", 70, 20, 54, "#2A1322"), on(d, "rally-the-troops", 150, 38, 96, "#2A1322"),
    on(d, "minotaur", 232, 22, 60, "#2A1322"),
  ].join(""));
}

function runewars() {
  const scene = "runewars";
  const [b, c, d] = [ridge("r2", 310, 50, 0.55), ridge("r3", 356, 50), ridge("r4", 414, 34, 0.5)];
  return picture(scene, [[0, "#142038"], [0.4, "#35506F"], [0.62, "#93A2AC"], [1, "#2A3440"]], [
    stars("rws", 70, "#E8EEF6", 230), glow(206, 84, 44, "#EAF0F2", 0.8, scene), disc(206, 84, 29, "#F4F3E8"),
    `<g filter="url(#shade-${scene})">`,
    peaks([[40, 190, 90], [262, 176, 100]], 360, "#6A8098", "#54697F", "#EEF3F5"),
    peaks([[150, 150, 120]], 360, "#7C90A5", "#5F748A", "#F7FAFA"), "</g>",
    icon("wyvern", 108, 110, 104, "#0B1220"),
    hill(b, "#4A5F75", scene), pines(b, "rp", 30, "#3E5267", 1.1), on(b, "stone-tower", 86, 34, 84, "#33455A"),
    hill(c, "#2E3E51", scene), on(c, "siege-tower", 236, 34, 78, "#222F3F"), on(c, "mounted-knight", 176, 26, 70, "#202C3B"),
    hill(d, "#172231", scene), glow(150, heightAt(d, 150) - 30, 46, "#E7A33B", 0.6, scene),
    on(d, "rune-stone", 150, 26, 82, "#0E1622"), on(d, "dragon-spiral", 150, 27, 36, "#F5C253"),
    on(d, "knight-banner", 72, 28, 66, "#0E1622"), on(d, "spears", 230, 26, 64, "#0E1622"),
  ].join(""));
}

function wonderland() {
  const scene = "wonderland";
  const [b, c, d] = [ridge("w2", 292, 40, 0.5), ridge("w3", 348, 36, 0.5), ridge("w4", 420, 18, 0.4)];
  const mouth = "M66 122C80 206 220 206 234 122C214 168 86 168 66 122Z";
  const teeth = Array.from({ length: 9 }, (_, at) => `<path d="M${74 + at * 19} 110V210" stroke="#5B2A6B" stroke-width="2.2"/>`).join("");
  const eye = (x) => `<ellipse cx="${x}" cy="86" rx="15" ry="20" fill="#FBE9C8"/>`;
  const cloth = `<path d="M30 ${HEIGHT - 136}Q150 ${HEIGHT - 168} 270 ${HEIGHT - 136}L300 ${HEIGHT}H0Z" fill="#F3E3CF"/><path d="M30 ${HEIGHT - 136}Q150 ${HEIGHT - 168} 270 ${HEIGHT - 136}L273 ${HEIGHT - 122}Q150 ${HEIGHT - 154} 27 ${HEIGHT - 122}Z" fill="#C9506E"/>`;
  return picture(scene, [[0, "#24123F"], [0.4, "#5B2A6B"], [0.7, "#B54C78"], [1, "#3A1438"]], [
    stars("ws", 80, "#FBE6F2", 280), glow(150, 138, 92, "#F7C7DA", 0.42, scene),
    `<clipPath id="mouth"><path d="${mouth}"/></clipPath><path d="${mouth}" fill="#FBE9C8"/><g clip-path="url(#mouth)">${teeth}</g>`,
    `<path d="${mouth}" fill="none" stroke="#3A1438" stroke-width="2.5"/>`, eye(112), eye(188),
    `<ellipse cx="113" cy="88" rx="4" ry="15" fill="#3A1438"/><ellipse cx="187" cy="88" rx="4" ry="15" fill="#3A1438"/>`,
    hill(b, "#7C2E66", scene), on(b, "mushroom-house", 92, 34, 92, "#6A2559"), on(b, "willow-tree", 222, 40, 96, "#6A2559"),
    hill(c, "#551C50", scene), on(c, "flamingo", 66, 28, 72, "#431243"), on(c, "chess-rook", 236, 24, 58, "#431243"),
    on(c, "rabbit", 168, 16, 44, "#431243"),
    hill(d, "#2A0C2C", scene), cloth, icon("teapot", 150, HEIGHT - 186, 92, "#1D0720"),
    icon("coffee-cup", 82, HEIGHT - 160, 40, "#1D0720"), icon("cake-slice", 220, HEIGHT - 162, 42, "#1D0720"),
  ].join(""));
}

function battalia() {
  const scene = "battalia";
  const [a, b, c, d] = [ridge("b1", 230, 90), ridge("b2", 300, 70), ridge("b3", 366, 40), ridge("b4", 422, 26, 0.5)];
  const storm = Array.from({ length: 9 }, (_, at) => `<ellipse cx="150" cy="182" rx="${40 + at * 24}" ry="${16 + at * 11}" fill="none" stroke="#DFF5E4" stroke-width="${2.4 - at * 0.2}" stroke-dasharray="${30 + at * 9} ${14 + at * 5}" transform="rotate(${at * 9} 150 182)"/>`).join("");
  const road = `M150 ${HEIGHT}C120 ${HEIGHT - 90} 220 ${HEIGHT - 120} 168 ${heightAt(c, 168) + 6}`;
  return picture(scene, [[0, "#0F3B45"], [0.4, "#2B7D7C"], [0.65, "#A9C79A"], [1, "#20402F"]], [
    `<g opacity=".35">${storm}</g>`, glow(150, 182, 50, "#CFF6EE", 0.8, scene), icon("lightning-storm", 150, 104, 120, "#E9FFF6"),
    hill(a, "#4E9483", scene), crest(a, "#D9EFD9", 2), on(a, "magic-gate", 150, 34, 124, "#1D4A4E"),
    hill(b, "#3A7558", scene), pines(b, "bp", 34, "#326A50", 1.05),
    hill(c, "#285640", scene), `<path d="${road}" fill="none" stroke="#E4D6A4" stroke-width="26" opacity=".9"/>`,
    `<path d="${road}" fill="none" stroke="#8A7440" stroke-width="1.6" stroke-dasharray="8 7"/>`,
    on(c, "huts-village", 78, 18, 72, "#1D4231"), on(c, "medieval-gate", 222, 26, 82, "#1D4231"),
    hill(d, "#14301F", scene), on(d, "barracks-tent", 82, 26, 72, "#0D2115"), on(d, "cavalry", 214, 32, 84, "#0D2115"),
  ].join(""));
}

function heroes() {
  const scene = "heroes";
  const [a, b, c, d] = [ridge("h1", 250, 60), ridge("h2", 308, 50, 0.55), ridge("h3", 366, 40), ridge("h4", 424, 24, 0.5)];
  const cloud = (x, y, wide, high) => `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}"/>`;
  return picture(scene, [[0, "#1E4E8C"], [0.36, "#6FA6CF"], [0.6, "#F0DDB0"], [1, "#5E4A26"]], [
    rays(60, 60, 16, "#FFFFFF", 0.1),
    `<g fill="#fff" opacity=".8">${cloud(232, 92, 46, 12)}${cloud(206, 84, 26, 13)}${cloud(40, 176, 50, 11)}${cloud(70, 168, 26, 12)}</g>`,
    icon("griffin-symbol", 104, 112, 112, "#17345E"), hill(a, "#93A06A", scene),
    hill(b, "#A98A4B", scene), on(b, "white-tower", 84, 30, 80, "#5B6C86"), on(b, "white-tower", 216, 30, 80, "#5B6C86"),
    on(b, "elven-castle", 150, 66, 178, "#34465F"),
    hill(c, "#7C6433", scene), on(c, "pegasus", 228, 28, 70, "#4B3B1C"), on(c, "crystal-growth", 74, 22, 58, "#4B3B1C"),
    hill(d, "#3E2F14", scene), on(d, "sword-brandish", 92, 24, 74, "#241A09"), on(d, "chest", 216, 18, 56, "#241A09"),
  ].join(""));
}

for (const [name, draw] of Object.entries({ ethnos, runewars, wonderland, battalia, heroes })) {
  writeFileSync(new URL(`../public/scenes/${name}.svg`, import.meta.url), draw());
}
