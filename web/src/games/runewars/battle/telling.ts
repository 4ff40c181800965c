/** The lines of the log that tell of one battle or duel. */
import { folded } from "../../../table/log";
import type { Line } from "../../../wire";

/** Messages with which a battle or a duel begins. */
const BEGINNINGS = new Set(["battle_begins", "challenges", "attempts_quest"]);

/** The last lines since it began; that somebody had no choice is left to the log. */
export function told(lines: readonly Line[], most: number): readonly Line[] {
  const start = Math.max(0, ...lines.map(({ message }, at) => (BEGINNINGS.has(message) ? at : 0)));
  return folded(lines.slice(start)).flatMap(({ line }) => line ?? []).slice(-most);
}

/** Icons by the kind of message; everything else shows crossed swords. */
const SIGNS: readonly [RegExp, string][] = [
  [/special|raises_dead|ravage/, "special_result"],
  [/rout/, "rout_result"],
  [/damage|destroyed|venom|backstab|deals|hit/, "damage"],
  [/stands_up/, "standing"],
  [/retreat|leaves|flees/, "routed"],
  [/plays/, "tactics"],
  [/strength|wins|stronghold/, "stronghold"],
];

export function signOf(message: string): string {
  return SIGNS.find(([pattern]) => pattern.test(message))?.[1] ?? "battle_marker";
}
