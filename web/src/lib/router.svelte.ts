/** Which page is shown: the path of the address bar, and how to go elsewhere without loading anew. */

export interface Route {
  page: "home" | "lobby" | "replays" | "rules" | "bots" | "learn" | "account" | "about" | "table" | "replay" | "join" | "link" | "missing";
  /** What stands after the name of the page: a table, a game, a code. */
  argument: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES = new Set(["lobby", "replays", "rules", "bots", "learn", "account", "about", "table", "replay", "join", "link"]);

export function parse(address: URL): Route {
  const [first = "", argument = "", ...rest] = address.pathname.split("/").filter(Boolean);
  const page = first === "" ? "home" : PAGES.has(first) && rest.length === 0 ? (first as Route["page"]) : "missing";
  return { page, argument: decoded(argument), query: address.searchParams, hash: address.hash.slice(1) };
}

/** A part of an address as it was meant; one that means nothing stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let current = $state.raw<Route>(parse(new URL(location.href)));

export function route(): Route {
  return current;
}

/** Goes to a path of this site; with `replace`, without a new entry in the history. */
export function go(path: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", path);
  current = parse(new URL(location.href));
  if (!replace) window.scrollTo(0, 0);
}

addEventListener("popstate", () => {
  current = parse(new URL(location.href));
});

/** Links inside the site change the page without loading it anew: `<a href="/lobby">` as usual. */
document.addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (/^\/(api|schema)\//.test(link.pathname)) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
