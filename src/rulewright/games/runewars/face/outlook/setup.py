"""Outlooks of set-up: what a faction brings, what lies around a home realm, where the first pieces stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulewright.faces.outlook import CARDS, Outlook
from rulewright.games.runewars.board import PlacedTile, tile_cells
from rulewright.games.runewars.content import FIRST_AREA, HOME_TILE, NONE, TILE_AREAS
from rulewright.games.runewars.face.outlook.ground import AREA, Args, Teller, asked_name, crowd, inner, resources
from rulewright.games.runewars.face.outlook.heroes import place_hero
from rulewright.games.runewars.ids import ALIGNMENTS, AREAS, FACTIONS, TILES
from rulewright.games.runewars.judgement.glances_setup import contacts
from rulewright.games.runewars.options import MARKER, MARKER_STEPS, marker_code
from rulewright.games.runewars.setup.frames import SetUp
from rulewright.games.runewars.setup.home_places import marker_cells
from rulewright.games.runewars.state import Runewars
from rulewright.kit.hexes import Cell, steps_apart

NEAR: Final = 2
"""How far the neighbourhood of a home realm reaches."""


def faction(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-002: what its sheet gives at the start."""
    at = FACTIONS.index(parts[0])
    levels = g.tables.start_dials[at * 3 : at * 3 + 3]
    return Outlook(
        "faction",
        {
            "alignment": ALIGNMENTS[g.tables.alignment[at]],
            "units": len(g.tables.units_of_dials(at, levels)),
            "influence": g.tables.start_influence[at],
            "tactics": g.tables.start_tactics[at],
        },
    )


def tile(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-003: what the areas of a tile provide."""
    at = TILES.index(parts[0])
    areas = range(FIRST_AREA[at], FIRST_AREA[at] + len(TILE_AREAS[at]))
    cities = sum(g.tables.city_site[area] for area in areas)
    neutrals = sum(len(g.tables.printed_neutrals[area]) for area in areas)
    args: Args = {"areas": len(areas), "cities": cities, "units": neutrals}
    return Outlook("tile", {**args, **resources(g, areas)})


def lay(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-004: how closely the tile would lie."""
    q, r, rotation = map(int, parts)
    laid = inner(g, SetUp).tile
    cells = tile_cells(g.tables, PlacedTile(laid, q, r, rotation)) if laid != NONE else []
    return Outlook("lay", {"edges": int(contacts(g, cells)), "areas": len(cells)})


def cells_of_marker(parts: Sequence[str]) -> list[Cell]:
    """The two hexagons that a marker covers."""
    first, second = (int(parts[0]), int(parts[1])), (int(parts[2]), int(parts[3]))
    (q, r), (other_q, other_r) = sorted((first, second))
    step = MARKER_STEPS.index((other_q - q, other_r - r))
    return list(marker_cells(int(marker_code(q, r, step) - MARKER)))


def marker(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-005, D-007: how far from the other markers; what lies around the one that is taken."""
    cells = cells_of_marker(parts)
    if asked_name(g) == "choose_home_marker":
        return Outlook("home", around(g, cells))
    steps = [
        min(steps_apart(q - other_q, r - other_r) for q, r in cells for other_q, other_r in marker_cells(other))
        for other in inner(g, SetUp).markers
    ]
    return Outlook("marker", {"steps": int(min(steps, default=0)), "edges": int(contacts(g, cells))})


def home(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-008: what lies around the home realm."""
    q, r, rotation = map(int, parts)
    placed = PlacedTile(HOME_TILE[g.seats[seat].faction], q, r, rotation)
    return Outlook("home", around(g, tile_cells(g.tables, placed)))


def around(g: Runewars, cells: Sequence[Cell]) -> Args:
    """The areas within two steps of some hexagons, and what they provide."""
    near = []
    for area in g.board.areas:
        at_q, at_r = g.board.cell_q[area], g.board.cell_r[area]
        if cells and 0 < min(steps_apart(q - at_q, r - at_r) for q, r in cells) <= NEAR:
            near.append(area)
    cities = sum(g.tables.city_site[area] for area in near)
    return {"areas": len(near), "cities": cities, **resources(g, near)}


def confirm(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-006: the markers stay."""
    return Outlook("confirm", {"number": len(inner(g, SetUp).markers)})


def restart(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-006: the markers come back."""
    return Outlook("restart", {"number": len(inner(g, SetUp).markers)})


def borders_outside(g: Runewars, area: int) -> int:
    """How many areas of other tiles an area lies beside."""
    return sum(AREAS[other][0] != AREAS[area][0] for other in g.board.beside[area])


def stronghold(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-009: where the first walls stand."""
    area = AREA[parts[0]]
    return Outlook("first-stronghold", {"area": parts[0], "borders": borders_outside(g, area)})


def place_unit(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-010: how many stand where."""
    left = len(inner(g, SetUp).units) - 1
    return Outlook("first-unit", {**crowd(g, AREA[parts[1]]), "left": max(0, left)})


def false_rune(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-011: the false rune where others come first."""
    area = AREA[parts[0]]
    return Outlook("first-false", {"area": parts[0], "borders": borders_outside(g, area)}, CARDS)


def dragon_rune(g: Runewars, seat: int, parts: list[str]) -> Outlook:
    """D-013, D-014: a rune of the realm or of the map."""
    area = AREA[parts[0]]
    args: Args = {"area": parts[0], "borders": borders_outside(g, area), "units": len(g.units[area])}
    return Outlook("first-dragon", args)


SETUP: Final[dict[tuple[str, str], Teller]] = {
    ("choose_faction", "faction"): faction,
    ("choose_tile", "tile"): tile,
    ("place_tile", "lay"): lay,
    ("place_home_marker", "marker"): marker,
    ("choose_home_marker", "marker"): marker,
    ("choose_home_orientation", "home"): home,
    ("confirm_markers", "confirm"): confirm,
    ("confirm_markers", "restart"): restart,
    ("setup_stronghold", "stronghold"): stronghold,
    ("setup_place_unit", "place"): place_unit,
    ("setup_runes", "false"): false_rune,
    ("setup_epic_rune", "dragon"): dragon_rune,
    ("revised_place_rune", "dragon"): dragon_rune,
    ("revised_place_rune", "false"): false_rune,
    ("setup_hero_area", "place"): place_hero,
}
