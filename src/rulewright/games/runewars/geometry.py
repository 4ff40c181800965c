"""Hexagons, tiles and the laid map (RW-004 to RW-006, RW-025, RW-058). No rules of play.

Hexagons have a flat top and axial coordinates; a placed tile is (tile, q and r of its area A, rotation). The board
is built once from the placed tiles and never changed: copies of a game share it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.content import AREA_COUNT, FIRST_AREA, TILE_AREAS, TILE_OF, Tables

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""N, NE, SE, S, SW, NW."""

# Hexagons as single numbers: those of a column follow each other, columns lie SIDE apart, and there is room around all
# coordinates that options can name.
SIDE: Final[i64] = 64
CENTRE: Final[i64] = 32
CELLS: Final[i64] = 4096
STEPS: Final[list[int]] = [dq * int(SIDE) + dr for dq, dr in DIRECTIONS]
"""From one number to that of its neighbour, by direction."""


def cell_number(q: i64, r: i64) -> i64:
    """The number of a hexagon."""
    return (q + CENTRE) * SIDE + r + CENTRE


BIT: Final[list[int]] = [1 << area for area in range(int(AREA_COUNT))]


class PlacedTile:
    """A tile on the table: its number, where its area A lies, and how often it is turned by 60 degrees clockwise."""

    def __init__(self, tile: i64, q: i64, r: i64, rotation: i64) -> None:
        self.tile: i64 = tile
        self.q: i64 = q
        self.r: i64 = r
        self.rotation: i64 = rotation


def turned(q: int, r: int, rotation: int) -> tuple[int, int]:
    """A hexagon turned around the origin."""
    for _ in range(rotation):
        q, r = -r, q + r
    return q, r


def tile_cells(tables: Tables, placed: PlacedTile) -> list[tuple[int, int]]:
    """The hexagons that a placed tile covers, in the order of its areas."""
    first = FIRST_AREA[placed.tile]
    cells: list[tuple[int, int]] = []
    for area in range(first, first + len(TILE_AREAS[placed.tile])):
        q, r = tables.offsets[area]
        q, r = turned(q, r, placed.rotation)
        cells.append((placed.q + q, placed.r + r))
    return cells


class Board:
    """The laid map.

    placed      the tiles in the order of laying
    on_map      whether each area is on the map
    areas       the areas on the map, in map order
    around      for each area six neighbours by direction, -1 where there is none, in a row
    borders     the border types towards them (bits, both sides together), in a row
    beside      for each area its neighbours (RW-006), ascending
    near        for each area and set of open border types (area * 4 + opened) the neighbours in one step, as bits
    cell_q, cell_r   the hexagon of each area
    """

    def __init__(self, tables: Tables, placed: list[PlacedTile]) -> None:
        self.placed = placed
        self.on_map: list[int] = [0] * AREA_COUNT
        self.cell_q: list[int] = [0] * AREA_COUNT
        self.cell_r: list[int] = [0] * AREA_COUNT
        self.around: list[int] = [-1] * (AREA_COUNT * 6)
        self.borders: list[int] = [0] * (AREA_COUNT * 6)
        self.beside: list[list[int]] = [[] for _ in range(AREA_COUNT)]
        self.near: list[int] = [0] * (AREA_COUNT * 4)
        self.at: dict[tuple[int, int], int] = {}
        rotation: dict[int, int] = {}
        for tile in placed:
            rotation[tile.tile] = tile.rotation
            for number, cell in enumerate(tile_cells(tables, tile)):
                area = FIRST_AREA[tile.tile] + number
                self.at[cell] = area
                self.on_map[area] = 1
                self.cell_q[area], self.cell_r[area] = cell
        self.areas: list[int] = [area for area in range(AREA_COUNT) if self.on_map[area]]
        area_in: dict[int, int] = {}
        for area in self.areas:
            area_in[cell_number(self.cell_q[area], self.cell_r[area])] = area
        for area in self.areas:
            self.join(tables, area, area_in, rotation)

    def join(self, tables: Tables, area: i64, area_in: dict[int, int], rotation: dict[int, int]) -> None:
        """RW-005, RW-006: the neighbours of an area, and the borders as both sides print them."""
        cell = cell_number(self.cell_q[area], self.cell_r[area])
        turn: i64 = rotation[TILE_OF[area]]
        for direction in range(i64(6)):
            other: i64 = area_in.get(cell + STEPS[direction], -1)
            if other < 0:
                continue
            own_edge = (direction + 6 - turn) % 6
            their_edge = (direction + 9 - rotation[TILE_OF[other]]) % 6
            border: i64 = tables.borders[area * 6 + own_edge] | tables.borders[other * 6 + their_edge]
            self.around[area * 6 + direction] = other
            self.borders[area * 6 + direction] = border
            self.beside[area].append(other)
            for opened in range(i64(4)):
                if border & ~opened == 0:
                    self.near[area * 4 + opened] |= BIT[other]
        self.beside[area].sort()


def border_between(board: Board, area: i64, other: i64) -> i64:
    """The border types between two adjacent areas, as bits; 0 is open."""
    for at in range(area * 6, area * 6 + 6):
        if board.around[at] == other:
            return board.borders[at]
    return 0


NO_BOARD_TILES: Final[list[PlacedTile]] = []
