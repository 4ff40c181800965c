"""Short ways to state a position and to play on from it, for the tests of the rules."""

from __future__ import annotations

from typing import Any

import rulewright
from rulewright import State

GAME = rulewright.game("battalia")
NORTH = {"card": "city-bar-x", "owner": 0}
SOUTH = {"card": "city-clo-x", "owner": 1}
MAP = {"x3y2": NORTH, "x5y6": SOUTH}
"""A city of each of the first two seats, far from each other."""


def table(*seats: dict[str, Any], chance: list[Any] | None = None, **fields: Any) -> State:
    """A position with these seats, two at least: Baerfolk and Cloudborn, each with a city, in basic mode."""
    rows: list[dict[str, Any]] = [*seats, *({} for _ in range(2 - len(seats)))]
    names = ("bar", "clo", "emb", "isl", "wol", "sun")
    rows = [{"faction": names[at], **row} for at, row in enumerate(rows)]
    given = {"players": len(rows), "options": {"mode": "basic"}, "map": MAP, "seats": rows, **fields}
    if "factions" not in given:
        given["factions"] = list(names[: (0, 0, 3, 4, 4, 5, 6)[len(rows)]])
    state: State = GAME.from_position(given, chance=chance, seed=b"table")
    return state


def play(state: State, *keys: str) -> State:
    """Makes choices, each for the first seat that is asked."""
    for key in keys:
        state.choose(state.waiting[0], key)
    return state


def offered(state: State, verb: str = "") -> list[str]:
    """What the first seat that is asked can choose, of one verb or all."""
    return [key for key in state.options(state.waiting[0]) if key.partition(":")[0] == verb or not verb]


def pay(state: State, key: str) -> State:
    """Makes a choice and pays its line with whatever is offered first."""
    play(state, key)
    while keys := offered(state, "lay"):
        play(state, keys[0])
    return state


def seat_of(state: State, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = state.position()["seats"][seat]
    return found


def cell(state: State, square: str) -> dict[str, Any]:
    found: dict[str, Any] = state.position()["map"][square]
    return found


def rule_against(state: State, key: str) -> str:
    """The rule that forbids a choice of the first seat that is asked; the choice must be refused."""
    refusal = state.why_not(state.waiting[0], key)
    assert refusal is not None, f"{key} is legal"
    return refusal.rule


def told(state: State, message: str) -> list[list[int]]:
    """The numbers of the lines of the log with this message; the state must have been listening."""
    return [line.numbers for line in state.narration or [] if line.message == message]
