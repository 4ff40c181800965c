"""Identifiers of runewars: the names of all things in canonical order, and their places as constants.

Written by `make generate` from ids.toml and the data files. Do not change it by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FACTIONS: Final[tuple[str, ...]] = ("daqan", "latari", "waiqar", "uthuk")
DAQAN: Final[i64] = 0
LATARI: Final[i64] = 1
WAIQAR: Final[i64] = 2
UTHUK: Final[i64] = 3
FACTION_COUNT: Final[i64] = 4

UNITS: Final[tuple[str, ...]] = (
    "bowman", "footman", "knight", "siege_tower", "archer", "pegasus_rider", "sorceress", "warrior", "reanimate",
    "skeleton_archer", "necromancer", "dark_knight", "berserker", "flesh_ripper", "warlock", "chaos_lord", "beastman",
    "dragon", "giant", "hellhound", "razorwing", "sorcerer",
)  # fmt: skip
BOWMAN: Final[i64] = 0
FOOTMAN: Final[i64] = 1
KNIGHT: Final[i64] = 2
SIEGE_TOWER: Final[i64] = 3
ARCHER: Final[i64] = 4
PEGASUS_RIDER: Final[i64] = 5
SORCERESS: Final[i64] = 6
WARRIOR: Final[i64] = 7
REANIMATE: Final[i64] = 8
SKELETON_ARCHER: Final[i64] = 9
NECROMANCER: Final[i64] = 10
DARK_KNIGHT: Final[i64] = 11
BERSERKER: Final[i64] = 12
FLESH_RIPPER: Final[i64] = 13
WARLOCK: Final[i64] = 14
CHAOS_LORD: Final[i64] = 15
BEASTMAN: Final[i64] = 16
DRAGON: Final[i64] = 17
GIANT: Final[i64] = 18
HELLHOUND: Final[i64] = 19
RAZORWING: Final[i64] = 20
SORCERER: Final[i64] = 21
UNIT_COUNT: Final[i64] = 22

SHAPES: Final[tuple[str, ...]] = ("triangle", "rectangle", "hexagon", "circle")
TRIANGLE: Final[i64] = 0
RECTANGLE: Final[i64] = 1
HEXAGON: Final[i64] = 2
CIRCLE: Final[i64] = 3
SHAPE_COUNT: Final[i64] = 4

TILES: Final[tuple[str, ...]] = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "D", "L", "U", "W")
TILE_COUNT: Final[i64] = 13

AREAS: Final[tuple[str, ...]] = (
    "1A", "1B", "1C", "2A", "2B", "2C", "3A", "3B", "3C", "3D", "4A", "4B", "4C", "5A", "5B", "5C", "5D", "6A", "6B",
    "6C", "7A", "7B", "7C", "7D", "8A", "8B", "8C", "8D", "9A", "9B", "DA", "DB", "DC", "LA", "LB", "LC", "UA", "UB",
    "UC", "WA", "WB", "WC",
)  # fmt: skip
"""All areas of all tiles in map order."""
AREA_COUNT: Final[i64] = 42

EDGES: Final[tuple[str, ...]] = ("N", "NE", "SE", "S", "SW", "NW")
"""Clockwise from the upper one."""
EDGE_COUNT: Final[i64] = 6

RESOURCES: Final[tuple[str, ...]] = ("food", "wood", "ore")
FOOD: Final[i64] = 0
WOOD: Final[i64] = 1
ORE: Final[i64] = 2
RESOURCE_COUNT: Final[i64] = 3

ATTRIBUTES: Final[tuple[str, ...]] = ("strength", "agility", "wisdom")
STRENGTH: Final[i64] = 0
AGILITY: Final[i64] = 1
WISDOM: Final[i64] = 2
ATTRIBUTE_COUNT: Final[i64] = 3

SEASONS: Final[tuple[str, ...]] = ("spring", "summer", "fall", "winter")
SPRING: Final[i64] = 0
SUMMER: Final[i64] = 1
FALL: Final[i64] = 2
WINTER: Final[i64] = 3
SEASON_COUNT: Final[i64] = 4

ALIGNMENTS: Final[tuple[str, ...]] = ("good", "neutral", "evil")
GOOD: Final[i64] = 0
UNALIGNED: Final[i64] = 1
EVIL: Final[i64] = 2
ALIGNMENT_COUNT: Final[i64] = 3

SYMBOLS: Final[tuple[str, ...]] = ("gold", "silver", "red")
"""The Destiny symbols of Fate cards, the best first."""
GOLD: Final[i64] = 0
SILVER: Final[i64] = 1
RED: Final[i64] = 2
DESTINY_COUNT: Final[i64] = 3

ZONE_KINDS: Final[tuple[str, ...]] = ("miss", "special", "rout", "damage")
"""What a Fate card can say to a shape."""
MISS: Final[i64] = 0
SPECIAL: Final[i64] = 1
ROUT: Final[i64] = 2
DAMAGE: Final[i64] = 3
ZONE_KIND_COUNT: Final[i64] = 4

FATE_NUMBERS: Final[tuple[str, ...]] = (
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21",
    "22", "23", "24", "25", "26", "27", "28", "29", "30",
)  # fmt: skip
FATE_CARD_COUNT: Final[i64] = 30

HEROES: Final[tuple[str, ...]] = (
    "hero_andira", "hero_ronan", "hero_valadir", "hero_vyrah", "hero_astarra", "hero_challara", "hero_krutzbeck",
    "hero_silhouette", "hero_bogran", "hero_carthos", "hero_scorpion", "hero_verikas",
)  # fmt: skip
ANDIRA: Final[i64] = 0
RONAN: Final[i64] = 1
VALADIR: Final[i64] = 2
VYRAH: Final[i64] = 3
ASTARRA: Final[i64] = 4
CHALLARA: Final[i64] = 5
KRUTZBECK: Final[i64] = 6
SILHOUETTE: Final[i64] = 7
BOGRAN: Final[i64] = 8
CARTHOS: Final[i64] = 9
SCORPION: Final[i64] = 10
VERIKAS: Final[i64] = 11
HERO_COUNT: Final[i64] = 12

TACTICS: Final[tuple[str, ...]] = (
    "tactical_retreat", "summon_lightning", "rally_cry", "mountain_pass", "horrific_rumors", "lost_city", "raze_a_city",
    "spy_guild", "to_the_victor", "secret_accord", "ambush", "forced_march", "hold_the_line", "crisis_of_conscience",
    "frozen_ford", "silver_tongue", "call_of_the_wild", "stampede", "spread_dissent", "assassins_blade",
    "healing_draught", "duelists_edge", "rune_scrying", "shifting_runes", "counterfeit_rune", "sabotage", "levy",
    "trade_caravan", "twist_of_fate", "favor_of_the_warriors_guild",
)  # fmt: skip
TACTICAL_RETREAT: Final[i64] = 0
SUMMON_LIGHTNING: Final[i64] = 1
RALLY_CRY: Final[i64] = 2
MOUNTAIN_PASS: Final[i64] = 3
HORRIFIC_RUMORS: Final[i64] = 4
LOST_CITY: Final[i64] = 5
RAZE_A_CITY: Final[i64] = 6
SPY_GUILD: Final[i64] = 7
TO_THE_VICTOR: Final[i64] = 8
SECRET_ACCORD: Final[i64] = 9
AMBUSH: Final[i64] = 10
FORCED_MARCH: Final[i64] = 11
HOLD_THE_LINE: Final[i64] = 12
CRISIS_OF_CONSCIENCE: Final[i64] = 13
FROZEN_FORD: Final[i64] = 14
SILVER_TONGUE: Final[i64] = 15
CALL_OF_THE_WILD: Final[i64] = 16
STAMPEDE: Final[i64] = 17
SPREAD_DISSENT: Final[i64] = 18
ASSASSINS_BLADE: Final[i64] = 19
HEALING_DRAUGHT: Final[i64] = 20
DUELISTS_EDGE: Final[i64] = 21
RUNE_SCRYING: Final[i64] = 22
SHIFTING_RUNES: Final[i64] = 23
COUNTERFEIT_RUNE: Final[i64] = 24
SABOTAGE: Final[i64] = 25
LEVY: Final[i64] = 26
TRADE_CARAVAN: Final[i64] = 27
TWIST_OF_FATE: Final[i64] = 28
FAVOR_OF_THE_WARRIORS_GUILD: Final[i64] = 29
TACTICS_COUNT: Final[i64] = 30

REWARDS: Final[tuple[str, ...]] = (
    "timmorran_shard", "soulbiter", "dwarven_fire_bombs", "flute_of_possession", "staff_of_light", "ice_storm",
    "cloak_of_deception", "ghost_armor", "amulet_of_shielding", "runeplate", "sword_of_kellos", "bow_of_mourning",
    "wand_of_nerekhall", "boots_of_swiftness", "pegasus_feather", "ring_of_insight", "healing_elixir",
    "horn_of_command", "map_of_the_ancients", "banner_of_terrinoth",
)  # fmt: skip
TIMMORRAN_SHARD: Final[i64] = 0
SOULBITER: Final[i64] = 1
DWARVEN_FIRE_BOMBS: Final[i64] = 2
FLUTE_OF_POSSESSION: Final[i64] = 3
STAFF_OF_LIGHT: Final[i64] = 4
ICE_STORM: Final[i64] = 5
CLOAK_OF_DECEPTION: Final[i64] = 6
GHOST_ARMOR: Final[i64] = 7
AMULET_OF_SHIELDING: Final[i64] = 8
RUNEPLATE: Final[i64] = 9
SWORD_OF_KELLOS: Final[i64] = 10
BOW_OF_MOURNING: Final[i64] = 11
WAND_OF_NEREKHALL: Final[i64] = 12
BOOTS_OF_SWIFTNESS: Final[i64] = 13
PEGASUS_FEATHER: Final[i64] = 14
RING_OF_INSIGHT: Final[i64] = 15
HEALING_ELIXIR: Final[i64] = 16
HORN_OF_COMMAND: Final[i64] = 17
MAP_OF_THE_ANCIENTS: Final[i64] = 18
BANNER_OF_TERRINOTH: Final[i64] = 19
REWARD_COUNT: Final[i64] = 20

QUESTS: Final[tuple[str, ...]] = (
    "q01", "q02", "q03", "q04", "q05", "q06", "q07", "q08", "q09", "q10", "q11", "q12", "q13", "q14", "q15", "q16",
    "q17", "q18", "q19", "q20", "q21", "q22", "q23", "q24",
)  # fmt: skip
"""Quest q01 is number 0, and so on: `quest + 1` is the number in its id."""
NEST_OF_RAZORWINGS: Final[i64] = 5
SORCERERS_RITE: Final[i64] = 10
GIANTS_TOLL: Final[i64] = 14
THIEVES_AUCTION: Final[i64] = 16
FREE_CITIES: Final[i64] = 21
ENEMY_LINES: Final[i64] = 22
LORD_OF_THE_WILD: Final[i64] = 23
QUEST_COUNT: Final[i64] = 24

OBJECTIVES: Final[tuple[str, ...]] = (
    "obj_g1", "obj_g2", "obj_g3", "obj_g4", "obj_g5", "obj_g6", "obj_g7", "obj_g8", "obj_e1", "obj_e2", "obj_e3",
    "obj_e4", "obj_e5", "obj_e6", "obj_e7", "obj_e8",
)  # fmt: skip
FRIEND_OF_DRAGONS: Final[i64] = 1
FELLOWSHIP_OF_CHAMPIONS: Final[i64] = 4
DISCOURAGING_DEFEAT: Final[i64] = 8
HEROES_BANE: Final[i64] = 12
GIANTSLAYER_OBJECTIVE: Final[i64] = 13
OBJECTIVE_COUNT: Final[i64] = 16

SEASON_CARDS: Final[tuple[str, ...]] = (
    "spr1", "spr2", "spr3", "spr4", "spr5", "spr6", "spr7", "spr8", "sum1", "sum2", "sum3", "sum4", "sum5", "sum6",
    "sum7", "sum8", "fal1", "fal2", "fal3", "fal4", "fal5", "fal6", "fal7", "fal8", "win1", "win2", "win3", "win4",
    "win5", "win6", "win7", "win8",
)  # fmt: skip
"""Card n belongs to season n // 8."""
SEASON_CARD_COUNT: Final[i64] = 32

