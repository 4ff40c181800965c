/** What is printed on cards and tokens beside their texts: places of quests, benefits of cities, the Fate cards; and where each comes from. */
import type { Provenance, Shape } from "../kinds";

/** The area of each quest; null: more than one place, as its text says. */
export const QUEST_AREAS: Record<string, string | null> = {
  q01: "1B",
  q02: "2C",
  q03: "3A",
  q04: "4B",
  q05: "5A",
  q06: "6C",
  q07: "7C",
  q08: "8A",
  q09: "9B",
  q10: "1C",
  q11: "2A",
  q12: "3B",
  q13: "3C",
  q14: "4A",
  q15: "5D",
  q16: "6A",
  q17: "6B",
  q18: "7A",
  q19: "7B",
  q20: "8C",
  q21: "9A",
  q22: null,
  q23: null,
  q24: null,
};

/** What a city gives, `kind number`: influence, tactics, quest, or neutral units of a shape. */
export const CITY_BENEFITS: Record<string, readonly string[]> = {
  city_dawnsmoor: ["influence 2", "tactics 2", "triangle 2"],
  city_forge: ["influence 1", "tactics 2", "rectangle 1"],
  city_frostgate: ["influence 2", "triangle 3", "quest 1"],
  city_greyhaven: ["influence 2", "circle 2", "quest 3"],
  city_nerekhall: ["tactics 2", "circle 2", "quest 2"],
  city_riverwatch: ["influence 3", "rectangle 1", "quest 2"],
  city_tamalir: ["influence 3", "tactics 1", "triangle 1", "quest 2"],
};

export type Destiny = "gold" | "silver" | "red";
export type Result = "miss" | "rout" | "damage" | "special";

export interface FateCard {
  destiny: Destiny;
  /** The result for each shape and its number. */
  zones: Record<Shape, readonly [Result, number]>;
}

function fate(destiny: Destiny, triangle: string, rectangle: string, hexagon: string, circle: string): FateCard {
  const zone = (text: string): readonly [Result, number] => [text.split(" ")[0] as Result, Number(text.split(" ")[1] ?? 1)];
  return { destiny, zones: { triangle: zone(triangle), rectangle: zone(rectangle), hexagon: zone(hexagon), circle: zone(circle) } };
}

export const FATE: Record<number, FateCard> = {
  1: fate("red", "miss", "rout 2", "damage 2", "special"),
  2: fate("red", "miss", "rout 2", "damage 1", "special"),
  3: fate("silver", "miss", "special", "damage 1", "special"),
  4: fate("silver", "miss", "special", "miss", "special"),
  5: fate("gold", "rout 1", "miss", "miss", "damage 1"),
  6: fate("red", "rout 1", "miss", "special", "damage 1"),
  7: fate("gold", "rout 1", "miss", "special", "miss"),
  8: fate("red", "rout 1", "rout 1", "damage 3", "miss"),
  9: fate("red", "special", "rout 1", "damage 3", "miss"),
  10: fate("red", "special", "rout 1", "damage 2", "miss"),
  11: fate("red", "miss", "damage 2", "damage 2", "special"),
  12: fate("red", "miss", "damage 2", "damage 1", "special"),
  13: fate("silver", "miss", "special", "damage 1", "special"),
  14: fate("silver", "miss", "special", "damage 1", "special"),
  15: fate("silver", "damage 1", "miss", "miss", "rout 1"),
  16: fate("red", "damage 1", "miss", "special", "rout 1"),
  17: fate("gold", "damage 1", "miss", "special", "miss"),
  18: fate("red", "damage 1", "damage 1", "damage 3", "miss"),
  19: fate("red", "special", "damage 1", "miss", "miss"),
  20: fate("red", "special", "damage 1", "damage 2", "miss"),
  21: fate("red", "miss", "damage 2", "rout 2", "special"),
  22: fate("red", "miss", "damage 2", "rout 2", "special"),
  23: fate("silver", "miss", "special", "rout 1", "special"),
  24: fate("silver", "miss", "special", "miss", "special"),
  25: fate("silver", "damage 1", "miss", "miss", "damage 1"),
  26: fate("red", "damage 1", "miss", "special", "damage 1"),
  27: fate("gold", "damage 1", "miss", "special", "miss"),
  28: fate("red", "damage 1", "damage 1", "rout 2", "miss"),
  29: fate("red", "special", "damage 1", "rout 2", "miss"),
  30: fate("red", "special", "damage 1", "rout 2", "miss"),
};

