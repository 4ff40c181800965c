"""The map of a game: squares, terrain, locations and the symbols that defend them (MH-022, MH-053 to MH-055).

A site is a location to control or to explore together with its encounter symbol; sites are numbered by their symbols in
reading order (MH-057). A map never changes after it was laid, so all states of a game share it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.heroes.content import NEITHER, OUTSIDE, SIDE, SQUARE_COUNT, WIDTH, Tables
from rulewright.games.heroes.ids import PORTAL
from rulewright.kit.squares import Grid, turned

SQUARES: Final = Grid(WIDTH, WIDTH)


class Board:
    """One map: tiles as they lie, each as its number and its quarter turns.

    terrain      of each square, OUTSIDE beyond the edge
    location     of each square, -1 for none
    site_at      the site whose location is here, -1 for none
    symbol_at    the site whose symbol is here, -1 for none
    portals      squares with a portal, in reading order
    """

    def __init__(self, tables: Tables, players: i64, tiles: list[int]) -> None:
        self.tiles = tiles
        self.columns: i64 = tables.grid[players][1]
        self.terrain: list[int] = [int(OUTSIDE)] * int(SQUARE_COUNT)
        self.location: list[int] = [-1] * int(SQUARE_COUNT)
        self.site_at: list[int] = [-1] * int(SQUARE_COUNT)
        self.symbol_at: list[int] = [-1] * int(SQUARE_COUNT)
        self.symbols: list[int] = []
        self.squares: list[int] = []
        self.colours: list[int] = []
        self.codes: list[int] = []
        self.portals: list[int] = []
        self.in_order: list[int] = []
        """The sites in the reading order of their locations."""
        self.beside: list[list[int]] = []
        self.around: list[list[int]] = []
        """For each square the square itself and those around it: a zone of control (MH-270)."""
        self.ways: list[list[int] | None] = [None] * int(SQUARE_COUNT)
        """For each square how far all others are, once somebody has asked (judgement/map_outlook.py)."""
        defended = self.lay(tables)
        for square in range(SQUARE_COUNT):
            if defended[square] >= 0:
                self.symbol_at[square] = len(self.symbols)
                self.site_at[defended[square]] = len(self.symbols)
                self.symbols.append(square)
                self.squares.append(defended[square])
                self.codes.append(self.location[defended[square]])
        for square in range(SQUARE_COUNT):
            if self.location[square] == PORTAL:
                self.portals.append(square)
            if self.site_at[square] >= 0:
                self.in_order.append(self.site_at[square])
            self.beside.append([])
            self.around.append([])
            if self.terrain[square] != OUTSIDE:
                self.join(square)

    def lay(self, tables: Tables) -> list[int]:
        """MH-054, MH-055: the squares of all tiles; given back is the square that each symbol defends."""
        defended = [-1] * int(SQUARE_COUNT)
        colours = [-1] * int(SQUARE_COUNT)
        for place, tile in enumerate(self.tiles):
            number = tile // 4 - 1
            for at in range(SIDE * SIDE):
                square = self.global_square(place, at, tile % 4)
                self.terrain[square] = tables.terrain[number][at]
                self.location[square] = tables.location[number][at]
                colours[square] = tables.symbol_colour[number][at]
                beside = tables.defends[number][at]
                if beside >= 0:
                    defended[square] = int(self.global_square(place, beside, tile % 4))
        self.colours = [colour for colour in colours if colour >= 0]
        return defended

    def global_square(self, place: i64, at: i64, turns: i64) -> i64:
        """MH-055: where a square of a tile lies on the map."""
        row, column = turned(at // SIDE, at % SIDE, SIDE, turns)
        return (place // self.columns * SIDE + row) * WIDTH + place % self.columns * SIDE + column

    def join(self, square: i64) -> None:
        """MH-054, MH-270: the squares beside and around one, wherever tiles end; both in reading order."""
        beside: list[int] = []
        for other in SQUARES.around[square]:
            in_line = other // WIDTH == square // WIDTH or other % WIDTH == square % WIDTH
            if in_line and self.terrain[other] != OUTSIDE:
                beside.append(other)
        self.beside[square] = beside
        self.around[square] = sorted(
            [int(square), *(other for other in SQUARES.around[square] if self.terrain[other] != OUTSIDE)]
        )

    def is_free(self, tables: Tables, square: i64) -> bool:
        """MH-061: open, port or portal, without a location to fight for and without an encounter symbol."""
        location = self.location[square]
        passable = self.terrain[square] == 0 or self.terrain[square] == 3
        return (
            passable
            and self.symbol_at[square] < 0
            and (location < 0 or tables.location_kind[location] == NEITHER)
        )  # fmt: skip


def numbered_tiles(count: i64) -> list[int]:
    """MH-604: tiles in numerical order, unrotated; a tile is its number x 4 + quarter turns."""
    return [number * 4 for number in range(1, count + 1)]
