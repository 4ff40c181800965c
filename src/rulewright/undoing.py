"""Undo: a state without somebody's last choice, which is a shorter record; and what may be taken back freely."""

from __future__ import annotations

from typing import Any

from rulewright.core.decision import Pending
from rulewright.core.errors import Refusal, UndoRefused
from rulewright.core.record import choose_recorded, play, record_of
from rulewright.core.state import State


def undo(g: State, seat: Any) -> State:
    """The state without the seat's last choice; raises `UndoRefused` past a barrier.

    Free undo ends where anybody has learnt anything since, and where another seat has acted since, unless that seat was
    asked the very same all the while: the other sealed answers to one question, and choices in other lanes. Of each
    choice since, in the order in which they were made, the lane and the whole question with all its options must be
    the same without the choice that is taken back, and nothing may become known that way either. So nobody's choice
    comes to mean something else, or stands for another one that the seat could have made.
    """
    seat = g.check_seat(seat)
    record = record_of(g)
    own = [at for at, entry in enumerate(record) if entry.get("seat") == seat and "choice" in entry]
    if not own:
        raise UndoRefused(Refusal("", "nothing-to-undo"))
    at = own[-1]
    before = sum("choice" in entry for entry in record[:at])
    longer = play(record, g.seed, upto=before)
    if longer.barrier != g.barrier:
        raise UndoRefused(Refusal("", "undo-barrier"))
    shorter = play(record[:at], g.seed, g.narration is not None)
    choose_recorded(longer, record[at], before)
    for number, entry in enumerate(record[at + 1 :], before):
        # All of them are choices: chance would have moved the barrier.
        if question_of(longer, entry["seat"]) != question_of(shorter, entry["seat"]):
            raise UndoRefused(Refusal("", "undo-others"))
        choose_recorded(longer, entry, number)
        choose_recorded(shorter, entry, number)
    if shorter.barrier != g.barrier:
        raise UndoRefused(Refusal("", "undo-others"))
    shorter.script = g.script[g.script_at :]
    shorter.script_at = 0
    return shorter


def question_of(g: State, seat: int) -> tuple[int, Pending | None]:
    """What a seat is asked, and in whose lane."""
    pending = g.decision(seat)
    return g.lanes[g.lane].owner if g.lanes else -1, pending
