"""Short ways to state a position and to play on from it, for the tests of the rules."""

from __future__ import annotations

from typing import Any

import rulewright
from rulewright import State

GAME = rulewright.game("wonderland")


def table(*seats: dict[str, Any], chance: list[Any] | None = None, **fields: Any) -> State:
    """A position with these seats, two at least."""
    rows = [*seats, *({} for _ in range(2 - len(seats)))]
    state: State = GAME.from_position({"seats": rows, **fields}, chance=chance, seed=b"table")
    return state


def play(state: State, *keys: str) -> State:
    """Makes choices, each for the first seat that is asked."""
    for key in keys:
        state.choose(state.waiting[0], key)
    return state


def rule_against(state: State, key: str) -> str:
    """The rule that forbids a choice of the first seat that is asked; the choice must be refused."""
    refusal = state.why_not(state.waiting[0], key)
    assert refusal is not None, f"{key} is legal"
    return refusal.rule


def battle(
    *seats: dict[str, Any],
    fighters: dict[str, Any] | None = None,
    step: str = "decide",
    region: str = "TT",
    queue: tuple[str, ...] = (),
    chance: list[Any] | None = None,
    frames: tuple[dict[str, Any], ...] = (),
    **fields: Any,
) -> State:
    """A battle in progress, in the Tumtum Trees unless said otherwise; `frames` lie above it."""
    fight = {"name": "battle", "region": region, "step": step, "fighters": fighters or {}, **fields.pop("fight", {})}
    war = {"name": "war", "step": "battles", "queue": list(queue)}
    pending = [{"name": "round", "step": "war_end"}, war, fight, *frames]
    return table(*seats, chance=chance, phase="war", pending=pending, **fields)


def fighter(state: State, seat: int) -> dict[str, Any]:
    """A fighter of the battle in progress."""
    found: dict[str, Any] = state.position()["pending"][2]["fighters"][str(seat)]
    return found


def seat_of(state: State, seat: int) -> dict[str, Any]:
    """What a seat has."""
    found: dict[str, Any] = state.position()["seats"][seat]
    return found
