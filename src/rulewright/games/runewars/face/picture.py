"""The map of Runewars as text and as a picture: areas in the colours of their owners, with short marks.

What the marks mean stands in chart.py. Borders are grey, mountains brown, water blue.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulewright.faces.colours import INK, PAPER, SEAT_COLOURS, Colour
from rulewright.faces.font import GLYPH_HEIGHT, GLYPH_WIDTH, glyph
from rulewright.faces.hexmap import Hexagon, drawn
from rulewright.games.runewars import GAME
from rulewright.games.runewars.face.chart import Place, Signs, charted, plain_signs

View = dict[str, Any]

TOP: Final = 6
HEIGHT: Final = 900
LARGEST: Final = 80
"""The longest side of a hexagon in pixels."""
WIDE: Final = 48
"""Hexagons with sides of so many pixels have room for letters of double size."""
EDGE: Final = 3
NOBODY: Final[Colour] = (232, 228, 214)
PLAIN_EDGE: Final[Colour] = (150, 146, 138)
SIGNS: Final[Signs] = plain_signs()
EDGES: Final[dict[str, Colour]] = {
    SIGNS.mountain: (124, 74, 34),
    SIGNS.water: (40, 110, 190),
    SIGNS.both: (60, 40, 90),
}
CORNERS: Final = ((-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1), (-1, 0))
"""The corners from the upper left on, clockwise, in sides and half heights; border N lies between the first two."""
LEFT_OUT: Final = ("map", "areas", "heroes", "markers", "decks", "discards", "turn", "neutral_supply")


def simple(view: View) -> View:
    """The table without its map, with as many lines at all times; of the Order cards the last one is shown."""
    shown = {name: value for name, value in view.items() if name not in LEFT_OUT}
    shown["order"] = view["order"] or []
    shown["seats"] = [simple_seat(seat) for seat in view["seats"]]
    for title, facts in view["titles"].items():
        shown[title] = None if facts["seat"] is None else f"seat_{facts['seat']}"
    shown.pop("titles")
    return shown


def simple_seat(seat: dict[str, Any]) -> dict[str, Any]:
    runes = seat["runes"]
    return {
        "faction": seat["faction"] or "-",
        "influence": seat["influence"],
        **seat["dials"],
        "order": seat["active"] or seat["last_order"] or "-",
        "tactics": seat["tactics"],
        "quests": seat["quests"],
        "strongholds": seat["strongholds_left"],
        "runes": runes if isinstance(runes, int) else f"{runes['dragon']}+{runes['false']}",
    }


def places_of(view: View) -> list[Place]:
    return charted(GAME.tables, view, SIGNS, TOP)


def lines(view: View) -> list[str]:
    """The map as text."""
    rows = drawn([place.hexagon for place in places_of(view)], TOP)
    return ["".join(run.text for run in row) for row in rows]


def image(view: View, width: int) -> NDArray[np.uint8]:
    """The map as a picture, as large as it fits and in the middle."""
    picture = np.full((HEIGHT, width, 3), PAPER, np.uint8)
    places = places_of(view)
    if not places:
        return picture
    columns = [place.hexagon.q for place in places]
    rows = [place.hexagon.r + place.hexagon.q / 2 for place in places]
    wide = 1.5 * (max(columns) - min(columns)) + 2
    high = sqrt(3) * (max(rows) - min(rows) + 1)
    side = min((width - 2 * EDGE) / wide, (HEIGHT - 2 * EDGE) / high, LARGEST)
    for place in places:
        x = width / 2 + side * 1.5 * (place.hexagon.q - (max(columns) + min(columns)) / 2)
        down = place.hexagon.r + place.hexagon.q / 2 - (max(rows) + min(rows)) / 2
        y = HEIGHT / 2 + side * sqrt(3) * down
        if place.area:
            fill(picture, x, y, side, NOBODY if place.seat < 0 else SEAT_COLOURS[place.seat])
        draw_edges(picture, place.hexagon, x, y, side)
        write_lines(picture, place.hexagon, x, y, side)
    return picture


def fill(picture: NDArray[np.uint8], x: float, y: float, side: float, colour: Colour) -> None:
    """Fills a hexagon with a flat top around its middle."""
    half = side * sqrt(3) / 2
    top, left = round(y - half), round(x - side)
    spot = picture[top : round(y + half) + 1, left : round(x + side) + 1]
    rows, columns = np.ogrid[: spot.shape[0], : spot.shape[1]]
    across, down = np.abs(columns + left - x), np.abs(rows + top - y)
    spot[(down <= half) & (down <= sqrt(3) * (side - across))] = colour


def draw_edges(picture: NDArray[np.uint8], hexagon: Hexagon, x: float, y: float, side: float) -> None:
    """The six borders; plain ones never over others."""
    half = side * sqrt(3) / 2
    for at, mark in enumerate(hexagon.borders):
        (x0, y0), (x1, y1) = CORNERS[at], CORNERS[(at + 1) % 6]
        parts = np.linspace(0, 1, round(2 * side))
        columns = np.rint(x + side * (x0 + (x1 - x0) * parts)).astype(int)
        rows = np.rint(y + half * (y0 + (y1 - y0) * parts)).astype(int)
        thick = EDGE if mark else 1
        for dy in range(-(thick // 2), thick // 2 + 1):
            for dx in range(-(thick // 2), thick // 2 + 1):
                picture[rows + dy, columns + dx] = EDGES.get(mark, PLAIN_EDGE)


def write_lines(picture: NDArray[np.uint8], hexagon: Hexagon, x: float, y: float, side: float) -> None:
    """The lines of a hexagon, centred."""
    scale = 2 if side >= WIDE else 1
    step = (GLYPH_HEIGHT + 3) * scale
    top = round(y) - 2 * step + scale
    for line, text in enumerate(hexagon.lines):
        left = round(x) - len(text.strip()) * GLYPH_WIDTH * scale // 2
        for at, character in enumerate(text.strip()):
            ink = glyph(character).repeat(scale, axis=0).repeat(scale, axis=1)
            column = left + at * GLYPH_WIDTH * scale
            row = top + line * step
            spot = picture[row : row + ink.shape[0], column : column + ink.shape[1]]
            spot[ink[: spot.shape[0], : spot.shape[1]]] = INK
