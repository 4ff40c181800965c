"""Home places: where markers and home realms may go when the map is built (RW-059 to RW-066). Nobody is asked here.

Everything follows from the laid tiles alone, so it is computed once for a map and kept for a while, in `surroundings`.
A marker is the number of its option (options.py) less the verb; sets of places for markers are bit masks. Where tiles
may lie is in tile_places.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from rulewright.core.errors import BadPosition
from rulewright.games.runewars.board import Board, tile_cells
from rulewright.games.runewars.content import MOUNTAIN, NUMBERED_TILES, WATER, Tables
from rulewright.games.runewars.ids import AREA_COUNT
from rulewright.games.runewars.options import MARKER, MARKER_STEPS, marked, marker_code
from rulewright.games.runewars.setup.tile_places import (
    COVERED,
    KEPT_MAPS,
    MARGIN,
    OVERLAPS,
    Laid,
    Placement,
    Turned,
    board_of,
    rim_of,
    turned_tile,
)
from rulewright.kit.hexes import CELLS, SIDE, STEPS, Cell, beside, cell_number, cell_of
from rulewright.kit.masks import wide_bits

# Why a marker or a home realm cannot lie somewhere; it may also overlap a tile.
NOT_OUTSIDE: Final[i64] = 4
FEW_EDGES: Final[i64] = 5
TOUCHES: Final[i64] = 6
TOO_NEAR: Final[i64] = 7
NOT_ON_MARKER: Final[i64] = 8
SEALED: Final[i64] = 9
BLOCKS: Final[i64] = 10

OPEN_EDGES: Final[i64] = 3
"""RW-059: so many open edges a marker needs."""
SPACING: Final[i64] = 4
RELAXED: Final[i64] = 3
REVISED_SPACING: Final[i64] = 3
FREE_REBUILDS: Final[i64] = 2
ANY_BORDER: Final = int(MOUNTAIN | WATER)
"""Of sets of border types that are open: all of them are (RW-060)."""


def marker_cells(marker: int) -> tuple[Cell, Cell]:
    """The two hexagons that a marker covers, the smaller one first."""
    q, r, step = marked(marker)
    return (q, r), (q + MARKER_STEPS[step][0], r + MARKER_STEPS[step][1])


# The edge of the map


def outer_cells(covered: Iterable[Cell]) -> set[Cell]:
    """RW-058: the uncovered hexagons near the map that are not enclosed by it."""
    return {cell_of(cell) for cell in outer_numbers([cell_number(q, r) for q, r in covered])}


def outer_numbers(covered: list[int]) -> list[int]:
    """The numbers of the outer hexagons in a rectangle around the map, three columns and rows wider than it."""
    low_q: i64 = min(covered) // SIDE - 3
    high_q: i64 = max(covered) // SIDE + 3
    rows = [cell % SIDE for cell in covered]
    low_r: i64 = min(rows) - 3
    high_r: i64 = max(rows) + 3
    # What is not to be entered: everything but the rectangle, and the map.
    closed: list[int] = [1] * CELLS
    for q in range(low_q, high_q + 1):
        for cell in range(q * SIDE + low_r, q * SIDE + high_r + 1):
            closed[cell] = 0
    for cell in covered:
        closed[cell] = 1
    start = low_q * SIDE + low_r
    closed[start] = 1
    found: list[int] = [start]
    for cell in found:
        for step in STEPS:
            if not closed[cell + step]:
                closed[cell + step] = 1
                found.append(cell + step)
    return found


# Markers and home realms (RW-059 to RW-066)


def required_spacing(revised: bool, rebuilds: i64) -> tuple[int, int]:
    """RW-060 to RW-062, RW-800: the areas between any two markers, and between one marker and the others if need be."""
    less = max(0, int(rebuilds - FREE_REBUILDS))
    if revised:
        return max(0, int(REVISED_SPACING) - less), max(0, int(REVISED_SPACING) - less)
    return max(0, int(SPACING) - less), max(0, int(RELAXED) - less)


class HomePlace:
    """A home realm on a marker.

    numbers   the numbers of its hexagons
    cells     the same as bits
    around    these hexagons with everything beside them, as bits
    sealed    whether no border towards the map is open
    """

    def __init__(self, place: Placement, numbers: list[int], cells: int, around: int, sealed: bool) -> None:
        self.place = place
        self.numbers = numbers
        self.cells = cells
        self.around = around
        self.sealed = sealed


class Surroundings:
    """What surrounds a laid map: the places for markers, which of them go together, and the home realms on them.

    outside     for each hexagon whether it is an outer one
    markers     every place of RW-059, ascending
    cells       the numbers of their two hexagons
    contact     the areas that each touches, as bits
    apart       for each place those that can lie with it at full spacing, as bits
    almost      for each place those that can lie with it at the spacing of RW-061
    """

    def __init__(self, tables: Tables, laid: Laid, homes: tuple[int, ...], spacing: int, relaxed: int) -> None:
        self.tables = tables
        self.homes = list(homes)
        self.spacing = spacing
        self.relaxed = relaxed
        self.board = board_of(tables, laid)
        self.rim = rim_of(tables, laid)
        self.outside: list[int] = [0] * CELLS
        outer = outer_numbers(self.rim.covered)
        for cell in outer:
            self.outside[cell] = 1
        # Where the bits of sets of hexagons are counted from.
        self.corner = min(outer) - MARGIN
        self.markers: list[int] = []
        self.cells: list[tuple[int, int]] = []
        self.find_places()
        self.number = {marker: place for place, marker in enumerate(self.markers)}
        self.contact: list[int] = [self.rim.areas_at(first) | self.rim.areas_at(second) for first, second in self.cells]
        self.apart: list[int] = [0] * len(self.markers)
        self.almost: list[int] = [0] * len(self.markers)
        self.relate()
        self.home_places: dict[tuple[int, int], list[HomePlace]] = {}
        self.keeping: dict[int, bool] = {}
        self.finishing: dict[int, bool] = {}

    # Places of markers

    def find_places(self) -> None:
        """RW-059: every two adjacent outer hexagons with enough open edges."""
        near: set[int] = set()
        for cell in self.rim.cells:
            if self.outside[cell]:
                near.add(cell)
                near.update([cell + step for step in STEPS if self.outside[cell + step]])
        for cell in sorted(near):
            for step, (dq, dr) in enumerate(MARKER_STEPS):
                other = cell + dq * int(SIDE) + dr
                if other in near and self.open_towards(cell) + self.open_towards(other) >= OPEN_EDGES:
                    q, r = cell_of(cell)
                    self.markers.append(int(marker_code(q, r, step) - MARKER))
                    self.cells.append((cell, other))

    def open_towards(self, cell: i64) -> i64:
        """How many open edges of laid areas face a hexagon."""
        return self.rim.open_at(cell).bit_count()

    def open_edges(self, cells: Iterable[Cell]) -> i64:
        """The open edges of laid areas that face these hexagons."""
        edges: i64 = 0
        for q, r in cells:
            edges += self.open_towards(cell_number(q, r))
        return edges

    def touched(self, cells: Iterable[Cell]) -> int:
        """The areas that these hexagons touch, as bits."""
        areas = 0
        for q, r in cells:
            areas |= self.rim.areas_at(cell_number(q, r))
        return areas

    def relate(self) -> None:
        """RW-059, RW-060: which places go together."""
        on_cell: dict[int, int] = {}
        touching_area: list[int] = [0] * AREA_COUNT
        for place, cells in enumerate(self.cells):
            for cell in cells:
                on_cell[cell] = on_cell.get(cell, 0) | 1 << place
            for area in wide_bits(self.contact[place]):
                touching_area[area] |= 1 << place
        everything = (1 << len(self.markers)) - 1
        for place, cells in enumerate(self.cells):
            touching = 0
            for cell in cells:
                touching |= on_cell[cell]
                for step in STEPS:
                    touching |= on_cell.get(cell + step, 0)
            near = touching
            for area in wide_bits(self.within(self.contact[place], self.spacing)):
                near |= touching_area[area]
            nearer = touching
            for area in wide_bits(self.within(self.contact[place], self.relaxed)):
                nearer |= touching_area[area]
            self.apart[place] = everything & ~near
            self.almost[place] = everything & ~nearer

    def within(self, contact: int, spacing: int) -> int:
        """The areas that a marker with this spacing to the one with this contact does not touch, as bits."""
        reached = contact if spacing > 1 else 0
        for _ in range(spacing - 2):
            reached = self.grown(reached)
        return reached

    def grown(self, areas: int) -> int:
        """These areas and all beside them."""
        grown = areas
        for area in wide_bits(areas):
            grown |= self.board.near[area * 4 + ANY_BORDER]
        return grown

    def areas_between(self, marker: int, other: int) -> int:
        """RW-060: the length of the shortest chain of areas from one marker to another."""
        reached = self.touched(marker_cells(marker))
        goal = self.touched(marker_cells(other))
        length = 1
        while not reached & goal:
            reached = self.grown(reached)
            length += 1
        return length

    # Laying markers, with a look ahead

    def can_be_arranged(self) -> bool:
        """RW-062: whether all markers and home realms can be placed at all."""
        return self.can_finish(0)

    def offers(self, laid: list[int]) -> list[int]:
        """RW-063: the places for the next marker from which all markers and home realms can be completed."""
        chosen = self.mask_of(laid)
        return [
            self.markers[place] for place in wide_bits(self.next_places(chosen)) if self.can_finish(chosen | 1 << place)
        ]

    def mask_of(self, markers: list[int]) -> int:
        chosen = 0
        for marker in markers:
            if marker not in self.number:
                raise BadPosition(f"RW-059: no marker can lie on {marker_cells(marker)}")
            chosen |= 1 << self.number[marker]
        return chosen

    def next_places(self, chosen: int) -> int:
        """RW-060, RW-061: where the next marker may lie as to spacing, as bits."""
        if self.can_keep_spacing(chosen):
            return self.common(self.apart, chosen)
        return self.relaxed_places(chosen)

    def relaxed_places(self, chosen: int) -> int:
        """RW-061: where it may lie if full spacing is impossible.

        All pairs without one of the markers keep it: this one, or one that lies already.
        """
        places = self.common(self.almost, chosen)
        if self.all_apart(chosen):
            return places
        exceptions = 0
        for place in wide_bits(chosen):
            others = chosen & ~(1 << place)
            if self.all_apart(others):
                exceptions |= self.common(self.apart, others)
        return places & exceptions

    def common(self, relation: list[int], chosen: int) -> int:
        """The places that go together with all chosen ones."""
        places = (1 << len(self.markers)) - 1
        for place in wide_bits(chosen):
            places &= relation[place]
        return places

    def can_keep_spacing(self, chosen: int) -> bool:
        """RW-061: whether the remaining markers can all be placed at full spacing, given those that lie already.

        RW-953: whether home realms would fit on them does not matter here.
        """
        known = self.keeping.get(chosen)
        if known is None:
            left = len(self.homes) - chosen.bit_count()
            known = self.all_apart(chosen) and self.has_clique(self.common(self.apart, chosen), left)
            self.keeping[chosen] = known
        return known

    def all_apart(self, chosen: int) -> bool:
        for place in wide_bits(chosen):
            if chosen & ~self.apart[place] & ~(1 << place):
                return False
        return True

    def has_clique(self, places: int, size: int) -> bool:
        """Whether so many of these places lie at full spacing from each other."""
        if size == 0:
            return True
        while places.bit_count() >= size:
            place = places.bit_length() - 1
            places &= ~(1 << place)
            if self.has_clique(places & self.apart[place], size - 1):
                return True
        return False

    def can_finish(self, chosen: int) -> bool:
        """RW-063: whether the rest of the markers, and then all home realms, can be placed in some way."""
        known = self.finishing.get(chosen)
        if known is None:
            left = len(self.homes) - chosen.bit_count()
            if left == 0:
                known = self.homes_fit(wide_bits(chosen), self.homes, 0)
                if known and (self.all_apart(chosen) or not self.can_keep_spacing(0)):
                    self.remember_parts(chosen)
            elif self.can_keep_spacing(chosen):
                known = False
                for place in wide_bits(self.common(self.apart, chosen)):
                    if self.can_finish(chosen | 1 << place):
                        known = True
                        break
            else:
                known = self.can_fill(chosen, self.relaxed_places(chosen), left)
            self.finishing[chosen] = known
        return known

    def can_fill(self, chosen: int, places: int, left: int) -> bool:
        """RW-061, RW-063: whether so many of these places complete the chosen ones.

        Where full spacing is out of reach, it stays so with every further marker, and markers that can lie together
        can be laid in any order: one order is enough to look for them.
        """
        if left == 0:
            return self.can_finish(chosen)
        while places.bit_count() >= left:
            place = places & -places
            places ^= place
            if self.can_fill(chosen | place, places & self.relaxed_places(chosen | place), left - 1):
                return True
        return False

    def remember_parts(self, chosen: int) -> None:
        """An arrangement that can be laid in any order: whatever is part of it can be finished."""
        part = chosen
        while part:
            self.finishing[part] = True
            part = part - 1 & chosen

    def marker_fault(self, laid: list[int], marker: int) -> i64:
        """Why a marker cannot lie at a place."""
        cells = marker_cells(marker)
        numbers = [cell_number(q, r) for q, r in cells]
        if not self.outside[numbers[0]] or not self.outside[numbers[1]]:
            return OVERLAPS if cells[0] in self.board.at or cells[1] in self.board.at else NOT_OUTSIDE
        if marker not in self.number:
            return FEW_EDGES
        around = {*cells, *beside(cells[0]), *beside(cells[1])}
        for other in laid:
            if not around.isdisjoint(marker_cells(other)):
                return TOUCHES
        if not self.next_places(self.mask_of(laid)) >> self.number[marker] & 1:
            return TOO_NEAR
        return BLOCKS

    # Home realms, with a look ahead

    def homes_fit(self, places: list[int], tiles: list[int], taken: int) -> bool:
        """RW-064 to RW-066: whether these tiles can fill these markers without touching each other or what is taken."""
        if not places:
            return True
        rest = places[1:]
        for tile in tiles:
            left = [other for other in tiles if other != tile]
            outlines: list[int] = []
            for home in self.homes_on(places[0], tile):
                if home.around & taken or home.cells in outlines:
                    continue
                outlines.append(home.cells)
                if self.homes_fit(rest, left, taken | home.cells):
                    return True
        return False

    def homes_on(self, place: int, tile: int) -> list[HomePlace]:
        """RW-064, RW-066: the orientations of a home realm on a marker that are not sealed."""
        known = self.home_places.get((place, tile))
        if known is None:
            known = [home for home in self.orientations(place, tile) if not home.sealed]
            self.home_places[place, tile] = known
        return known

    def orientations(self, place: int, tile: int) -> list[HomePlace]:
        """RW-064: every orientation in which two areas fill the marker and the others lie on uncovered hexagons."""
        found: list[HomePlace] = []
        first, second = self.cells[place]
        for rotation in range(6):
            piece = turned_tile(self.tables, tile, rotation)
            for from_first in piece.steps:
                anchor = first - from_first
                numbers = [anchor + step for step in piece.steps]
                if second in numbers and not self.any_covered(numbers):
                    found.append(self.home_place((*cell_of(anchor), rotation), piece, numbers))
        found.sort(key=placement_of)
        return found

    def any_covered(self, numbers: list[int]) -> bool:
        for cell in numbers:
            if self.rim.touch[cell] == COVERED:
                return True
        return False

    def home_place(self, place: Placement, piece: Turned, numbers: list[int]) -> HomePlace:
        moved = int(cell_number(place[0], place[1])) - self.corner - MARGIN
        cells, around = piece.outline << moved, piece.around << moved
        return HomePlace(place, numbers, cells, around, self.is_sealed(piece, numbers))

    def is_sealed(self, piece: Turned, numbers: list[int]) -> bool:
        """RW-066: whether every border between the home realm and the map is impassable."""
        for at, cell in enumerate(numbers):
            if self.rim.open_at(cell) & ~piece.coloured[at]:
                return False
        return True

    def taken_cells(self, taken: list[frozenset[Cell]]) -> int:
        """The hexagons of home realms that lie already, as bits."""
        found = 0
        for cells in taken:
            for q, r in cells:
                found |= 1 << (int(cell_number(q, r)) - self.corner)
        return found

    def home_options(self, marker: int, tile: int, rest: HomesLeft) -> list[Placement]:
        """RW-064 to RW-066: the orientations on a marker after which the remaining home realms still fit."""
        places, tiles = self.other_homes(marker, tile, rest)
        found: list[Placement] = []
        known: dict[int, bool] = {}
        taken = self.taken_cells(rest.taken)
        for home in self.homes_on(self.number[marker], tile):
            if home.cells not in known:
                fits = not home.around & taken and self.homes_fit(places, tiles, taken | home.cells)
                known[home.cells] = fits
            if known[home.cells]:
                found.append(home.place)
        return found

    def has_home(self, marker: int, tile: int, rest: HomesLeft) -> bool:
        """Whether there is such an orientation at all."""
        places, tiles = self.other_homes(marker, tile, rest)
        taken = self.taken_cells(rest.taken)
        for home in self.homes_on(self.number[marker], tile):
            if not home.around & taken and self.homes_fit(places, tiles, taken | home.cells):
                return True
        return False

    def other_homes(self, marker: int, tile: int, rest: HomesLeft) -> tuple[list[int], list[int]]:
        """The places and tiles that are left besides a marker and a home realm."""
        places = [self.number[other] for other in rest.markers if other != marker]
        return places, [other for other in rest.tiles if other != tile]

    def home_fault(self, marker: int, tile: int, rest: HomesLeft, place: Placement) -> i64:
        """Why a home realm cannot lie on a marker in this way."""
        for home in self.orientations(self.number[marker], tile):
            if home.place == place:
                others = [frozenset(marker_cells(other)) for other in rest.markers if other != marker]
                if home.around & self.taken_cells(rest.taken + others):
                    return TOUCHES
                return SEALED if home.sealed else BLOCKS
        return NOT_ON_MARKER


class HomesLeft:
    """Home realms still to be placed: the markers and tiles that are left, and the hexagons of those laid already."""

    def __init__(self, markers: list[int], tiles: list[int], taken: list[frozenset[Cell]]) -> None:
        self.markers = markers
        self.tiles = tiles
        self.taken = taken


def placement_of(home: HomePlace) -> Placement:
    return home.place


def home_cells(tables: Tables, board: Board) -> list[frozenset[Cell]]:
    """The hexagons of the home realms on a board, realm by realm."""
    return [frozenset(tile_cells(tables, tile)) for tile in board.placed if tile.tile >= NUMBERED_TILES]


@lru_cache(maxsize=KEPT_MAPS)
def surroundings(tables: Tables, laid: Laid, homes: tuple[int, ...], spacing: int, relaxed: int) -> Surroundings:
    """The surroundings of a map for the home realm tiles that take part."""
    return Surroundings(tables, laid, homes, spacing, relaxed)
