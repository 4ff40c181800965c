"""Clocks: derived from the times of events; when time is up, the game's default is chosen."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tables_made import House, Time, house
from test_match import choose, new_match, take_back

from rulewright.server import timekeeping
from rulewright.server.match import LiveMatch
from rulewright.server.wire import Tempo

LIVE = {"kind": "live", "base": 60, "increment": 5}
TURN = {"kind": "turn", "base": 100, "increment": 0}
SHOWN = 12
"""Seconds after which whatever led to a question has been shown."""


def left(match: LiveMatch, now: int) -> list[int]:
    return [clock.left for clock in match.clocks.told(now, set(match.waiting))]


def test_a_live_clock_runs_while_its_seat_is_asked_and_earns_the_increment() -> None:
    match = new_match("steps", 2, Tempo("live", 60, 5))
    assert left(match, 10_000) == [50_000, 60_000]
    choose(match, 0, "add", at=10_000)
    assert left(match, 12_000) == [55_000, 58_000]
    assert [clock.running for clock in match.clocks.told(12_000, {1})] == [False, True]


def test_a_clock_for_each_decision_starts_anew_each_time() -> None:
    match = new_match("steps", 2, Tempo("turn", 100))
    choose(match, 0, "add", at=90_000)
    assert left(match, 91_000) == [100_000, 99_000]


def test_without_time_control_there_are_no_clocks() -> None:
    match = new_match("steps", 2)
    assert left(match, 10_000) == [] and match.clocks.expired(10**12) == []


def test_a_sealed_answer_stops_only_its_own_clock() -> None:
    match = new_match("bazaar", 3, Tempo("live", 60, 0))
    choose(match, 1, match.state.options(1)[0], at=20_000)
    assert left(match, 30_000) == [30_000, 40_000, 30_000]


def test_time_spent_on_what_is_taken_back_is_spent() -> None:
    match = new_match("steps", 2, Tempo("live", 60, 0))
    choose(match, 0, "add", at=10_000)
    take_back(match, 0, [2], at=15_000)
    assert left(match, 15_000) == [50_000, 55_000]
    assert LiveMatch(match.setup, match.events).clocks.left(0, 20_000) == match.clocks.left(0, 20_000) == 45_000


def test_when_time_is_up_the_default_is_chosen(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await here.table("steps", "Ada", "Bob", tempo=TURN)
        await here.choose(table, 0, "offer")
        here.time.pass_by(99)
        await timekeeping.tick(here.play)
        assert (await here.match(table)).waiting == [1]
        here.time.pass_by(1)
        await timekeeping.tick(here.play)
        match = await here.match(table)
        assert match.events[-1].data["choice"] == "no" and match.events[-1].cause == "time"
        assert match.lines[-1].cause == "time"
        assert match.waiting == [1] and match.questions[1].version == 3

    async def run() -> None:
        async with house(database_url, tmp_path) as here:
            await scenario(here)

    asyncio.run(run())


def test_three_times_in_a_row_the_table_is_asked_for_a_bot(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob", tempo=TURN)
            for _ in range(3):
                assert await here.open_votes(table) == []
                here.time.pass_by(100 + SHOWN)
                await timekeeping.tick(here.play)
                await here.choose(table, 1, "add")
            (vote,) = await here.open_votes(table)
            assert (vote.kind, vote.seat, vote.needed) == ("bot", 0, [1])
            assert "Ada" in vote.text
            await here.ballot(table, 1, vote.id, True)
            assert (await here.live(table)).seats[0].kind == "bot"

    asyncio.run(run())


def test_a_choice_of_their_own_ends_the_count(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob", tempo=TURN)
            for number in range(4):
                if number == 2:
                    await here.choose(table, 0, "add")
                else:
                    here.time.pass_by(100 + SHOWN)
                    await timekeeping.tick(here.play)
                await here.choose(table, 1, "peek")
            assert await here.open_votes(table) == []
            assert (await here.match(table)).overtime == [1, 0]

    asyncio.run(run())


def test_a_clock_that_runs_out_while_no_process_has_the_match_is_noticed(database_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        time = Time()
        async with house(database_url, tmp_path, time) as here:
            table = await here.table("steps", "Ada", "Bob", tempo=TURN)
        time.pass_by(101)
        async with house(database_url, tmp_path, time, start=True) as here:
            assert (await here.match(table)).events[-1].cause == "time"

    asyncio.run(run())


def test_seats_of_bots_have_no_time_to_lose(sqlite_url: str, tmp_path: Path) -> None:
    async def run() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "bot", tempo=LIVE, begin=False)
            here.workers.broken = True
            here.play.bots.pause = 3600.0
            await here.play.begin(table)
            await here.choose(table, 0, "add")
            here.time.pass_by(1000)
            await timekeeping.tick(here.play)
            assert await here.count(table) == 2

    asyncio.run(run())
