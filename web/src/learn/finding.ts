/** What a lesson points at: an option by its key, else a thing `kind:id` or a place of the board, as far as it is shown. */

export function pointed(name: string): HTMLElement | SVGElement | null {
  const value = CSS.escape(name);
  for (const attribute of ["data-key", "data-thing", "data-at"]) {
    for (const found of document.querySelectorAll<HTMLElement | SVGElement>(`:is(.mid, .left, .pss, .top) [${attribute}="${value}"]`)) {
      const box = found.getBoundingClientRect();
      if (box.width > 0 && box.height > 0) return found;
    }
  }
  return null;
}
