"""Pace and clocks: the server never waits; a clock runs when its seat has seen what happened, or could have."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from serving import until
from tables_made import House, Time, house

from rulewright.faces.story import Reader, Scene
from rulewright.server import pace, timekeeping
from rulewright.server.match import LiveMatch

LIVE = {"kind": "live", "base": 60, "increment": 0}
STILL = round(pace.SLOWEST * pace.STILL)
"""How long the slowest browser shows one event."""
Scenario = Callable[[House], Awaitable[None]]


def at_home(url: str, folder: Path, scenario: Scenario) -> None:
    async def run() -> None:
        async with house(url, folder) as here:
            await scenario(here)

    asyncio.run(run())


async def left(here: House, table: str, seat: int) -> int:
    return (await here.match(table)).clocks.left(seat, here.time())


async def starts_in(here: House, table: str, seat: int, eyes: int | None = None) -> int:
    return (await here.update(table, eyes)).clocks[seat].starts_in


async def at_the_turn_of_ada(here: House, *others: str, **columns: Any) -> str:
    """A table with clocks, on which the set-up was shown long ago."""
    table = await here.table("skirmish", "Ada", *(others or ("Bob",)), tempo=LIVE, **columns)
    here.time.pass_by(20)
    return table


def test_a_clock_runs_when_the_slowest_browser_would_be_done(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await at_the_turn_of_ada(here)
        await here.choose(table, 0, "march:north")
        assert await starts_in(here, table, 1) == STILL
        here.time.pass_by(2)
        assert (await left(here, table, 1), await starts_in(here, table, 1)) == (60_000, STILL - 2000)
        here.time.pass_by(5)
        assert await left(here, table, 1) == 60_000 - (7000 - STILL) and await starts_in(here, table, 1) == 0

    at_home(sqlite_url, tmp_path, scenario)


def test_a_clock_runs_when_its_browser_has_shown_everything(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await at_the_turn_of_ada(here)
        await here.choose(table, 0, "march:north")
        spy = here.spy(table, "Ada")
        here.time.pass_by(1)
        await here.play.shown_up_to(await here.live(table), 1)
        assert spy.heard == ["moved"], "the others see the clock run"
        here.time.pass_by(3)
        assert (await left(here, table, 1), await starts_in(here, table, 1)) == (57_000, 0)
        await here.play.shown_up_to(await here.live(table), 1)
        assert await left(here, table, 1) == 57_000 and spy.heard == ["moved"], "only once"

    at_home(sqlite_url, tmp_path, scenario)


def test_every_process_knows_since_when_a_clock_ran(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await at_the_turn_of_ada(here)
        await here.choose(table, 0, "march:north")
        here.time.pass_by(1)
        await here.play.shown_up_to(await here.live(table), 1)
        here.time.pass_by(10)
        await here.choose(table, 1, "march:north")
        match = await here.match(table)
        assert match.events[-1].data["began"] == [[1, here.time() - 10_000]]
        again = LiveMatch(match.setup, match.events)
        for seat in (0, 1):
            assert again.clocks.left(seat, here.time()) == match.clocks.left(seat, here.time())
        assert await left(here, table, 1) == 50_000

    at_home(sqlite_url, tmp_path, scenario)


def test_ones_own_move_costs_no_time(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("quarry", "Ada", "Bob", "Cleo", "Dan", tempo=LIVE)
        here.time.pass_by(20)
        seat = (await here.match(table)).waiting[0]
        await here.choose(table, seat, "gather")
        assert seat in (await here.match(table)).waiting and await starts_in(here, table, seat, seat) == 0

    at_home(sqlite_url, tmp_path, scenario)


def test_an_answer_before_the_clock_runs_takes_no_time(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await at_the_turn_of_ada(here)
        await here.choose(table, 0, "march:north")
        here.time.pass_by(1)
        await here.choose(table, 1, "march:north")
        assert await left(here, table, 1) == 60_000

    at_home(sqlite_url, tmp_path, scenario)


def test_what_others_do_one_after_the_other_adds_up(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await at_the_turn_of_ada(here, "Bob", "Cleo", "Dan")
        await here.choose(table, 0, "march:north")
        for seat in (1, 2):
            await here.choose(table, seat, "draw")
        assert await starts_in(here, table, 3) == 3 * STILL
        await here.choose(table, 3, "draw")
        assert await starts_in(here, table, 0) == 3 * STILL, "not the own march"

    at_home(sqlite_url, tmp_path, scenario)


def test_without_scenes_it_takes_no_longer_than_may_pass_between_two_questions(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(here: House) -> None:
        table = await at_the_turn_of_ada(here, "Bob", "Cleo")
        await here.choose(table, 0, "march:north")
        await here.choose(table, 1, "draw")
        assert await starts_in(here, table, 2) == round(pace.SLOWEST * 2000)

    monkeypatch.setattr(pace, "BETWEEN", 2000)
    at_home(sqlite_url, tmp_path, scenario)


def test_what_was_shown_while_others_thought_takes_no_more_time(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await at_the_turn_of_ada(here, "Bob", "Cleo")
        await here.choose(table, 0, "march:north")
        here.time.pass_by(30)
        await here.choose(table, 1, "draw")
        assert await starts_in(here, table, 2) == STILL

    at_home(sqlite_url, tmp_path, scenario)


@pytest.mark.parametrize("wait", [0, 20])
def test_a_scene_takes_its_steps_and_waits_as_long_as_the_table_says(
    sqlite_url: str, tmp_path: Path, wait: int
) -> None:
    async def scenario(here: House) -> None:
        table = await at_the_turn_of_ada(here, scene_wait=wait)
        a_round = round(pace.SLOWEST * 1200)
        await here.choose(table, 0, "fight:1")
        assert await starts_in(here, table, 1) == a_round
        here.time.pass_by(20)
        await here.choose(table, 1, "stand")
        assert await starts_in(here, table, 1) == a_round, "the round before was shown"
        here.time.pass_by(20)
        await here.choose(table, 1, "stand")
        assert (await here.match(table)).waiting == [1]
        assert await starts_in(here, table, 1) == a_round + wait * 1000

    at_home(sqlite_url, tmp_path, scenario)


def test_nobody_is_held_up_by_somebody_who_is_asked_nothing(sqlite_url: str, tmp_path: Path) -> None:
    """Bob's browser is asleep and shows nothing; Ada and Cleo play on, and their clocks run."""

    async def scenario(here: House) -> None:
        table = await at_the_turn_of_ada(here, "Bob", "Cleo")
        for spy in ("Ada", "Bob", "Cleo"):
            here.spy(table, spy)
        await here.choose(table, 0, "march:north")
        assert (await here.match(table)).waiting == [1]
        await here.choose(table, 1, "draw")
        await here.play.shown_up_to(await here.live(table), 2)
        assert await starts_in(here, table, 2) == 0
        await here.choose(table, 2, "draw")
        await here.play.shown_up_to(await here.live(table), 0)
        here.time.pass_by(5)
        assert await left(here, table, 0) < 60_000

    at_home(sqlite_url, tmp_path, scenario)


