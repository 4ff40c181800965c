"""Covers: after a window nobody learns from the pace of the table whether anybody was asked."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from online import all_see, at_table, play_on, seated_table, standing, stored_events
from serving import listening, running, until
from tables_made import House, Spy, Time, house

import rulewright
from rulewright.sealing import commitment, mixed_seed
from rulewright.server import covers, timekeeping
from rulewright.server.covers import NOTHING, Cover
from rulewright.server.settings import Settings
from rulewright.server.tables import Seat, table_info

LIVE = {"kind": "live", "base": 60, "increment": 0}


class Rest:
    """Sleep that lasts until the test says that time has passed."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self.sleepers = 0
        self._over = asyncio.Event()

    async def __call__(self, seconds: float) -> None:
        self.sleepers += 1
        await self._over.wait()

    def end(self, match: Any) -> None:
        """The cover of a match ends, and whoever slept wakes up."""
        self.time.at = match.cover.until
        self._over.set()
        self._over = asyncio.Event()


@contextlib.asynccontextmanager
async def resting(url: str, folder: Path, time: Time | None = None) -> AsyncIterator[tuple[House, Rest]]:
    async with house(url, folder, time) as here:
        rest = Rest(here.time)
        here.play.sleep = rest
        yield here, rest


def seed_with_joker(seat: int, players: int) -> dict[str, str]:
    """The columns of a table at which the joker is dealt to a seat."""
    for number in range(100):
        seed = bytes([number]) * 32
        state: Any = rulewright.game("bazaar").new(players=players, seed=mixed_seed(seed, []))
        if state.jokers == 1 << seat:
            return {"seed": seed.hex(), "commitment": commitment(seed)}
    raise AssertionError("no seed deals the joker there")


async def bid_all(here: House, table: str, seats: list[int]) -> None:
    for seat in seats:
        await here.choose(table, seat, (await here.match(table)).state.options(seat)[0])


async def market(here: House, *people: str, joker: int, **columns: Any) -> tuple[str, list[Spy]]:
    """A table with covers at which all but the last person have bid, and everybody's eyes on it."""
    cover = {"cover_windows": True, **seed_with_joker(joker, len(people)), **columns}
    table = await here.table("bazaar", *people, **cover)
    persons = [seat for seat, name in enumerate(people) if name != "bot"]
    await bid_all(here, table, persons[:-1])
    spies = [here.spy(table, people[seat]) for seat in persons]
    return table, spies


def heard(spies: list[Spy]) -> list[bool]:
    """Who has been told that the match has moved."""
    return ["moved" in spy.heard for spy in spies]


# How long, and from whom


def test_pauses_are_short_and_random_and_never_longer_than_the_longest() -> None:
    ones = [covers.pause(1) for _ in range(200)]
    assert all(covers.LEAST <= pause <= covers.MOST for pause in ones) and len(set(ones)) > 20
    many = [covers.pause(9) for _ in range(200)]
    assert all(covers.LONGEST - covers.SPREAD < pause <= covers.LONGEST for pause in many) and len(set(many)) > 20


def test_a_cover_hides_from_everybody_but_the_owner_of_all_its_windows() -> None:
    cover = NOTHING.extended(1000, 500, [1])
    assert [cover.hides(own, 1499) for own in ([1], [0], [], [0, 1])] == [False, True, True, False]
    assert not cover.hides([], 1500)
    both = cover.extended(1200, 800, [2])
    assert both == Cover(1000, 2000, frozenset({1, 2})) and both.hides([1], 1999)


def test_nobody_waits_longer_than_the_longest_pause_however_the_game_goes_on() -> None:
    cover = NOTHING.extended(0, 3000, [1]).extended(2900, 3000, [1])
    assert cover.until == covers.LONGEST
    assert cover.extended(covers.LONGEST, 100, [0]) == Cover(covers.LONGEST, covers.LONGEST + 100, frozenset({0}))


def test_only_people_at_different_devices_have_something_to_hide_from() -> None:
    ada, bob, bot = Seat("person", "A", person="a"), Seat("person", "B", person="b"), Seat("bot", "C")
    assert covers.useful([ada, bob, bot])
    gone = Seat("person", "B", person="b", gone=True)
    for alone in ([ada, bot], [ada, ada], [ada, gone, bot], [ada, Seat("open", "B")]):
        assert not covers.useful(alone)


# At the table