CITIES: Final[tuple[str, ...]] = (
    "city_dawnsmoor", "city_forge", "city_frostgate", "city_greyhaven", "city_nerekhall", "city_riverwatch",
    "city_tamalir",
)  # fmt: skip
CITY_COUNT: Final[i64] = 7

TITLES: Final[tuple[str, ...]] = ("title_primarch", "title_captain", "title_commander")
PRIMARCH: Final[i64] = 0
CAPTAIN: Final[i64] = 1
COMMANDER: Final[i64] = 2
TITLE_COUNT: Final[i64] = 3

DEVELOPMENTS: Final[tuple[str, ...]] = (
    "resources", "diplomacy", "training_grounds", "reinforced_walls", "protective_wards", "cursed_tomb", "hungry_spawn",
)  # fmt: skip
RESOURCE_DEVELOPMENT: Final[i64] = 0
DIPLOMACY_DEVELOPMENT: Final[i64] = 1
TRAINING_GROUNDS: Final[i64] = 2
REINFORCED_WALLS: Final[i64] = 3
PROTECTIVE_WARDS: Final[i64] = 4
CURSED_TOMB: Final[i64] = 5
HUNGRY_SPAWN: Final[i64] = 6
DEVELOPMENT_COUNT: Final[i64] = 7

EXPLORATION: Final[tuple[str, ...]] = (
    "village_food", "village_wood", "village_ore", "magic_portal", "dungeon", "temple", "hall_of_kellos",
    "traveling_merchant", "raiding_party", "scroll_of_sight", "training", "dragon_throne",
)  # fmt: skip
"""The Villages of food, wood and ore are tokens 0, 1 and 2."""
VILLAGE_FOOD: Final[i64] = 0
VILLAGE_WOOD: Final[i64] = 1
VILLAGE_ORE: Final[i64] = 2
MAGIC_PORTAL: Final[i64] = 3
DUNGEON: Final[i64] = 4
TEMPLE: Final[i64] = 5
HALL_OF_KELLOS: Final[i64] = 6
TRAVELING_MERCHANT: Final[i64] = 7
RAIDING_PARTY: Final[i64] = 8
SCROLL_OF_SIGHT: Final[i64] = 9
TRAINING: Final[i64] = 10
DRAGON_THRONE: Final[i64] = 11
TOKEN_COUNT: Final[i64] = 12

TOKEN_BACKS: Final[tuple[str, ...]] = ("1", "2+")
TOKEN_BACK_COUNT: Final[i64] = 2
