/**
 * Drawings that are used many times: icons and the patterns of factions. They exist once in the page, in an SVG
 * without size, and are shown with `<use href="#rw-i-...">` and `fill="url(#rw-f-...)"`.
 */
import { GLYPHS } from "./data/glyphs";
import { patterns } from "./look";

const FORBIDDEN = `<pattern id="rw-forbidden" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 4H9" stroke="#1D1711" stroke-opacity=".4" stroke-width="1.4"/></pattern>`;

/** Puts the drawings into the page; once is enough. */
export function install(): void {
  if (document.getElementById("rw-drawings")) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = "rw-drawings";
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  const icons = Object.entries(GLYPHS).map(([name, body]) => `<symbol id="rw-i-${name}" viewBox="0 0 512 512">${body}</symbol>`);
  svg.innerHTML = `<defs>${patterns()}${FORBIDDEN}</defs>${icons.join("")}`;
  document.body.append(svg);
}
