/** Which choices are asked back before they are made, where people want to be asked about what cannot be undone. */
import type { Consequence } from "../wire";

/** It reveals something, or it ends the turn although there was something else to do. `options`: how many are offered. */
export function worthAsking(consequence: Pick<Consequence, "reveals" | "ends_turn">, options: number): boolean {
  return consequence.reveals || (consequence.ends_turn && options > 1);
}
