/** What a player might try although it is not offered: the key that is then asked about. */
import type { Region } from "./ids";

/** The verb of decisions that choose a region. */
const REGION_VERBS: Readonly<Record<string, string>> = {
  unit_region: "region",
  split_region: "region",
  figure_region: "region",
  leader_region: "region",
  cat_move: "region",
  supporter_region: "region",
  castle_region: "castle",
  walrus_castle: "castle",
};

export function temptation(decision: string, region: Region): string {
  const verb = REGION_VERBS[decision];
  return verb ? `${verb}:${region}` : "";
}
