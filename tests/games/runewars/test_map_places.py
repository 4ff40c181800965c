"""Legal places for tiles, markers and home realms, and the look ahead (RW-004 to RW-006, RW-025, RW-054 to RW-066).

Where it matters the rules are written down here a second time, as plainly as possible, and compared.
"""

from __future__ import annotations

import random
from itertools import combinations, permutations, product

import pytest

from rulewright.core.errors import BadPosition
from rulewright.games.runewars import GAME
from rulewright.games.runewars.board import Board, PlacedTile, tile_cells
from rulewright.games.runewars.content import FIRST_AREA, HOME_TILE, TILE_AREAS
from rulewright.games.runewars.knowledge.position import HOME_PLACES, TILE_PLACES
from rulewright.games.runewars.options import MARKER, REACH, VOCABULARY
from rulewright.games.runewars.setup.home_places import (
    BLOCKS,
    FEW_EDGES,
    NOT_OUTSIDE,
    SEALED,
    TOO_NEAR,
    TOUCHES,
    HomePlace,
    HomesLeft,
    Surroundings,
    marker_cells,
    outer_cells,
    required_spacing,
)
from rulewright.games.runewars.setup.tile_places import (
    COLOURED,
    FITS,
    NO_CONTACT,
    OVERLAPS,
    Laid,
    Placement,
    Turned,
    board_of,
    placement_fault,
    placements,
    rim_of,
)
from rulewright.kit.hexes import DIRECTIONS, Cell, cell_of

TABLES = GAME.tables
TWO_TILES: Laid = ((2, 0, 0, 0), (6, 2, 1, 2), (0, 3, 0, 3), (4, 5, 0, 2))
"""The numbered tiles of the reference map for two players."""
COMPACT: Laid = ((4, 0, 0, 0), (1, 1, 0, 5), (3, -3, 3, 4), (7, 2, 2, 4))
"""Four tiles in a lump: no two markers can have three areas between them."""
CRAMPED: Laid = ((2, 0, 0, 0), (4, -1, 0, 4), (8, 2, 1, 3), (6, -1, -1, 4), (1, 2, -6, 1), (5, 3, 0, 5))
"""Six tiles on which three markers never keep four areas between all of them."""

SEALED_OFF: Laid = ((0, 0, 0, 0), (2, 0, -1, 5), (4, 2, 0, 4), (3, 3, -3, 5))
"""Four tiles with a place for a marker from which home realms fit on markers three areas away, but none farther."""


def tiles_of(places: tuple[tuple[int, int, int, int], ...]) -> Laid:
    """A reference map, tile numbers counted from 0."""
    return tuple((tile - 1, q, r, rotation) for tile, q, r, rotation in places)


def rim_cells(laid: Laid) -> list[Cell]:
    """The uncovered hexagons beside a map."""
    return [cell_of(number) for number in rim_of(TABLES, laid).cells]


def cells_of(home: HomePlace) -> set[Cell]:
    """The hexagons of a home realm."""
    return {cell_of(number) for number in home.numbers}


def random_map(players: int, rng: random.Random) -> Laid:
    tiles = rng.sample(range(9), 2 * players)
    laid: Laid = ((tiles[0], 0, 0, 0),)
    for tile in tiles[1:]:
        laid += ((tile, *rng.choice(placements(TABLES, laid, tile, False))),)
    return laid


def surroundings_of(laid: Laid, players: int, spacing: int = 4, relaxed: int = 3) -> Surroundings:
    return Surroundings(TABLES, laid, HOME_TILE[:players], spacing, relaxed)


def marker(key: str) -> int:
    code = VOCABULARY.code(f"marker:{key}")
    assert code is not None
    return int(code - MARKER)


def neighbours(cell: Cell) -> list[Cell]:
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS]


# Plain statements of the rules


def colour_of(piece: tuple[int, int, int, int], area: int, direction: int) -> int:
    """The printed border of an area of a laid tile, seen in a direction of the map."""
    return TABLES.borders[area * 6 + (direction - piece[3]) % 6]


