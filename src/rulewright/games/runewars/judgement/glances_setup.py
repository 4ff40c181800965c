"""Glances at the laying of the map: tiles close together, markers apart, home realms beside what is worth having."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.games.runewars.board import PlacedTile, tile_cells
from rulewright.games.runewars.content import HOME_TILE, NONE
from rulewright.games.runewars.judgement.board_outlook import area_worth
from rulewright.games.runewars.options import CONFIRM, HOME, LAY, MARKER, laid
from rulewright.games.runewars.setup.frames import SetUp
from rulewright.games.runewars.setup.home_places import marker_cells
from rulewright.games.runewars.state import Runewars
from rulewright.kit.hexes import Cell, steps_apart
from rulewright.kit.judging import Glance, asked_by

ADJACENT: Final = 4.0
"""Points of a dragon rune beside the home realm; the bonus fades with the distance."""
NEAR: Final[i64] = 3
"""How far the neighbourhood of a home realm reaches."""


def tile_places(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-004: close to the others."""
    tile = asked_by(g, SetUp).tile
    return [0.3 * contacts(g, covered(g, tile, code - LAY)) for code in codes]


def marker_places(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-005: far from each other."""
    markers = asked_by(g, SetUp).markers
    return [apart(markers, code - MARKER) for code in codes]


def confirmations(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-006: they stay as they are."""
    return [4.0 if code == CONFIRM else 0.0 for code in codes]


def home_markers(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-007: beside what is worth having."""
    return [promise(g, list(marker_cells(code - MARKER))) for code in codes]


def home_orientations(g: Runewars, seat: i64, codes: list[int]) -> list[float]:
    """D-008: beside what is worth having."""
    tile: i64 = HOME_TILE[g.seats[seat].faction]
    return [promise(g, covered(g, tile, code - HOME)) for code in codes]


def covered(g: Runewars, tile: i64, place: i64) -> list[Cell]:
    """The hexagons that a tile would cover; none while it is not known which tile it is."""
    if tile == NONE:
        return []
    q, r, rotation = laid(place)
    return tile_cells(g.tables, PlacedTile(tile, q, r, rotation))


def contacts(g: Runewars, cells: list[Cell]) -> float:
    """By how many edges these hexagons would touch the map."""
    number = 0.0
    for q, r in cells:
        for area in g.board.areas:
            if steps_apart(q - g.board.cell_q[area], r - g.board.cell_r[area]) == 1:
                number += 1.0
    return number


def apart(markers: list[int], marker: int) -> float:
    """How far a marker lies from the nearest one."""
    q, r = marker_cells(marker)[0]
    nearest: i64 = 0
    for at, other in enumerate(markers):
        other_q, other_r = marker_cells(other)[0]
        steps = steps_apart(q - other_q, r - other_r)
        if at == 0 or steps < nearest:
            nearest = steps
    return 0.3 * float(nearest)


def promise(g: Runewars, cells: list[Cell]) -> float:
    """What lies around a home realm: cities, resources and runes, the nearer the better."""
    total = 0.0
    for area in g.board.areas:
        nearest: i64 = NEAR + 1
        for q, r in cells:
            steps = steps_apart(q - g.board.cell_q[area], r - g.board.cell_r[area])
            if steps < nearest:
                nearest = steps
        if 0 < nearest <= NEAR:
            total += ADJACENT * area_worth(g, area) / float(nearest * nearest)
    return total


GLANCES_AT_MAPS: Final[dict[str, Glance[Runewars]]] = {
    "place_tile": tile_places,
    "place_home_marker": marker_places,
    "confirm_markers": confirmations,
    "choose_home_marker": home_markers,
    "choose_home_orientation": home_orientations,
}
