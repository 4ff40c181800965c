/** Which options of an outcome lie on its sheet; all others are chips of the prompt bar. */
import type { WonderlandView } from "../view";

export function inOutcome(key: string, view: WonderlandView): boolean {
  void key;
  void view;
  return false;
}
