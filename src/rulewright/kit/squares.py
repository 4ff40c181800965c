"""Squares: rectangular grids, cards with exits and square tiles that can be turned.

Squares are numbered in reading order, rows from the top, columns from the left. Directions are numbered clockwise from
the north; exits are masks of directions. Rotations are quarter turns clockwise. What squares are called in keys and
positions, and which of them exist, is said by each game.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

NORTH: Final[i64] = 0
EAST: Final[i64] = 1
SOUTH: Final[i64] = 2
WEST: Final[i64] = 3
LETTERS: Final = "NESW"
STEPS: Final = ((-1, 0), (0, 1), (1, 0), (0, -1))
"""The difference in row and column of a step, by direction."""
ALL_EXITS: Final[i64] = 15
NOWHERE: Final[i64] = -1


def opposite(direction: i64) -> i64:
    """The direction back."""
    return (direction + 2) % 4


def turned(row: i64, column: i64, side: i64, rotation: i64) -> tuple[int, int]:
    """Where a square of a tile lies, which has so many squares on a side, when the tile is turned."""
    for _ in range(rotation):
        row, column = column, side - 1 - row
    return row, column


class Grid:
    """A grid of so many rows and columns.

    beside   for each square its four neighbours by direction, NOWHERE beyond the edge, in a row
    around   for each square the up to eight squares around it, ascending
    """

    def __init__(self, rows: i64, columns: i64) -> None:
        self.rows: i64 = rows
        self.columns: i64 = columns
        self.beside: list[int] = []
        self.around: list[list[int]] = []
        for row in range(rows):
            for column in range(columns):
                self.beside += [self.square(row + dr, column + dc) for dr, dc in STEPS]
                ring = [self.square(row + dr, column + dc) for dr in (-1, 0, 1) for dc in (-1, 0, 1) if dr or dc]
                self.around.append([square for square in ring if square != NOWHERE])

    def square(self, row: i64, column: i64) -> i64:
        """The number of a square; NOWHERE outside the grid."""
        inside = 0 <= row < self.rows and 0 <= column < self.columns
        return row * self.columns + column if inside else NOWHERE

    def neighbour(self, square: i64, direction: i64) -> i64:
        """The next square in a direction; NOWHERE beyond the edge."""
        return self.beside[square * 4 + direction]

    def joined(self, exits: list[int], square: i64) -> list[int]:
        """The neighbours of a square to which it is joined by facing exits; `exits` are those of all squares."""
        found: list[int] = []
        for direction in range(i64(4)):
            other: i64 = self.beside[square * 4 + direction]
            if other != NOWHERE and exits[square] >> direction & 1 and exits[other] >> opposite(direction) & 1:
                found.append(other)
        return found


# Exits


def turned_exits(exits: i64, rotation: i64) -> i64:
    """The exits of a card that is turned."""
    rotation %= 4
    return (exits << rotation | exits >> (4 - rotation)) & ALL_EXITS


def exits_of(letters: str) -> i64:
    """Exits from their letters."""
    exits: i64 = 0
    for letter in letters:
        exits |= i64(1) << LETTERS.index(letter)
    return exits


def letters_of(exits: i64) -> str:
    """The letters of exits, in the order NESW."""
    return "".join([letter for direction, letter in enumerate(LETTERS) if exits >> direction & 1])
