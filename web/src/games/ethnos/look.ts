/** How the things of Ethnos look: colours and emblems of the Kingdoms, icons of the Tribes. No rules. */
import angelWings from "icon:angel-wings";
import anchor from "icon:anchor";
import centaur from "icon:centaur";
import crystalGrowth from "icon:crystal-growth";
import dwarfFace from "icon:dwarf-face";
import elvenCastle from "icon:elven-castle";
import giant from "icon:giant";
import hobbitDwelling from "icon:hobbit-dwelling";
import lion from "icon:lion";
import meepleArmy from "icon:meeple-army";
import mermaid from "icon:mermaid";
import minotaur from "icon:minotaur";
import oakLeaf from "icon:oak-leaf";
import orcHead from "icon:orc-head";
import peaks from "icon:peaks";
import pokerHand from "icon:poker-hand";
import pouch from "icon:pouch-with-beads";
import queenCrown from "icon:queen-crown";
import skeleton from "icon:skeleton";
import sun from "icon:sun";
import troll from "icon:troll";
import womanElfFace from "icon:woman-elf-face";
import wizardFace from "icon:wizard-face";
import wyvern from "icon:wyvern";
import type { Colour, Kingdom } from "./ids";

export interface KingdomLook {
  colour: Colour;
  deep: string;
  mid: string;
  pale: string;
  ink: string;
}

/** In the order in which the map is drawn. */
export const KINGDOM_LOOKS: Record<Kingdom, KingdomLook> = {
  straton: { colour: "blue", deep: "#3171B6", mid: "#6A9DD2", pale: "#D3E0EC", ink: "#12304F" },
  rhea: { colour: "red", deep: "#9C2A2A", mid: "#CE6A60", pale: "#F0D8CF", ink: "#561512" },
  pelagon: { colour: "grey", deep: "#757B81", mid: "#A5AAAD", pale: "#E2E1DA", ink: "#2C3033" },
  ithys: { colour: "orange", deep: "#C5741E", mid: "#E29B4F", pale: "#F6E2C2", ink: "#5E2F05" },
  althea: { colour: "green", deep: "#3E7F45", mid: "#78AA72", pale: "#DDE8CE", ink: "#18391D" },
  duris: { colour: "purple", deep: "#512F76", mid: "#8D6FB0", pale: "#E4DAEA", ink: "#341B4B" },
};
export const KINGDOM_NAMES = Object.keys(KINGDOM_LOOKS) as Kingdom[];

export const KINGDOM_OF = Object.fromEntries(KINGDOM_NAMES.map((name) => [KINGDOM_LOOKS[name].colour, name])) as Record<Colour, Kingdom>;

/** The look of what has no colour: Skeletons. */
export const BONE: Omit<KingdomLook, "colour"> = { deep: "#4B443C", mid: "#A79B88", pale: "#E9E0CD", ink: "#2B2621" };

/** Icons that are drawn often: each exists once as a symbol `et-i-<name>`. */
export const GLYPHS: Record<string, string> = {
  centaur,
  dwarf: dwarfFace,
  elf: womanElfFace,
  giant,
  halfling: hobbitDwelling,
  merfolk: mermaid,
  minotaur,
  orc: orcHead,
  skeleton,
  troll,
  wingfolk: angelWings,
  wizard: wizardFace,
  dragon: wyvern,
  straton: anchor,
  rhea: lion,
  pelagon: peaks,
  ithys: sun,
  althea: oakLeaf,
  duris: crystalGrowth,
  castle: elvenCastle,
  hand: pokerHand,
  supply: pouch,
  leader: queenCrown,
  band: meepleArmy,
};

export const SHIELD = "M-10 -11H10V1C10 8 4 12 0 14C-4 12 -10 8 -10 1Z";

export const ROMAN: readonly string[] = ["I", "II", "III"];

export interface CardType {
  tribe: string;
  colour: Colour | null;
}

/** `elf-red` is a red Elf; `skeleton` and `dragon` have no colour. */
export function cardType(type: string): CardType {
  const [tribe = "", colour] = type.split("-");
  return { tribe, colour: (colour as Colour | undefined) ?? null };
}

export function lookOf(colour: Colour | null): Omit<KingdomLook, "colour"> {
  return colour ? KINGDOM_LOOKS[KINGDOM_OF[colour]] : BONE;
}
