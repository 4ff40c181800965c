"""Kinds of values in positions of Runewars."""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.errors import BadPosition
from rulewright.games.runewars.content import LABELS, NONE, RUNES
from rulewright.games.runewars.ids import (
    AREAS,
    ATTRIBUTES,
    CITIES,
    DEVELOPMENTS,
    EXPLORATION,
    FACTIONS,
    FATE_NUMBERS,
    HEROES,
    OBJECTIVES,
    QUESTS,
    RESOURCES,
    REWARDS,
    SEASON_CARDS,
    SYMBOLS,
    TACTICS,
    TILES,
    TITLES,
    UNITS,
)
from rulewright.games.runewars.options import MARKER, MARKER_STEPS, MOST_INFLUENCE, marked, marker_code
from rulewright.kit.kinds import EachSeat, Flag, Key, Kind, List, Name, Seat, Whole


class Area(Name):
    """An area of the map."""

    def read(self, g: Any, given: Any, where: str) -> Any:
        area: int = super().read(g, given, where)
        if area != NONE and not g.board.on_map[area]:
            raise BadPosition(f"{where}: an area of the map is expected, and {AREAS[area]} is not on the map")
        return area


class HomeMarker(Kind):
    """A marker of a home realm: two adjacent hexagons; in the game the option `marker`, less its verb."""

    def __init__(self) -> None:
        super().__init__("a pair of adjacent hexagons")
        self.cell = List(Whole(-24, 24), 2)

    def write(self, g: Any, value: Any) -> Any:
        if value == NONE:
            return None
        q, r, step = marked(value)
        return [[q, r], [q + MARKER_STEPS[step][0], r + MARKER_STEPS[step][1]]]

    def read(self, g: Any, given: Any, where: str) -> Any:
        if given is None:
            return -1
        if not isinstance(given, list) or len(given) != 2:
            raise self.wrong(where, given)
        (q, r), (other_q, other_r) = sorted(self.cell.read(g, cell, where) for cell in given)
        if (other_q - q, other_r - r) not in MARKER_STEPS:
            raise self.wrong(where, given)
        return int(marker_code(q, r, MARKER_STEPS.index((other_q - q, other_r - r))) - MARKER)


# Single values; names may be null where there is none

FLAG: Final = Flag()
NUMBER: Final = Whole()
OR_NO_NUMBER: Final = Whole(or_null=True)
ORDER_NUMBER: Final = Whole(1, 8, or_null=True)
INFLUENCE: Final = Whole(0, int(MOST_INFLUENCE))
FATE: Final = Whole(1, len(FATE_NUMBERS))
SEAT: Final = Seat()
AREA: Final = Area(AREAS)
HERO: Final = Name(HEROES)
UNIT: Final = Name(UNITS)
LABEL: Final = Name(LABELS)
REWARD: Final = Name(REWARDS)
QUEST: Final = Name(QUESTS)
TACTIC: Final = Name(TACTICS)
OBJECTIVE: Final = Name(OBJECTIVES, secret=True)
SEASON_CARD: Final = Name(SEASON_CARDS)
FACTION: Final = Name(FACTIONS)
TILE: Final = Name(TILES)
CITY: Final = Name(CITIES)
DEVELOPMENT: Final = Name(DEVELOPMENTS)
TITLE: Final = Name(TITLES)
RUNE: Final = Name(RUNES[1:], first=1, secret=True)
TOKEN: Final = Name(EXPLORATION, secret=True, unseen=None)
SYMBOL: Final = Name(SYMBOLS)
RESOURCE: Final = Name(RESOURCES)
ATTRIBUTE: Final = Name(ATTRIBUTES)
CARD: Final = Name((*TACTICS, *REWARDS, "captain", "valadir"))
"""What a `card` frame can name."""
HOME_MARKER: Final = HomeMarker()

KEY: Final = Key()

# One for each seat, or none at all yet

QUESTS_BY_SEAT: Final = EachSeat(List(QUEST), or_empty=True, rule="RW-053: ")
TILES_BY_SEAT: Final = EachSeat(List(TILE), or_empty=True, rule="RW-053: ")
AREA_BY_SEAT: Final = EachSeat(AREA, or_empty=True)
TACTIC_BY_SEAT: Final = EachSeat(TACTIC, or_empty=True)
ORDER_BY_SEAT: Final = EachSeat(ORDER_NUMBER, or_empty=True)
BID_BY_SEAT: Final = EachSeat(Whole(0, int(MOST_INFLUENCE), or_null=True), or_empty=True)
