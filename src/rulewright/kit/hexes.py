"""Hexagons: axial coordinates, neighbours, distances, and tiles of several hexagons that can be turned.

Hexagons have a flat top; directions and edges are numbered clockwise from the north. Rotations are steps of 60 degrees
clockwise. What lies on a map, and how it is drawn, is not said here.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

Cell = tuple[int, int]
"""A hexagon by its coordinates q and r."""

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""N, NE, SE, S, SW, NW."""


def opposite(direction: i64) -> i64:
    """The direction back."""
    return (direction + 3) % 6


def beside(cell: Cell) -> list[Cell]:
    """The six hexagons around one, by direction."""
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS]


def steps_apart(dq: i64, dr: i64) -> i64:
    """Steps between two hexagons whose coordinates differ by so much."""
    dq_length = dq if dq >= 0 else -dq
    dr_length = dr if dr >= 0 else -dr
    both = dq + dr if dq + dr >= 0 else -dq - dr
    return (dq_length + dr_length + both) // 2


# Tiles


def turned(q: int, r: int, rotation: int) -> Cell:
    """A hexagon turned around the origin."""
    for _ in range(rotation):
        q, r = -r, q + r
    return q, r


def covered_cells(offsets: list[Cell], q: int, r: int, rotation: int) -> list[Cell]:
    """The hexagons that a turned tile covers: each offset from its origin, which lies at these coordinates."""
    cells: list[Cell] = []
    for dq, dr in offsets:
        dq, dr = turned(dq, dr, rotation)
        cells.append((q + dq, r + dr))
    return cells


def printed_edge(direction: i64, rotation: i64) -> i64:
    """The edge, as it is printed on a tile, that faces a direction when the tile is turned."""
    return (direction + 6 - rotation) % 6


# Hexagons as single numbers: those of a column follow each other, columns lie SIDE apart. There is room for coordinates
# from -CENTRE up to, not including, CENTRE; a neighbour of the outermost ones may have the number of another hexagon.
SIDE: Final[i64] = 64
CENTRE: Final[i64] = 32
CELLS: Final[i64] = 4096
STEPS: Final[list[int]] = [dq * int(SIDE) + dr for dq, dr in DIRECTIONS]
"""From one number to that of its neighbour, by direction."""


def cell_number(q: i64, r: i64) -> i64:
    """The number of a hexagon."""
    return (q + CENTRE) * SIDE + r + CENTRE


def cell_of(number: i64) -> Cell:
    """The hexagon with a number."""
    return number // SIDE - CENTRE, number % SIDE - CENTRE