def is_legal(laid: Laid, piece: tuple[int, int, int, int]) -> tuple[bool, bool]:
    """RW-055 and RW-056, edge by edge."""
    board = Board(TABLES, [PlacedTile(*tile) for tile in laid])
    tile_at = {tile[0]: tile for tile in laid}
    cells = tile_cells(TABLES, PlacedTile(*piece))
    if any(cell in board.at for cell in cells):
        return False, False
    pairs: list[tuple[int, int]] = []
    clash = False
    for number, cell in enumerate(cells):
        for direction, other in enumerate(neighbours(cell)):
            if other in board.at:
                touched = board.at[other]
                pairs.append((number, touched))
                owner = next(tile for tile in laid if FIRST_AREA[tile[0]] <= touched < first_after(tile[0]))
                own_edge = colour_of(piece, FIRST_AREA[piece[0]] + number, direction)
                their_edge = colour_of(tile_at[owner[0]], touched, direction + 3)
                clash = clash or (own_edge > 0 and their_edge > 0)
    contact = any(a != c and b != d for (a, b), (c, d) in product(pairs, pairs))
    return contact, not clash


def first_after(tile: int) -> int:
    return int(FIRST_AREA[tile] + len(TILE_AREAS[tile]))


def chain_between(board: Board, one: int, other: int) -> int:
    """RW-060: areas in the shortest chain from one marker to another, by breadth."""
    reached = {board.at[cell] for own in marker_cells(one) for cell in neighbours(own) if cell in board.at}
    goal = {board.at[cell] for own in marker_cells(other) for cell in neighbours(own) if cell in board.at}
    length = 1
    while not reached & goal:
        reached |= {area for known in reached for area in board.beside[known]}
        length += 1
    return length


def touch(cells: set[Cell], others: set[Cell]) -> bool:
    return bool(others & (cells | {cell for own in cells for cell in neighbours(own)}))


def homes_can_lie(around: Surroundings, markers: tuple[int, ...]) -> bool:
    """RW-064 to RW-066: every distribution of the tiles and every orientation is tried."""
    for tiles in permutations(around.homes):
        ways = [around.homes_on(around.number[one], tile) for one, tile in zip(markers, tiles, strict=True)]
        for homes in product(*ways):
            if not any(touch(cells_of(one), cells_of(other)) for one, other in combinations(homes, 2)):
                return True
    return False


# Tiles


@pytest.mark.rule("RW-025", "RW-055", "RW-056")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_place_that_keeps_the_two_rules_is_offered_and_no_other(seed: int) -> None:
    rng = random.Random(seed)
    laid = random_map(2, rng)
    tile = rng.choice([tile for tile in range(9) if tile not in [piece[0] for piece in laid]])
    expected: list[Placement] = []
    waived: list[Placement] = []
    for q, r, rotation in product(range(-11, 12), range(-11, 12), range(6)):
        contact, colours = is_legal(laid, (tile, q, r, rotation))
        if contact:
            waived.append((q, r, rotation))
            if colours:
                expected.append((q, r, rotation))
    assert placements(TABLES, laid, tile, False) == expected
    assert placements(TABLES, laid, tile, True) == waived
    assert len(waived) > len(expected) > 0


@pytest.mark.rule("RW-055", "RW-056")
def test_the_fault_of_a_place_says_which_rule_stands_in_the_way() -> None:
    laid: Laid = ((0, 0, 0, 0),)
    assert placement_fault(TABLES, laid, 3, (0, 0, 0)) == OVERLAPS
    assert placement_fault(TABLES, laid, 3, (5, 5, 0)) == NO_CONTACT
    # One area against one area: 4C above 1A.
    assert placement_fault(TABLES, laid, 3, (0, -3, 0)) == NO_CONTACT
    assert placement_fault(TABLES, laid, 3, (1, -1, 5)) == FITS
    # The mountain of 4B against the water in the north of 1A.
    assert placement_fault(TABLES, laid, 3, (1, -1, 2)) == COLOURED
    assert (1, -1, 2) not in placements(TABLES, laid, 3, False)
    assert (1, -1, 2) in placements(TABLES, laid, 3, True)


