"""Tile places: where tiles may go when the map is built (RW-054 to RW-058). Nobody is asked here.

Everything follows from the laid tiles alone, so it is computed once for a map and kept for a while: `placements` for
one tile; home_places.py has markers and home realms. A map is the tuple of its numbered tiles.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.board import Board, PlacedTile, tile_offsets
from rulewright.games.runewars.content import FIRST_AREA, NUMBERED_TILES, TILE_AREAS, Tables
from rulewright.games.runewars.ids import TILES
from rulewright.kit.hexes import CELLS, SIDE, STEPS, cell_number, cell_of, covered_cells, opposite, printed_edge
from rulewright.kit.masks import bit

Laid = tuple[tuple[int, int, int, int], ...]
"""The numbered tiles of a map: tile, q, r, rotation."""
Placement = tuple[int, int, int]
"""Where the area A of a tile lies, and its rotation."""

# Why a tile, a marker or a home realm (home_places.py) cannot lie somewhere; 0: it can.
FITS: Final[i64] = 0
OVERLAPS: Final[i64] = 1
NO_CONTACT: Final[i64] = 2
COLOURED: Final[i64] = 3

KEPT_MAPS: Final = 32
COVERED: Final[i64] = -1
"""Of a hexagon: a tile lies there."""
MARGIN: Final = 8 * int(SIDE)
"""Sets of hexagons are bits; so far from the first bit lies area A of a tile, and the map from the corner."""


def laid_tiles(board: Board) -> Laid:
    """The numbered tiles of a board: home realms are not among them."""
    return tuple(
        (int(tile.tile), int(tile.q), int(tile.r), int(tile.rotation))
        for tile in board.placed
        if tile.tile < NUMBERED_TILES
    )


def coloured_edges(tables: Tables, area: int, rotation: int) -> i64:
    """The directions in which a turned area has a mountain or water edge, as bits."""
    edges: i64 = 0
    for direction in range(6):
        if tables.borders[area * 6 + printed_edge(direction, rotation)]:
            edges |= 1 << direction
    return edges


# Tiles (RW-055 to RW-057)


class Turned:
    """A tile in one rotation.

    shape      where its areas lie from area A
    steps      the same as differences of the numbers of hexagons
    coloured   the directions of their mountain and water edges, as bits
    outline    its hexagons as bits, area A at MARGIN
    around     its hexagons and all beside them, in the same way
    """

    def __init__(self, tables: Tables, tile: int, rotation: int) -> None:
        areas = range(FIRST_AREA[tile], FIRST_AREA[tile] + len(TILE_AREAS[tile]))
        self.shape = covered_cells(tile_offsets(tables, tile), 0, 0, rotation)
        self.steps: list[int] = [dq * int(SIDE) + dr for dq, dr in self.shape]
        self.coloured: list[int] = [int(coloured_edges(tables, area, rotation)) for area in areas]
        self.outline = 0
        self.around = 0
        for step in self.steps:
            self.outline |= 1 << (step + MARGIN)
            for other in STEPS:
                self.around |= 1 << (step + other + MARGIN)
        self.around |= self.outline


@lru_cache(maxsize=len(TILES) * 6)
def turned_tile(tables: Tables, tile: int, rotation: int) -> Turned:
    return Turned(tables, tile, rotation)


class Rim:
    """A laid map and the hexagons beside it.

    covered    the numbers of the hexagons that tiles cover
    cells      the numbers of the uncovered ones that touch the map, holes included
    touch      for every hexagon: COVERED, 0, or its place in `cells` and in the following lists, plus 1
    areas      the areas that it touches, as bits
    coloured   the directions in which it has coloured edges of laid areas, as bits
    open       the directions in which it has open ones
    """

    def __init__(self, tables: Tables, laid: Laid) -> None:
        self.covered: list[int] = []
        self.cells: list[int] = []
        self.touch: list[int] = [0] * CELLS
        self.areas: list[int] = [0]
        self.coloured: list[int] = [0]
        self.open: list[int] = [0]
        for tile, q, r, rotation in laid:
            for step in turned_tile(tables, tile, rotation).steps:
                cell = cell_number(q, r) + step
                self.covered.append(cell)
                self.touch[cell] = COVERED
        for tile, q, r, rotation in laid:
            self.add_edges(turned_tile(tables, tile, rotation), FIRST_AREA[tile], cell_number(q, r))

    def add_edges(self, piece: Turned, first_area: i64, anchor: i64) -> None:
        """The hexagons that a laid tile touches."""
        for number in range(len(piece.steps)):
            cell: i64 = anchor + piece.steps[number]
            area: i64 = first_area + number
            for direction in range(i64(6)):
                other: i64 = cell + STEPS[direction]
                at: i64 = self.touch[other]
                if at == COVERED:
                    continue
                if at == 0:
                    at = len(self.areas)
                    self.touch[other] = at
                    self.cells.append(other)
                    self.areas.append(0)
                    self.coloured.append(0)
                    self.open.append(0)
                back: i64 = bit(opposite(direction))
                self.areas[at] |= bit(area)
                if piece.coloured[number] >> direction & 1:
                    self.coloured[at] |= back
                else:
                    self.open[at] |= back

    def areas_at(self, cell: i64) -> int:
        """The laid areas that a hexagon touches, as bits."""
        at = self.touch[cell]
        return 0 if at == COVERED else self.areas[at]

    def open_at(self, cell: i64) -> int:
        """The directions in which a hexagon has open edges of laid areas, as bits."""
        at = self.touch[cell]
        return 0 if at == COVERED else self.open[at]


@lru_cache(maxsize=KEPT_MAPS)
def rim_of(tables: Tables, laid: Laid) -> Rim:
    return Rim(tables, laid)


def has_placement(tables: Tables, laid: Laid, tile: int) -> bool:
    """Whether a tile has a legal place at all."""
    rim = rim_of(tables, laid)
    for rotation in range(6):
        piece = turned_tile(tables, tile, rotation)
        for cell in rim.cells:
            for step in piece.steps:
                if tile_fault(rim, piece, cell - step) == FITS:
                    return True
    return False


@lru_cache(maxsize=KEPT_MAPS * 8)
def placements(tables: Tables, laid: Laid, tile: int, waived: bool) -> list[Placement]:
    """Every legal place of a tile, ascending; with `waived` coloured edges may meet (RW-057)."""
    rim = rim_of(tables, laid)
    found: list[int] = []
    tried: list[int] = [-1] * CELLS
    for rotation in range(6):
        piece = turned_tile(tables, tile, rotation)
        for cell in rim.cells:
            for step in piece.steps:
                anchor = cell - step
                if tried[anchor] == rotation:
                    continue
                tried[anchor] = rotation
                fault = tile_fault(rim, piece, anchor)
                if fault == FITS or (waived and fault == COLOURED):
                    found.append(anchor * 6 + rotation)
    found.sort()
    return [(*cell_of(place // 6), place % 6) for place in found]


def placement_fault(tables: Tables, laid: Laid, tile: int, place: Placement) -> i64:
    """Why a tile cannot lie at a place."""
    return tile_fault(rim_of(tables, laid), turned_tile(tables, tile, place[2]), cell_number(place[0], place[1]))


def tile_fault(rim: Rim, piece: Turned, anchor: i64) -> i64:
    """RW-055, RW-056. Two areas of the tile touch two laid areas pairwise if at least two on each side touch at all."""
    touching: i64 = 0
    touched: i64 = 0
    clash: i64 = 0
    for number in range(len(piece.steps)):
        at: i64 = rim.touch[anchor + piece.steps[number]]
        if at == COVERED:
            return OVERLAPS
        if at:
            touching += 1
            touched |= rim.areas[at]
            clash |= piece.coloured[number] & rim.coloured[at]
    if touching < 2 or touched & (touched - 1) == 0:
        return NO_CONTACT
    return COLOURED if clash else FITS


def board_of(tables: Tables, laid: Laid) -> Board:
    return Board(tables, [PlacedTile(tile, q, r, rotation) for tile, q, r, rotation in laid])
