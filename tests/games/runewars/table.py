"""Short ways to state a position of Runewars and to play on from it, for the tests of its rules.

Two players, unless stated otherwise: seat 0 plays the Daqan Lords, seat 1 the Latari Elves, on the reference map of
the specification. Nobody has cards in hand, so that no window asks.
"""

from __future__ import annotations

from typing import Any

from rulewright import State
from rulewright.games.runewars import GAME


def turn(
    order: int,
    areas: dict[str, Any],
    *seats: dict[str, Any],
    used: list[int] | None = None,
    step: str = "primary",
    inner: list[dict[str, Any]] | None = None,
    chance: list[Any] | None = None,
    memory: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """Seat 0 resolves an Order card in summer; `step` is what his turn does next, `memory` what it remembers."""
    rows = [{"quests": [], **row} for row in (*seats, *({} for _ in range(2 - len(seats))))]
    rows[0] = {"active": order, "used": used or [order], "last_order": order, **rows[0]}
    rows[1] = {"active": 8, "used": [8], "last_order": 8, **rows[1]}
    position = {
        "players": len(rows),
        "seats": rows,
        "season": "summer",
        "season_card": "sum3",
        "areas": areas,
        "turn": {"seat": 0, "order": order, **(memory or {})},
        "pending": [
            {"name": "season", "step": "turns", "order": list(range(1, len(rows)))},
            {"name": "turn", "step": step, "seat": 0},
            *(inner or []),
        ],
        **fields,
    }
    state: State = GAME.from_position(position, chance=chance, seed=b"table")
    return state


def play(state: State, *keys: str) -> State:
    """Makes choices, each for the first seat that is asked."""
    for key in keys:
        state.choose(state.waiting[0], key)
    return state


def asked(state: State) -> str:
    """The name of the decision that is open."""
    decision = state.decision(state.waiting[0])
    assert decision is not None
    return decision.name


def by_default(state: State) -> str:
    """What is chosen for the first seat that is asked if it does not choose."""
    decision = state.decision(state.waiting[0])
    assert decision is not None
    return decision.default


def options(state: State) -> list[str]:
    """What the first seat that is asked may choose."""
    return state.options(state.waiting[0])


def area(state: State, name: str) -> dict[str, Any]:
    found: dict[str, Any] = state.position()["areas"][name]
    return found


def units(state: State, name: str) -> list[str]:
    labels: list[str] = area(state, name)["units"]
    return labels


def seat(state: State, number: int) -> dict[str, Any]:
    found: dict[str, Any] = state.position()["seats"][number]
    return found


def rule_against(state: State, key: str) -> str:
    """The rule that forbids a choice to the seat that is asked; the choice must be refused."""
    refusal = state.why_not(state.waiting[0], key)
    assert refusal is not None, f"{key} is legal"
    return refusal.rule