@pytest.mark.rule("RW-004", "RW-006", "RW-055", "RW-056", "RW-660")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_reference_maps_are_legal_tile_by_tile(players: int) -> None:
    laid = tiles_of(TILE_PLACES[players])
    assert len(laid) == 2 * players
    for number in range(1, len(laid)):
        tile, q, r, rotation = laid[number]
        assert (q, r, rotation) in placements(TABLES, laid[:number], tile, False)


@pytest.mark.rule("RW-063", "RW-064", "RW-065", "RW-066")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_home_realms_of_the_reference_maps_lie_on_markers_that_can_be_placed(players: int) -> None:
    around = surroundings_of(tiles_of(TILE_PLACES[players]), players)
    places = HOME_PLACES[players]
    homes = [set(tile_cells(TABLES, PlacedTile(HOME_TILE[seat], *places[seat]))) for seat in range(players)]
    fitting = [[one for one in around.markers if set(marker_cells(one)) <= cells] for cells in homes]
    arrangements = [chosen for chosen in product(*fitting) if can_be_laid(around, list(chosen))]
    assert arrangements
    for chosen in arrangements:
        for seat, one in enumerate(chosen):
            others = [frozenset(cells) for number, cells in enumerate(homes) if number != seat]
            left = HomesLeft([one], [HOME_TILE[seat]], others)
            assert places[seat] in around.home_options(one, HOME_TILE[seat], left)


def can_be_laid(around: Surroundings, markers: list[int]) -> bool:
    """Whether each marker is offered when those before it lie."""
    return all(markers[number] in around.offers(markers[:number]) for number in range(len(markers)))


@pytest.mark.rule("RW-025", "RW-055")
def test_no_map_reaches_beyond_the_coordinates_of_the_option_keys() -> None:
    # Two areas of a new tile lie beside the map, so it reaches at most one hexagon further than the map with its
    # second lowest area, in any direction; a marker reaches two further than the map, its home realm three.
    for axis, sign in product((0, 1), (-1, 1)):
        gains: list[int] = []
        starts: list[int] = []
        for tile in range(9):
            turns = [sorted(sign * cell[axis] for cell in Turned(TABLES, tile, turn).shape) for turn in range(6)]
            gains.append(max(1 + values[-1] - values[1] for values in turns))
            starts.append(turns[0][-1])
        furthest = max(start + sum(sorted(gains[:tile] + gains[tile + 1 :])[1:]) for tile, start in enumerate(starts))
        assert furthest + 3 < REACH


# Holes and the outside


@pytest.mark.rule("RW-058", "RW-059")
def test_hexagons_enclosed_by_the_map_are_not_outside() -> None:
    rng = random.Random(4)
    holes = 0
    for _ in range(60):
        board = board_of(TABLES, random_map(3, rng))
        outside = outer_cells(board.at)
        enclosed = [cell for cell in rim_cells(tuple_of(board)) if cell not in outside]
        for cell in enclosed:
            # Nothing outside is next to a hole: all around it is map or hole.
            assert all(other in board.at or other not in outside for other in neighbours(cell))
        holes += len(enclosed)
        around = Surroundings(TABLES, tuple_of(board), HOME_TILE[:3], 0, 0)
        assert all(cell in outside for one in around.markers for cell in marker_cells(one))
    assert holes > 0


def tuple_of(board: Board) -> Laid:
    return tuple((int(tile.tile), int(tile.q), int(tile.r), int(tile.rotation)) for tile in board.placed)


