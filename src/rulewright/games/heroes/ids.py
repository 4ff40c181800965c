"""Identifiers of heroes: the names of all things in canonical order, and their places as constants.

Written by `make generate` from ids.toml and the data files. Do not change it by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ACTION_CARDS: Final[tuple[str, ...]] = (
    "H-AC1", "H-AC2", "H-AC3", "H-AC4", "N-AC1", "N-AC2", "N-AC3", "N-AC4", "S-AC1", "S-AC2", "S-AC3", "S-AC4", "T-AC1",
    "T-AC2", "T-AC3", "T-AC4",
)  # fmt: skip
ACTION_CARD_COUNT: Final[i64] = 16

FACTIONS: Final[tuple[str, ...]] = ("Haven", "Necropolis", "Sanctuary", "Stronghold")
FACTION_COUNT: Final[i64] = 4

ARTEFACTS: Final[tuple[str, ...]] = (
    "A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10", "A11", "A12", "A13", "A14", "A15", "A16",
    "A17", "A18", "A19", "A20",
)  # fmt: skip
RING_OF_MISFORTUNE: Final[i64] = 0
SWORD_OF_THE_GRIFFIN: Final[i64] = 1
AXE_OF_FURY: Final[i64] = 2
STAFF_OF_ASHA: Final[i64] = 3
WAND_OF_SPARKS: Final[i64] = 4
FALCON_SHIELD: Final[i64] = 5
DRAGONSCALE_ARMOUR: Final[i64] = 6
ARCHMAGES_ROBE: Final[i64] = 7
CLOAK_OF_SHADOWS: Final[i64] = 8
CROWN_OF_COMMAND: Final[i64] = 9
VANGUARD_HELM: Final[i64] = 10
CIRCLET_OF_INSIGHT: Final[i64] = 11
WAYFARERS_BOOTS: Final[i64] = 12
COMPASS_OF_THE_DEEP: Final[i64] = 13
PENDANT_OF_LIFE: Final[i64] = 14
BOTTOMLESS_PURSE: Final[i64] = 15
PROSPECTORS_PICK: Final[i64] = 16
BANNER_OF_COURAGE: Final[i64] = 17
FOUR_LEAF_CLOVER: Final[i64] = 18
ORB_OF_DISPELLING: Final[i64] = 19
ARTEFACT_COUNT: Final[i64] = 20

BUILDINGS: Final[tuple[str, ...]] = (
    "H-B1", "H-B2", "H-B3", "H-B4", "H-B5", "H-B6", "H-B7", "H-B8", "H-B9", "N-B1", "N-B2", "N-B3", "N-B4", "N-B5",
    "N-B6", "N-B7", "N-B8", "N-B9", "S-B1", "S-B2", "S-B3", "S-B4", "S-B5", "S-B6", "S-B7", "S-B8", "S-B9", "T-B1",
    "T-B2", "T-B3", "T-B4", "T-B5", "T-B6", "T-B7", "T-B8", "T-B9",
)  # fmt: skip
BUILDING_COUNT: Final[i64] = 36

ENCOUNTERS: Final[tuple[str, ...]] = (
    "g01", "g02", "g03", "g04", "g05", "g06", "g07", "g08", "g09", "g10", "g11", "g12", "y01", "y02", "y03", "y04",
    "y05", "y06", "y07", "y08", "y09", "y10", "y11", "r01", "r02", "r03", "r04", "r05", "r06", "r07", "r08",
)  # fmt: skip
ENCOUNTER_COUNT: Final[i64] = 31

COLOURS: Final[tuple[str, ...]] = ("green", "yellow", "red")
COLOUR_COUNT: Final[i64] = 3

HEROES: Final[tuple[str, ...]] = ("H1", "H2", "H3", "N1", "N2", "N3", "S1", "S2", "S3", "T1", "T2", "T3")
HERO_COUNT: Final[i64] = 12

SCROLLS: Final[tuple[str, ...]] = ("S01", "S02", "S03", "S04", "S05", "S06", "S07", "S08", "S09", "S10")
MAGIC_MISSILE: Final[i64] = 0
METEOR_SHOWER: Final[i64] = 1
HEALING_WORD: Final[i64] = 2
MASS_RESURRECTION: Final[i64] = 3
MIRROR_SHIELD: Final[i64] = 4
TIME_STOP: Final[i64] = 5
BATTLE_FRENZY: Final[i64] = 6
WIND_WALK: Final[i64] = 7
TOWN_GATE: Final[i64] = 8
VISION_OF_RICHES: Final[i64] = 9
SCROLL_COUNT: Final[i64] = 10

SKILLS: Final[tuple[str, ...]] = (
    "H-M1", "H-M2", "H-M3", "H-M4", "H-M5", "H-M6", "H-M7", "H-M8", "H-G1", "H-G2", "H-G3", "H-G4", "H-G5", "H-G6",
    "H-G7", "H-G8", "N-M1", "N-M2", "N-M3", "N-M4", "N-M5", "N-M6", "N-M7", "N-M8", "N-G1", "N-G2", "N-G3", "N-G4",
    "N-G5", "N-G6", "N-G7", "N-G8", "S-M1", "S-M2", "S-M3", "S-M4", "S-M5", "S-M6", "S-M7", "S-M8", "S-G1", "S-G2",
    "S-G3", "S-G4", "S-G5", "S-G6", "S-G7", "S-G8", "T-M1", "T-M2", "T-M3", "T-M4", "T-M5", "T-M6", "T-M7", "T-M8",
    "T-G1", "T-G2", "T-G3", "T-G4", "T-G5", "T-G6", "T-G7", "T-G8",
)  # fmt: skip
OFFENCE: Final[i64] = 0
HEROIC_CHARGE: Final[i64] = 1
DEFENCE: Final[i64] = 2
SWIFT_DEPLOYMENT: Final[i64] = 3
BATTLE_LUCK: Final[i64] = 4
LOGISTICS: Final[i64] = 5
DIPLOMACY: Final[i64] = 6
GUARDIAN_OATH: Final[i64] = 7
ARCANE_BOLT: Final[i64] = 8
STONE_SKIN: Final[i64] = 9
HASTE: Final[i64] = 10
ICE_CHAINS: Final[i64] = 11
HEAL: Final[i64] = 12
BLESSING: Final[i64] = 13
RETRIBUTION: Final[i64] = 14
FIREBALL: Final[i64] = 15
RAISE_DEAD: Final[i64] = 23
DRAIN_LIFE: Final[i64] = 28
WEAKNESS: Final[i64] = 29
DESPAIR: Final[i64] = 30
GRAVE_CURSE: Final[i64] = 31
HONOUR_GUARD: Final[i64] = 39
ICE_BOLT: Final[i64] = 44
HEALING_RAIN: Final[i64] = 45
CHAIN_LIGHTNING: Final[i64] = 46
MIST: Final[i64] = 47
BLOODLUST: Final[i64] = 55
INNER_FIRE: Final[i64] = 60
FIRE_BOLT: Final[i64] = 61
EARTHQUAKE: Final[i64] = 62
ANCESTRAL_VIGOUR: Final[i64] = 63
SKILL_COUNT: Final[i64] = 64

TREASURES: Final[tuple[str, ...]] = (
    "T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T10", "T11", "T12", "T13", "T14", "T15",
)  # fmt: skip
TREASURE_COUNT: Final[i64] = 15

UNITS: Final[tuple[str, ...]] = (
    "U-HA", "U-HB", "U-HC", "U-HD", "U-HE", "U-HF", "U-NA", "U-NB", "U-NC", "U-ND", "U-NE", "U-NF", "U-SA", "U-SB",
    "U-SC", "U-SD", "U-SE", "U-SF", "U-TA", "U-TB", "U-TC", "U-TD", "U-TE", "U-TF",
)  # fmt: skip
UNIT_COUNT: Final[i64] = 24

WEEKS: Final[tuple[str, ...]] = (
    "C1", "C2", "C3", "C4", "C5", "H1", "H2", "H3", "H4", "H5", "F1", "F2", "F3", "F4", "F5",
)  # fmt: skip
CARAVAN: Final[i64] = 0
WOODCUTTER: Final[i64] = 1
CLEAR_SKIES: Final[i64] = 2
RECRUITER_WEEK: Final[i64] = 3
STILLNESS: Final[i64] = 4
WOLF: Final[i64] = 5
MASON: Final[i64] = 6
FOG: Final[i64] = 7
MARKET: Final[i64] = 8
SAGE: Final[i64] = 9
BLOOD_MOON: Final[i64] = 10
DRAGON: Final[i64] = 11
PLAGUE: Final[i64] = 12
CHAMPIONS: Final[i64] = 13
UNDERDOG: Final[i64] = 14
WEEK_COUNT: Final[i64] = 15

LOCATIONS: Final[tuple[str, ...]] = (
    "SA", "IR", "CR", "GO", "DL", "AL", "ST", "AR", "AM", "FO", "KR", "DD", "SE", "DT", "PO", "PT",
)  # fmt: skip
SAWMILL: Final[i64] = 0
IRON_MINE: Final[i64] = 1
CRYSTAL_MINE: Final[i64] = 2
GOLD_MINE: Final[i64] = 3
DRAGON_LINKS: Final[i64] = 4
ARCANE_LIBRARY: Final[i64] = 5
STABLES: Final[i64] = 6
ARENA: Final[i64] = 7
ARMOURER: Final[i64] = 8
FORGE: Final[i64] = 9
CRYSTAL_OF_REVELATION: Final[i64] = 10
DRAGON_DEPOSIT: Final[i64] = 11
STONE_OF_ENLIGHTENMENT: Final[i64] = 12
DRAGON_TEMPLE: Final[i64] = 13
PORTAL: Final[i64] = 14
PORT: Final[i64] = 15
LOCATION_COUNT: Final[i64] = 16

HERO_ABILITIES: Final[tuple[str, ...]] = (
    "Explorer", "Merchant", "Portal Traveller", "Aggressor", "Scout", "Recruiter", "Treasure Hunter", "Scholar",
    "Tactician", "Healer", "Battle Mage", "Tax Collector",
)  # fmt: skip
EXPLORER: Final[i64] = 0
MERCHANT: Final[i64] = 1
PORTAL_TRAVELLER: Final[i64] = 2
AGGRESSOR: Final[i64] = 3
SCOUT: Final[i64] = 4
RECRUITER: Final[i64] = 5
TREASURE_HUNTER: Final[i64] = 6
SCHOLAR: Final[i64] = 7
TACTICIAN: Final[i64] = 8
HEALER: Final[i64] = 9
BATTLE_MAGE: Final[i64] = 10
TAX_COLLECTOR: Final[i64] = 11
HERO_ABILITY_COUNT: Final[i64] = 12

BATTLE_ABILITIES: Final[tuple[str, ...]] = (
    "Shooter", "Armour", "Regeneration", "Life Drain", "Frenzy", "Precision", "Chill",
)  # fmt: skip
SHOOTER: Final[i64] = 0
ARMOUR: Final[i64] = 1
REGENERATION: Final[i64] = 2
LIFE_DRAIN: Final[i64] = 3
FRENZY: Final[i64] = 4
PRECISION: Final[i64] = 5
CHILL: Final[i64] = 6
BATTLE_ABILITY_COUNT: Final[i64] = 7
