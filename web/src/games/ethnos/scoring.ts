/** The scoring of an Age as the board shows it: which Kingdom is paid, which have been, what each seat gains. */
import type { SceneInfo, SceneStep } from "../../wire";
import type { Kingdom } from "./ids";
import { KINGDOM_NAMES } from "./look";

export interface Scored {
  /** The Kingdom that is paid now. */
  kingdom: Kingdom | null;
  /** Those that have been paid in this Age. */
  ticked: ReadonlySet<Kingdom>;
  gains: readonly number[];
  /** Where each seat stands on the Glory track. */
  track: readonly number[];
}

export const isKingdom = (id: string): id is Kingdom => (KINGDOM_NAMES as readonly string[]).includes(id);

/** The step that lights these places. */
function stepOf(scene: SceneInfo, lit: ReadonlySet<string>): SceneStep | undefined {
  return scene.steps.find((step) => step.lit.length === lit.size && step.lit.every((place) => lit.has(place)));
}

/** What the board shows of a scene; null if none is shown, or its result is: then the table is as it is. */
export function scored(scene: SceneInfo | null | undefined, lit: ReadonlySet<string> | null | undefined): Scored | null {
  if (scene?.name !== "age_scoring" || !lit) return null;
  const step = stepOf(scene, lit);
  if (!step) return null;
  const before = scene.steps.slice(0, scene.steps.indexOf(step)).map((one) => one.id);
  return {
    kingdom: isKingdom(step.id) ? step.id : null,
    ticked: new Set(before.filter(isKingdom)),
    gains: step.data.gains as number[],
    track: step.data.track as number[],
  };
}