def test_bots_do_not_wait_for_browsers(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "bot", "bot", tempo=LIVE)
        here.spy(table, "Ada")
        await here.choose(table, 0, "add")
        match = await here.match(table)
        await until(lambda: match.waiting == [0], "the bots")
        assert here.time() == Time()() and match.version == 4
        assert [seat for event in match.events for seat, _ in event.data.get("showing", [])] == [0]

    at_home(sqlite_url, tmp_path, scenario)


def test_time_is_not_up_before_the_clock_runs(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("skirmish", "Ada", "Bob", tempo={"kind": "turn", "base": 10, "increment": 0})
        here.time.pass_by(5)
        await here.choose(table, 0, "march:north")
        here.time.pass_by(10)
        await timekeeping.tick(here.play)
        assert (await here.match(table)).waiting == [1]
        here.time.pass_by(STILL / 1000)
        await timekeeping.tick(here.play)
        assert (await here.match(table)).events[-1].cause == "time"

    at_home(sqlite_url, tmp_path, scenario)


def test_without_clocks_nothing_is_reckoned(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("skirmish", "Ada", "Bob")
        await here.choose(table, 0, "march:north")
        await here.play.shown_up_to(await here.live(table), 1)
        await here.choose(table, 1, "march:north")
        assert not any({"showing", "began"} & event.data.keys() for event in (await here.match(table)).events)

    at_home(sqlite_url, tmp_path, scenario)


def test_a_story_that_fails_costs_no_move(sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from skirmish.face import story

    def fail(self: Any, lines: Any, over: bool, reader: Reader) -> Scene | None:
        raise ValueError("a fault in a scene")

    async def scenario(here: House) -> None:
        table = await at_the_turn_of_ada(here)
        await here.choose(table, 0, "fight:1")
        assert await starts_in(here, table, 1) == 0

    monkeypatch.setattr(story.FightScene, "scene", fail)
    at_home(sqlite_url, tmp_path, scenario)
