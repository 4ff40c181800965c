/** How the own hand is sorted; remembered in this browser. */
import type { Sorting } from "./view";

const KEPT = "ethnos-sorting";

let current = $state<Sorting>(localStorage.getItem(KEPT) === "colour" ? "colour" : "tribe");

export function sorting(): Sorting {
  return current;
}

export function sortBy(next: Sorting): void {
  current = next;
  localStorage.setItem(KEPT, next);
}