def test_whoever_is_asked_in_a_window_sees_it_at_once_and_the_others_after_a_pause(
    database_url: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with resting(database_url, tmp_path) as (here, rest):
            table, spies = await market(here, "Ada", "Bob", "Cleo", joker=0)
            await bid_all(here, table, [2])
            match = await here.match(table)
            assert match.waiting == [0] and heard(spies) == [True, False, False]
            assert covers.LEAST <= match.cover.until - here.time() <= covers.MOST
            assert (await here.events(table))[-1].data["pause"] == match.cover.until - here.time()
            rest.end(match)
            await until(lambda: heard(spies) == [True] * 3, "that everybody is told")

    asyncio.run(scenario())


def test_a_window_that_passes_others_over_is_hidden_from_whoever_is_asked_in_it_too(
    sqlite_url: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table, spies = await market(here, "Ada", "Bob", "Cleo", joker=2)
            await bid_all(here, table, [2])
            assert (await here.match(table)).waiting == [2] and heard(spies) == [False] * 3
            rest.end(await here.match(table))
            await until(lambda: heard(spies) == [True] * 3, "that everybody is told")

    asyncio.run(scenario())


def test_an_empty_window_and_a_quick_pass_look_the_same(database_url: str, tmp_path: Path) -> None:
    """Cleo bids last. Whether Bob passes at once or has nothing to use, she hears nothing before the pause is over."""

    async def scenario() -> None:
        async with resting(database_url, tmp_path) as (here, rest):
            for joker in (1, 0):
                table, spies = await market(here, "Ada", "Bob", "Cleo", joker=joker)
                await bid_all(here, table, [2])
                await here.choose(table, joker, "pass")
                assert heard(spies)[2] is False and rest.sleepers > 0
                match = await here.match(table)
                assert match.cover.hides([2], here.time()) and match.cover.seats >= {joker, 2}

    asyncio.run(scenario())


def test_the_acknowledgement_does_not_wait(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            table, spies = await market(here, "Ada", "Bob", joker=0)
            option = (await here.match(table)).state.options(1)[0]
            assert await here.choose(table, 1, option) == 3
            assert heard(spies) == [True, False] and await here.count(table) == 3

    asyncio.run(scenario())


def test_a_clock_stands_until_its_seat_can_see_the_question(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(database_url, tmp_path) as (here, rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=2, tempo=LIVE)
            await bid_all(here, table, [2])
            match = await here.match(table)
            left = match.clocks.left(2, here.time())
            rest.end(match)
            assert match.clocks.left(2, here.time()) == left
            here.time.pass_by(7)
            assert match.clocks.left(2, here.time()) == left - 7000
            again = type(match)(match.setup, match.events)
            assert again.clocks.left(2, here.time()) == left - 7000 and again.cover == match.cover

    asyncio.run(scenario())


def test_an_answer_before_the_clock_has_started_takes_no_time(sqlite_url: str, tmp_path: Path) -> None:
    """Somebody who has come back sees the present, and may answer it."""

    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=2, tempo=LIVE)
            await bid_all(here, table, [2])
            left = (await here.match(table)).clocks.left(2, here.time())
            await here.choose(table, 2, "pass")
            assert (await here.match(table)).clocks.left(2, here.time()) == left

    asyncio.run(scenario())


def test_bots_think_when_everybody_can_see_what_they_are_asked(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(database_url, tmp_path) as (here, rest):
            table, _spies = await market(here, "Ada", "Bob", "bot", joker=2)
            await until(lambda: len(here.workers.asked) == 1, "the bid of the bot")
            await bid_all(here, table, [1])
            await until(lambda: rest.sleepers > 0, "a pause")
            match = await here.match(table)
            assert match.waiting == [2] and here.workers.asked == [2] and not here.play.bots.busy(table)
            rest.end(match)
            await until(lambda: here.workers.asked == [2, 2], "the bot that is asked in the window")

    asyncio.run(scenario())


def test_the_end_is_shown_at_once(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            table, spies = await market(here, "Ada", "Bob", joker=0)
            await bid_all(here, table, [1])
            await here.choose(table, 0, "joker")
            match = await here.match(table)
            assert not match.playing and heard(spies) == [True, True]

    asyncio.run(scenario())


# Where nothing is hidden


@pytest.mark.parametrize(
    ("people", "columns"),
    [
        (("Ada", "bot"), {}),
        (("Ada", "Bob/Ada"), {}),
        (("Ada", "Bob"), {"cover_windows": False}),
    ],
    ids=["alone", "hot seat", "switched off"],
)
def test_without_anybody_to_hide_from_nothing_waits(
    people: tuple[str, ...], columns: dict[str, Any], sqlite_url: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table = await here.table("bazaar", *people, **{"cover_windows": True, **columns})
            match = await here.match(table)
            while match.playing:
                await until(lambda: {seat for seat in match.waiting if people[seat] != "bot"} or not match.playing)
                for seat in [seat for seat in match.waiting if people[seat] != "bot"]:
                    await here.choose(table, seat, match.state.options(seat)[0])
            assert rest.sleepers == 0
            assert all("pause" not in event.data for event in await here.events(table))

    asyncio.run(scenario())


def test_events_without_a_window_have_no_pause(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0)
            assert rest.sleepers == 0
            assert all("pause" not in event.data for event in await here.events(table))

    asyncio.run(scenario())


# Crashes, other processes, lists


def test_a_crash_during_the_pause_loses_nothing(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with resting(database_url, tmp_path, time) as (here, _rest):
            table, _spies = await market(here, "Ada", "Bob", "bot", joker=2)
            await until(lambda: len(here.workers.asked) == 1, "the bid of the bot")
            await bid_all(here, table, [1])
            cover = (await here.match(table)).cover
        async with resting(database_url, tmp_path, time) as (after, rest):
            match = await after.match(table)
            assert match.cover == cover and match.waiting == [2]
            await timekeeping.sweep(after.play, patience=0)
            await until(lambda: rest.sleepers == 1, "a pause")
            assert after.workers.asked == []
            rest.end(match)
            await until(lambda: after.workers.asked == [2], "the bot")

    asyncio.run(scenario())


def test_every_process_waits_for_the_same_pause(postgres_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with (
            resting(postgres_url, tmp_path / "one", time) as (here, _rest),
            resting(postgres_url, tmp_path / "two", time) as (there, other_rest),
        ):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0)
            there.persons = here.persons
            await there.live(table)
            asked, waiting = there.spy(table, "Ada"), there.spy(table, "Bob")
            await bid_all(here, table, [2])
            await until(lambda: heard([asked]) == [True], "the other process")
            assert heard([waiting]) == [False]
            assert (await there.match(table)).cover == (await here.match(table)).cover
            other_rest.end(await there.match(table))
            await until(lambda: heard([waiting]) == [True], "the end of the pause")

    asyncio.run(scenario())


def test_a_late_spectator_is_never_earlier_than_the_players(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(sqlite_url, tmp_path) as (here, _rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0, delay=1)
            await bid_all(here, table, [2])
            here.time.at += covers.LONGEST - 1
            live = await here.live(table)
            assert timekeeping.due_events(live, here.time()) == []
            here.time.at += 1
            assert len(timekeeping.due_events(live, here.time())) == 4

    asyncio.run(scenario())


def test_lists_show_a_window_to_whoever_is_asked_and_nothing_to_others(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with resting(database_url, tmp_path) as (here, rest):
            table, _spies = await market(here, "Ada", "Bob", "Cleo", joker=0)

            async def waiting(name: str) -> list[int]:
                return (await table_info(here.server, table, here.persons[name], "en")).waiting

            assert await waiting("Ada") == [2]
            await bid_all(here, table, [2])
            assert [await waiting(name) for name in ("Ada", "Bob", "Cleo")] == [[0], [], []]
            await here.choose(table, 0, "pass")
            assert [await waiting(name) for name in ("Ada", "Bob", "Cleo")] == [[], [], []], "hidden for a moment"
            rest.end(await here.match(table))
            assert [await waiting(name) for name in ("Ada", "Bob")] == [[0], []], "the window of the next round"

    asyncio.run(scenario())


# Over the wire


def test_a_game_with_windows_goes_on_under_its_covers(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(covers, "pause", lambda windows: 5 * windows)

    async def scenario() -> None:
        async with listening(sqlite_settings) as here:
            people = [await here.guest(name) for name in ("Ada", "Bob")]
            table = await seated_table(people, "runewars")
            async with at_table(people, table) as seats:
                while not any("pause" in event.data for event in await stored_events(here, table)):
                    assert await play_on(seats, 20, random.Random(7)) > 0, "windows come before the end"
                await all_see(seats, (await standing(here, table))[0])

    asyncio.run(scenario())


# A new table


def test_a_table_covers_its_windows_unless_it_is_told_not_to(settings: Settings) -> None:
    async def scenario() -> None:
        async with running(settings) as here:
            ada = await here.guest("Ada")
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = [
                await ada.post("/api/tables", {"game": game, "seats": seats, **wish})
                for game, wish in (("bazaar", {}), ("bazaar", {"cover_windows": False}), ("steps", {}))
            ]
            assert [table["cover_windows"] for table in made] == [True, False, False]

    asyncio.run(scenario())
