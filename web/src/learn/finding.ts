/**
 * What a lesson points at: an option by its key, else a thing `kind:id` or a place of the board, as far as it is shown.
 * An option that lies in the list of a place (`list:<place>`) is found where that list opens.
 */
export function pointed(name: string): HTMLElement | SVGElement | null {
  return shown(name, ["data-key", "data-thing", "data-at"]) ?? name.split(":").reduce<ReturnType<typeof shown>>((found, part) => found ?? shown(`list:${part}`, ["data-key"]), null);
}

function shown(name: string, attributes: readonly string[]): HTMLElement | SVGElement | null {
  const value = CSS.escape(name);
  for (const attribute of attributes) {
    for (const found of document.querySelectorAll<HTMLElement | SVGElement>(`:is(.mid, .left, .pss, .top) [${attribute}="${value}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return found;
    }
  }
  return null;
}