/** Tactics cards and how many of each there are. */
export const TACTICS: Record<string, number> = {
  tactical_retreat: 3,
  summon_lightning: 3,
  rally_cry: 3,
  mountain_pass: 2,
  horrific_rumors: 1,
  lost_city: 1,
  raze_a_city: 1,
  spy_guild: 2,
  to_the_victor: 2,
  secret_accord: 2,
  ambush: 2,
  forced_march: 2,
  hold_the_line: 2,
  crisis_of_conscience: 1,
  frozen_ford: 2,
  silver_tongue: 2,
  call_of_the_wild: 2,
  stampede: 1,
  spread_dissent: 1,
  assassins_blade: 1,
  healing_draught: 1,
  duelists_edge: 2,
  rune_scrying: 1,
  shifting_runes: 2,
  counterfeit_rune: 1,
  sabotage: 1,
  levy: 2,
  trade_caravan: 1,
  twist_of_fate: 2,
  favor_of_the_warriors_guild: 1,
};

/** Reward cards and how many of each there are. */
export const REWARDS: Record<string, number> = {
  timmorran_shard: 6,
  soulbiter: 1,
  dwarven_fire_bombs: 1,
  flute_of_possession: 1,
  staff_of_light: 1,
  ice_storm: 1,
  cloak_of_deception: 1,
  ghost_armor: 1,
  amulet_of_shielding: 1,
  runeplate: 1,
  sword_of_kellos: 1,
  bow_of_mourning: 1,
  wand_of_nerekhall: 1,
  boots_of_swiftness: 1,
  pegasus_feather: 1,
  ring_of_insight: 1,
  healing_elixir: 1,
  horn_of_command: 1,
  map_of_the_ancients: 1,
  banner_of_terrinoth: 1,
};

/** Things that are not reconstructed, as `kind:id`. */
export const PROVENANCE: Record<string, Provenance> = {
  "tactics:tactical_retreat": "public",
  "tactics:summon_lightning": "public",
  "tactics:rally_cry": "public",
  "tactics:mountain_pass": "rulebook",
  "tactics:horrific_rumors": "public",
  "tactics:lost_city": "public",
  "tactics:raze_a_city": "public",
  "tactics:spy_guild": "public",
  "tactics:secret_accord": "public",
  "tactics:spread_dissent": "public",
  "tactics:favor_of_the_warriors_guild": "public",
  "reward:timmorran_shard": "public",
  "reward:soulbiter": "public",
  "reward:dwarven_fire_bombs": "public",
  "reward:flute_of_possession": "public",
  "reward:runeplate": "rulebook",
  "reward:sword_of_kellos": "rulebook",
  "quest:q05": "rulebook",
  "season-card:spr1": "public",
  "season-card:sum5": "public",
  "season-card:fal1": "rulebook",
  "season-card:fal8": "public",
  "season-card:win1": "rulebook",
  "objective:obj_g1": "public",
  "title:title_primarch": "rulebook",
  "title:title_captain": "public",
  "development:resources": "rulebook",
  "development:diplomacy": "rulebook",
  "development:training_grounds": "rulebook",
  "development:reinforced_walls": "rulebook",
  "development:protective_wards": "rulebook",
  "development:cursed_tomb": "rulebook",
  "exploration:village_food": "rulebook",
  "exploration:village_wood": "rulebook",
  "exploration:village_ore": "rulebook",
  "exploration:magic_portal": "rulebook",
  "exploration:dungeon": "rulebook",
  "exploration:temple": "rulebook",
  "exploration:hall_of_kellos": "rulebook",
  "exploration:traveling_merchant": "rulebook",
  "exploration:raiding_party": "rulebook",
  "exploration:scroll_of_sight": "rulebook",
  "exploration:training": "rulebook",
  "exploration:dragon_throne": "rulebook",
  "faction:daqan": "public",
  "faction:latari": "public",
};
