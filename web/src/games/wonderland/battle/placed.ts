/** Which options have their place in the drawing of a battle; all others are chips of the prompt bar. */
import { verbOf } from "../keys";
import type { WonderlandView } from "../view";
import { askedOf } from "../view";

/** By decision, the verbs that lie on lanes, chips, units or the track. Draw and block are lit there and named in the bar as well. */
const PLACED: Readonly<Record<string, string>> = {
  wager: "wager",
  choose_drawn: "play",
  lose_unit: "lose",
  choose_opponent: "opponent",
  ally_type: "type",
  move_to_forge: "space",
};

export const inBattle = (key: string, view: WonderlandView): boolean => PLACED[askedOf(view) ?? ""] === verbOf(key);
