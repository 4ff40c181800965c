/** What each participant would get if the battle ended now: place, points, forge actions (WW-301 to WW-308, WW-340). */
import type { Chip } from "../ids";

export interface Standing {
  seat: number;
  strength: number;
  bust: boolean;
  active: readonly Chip[];
  /** Whether a castle of this seat could be placed here. */
  castleFree: boolean;
}

export interface Ground {
  /** The points of the region in this round. */
  value: number;
  /** Spaces of the battle track with a forge symbol. */
  symbols: readonly number[];
  /** The least strength for a place; 0 with more than two players. */
  resistance: number;
}

export interface Forecast {
  /** From 1; 0: none. */
  place: number;
  shared: boolean;
  points: number;
  /** Whether a castle comes with the points; shared, it would come instead of them. */
  castle: boolean;
  forge: number;
}

/** What each would get, by seat. */
export function forecast(all: readonly Standing[], ground: Ground): Map<number, Forecast> {
  const places = placesOf(all, ground.resistance);
  return new Map(
    all.map((one) => {
      const place = places.get(one.seat) ?? 0;
      const level = all.filter(({ seat }) => place > 0 && places.get(seat) === place).length;
      const points = place === 1 ? ground.value : place === 2 ? Math.ceil(Math.ceil(ground.value / 2) / level) : 0;
      return [one.seat, { place, shared: level > 1, points, castle: place === 1 && one.castleFree, forge: one.bust ? 0 : forgeActions(one, ground) }];
    }),
  );
}

/** The place of each seat that has one: one more than there are stronger ones. */
export function placesOf(all: readonly Pick<Standing, "seat" | "strength" | "bust">[], least: number): Map<number, number> {
  const there = all.filter(({ bust, strength }) => !bust && strength >= least);
  return new Map(there.map((one) => [one.seat, 1 + there.filter(({ strength }) => strength > one.strength).length]));
}

function forgeActions({ strength, active }: Standing, { symbols }: Ground): number {
  return (symbols.includes(strength) ? 1 : 0) + active.filter((chip) => chip === "FORGE").length;
}
