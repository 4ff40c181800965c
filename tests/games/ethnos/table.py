"""Short ways to state a position of Ethnos and to play on from it, for the tests of its rules."""

from __future__ import annotations

from typing import Any

import rulewright
from rulewright import State

ETHNOS = rulewright.game("ethnos")
KINGDOMS = ("althea", "duris", "ithys", "pelagon", "rhea", "straton")
COLOURS = ("blue", "green", "grey", "orange", "purple", "red")
FILLERS = ("minotaur", "dwarf", "halfling", "wingfolk", "wizard", "elf", "centaur", "orc", "giant", "merfolk")


def table(
    tribes: str,
    *seats: dict[str, Any],
    players: int = 3,
    chance: list[Any] | None = None,
    **fields: Any,
) -> State:
    """A position with these Tribes (and quiet ones to make up the number) and these seats (others empty)."""
    chosen = tribes.split()
    needed = 6 if players >= 4 else 5
    chosen += [tribe for tribe in FILLERS if tribe not in chosen][: needed - len(chosen)]
    rows = [*seats, *({} for _ in range(players - len(seats)))]
    position = {"players": players, "tribes": chosen, "seats": rows, **fields}
    state: State = ETHNOS.from_position(position, chance=chance, seed=b"table")
    return state


def last_card(tribes: str, *seats: dict[str, Any], **fields: Any) -> State:
    """A position in which seat 0 draws the third Dragon if it draws."""
    return table(tribes, *seats, **{"dragons": 2, "deck_top": ["dragon"], **fields})


def play(state: State, *keys: str) -> State:
    """Makes choices, each for the first seat that is asked."""
    for key in keys:
        state.choose(state.waiting[0], key)
    return state


def end_age(state: State) -> State:
    """Seat 0 draws the third Dragon."""
    return play(state, "draw")


def seat(state: State, number: int) -> dict[str, Any]:
    """A seat of the position."""
    found: dict[str, Any] = state.position()["seats"][number]
    return found


def hand(state: State, number: int) -> list[str]:
    cards: list[str] = seat(state, number)["hand"]
    return cards


def glory(state: State) -> list[int]:
    return [row["glory"] for row in state.position()["seats"]]


def markers(state: State, kingdom: str) -> list[int]:
    row: list[int] = state.position()["markers"][kingdom]
    return row


def frame(state: State) -> str:
    """The name of the decision that is open."""
    name: str = state.position()["pending"][0]["frame"]
    return name


def rule_against(state: State, key: str, number: int | None = None) -> str:
    """The rule that forbids a choice; the choice must be refused."""
    asked = state.waiting[0] if number is None else number
    refusal = state.why_not(asked, key)
    assert refusal is not None, f"{key} is legal"
    return refusal.rule


def default(state: State) -> str:
    """What is chosen for the seat that is asked if it does not choose."""
    pending = state.decision(state.waiting[0])
    assert pending is not None
    return pending.default


def sheet(state: State, age: int = 1) -> dict[str, Any]:
    """The score sheet of an Age."""
    found: dict[str, Any] = state.position()["sheet"][age - 1]
    return found