@pytest.mark.rule("RW-058", "RW-059")
def test_a_marker_in_a_hole_is_refused_as_not_outside() -> None:
    rng = random.Random(4)
    found = 0
    while not found:
        laid = random_map(4, rng)
        board = board_of(TABLES, laid)
        outside = outer_cells(board.at)
        around = surroundings_of(laid, 4)
        for q, r in rim_cells(tuple_of(board)):
            if (q, r) not in outside and (q, r + 1) not in board.at:
                assert around.marker_fault([], marker(f"{q}:{r}:{q}:{r + 1}")) == NOT_OUTSIDE
                found += 1


# Markers


@pytest.mark.rule("RW-059")
@pytest.mark.parametrize("seed", [5, 6])
def test_markers_lie_outside_with_three_open_edges(seed: int) -> None:
    laid = random_map(2, random.Random(seed))
    board = board_of(TABLES, laid)
    outside = outer_cells(board.at)
    tile_at = {tile[0]: tile for tile in laid}
    expected: set[frozenset[Cell]] = set()
    for cell in outside:
        for other in neighbours(cell):
            if other not in outside:
                continue
            edges = 0
            for own in (cell, other):
                for direction, beside in enumerate(neighbours(own)):
                    if beside in board.at:
                        area = board.at[beside]
                        owner = next(tile for tile in tile_at if FIRST_AREA[tile] <= area < first_after(tile))
                        edges += colour_of(tile_at[owner], area, direction + 3) == 0
            if edges >= 3:
                expected.add(frozenset((cell, other)))
    around = surroundings_of(laid, 2)
    assert {frozenset(marker_cells(one)) for one in around.markers} == expected
    assert len(around.markers) == len(expected) > 1


@pytest.mark.rule("RW-059", "RW-060", "RW-061", "RW-063", "RW-064", "RW-065")
@pytest.mark.parametrize("laid", [TWO_TILES, *(random_map(2, random.Random(seed)) for seed in range(10, 16))])
def test_offered_markers_are_those_with_which_everything_can_be_completed(laid: Laid) -> None:
    around = surroundings_of(laid, 2)
    pairs = {
        frozenset(pair): chain_between(around.board, *pair)
        for pair in combinations(around.markers, 2)
        if not touch(set(marker_cells(pair[0])), set(marker_cells(pair[1])))
    }
    for first in around.markers:
        partners = {one: pairs.get(frozenset((first, one)), -1) for one in around.markers if one != first}
        wide = any(spacing >= 4 for spacing in partners.values())
        legal = [one for one, spacing in partners.items() if spacing >= (4 if wide else 3)]
        assert around.offers([first]) == [one for one in legal if homes_can_lie(around, (first, one))]
    # A first marker may be one after which only three areas are possible, unless four are impossible from the start.
    offered = around.offers([])
    assert set(offered) == {first for first in around.markers if around.offers([first])}


@pytest.mark.rule("RW-060", "RW-061")
def test_one_marker_may_lie_nearer_when_four_areas_are_impossible() -> None:
    around = surroundings_of(CRAMPED, 3)
    rng = random.Random(8)
    for _ in range(20):
        markers: list[int] = []
        for _ in range(3):
            markers.append(rng.choice(around.offers(markers)))
        spacings = {pair: chain_between(around.board, *pair) for pair in combinations(markers, 2)}
        assert min(spacings.values()) == 3
        assert any(all(spacing >= 4 for pair, spacing in spacings.items() if one not in pair) for one in markers)
    # Without the exception this map cannot be used.
    assert not surroundings_of(CRAMPED, 3, 4, 4).can_be_arranged()


@pytest.mark.rule("RW-060", "RW-061")
@pytest.mark.parametrize("laid", [CRAMPED, random_map(3, random.Random(50))])
def test_a_third_marker_keeps_the_spacing_that_the_first_two_leave_possible(laid: Laid) -> None:
    around = surroundings_of(laid, 3)
    spacing = {
        frozenset(pair): chain_between(around.board, *pair)
        for pair in combinations(around.markers, 2)
        if not touch(set(marker_cells(pair[0])), set(marker_cells(pair[1])))
    }

    def keeps(markers: tuple[int, ...], needed: int) -> bool:
        return all(spacing.get(frozenset(pair), -1) >= needed for pair in combinations(markers, 2))

    for laid_already in combinations(around.markers, 2):
        if not keeps(laid_already, 3):
            continue
        triples = [(*laid_already, one) for one in around.markers if one not in laid_already]
        wide = [triple for triple in triples if keeps(triple, 4)]
        narrow = [
            triple for triple in triples if keeps(triple, 3) and any(keeps(pair, 4) for pair in combinations(triple, 2))
        ]
        allowed = around.next_places(around.mask_of(list(laid_already)))
        assert {one for one in around.markers if allowed >> around.number[one] & 1} == {
            triple[2] for triple in wide or narrow
        }


