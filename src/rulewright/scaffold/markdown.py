"""Markdown of a specification, as far as a program needs it: headings, tables and blocks of JSON, with their lines."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from rulewright.core.errors import RulewrightError

CODE: Final = re.compile(r"`([^`]+)`")
HEADING: Final = re.compile(r"(#+) (.+)")
RULER: Final = re.compile(r"\|?[\s:|-]+\|?")


class BadSpecification(RulewrightError):
    """The folder holds no specification that a game can begin with."""


class Row(NamedTuple):
    """One row of a table: its cells by the heading of their column, and the line where it stands."""

    line: int
    cells: dict[str, str]

    def cell(self, *columns: str) -> str:
        """What stands in the first of these columns that the table has."""
        return next((self.cells[column] for column in columns if column in self.cells), "")


class Table(NamedTuple):
    """A table: where it begins, the heading that it stands under, the paragraph before it, its columns and rows."""

    line: int
    heading: str
    before: str
    columns: tuple[str, ...]
    rows: list[Row]


class Document:
    """A file of a specification, line by line; blocks of code are kept apart."""

    def __init__(self, path: Path) -> None:
        self.name = path.name
        self.lines: list[tuple[int, str]] = []
        """Everything outside blocks of code, with the numbers of the lines."""
        self.blocks: list[str] = []
        inside = False
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadSpecification(f"{path} is no text in UTF-8: {error}") from None
        for number, line in enumerate(text.splitlines(), 1):
            if line.startswith("```"):
                inside = not inside
                if inside:
                    self.blocks.append("")
            elif inside:
                self.blocks[-1] += line + "\n"
            else:
                self.lines.append((number, line))

    def headings(self) -> Iterator[tuple[int, int, str]]:
        """Line, depth and text of each heading."""
        for number, line in self.lines:
            found = HEADING.fullmatch(line.strip())
            if found is not None:
                yield number, len(found[1]), found[2]

    def section(self, word: str) -> list[str]:
        """The lines of the first section that has this word in its heading, up to the next heading of any depth."""
        lines: list[str] | None = None
        for _, line in self.lines:
            found = HEADING.fullmatch(line.strip())
            if found is not None and lines is not None:
                return lines
            if found is not None and len(found[1]) > 1 and word in found[2].lower():
                lines = []
            elif lines is not None:
                lines.append(line)
        return lines or []

    def tables(self) -> Iterator[Table]:
        heading = before = ""
        columns: tuple[str, ...] = ()
        table: Table | None = None
        for number, line in [*self.lines, (0, "")]:
            if line.startswith("|"):
                if table is None:
                    columns = tuple(plain(cell).lower() for cell in cells_of(line))
                    table = Table(number, heading, before, columns, [])
                elif not RULER.fullmatch(line):
                    table.rows.append(Row(number, dict(zip(columns, cells_of(line), strict=False))))
                continue
            if table is not None:
                yield table
                table = None
            found = HEADING.fullmatch(line.strip())
            if found is not None:
                heading, before = found[2], ""
            elif line.strip():
                before = line

    def examples(self) -> Iterator[Any]:
        """The blocks that are JSON."""
        for block in self.blocks:
            try:
                yield json.loads(block)
            except ValueError:
                continue


def cells_of(line: str) -> list[str]:
    """The cells of a line of a table; a bar inside of code is no border."""
    kept = CODE.sub(lambda code: code[0].replace("|", "\0"), line.strip().strip("|").replace("\\|", "\0"))
    return [cell.strip().replace("\0", "|") for cell in kept.split("|")]


def plain(text: str) -> str:
    """A text without the marks of code and emphasis."""
    return text.replace("`", "").replace("*", "").strip()


def codes(text: str) -> list[str]:
    """Everything that a text sets as code."""
    return CODE.findall(text)
