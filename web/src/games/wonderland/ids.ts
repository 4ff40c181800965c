/**
 * Identifiers of wonderland: the names of all things, in canonical order.
 *
 * Written by `make generate` from ids.toml and the data files. Do not change it by hand.
 */

export const ABILITIES = [
  "AL-L", "AL-1", "AL-2", "AL-3", "AL-4", "MH-L", "MH-1", "MH-2", "MH-3", "MH-4", "QH-L", "QH-1", "QH-2", "QH-3",
  "QH-4", "JB-L", "JB-L2", "JB-1", "JB-2", "JB-3", "JB-4", "CC-L", "CC-L2", "CC-1", "CC-2", "CC-3", "CC-4", "CC-4b",
] as const;
export type Ability = (typeof ABILITIES)[number];

export const ALLY_CARDS = [
  "A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10", "A11", "A12", "A13", "A14", "A15", "A16", "A17",
  "A18", "A19", "A20", "A21",
] as const;
export type AllyCard = (typeof ALLY_CARDS)[number];

export const SETS = ["A", "B", "C", "D"] as const;
export type Set = (typeof SETS)[number];

/** Chips in canonical order: the row ITEM of chips.csv stands for the item chips, each with the id of its card. */
export const CHIPS = [
  "SOLDIER_W", "SOLDIER_S", "FLAMINGO_W", "FLAMINGO_S", "ROSE_W", "ROSE_S", "CREATURE_W", "CREATURE_S", "ROOK_W",
  "ROOK_S", "FORGE", "FACTION_1", "FACTION_2", "ARTIFACT", "WL14", "WL15", "WL16", "WL17", "WL18", "WL19", "WL20",
  "WL21", "WL22", "WL23", "WL24", "MADNESS", "MADNESS_2", "POISON",
] as const;
export type Chip = (typeof CHIPS)[number];

export const FACTIONS = ["alice", "hatter", "queen", "jabberwock", "cat"] as const;
export type Faction = (typeof FACTIONS)[number];

export const QUESTS = [
  "Q01", "Q02", "Q03", "Q04", "Q05", "Q06", "Q07", "Q08", "Q09", "Q10", "Q11", "Q12", "Q13", "Q14", "Q15", "Q16", "Q17",
  "Q18", "Q19", "Q20", "Q21", "Q22", "Q23", "Q24", "Q25", "Q26", "Q27", "Q28", "Q29", "Q30",
] as const;
export type Quest = (typeof QUESTS)[number];

export const REGIONS = ["RK", "GF", "TT", "PT", "NM"] as const;
export type Region = (typeof REGIONS)[number];

export const SCORING_TOKENS = ["ST1", "ST2", "ST3", "ST4", "ST5", "ST6"] as const;
export type ScoringToken = (typeof SCORING_TOKENS)[number];

export const TEA_CARDS = [
  "T1-01", "T1-02", "T1-03", "T1-04", "T1-05", "T1-06", "T1-07", "T1-08", "T1-09", "T1-10", "T1-11", "T1-12", "T1-13",
  "T1-14", "T1-15", "T1-16", "T1-17", "T1-18", "T1-19", "T1-20", "T1-21", "T1-22", "T1-23", "T1-24", "T1-25", "T1-26",
  "T1-27", "T1-28", "T1-29", "T1-30", "T2-01", "T2-02", "T2-03", "T2-04", "T2-05", "T2-06", "T2-07", "T2-08", "T2-09",
  "T2-10", "T2-11", "T2-12", "T2-13", "T2-14", "T2-15", "T2-16", "T2-17", "T2-18", "T2-19", "T2-20", "T2-21", "T2-22",
  "T2-23", "T2-24", "T2-25", "T2-26", "T2-27", "T2-28", "T2-29", "T2-30", "T3-01", "T3-02", "T3-03", "T3-04", "T3-05",
  "T3-06", "T3-07", "T3-08", "T3-09", "T3-10", "T3-11", "T3-12", "T3-13", "T3-14", "T3-15", "T3-16", "T3-17", "T3-18",
  "T3-19", "T3-20", "T3-21", "T3-22", "T3-23", "T3-24", "T3-25", "T3-26", "T3-27", "T3-28", "T3-29", "T3-30",
] as const;
export type TeaCard = (typeof TEA_CARDS)[number];

export const WONDERLANDIANS = [
  "WL01", "WL02", "WL03", "WL04", "WL05", "WL06", "WL07", "WL08", "WL09", "WL10", "WL11", "WL12", "WL13", "WL14",
  "WL15", "WL16", "WL17", "WL18", "WL19", "WL20", "WL21", "WL22", "WL23", "WL24",
] as const;
export type Wonderlandian = (typeof WONDERLANDIANS)[number];

/** Ally types in the order of their chips (WW-008). */
export const ALLIES = ["SOLDIER", "FLAMINGO", "ROSE", "CREATURE", "ROOK", "FORGE"] as const;
export type Ally = (typeof ALLIES)[number];
