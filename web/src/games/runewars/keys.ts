/** What an option key says about places: which area, order card or dial it belongs to. No rules. */
import type { Deck } from "./decks";
import { HEROES, OBJECTIVES, QUESTS, RESOURCES, REWARDS, TACTICS, TITLES, type Resource } from "./ids";
import { battlefield, frameNamed, isUnit, type RunewarsView } from "./view";

/** Verbs that belong to one of the three dials. */
const OF_DIALS = new Set(["resource", "raise", "lower"]);

export const verbOf = (key: string): string => key.split(":")[0] ?? "";
const partsOf = (key: string): string[] => key.split(":").slice(1);

/** The areas that a key names, in its order. */
export function areasIn(key: string, view: RunewarsView): string[] {
  return partsOf(key).filter((part) => part in view.areas);
}

function cityArea(city: string, view: RunewarsView): string | null {
  return Object.entries(view.areas).find(([, area]) => area.city === city)?.[0] ?? null;
}

/**
 * The area in which an option lies: the one that is named, for a move the area that is left; the place of a city, or of
 * a hero who is to act. Null: it has no place on the map.
 */
export function areaOf(key: string, view: RunewarsView): string | null {
  const [named] = areasIn(key, view);
  if (named) return named;
  const [thing = ""] = partsOf(key);
  if (verbOf(key) === "city") return cityArea(thing, view);
  if (verbOf(key) === "hero") return view.heroes[thing]?.area ?? null;
  return null;
}

/** The options of each area, in the order in which they are offered. */
export function byArea(keys: readonly string[], view: RunewarsView): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const key of keys) {
    const area = areaOf(key, view);
    if (area) found.set(area, [...(found.get(area) ?? []), key]);
  }
  return found;
}

/** The area that the present decision is about, where it is about one. */
export function concerned(view: RunewarsView): string | null {
  const frame = view.pending.at(-1);
  if (!frame) return null;
  if (typeof frame.area === "string") return frame.area;
  if (frame.name === "winter" && Array.isArray(frame.areas)) return (frame.areas[0] as string | undefined) ?? null;
  if (frame.name === "rally" && typeof frame.city === "string") return cityArea(frame.city, view);
  if (frame.name === "hero" && frame.hero) return view.heroes[frame.hero]?.area ?? null;
  return battlefield(view);
}

/** A card that an option names, where the card itself is to be chosen. */
export interface CardChoice {
  key: string;
  deck: Deck;
  id: string;
}

/** Verbs that play, pick or give away a card. */
const OF_CARDS = new Set(["play", "pass", "discard", "keep", "use", "quest", "title", "fate"]);

/** The deck to which each card belongs. */
const DECK_OF: ReadonlyMap<string, Deck> = new Map(
  Object.entries({ tactics: TACTICS, reward: REWARDS, quest: QUESTS, objective: OBJECTIVES, title: TITLES, hero: HEROES }).flatMap(([deck, cards]) =>
    cards.map((card): [string, Deck] => [card, deck as Deck]),
  ),
);

/** The deck of a card that can be chosen; a hero who is on the map is no card. */
function deckOf(id: string, verb: string, view: RunewarsView): Deck | null {
  if (verb === "fate") return "fate";
  return id in view.heroes ? null : (DECK_OF.get(id) ?? null);
}

/** The card that an option chooses; null for everything else. */
export function cardChoice(key: string, view: RunewarsView): CardChoice | null {
  const verb = verbOf(key);
  if (!OF_CARDS.has(verb)) return null;
  for (const id of partsOf(key)) {
    const deck = deckOf(id, verb, view);
    if (deck) return { key, deck, id };
  }
  return null;
}

/** The Order card that an option chooses. */
export function orderOf(key: string): number | null {
  return verbOf(key) === "order" ? Number(partsOf(key)[0]) : null;
}

/** The faction that an option chooses. */
export function factionOf(key: string): string | null {
  return verbOf(key) === "faction" ? (partsOf(key)[0] ?? null) : null;
}

/** The dial that an option is about. */
export function dialOf(key: string): Resource | null {
  const [resource] = partsOf(key);
  return OF_DIALS.has(verbOf(key)) && RESOURCES.includes(resource as Resource) ? (resource as Resource) : null;
}

/** A unit, hero or city that an option names, for the icon beside its text. */
export function figureIn(key: string, view: RunewarsView): string | null {
  return partsOf(key).map((part) => part.split("-")[0] ?? "").find((part) => isUnit(part) || part in view.heroes || part.startsWith("hero_")) ?? null;
}

/** The area from which a card moves something: chosen before, or that of the hero who uses it. */
function sourceOfCard(view: RunewarsView): string | undefined {
  const frame = view.pending.at(-1);
  if (frame?.name !== "card") return undefined;
  const [first] = Array.isArray(frame.picked) ? (frame.picked as string[]) : [];
  if (first) return areasIn(first, view)[0];
  return frame.hero ? view.heroes[frame.hero]?.area : undefined;
}

/** A way of pieces on the map. */
export interface Move {
  from: string;
  to: string;
}

/** The ways to show for an option: its own, or those of the units that could march into an area once it is activated (`then` is offered next). */
export function movesOf(key: string, view: RunewarsView, then: readonly string[]): Move[] {
  const own = moveOf(key, view);
  const [to] = areasIn(key, view);
  if (own || verbOf(key) !== "activate" || !to) return own ? [own] : [];
  const origins = then.filter((next) => verbOf(next) === "move").flatMap((next) => areasIn(next, view).slice(0, 1));
  return [...new Set(origins)].filter((from) => from !== to).map((from) => ({ from, to }));
}

/** From where to where the pieces of an option would go. */
export function moveOf(key: string, view: RunewarsView): Move | null {
  const areas = areasIn(key, view);
  switch (verbOf(key)) {
    case "move": {
      const to = areas[1] ?? frameNamed(view, "activation")?.area;
      return areas[0] && to ? { from: areas[0], to } : null;
    }
    case "step": {
      const hero = frameNamed(view, "hero")?.hero;
      const from = hero ? view.heroes[hero]?.area : undefined;
      return from && areas[0] ? { from, to: areas[0] } : null;
    }
    case "to": {
      const from = sourceOfCard(view) ?? (frameNamed(view, "retreat") ?? frameNamed(view, "battle"))?.area;
      return from && areas[0] ? { from, to: areas[0] } : null;
    }
    default:
      return null;
  }
}
