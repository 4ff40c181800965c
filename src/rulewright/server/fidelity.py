"""Fidelity of a stored match: whether it still leads where it led; the rules may have changed since.

A match is played again from its events with the rules that are installed. With
the version of the rules that it was played with, that is all. With another one
every position whose hash was stored must come about again, and in the end the
same seats must be asked; else the match has departed, and nobody goes on with
something that looks like it. What is done about it is the matter of `play`,
`replays` and `operate`.
"""

from __future__ import annotations

from typing import NamedTuple

from rulewright.core.hashes import agrees
from rulewright.server.events import last_carried
from rulewright.server.history import Stored
from rulewright.server.match import Event, LiveMatch


class Departure(NamedTuple):
    """The last event that makes sense, and why the next one does not."""

    good: int
    reason: str


class Departed(Exception):
    """The events of a match no longer lead where they led; `changed`: because of other rules."""

    def __init__(self, departure: Departure, changed: bool) -> None:
        super().__init__(departure.reason)
        self.departure = departure
        self.changed = changed


class Followed(NamedTuple):
    """A match as far as it leads, and where it departs. After a departure the match itself is of no use."""

    match: LiveMatch
    departure: Departure | None
    changed: bool
    """Whether it was played with another version of the rules."""


def follow(stored: Stored) -> Followed:
    """Plays a stored match again."""
    match = LiveMatch(stored.setup)
    changed = stored.rules != match.game.rules_version
    return Followed(match, departure_of(match, stored, changed), changed)


def departure_of(match: LiveMatch, stored: Stored, changed: bool) -> Departure | None:
    """Applies all events, up to one that does not fit."""
    good = 0
    rest = last_carried(stored.events)
    for event in stored.events:
        if event.number < rest:
            match.apply_former(event)
            good = event.number
            continue
        reason = reason_against(match, event, stored.rules)
        if reason:
            return Departure(good, f"event {event.number} ({event.kind}): {reason}")
        good = event.number
    if changed and match.playing and match.waiting != stored.asked:
        return Departure(good - 1, f"event {good}: asked are {match.waiting}, not {stored.asked}")
    return None


def reason_against(match: LiveMatch, event: Event, rules: int) -> str:
    """Applies an event; says why it does not fit, or nothing."""
    try:
        match.apply(event)
    except Exception as error:  # whatever the rules stumble over
        return str(error) or type(error).__name__
    changed = rules != match.game.rules_version
    if changed and "hash" in event.data and not agrees(match.state, event.data["hash"], rules):
        return "it leads to another position than it did"
    return ""
