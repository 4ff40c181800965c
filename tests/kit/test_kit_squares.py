"""Squares, with the tiles of Heroes and the terrain cards of Battalia as the cases: their specifications need both."""

from __future__ import annotations

import pytest

from rulewright.kit.squares import (
    ALL_EXITS,
    EAST,
    NORTH,
    NOWHERE,
    SOUTH,
    STEPS,
    WEST,
    Grid,
    exits_of,
    letters_of,
    opposite,
    turned,
    turned_exits,
)


def test_squares_are_numbered_in_reading_order() -> None:
    grid = Grid(3, 4)
    assert [grid.square(row, column) for row in range(3) for column in range(4)] == list(range(12))
    assert grid.square(-1, 0) == grid.square(0, 4) == grid.square(3, 0) == grid.square(1, -1) == NOWHERE


def test_a_square_has_four_neighbours_and_none_beyond_the_edge() -> None:
    grid = Grid(3, 4)
    assert [grid.neighbour(5, direction) for direction in range(4)] == [1, 6, 9, 4]
    assert [grid.neighbour(0, direction) for direction in range(4)] == [NOWHERE, 1, 4, NOWHERE]
    assert [grid.neighbour(11, direction) for direction in range(4)] == [7, NOWHERE, NOWHERE, 10]


def test_up_to_eight_squares_lie_around_one() -> None:
    """BA-264: the range of a hero; MH-270: a zone of control."""
    grid = Grid(3, 4)
    assert grid.around[5] == [0, 1, 2, 4, 6, 8, 9, 10]
    assert grid.around[3] == [2, 6, 7]
    assert Grid(1, 1).around == [[]]


@pytest.mark.parametrize("direction", [NORTH, EAST, SOUTH, WEST])
def test_the_way_back_is_the_opposite_direction(direction: int) -> None:
    (row, column), (back_row, back_column) = STEPS[direction], STEPS[opposite(direction)]
    assert (row + back_row, column + back_column) == (0, 0)


@pytest.mark.parametrize(
    ("rotation", "expected"),
    [
        (0, lambda r, c: (r, c)),
        (1, lambda r, c: (c, 4 - r)),
        (2, lambda r, c: (4 - r, 4 - c)),
        (3, lambda r, c: (4 - c, r)),
    ],
)
def test_a_turned_tile_has_its_squares_where_mh_055_says(rotation: int, expected: object) -> None:
    assert callable(expected)
    for row in range(5):
        for column in range(5):
            assert turned(row, column, 5, rotation) == expected(row, column)


def test_a_sawmill_and_its_guard_turn_with_their_tile() -> None:
    """EX-049 of Heroes: tile 1, one quarter clockwise."""
    assert turned(0, 0, 5, 1) == (0, 4)
    assert turned(0, 1, 5, 1) == (1, 4)


@pytest.mark.parametrize("letters", ["", "N", "NS", "NE", "NES", "NESW", "EW", "SW"])
def test_letters_lead_back_to_the_exits(letters: str) -> None:
    assert letters_of(exits_of(letters)) == letters


@pytest.mark.parametrize(
    ("printed", "ways"),
    [
        ("N", ["N", "E", "S", "W"]),
        ("NS", ["NS", "EW", "NS", "EW"]),
        ("NE", ["NE", "ES", "SW", "NW"]),
        ("NES", ["NES", "ESW", "NSW", "NEW"]),
        ("NESW", ["NESW"] * 4),
    ],
)
def test_the_shapes_of_terrain_cards_can_be_turned(printed: str, ways: list[str]) -> None:
    assert [letters_of(turned_exits(exits_of(printed), rotation)) for rotation in range(4)] == ways
    assert turned_exits(exits_of(printed), 4) == exits_of(printed)


def test_squares_are_joined_where_exits_face_each_other() -> None:
    """BA-131: a road that ends blind, or at the edge, joins nothing."""
    grid = Grid(2, 2)
    exits = [int(exits_of("ES")), int(ALL_EXITS), int(exits_of("EW")), 0]
    assert grid.joined(exits, 0) == [1]
    assert grid.joined(exits, 1) == [0]
    assert grid.joined(exits, 2) == []
    assert grid.joined(exits, 3) == []
