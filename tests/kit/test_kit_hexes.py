"""Hexagons: neighbours, distances, turned tiles, numbers."""

from __future__ import annotations

import pytest

from rulewright.kit.hexes import (
    CELLS,
    DIRECTIONS,
    STEPS,
    beside,
    cell_number,
    cell_of,
    covered_cells,
    opposite,
    printed_edge,
    steps_apart,
    turned,
)


def test_a_hexagon_has_six_neighbours_in_order() -> None:
    assert beside((2, 5)) == [(2, 4), (3, 4), (3, 5), (2, 6), (1, 6), (1, 5)]


@pytest.mark.parametrize("direction", range(6))
def test_the_way_back_is_the_opposite_direction(direction: int) -> None:
    (q, r), (back_q, back_r) = DIRECTIONS[direction], DIRECTIONS[opposite(direction)]
    assert (q + back_q, r + back_r) == (0, 0)
    assert opposite(opposite(direction)) == direction


@pytest.mark.parametrize(("dq", "dr", "steps"), [(0, 0, 0), (0, -1, 1), (1, -1, 1), (3, 0, 3), (2, 2, 4), (-3, 5, 5)])
def test_distances_are_counted_in_steps(dq: int, dr: int, steps: int) -> None:
    assert steps_apart(dq, dr) == steps_apart(-dq, -dr) == steps


@pytest.mark.parametrize("rotation", range(6))
def test_a_turn_by_60_degrees_leads_from_one_direction_to_the_next(rotation: int) -> None:
    assert [turned(q, r, rotation) for q, r in DIRECTIONS] == [*DIRECTIONS[rotation:], *DIRECTIONS[:rotation]]


@pytest.mark.parametrize("cell", [(0, 0), (2, -1), (-3, 1)])
def test_six_turns_lead_back(cell: tuple[int, int]) -> None:
    assert turned(*cell, 6) == cell


def test_a_tile_covers_its_turned_hexagons_where_it_lies() -> None:
    offsets = [(0, 0), (1, 0), (0, 1)]
    assert covered_cells(offsets, 4, -2, 0) == [(4, -2), (5, -2), (4, -1)]
    assert covered_cells(offsets, 4, -2, 1) == [(4, -2), (4, -1), (3, -1)]


@pytest.mark.parametrize("rotation", range(6))
@pytest.mark.parametrize("edge", range(6))
def test_a_printed_edge_faces_the_direction_to_which_it_was_turned(edge: int, rotation: int) -> None:
    faced = DIRECTIONS.index(turned(*DIRECTIONS[edge], rotation))
    assert printed_edge(faced, rotation) == edge


@pytest.mark.parametrize("cell", [(0, 0), (-32, -32), (31, 31), (5, -9)])
def test_a_number_leads_back_to_its_hexagon(cell: tuple[int, int]) -> None:
    assert 0 <= cell_number(*cell) < CELLS
    assert cell_of(cell_number(*cell)) == cell


def test_numbers_have_the_same_neighbours() -> None:
    assert [cell_of(cell_number(7, -3) + step) for step in STEPS] == beside((7, -3))
