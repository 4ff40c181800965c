"""The map of Battalia as text and as a picture: squares in the colours of their owners, roads, and short marks.

What the marks mean stands in chart.py; heroes have an arrow in the picture, which has no small letters. A square is as
large as seven rows allow; roads are brown.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulewright.faces.colours import HEAD, INK, PAPER, SEAT_COLOURS, Colour
from rulewright.faces.font import GLYPH_WIDTH, glyph
from rulewright.games.battalia.face.chart import COLUMNS, ROADS, ROWS, Place, places, size

View = dict[str, Any]

CELL: Final = 104
"""A square is so many pixels high, and no wider."""
HEIGHT: Final = ROWS * CELL
GAP: Final = 3
ROAD: Final[Colour] = (150, 110, 70)
WAY: Final = 14
TEXT_CELL: Final = 12
SCALE: Final = 2
LINE: Final = 18
LANDS: Final[dict[str, Colour]] = {
    "bar": (196, 214, 184),
    "clo": (232, 220, 176),
    "emb": (234, 200, 186),
    "isl": (192, 212, 230),
    "wol": (226, 228, 232),
    "sun": (238, 212, 172),
}
LEFT_OUT: Final = ("map", "pool", "limbo", "storm", "elixirs", "under", "options", "royals", "gates_out", "bilkarr")
COUNTED: Final = ("hand", "nation", "shelter", "ambush", "laid", "prepared", "tents")


def simple(view: View) -> View:
    """The table without its map and pool, with as many lines at all times."""
    shown = {name: value for name, value in view.items() if name not in LEFT_OUT}
    shown["seats"] = [simple_seat(view, seat) for seat in range(view["players"])]
    return shown


def simple_seat(view: View, seat: int) -> View:
    """What a player has, counted."""
    player = view["seats"][seat]
    points = sum(there["level"] for there in view["map"].values() if there["owner"] == seat)
    return {"faction": player["faction"] or "-", "points": points, **{name: size(player.get(name)) for name in COUNTED}}


# Text


def lines(view: View) -> list[str]:
    """The map as text, a square a cell."""
    found = {(place.column, place.row): place for place in places(view)}
    return [row_of([found.get((column, row)) for column in range(COLUMNS)]) for row in range(ROWS)]


def row_of(row: list[Place | None]) -> str:
    return "".join(text_of(place).ljust(TEXT_CELL) for place in row).rstrip()


def text_of(place: Place | None) -> str:
    return "." if place is None else " ".join([ROADS[place.exits], *place.marks])


# Picture


def image(view: View, width: int) -> NDArray[np.uint8]:
    """The map as a picture, its squares as wide as they fit."""
    picture = np.full((HEIGHT, width, 3), PAPER, np.uint8)
    cell = min(CELL, width // COLUMNS)
    left = (width - cell * COLUMNS) // 2
    for place in places(view):
        draw(picture, place, left + place.column * cell, place.row * CELL, cell)
    return picture


def draw(picture: NDArray[np.uint8], place: Place, left: int, top: int, cell: int) -> None:
    """The ground, the roads from the middle to each exit, the colour of the owner, the marks."""
    fill(picture, top + GAP, left + GAP, CELL - 2 * GAP, cell - 2 * GAP, LANDS.get(place.land, HEAD))
    middle, centre = top + CELL // 2, left + cell // 2
    for letter in place.exits:
        if letter in "NS":
            start = top if letter == "N" else middle
            fill(picture, start, centre - WAY // 2, CELL // 2, WAY, ROAD)
        else:
            start = left if letter == "W" else centre
            fill(picture, middle - WAY // 2, start, WAY, cell // 2, ROAD)
    if place.owner is not None:
        fill(picture, middle - WAY, centre - WAY, 2 * WAY, 2 * WAY, SEAT_COLOURS[place.owner])
    for at, mark in enumerate(place.marks):
        hero = len(mark) == 2 and mark[0].islower()
        write(picture, top + GAP + 2 + at * LINE, left + GAP + 3, f">{mark.upper()}" if hero else mark.upper())


def fill(picture: NDArray[np.uint8], top: int, left: int, height: int, width: int, colour: Colour) -> None:
    picture[top : top + height, left : left + width] = colour


def write(picture: NDArray[np.uint8], top: int, left: int, text: str, colour: Colour = INK) -> None:
    """Letters of double size."""
    for at, character in enumerate(text):
        ink = glyph(character).repeat(SCALE, axis=0).repeat(SCALE, axis=1)
        column = left + at * GLYPH_WIDTH * SCALE
        spot = picture[top : top + ink.shape[0], column : column + ink.shape[1]]
        spot[ink[: spot.shape[0], : spot.shape[1]]] = colour
