"""Covers: for a moment nobody sees whether anybody was asked in a window.

The rules ask nobody who has nothing to use. If the table moved on at once, all
would know; if it stood still, too. So whenever an event has led through a
window, empty or not, what came of it is shown to those who do not own all of
these windows after a short random pause: an empty window and one that was
quickly passed look the same. The pause stands in the event, so that every
process, and the clocks, reckon with the same one.

Who is told what, and when, is the matter of `play`.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from rulewright.server.tables import Seat

LEAST: Final = 700
MOST: Final = 2500
"""Milliseconds within which a window is answered."""
LONGEST: Final = 4000
"""Nobody waits longer, however many windows there were."""
SPREAD: Final = 800
"""The longest pauses differ by so much: their length tells nothing either."""
CHANCE: Final = secrets.SystemRandom()


class Cover(NamedTuple):
    """From when until when what has happened is hidden from those who do not own all of these seats."""

    began: int
    until: int
    seats: frozenset[int]

    def hides(self, own: Collection[int], at: int) -> bool:
        """Whether it hides something at this moment from somebody with these seats."""
        return at < self.until and not self.seats <= set(own)

    def extended(self, at: int, pause: int, seats: Collection[int]) -> Cover:
        """With the windows of a later event; nobody waits longer than the longest pause from its beginning."""
        if self.until <= at:
            return Cover(at, at + pause, frozenset(seats))
        until = min(at + pause, self.began + LONGEST)
        return Cover(self.began, max(self.until, until), self.seats.union(seats))


NOTHING: Final = Cover(0, 0, frozenset())
"""What hides nothing."""


def pause(windows: int) -> int:
    """How long so many windows take; from the randomness of the system, never from that of a game."""
    most = LONGEST - CHANCE.randrange(SPREAD)
    return min(most, sum(CHANCE.randint(LEAST, MOST) for _ in range(windows)))


def useful(seats: Sequence[Seat]) -> bool:
    """Whether there is anybody to hide something from: at least two people play, not on the same device."""
    return len({seat.person for seat in seats if seat.kind == "person" and not seat.gone}) > 1
