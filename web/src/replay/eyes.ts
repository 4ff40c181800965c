/** Through whose eyes a replay is seen, and which of them a reader may use. */
import type { ReplayInfo } from "../wire";

/** A seat's, a spectator's, or everybody's with all hands open. */
export type Eyes = number | "none" | "all";

/** The eyes that an address asks for; those that the reader may not use, or that nobody has, become their own. */
export function eyesIn(wished: string | null, replay: Pick<ReplayInfo, "eyes" | "all_seeing">): Eyes {
  if (wished === "none") return "none";
  const seat = replay.eyes.find((one) => String(one) === wished);
  if (seat !== undefined) return seat;
  return replay.all_seeing ? "all" : (replay.eyes[0] ?? "none");
}
