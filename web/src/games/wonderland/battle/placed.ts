/** Which options of a battle lie on its lanes; all others are chips of the prompt bar. */
import type { WonderlandView } from "../view";

export function inBattle(key: string, view: WonderlandView): boolean {
  void key;
  void view;
  return false;
}
