"""Matches at which nobody looks: they take less room, and are as before as soon as anybody comes."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

from tables_made import House, Time, house

from rulewright.server import timekeeping
from rulewright.server.match import LiveMatch

REST = timekeeping.REST / 1000


async def played(here: House, moves: int) -> str:
    """A match of Ethnos with some random moves."""
    table, dice = await here.table("ethnos", "Ada", "Bob"), random.Random(5)
    for _ in range(moves):
        match = await here.match(table)
        seat = match.waiting[0]
        await here.choose(table, seat, dice.choice(match.state.options(seat)))
    return table


def rests(match: LiveMatch) -> bool:
    return match._chronicle.resting


def test_a_match_that_has_rested_is_what_it_was(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, 25)
            match = await here.match(table)
            events, lines, requests = list(match.events), list(match.lines), dict(match.requests)
            shown = [await here.update(table, eyes) for eyes in (0, 1, None)]
            since = [await here.update(table, eyes, since=20) for eyes in (0, 1, None)]
            (await here.live(table)).shown.rest()
            assert rests(match) and match.version == 26 and match.playing and match.waiting
            assert rests(match), "who only wants to know how things stand lets it rest"
            assert [await here.update(table, eyes) for eyes in (0, 1, None)] == shown
            assert [await here.update(table, eyes, since=20) for eyes in (0, 1, None)] == since
            assert not rests(match)
            assert (match.events, match.lines, match.requests) == (events, lines, requests)

    asyncio.run(scenario())


def test_a_match_that_rests_goes_on_and_knows_its_requests(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, 4)
            match = await here.match(table)
            seat = match.waiting[0]
            key, version = match.default(seat), match.questions[seat].version
            first = await here.choose(table, seat, key, version, "the same request")
            (await here.live(table)).shown.rest()
            assert await here.choose(table, seat, key, version, "the same request") == first
            (await here.live(table)).shown.rest()
            again = match.waiting[0]
            assert await here.choose(table, again, match.default(again)) == first + 1
            assert [event.number for event in match.events] == list(range(1, first + 2))

    asyncio.run(scenario())


def test_a_match_rests_when_nobody_has_looked_for_a_while_and_not_before(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with house(sqlite_url, tmp_path, time) as here:
            table = await played(here, 4)
            match = await here.match(table)
            time.pass_by(REST - 1)
            await timekeeping.tick(here.play)
            assert not rests(match)
            time.pass_by(2)
            await timekeeping.tick(here.play)
            assert rests(match) and table in here.play.lives
            spy = here.spy(table, "Ada")
            seat = match.waiting[0]
            await here.choose(table, seat, match.default(seat))
            time.pass_by(10 * REST)
            await timekeeping.tick(here.play)
            assert not rests(match), "somebody looks"
            here.play.unwatch(table, spy)
            await timekeeping.tick(here.play)
            assert rests(match)

    asyncio.run(scenario())


def test_a_match_that_rests_takes_less_than_half_the_room(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, 25)
            match = await here.match(table)
            chronicle = match._chronicle
            written = sum(len(repr(event)) for event in match.events) + sum(len(repr(line)) for line in match.lines)
            match.rest()
            assert 0 < len(chronicle._packed) < written / 2
            assert not chronicle._events and not chronicle._lines and not chronicle._requests

    asyncio.run(scenario())
