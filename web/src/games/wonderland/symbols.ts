/**
 * Drawings that are used many times: icons, patterns of factions, cloth, hatching. They exist once in the page, in an SVG
 * without size, and are shown with `<use href="#ww-i-...">` and `fill="url(#ww-...)"`.
 */
import { GLYPHS } from "./data/glyphs";
import { patterns } from "./look";
import "./pieces/states.css";

const noise = (id: string, frequency: string, octaves: number, seed: number, values: string): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix type="matrix" values="${values}"/></filter>`;

const TEXTURES =
  noise("ww-paper", ".012 .016", 5, 7, "0 0 0 0 .36  0 0 0 0 .25  0 0 0 0 .1  0 0 0 1.5 -.62") +
  noise("ww-grain", ".85", 2, 3, "0 0 0 0 .2  0 0 0 0 .13  0 0 0 0 .05  0 0 0 .55 -.2") +
  `<filter id="ww-blur"><feGaussianBlur stdDeviation="4"/></filter>`;

const GROUNDS =
  `<radialGradient id="ww-sky" cx=".5" cy=".42" r=".75"><stop offset="0" stop-color="#57366F"/><stop offset=".55" stop-color="#3A2153"/><stop offset="1" stop-color="#221236"/></radialGradient>` +
  `<radialGradient id="ww-cloth" cx=".5" cy=".45" r=".6"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset="1" stop-color="#3A0F22" stop-opacity=".28"/></radialGradient>` +
  `<pattern id="ww-check" width="26" height="26" patternUnits="userSpaceOnUse"><rect width="26" height="26" fill="#F3E4D4"/><rect width="13" height="13" fill="#D79CA8"/><rect x="13" y="13" width="13" height="13" fill="#D79CA8"/></pattern>` +
  `<pattern id="ww-no" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 4.5H9" stroke="#1D1114" stroke-opacity=".5" stroke-width="1.5"/></pattern>`;

/** Puts the drawings into the page; once is enough. */
export function install(): void {
  if (document.getElementById("ww-drawings")) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = "ww-drawings";
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  const icons = Object.entries(GLYPHS).map(([name, body]) => `<symbol id="ww-i-${name}" viewBox="0 0 512 512">${body}</symbol>`);
  svg.innerHTML = `<defs>${patterns()}${GROUNDS}${TEXTURES}</defs>${icons.join("")}`;
  document.body.append(svg);
}
