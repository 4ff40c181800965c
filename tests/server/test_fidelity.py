"""Matches of another version of the rules: they lead where they led, or nobody goes on with them."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
import toy_games
from serving import until
from sqlalchemy import delete, update
from tables_made import House, house

from rulewright.core import registry
from rulewright.core.errors import BadPosition
from rulewright.server import operate, replays, timekeeping
from rulewright.server.match import HASH_EVERY
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import EVENTS, POSITIONS, TABLES


class OtherSteps(toy_games.StepsGame):
    """The same game in a later version, in which everybody begins with some points, and that takes up no positions."""

    def __init__(self, points: int) -> None:
        super().__init__()
        self.rules_version = 2
        self.points = points

    def load(self, position: dict[str, Any], seed: Any) -> toy_games.Steps:
        raise BadPosition("no position is taken up")

    def set_up(self, players: int, options: dict[str, Any], seed: Any) -> toy_games.Steps:
        state = super().set_up(players, options, seed)
        state.points = [self.points] * players
        return state


def install(points: int) -> None:
    """Installs version 2 of the rules; with points from the start it is another game."""
    made = OtherSteps(points)
    registry.register("steps", lambda: made)


async def played(here: House, moves: int) -> str:
    """A match of two people, who ask each other and say no, so that nobody gets anywhere."""
    table = await here.table("steps", "Ada", "Bob")
    for _ in range(moves):
        match = await here.match(table)
        seat = match.waiting[0]
        await here.choose(table, seat, "no" if "no" in match.state.options(seat) else "offer")
    return table


async def refused(here: House, table: str) -> str:
    try:
        await here.play.open(table)
    except RequestProblem as problem:
        return problem.code
    return ""


async def opens(here: House, table: str) -> bool:
    return await refused(here, table) == ""


def test_hashes_are_stored_every_few_events_and_at_the_end(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, HASH_EVERY)
            while (await here.match(table)).playing:
                match = await here.match(table)
                await here.choose(table, match.waiting[0], match.state.options(match.waiting[0])[0])
            numbers = [event.number for event in await here.events(table) if "hash" in event.data]
            assert numbers == [HASH_EVERY, await here.count(table)]

    asyncio.run(scenario())


def test_a_match_that_still_leads_where_it_led_goes_on_with_the_new_rules(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(database_url, tmp_path) as here:
            table = await played(here, HASH_EVERY + 3)
            before = (await here.match(table)).state.hash()
        install(0)
        async with house(database_url, tmp_path) as after:
            match = await after.match(table)
            assert match.state.hash() == before and (await after.row(table)).rules == 2
            assert (await operate.repair(after.store, table)).problem == ""

    asyncio.run(scenario())


def test_a_match_that_the_new_rules_lead_elsewhere_is_refused_and_kept(
    database_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with house(database_url, tmp_path) as here:
            table = await played(here, HASH_EVERY + 3)
            events = await here.count(table)
        install(1)
        async with house(database_url, tmp_path) as after:
            with caplog.at_level(logging.ERROR):
                assert await refused(after, table) == "rules-changed"
                await timekeeping.sweep(after.play, patience=0)
                assert await refused(after, table) == "rules-changed"
            said = [line for line in caplog.records if line.message == "a match does not follow its events"]
            assert len(said) == 1, "the host is told once"
            assert "another position" in str(vars(said[0]))
            assert await after.count(table) == events and (await after.row(table)).rules == 1

    asyncio.run(scenario())


def test_a_broken_match_of_the_same_rules_is_played_again_once_and_not_at_every_sweep(
    sqlite_url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, 3)
            nonsense = update(EVENTS).where(EVENTS.c.number == 3).values(seat=0)
            await here.store.write(lambda tx: tx.execute(nonsense) and None)
        async with house(sqlite_url, tmp_path) as after:
            with caplog.at_level(logging.ERROR):
                for _ in range(3):
                    assert await refused(after, table) == "internal"
            said = [line for line in caplog.records if line.message == "a match does not follow its events"]
            assert len(said) == 1, "the host is told once"
            await operate.repair(after.store, table, cut=True)
            await until(lambda: opens(after, table), "the news that it is repaired")

    asyncio.run(scenario())


def test_a_match_that_the_new_rules_do_not_allow_is_refused(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, 3)
            await here.choose(table, (await here.match(table)).waiting[0], "no")
            for _ in range(5):
                await here.choose(table, (await here.match(table)).waiting[0], "add")
        install(4)
        async with house(sqlite_url, tmp_path) as after:
            assert await refused(after, table) == "rules-changed"
            found = await operate.repair(after.store, table)
            assert 0 < found.good < found.events and found.problem

    asyncio.run(scenario())


def test_a_repaired_match_goes_on_from_where_it_made_sense(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(database_url, tmp_path) as here:
            table = await played(here, HASH_EVERY + 3)
        install(1)
        async with house(database_url, tmp_path) as after:
            assert await refused(after, table) == "rules-changed"
            mended = await operate.repair(after.store, table, cut=True)
            assert (mended.good, mended.cut) == (HASH_EVERY - 1, 5)
            await until(lambda: opens(after, table), "the news that it is repaired")
            assert (await after.match(table)).version == HASH_EVERY - 1
            assert (await after.row(table)).rules == 2

    asyncio.run(scenario())


def test_whoever_is_asked_now_must_be_asked_by_the_new_rules_too(sqlite_url: str, tmp_path: Path) -> None:
    """The events since the last hash are looked at by this alone."""

    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, 3)
            other = update(TABLES).where(TABLES.c.id == table).values(asked=[0, 1], rules=7)
            await here.store.write(lambda tx: tx.execute(other) and tx.execute(delete(POSITIONS)) and None)
            here.play.forget(table)
            assert await refused(here, table) == "rules-changed"

    asyncio.run(scenario())


def test_a_match_that_has_not_begun_begins_with_the_new_rules(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob", begin=False)
        install(1)
        async with house(sqlite_url, tmp_path) as after:
            await after.play.begin(table)
            assert (await after.row(table)).rules == 2 and (await after.match(table)).playing

    asyncio.run(scenario())


def test_the_replay_of_a_finished_match_says_that_its_rules_are_gone(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(database_url, tmp_path) as here:
            table = await played(here, 2)
            while (await here.match(table)).playing:
                match = await here.match(table)
                await here.choose(table, match.waiting[0], match.state.options(match.waiting[0])[0])
            await replays.find(here.server, table, here.persons["Ada"], "en", "")
        install(1)
        async with house(database_url, tmp_path) as after:
            with pytest.raises(RequestProblem) as refusal:
                await replays.find(after.server, table, here.persons["Ada"], "en", "")
            assert refusal.value.code == "rules-changed"

    asyncio.run(scenario())
