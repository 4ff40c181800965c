"""Battalia in the terminal, in words and as a picture; in both languages, for every seat and nobody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console

from games.battalia.told import EVERYTHING, NAMES, finished, played
from rulewright.cli.seats import Sitter
from rulewright.faces.facts import shown_view
from rulewright.faces.terminal import board_for
from rulewright.games.battalia.face import picture
from rulewright.text.describe import Described, describe

BOTH = pytest.mark.parametrize("locale", ["en", "pl"])


def board(players: int, locale: str) -> Any:
    return board_for("battalia", locale, [Sitter(name, "novice") for name in NAMES[:players]])


def printed(thing: Any) -> str:
    console = Console(width=150, color_system=None, highlight=False, emoji=False, markup=False)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def sentences(parts: list[Described]) -> Iterator[str]:
    for part in parts:
        yield part.title
        yield from part.lines
        yield from sentences(part.sections)


@BOTH
@pytest.mark.parametrize(("players", "options"), [(3, {}), (4, {**EVERYTHING, "valley": "pass"})])
def test_the_table_can_be_shown_at_any_time_to_anybody(players: int, options: dict[str, Any], locale: str) -> None:
    for number, (state, _) in enumerate(played(players, 2, 300, **options)):
        if number % 50 == 0:
            for eyes in (0, None):
                view = shown_view(state, eyes)
                shown = printed(board(players, locale).full(view))
                assert all(name in shown for name in NAMES[:players])
                assert printed(board(players, locale).details(view))
                told = list(sentences(describe("battalia", view, locale, NAMES[:players])))
                assert len(told) > 20 and not any("{" in line for line in told)


@BOTH
def test_the_end_shows_places_and_points(locale: str) -> None:
    state = finished(2, 4)
    assert state.result is not None
    shown = printed(board(2, locale).ending(state.view(None), state.result))
    assert all(str(score) in shown for score in state.result["scores"])


def test_the_map_has_a_mark_for_each_city_and_hero() -> None:
    for number, (state, _) in enumerate(played(4, 1, 400)):
        if number == 399:
            view = state.view(None)
            text = " ".join(picture.lines(view))
            owned = [there for there in view["map"].values() if there["owner"] is not None]
            assert owned and all(f"{'ABCD'[there['owner']]}{there['level']}" in text for there in owned)
            heroes = [(seat, name) for seat in range(4) for name in "ab" if view["seats"][seat]["heroes"][name]["at"]]
            assert heroes and all(f"{'abcd'[seat]}{1 + (name == 'b')}" in text for seat, name in heroes)


@pytest.mark.parametrize("width", [600, 1200])
def test_the_picture_has_the_same_height_at_all_times(width: int) -> None:
    shapes = set()
    for number, (state, seat) in enumerate(played(3, 9, 200)):
        if number % 40 == 0:
            view = state.view(seat)
            shapes.add(picture.image(view, width).shape)
            assert picture.simple(view)["seats"][seat]["hand"] == len(view["seats"][seat].get("hand") or [])
    assert shapes == {(picture.HEIGHT, width, 3)}
