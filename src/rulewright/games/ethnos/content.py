"""What is in the box: card types, Tribes, Kingdoms, tokens and printed tables.

The kinds of cards are fixed (CONTENT of the rulebook's first chapter, ET-004 to
ET-008) and known here as small numbers in canonical order. The printed values
come from `data/`, or from a content pack of the same form, and are checked.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from rulewright.core.errors import BadContent
from rulewright.games.datafiles import rows_of, whole

TRIBES: Final = (
    "centaur", "dwarf", "elf", "giant", "halfling", "merfolk",
    "minotaur", "orc", "skeleton", "troll", "wingfolk", "wizard",
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

COLOURS: Final = ("blue", "green", "grey", "orange", "purple", "red")
NO_COLOUR: Final[i64] = 6

KINGDOMS: Final = ("althea", "duris", "ithys", "pelagon", "rhea", "straton")
KINGDOM_OF_COLOUR: Final = (5, 0, 3, 2, 1, 4)
"""ET-004: Straton is blue, Althea green, Pelagon grey, Ithys orange, Duris purple, Rhea red."""

SKELETON: Final[i64] = 48
DRAGON: Final[i64] = 67
HAND_LIMIT: Final[i64] = 10
DRAGONS: Final[i64] = 3


def _card_types() -> tuple[tuple[str, ...], list[int], list[int]]:
    """ET-007, ET-008: eleven Tribes in six colours, the Skeleton, the Dragon."""
    names: list[str] = []
    tribes: list[int] = []
    colours: list[int] = []
    for tribe, tribe_name in enumerate(TRIBES):
        if tribe_name == "skeleton":
            names.append(tribe_name)
            tribes.append(tribe)
            colours.append(6)
            continue
        for colour, colour_name in enumerate(COLOURS):
            names.append(f"{tribe_name}-{colour_name}")
            tribes.append(tribe)
            colours.append(colour)
    names.append("dragon")
    tribes.append(-1)
    colours.append(6)
    return tuple(names), tribes, colours


_types = _card_types()
TYPES: Final = _types[0]
TRIBE_OF: Final = _types[1]
COLOUR_OF: Final = _types[2]
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


class Reader:
    """Reads the data files of a folder and says clearly what is wrong with them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.tables: dict[str, Any] = self.toml("tables.toml")

    def toml(self, name: str) -> dict[str, Any]:
        path = self.folder / name
        try:
            with path.open("rb") as file:
                return tomllib.load(file)
        except OSError as error:
            raise BadContent(f"{path}: cannot be read ({error.strerror})") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise BadContent(f"{path}: {error}") from None

    def rows(self, name: str, columns: tuple[str, ...]) -> list[dict[str, str]]:
        return rows_of(self.folder, name, columns)

    def whole(self, place: str, text: Any, low: int = 0, high: int = 99) -> int:
        return whole(self.folder, place, text, low, high)

    def number(self, section: str, name: str) -> int:
        value = self.tables.get(section, {}).get(name)
        return self.whole(f"tables.toml, [{section}] {name}", value)

    def numbers(self, section: str, name: str, length: int) -> list[int]:
        place = f"tables.toml, [{section}] {name}"
        values = self.tables.get(section, {}).get(name)
        if not isinstance(values, list) or len(values) != length:
            raise BadContent(f"{self.folder / place}: must be a list of {length} whole numbers")
        return [self.whole(place, value) for value in values]

    def copies(self) -> list[int]:
        """ET-006, ET-007: how many cards of each type there are."""
        rows = self.rows("card_types.csv", ("type", "copies", "provenance"))
        found = tuple(row["type"] for row in rows)
        if found != TYPES:
            wrong = next((row for row, name in zip(found, TYPES, strict=False) if row != name), None)
            raise BadContent(f"{self.folder / 'card_types.csv'}: must list all 68 types in order; see {wrong!r}")
        copies = [self.whole("card_types.csv", row["copies"], 1, 24) for row in rows]
        expected = [{"skeleton": 12, "dragon": 3}.get(name, 4 if "halfling" in name else 2) for name in TYPES]
        if copies != expected:
            raise BadContent(f"{self.folder / 'card_types.csv'}: the numbers of copies are not those of ET-007")
        return copies

    def glory_tokens(self) -> tuple[list[int], list[int]]:
        """ET-009: the values used with 2-3 and with 4-6 players, ascending."""
        rows = self.rows("glory_tokens.csv", ("token_id", "value", "marked_4plus", "provenance"))
        few = sorted(self.whole("glory_tokens.csv", row["value"]) for row in rows if row["marked_4plus"] == "no")
        many = sorted(self.whole("glory_tokens.csv", row["value"]) for row in rows)
        if len(few) != 12 or len(many) != 18:
            raise BadContent(f"{self.folder / 'glory_tokens.csv'}: must have 18 tokens, six of them marked 4+")
        return few, many

    def merfolk_symbols(self) -> tuple[list[int], list[int]]:
        """ET-016: for each space of the two sides, 1 if it bears the Control symbol."""
        rows = self.rows("merfolk_track.csv", ("side", "space", "control_symbol", "provenance"))
        sides: dict[str, list[int]] = {"2-3": [], "4-6": []}
        for row in rows:
            if row["side"] not in sides or row["control_symbol"] not in ("yes", "no"):
                raise BadContent(f"{self.folder / 'merfolk_track.csv'}: side is 2-3 or 4-6, control_symbol yes or no")
            sides[row["side"]].append(1 if row["control_symbol"] == "yes" else 0)
        if any(len(symbols) != 19 for symbols in sides.values()):
            raise BadContent(f"{self.folder / 'merfolk_track.csv'}: each side has the spaces 0 to 18")
        return sides["2-3"], sides["4-6"]

    def kingdoms(self) -> None:
        """ET-004: the six Kingdoms with their colours."""
        given = [(row.get("id"), row.get("colour")) for row in self.tables.get("kingdoms", [])]
        expected = sorted((KINGDOMS[KINGDOM_OF_COLOUR[at]], colour) for at, colour in enumerate(COLOURS))
        if given != expected:
            raise BadContent(f"{self.folder / 'tables.toml'}: the Kingdoms are not the six of ET-004, in order")
