"""Kinds of values in positions (POSITION.md)."""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.errors import BadPosition
from rulewright.games.wonderland.content import CODES, FIGURE_COUNT, KINDS_IN_SUPPLY
from rulewright.games.wonderland.ids import (
    ABILITIES,
    ALLIES,
    CHIP_COUNT,
    CHIPS,
    FACTIONS,
    MADNESS,
    QUESTS,
    REGIONS,
    SCORING_TOKENS,
    SETS,
    TEA_CARDS,
    WONDERLANDIANS,
)
from rulewright.kit.kinds import ByName, Flag, Kind, Name, Seat

SEAT: Final = Seat()
OWNER_SEAT: Final = Seat(or_null=False)
FLAG: Final = Flag()
ABILITY: Final = Name(ABILITIES, or_null=False)
SET: Final = Name(SETS, or_null=False)
CHIP: Final = Name(CHIPS)
FACTION: Final = Name(FACTIONS)
WAGER: Final = Name(FACTIONS, unseen=None)
QUEST: Final = Name(QUESTS)
SCORING_TOKEN: Final = Name(SCORING_TOKENS)
TEA_CARD: Final = Name(TEA_CARDS)
WONDERLANDIAN: Final = Name(WONDERLANDIANS)
FIGURE: Final = Name(WONDERLANDIANS[:FIGURE_COUNT])
PHASES: Final = ("setup", "tea", "war", "end")
PHASE: Final = Name(PHASES, or_null=False)
ALLY_CARD: Final = Name(ALLIES[:5])
TEA_SEAT: Final = Name(tuple(str(number) for number in range(1, 14)))
TEA_DECK: Final = Name(("1", "2", "3"))
SHIELD: Final = Name(("ready", "cracked"), or_null=False)
CASTLE: Final = Name(("lying", "upright"))
CODE: Final = Name(CODES)
SOURCE: Final = Name(("card", "forge"), or_null=False)
STATUS: Final = Name(("fighting", "halted", "bust"), or_null=False)
PLAYED_ABILITY: Final = Name((*ABILITIES, *WONDERLANDIANS), or_null=False)
"""What a chip sets off: an ability by its number, an item by that of its card after all abilities."""
END_ABILITIES: Final = ("AL-3", "WL06", "WL23", "ROSE", "CREATURE", "ROOK")
END_ABILITY: Final = Name(END_ABILITIES)
STAGES: Final = (*END_ABILITIES, "castle", "done", "feat", "rook", "rose", "rose_feat", "rook2", "next", "forge")
STAGE: Final = Name(STAGES)


class InUse(Name):
    """A region that is in the game, perhaps followed by other places; with two players one is out (WW-421)."""

    def read(self, g: Any, given: Any, where: str) -> Any:
        found = super().read(g, given, where)
        if given is not None and given in REGIONS and REGIONS.index(given) == g.unused_region:
            raise BadPosition(f"{where}: WW-421: {given} is out of the game")
        return found


class TablePlace(InUse):
    """Where a leader can be; only seats of the table in use (WW-024)."""

    def read(self, g: Any, given: Any, where: str) -> Any:
        found = super().read(g, given, where)
        if 1 <= found <= 13 and found - 1 not in g.tables.seats_in_use[g.players]:
            raise BadPosition(f"{where}: WW-024: {given} is not in use")
        return found


class ByRegion(ByName):
    """An object from regions, and perhaps other places, to something; what is out of the game is not written."""

    def write(self, g: Any, value: Any) -> Any:
        unused = g.unused_region
        return {self.key(at): self.inner.write(g, one) for at, one in self.filled(value) if at != unused}

    def view(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        return self.write(g, value)


class Counted(Kind):
    """A multiset of chips, kept as a number for each and written as a list in canonical order."""

    def __init__(self) -> None:
        super().__init__("a list of chips")

    def write(self, g: Any, value: Any) -> Any:
        return [CHIPS[chip] for chip, number in enumerate(value) for _ in range(number)]

    def read(self, g: Any, given: Any, where: str) -> Any:
        if not isinstance(given, list):
            raise self.wrong(where, given)
        counts = [0] * int(CHIP_COUNT)
        for at, one in enumerate(given):
            counts[CHIP.entry(g, one, f"{where}[{at}]")] += 1
        return counts

    def hidden(self, g: Any, value: Any) -> Any:
        return sum(value)


TIMES: Final = 100
"""A change of a chip's strength is a number to be added, or TIMES and a factor."""


class Change(Kind):
    """A change of a chip's strength as a text: "x2", "+1", "-2"."""

    def __init__(self) -> None:
        super().__init__('a change such as "x2" or "+1"')

    def write(self, g: Any, value: Any) -> Any:
        return f"x{value - TIMES}" if value > TIMES else f"{value:+d}"

    def read(self, g: Any, given: Any, where: str) -> Any:
        number = given[1:] if isinstance(given, str) else ""
        if not (number.isascii() and number.isdigit() and 1 <= len(number) <= 2) or given[0] not in "x+-":
            raise self.wrong(where, given)
        if given[0] == "x":
            if number not in ("2", "3"):
                raise self.wrong(where, given)
            return TIMES + int(number)
        return int(number) if given[0] == "+" else -int(number)


REGION: Final = InUse(REGIONS)
REGION_OR_SUPPLY: Final = InUse((*REGIONS, "supply"))
LEADER_PLACE: Final = TablePlace(
    ("head", *(f"seat:{number}" for number in range(1, 14)), *REGIONS, "supply"), or_null=False
)
COUNTED: Final = Counted()
CHANGE: Final = Change()
SUPPLY_CHIP: Final = Name((*CHIPS[: KINDS_IN_SUPPLY - 1], CHIPS[MADNESS]))
