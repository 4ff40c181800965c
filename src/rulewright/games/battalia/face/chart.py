"""The map as marks: what stands on each square, in a few characters, for the terminal and for pictures.

`┼` and its like are roads and exits; `A4` is a city of seat A with level 4, `6` a neutral strength, `G2` a stormgate,
`R` the ruins, `a1` the first hero of seat A, `m` a marketplace, `*` Metamorphia, `%` Bilkarr, `?` a face-down card.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

View = dict[str, Any]

ROADS: Final = {
    "": " ", "N": "╵", "E": "╶", "S": "╷", "W": "╴", "NS": "│", "EW": "─", "NE": "└", "ES": "┌", "SW": "┐",
    "NW": "┘", "NES": "├", "ESW": "┬", "NSW": "┤", "NEW": "┴", "NESW": "┼",
}  # fmt: skip
LETTERS: Final = "ABCDEF"
COLUMNS: Final = 11
ROWS: Final = 7


class Place(NamedTuple):
    """A square: column and row from 0, exits, marks, the seat that it belongs to, the land that it shows."""

    column: int
    row: int
    exits: str
    marks: list[str]
    owner: int | None
    land: str


def places(view: View) -> list[Place]:
    """The squares on which something lies."""
    return [place(view, square) for square in view["map"]]


def place(view: View, square: str) -> Place:
    column, row = square_of(square)
    there = view["map"][square]
    card = there["card"] or ""
    parts = card.split("-")
    land = parts[1] if parts[0] in ("city", "road") else ""
    return Place(column, row, there["exits"] or "", marks(view, square, there, card), there["owner"], land)


def square_of(square: str) -> tuple[int, int]:
    """Column and row of a square, from 0."""
    column, row = square[1:].split("y")
    return int(column) - 1, int(row) - 1


def marks(view: View, square: str, there: View, card: str) -> list[str]:
    """What stands on a square."""
    found = ["?"] if there["down"] else []
    if there["owner"] is not None:
        found.append(f"{LETTERS[there['owner']]}{there['level'] or 2}")
    elif there["strength"]:
        found.append(str(there["strength"]))
    if card.startswith("gate"):
        found.append(f"G{card.rpartition('-')[2]}")
    if card == "ruins":
        found.append("R")
    found += ["m" for _ in there["markets"]]
    for seat, player in enumerate(view["seats"]):
        for name, hero in (player.get("heroes") or {}).items():
            if hero["at"] == square:
                found.append(f"{LETTERS[seat].lower()}{'ab'.index(name) + 1}")
    found += ["*"] if view["metamorphia"] == square else []
    found += ["%"] if (view["bilkarr"] or {}).get("at") == square else []
    return found


def battle_of(view: View) -> View | None:
    """The first battle in progress."""
    return next((frame for frame in view["pending"] or [] if frame.get("frame") == "battle"), None)


def size(things: Any) -> int:
    """How many things there are, whether they are listed or counted."""
    return len(things) if isinstance(things, list) else int(things or 0)
