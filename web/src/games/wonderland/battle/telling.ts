/** Sentences about a battle that follow from its numbers. */
import { label } from "../words";
import type { Standing } from "../view";

/** What a participant would get now: place, points, forge actions. */
export function forecastText({ place, shared, points, castle, forge }: Standing, bust: boolean): string {
  if (bust) return label("battle-now-bust");
  const placed = label(shared ? "battle-now-shared" : "battle-now", { place });
  if (!points) return forge ? `${placed}${label("battle-now-forge-only", { forge })}` : placed;
  const gets = label(shared && place === 1 && castle ? "battle-now-or-castle" : "battle-now-points", { points });
  return `${placed}${gets}${label("battle-now-forge", { forge })}`;
}
