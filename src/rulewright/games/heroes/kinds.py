"""Kinds of values in positions (POSITION.md)."""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.errors import BadPosition
from rulewright.games.heroes.content import CARD_NAMES, TIERS
from rulewright.games.heroes.ids import (
    ARTEFACTS,
    BUILDINGS,
    COLOURS,
    ENCOUNTERS,
    FACTIONS,
    HEROES,
    SCROLLS,
    SKILLS,
    TREASURES,
    UNITS,
    WEEKS,
)
from rulewright.games.heroes.options import POWERS, REWARDS, SLOTS, SQUARES
from rulewright.kit.kinds import Flag, Kind, List, Name, Seat, Whole
from rulewright.kit.positions import Field

CAPITAL: Final = "capital"


class At(Kind):
    """Where a pawn stands: a square, or the capital (-1)."""

    def __init__(self) -> None:
        super().__init__("a square or `capital`", nothing=-1)

    def write(self, g: Any, value: Any) -> Any:
        return CAPITAL if value < 0 else SQUARES[value]

    def read(self, g: Any, given: Any, where: str) -> Any:
        return -1 if given == CAPITAL else SQUARE.entry(g, given, where)


class Die(Kind):
    """An attack die: its value, and whether it was rerolled; in the game value x 2 + rerolled."""

    def __init__(self) -> None:
        super().__init__("a value from 1 to 8, and true or false", nothing=0)

    def write(self, g: Any, value: Any) -> Any:
        return [value // 2, value % 2 == 1]

    def read(self, g: Any, given: Any, where: str) -> Any:
        if not isinstance(given, list) or len(given) != 2:
            raise self.wrong(where, given)
        return VALUE.read(g, given[0], where) * 2 + int(FLAG.read(g, given[1], where))


class Reception(Kind):
    """Who has received what by transfer: a hero and a unit type; in the game hero x 24 + unit type."""

    def __init__(self) -> None:
        super().__init__("a hero and a unit type", nothing=0)

    def write(self, g: Any, value: Any) -> Any:
        return [HEROES[value // len(UNITS)], UNITS[value % len(UNITS)]]

    def read(self, g: Any, given: Any, where: str) -> Any:
        if not isinstance(given, list) or len(given) != 2:
            raise self.wrong(where, given)
        return HERO.entry(g, given[0], where) * len(UNITS) + UNIT.entry(g, given[1], where)


class OfFaction(Field):
    """An object from unit types to something, kept by tier, of a thing that has a hero: its faction (MH-640)."""

    def tier(self, thing: Any, unit: Any, where: str) -> int:
        """The tier of a unit type, which must be of the hero's faction."""
        number: int = UNIT.entry(None, unit, where)
        if thing.hero < 0 or number // TIERS != thing.hero // 3:
            raise BadPosition(f"{where}: MH-640: {unit} is no unit of this hero's faction")
        return number % int(TIERS)

    def unit(self, thing: Any, tier: int) -> str:
        return UNITS[int(thing.hero // 3 * TIERS + tier)]

    def entries(self, thing: Any) -> dict[str, Any]:
        """What is written."""
        return {}

    def write(self, g: Any, thing: Any) -> Any:
        return self.entries(thing)

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        return self.entries(thing)


class Army(OfFaction):
    """Elite and basic tokens of each unit type."""

    def entries(self, thing: Any) -> dict[str, Any]:
        rows = [(tier, [thing.army[tier], thing.army[TIERS + tier]]) for tier in range(TIERS)]
        return {self.unit(thing, tier): row for tier, row in rows if any(row)}

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if not isinstance(given, dict):
            raise self.kind.wrong(where, given)
        for unit, row in given.items():
            tier = self.tier(thing, unit, where)
            thing.army[tier], thing.army[TIERS + tier] = PAIR.read(g, row, f"{where}, {unit}")


class Tokens(OfFaction):
    """A number for each unit type; 0 is left out."""

    def entries(self, thing: Any) -> dict[str, Any]:
        return {self.unit(thing, tier): number for tier, number in enumerate(self.get(None, thing)) if number}

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if not isinstance(given, dict):
            raise self.kind.wrong(where, given)
        for unit, number in given.items():
            self.get(g, thing)[self.tier(thing, unit, where)] = COUNT.read(g, number, f"{where}, {unit}")


SEAT: Final = Seat()
SOMEBODY: Final = Seat(or_null=False)
FLAG: Final = Flag()
COUNT: Final = Whole(0, 999)
VALUE: Final = Whole(1, 8)
PAIR: Final = List(Whole(0, 99), length=2)
FACTION: Final = Name(FACTIONS)
ARTEFACT: Final = Name(ARTEFACTS)
BUILDING: Final = Name(BUILDINGS)
ENCOUNTER: Final = Name(ENCOUNTERS)
COLOUR: Final = Name(COLOURS)
HERO: Final = Name(HEROES)
SCROLL: Final = Name(SCROLLS)
SKILL: Final = Name(SKILLS)
TREASURE: Final = Name(TREASURES)
UNIT: Final = Name(UNITS)
WEEK: Final = Name(WEEKS)
SQUARE: Final = Name(SQUARES)
AT: Final = At()
DIE: Final = Die()
RECEPTION: Final = Reception()
CARD: Final = Name(("ready", "used", "aside"))
CARD_PLACE: Final = Name(CARD_NAMES)
DECK: Final = Name(("might", "magic"))
PILE: Final = Name(("artefact", "scroll", "treasure"))
REWARD: Final = Name(REWARDS)
USED: Final = Name(POWERS)
SLOT: Final = Name(SLOTS)
ON: Final = Name((*SLOTS, "side0", "side1"))
WHAT: Final = Name(
    ("initiative", "strength", "attacks", "next_attack", "protection", "blessing", "regeneration", "skip")
)
STAGE: Final = Name(("healer", "casualties", "trophy", "advancement", "pawns", "takeover", "end"))
WINDOW: Final = Name(
    (
        "battle_start",
        "turn_start",
        "before_roll",
        "elite_result",
        "after_roll_own",
        "after_roll_enemy",
        "wounds",
        "after_attack",
        "turn_end",
    )
)
KIND: Final = Name(("unit", "encounter", "strength", "magic", *SKILLS, *SCROLLS))
FACE: Final = Name(("wound1", "wound2", "laurel", "luck", "misfortune"))
PARTY: Final = Whole(0, 1)
PARTY_OR_NONE: Final = Whole(0, 1, or_null=True)
