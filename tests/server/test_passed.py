"""What has passed: an update of several choices brings the table after each, and nothing that others may not see."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from tables_made import House, Spy, house
from test_match import choose, new_match, shown, take_back

from rulewright.server import passed, timekeeping
from rulewright.server.match import LiveMatch
from rulewright.server.updates import Shown
from rulewright.server.wire import Update


def looked_at(match: LiveMatch) -> Shown:
    return shown(LiveMatch(match.setup, match.events[:1]))


def follow(here: Shown, match: LiveMatch) -> None:
    """Takes over what has happened in a match, as somebody who looks at it."""
    for event in match.events[here.match.version :]:
        here.apply(event, looked_at=True)


def update(here: Shown, since: int, eyes: int | None = None) -> Update:
    return here.update(eyes, "en", since, [] if eyes is None else [eyes], 0)


def steps(match: LiveMatch, *keys: str) -> LiveMatch:
    for key in keys:
        choose(match, match.waiting[0], key)
    return match


def test_an_update_of_several_choices_brings_the_table_after_each() -> None:
    match = steps(new_match("steps", 2), "add", "add", "add")
    here = looked_at(match)
    follow(here, match)
    found = update(here, 1)
    assert [(each.number, each.view["points"], each.turn, each.waiting) for each in found.passed] == [
        (2, [1, 0], 1, [1]),
        (3, [1, 1], 2, [0]),
    ]
    assert found.view["points"] == [2, 1]
    assert [each.number for each in update(here, 2).passed] == [3] and update(here, 3).passed == []


def test_each_view_is_the_one_that_was_seen_then() -> None:
    """With random matches: whoever looks all the time sees the same as who is told late."""
    rng = random.Random(2)
    match = new_match("ethnos", 3)
    here, seen = looked_at(match), []
    for _ in range(passed.MOST):
        seat = match.waiting[0]
        choose(match, seat, rng.choice(match.state.options(seat)))
        follow(here, match)
        at_once = update(here, match.version - 1, eyes=1)
        seen.append((at_once.version, at_once.view, at_once.waiting, at_once.turn))
    late = update(here, 1, eyes=1)
    assert [(each.number, each.view, each.waiting, each.turn) for each in late.passed] == seen[:-1]


def test_whoever_comes_anew_or_after_an_undo_gets_the_last_position_alone() -> None:
    match = steps(new_match("steps", 2), "add", "add")
    here = looked_at(match)
    follow(here, match)
    assert update(here, -1).passed == []
    take_back(match, 1, [3])
    follow(here, match)
    assert len(here.trail) == 0
    steps(match, "add")
    follow(here, match)
    assert [each.number for each in update(here, 4).passed] == []


def test_only_so_many_are_kept() -> None:
    match = new_match("steps", 2)
    here = looked_at(match)
    steps(match, *(["peek"] * (passed.MOST + 10)))
    follow(here, match)
    assert len(here.trail) == passed.MOST
    assert [each.number for each in update(here, 1).passed] == [*range(match.version - passed.MOST, match.version)]


def test_nobody_sees_what_lay_between_a_window_and_a_quick_answer() -> None:
    """A quick answer of another is part of the choice before it: there is no table in between."""

    def windowed(count: int, spent: int) -> list[int]:
        return [500] * count

    match = new_match("souk", 2)
    here = looked_at(match)
    while not match.window:
        seat = match.waiting[0]
        event = match.propose(seat, match.state.options(seat)[0], "player", 0, pauses=windowed).event
        match.apply(event)
        if match.state.over:
            raise AssertionError("nobody has a joker with this seed")
    asked, before = match.waiting[0], match.version
    match.apply(match.propose(asked, "pass", "player", 100, pauses=windowed).event)
    assert match.events[-1].quick
    follow(here, match)
    other = 1 - asked
    mine, theirs = update(here, before - 1, asked), update(here, before - 1, other)
    assert [each.number for each in mine.passed] == [before] and theirs.passed == []
    assert theirs.version == mine.version - 1


# At a table


def at_home(url: str, folder: Path, scenario: Any) -> None:
    async def run() -> None:
        async with house(url, folder) as here:
            await scenario(here)

    asyncio.run(run())


def test_states_are_kept_while_somebody_looks_and_for_a_while(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob")
        live = await here.live(table)
        await here.choose(table, 0, "add")
        assert len(live.shown.trail) == 0, "nobody looks"
        spy: Spy = here.spy(table, "Ada")
        await here.choose(table, 1, "add")
        await here.choose(table, 0, "add")
        assert len(live.shown.trail) == 2
        assert [each.number for each in (await here.update(table, 0, since=2)).passed] == [3]
        await timekeeping.tick(here.play)
        assert len(live.shown.trail) == 2
        here.time.pass_by(passed.KEPT / 1000 + 1)
        await timekeeping.tick(here.play)
        assert len(live.shown.trail) == 0, "it is old"
        await here.choose(table, 1, "add")
        here.play.unwatch(table, spy)
        await timekeeping.tick(here.play)
        assert len(live.shown.trail) == 0, "everybody has gone"

    at_home(sqlite_url, tmp_path, scenario)


def test_late_spectators_are_told_of_what_has_passed_too(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", delay=120)
        live = await here.live(table)
        here.play.watch(table, Spy(late=True))
        here.time.pass_by(120)
        late = live.shown_late(here.time())
        for seat in (0, 1, 0):
            await here.choose(table, seat, "add")
        here.time.pass_by(121)
        await timekeeping.tick(here.play)
        assert [each.number for each in late.update(None, "en", 1, [], here.time()).passed] == [2, 3]

    at_home(sqlite_url, tmp_path, scenario)
