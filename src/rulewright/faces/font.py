"""A small type for pictures: capital letters, digits and a few signs on a grid of 5 x 7."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

GLYPH_WIDTH: Final = 6
"""Five columns and the gap to the next character."""
GLYPH_HEIGHT: Final = 7

ROWS: Final = {
    "A": "0E 11 11 1F 11 11 11", "B": "1E 11 11 1E 11 11 1E", "C": "0E 11 10 10 10 11 0E",
    "D": "1E 11 11 11 11 11 1E", "E": "1F 10 10 1E 10 10 1F", "F": "1F 10 10 1E 10 10 10",
    "G": "0E 11 10 17 11 11 0F", "H": "11 11 11 1F 11 11 11", "I": "0E 04 04 04 04 04 0E",
    "J": "07 02 02 02 02 12 0C", "K": "11 12 14 18 14 12 11", "L": "10 10 10 10 10 10 1F",
    "M": "11 1B 15 15 11 11 11", "N": "11 19 15 13 11 11 11", "O": "0E 11 11 11 11 11 0E",
    "P": "1E 11 11 1E 10 10 10", "Q": "0E 11 11 11 15 12 0D", "R": "1E 11 11 1E 14 12 11",
    "S": "0F 10 10 0E 01 01 1E", "T": "1F 04 04 04 04 04 04", "U": "11 11 11 11 11 11 0E",
    "V": "11 11 11 11 11 0A 04", "W": "11 11 11 15 15 1B 11", "X": "11 0A 04 04 04 0A 11",
    "Y": "11 11 0A 04 04 04 04", "Z": "1F 01 02 04 08 10 1F",
    "0": "0E 11 13 15 19 11 0E", "1": "04 0C 04 04 04 04 0E", "2": "0E 11 01 02 04 08 1F",
    "3": "1E 01 01 0E 01 01 1E", "4": "02 06 0A 12 1F 02 02", "5": "1F 10 1E 01 01 11 0E",
    "6": "06 08 10 1E 11 11 0E", "7": "1F 01 02 04 08 08 08", "8": "0E 11 11 0E 11 11 0E",
    "9": "0E 11 11 0F 01 02 0C",
    " ": "00 00 00 00 00 00 00", "-": "00 00 00 0E 00 00 00", "_": "00 00 00 00 00 00 1F",
    ":": "00 04 00 00 00 04 00", ",": "00 00 00 00 00 04 08", ".": "00 00 00 00 00 00 04",
    ">": "08 04 02 01 02 04 08", "?": "0E 11 01 02 04 00 04", "!": "04 04 04 04 04 00 04",
    "*": "00 0A 04 1F 04 0A 00", "#": "15 1F 1F 0E 0E 0E 1F", "%": "15 1F 1B 06 0C 0E 1F",
    "@": "04 0E 1F 11 15 15 1F", "'": "04 04 08 00 00 00 00", "+": "00 04 04 1F 04 04 00",
    "=": "00 00 1F 00 1F 00 00", "/": "01 01 02 04 08 10 10",
}  # fmt: skip
UNKNOWN: Final = "1F 11 11 11 11 11 1F"


@cache
def glyph(character: str) -> NDArray[np.bool_]:
    """The ink of a character; small letters look like capitals, others unknown like a box."""
    rows = [int(row, 16) for row in ROWS.get(character.upper(), UNKNOWN).split()]
    ink = np.zeros((GLYPH_HEIGHT, GLYPH_WIDTH), np.bool_)
    for line, row in enumerate(rows):
        for column in range(GLYPH_WIDTH - 1):
            ink[line, column] = bool(row >> (GLYPH_WIDTH - 2 - column) & 1)
    return ink
