/**
 * Identifiers of ethnos: the names of all things, in canonical order.
 *
 * Written by `make generate` from ids.toml and the data files. Do not change it by hand.
 */

export const TRIBES = [
  "centaur", "dwarf", "elf", "giant", "halfling", "merfolk", "minotaur", "orc", "skeleton", "troll", "wingfolk",
  "wizard",
] as const;
export type Tribe = (typeof TRIBES)[number];

export const COLOURS = ["blue", "green", "grey", "orange", "purple", "red"] as const;
export type Colour = (typeof COLOURS)[number];

export const KINGDOMS = ["althea", "duris", "ithys", "pelagon", "rhea", "straton"] as const;
export type Kingdom = (typeof KINGDOMS)[number];

/** Eleven Tribes in six colours, the Skeleton, the Dragon. */
export const TYPES = [
  "centaur-blue", "centaur-green", "centaur-grey", "centaur-orange", "centaur-purple", "centaur-red", "dwarf-blue",
  "dwarf-green", "dwarf-grey", "dwarf-orange", "dwarf-purple", "dwarf-red", "elf-blue", "elf-green", "elf-grey",
  "elf-orange", "elf-purple", "elf-red", "giant-blue", "giant-green", "giant-grey", "giant-orange", "giant-purple",
  "giant-red", "halfling-blue", "halfling-green", "halfling-grey", "halfling-orange", "halfling-purple", "halfling-red",
  "merfolk-blue", "merfolk-green", "merfolk-grey", "merfolk-orange", "merfolk-purple", "merfolk-red", "minotaur-blue",
  "minotaur-green", "minotaur-grey", "minotaur-orange", "minotaur-purple", "minotaur-red", "orc-blue", "orc-green",
  "orc-grey", "orc-orange", "orc-purple", "orc-red", "skeleton", "troll-blue", "troll-green", "troll-grey",
  "troll-orange", "troll-purple", "troll-red", "wingfolk-blue", "wingfolk-green", "wingfolk-grey", "wingfolk-orange",
  "wingfolk-purple", "wingfolk-red", "wizard-blue", "wizard-green", "wizard-grey", "wizard-orange", "wizard-purple",
  "wizard-red", "dragon",
] as const;
export type CardType = (typeof TYPES)[number];
