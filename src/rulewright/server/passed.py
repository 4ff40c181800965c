"""What has passed: the table after each of the latest choices, for readers who are told of several at once.

When three bots move faster than somebody can be told, one update brings three choices; so that the browser can show
each with its own position, the states in between are kept for a short while, if anybody looks at the table at all.
Whoever is further behind gets the last position alone.
"""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from rulewright.core.state import State
from rulewright.faces.facts import shown_view
from rulewright.server.asked import shown_waiting
from rulewright.server.covers import Counting
from rulewright.server.wire import Passed

MOST: Final = 16
"""So many states are kept."""
KEPT: Final = 30_000
"""For so many milliseconds."""


class Passing(NamedTuple):
    """The state after a choice, and the number of the choice that came next."""

    number: int
    next: int
    state: State
    turn: int
    at: int


class Trail:
    """The states through which a match has come lately."""

    def __init__(self) -> None:
        self._steps: deque[Passing] = deque(maxlen=MOST)

    def __len__(self) -> int:
        return len(self._steps)

    def note(self, step: Passing) -> None:
        """Keeps a state, which is nobody else's any more."""
        step.state.journal = None
        step.state.narration = None
        self._steps.append(step)

    def clear(self) -> None:
        self._steps.clear()

    def forget(self, before: int) -> None:
        """Drops what is older than this moment."""
        while self._steps and self._steps[0].at < before:
            self._steps.popleft()

    def since(self, number: int, eyes: int | None, count: Counting) -> list[Passed]:
        """The table after each choice later than this one but the last, as these eyes see it and count.

        A quick answer in a window is part of the choice before it: what lay in between nobody else may see.
        """
        return [
            Passed(count.of(step.number), shown_view(step.state, eyes), waiting(step.state, eyes), step.turn)
            for step in self._steps
            if step.number > number and count.of(step.next) != count.of(step.number)
        ]


def waiting(state: State, eyes: int | None) -> list[int]:
    """Whoever was asked, as far as these eyes may know."""
    shown = shown_waiting(state)
    return [seat for seat in state.waiting if seat == eyes or seat in shown]
