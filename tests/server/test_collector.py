"""The collector of garbage in a server process: it leaves the program alone."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest

from rulewright.server.hosting import COLLECT_AFTER, spare_collector


@pytest.fixture
def collector() -> Iterator[None]:
    """What a test changes is changed back."""
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()


class Loop:
    """Garbage that only the collector finds."""

    def __init__(self) -> None:
        self.itself = self


def test_a_full_look_does_not_go_through_the_program(collector: None) -> None:
    spare_collector()
    program = gc.get_freeze_count()
    assert program > 10_000 and len(gc.get_objects()) < program / 10
    assert gc.get_threshold() == COLLECT_AFTER


def test_what_comes_later_is_collected(collector: None) -> None:
    spare_collector()
    gc.collect()
    for _ in range(100):
        Loop()
    assert gc.collect() >= 100
