/**
 * Identifiers of runewars: the names of all things, in canonical order.
 *
 * Written by `make generate` from ids.toml and the data files. Do not change it by hand.
 */

export const FACTIONS = ["daqan", "latari", "waiqar", "uthuk"] as const;
export type Faction = (typeof FACTIONS)[number];

export const UNITS = [
  "bowman", "footman", "knight", "siege_tower", "archer", "pegasus_rider", "sorceress", "warrior", "reanimate",
  "skeleton_archer", "necromancer", "dark_knight", "berserker", "flesh_ripper", "warlock", "chaos_lord", "beastman",
  "dragon", "giant", "hellhound", "razorwing", "sorcerer",
] as const;
export type Unit = (typeof UNITS)[number];

export const SHAPES = ["triangle", "rectangle", "hexagon", "circle"] as const;
export type Shape = (typeof SHAPES)[number];

export const TILES = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "D", "L", "U", "W"] as const;
export type Tile = (typeof TILES)[number];

/** All areas of all tiles in map order. */
export const AREAS = [
  "1A", "1B", "1C", "2A", "2B", "2C", "3A", "3B", "3C", "3D", "4A", "4B", "4C", "5A", "5B", "5C", "5D", "6A", "6B",
  "6C", "7A", "7B", "7C", "7D", "8A", "8B", "8C", "8D", "9A", "9B", "DA", "DB", "DC", "LA", "LB", "LC", "UA", "UB",
  "UC", "WA", "WB", "WC",
] as const;
export type Area = (typeof AREAS)[number];

/** Clockwise from the upper one. */
export const EDGES = ["N", "NE", "SE", "S", "SW", "NW"] as const;
export type Edge = (typeof EDGES)[number];

export const RESOURCES = ["food", "wood", "ore"] as const;
export type Resource = (typeof RESOURCES)[number];

export const ATTRIBUTES = ["strength", "agility", "wisdom"] as const;
export type Attribute = (typeof ATTRIBUTES)[number];

export const SEASONS = ["spring", "summer", "fall", "winter"] as const;
export type Season = (typeof SEASONS)[number];

export const ALIGNMENTS = ["good", "neutral", "evil"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** The Destiny symbols of Fate cards, the best first. */
export const SYMBOLS = ["gold", "silver", "red"] as const;
export type Destiny = (typeof SYMBOLS)[number];

/** What a Fate card can say to a shape. */
export const ZONE_KINDS = ["miss", "special", "rout", "damage"] as const;
export type ZoneKind = (typeof ZONE_KINDS)[number];

export const FATE_NUMBERS = [
  "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21",
  "22", "23", "24", "25", "26", "27", "28", "29", "30",
] as const;
export type FateCard = (typeof FATE_NUMBERS)[number];

export const HEROES = [
  "hero_andira", "hero_ronan", "hero_valadir", "hero_vyrah", "hero_astarra", "hero_challara", "hero_krutzbeck",
  "hero_silhouette", "hero_bogran", "hero_carthos", "hero_scorpion", "hero_verikas",
] as const;
export type Hero = (typeof HEROES)[number];

export const TACTICS = [
  "tactical_retreat", "summon_lightning", "rally_cry", "mountain_pass", "horrific_rumors", "lost_city", "raze_a_city",
  "spy_guild", "to_the_victor", "secret_accord", "ambush", "forced_march", "hold_the_line", "crisis_of_conscience",
  "frozen_ford", "silver_tongue", "call_of_the_wild", "stampede", "spread_dissent", "assassins_blade",
  "healing_draught", "duelists_edge", "rune_scrying", "shifting_runes", "counterfeit_rune", "sabotage", "levy",
  "trade_caravan", "twist_of_fate", "favor_of_the_warriors_guild",
] as const;
export type Tactics = (typeof TACTICS)[number];

export const REWARDS = [
  "timmorran_shard", "soulbiter", "dwarven_fire_bombs", "flute_of_possession", "staff_of_light", "ice_storm",
  "cloak_of_deception", "ghost_armor", "amulet_of_shielding", "runeplate", "sword_of_kellos", "bow_of_mourning",
  "wand_of_nerekhall", "boots_of_swiftness", "pegasus_feather", "ring_of_insight", "healing_elixir", "horn_of_command",
  "map_of_the_ancients", "banner_of_terrinoth",
] as const;
export type Reward = (typeof REWARDS)[number];

/** Quest q01 is number 0, and so on: `quest + 1` is the number in its id. */
export const QUESTS = [
  "q01", "q02", "q03", "q04", "q05", "q06", "q07", "q08", "q09", "q10", "q11", "q12", "q13", "q14", "q15", "q16", "q17",
  "q18", "q19", "q20", "q21", "q22", "q23", "q24",
] as const;
export type Quest = (typeof QUESTS)[number];

export const OBJECTIVES = [
  "obj_g1", "obj_g2", "obj_g3", "obj_g4", "obj_g5", "obj_g6", "obj_g7", "obj_g8", "obj_e1", "obj_e2", "obj_e3",
  "obj_e4", "obj_e5", "obj_e6", "obj_e7", "obj_e8",
] as const;
export type Objective = (typeof OBJECTIVES)[number];

/** Card n belongs to season n // 8. */
export const SEASON_CARDS = [
  "spr1", "spr2", "spr3", "spr4", "spr5", "spr6", "spr7", "spr8", "sum1", "sum2", "sum3", "sum4", "sum5", "sum6",
  "sum7", "sum8", "fal1", "fal2", "fal3", "fal4", "fal5", "fal6", "fal7", "fal8", "win1", "win2", "win3", "win4",
  "win5", "win6", "win7", "win8",
] as const;
export type SeasonCard = (typeof SEASON_CARDS)[number];

export const CITIES = [
  "city_dawnsmoor", "city_forge", "city_frostgate", "city_greyhaven", "city_nerekhall", "city_riverwatch",
  "city_tamalir",
] as const;
export type City = (typeof CITIES)[number];

export const TITLES = ["title_primarch", "title_captain", "title_commander"] as const;
export type Title = (typeof TITLES)[number];

export const DEVELOPMENTS = [
  "resources", "diplomacy", "training_grounds", "reinforced_walls", "protective_wards", "cursed_tomb", "hungry_spawn",
] as const;
export type Development = (typeof DEVELOPMENTS)[number];

/** The Villages of food, wood and ore are tokens 0, 1 and 2. */
export const EXPLORATION = [
  "village_food", "village_wood", "village_ore", "magic_portal", "dungeon", "temple", "hall_of_kellos",
  "traveling_merchant", "raiding_party", "scroll_of_sight", "training", "dragon_throne",
] as const;
export type Token = (typeof EXPLORATION)[number];

export const TOKEN_BACKS = ["1", "2+"] as const;
export type TokenBack = (typeof TOKEN_BACKS)[number];
