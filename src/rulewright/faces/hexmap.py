"""Maps of hexagons drawn with characters, for terminals and texts. It knows no game and no colours.

Hexagons have a flat top and axial coordinates. Each has four short lines inside, of which the last stands on its
lower border, and borders of one character each:

      ______
     / 7A   \\
    /        \\
    \\        /
     \\__2f__/
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

LINES: Final = 4
"""The height of a hexagon, its lower border included."""
SLANT: Final = 2
BORDER: Final = -1
"""The number that a border or an empty place has instead of that of a hexagon."""
PLAIN: Final = ""
N, NE, SE, S, SW, NW = range(6)


class Hexagon(NamedTuple):
    """One hexagon: where it lies, its lines, and its borders in the order N, NE, SE, S, SW, NW (empty: plain)."""

    q: int
    r: int
    lines: tuple[str, str, str, str]
    borders: tuple[str, str, str, str, str, str] = (PLAIN,) * 6


class Run(NamedTuple):
    """Characters in a row that belong to the same hexagon; `hexagon` is its number, or BORDER."""

    text: str
    hexagon: int


def width_of(hexagons: Sequence[Hexagon], top: int) -> int:
    """How many columns a map takes whose hexagons have a top of so many characters."""
    columns = [hexagon.q for hexagon in hexagons]
    return (max(columns) - min(columns)) * (top + SLANT) + top + 2 * SLANT


def widest_top(hexagons: Sequence[Hexagon], width: int, least: int, most: int) -> int:
    """The longest top with which a map fits into a width; the least if none does."""
    return next((top for top in range(most, least, -1) if width_of(hexagons, top) <= width), least)


def drawn(hexagons: Sequence[Hexagon], top: int) -> list[list[Run]]:
    """The map, line by line. The middle lines of a hexagon have room for two characters more than its top."""
    if not hexagons:
        return []
    left = min(hexagon.q for hexagon in hexagons)
    above = min(2 * hexagon.r + hexagon.q for hexagon in hexagons)
    sheet = Sheet(width_of(hexagons, top))
    for number, hexagon in enumerate(hexagons):
        x = (hexagon.q - left) * (top + SLANT)
        y = 1 + (2 * hexagon.r + hexagon.q - above) * (LINES // 2)
        draw_borders(sheet, hexagon, x, y, top)
        for line, text in enumerate(hexagon.lines):
            indent = SLANT if line in (0, LINES - 1) else 1
            room = top + 2 * (SLANT - indent)
            sheet.write(x + indent, y + line, centred(text, room, line == LINES - 1), number)
    return sheet.runs()


def centred(text: str, room: int, keeps_border: bool) -> str:
    """A text in the middle of its room; what surrounds it on the border is left as it is."""
    text = text[:room]
    return text.center(room, "\0" if keeps_border else " ")


def draw_borders(sheet: Sheet, hexagon: Hexagon, x: int, y: int, top: int) -> None:
    """The six borders. Where two hexagons meet, both draw the same place; one that is not plain stays."""
    right = x + top + SLANT
    sheet.edge(x + SLANT, y - 1, hexagon.borders[N] * top or "_" * top)
    sheet.edge(x + SLANT, y + 3, hexagon.borders[S] * top or "_" * top)
    for step in range(SLANT):
        sheet.edge(right + step, y + step, hexagon.borders[NE] or "\\")
        sheet.edge(right + 1 - step, y + 2 + step, hexagon.borders[SE] or "/")
        sheet.edge(x + step, y + 2 + step, hexagon.borders[SW] or "\\")
        sheet.edge(x + 1 - step, y + step, hexagon.borders[NW] or "/")


class Sheet:
    """A sheet of characters, each with the number of its hexagon."""

    def __init__(self, width: int) -> None:
        self.width = width
        self.characters: list[list[str]] = []
        self.owners: list[list[int]] = []

    def line(self, y: int) -> list[str]:
        while len(self.characters) <= y:
            self.characters.append([" "] * self.width)
            self.owners.append([BORDER] * self.width)
        return self.characters[y]

    def write(self, x: int, y: int, text: str, owner: int) -> None:
        """Writes into a hexagon; a null character leaves what is there."""
        line = self.line(y)
        for at, character in enumerate(text, x):
            if character != "\0":
                line[at] = character
                self.owners[y][at] = owner

    def edge(self, x: int, y: int, text: str) -> None:
        """Draws a border unless something is written there already."""
        line = self.line(y)
        for at, character in enumerate(text, x):
            if line[at] in " _/\\":
                line[at] = character

    def runs(self) -> list[list[Run]]:
        """The lines in runs of equal hexagons, without spaces at their ends."""
        found: list[list[Run]] = []
        for characters, owners in zip(self.characters, self.owners, strict=True):
            text = "".join(characters).rstrip()
            line: list[Run] = []
            start = 0
            for at in range(1, len(text) + 1):
                if at == len(text) or owners[at] != owners[start]:
                    line.append(Run(text[start:at], owners[start]))
                    start = at
            found.append(line)
        return found
