"""A record, step by step: the state after set-up and after each choice, with what was told in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.core.chance import seed_of
from rulewright.core.errors import BadRecord
from rulewright.core.narration import CARRIED, LogLine
from rulewright.core.record import Leg, Record, choose_recorded, legs_of, parts, reach_of
from rulewright.core.state import State


class Step(NamedTuple):
    """One step of a record; step 0 is set-up. The state is the same object in all steps, and moves on."""

    number: int
    seat: int | None
    turn: int
    lines: list[LogLine]
    state: State


def steps_of(record: Record) -> Iterator[Step]:
    """All steps of a record; raises `BadRecord` where it leads nowhere.

    Where a match was carried over, the choices to which the present rules do not lead leave the table as it was, and
    the last of them leads to the position from which it went on.
    """
    legs = legs_of(*parts(record))
    state, reach = entered(legs, 0)
    beginning = state.game.report(state).get("turn")
    turn = number = 0
    yield Step(0, None, turn, taken_lines(state), state)
    for at, leg in enumerate(legs):
        after = legs[at + 1] if at + 1 < len(legs) else None
        for entry in [entry for entry in leg.entries if "choice" in entry]:
            number += 1
            lines: list[LogLine] = []
            if number <= reach:
                asked = state.asked_of(entry["seat"]) if 0 <= entry["seat"] < state.players else None
                turn += asked is not None and asked.name == beginning
                choose_recorded(state, entry, number)
                lines = taken_lines(state)
            if after is not None and number == leg.last:
                numbers = [rules_of(leg), rules_of(after), min(reach + 1, number), number]
                lines.append(LogLine(CARRIED, numbers, -1))
                state, reach = entered(legs, at + 1)
            yield Step(number, entry["seat"], turn, lines, state)
        if after is not None and leg.first == leg.last:
            state, reach = entered(legs, at + 1)


def entered(legs: list[Leg], at: int) -> tuple[State, int]:
    """The state with which a part begins, and the last of its choices to which the present rules lead.

    One that former rules have made and that does not even begin is shown as the next one begins.
    """
    leg = legs[at]
    if at == len(legs) - 1:
        return leg.begun(seed_of(b""), listening=True), leg.last
    try:
        return leg.begun(seed_of(b""), listening=True), reach_of(leg)
    except BadRecord:
        return entered(legs, at + 1)[0], leg.first - 1


def rules_of(leg: Leg) -> int:
    """The version of the rules by which a part was made."""
    version = leg.header.get("rules")
    return version if isinstance(version, int) else 0


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
