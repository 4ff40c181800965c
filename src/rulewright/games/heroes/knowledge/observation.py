"""Observations for research: what a seat may know, as named pieces of numbers.

UNWRITTEN: one piece for each thing that a player looks at; kit/observations.py says how. Players are listed from the
observer on, clockwise.
"""

from __future__ import annotations

from rulewright.games.heroes.state import Heroes
from rulewright.kit.observations import EVERYBODY, Piece, Row


def pieces(players: int) -> list[Piece]:
    """The parts of an observation, in order."""
    return [
        Piece("seat", (players,), 0, 1, EVERYBODY, write_seat),
        Piece("waiting", (players,), 0, 1, EVERYBODY, write_waiting),
    ]


def write_seat(g: Heroes, row: Row) -> None:
    row.one_hot(row.viewer, g.players)


def write_waiting(g: Heroes, row: Row) -> None:
    row.seat_bits(g.asking)
