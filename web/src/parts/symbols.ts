/**
 * Drawings of a game that are used many times: icons, patterns, hatching. They exist once in the page, in an SVG without
 * size, and are shown with `<use href="#PREFIX-i-NAME">` and `fill="url(#PREFIX-...)"`.
 */

/** Puts the drawings of a game into the page; once is enough. */
export function install(prefix: string, glyphs: Readonly<Record<string, string>>, definitions: string): void {
  const id = `${prefix}-drawings`;
  if (document.getElementById(id)) return;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.id = id;
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.style.position = "absolute";
  const icons = Object.entries(glyphs).map(([name, body]) => `<symbol id="${prefix}-i-${name}" viewBox="0 0 512 512">${body}</symbol>`);
  svg.innerHTML = `<defs>${definitions}</defs>${icons.join("")}`;
  document.body.append(svg);
}