@pytest.mark.rule("RW-060", "RW-061")
def test_areas_are_counted_along_the_shortest_chain() -> None:
    around = surroundings_of(TWO_TILES, 2)
    for one, other in combinations(around.markers, 2):
        assert around.areas_between(one, other) == chain_between(around.board, one, other)


@pytest.mark.rule("RW-061")
def test_full_spacing_is_kept_as_long_as_it_is_possible() -> None:
    rng = random.Random(9)
    checked = 0
    while checked < 6:
        around = surroundings_of(random_map(3, rng), 3)
        first = rng.choice(around.markers)
        if not around.can_keep_spacing(around.mask_of([first])):
            continue
        checked += 1
        for one in around.offers([first]):
            assert chain_between(around.board, first, one) >= 4


@pytest.mark.rule("RW-953", "RW-061", "RW-063")
def test_the_smaller_spacing_is_not_allowed_because_home_realms_would_not_fit() -> None:
    around = surroundings_of(SEALED_OFF, 2)
    # From this first marker four areas are possible, but on none of these pairs can both home realms lie.
    assert around.can_keep_spacing(around.mask_of([4368]))
    near = [
        one
        for one in around.markers
        if chain_between(around.board, 4368, one) == 3 and not touch(set(marker_cells(4368)), set(marker_cells(one)))
    ]
    assert any(homes_can_lie(around, (4368, one)) for one in near)
    assert around.offers([4368]) == []


@pytest.mark.rule("RW-062", "RW-800")
def test_required_spacing_shrinks_from_the_third_rebuild_on() -> None:
    assert [required_spacing(False, rebuilds) for rebuilds in range(8)] == [
        (4, 3), (4, 3), (4, 3), (3, 2), (2, 1), (1, 0), (0, 0), (0, 0)
    ]  # fmt: skip
    assert [required_spacing(True, rebuilds) for rebuilds in range(7)] == [
        (3, 3), (3, 3), (3, 3), (2, 2), (1, 1), (0, 0), (0, 0)
    ]  # fmt: skip


@pytest.mark.rule("RW-062")
def test_a_lump_of_tiles_cannot_be_arranged_until_less_spacing_is_required() -> None:
    assert not surroundings_of(COMPACT, 2).can_be_arranged()
    assert surroundings_of(COMPACT, 2).offers([]) == []
    assert surroundings_of(COMPACT, 2, 3, 2).can_be_arranged()


@pytest.mark.rule("RW-062", "RW-063")
@pytest.mark.parametrize(("players", "fewest"), [(2, 17), (3, 17), (4, 15)])
def test_nearly_all_random_maps_can_be_arranged(players: int, fewest: int) -> None:
    rng = random.Random(20)
    usable = [surroundings_of(random_map(players, rng), players).can_be_arranged() for _ in range(20)]
    assert sum(usable) >= fewest


