"""The map of Heroes as text and as a picture: squares with ground, locations, guards, capitals and pawns.

In the text a square has four characters: `T1*` a hero with its seat, `C0` a capital, `g12` a guard by the letter of its
colour and its Number, `SA0` a location and its owner, `sa` one that is spent, `^` mountain, `~` water. In the picture a
guard is a frame in dark, and what belongs to a player has the player's colour.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from rulewright.faces.colours import HEAD, INK, PAPER, SEAT_COLOURS, Colour
from rulewright.faces.font import glyph
from rulewright.games.heroes import GAME
from rulewright.games.heroes.board import Board
from rulewright.games.heroes.content import MOUNTAIN, OUTSIDE, WATER
from rulewright.games.heroes.ids import ENCOUNTERS, LOCATIONS
from rulewright.games.heroes.knowledge.implied import board_of, implied
from rulewright.games.heroes.options import SQUARES

View = dict[str, Any]

LEFT_OUT: Final = ("tiles", "encounters", "control", "spent", "end", "box")
WIDTH: Final = 20
CELL: Final = 5
HEIGHT: Final = 440
"""The same for all maps: twenty rows of 22 pixels."""
SIDE: Final = HEIGHT // WIDTH
GROUNDS: Final[dict[int, Colour]] = {int(MOUNTAIN): (176, 156, 128), int(WATER): (150, 184, 210)}


def simple(view: View) -> View:
    """The table without what the map shows, with as many lines at all times."""
    shown = {name: value for name, value in view.items() if name not in LEFT_OUT}
    known = implied(GAME.tables, view)["known"]
    shown["seats"] = [simple_seat(seat, known[number]) for number, seat in enumerate(view["seats"])]
    return shown


def simple_seat(seat: View, known: View) -> View:
    """What a player has, counted."""
    heroes = seat.get("heroes", [])
    return {
        "faction": seat["faction"] or "-",
        "power": known["power"],
        "gold": seat["gold"],
        "resources": seat["resources"],
        "level": seat["level"],
        "buildings": len(seat["buildings"]),
        "ready": len(known["ready"]),
        "locations": len(known["locations"]),
        "heroes": " ".join(hero["hero"] for hero in heroes) or "-",
        "units": sum(sum(stack) for hero in heroes for stack in hero["army"].values()),
        "skills": sum(len(hero["skills"]) for hero in heroes),
        "artefacts": sum(len(hero["artefacts"]) for hero in heroes),
    }


def board_in(view: View) -> Board | None:
    tiles = tuple((tile[0], tile[1]) for tile in view["tiles"])
    return board_of(GAME.tables, view["players"], tiles) if tiles else None


def marked(view: View, board: Board, square: int) -> tuple[str, int | None]:
    """What a square shows, and whose it is."""
    name = SQUARES[square]
    for seat, player in enumerate(view["seats"]):
        for hero in player.get("heroes", []):
            if hero["at"] == name:
                return f"{hero['hero']}*", seat
        if player.get("capital") == name:
            return f"C{seat}", seat
    guard = view["encounters"].get(name)
    if guard is not None:
        return f"{guard[0]}{GAME.tables.number[ENCOUNTERS.index(guard)]}", None
    location = board.location[square]
    if location < 0:
        return {int(MOUNTAIN): "^", int(WATER): "~"}.get(board.terrain[square], "."), None
    code, owner = LOCATIONS[location], view["control"].get(name)
    if owner is not None:
        return f"{code}{owner}", owner
    return (code.lower() if name in view["spent"] else code), None


def lines(view: View) -> list[str]:
    """The map row by row; before the tiles are laid there is none."""
    board = board_in(view)
    if board is None:
        return []
    found = []
    for row in range(WIDTH):
        squares = [square for square in range(row * WIDTH, (row + 1) * WIDTH) if board.terrain[square] != OUTSIDE]
        if squares:
            found.append("".join(marked(view, board, square)[0].ljust(CELL) for square in squares).rstrip())
    return found


def image(view: View, width: int) -> NDArray[np.uint8]:
    """The map as a picture."""
    picture = np.full((HEIGHT, width, 3), PAPER, np.uint8)
    board = board_in(view)
    step = min(SIDE, width // WIDTH)
    for square in range(WIDTH * WIDTH) if board is not None else ():
        if board is None or board.terrain[square] == OUTSIDE:
            continue
        top, left = square // WIDTH * step, square % WIDTH * step
        text, seat = marked(view, board, square)
        ground = GROUNDS.get(board.terrain[square], HEAD)
        fill(picture, top, left, step - 1, ground if seat is None else SEAT_COLOURS[seat])
        if SQUARES[square] in view["encounters"]:
            fill(picture, top, left, step - 1, INK)
            fill(picture, top + 2, left + 2, step - 5, PAPER)
        if text not in (".", "^", "~"):
            write(picture, top + 3, left + 2, text)
    return picture


def fill(picture: NDArray[np.uint8], top: int, left: int, side: int, colour: Colour) -> None:
    picture[top : top + side, left : left + side] = colour


def write(picture: NDArray[np.uint8], top: int, left: int, text: str) -> None:
    """Small letters."""
    column = left
    for character in text:
        ink = glyph(character)
        spot = picture[top : top + ink.shape[0], column : column + ink.shape[1]]
        spot[ink[: spot.shape[0], : spot.shape[1]]] = INK
        column += ink.shape[1]
