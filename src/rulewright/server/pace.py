"""Pace: how long a browser may take to show what has happened before the clock of a seat that is asked must run.

The server never waits. Browsers show one thing after the other and say when they are done (`seen`); whoever is asked
something has time from then on, or from the moment at which the slowest browser would be done, whichever comes first.
That moment is reckoned here when the question is asked and stands in its event, so that every process keeps the same.
It is reckoned from what everybody may read: a clock tells nobody what was whispered.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from rulewright.core.narration import told
from rulewright.faces.story import HEAVY, PLAIN, SMALL, Reader
from rulewright.faces.telling import NumberedScene, Tale
from rulewright.server.covers import Counting
from rulewright.server.logs import fields
from rulewright.server.match import EVERYBODY, Proposal

if TYPE_CHECKING:
    from rulewright.server.play import Live

LOG: Final = logging.getLogger(__name__)
BETWEEN: Final = 6000
"""Milliseconds that pass at most between two questions to the same seat, without scenes, at normal pace."""
STILL: Final = 1200
"""What an event takes at least where nothing may move."""
BEAT: Final = 500
HEAVIEST: Final = 1600
SLOWEST: Final = 1.8
"""The slowest pace that somebody can set."""
LOOKED_BACK: Final = 12
"""So many choices are looked back: what came before has been shown."""
LONGEST: Final = 120_000
"""Nobody has longer than this, whatever has happened."""
SECOND: Final = 1000


def with_showing(live: Live, proposal: Proposal) -> Proposal:
    """An event that may come next, with the time that it takes to be shown."""
    if found := showing(live, proposal):
        proposal.event.data["showing"] = found
    return proposal


def showing(live: Live, proposal: Proposal) -> list[list[int]]:
    """By seat that is asked after an event, how many milliseconds its browser may take to show what led there.

    Only where clocks run, and only for people: `[[seat, milliseconds], ...]`.
    """
    if not live.match.clocks.used:
        return []
    try:
        return reckoned(live, proposal)
    except Exception:
        LOG.exception("a story cannot be told", extra=fields(table=live.facts.id))
        return []


def reckoned(live: Live, proposal: Proposal) -> list[list[int]]:
    """As `showing`; raises what the story of a game raises."""
    event, after = proposal
    if after is None:
        return []
    asked = [seat for seat in after.waiting if live.seats[seat].kind == "person"]
    tale = live.shown.tale(None).copy()
    for line in after.narration or []:
        if line.only == EVERYBODY:
            tale.hear(told(after, line), event.number)
    reader, wait = live.shown.reader(None, "en"), live.facts.scene_wait * SECOND
    found = [[seat, Queue(live, proposal, tale, reader, wait).lasts(seat)] for seat in asked]
    return [[seat, lasts] for seat, lasts in found if lasts > 0]


class Queue:
    """What a browser has to show, choice by choice, from the moment at which it hears of each.

    A quick answer in a window is part of the choice before it: the clock of nobody tells that there was one.
    """

    def __init__(self, live: Live, proposal: Proposal, tale: Tale, reader: Reader, wait: int) -> None:
        self.event = proposal.event
        self.events = [*live.match.events, self.event]
        self.match = live.match
        self.count = Counting([event for event in (*live.match.quick, self.event) if event.quick], ())
        self.tale = tale
        self.reader = reader
        self.wait = wait

    def lasts(self, seat: int) -> int:
        """How long after the event the last of it is shown. What the seat itself does takes no time."""
        first = max(self.match.last_choice_of(seat, self.event), self.event.number - LOOKED_BACK)
        story = self.tale.tell(self.tale.place_after(first - 1), self.reader, self.count.of)
        done, most = 0.0, SLOWEST * BETWEEN
        for number in sorted({event.number for event in story.events}):
            events = [each.event for each in story.events if each.number == number and each.event.seat != seat]
            scenes = sum(self.scene_lasts(scene, number) for scene in story.scenes)
            plain = SLOWEST * sum(lasting(each.weight, len(each.beats)) for each in events)
            done, most = max(done, self.moment(number)) + plain + scenes, most + scenes
        asked = self.moment(self.count.of(self.event.number))
        return round(min(LONGEST, most, max(0.0, done - asked)))

    def moment(self, number: int) -> int:
        """When a choice was made, by the number that everybody knows."""
        return self.events[self.count.part_of(self.count.last(number)) - 1].at

    def scene_lasts(self, told: NumberedScene, number: int) -> float:
        """What a choice adds to a scene: its steps, and the wait at its end."""
        last = self.count.last(number)
        before, now = (self.tale.scene_upto(told.id, self.reader, upto) for upto in (self.count.last(number - 1), last))
        if now is None:
            return 0.0
        added = sum(step.ms for step in now.steps) - sum(step.ms for step in (before.steps if before else []))
        ended = now.result is not None and (before is None or before.result is None)
        return SLOWEST * added + (self.wait if ended and now.waits else 0)


def lasting(weight: int, beats: int) -> int:
    """How long an event is shown at normal pace, moving or still."""
    usual = {SMALL: BEAT, PLAIN: 800, HEAVY: min(HEAVIEST, BEAT * max(1, beats))}.get(weight, 0)
    return max(usual, STILL) if usual else 0
