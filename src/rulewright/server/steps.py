"""A record, step by step: the state after set-up and after each choice, with what was told in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.core.chance import seed_of
from rulewright.core.narration import LogLine
from rulewright.core.record import Record, begin, choose_recorded, parts
from rulewright.core.state import State


class Step(NamedTuple):
    """One step of a record; step 0 is set-up. The state is the same object in all steps, and moves on."""

    number: int
    seat: int | None
    turn: int
    lines: list[LogLine]
    state: State


def steps_of(record: Record) -> Iterator[Step]:
    """All steps of a record; raises `BadRecord` where it leads nowhere."""
    header, entries = parts(record)
    chance = [entry for entry in entries if "chance" in entry]
    state = begin(header, chance, seed_of(b""), listening=True)
    beginning = state.game.report(state).get("turn")
    turn = 0
    yield Step(0, None, turn, taken_lines(state), state)
    choices = [entry for entry in entries if "choice" in entry]
    for number, entry in enumerate(choices, 1):
        asked = state.asked_of(entry["seat"]) if 0 <= entry["seat"] < state.players else None
        if asked is not None and asked.name == beginning:
            turn += 1
        choose_recorded(state, entry, number)
        yield Step(number, entry["seat"], turn, taken_lines(state), state)


def taken_lines(state: State) -> list[LogLine]:
    """What was told since the last step."""
    lines = state.narration or []
    state.narration = []
    return lines


def scores_of(state: State) -> list[float]:
    """The points of each seat as they stand; none if the game keeps no score on the way."""
    try:
        return [float(score) for score in state.game.scores(state)]
    except TypeError:
        return []
