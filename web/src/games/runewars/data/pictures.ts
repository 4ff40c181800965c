/** The picture of a card, whichever set of drawings has it. */
import { CARD_ICONS } from "./cardIcons";
import { GLYPHS } from "./glyphs";

export const pictureOf = (id: string): string => CARD_ICONS[id] ?? GLYPHS[id] ?? "";
