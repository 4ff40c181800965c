"""What is in the box: what follows from the names of things, and the printed tables.

Which Tribes, Kingdoms and cards exist is fixed (CONTENT of the rulebook's first
chapter, ET-004 to ET-008): `ids` has their names in canonical order and their
numbers. The printed values come from `data/`, or from a content pack of the same
form, and are checked.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from rulewright.games.ethnos.ids import COLOURS, KINGDOMS, TRIBES, TYPES
from rulewright.kit.contents import DataFiles

NO_COLOUR: Final[i64] = 6
KINGDOM_OF_COLOUR: Final = (5, 0, 3, 2, 1, 4)
"""ET-004: Straton is blue, Althea green, Pelagon grey, Ithys orange, Duris purple, Rhea red."""
HAND_LIMIT: Final[i64] = 10
DRAGONS: Final[i64] = 3
MOST: Final = 99
"""The highest printed number that a content pack may have."""


def tribe_of_type(name: str) -> int:
    """ET-007: the Tribe of `elf-red` or `skeleton`; -1 for the Dragon."""
    tribe = name.partition("-")[0]
    return TRIBES.index(tribe) if tribe in TRIBES else -1


def colour_of_type(name: str) -> int:
    """ET-007: the colour of `elf-red`; Skeletons and Dragons have none."""
    colour = name.partition("-")[2]
    return COLOURS.index(colour) if colour else int(NO_COLOUR)


TRIBE_OF: Final = [tribe_of_type(name) for name in TYPES]
COLOUR_OF: Final = [colour_of_type(name) for name in TYPES]
ALLY_TYPES: Final = TYPES[:-1]
TYPE_NUMBER: Final = {name: number for number, name in enumerate(TYPES)}


class Tables:
    """The printed values of one edition of the game; never changed."""

    def __init__(self, folder: Path) -> None:
        reader = Reader(folder)
        self.copies: list[int] = reader.copies()
        self.tokens_few, self.tokens_many = reader.glory_tokens()
        self.bands: list[int] = reader.numbers("bands", "glory", 7)
        self.horde: list[int] = reader.numbers("horde", "glory", 7)
        self.giant_on_taking: i64 = reader.number("giant", "on_taking")
        self.giant_few: list[int] = reader.numbers("giant", "few", 2)
        self.giant_many: list[int] = reader.numbers("giant", "many", 3)
        self.merfolk_few: list[int] = reader.numbers("merfolk", "few", 2)
        self.merfolk_many: list[int] = reader.numbers("merfolk", "many", 3)
        self.symbols_few, self.symbols_many = reader.merfolk_symbols()
        self.markers: i64 = reader.number("markers", "each")
        self.last_space: i64 = len(self.symbols_few) - 1
        reader.kingdoms()


class Reader(DataFiles):
    """The data files of Ethnos, and what they must hold."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.tables: dict[str, Any] = self.toml("tables.toml")

    def number(self, section: str, name: str) -> int:
        value = self.tables.get(section, {}).get(name)
        return self.whole(f"tables.toml, [{section}] {name}", value, 0, MOST)

    def numbers(self, section: str, name: str, length: int) -> list[int]:
        values = self.tables.get(section, {}).get(name)
        return self.wholes(f"tables.toml, [{section}] {name}", values, length, 0, MOST)

    def copies(self) -> list[int]:
        """ET-006, ET-007: how many cards of each type there are."""
        rows = self.listed("card_types.csv", "type", TYPES, ("copies", "provenance"))
        copies = [self.whole("card_types.csv", row["copies"], 1, 24) for row in rows]
        expected = [{"skeleton": 12, "dragon": 3}.get(name, 4 if "halfling" in name else 2) for name in TYPES]
        if copies != expected:
            raise self.wrong("card_types.csv", "the numbers of copies are not those of ET-007")
        return copies

    def glory_tokens(self) -> tuple[list[int], list[int]]:
        """ET-009: the values used with 2-3 and with 4-6 players, ascending."""
        rows = self.rows("glory_tokens.csv", ("token_id", "value", "marked_4plus", "provenance"))
        few = [self.whole("glory_tokens.csv", row["value"], 0, MOST) for row in rows if row["marked_4plus"] == "no"]
        many = [self.whole("glory_tokens.csv", row["value"], 0, MOST) for row in rows]
        if len(few) != 12 or len(many) != 18:
            raise self.wrong("glory_tokens.csv", "must have 18 tokens, six of them marked 4+")
        return sorted(few), sorted(many)

    def merfolk_symbols(self) -> tuple[list[int], list[int]]:
        """ET-016: for each space of the two sides, 1 if it bears the Control symbol."""
        sides: list[list[int]] = [[], []]
        for row in self.rows("merfolk_track.csv", ("side", "space", "control_symbol", "provenance")):
            side = self.place("merfolk_track.csv", row["side"], ("2-3", "4-6"))
            sides[side].append(self.place("merfolk_track.csv", row["control_symbol"], ("no", "yes")))
        if any(len(symbols) != 19 for symbols in sides):
            raise self.wrong("merfolk_track.csv", "each side has the spaces 0 to 18")
        return sides[0], sides[1]

    def kingdoms(self) -> None:
        """ET-004: the six Kingdoms with their colours."""
        given = [(row.get("id"), row.get("colour")) for row in self.tables.get("kingdoms", [])]
        expected = sorted((KINGDOMS[KINGDOM_OF_COLOUR[at]], colour) for at, colour in enumerate(COLOURS))
        if given != expected:
            raise self.wrong("tables.toml", "the Kingdoms are not the six of ET-004, in order")
