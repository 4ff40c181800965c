"""The registry of games: what is found later is found once, for all who ask."""

from __future__ import annotations

from threading import Event, Thread

from rulewright.core import registry
from toy import Toy


def test_whoever_asks_while_games_are_being_found_hears_of_all_of_them() -> None:
    began, goes_on = Event(), Event()

    def finder() -> None:
        began.set()
        assert goes_on.wait(30)
        registry.register("toy-found", lambda: Toy("toy-found"))

    registry.names()
    registry.find_later(finder)
    first = Thread(target=registry.names)
    first.start()
    assert began.wait(30)
    heard: list[str] = []
    second = Thread(target=lambda: heard.extend(registry.names()))
    second.start()
    second.join(0.1)  # time enough to be wrong in
    goes_on.set()
    first.join(30)
    second.join(30)
    assert "toy-found" in heard
