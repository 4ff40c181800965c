/** What the viewer looks at beside the question: the map over a battle or the capital, and the sheet of a hero. */
import type { Hero } from "./ids";

let map = $state(false);
let hero = $state<Hero | null>(null);

export const mapWanted = (): boolean => map;
export function wantMap(wanted: boolean): void {
  map = wanted;
}
export const heroShown = (): Hero | null => hero;
/** Shows a hero; the same one again puts its sheet away. */
export function showHero(wanted: Hero | null): void {
  hero = wanted === hero ? null : wanted;
}
