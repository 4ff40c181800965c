"""The Staff of Terra (BA-281): changes of terrain cards, and swaps."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.battalia.board import gate_squares, same_class
from rulewright.games.battalia.cities import forget_gate, replace_card
from rulewright.games.battalia.content import FIRST_GATE, SQUARES
from rulewright.games.battalia.options import CHANGE_GATE, SWAP
from rulewright.games.battalia.state import Battalia


def gate_change_options(g: Battalia) -> list[int]:
    """A gate for an unused one."""
    return [int(CHANGE_GATE + square * 6 + number - 1) for square in gate_squares(g) for number in g.gates_out]


def swap_options(g: Battalia) -> list[int]:
    """Two different cards of one class and shape; the squares by row, then column."""
    codes: list[int] = []
    for first in range(SQUARES):
        card: i64 = g.card[first]
        if not 0 <= card < FIRST_GATE + 6:
            continue
        for second in range(first + 1, SQUARES):
            other: i64 = g.card[second]
            if other >= 0 and other != card and same_class(card, other):
                codes.append(int(SWAP + first * SQUARES + second))
    return codes


def swap_cards(g: Battalia, code: i64) -> None:
    """Two cards on the map change places; figures, tokens and exits stay."""
    first, second = (code - SWAP) // SQUARES, (code - SWAP) % SQUARES
    g.card[first], g.card[second] = g.card[second], g.card[first]
    g.tell("swaps-land", first, second)


def change_gate(g: Battalia, code: i64) -> None:
    """An unused gate comes to the map; the old one never returns."""
    square, number = (code - CHANGE_GATE) // 6, (code - CHANGE_GATE) % 6 + 1
    old: i64 = g.card[square] - FIRST_GATE + 1
    replace_card(g, square, FIRST_GATE + number - 1)
    forget_gate(g, old)
