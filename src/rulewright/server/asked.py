"""Seats that are asked, and what, as everybody may know it; and whom a match concerns."""

from __future__ import annotations

from rulewright.core.lane import every_lane
from rulewright.core.state import SEATS_MASK, State


def shown_stage(state: State) -> str:
    """The name of the pending decision, or of the first of several that is neither secret nor belongs to a window."""
    for lane in every_lane(state):
        asked = lane.asked
        if asked is not None and lane.asking & SEATS_MASK and not asked.secret and not asked.window:
            return asked.name
    return ""


def shown_waiting(state: State) -> list[int]:
    """The seats that everybody may know to be asked."""
    openly = state.asked_openly()
    return [seat for seat in range(state.players) if openly >> seat & 1]


def concerned(state: State) -> set[int]:
    """The seats that are asked, or will be as soon as somebody else has finished something."""
    return {seat for seat in range(state.players) if seat in state.waiting or state.held_up_by(seat) >= 0}
