"""Events of a match as a whole: which choices were taken back, and where it was carried over last."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulewright.server.match import Event


def last_carried(events: Sequence[Event]) -> int:
    """The number of the event that carried a match over last; 0 without one."""
    return max((event.number for event in events if event.kind == "carried"), default=0)


def dropped_in(events: Iterable[Event]) -> set[int]:
    """The choices that were taken back."""
    return {number for event in events if event.kind == "undo" for number in event.data["drop"]}
