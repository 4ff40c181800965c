/** What option keys name and where they lie on the table. Keys are as DECISIONS has them: `move:7,12`, `recruit:U-HA:H1`. */
import type { SquareId } from "./geometry";
import type { Hero } from "./ids";
import { innermost, stageOf, type HeroesView } from "./view";

export const verbOf = (key: string): string => key.split(":")[0] ?? "";
export const partsOf = (key: string): string[] => key.split(":").slice(1);

const TO_SQUARE = new Set(["move", "place", "take", "control", "portal"]);
const SQUARE = /^\d+,\d+$/;

/** The square that an option chooses; null if it chooses none. */
export function squareOf(key: string): SquareId | null {
  const [place = ""] = partsOf(key);
  return TO_SQUARE.has(verbOf(key)) && SQUARE.test(place) ? place : null;
}

/** What may be chosen on a square, the verb that a click means first: a step goes before what else could be done there. */
const ON_SQUARES = ["place", "move", "portal", "take", "control"];
/** The option that a click on each square chooses; where two could be meant, the others are chips. */
export function squareKeys(keys: Iterable<string>): Map<SquareId, string> {
  const found = new Map<SquareId, string>();
  for (const key of keys) {
    const square = squareOf(key);
    const before = square === null ? undefined : found.get(square);
    if (square !== null && (before === undefined || ON_SQUARES.indexOf(verbOf(key)) < ON_SQUARES.indexOf(verbOf(before)))) found.set(square, key);
  }
  return found;
}

/** What is chosen on the plates of heroes: the hero, or tokens of its army. */
const ON_PLATES = new Set(["activate", "train", "dismiss"]);
/** The hero whose army is asked about; on its plate tokens are chosen. */
export function askedHero(view: HeroesView): Hero | null {
  const frame = innermost(view);
  return frame?.hero ?? (frame?.frame === "week_train" ? (frame.heroes?.[0] ?? null) : null);
}
/** What is chosen in the sheet of the capital. */
const IN_CAPITAL = new Set(["build", "level", "recruit", "train", "transfer", "dismiss", "hire", "study"]);
/** What is chosen on the large cards of the set-up, and on those that lie over the map. */
const AT_SETUP = new Set(["faction", "hero"]);
export const ON_CARDS: ReadonlySet<string> = new Set(["skill", "keep", "replace", "sell", "reward", "pile", "card", "deck", "pay", "discard"]);
/** What is done to a token of a stack: the rest concerns the whole stack. */
const TO_TOKEN: Readonly<Record<string, "dead" | "basic">> = { return: "dead", promote: "basic", flip: "basic" };
export type Token = "elite" | "basic" | "dead";

/** The option that the click on a stack, a hero or an encounter of a battle chooses; none if several could be meant. */
export function slotKey(keys: Iterable<string>, slot: string, aimed: string | null): string | null {
  const all = [...keys];
  if (aimed) return all.find((key) => key === `${aimed}:${slot}`) ?? null;
  const found = all.filter((key) => partsOf(key).at(-1) === slot && !(verbOf(key) in TO_TOKEN) && verbOf(key) !== "lose" && partsOf(key).length === 1);
  return found.length === 1 ? found[0]! : null;
}
/** The option that the click on a token of a stack chooses; none if several could be meant. */
export function tokenKey(keys: Iterable<string>, unit: string, token: Token): string | null {
  const found = [...keys].filter((key) => {
    const [named, side] = partsOf(key);
    if (verbOf(key) === "lose") return named === unit && side === token;
    return named === unit && TO_TOKEN[verbOf(key)] === token;
  });
  return found.length === 1 ? found[0]! : null;
}
const OF_CARDS = new Set(["use", "scroll", "spell"]);
/** The option of a card that is used without a target. */
export function useKey(keys: Iterable<string>, id: string): string | null {
  return [...keys].find((key) => OF_CARDS.has(verbOf(key)) && partsOf(key).length === 1 && partsOf(key)[0] === id) ?? null;
}
/** The beginning of the options of a card that needs a target; none if it cannot be used now. */
export function aimKey(keys: Iterable<string>, id: string): string | null {
  const found = [...keys].find((key) => OF_CARDS.has(verbOf(key)) && partsOf(key).length === 2 && partsOf(key)[0] === id);
  return found ? `${verbOf(found)}:${id}` : null;
}
/** Whether an option of a battle lies in its rows, or among what can be used. */
function inBattle(key: string, view: HeroesView, keys: readonly string[]): boolean {
  const battle = view.facts?.battle;
  if (!battle) return false;
  const [first = "", target] = partsOf(key);
  if (OF_CARDS.has(verbOf(key))) return battle.uses.some(({ id }) => id === first) && (target === undefined || battle.slots.some(({ slot }) => slot === target));
  return battle.slots.some(({ slot }) => slotKey(keys, slot, null) === key || (["elite", "basic", "dead"] as const).some((token) => tokenKey(keys, slot, token) === key));
}

/** Whether an option has its place on the table; all others are chips of the prompt bar. */
export function placed(key: string, view: HeroesView, phone: boolean, keys: readonly string[]): boolean {
  const verb = verbOf(key);
  switch (stageOf(view)) {
    case "setup":
      return AT_SETUP.has(verb);
    case "capital":
      return IN_CAPITAL.has(verb);
    case "battle":
      return !phone && inBattle(key, view, keys);
    case "map": {
      const square = squareOf(key);
      if (square !== null) return squareKeys(keys).get(square) === key;
      return verb === "play" || ON_CARDS.has(verb) || (ON_PLATES.has(verb) && !phone);
    }
  }
}
