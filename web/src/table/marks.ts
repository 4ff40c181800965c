/**
 * Marks things on the board, for as long as something speaks of them. A thing is found by its name `kind:id`
 * (`data-thing`, `data-about`) or by its place (`data-at`). How a mark looks is in `marks.css`; a board may draw its own.
 */
import "./marks.css";

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
function places(name: string): Element[] {
  const value = CSS.escape(name);
  const all = document.querySelectorAll(`${TABLE} :is([data-thing="${value}"], [data-about="${value}"], [data-at="${value}"])`);
  return [...all].filter((place) => place.getClientRects().length > 0);
}

/** The things on the table that fit, each once. */
export function thingsOnTable(fits: (kind: string, id: string) => boolean): string[] {
  const names = [...document.querySelectorAll(`${TABLE} [data-thing]`)].map((place) => place.getAttribute("data-thing") ?? "");
  return [...new Set(names)].filter((name) => {
    const [kind = "", id = ""] = name.split(/:(.*)/s);
    return fits(kind, id);
  });
}
