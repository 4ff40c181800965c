/** Which options have their place in the drawing of an outcome; all others are chips of the prompt bar. */
import { verbOf } from "../keys";
import { askedOf, type WonderlandView } from "../view";

/** By decision, the verbs that lie on active chips, tracks or quests. Points and castle are lit in the header and named in the bar as well. */
const PLACED: Readonly<Record<string, string>> = {
  reveal_feat: "reveal",
  rose_feat: "reveal",
  discard_active: "discard",
  love_of_learning: "chip",
  forge: "forge",
};

export const inOutcome = (key: string, view: WonderlandView): boolean => PLACED[askedOf(view) ?? ""] === verbOf(key);
