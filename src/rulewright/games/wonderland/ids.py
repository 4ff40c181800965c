"""Identifiers of wonderland: the names of all things in canonical order, and their places as constants.

Written by `make generate` from ids.toml and the data files. Do not change it by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ABILITIES: Final[tuple[str, ...]] = (
    "AL-L", "AL-1", "AL-2", "AL-3", "AL-4", "MH-L", "MH-1", "MH-2", "MH-3", "MH-4", "QH-L", "QH-1", "QH-2", "QH-3",
    "QH-4", "JB-L", "JB-L2", "JB-1", "JB-2", "JB-3", "JB-4", "CC-L", "CC-L2", "CC-1", "CC-2", "CC-3", "CC-4", "CC-4b",
)  # fmt: skip
AL_L: Final[i64] = 0
EVERYWHERE_AT_ONCE: Final[i64] = 1
BRAVE_HEART: Final[i64] = 2
LOVE_OF_LEARNING: Final[i64] = 3
FRIEND_OF_THE_FOLK: Final[i64] = 4
MH_L: Final[i64] = 5
CUP_OF_BOILING_WATER: Final[i64] = 6
PAINT_MY_WORLD: Final[i64] = 7
UNBIRTHDAY_GIFT: Final[i64] = 8
CLEAN_CUP: Final[i64] = 9
QH_L: Final[i64] = 10
ROYAL_TEMPER: Final[i64] = 11
OFF_WITH_THEIR_HEADS: Final[i64] = 12
TWICE_AS_FAST: Final[i64] = 13
WAR_TACTICS: Final[i64] = 14
JB_L: Final[i64] = 15
JB_L2: Final[i64] = 16
MANXOME_FOE: Final[i64] = 17
CLAWS_THAT_CATCH: Final[i64] = 18
SLITHY_TOVES: Final[i64] = 19
BURBLING: Final[i64] = 20
CC_L: Final[i64] = 21
CC_L2: Final[i64] = 22
NIGHTMARISH_SMILE: Final[i64] = 23
NOW_YOU_SEE_ME: Final[i64] = 24
ALL_MAD_HERE: Final[i64] = 25
GRIN_WITHOUT_A_CAT: Final[i64] = 26
GRIN_OF_TWO: Final[i64] = 27
ABILITY_COUNT: Final[i64] = 28

ALLY_CARDS: Final[tuple[str, ...]] = (
    "A01", "A02", "A03", "A04", "A05", "A06", "A07", "A08", "A09", "A10", "A11", "A12", "A13", "A14", "A15", "A16",
    "A17", "A18", "A19", "A20", "A21",
)  # fmt: skip
ALLY_CARD_COUNT: Final[i64] = 21

SETS: Final[tuple[str, ...]] = ("A", "B", "C", "D")
SET_A: Final[i64] = 0
SET_B: Final[i64] = 1
SET_C: Final[i64] = 2
SET_D: Final[i64] = 3
SET_COUNT: Final[i64] = 4

CHIPS: Final[tuple[str, ...]] = (
    "SOLDIER_W", "SOLDIER_S", "FLAMINGO_W", "FLAMINGO_S", "ROSE_W", "ROSE_S", "CREATURE_W", "CREATURE_S", "ROOK_W",
    "ROOK_S", "FORGE", "FACTION_1", "FACTION_2", "ARTIFACT", "WL14", "WL15", "WL16", "WL17", "WL18", "WL19", "WL20",
    "WL21", "WL22", "WL23", "WL24", "MADNESS", "MADNESS_2", "POISON",
)  # fmt: skip
"""Chips in canonical order: the row ITEM of chips.csv stands for the item chips, each with the id of its card."""
SOLDIER_W: Final[i64] = 0
SOLDIER_S: Final[i64] = 1
FLAMINGO_W: Final[i64] = 2
FLAMINGO_S: Final[i64] = 3
ROSE_W: Final[i64] = 4
ROSE_S: Final[i64] = 5
CREATURE_W: Final[i64] = 6
CREATURE_S: Final[i64] = 7
ROOK_W: Final[i64] = 8
ROOK_S: Final[i64] = 9
FORGE: Final[i64] = 10
FACTION_1: Final[i64] = 11
FACTION_2: Final[i64] = 12
ARTIFACT: Final[i64] = 13
AMULET: Final[i64] = 14
CROWN: Final[i64] = 15
PIPE: Final[i64] = 16
GLOVE: Final[i64] = 17
WATCH: Final[i64] = 18
OYSTERS: Final[i64] = 19
TEAPOT: Final[i64] = 20
RATTLE: Final[i64] = 21
SOUP: Final[i64] = 22
MOUSETRAP: Final[i64] = 23
FEATHER: Final[i64] = 24
MADNESS: Final[i64] = 25
MADNESS_2: Final[i64] = 26
POISON: Final[i64] = 27
CHIP_COUNT: Final[i64] = 28

FACTIONS: Final[tuple[str, ...]] = ("alice", "hatter", "queen", "jabberwock", "cat")
ALICE: Final[i64] = 0
HATTER: Final[i64] = 1
QUEEN: Final[i64] = 2
JABBERWOCK: Final[i64] = 3
CAT: Final[i64] = 4
FACTION_COUNT: Final[i64] = 5

QUESTS: Final[tuple[str, ...]] = (
    "Q01", "Q02", "Q03", "Q04", "Q05", "Q06", "Q07", "Q08", "Q09", "Q10", "Q11", "Q12", "Q13", "Q14", "Q15", "Q16",
    "Q17", "Q18", "Q19", "Q20", "Q21", "Q22", "Q23", "Q24", "Q25", "Q26", "Q27", "Q28", "Q29", "Q30",
)  # fmt: skip
QUEST_COUNT: Final[i64] = 30

REGIONS: Final[tuple[str, ...]] = ("RK", "GF", "TT", "PT", "NM")
RED_KEEP: Final[i64] = 0
GARDEN: Final[i64] = 1
TUMTUM_TREES: Final[i64] = 2
POOL_OF_TEARS: Final[i64] = 3
WABE: Final[i64] = 4
REGION_COUNT: Final[i64] = 5

SCORING_TOKENS: Final[tuple[str, ...]] = ("ST1", "ST2", "ST3", "ST4", "ST5", "ST6")
SCORING_TOKEN_COUNT: Final[i64] = 6

TEA_CARDS: Final[tuple[str, ...]] = (
    "T1-01", "T1-02", "T1-03", "T1-04", "T1-05", "T1-06", "T1-07", "T1-08", "T1-09", "T1-10", "T1-11", "T1-12", "T1-13",
    "T1-14", "T1-15", "T1-16", "T1-17", "T1-18", "T1-19", "T1-20", "T1-21", "T1-22", "T1-23", "T1-24", "T1-25", "T1-26",
    "T1-27", "T1-28", "T1-29", "T1-30", "T2-01", "T2-02", "T2-03", "T2-04", "T2-05", "T2-06", "T2-07", "T2-08", "T2-09",
    "T2-10", "T2-11", "T2-12", "T2-13", "T2-14", "T2-15", "T2-16", "T2-17", "T2-18", "T2-19", "T2-20", "T2-21", "T2-22",
    "T2-23", "T2-24", "T2-25", "T2-26", "T2-27", "T2-28", "T2-29", "T2-30", "T3-01", "T3-02", "T3-03", "T3-04", "T3-05",
    "T3-06", "T3-07", "T3-08", "T3-09", "T3-10", "T3-11", "T3-12", "T3-13", "T3-14", "T3-15", "T3-16", "T3-17", "T3-18",
    "T3-19", "T3-20", "T3-21", "T3-22", "T3-23", "T3-24", "T3-25", "T3-26", "T3-27", "T3-28", "T3-29", "T3-30",
)  # fmt: skip
TEA_CARD_COUNT: Final[i64] = 90

WONDERLANDIANS: Final[tuple[str, ...]] = (
    "WL01", "WL02", "WL03", "WL04", "WL05", "WL06", "WL07", "WL08", "WL09", "WL10", "WL11", "WL12", "WL13", "WL14",
    "WL15", "WL16", "WL17", "WL18", "WL19", "WL20", "WL21", "WL22", "WL23", "WL24",
)  # fmt: skip
WHITE_RABBIT: Final[i64] = 0
KNAVE: Final[i64] = 1
MARCH_HARE: Final[i64] = 2
DUCHESS: Final[i64] = 3
WALRUS: Final[i64] = 4
GRYPHON: Final[i64] = 5
UNICORN: Final[i64] = 6
LION: Final[i64] = 7
HUMPTY: Final[i64] = 8
CATERPILLAR: Final[i64] = 9
MOCK_TURTLE: Final[i64] = 10
DORMOUSE: Final[i64] = 11
TWEEDLES: Final[i64] = 12
AMULET_CARD: Final[i64] = 13
WONDERLANDIAN_COUNT: Final[i64] = 24

ALLIES: Final[tuple[str, ...]] = ("SOLDIER", "FLAMINGO", "ROSE", "CREATURE", "ROOK", "FORGE")
"""Ally types in the order of their chips (WW-008)."""
SOLDIERS: Final[i64] = 0
FLAMINGOS: Final[i64] = 1
ROSES: Final[i64] = 2
CREATURES: Final[i64] = 3
ROOKS: Final[i64] = 4
FORGES: Final[i64] = 5
ALLY_COUNT: Final[i64] = 6
