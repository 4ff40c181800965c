"""Short ways to state a position and to play on from it, for the tests of the rules."""

from __future__ import annotations

from typing import Any

import rulewright
from rulewright import State

GAME = rulewright.game("heroes")


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


OTHERS: dict[str, Any] = {"faction": "Stronghold", "capital": "12,12"}
"""A second player, who has a capital and no hero."""


def hero(name: str, at: str = "capital", army: dict[str, list[int]] | None = None, **fields: Any) -> dict[str, Any]:
    """A hero in play with three elite units of tier A, unless an army is given."""
    units = {"H": "U-HA", "N": "U-NA", "S": "U-SA", "T": "U-TA"}
    return {"hero": name, "at": at, "army": army if army is not None else {units[name[0]]: [3, 0]}, **fields}


def player(*heroes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A player of Haven whose capital stands in the middle of the first tile."""
    return {"faction": "Haven", "capital": "2,2", "heroes": list(heroes), **fields}


def other(*heroes: dict[str, Any], **fields: Any) -> dict[str, Any]:
    """A player of Stronghold whose capital stands in the middle of the last tile."""
    return {**OTHERS, "heroes": list(heroes), **fields}


def developing(seat: dict[str, Any], chance: list[Any] | None = None, **fields: Any) -> State:
    """The first player carries out Develop."""
    frames = [{"frame": "actions", "seat": 1}, {"frame": "develop", "seat": 0}]
    return table(seat, fields.pop("rival", OTHERS), chance=chance, pending=frames, **fields)


def walking(
    *seats: dict[str, Any], mp: int = 6, step: str = "move", chance: list[Any] | None = None, **fields: Any
) -> State:
    """The first hero of the first player is on its way, with so many movement points."""
    number = seats[0]["heroes"][0]["hero"]
    frames = [
        {"frame": "actions", "seat": 1},
        {"frame": "heroes", "seat": 0, "activated": [number]},
        {"frame": "activation", "seat": 0, "hero": number, "mp": mp, "step": step},
    ]
    return table(*seats, *([OTHERS] if len(seats) == 1 else []), chance=chance, pending=frames, **fields)


def fighting(
    seat: dict[str, Any],
    encounter: str = "g01",
    *frames: dict[str, Any],
    rival: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """The first hero fights at the Sawmill of the first tile, against an encounter or the rival's first hero."""
    sides = fields.pop("sides", [{}, {}])
    number = seat["heroes"][0]["hero"]
    defender: dict[str, Any] = {"encounter": encounter}
    if rival is not None:
        defender = {"seat": 1, "hero": rival["heroes"][0]["hero"]}
    battle = {
        "frame": "battle",
        "square": "0,0",
        "symbol": None if rival else "0,1",
        "turn": fields.pop("turn", 1),
        "step": fields.pop("step", "act"),
        "order": fields.pop("order", []),
        "effects": fields.pop("effects", []),
        "ask": fields.pop("ask", []),
        "sides": [{"seat": 0, "hero": number, **sides[0]}, {**defender, **sides[1]}],
    }
    guards = {} if rival else {"0,1": encounter}
    chance = fields.pop("chance", None)
    pending = [{"frame": "actions", "seat": 1}, battle, *frames]
    return table(seat, rival or OTHERS, chance=chance, pending=pending, encounters=guards, **fields)


def rolls(*values: int) -> list[dict[str, Any]]:
    """Attack dice as they fall."""
    return [{"chance": "roll", "what": "d8", "result": value} for value in values]


def frame_of(state: State, name: str) -> dict[str, Any]:
    """The innermost frame of this name."""
    frames: list[dict[str, Any]] = state.position()["pending"]
    return next(frame for frame in reversed(frames) if frame["frame"] == name)


def seat_of(state: State, seat: int = 0) -> dict[str, Any]:
    """A player in the position."""
    found: dict[str, Any] = state.position()["seats"][seat]
    return found


def hero_of(state: State, seat: int = 0, number: int = 0) -> dict[str, Any]:
    """A hero in the position."""
    found: dict[str, Any] = seat_of(state, seat)["heroes"][number]
    return found


def verbs(state: State) -> set[str]:
    """The verbs of all options of the seat that is asked."""
    return {key.partition(":")[0] for key in state.options(state.waiting[0])}
