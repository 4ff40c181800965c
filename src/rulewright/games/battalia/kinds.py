"""Kinds of values in positions (POSITION.md)."""

from __future__ import annotations

from typing import Any, Final

from rulewright.core.errors import BadPosition
from rulewright.games.battalia.content import LAYOUTS, MEANINGS, PILES, RANKS, SQUARE_NAMES, TYPES
from rulewright.games.battalia.ids import CREATION_CARDS, ELIXIRS, FACTIONS, TERRAIN_CARDS
from rulewright.games.battalia.items import (
    CARDLIKE,
    SIMPLE_SOURCES,
    item_key,
    item_number,
    item_of_source,
    source_of,
)
from rulewright.games.battalia.options import HERO_NAMES
from rulewright.kit.kinds import Flag, Kind, List, Mask, Multiset, Name, Seat, Tuple, Whole
from rulewright.kit.squares import exits_of, letters_of


class Item(Kind):
    """An item by its key; null is none."""

    def __init__(self, below: int = 1 << 40) -> None:
        super().__init__("the key of an item", nothing=-1)
        self.below = below

    def write(self, g: Any, value: Any) -> Any:
        return None if value < 0 else item_key(value)

    def read(self, g: Any, given: Any, where: str) -> Any:
        if given is None:
            return -1
        item = int(item_number(given)) if isinstance(given, str) else -1
        if not 0 <= item < self.below:
            raise self.wrong(where, given)
        return item


class Source(Kind):
    """What is attached to a unit in a battle line."""

    def __init__(self) -> None:
        super().__init__("an attached card")

    def write(self, g: Any, value: Any) -> Any:
        return item_key(item_of_source(value))

    def read(self, g: Any, given: Any, where: str) -> Any:
        source = source_of(item_number(given)) if isinstance(given, str) else -1
        if not 0 <= source < SIMPLE_SOURCES:
            raise self.wrong(where, given)
        return int(source)


class Exits(Kind):
    """Exits as letters of NESW in this order."""

    def __init__(self) -> None:
        super().__init__("letters of NESW in this order", nothing=0)

    def write(self, g: Any, value: Any) -> Any:
        return letters_of(value)

    def read(self, g: Any, given: Any, where: str) -> Any:
        if not isinstance(given, str) or set(given) - set("NESW"):
            raise self.wrong(where, given)
        exits = int(exits_of(given))
        if letters_of(exits) != given:
            raise self.wrong(where, given)
        return exits


class SquareTexts(List):
    """Squares as texts in ascending order of the texts; in the game by number."""

    def arranged(self, values: list[Any]) -> list[Any]:
        return sorted(values)

    def write(self, g: Any, value: Any) -> Any:
        return sorted(SQUARE_NAMES[square] for square in value)

    def view(self, g: Any, value: Any, viewer: int, owner: int) -> Any:
        return self.write(g, value)


class OrderedMask(Mask):
    """A set of names, written in the order of the texts."""

    def write(self, g: Any, value: Any) -> Any:
        return sorted(super().write(g, value))


class Distinct(List):
    """Things that occur once, in the order given."""

    def read(self, g: Any, given: Any, where: str) -> Any:
        values: list[Any] = super().read(g, given, where)
        if len(set(values)) != len(values):
            raise BadPosition(f"{where}: nothing may stand there twice")
        return values


SEAT: Final = Seat()
A_SEAT: Final = Seat(or_null=False)
FLAG: Final = Flag()
CARD: Final = Name(CREATION_CARDS, or_null=False)
CARD_OR_NULL: Final = Name(CREATION_CARDS)
CARDS: Final = Multiset(CARD)
TERRAIN_CARD: Final = Name(TERRAIN_CARDS, or_null=False)
SQUARE: Final = Name(SQUARE_NAMES, or_null=False)
SQUARE_OR_NULL: Final = Name(SQUARE_NAMES)
FACTION: Final = Name(FACTIONS)
A_FACTION: Final = Name(FACTIONS, or_null=False)
LAYOUT: Final = Name(LAYOUTS, or_null=False)
PHASE: Final = Name(("setup", "play", "over"), or_null=False)
PILE: Final = Name(PILES, or_null=False)
BY_NAMES: Final = ("title", "scroll", "crown", "book", "hammer", "eclipse", "amulet", "fanatic", "clone")
BY: Final = Name(BY_NAMES, or_null=False)
MEANING: Final = Name(MEANINGS, or_null=False)
ROYAL: Final = Name(("queen", "king"), or_null=False)
VETERAN: Final = Name(("none", "active", "disgraced"), or_null=False)
HERO: Final = Name(HERO_NAMES, or_null=False)
HERO_OR_NULL: Final = Name(HERO_NAMES)
RANK: Final = Name(RANKS[:4], or_null=False)
TYPE: Final = Name(TYPES, or_null=False)
CITY_SHAPE: Final = Name(("d", "s", "c", "t", "x"), or_null=False)
ELIXIR: Final = Name(ELIXIRS, or_null=False)
PLACE_TO: Final = Name(("hand", "shelter"), or_null=False)
ITEM: Final = Item()
CARDLIKE_ITEM: Final = Item(int(CARDLIKE))
SOURCE: Final = Source()
EXITS: Final = Exits()
GATE_NUMBER: Final = Whole(1, 6, or_null=True)
STORM: Final = Whole(1, 12)
SIDE: Final = Name(("attack", "defence"), or_null=False)
WHAT: Final = Name(("city", "ruins", "heroes"), or_null=False)
SLOT_NAMES: Final = (
    "supply", "freeman", "chief", "priest", "lord", "unit", "weapon", "queen", "king", "any", "retreat",
)  # fmt: skip
SLOT: Final = Name(SLOT_NAMES, or_null=False)
NEED: Final = List(Tuple(SLOT, Whole(0, 9)))
NATIVE: Final = SquareTexts(SQUARE)
TERRAINS: Final = OrderedMask(A_FACTION)
