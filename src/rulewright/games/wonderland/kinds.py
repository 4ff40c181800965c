"""Kinds of values in positions (POSITION.md)."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from rulewright.games.wonderland.ids import (
    ABILITIES,
    CHIPS,
    FACTIONS,
    QUESTS,
    REGIONS,
    SCORING_TOKENS,
    SETS,
    TEA_CARDS,
    WONDERLANDIANS,
)
from rulewright.kit.kinds import Flag, Kind, Name, Seat

SEAT: Final = Seat()
FLAG: Final = Flag()
ABILITY: Final = Name(ABILITIES)
SET: Final = Name(SETS)
CHIP: Final = Name(CHIPS)
FACTION: Final = Name(FACTIONS)
QUEST: Final = Name(QUESTS)
REGION: Final = Name(REGIONS)
SCORING_TOKEN: Final = Name(SCORING_TOKENS)
TEA_CARD: Final = Name(TEA_CARDS)
WONDERLANDIAN: Final = Name(WONDERLANDIANS)
PHASE: Final = Name(("setup", "tea", "war", "end"))
ALLY_CARD_PLACE: Final = Name(("ROOK", "ROSE", "SOLDIER", "CREATURE", "FLAMINGO"))
TEA_TABLE_PLACE: Final = Name(("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"))
TEA_DECK_PLACE: Final = Name(("1", "2", "3"))
SHIELD: Final = Name(("ready", "cracked"))
LEADER: Final = Name(
    (
        "head",
        "seat:5",
        "supply",
        "seat:1",
        "seat:2",
        "seat:3",
        "seat:4",
        "seat:6",
        "seat:7",
        "seat:8",
        "seat:9",
        "seat:10",
        "seat:11",
        "seat:12",
        "seat:13",
        *REGIONS,
    )
)
SUPPORTER_PLACE: Final = Name(("supply", *REGIONS))
CASTLE: Final = Name(("lying", "upright"))
BAG: Final = Name((*CHIPS, *WONDERLANDIANS))
EFFECT: Final = Name(
    (
        "DIE",
        "QUEST1",
        "QUEST2",
        "UNITS2:2",
        "CASTLE",
        "LEADER",
        "SHIELD",
        "UNITS:1",
        "UNITS:2",
        "UNITS:3",
        "UNITS:4",
        "UNITS:5",
        "ABILITY",
        "ANY:WEAK",
        "OPTIONAL",
        "ALLY:CREATURE:STRONG",
        "ALLY:CREATURE:WEAK",
        "ALLY:FLAMINGO:STRONG",
        "ALLY:FLAMINGO:WEAK",
        "ALLY:ROOK:STRONG",
        "ALLY:ROOK:WEAK",
        "ALLY:ROSE:STRONG",
        "ALLY:ROSE:WEAK",
        "ALLY:SOLDIER:STRONG",
        "ALLY:SOLDIER:WEAK",
        "ANY:STRONG",
        "DISCARD_MADNESS",
        "DISCARD_SHARDS:1",
        "DISCARD_SHARDS:2",
        "FORGE_CHIP",
        "TEA_FORGE",
        "WONDERLANDIAN",
    )
)
LIST: Final = Name(
    (
        "QUEST1",
        "LEADER",
        "UNITS:2",
        "ANY:WEAK",
        "CASTLE_VALUE:4",
        "DISCARD_SHARDS:1",
        "SUPPORTERS:1",
        "SUPPORTERS:2",
        *CHIPS,
    )
)
SOURCE: Final = Name(("forge",))
CODE: Final = Name(
    (
        "QUEST1",
        "QUEST2",
        "CASTLE",
        "LEADER",
        "UNITS:3",
        "ABILITY",
        "ANY:WEAK",
        "ALLY:CREATURE:WEAK",
        "ALLY:FLAMINGO:WEAK",
        "ALLY:ROOK:WEAK",
        "ALLY:ROSE:STRONG",
        "ALLY:ROSE:WEAK",
        "ANY:STRONG",
        "TEA_FORGE",
        "WONDERLANDIAN",
    )
)
SOURCE_OF_REWARD: Final = Name(("card", "forge"))
STATUS: Final = Name(("bust", "halted", "fighting"))
CHANGE: Final = Name(("+1", "+2", "x2"))
TODO: Final = Name((*ABILITIES, *WONDERLANDIANS))
OPEN: Final = Name(("AL-3", "CREATURE", *WONDERLANDIANS))
STAGE: Final = Name(("WL06", "AL-3", "rook", "forge", "castle", "rose_feat"))


class Untyped(Kind):
    """UNWRITTEN: JSON as it stands, until its kind is declared."""

    def __init__(self) -> None:
        super().__init__("JSON")

    def write(self, g: Any, value: Any) -> Any:
        return deepcopy(value)

    def read(self, g: Any, given: Any, where: str) -> Any:
        return deepcopy(given)


UNTYPED: Final = Untyped()
