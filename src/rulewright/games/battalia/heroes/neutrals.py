"""Metamorphia and Bilkarr come and go by themselves (BA-425, BA-435 to BA-437, BA-444)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import roll
from rulewright.games.battalia.board import gate_squares, gate_with
from rulewright.games.battalia.content import COLUMNS, column_of, row_of
from rulewright.games.battalia.content import NO_SQUARE as MISSING
from rulewright.games.battalia.ids import NO_PLACE
from rulewright.games.battalia.state import Battalia

SUMMONED_METAMORPHIA: Final[i64] = 0
SUMMONED_BILKARR: Final[i64] = 1


def roll_gate(g: Battalia, what: str) -> i64:
    """BA-425: the square of the gate that the die names; again while it is not in play. -1 without gates."""
    if not gate_squares(g):
        return -1
    square: i64 = -1
    while square < 0:
        square = gate_with(g, roll(g, what, 6))
    return square


def enter_neutrals(g: Battalia) -> None:
    """BA-425, BA-554: at the end of the first checkpoint, first Metamorphia."""
    if g.setting.metamorphia:
        g.metamorphia = roll_gate(g, "metamorphia")
        g.tell("metamorphia", g.metamorphia)
    if g.setting.bilkarr:
        place_bilkarr(g, roll_gate(g, "bilkarr"), True)
        g.tell("bilkarr", g.bilkarr)


def place_bilkarr(g: Battalia, square: i64, waits: bool) -> None:
    """BA-435: he begins to the right and up."""
    g.bilkarr = square
    g.bilkarr_dx = 1
    g.bilkarr_dy = -1
    g.bilkarr_waits = waits
    g.bilkarr_in_corner = False


def move_bilkarr(g: Battalia) -> None:
    """BA-435, BA-436: two squares diagonally; out of a corner by the die."""
    if g.bilkarr < 0:
        return
    if g.bilkarr_waits:
        g.bilkarr_waits = False
        return
    if g.bilkarr_in_corner:
        place_bilkarr(g, roll_gate(g, "bilkarr"), False)
        g.tell("bilkarr", g.bilkarr)
        return
    for _ in range(2):
        if not g.bilkarr_in_corner:
            step_bilkarr(g)
    g.tell("bilkarr", g.bilkarr)


def bounds(g: Battalia) -> tuple[int, int, int, int]:
    """The first and last column and row of the layout."""
    kinds = g.setting.squares().kind
    columns = [int(column_of(at)) for at, kind in enumerate(kinds) if kind != NO_PLACE]
    rows = [int(row_of(at)) for at, kind in enumerate(kinds) if kind != NO_PLACE]
    return min(columns), max(columns), min(rows), max(rows)


def step_bilkarr(g: Battalia) -> None:
    """BA-435 to BA-437: at an edge the component that would leave the grid is reversed."""
    left, right, top, bottom = bounds(g)
    column, row = column_of(g.bilkarr), row_of(g.bilkarr)
    if not left <= column + g.bilkarr_dx <= right:
        g.bilkarr_dx = -g.bilkarr_dx
    if not top <= row + g.bilkarr_dy <= bottom:
        g.bilkarr_dy = -g.bilkarr_dy
    column += g.bilkarr_dx
    row += g.bilkarr_dy
    square = row * COLUMNS + column
    if g.card[square] == MISSING:
        g.bilkarr_in_corner = True
        return
    g.bilkarr = square
    if (column == left or column == right) and (row == top or row == bottom):
        g.bilkarr_in_corner = True


def advance_elixirs(g: Battalia) -> None:
    """BA-443, BA-444: active elixirs advance; after day 3 they return to the pool."""
    g.elixir_spent = 0
    for elixir in range(6):
        if g.elixir_day[elixir] > 0:
            g.elixir_day[elixir] += 1
            if g.elixir_day[elixir] > 3:
                g.tell("elixir-ends", g.elixir_owner[elixir], elixir)
                g.elixir_day[elixir] = 0
                g.elixir_owner[elixir] = -1
                g.elixir_target[elixir] = -1
