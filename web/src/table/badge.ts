/** Colours of seats before the start of a game. */
import { BADGES } from "../lib/seats";
import type { Badge } from "../wire";

/** The next colour that nobody has; where all are taken, the next one if it can be exchanged, else none. */
export function nextBadge(own: Badge, taken: readonly Badge[], exchange: boolean): Badge | null {
  const start = BADGES.indexOf(own);
  const following = BADGES.slice(1).map((_, at) => BADGES[(start + 1 + at) % BADGES.length]!);
  return following.find((badge) => !taken.includes(badge)) ?? (exchange ? (following[0] ?? null) : null);
}
