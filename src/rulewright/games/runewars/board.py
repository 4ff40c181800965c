"""Tiles and the laid map (RW-004 to RW-006, RW-025, RW-058). No rules of play.

Hexagons are those of kit/hexes.py; a placed tile is (tile, q and r of its area A, rotation). The board
is built from the placed tiles and then never changed: copies of a game share it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.content import FIRST_AREA, TILE_AREAS, TILE_OF, Tables
from rulewright.games.runewars.ids import AREA_COUNT, TILES
from rulewright.kit.hexes import DIRECTIONS, Cell, covered_cells, opposite, printed_edge
from rulewright.kit.masks import bit


class PlacedTile:
    """A tile on the table: its number, where its area A lies, and how often it is turned by 60 degrees clockwise."""

    def __init__(self, tile: i64, q: i64, r: i64, rotation: i64) -> None:
        self.tile: i64 = tile
        self.q: i64 = q
        self.r: i64 = r
        self.rotation: i64 = rotation


def tile_cells(tables: Tables, placed: PlacedTile) -> list[Cell]:
    """The hexagons that a placed tile covers, in the order of its areas."""
    return covered_cells(tile_offsets(tables, placed.tile), placed.q, placed.r, placed.rotation)


def tile_offsets(tables: Tables, tile: i64) -> list[Cell]:
    """Where the areas of a tile lie from its area A, before it is turned."""
    first = FIRST_AREA[tile]
    return tables.offsets[first : first + len(TILE_AREAS[tile])]


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
    at          the area in each hexagon
    rotation    how each tile is turned
    """

    def __init__(self, tables: Tables, placed: list[PlacedTile]) -> None:
        self.placed: list[PlacedTile] = []
        self.on_map: list[int] = [0] * AREA_COUNT
        self.areas: list[int] = []
        self.cell_q: list[int] = [0] * AREA_COUNT
        self.cell_r: list[int] = [0] * AREA_COUNT
        self.around: list[int] = [-1] * (AREA_COUNT * 6)
        self.borders: list[int] = [0] * (AREA_COUNT * 6)
        self.beside: list[list[int]] = [[] for _ in range(AREA_COUNT)]
        self.near: list[int] = [0] * (AREA_COUNT * 4)
        self.at: dict[Cell, int] = {}
        self.rotation: list[int] = [0] * len(TILES)
        for tile in placed:
            self.add(tables, tile)

    def with_tile(self, tables: Tables, tile: PlacedTile) -> Board:
        """A new map: this one with one more tile."""
        board = Board(tables, [])
        board.placed = self.placed[:]
        board.on_map = self.on_map[:]
        board.cell_q = self.cell_q[:]
        board.cell_r = self.cell_r[:]
        board.around = self.around[:]
        board.borders = self.borders[:]
        board.beside = [others[:] for others in self.beside]
        board.near = self.near[:]
        board.at = self.at.copy()
        board.rotation = self.rotation[:]
        board.add(tables, tile)
        return board

    def add(self, tables: Tables, tile: PlacedTile) -> None:
        """Lays one more tile, while the map is built."""
        self.placed.append(tile)
        self.rotation[tile.tile] = tile.rotation
        for number, cell in enumerate(tile_cells(tables, tile)):
            area = FIRST_AREA[tile.tile] + number
            self.at[cell] = area
            self.on_map[area] = 1
            self.cell_q[area], self.cell_r[area] = cell
            self.join(tables, area)
        self.areas = [area for area in range(AREA_COUNT) if self.on_map[area]]

    def join(self, tables: Tables, area: i64) -> None:
        """RW-005, RW-006: an area and those that lie beside it already, with the borders as both sides print them."""
        turn: i64 = self.rotation[TILE_OF[area]]
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            other: i64 = self.at.get((self.cell_q[area] + dq, self.cell_r[area] + dr), -1)
            if other < 0:
                continue
            back = opposite(direction)
            own_edge = printed_edge(direction, turn)
            their_edge = printed_edge(back, self.rotation[TILE_OF[other]])
            border: i64 = tables.borders[area * 6 + own_edge] | tables.borders[other * 6 + their_edge]
            self.connect(area, direction, other, border)
            self.connect(other, back, area, border)

    def connect(self, area: i64, direction: i64, other: i64, border: i64) -> None:
        """One side of a border."""
        self.around[area * 6 + direction] = other
        self.borders[area * 6 + direction] = border
        self.beside[area].append(other)
        self.beside[area].sort()
        for opened in range(i64(4)):
            if border & ~opened == 0:
                self.near[area * 4 + opened] |= bit(other)


def border_between(board: Board, area: i64, other: i64) -> i64:
    """The border types between two adjacent areas, as bits; 0 is open."""
    for at in range(area * 6, area * 6 + 6):
        if board.around[at] == other:
            return board.borders[at]
    return 0


NO_BOARD_TILES: Final[list[PlacedTile]] = []
