"""Short ways to state a position of a tea party, for the tests of the rules."""

from __future__ import annotations

from typing import Any

from games.wonderland.table import play, table
from rulewright import State

ALICE: dict[str, Any] = {"faction": "alice"}
HATTER: dict[str, Any] = {"faction": "hatter"}
QUEEN: dict[str, Any] = {"faction": "queen"}
CAT: dict[str, Any] = {"faction": "cat"}
JABBERWOCK: dict[str, Any] = {"faction": "jabberwock"}


def cards(*seats: int, deck: int = 1, first: int = 1) -> dict[str, Any]:
    """Cards of a deck on some seats of the table, one after the other."""
    return {str(seat): {"card": f"T{deck}-{first + at:02}"} for at, seat in enumerate(seats)}


def deck(number: int, *left_out: int) -> dict[str, list[str]]:
    """A whole deck without some of its cards."""
    return {str(number): [f"T{number}-{card:02}" for card in range(1, 31) if card not in left_out]}


def turn(*seats: dict[str, Any], seat: int = 0, chance: list[Any] | None = None, **fields: Any) -> State:
    """A tea turn of one seat begins."""
    frames = [
        {"name": "round", "step": "tea_end"},
        {"name": "tea", "turn": (seat + 1) % len(seats)},
        {"name": "tea_turn", "seat": seat},
    ]
    return table(*seats, pending=frames, chance=chance, **fields)


def taking(card: str, *seats: dict[str, Any], seat: int = 0, chance: list[Any] | None = None, **fields: Any) -> State:
    """A seat takes a card: it lies on seat 1 of the table, and the leader goes there."""
    frames = [
        {"name": "round", "step": "tea_end"},
        {"name": "tea", "turn": (seat + 1) % len(seats)},
        {"name": "tea_turn", "seat": seat, "step": "take", "to": 1, **fields.pop("move", {})},
    ]
    table_cards = {"1": {"card": card}, **fields.pop("tea_table", {})}
    return table(*seats, pending=frames, chance=chance, tea_table=table_cards, round=int(card[1]), **fields)


def finish(state: State, seat: int) -> State:
    """The first option again and again, until another seat is asked."""
    while state.waiting == (seat,):
        play(state, state.options(seat)[0])
    return state
