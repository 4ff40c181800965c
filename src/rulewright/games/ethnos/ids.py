"""Identifiers of ethnos: the names of all things in canonical order, and their places as constants.

Written by `make generate` from ids.toml and the data files. Do not change it by hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

TRIBES: Final[tuple[str, ...]] = (
    "centaur", "dwarf", "elf", "giant", "halfling", "merfolk", "minotaur", "orc", "skeleton", "troll", "wingfolk",
    "wizard",
)  # fmt: skip
CENTAUR: Final[i64] = 0
DWARF: Final[i64] = 1
ELF: Final[i64] = 2
GIANT: Final[i64] = 3
HALFLING: Final[i64] = 4
MERFOLK: Final[i64] = 5
MINOTAUR: Final[i64] = 6
ORC: Final[i64] = 7
SKELETON_TRIBE: Final[i64] = 8
TROLL: Final[i64] = 9
WINGFOLK: Final[i64] = 10
WIZARD: Final[i64] = 11
TRIBE_COUNT: Final[i64] = 12

COLOURS: Final[tuple[str, ...]] = ("blue", "green", "grey", "orange", "purple", "red")
COLOUR_COUNT: Final[i64] = 6

KINGDOMS: Final[tuple[str, ...]] = ("althea", "duris", "ithys", "pelagon", "rhea", "straton")
KINGDOM_COUNT: Final[i64] = 6

TYPES: Final[tuple[str, ...]] = (
    "centaur-blue", "centaur-green", "centaur-grey", "centaur-orange", "centaur-purple", "centaur-red", "dwarf-blue",
    "dwarf-green", "dwarf-grey", "dwarf-orange", "dwarf-purple", "dwarf-red", "elf-blue", "elf-green", "elf-grey",
    "elf-orange", "elf-purple", "elf-red", "giant-blue", "giant-green", "giant-grey", "giant-orange", "giant-purple",
    "giant-red", "halfling-blue", "halfling-green", "halfling-grey", "halfling-orange", "halfling-purple",
    "halfling-red", "merfolk-blue", "merfolk-green", "merfolk-grey", "merfolk-orange", "merfolk-purple", "merfolk-red",
    "minotaur-blue", "minotaur-green", "minotaur-grey", "minotaur-orange", "minotaur-purple", "minotaur-red",
    "orc-blue", "orc-green", "orc-grey", "orc-orange", "orc-purple", "orc-red", "skeleton", "troll-blue", "troll-green",
    "troll-grey", "troll-orange", "troll-purple", "troll-red", "wingfolk-blue", "wingfolk-green", "wingfolk-grey",
    "wingfolk-orange", "wingfolk-purple", "wingfolk-red", "wizard-blue", "wizard-green", "wizard-grey", "wizard-orange",
    "wizard-purple", "wizard-red", "dragon",
)  # fmt: skip
"""Eleven Tribes in six colours, the Skeleton, the Dragon."""
SKELETON: Final[i64] = 48
DRAGON: Final[i64] = 67
CARD_TYPE_COUNT: Final[i64] = 68
