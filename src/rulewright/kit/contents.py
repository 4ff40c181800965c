"""Contents: the data files of a game, read and checked, whatever their form.

Whatever is wrong with them is a `BadContent` that names the file and says what is expected. What the files mean, and
which values go together, is said in the `content.py` of each game.
"""

from __future__ import annotations

import csv
import hashlib
import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rulewright.core.errors import BadContent

ORIGINS: Final = {"seed": "rulebook", "rulebook": "rulebook", "public": "public"}
"""What data files say in `provenance`; `seed` is the rulebook that a game was written from."""
RECONSTRUCTED: Final = "reconstructed"
"""What else a value is; also one of a content pack that does not say where it comes from."""


def content_id(folder: Path) -> str:
    """Twelve hexadecimal digits that stand for the data files of a folder."""
    digest = hashlib.sha256()
    for path in sorted(folder.glob("*")):
        if path.suffix in (".csv", ".toml"):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


def origin(row: dict[str, Any]) -> str:
    """Provenance of a row or a table of a data file: `rulebook`, `public` or `reconstructed`."""
    return ORIGINS.get(str(row.get("provenance")), RECONSTRUCTED)


@mypyc_attr(allow_interpreted_subclasses=True)
class DataFiles:
    """The data files of one folder. `name` is that of a file, followed, if need be, by the place in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def wrong(self, name: str, what: str) -> BadContent:
        """The error that names a file and says what is wrong with it."""
        return BadContent(f"{self.folder / name}: {what}")

    # Whole files

    def rows(self, name: str, columns: tuple[str, ...]) -> list[dict[str, str]]:
        """The rows of a CSV file that must have these columns, each with a value in every row."""
        try:
            with (self.folder / name).open(newline="", encoding="utf-8") as file:
                reader = csv.DictReader(file)
                missing = [column for column in columns if column not in (reader.fieldnames or [])]
                if missing:
                    raise self.wrong(name, f"the columns {', '.join(missing)} are missing")
                rows = list(reader)
        except OSError as error:
            raise self.wrong(name, f"cannot be read ({error.strerror})") from None
        except (UnicodeDecodeError, csv.Error) as error:
            raise self.wrong(name, str(error)) from None
        for number, row in enumerate(rows, 1):
            empty = [column for column in columns if row[column] is None]
            if empty:
                raise self.wrong(name, f"row {number} ends before the columns {', '.join(empty)}")
        return rows

    def listed(
        self, name: str, column: str, expected: tuple[str, ...], others: tuple[str, ...] = ()
    ) -> list[dict[str, str]]:
        """The rows of a CSV file that must name exactly these things, in this order, and have these other columns."""
        rows = self.rows(name, (column, *others))
        found = tuple(row[column] for row in rows)
        if found != expected:
            right = 0
            while found[: right + 1] == expected[: right + 1]:
                right += 1
            raise self.wrong(name, f"column {column} must be {', '.join(expected)}; see row {right + 1}")
        return rows

    def counted(self, name: str, column: str, words: tuple[str, ...]) -> list[int]:
        """How many rows of a CSV file there are for each of these words."""
        copies = [0] * len(words)
        for row in self.rows(name, (column,)):
            copies[self.place(name, row[column], words)] += 1
        return copies

    def origins(self, name: str, column: str) -> dict[str, str]:
        """The provenance of each thing that a column of a CSV file names; of several rows of one thing the first."""
        found: dict[str, str] = {}
        for row in self.rows(name, (column,)):
            found.setdefault(row[column], origin(row))
        return found

    def toml(self, name: str) -> dict[str, Any]:
        """The tables of a TOML file."""
        try:
            with (self.folder / name).open("rb") as file:
                return tomllib.load(file)
        except OSError as error:
            raise self.wrong(name, f"cannot be read ({error.strerror})") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise self.wrong(name, str(error)) from None

    # Single values

    def whole(self, name: str, text: object, low: int, high: int) -> int:
        """A whole number within limits."""
        try:
            value = int(str(text))
        except ValueError:
            raise self.wrong(name, f"{text!r} is no whole number") from None
        if not low <= value <= high:
            raise self.wrong(name, f"{value} is not between {low} and {high}")
        return value

    def wholes(self, name: str, values: object, length: int, low: int, high: int) -> list[int]:
        """So many whole numbers within limits, from a list."""
        if not isinstance(values, list) or len(values) != length:
            raise self.wrong(name, f"must be a list of {length} whole numbers")
        return [self.whole(name, value, low, high) for value in values]

    def place(self, name: str, word: str, words: tuple[str, ...]) -> int:
        """The place of a word among those that may stand there."""
        if word not in words:
            raise self.wrong(name, f"{word!r} is none of {', '.join(words)}")
        return words.index(word)
