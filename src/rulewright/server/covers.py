"""Covers: for a moment nobody sees whether anybody was asked in a window.

The rules ask nobody who has nothing to use. If the table moved on at once, all
would know; if it stood still, too. So every window that an event leads through,
empty or not, takes a short random pause, one after the other, and somebody sees
what came of it when the last window that is not their own is over: whoever is
asked after the pauses of the windows before, the others in the end. An answer
that is given meanwhile is *quick*: to others it is no event of its own, so that
an empty window and one that was quickly passed look the same, to the number.
The pauses stand in the event, so that every process, and the clocks, reckon with
the same ones.

Who is told what, and when, is the matter of `play`.
"""

from __future__ import annotations

import secrets
from bisect import bisect_right
from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from rulewright.server.match import Event
    from rulewright.server.tables import Seat

LEAST: Final = 700
MOST: Final = 2500
"""Milliseconds that a window takes; each further one less and less."""
LONGEST: Final = 4000
"""Nobody waits longer, however many windows there were."""
CHANCE: Final = secrets.SystemRandom()


class Window(NamedTuple):
    """A window for a seat, and when its pause is over."""

    seat: int
    until: int


class Cover(NamedTuple):
    """The windows that a match has come through lately, since the event of this number."""

    first: int
    began: int
    windows: tuple[Window, ...]

    @property
    def until(self) -> int:
        """When nothing is hidden from anybody any more."""
        return self.windows[-1].until if self.windows else self.began

    def lies_over(self, at: int) -> bool:
        """Whether anything is hidden at this moment; nothing is before it began, whatever a clock says."""
        return self.began <= at < self.until

    def seen_from(self, own: Collection[int]) -> int:
        """When somebody with these seats sees what has happened."""
        return max((window.until for window in self.windows if window.seat not in own), default=self.began)

    def hides(self, own: Collection[int], at: int) -> bool:
        """Whether it hides something at this moment from somebody with these seats."""
        return self.began <= at < self.seen_from(own)

    def next_end(self, at: int) -> int:
        """When the pause of the next window is over."""
        return next((window.until for window in self.windows if window.until > at), at)

    def extended(self, event: Event) -> Cover:
        """With the windows of a later event: they follow those whose pauses are not over."""
        if "windows" not in event.data:
            return self
        goes_on = self.lies_over(event.at)
        found = list(self.windows) if goes_on else []
        until = self.until if goes_on else event.at
        for seat, pause in event.data["windows"]:
            until += pause
            found.append(Window(seat, until))
        return Cover(self.first if goes_on else event.number, self.began if goes_on else event.at, tuple(found))


NOTHING: Final = Cover(0, 0, ())
"""What hides nothing."""


class Counting:
    """How somebody with these seats counts events: a quick answer of another is part of the event before it."""

    def __init__(self, quick: Sequence[Event], own: Collection[int]) -> None:
        self._unseen = [event.number for event in quick if event.seat not in own]

    def of(self, number: int) -> int:
        """What the event of this number is to them."""
        return number - bisect_right(self._unseen, number)

    def last(self, counted: int) -> int:
        """The number of the last event that is this one to them; what is less than any is -1."""
        if counted < 0:
            return -1
        number = counted
        for unseen in self._unseen:
            if unseen > number + 1:
                break
            number += 1
        return number

    def part_of(self, number: int) -> int:
        """The event as part of which they see that of this number: mostly itself."""
        at = bisect_right(self._unseen, number) - 1
        while at >= 0 and self._unseen[at] == number:
            at, number = at - 1, number - 1
        return number


def pauses(windows: int, spent: int = 0) -> list[int]:
    """How long each of so many windows takes, after others that took so long: a part of what is left of the longest.

    From the randomness of the system, never from that of a game.
    """
    found: list[int] = []
    for _ in range(windows):
        left = LONGEST - spent - sum(found)
        found.append(CHANCE.randint(LEAST, MOST) * left // LONGEST)
    return found


def useful(seats: Sequence[Seat]) -> bool:
    """Whether there is anybody to hide something from: at least two people play, not on the same device."""
    return len({seat.person for seat in seats if seat.kind == "person" and not seat.gone}) > 1


# What is stored


def is_ahead(since: int, at: int) -> bool:
    """Whether the moment at which everybody sees what is asked has not come yet, as the row of a table has it."""
    return at < since <= at + LONGEST


def seen_events(events: list[Event], own: Collection[int], at: int) -> list[Event]:
    """Of the events so far, those that somebody with these seats may see at this moment."""
    cover = NOTHING
    for event in events:
        cover = cover.extended(event)
    return events[: cover.first - 1] if cover.hides(own, at) else events


def late_events(events: list[Event], at: int) -> list[Event]:
    """What a spectator could see at a moment that is past."""
    return seen_events([event for event in events if event.at <= at], (), at)
