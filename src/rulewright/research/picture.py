"""Pictures of a table as everybody may see it, as text and as pixels.

Made from the view of a spectator, whatever the game: fields of the table, one
column for each seat, one row for each named place, and below them the map of a
game that draws one. Meant for watching training runs and for videos; people
play at the web table or in the terminal.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rulewright.core.state import State
from rulewright.faces.colours import HEAD, INK, PAPER, SEAT_COLOURS, Colour
from rulewright.faces.font import GLYPH_HEIGHT, GLYPH_WIDTH, glyph
from rulewright.faces.pictures import picture_of

WIDTH: Final = 96
LABEL: Final = 14
CELL: Final = 12
MARGIN: Final = 8
SCALE: Final = 2
LINE: Final = 11
"""The height of a line of text in pixels, before scaling."""

NOT_SHOWN: Final = ("game", "format", "players", "options", "viewer", "sheet", "pending", "end", "seats")


class Cell(NamedTuple):
    """A text at a place of the page, in characters, perhaps on a coloured ground."""

    line: int
    column: int
    width: int
    text: str
    ground: Colour | None


def text(state: State) -> str:
    """The table as lines of text."""
    cells = page(state)
    lines = [[" "] * WIDTH for _ in range(1 + max(cell.line for cell in cells))]
    for cell in cells:
        lines[cell.line][cell.column : cell.column + len(cell.text)] = cell.text
    shown = ["".join(line).rstrip() for line in lines]
    own = picture_of(state.game)
    if own is not None:
        shown += ["", *own.lines(state.view(None))]
    return "\n".join(shown) + "\n"


def pixels(state: State) -> NDArray[np.uint8]:
    """The table as a picture: height x width x red, green, blue."""
    cells = page(state)
    height = (1 + max(cell.line for cell in cells)) * LINE + 2 * MARGIN
    image = np.full((height, WIDTH * GLYPH_WIDTH + 2 * MARGIN, 3), PAPER, np.uint8)
    for cell in cells:
        top = MARGIN + cell.line * LINE
        left = MARGIN + cell.column * GLYPH_WIDTH
        if cell.ground is not None:
            image[top : top + LINE - 1, left : left + cell.width * GLYPH_WIDTH - 1] = cell.ground
        for place, character in enumerate(cell.text):
            at = left + 1 + place * GLYPH_WIDTH
            spot = image[top + 2 : top + 2 + GLYPH_HEIGHT, at : at + GLYPH_WIDTH]
            spot[glyph(character)[:, : spot.shape[1]]] = INK
    image = image.repeat(SCALE, axis=0).repeat(SCALE, axis=1)
    own = picture_of(state.game)
    return image if own is None else np.vstack((image, own.image(state.view(None), image.shape[1])))


def page(state: State) -> list[Cell]:
    """Everything that is shown, with its place."""
    view = state.view(None)
    own = picture_of(state.game)
    if own is not None:
        view = own.simple(view)
    cells = [Cell(0, 0, WIDTH, headline(state), HEAD)]
    line = 2
    for facts in (single_facts(view), *list_facts(view)):
        for row in two_lines(facts):
            cells.append(Cell(line, 0, WIDTH, row, None))
            line += 1
    for block in (seat_table(state, view), place_table(view)):
        cells += [cell._replace(line=cell.line + line) for cell in block]
        line += 2 + max((cell.line for cell in block), default=-2)
    return cells


def headline(state: State) -> str:
    """The game, and what is being decided by whom."""
    result = state.result
    if result is not None:
        return f"{state.game.name}: over, places {' '.join(map(str, result['places']))}"
    deciding: dict[str, list[str]] = {}
    for seat in state.waiting:
        asked = state.asked_of(seat)
        assert asked is not None
        deciding.setdefault(asked.name, []).append(f"seat_{seat}")
    return f"{state.game.name}: " + "; ".join(f"{name} of {', '.join(seats)}" for name, seats in deciding.items())


def single_facts(view: dict[str, Any]) -> str:
    """Fields of the table with a single value, and small objects of such."""
    return "  ".join(f"{name} {value}" for name, value in flattened(view) if value is not None)


def flattened(view: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, value in view.items():
        if name in NOT_SHOWN or isinstance(value, list):
            continue
        if not isinstance(value, dict):
            yield name, value
        elif not any(isinstance(part, (list, dict)) for part in value.values()):
            for part_name, part in value.items():
                yield f"{name}-{part_name}", part


def list_facts(view: dict[str, Any]) -> list[str]:
    """Fields of the table that list things, equal things counted."""
    facts: list[str] = []
    for name, value in view.items():
        if name not in NOT_SHOWN and isinstance(value, list):
            things = [str(thing) for thing in value]
            counted = [thing if things.count(thing) == 1 else f"{thing} x{things.count(thing)}" for thing in things]
            facts.append(f"{name:{LABEL}}{', '.join(dict.fromkeys(counted))}")
    return facts


def two_lines(facts: str) -> tuple[str, str]:
    """A text on exactly two lines, so that the picture keeps its size during a game."""
    if len(facts) <= WIDTH:
        return facts, ""
    cut = facts.rfind(" ", 0, WIDTH)
    rest = " " * LABEL + facts[cut + 1 :].strip()
    return facts[:cut], rest if len(rest) <= WIDTH else rest[: WIDTH - 4] + " ..."


def seat_table(state: State, view: dict[str, Any]) -> list[Cell]:
    """One column for each seat, one line for each field of a seat; lists are counted."""
    seats: list[dict[str, Any]] = view.get("seats") or [{} for _ in range(state.players)]
    cells: list[Cell] = []
    for seat in range(len(seats)):
        mark = "> " if seat in state.waiting else "  "
        colour = SEAT_COLOURS[seat % len(SEAT_COLOURS)]
        cells.append(Cell(0, LABEL + seat * CELL, CELL, f"{mark}seat_{seat}", colour))
    line = 1
    for field in seats[0]:
        values = [seat[field] for seat in seats]
        if all(value is None for value in values):
            continue
        cells.append(Cell(line, 0, LABEL, field, None))
        for seat, value in enumerate(values):
            shown = len(value) if isinstance(value, (list, dict)) else value
            cells.append(Cell(line, LABEL + seat * CELL, CELL, f"{shown!s:>5}", None))
        line += 1
    return cells


def place_table(view: dict[str, Any]) -> list[Cell]:
    """One line for each named place; each field that lists numbers by place has its columns, shaded by value."""
    cells: list[Cell] = []
    column = LABEL
    for name, value in view.items():
        if name in NOT_SHOWN or not isinstance(value, dict) or not value:
            continue
        rows = list(value.values())
        if not all(isinstance(row, list) and all(isinstance(number, int) for number in row) for row in rows):
            continue
        width = max(len(name) + 2, 4 * max(len(row) for row in rows) + 2)
        if column + width > WIDTH:
            break
        greatest = max((number for row in rows for number in row), default=0)
        cells.append(Cell(0, column, width - 1, name, HEAD))
        for line, (place, row) in enumerate(value.items(), 1):
            cells.append(Cell(line, 0, LABEL, place, None))
            for at, number in enumerate(row):
                cells.append(Cell(line, column + 4 * at, 4, f"{number:>3}", shade(number, greatest)))
        column += width
    return cells


def shade(number: int, greatest: int) -> Colour | None:
    """The ground of a number: the greater, the darker."""
    if number <= 0:
        return None
    part = number / greatest
    return int(246 - 50 * part), int(240 - 66 * part), int(226 - 122 * part)