@pytest.mark.rule("RW-059", "RW-060", "RW-063")
def test_the_fault_of_a_marker_says_which_rule_stands_in_the_way() -> None:
    around = surroundings_of(TWO_TILES, 2)
    first = marker("3:2:4:1")
    assert around.marker_fault([], marker("0:0:0:1")) == OVERLAPS
    assert around.marker_fault([], marker("-9:0:-9:1")) == NOT_OUTSIDE
    alone = next(cell for cell in outer_cells(around.board.at) if not set(neighbours(cell)) & set(around.board.at))
    other = next(cell for cell in neighbours(alone) if cell in outer_cells(around.board.at) and cell > alone)
    assert around.marker_fault([], marker(f"{alone[0]}:{alone[1]}:{other[0]}:{other[1]}")) == FEW_EDGES
    faults = {one: around.marker_fault([first], one) for one in around.markers if one not in around.offers([first])}
    assert {TOUCHES, TOO_NEAR} <= set(faults.values()) <= {TOUCHES, TOO_NEAR, BLOCKS}
    for one, fault in faults.items():
        assert (fault == TOUCHES) == touch(set(marker_cells(first)), set(marker_cells(one)))
        if fault == TOO_NEAR:
            assert chain_between(around.board, first, one) < 4


@pytest.mark.rule("RW-059")
def test_markers_where_none_can_lie_are_a_bad_position() -> None:
    with pytest.raises(BadPosition, match="RW-059"):
        surroundings_of(TWO_TILES, 2).offers([marker("0:0:0:1")])


# Home realms


@pytest.mark.rule("RW-064", "RW-065", "RW-066")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_offered_orientation_lets_the_others_finish(players: int) -> None:
    rng = random.Random(30 + players)
    for _ in range(5):
        laid = random_map(players, rng)
        around = surroundings_of(laid, players)
        if not around.can_be_arranged():
            continue
        markers: list[int] = []
        for _ in range(players):
            markers.append(rng.choice(around.offers(markers)))
        left = HomesLeft(markers, list(HOME_TILE[:players]), [])
        placed = [PlacedTile(*tile) for tile in laid]
        while left.markers:
            tile = left.tiles[0]
            choices = [(one, place) for one in left.markers for place in around.home_options(one, tile, left)]
            one, place = rng.choice(choices)
            placed.append(PlacedTile(tile, *place))
            cells = tile_cells(TABLES, placed[-1])
            assert set(marker_cells(one)) <= set(cells)
            left = HomesLeft(
                [other for other in left.markers if other != one], left.tiles[1:], [*left.taken, frozenset(cells)]
            )
        check_homes(Board(TABLES, placed), players)


def check_homes(board: Board, players: int) -> None:
    """RW-065, RW-066: no two home realms touch, and each has an open border to the map."""
    assert len(board.at) == len(board.areas)
    for tile in HOME_TILE[:players]:
        own = range(FIRST_AREA[tile], first_after(tile))
        outward = [(area, at) for area in own for at in range(6) if board.around[area * 6 + at] not in (-1, *own)]
        assert all(board.around[area * 6 + at] < FIRST_AREA[9] for area, at in outward)
        assert any(board.borders[area * 6 + at] == 0 for area, at in outward)


@pytest.mark.rule("RW-066")
def test_a_sealed_home_realm_is_not_offered() -> None:
    rng = random.Random(41)
    waiqar = HOME_TILE[2]
    found = 0
    while not found:
        around = surroundings_of(random_map(3, rng), 3)
        for one in around.markers:
            for home in around.orientations(around.number[one], waiqar):
                if home.sealed:
                    left = HomesLeft([one], [waiqar], [])
                    assert home.place not in around.home_options(one, waiqar, left)
                    assert around.home_fault(one, waiqar, left, home.place) == SEALED
                    found += 1


@pytest.mark.rule("RW-065")
def test_a_home_realm_may_touch_neither_a_home_realm_nor_a_marker_that_is_left() -> None:
    around = surroundings_of(TWO_TILES, 2)
    one = around.markers[0]
    tile = HOME_TILE[0]
    home = around.homes_on(0, tile)[0]
    own_cells = cells_of(home)
    beside = next(cell for own in own_cells for cell in neighbours(own) if cell not in own_cells)
    taken = HomesLeft([one], [tile], [frozenset({beside})])
    assert home.place not in around.home_options(one, tile, taken)
    assert around.home_fault(one, tile, taken, home.place) == TOUCHES
