/**
 * Marks things on the board, for as long as something speaks of them. A thing is found by its name `kind:id`
 * (`data-thing`, `data-about`) or by its place (`data-at`). How a mark looks is in `marks.css`; a board may draw its own.
 */
import "./marks.css";
import { inSight } from "./rim";

/** A name that stands in more places than this tells nothing. */
const MOST = 4;
const TABLE = ":is(.mid, .left, .pss)";

/** Marks what is named; gives what takes the marks away. */
export function mark(names: readonly string[]): () => void {
  const found = names.map(places).flatMap((all) => (all.length > MOST ? [] : all));
  for (const place of found) place.setAttribute("data-marked", "");
  return () => {
    for (const place of found) place.removeAttribute("data-marked");
  };
}

/** Where a thing is on the table, as far as it is shown. */
export function places(name: string): Element[] {
  const value = CSS.escape(name);
  const all = document.querySelectorAll(`${TABLE} :is([data-thing="${value}"], [data-about="${value}"], [data-at="${value}"])`);
  return [...all].filter((place) => place.getClientRects().length > 0);
}

/** Scrolls so that all these places are seen; if they do not fit, the first one is in the middle. */
export function bringIntoSight(found: Iterable<Element>): void {
  const all = [...found].filter((place) => place.getClientRects().length > 0);
  const own = all[0]?.closest("[data-window]");
  if (own) return all.some((place) => inSight(place.getBoundingClientRect(), own.getBoundingClientRect())) ? undefined : bring(all[0]!);
  const box = all[0]?.closest<HTMLElement>(".scroll");
  if (!all[0] || !box) return;
  const [seen, rects] = [box.getBoundingClientRect(), all.map((place) => place.getBoundingClientRect())];
  const [top, bottom] = [Math.min(...rects.map((rect) => rect.top)), Math.max(...rects.map((rect) => rect.bottom))];
  if (top >= seen.top && bottom <= seen.bottom) return;
  if (bottom - top > seen.height) all[0].scrollIntoView({ block: "center", inline: "nearest" });
  else box.scrollTop += (top + bottom) / 2 - (seen.top + seen.bottom) / 2;
}

/**
 * Puts a place in the middle of what is seen. A board with a window of its own (`data-window`) moves what is in it when it
 * hears `bring`; the page moves for all others.
 */
export function bring(place: Element): void {
  const box = place.closest("[data-window]");
  if (box) box.dispatchEvent(new CustomEvent<Element>("bring", { detail: place }));
  else place.scrollIntoView({ block: "center", inline: "nearest" });
}

/** Of several places, those in which no other of them lies: a pile, not the land around it; each once. */
export function innermost(all: readonly Element[]): Element[] {
  const boxes = [...new Set(all)].map((place) => ({ place, box: place.getBoundingClientRect() }));
  const inside = (one: DOMRect, other: DOMRect) => one.left >= other.left && one.right <= other.right && one.top >= other.top && one.bottom <= other.bottom;
  return boxes.filter(({ place, box }) => !boxes.some((other) => other.place !== place && inside(other.box, box) && !inside(box, other.box))).map(({ place }) => place);
}

/** The things on the table that fit, each once. */
export function thingsOnTable(fits: (kind: string, id: string) => boolean): string[] {
  const names = [...document.querySelectorAll(`${TABLE} [data-thing]`)].map((place) => place.getAttribute("data-thing") ?? "");
  return [...new Set(names)].filter((name) => {
    const [kind = "", id = ""] = name.split(/:(.*)/s);
    return fits(kind, id);
  });
}
