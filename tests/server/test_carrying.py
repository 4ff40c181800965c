"""Matches that other rules lead elsewhere are carried over: from their last position, with a line in the log, with a
record that still replays and verifies whole. What the rules refuse waits for the host."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tables_made import SEED, House, house
from toy_games import ADD, OFFER, StepsGame

from rulewright import replay, seal
from rulewright.core import registry
from rulewright.core.record import Record
from rulewright.sealing import commitment, fairness
from rulewright.server import replays
from rulewright.server.match import LiveMatch
from rulewright.server.problems import RequestProblem
from rulewright.server.recording import record_of
from rulewright.server.schema import POSITIONS
from rulewright.server.steps import steps_of
from rulewright.server.wire import Update
from rulewright.text import texts


def install(**changes: Any) -> None:
    """The rules of `steps` as they are from now on."""
    rules = StepsGame(**changes)
    registry.register("steps", lambda: rules)


async def played(here: House, *keys: str) -> str:
    """A match of two people, each choice by whoever is asked."""
    table = await here.table("steps", "Ada", "Bob")
    await choose(here, table, *keys)
    return table


async def choose(here: House, table: str, *keys: str) -> None:
    for key in keys:
        await here.choose(table, (await here.match(table)).waiting[0], key)


async def refused(here: House, table: str) -> str:
    try:
        await here.play.open(table)
    except RequestProblem as problem:
        return problem.code
    return ""


def whole(match: LiveMatch) -> Record:
    return record_of(match.setup, match.events)


def lines(match: LiveMatch, locale: str = "en") -> list[str]:
    return [texts("steps", locale).log(line.told, ["Ada", "Bob"]) for line in match.lines]


def points(match: LiveMatch) -> list[int]:
    found: list[int] = match.state.position()["points"]
    return found


PLAYED = ("peek", "add", "offer", "no", "peek", "add", "peek")


# Carried over


def test_a_match_that_really_differs_goes_on_from_its_last_position(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        install()
        async with house(database_url, tmp_path) as here:
            table = await played(here, *PLAYED)
            before = (await here.match(table)).state.position()
        install(version=2, worth=2, without=(OFFER,))
        async with house(database_url, tmp_path) as after:
            match = await after.match(table)
            assert match.state.position() == before and match.events[-1].kind == "carried"
            row = await after.row(table)
            assert (row.rules, row.held, row.asked) == (2, None, match.waiting)
            await choose(after, table, "add", "add")
            assert points(match) == [before["points"][0] + 2, before["points"][1] + 2]
            assert "offer" not in match.state.options(match.waiting[0])
            after.play.forget(table)
            again = await after.match(table)
            assert again.state.hash() == match.state.hash() and again.lines == match.lines
            assert again.turn == match.turn == len([key for key in PLAYED if key != "no"]) + 2

    asyncio.run(scenario())


def test_the_log_says_so_in_both_languages_and_tells_what_was_told_before(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        install()
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, *PLAYED)
            told = lines(await here.match(table))
        install(version=2, without=(OFFER,))
        async with house(sqlite_url, tmp_path) as after:
            match = await after.match(table)
            *before, line = lines(match)
            assert before == told[:3], "as far as the new rules lead"
            assert line == (
                "The rules were changed from version 1 to version 2. By the new ones this game would have gone"
                " otherwise from choice 3 on, so it goes on from the position as it stood after choice 7."
            )
            assert lines(match, "pl")[-1].startswith("Zasady zmieniły się z wersji 1 na wersję 2.")
            update: Update = await after.update(table, 0)
            assert update.lines[-1].text == line

    asyncio.run(scenario())


def test_its_record_holds_the_position_and_replays_and_verifies_whole(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        install()
        async with house(database_url, tmp_path) as here:
            table = await played(here, *PLAYED)
        install(version=2, without=(OFFER,))
        async with house(database_url, tmp_path) as after:
            await after.match(table)
            await choose(after, table, "peek", "add", "peek")
            match = await after.match(table)
            record = seal(whole(match), commitment=commitment(SEED), seed=SEED.hex(), nonces=[])
        assert [entry["rules"] for entry in record if "position" in entry] == [2] and record[0]["rules"] == 1
        assert replay(record).position() == match.state.position()
        assert replay(record, upto=2).position()["points"] == [0, 1]
        assert replay(record, upto=7).position() == next(entry["position"] for entry in record if "position" in entry)
        found = fairness(record)
        assert (found.recomputed, found.unknown) == (3, 2), "two numbers were drawn where only the old rules lead"
        steps = list(steps_of(record))
        assert len(steps) == 11 and [line.message for line in steps[7].lines] == ["carried"]

    asyncio.run(scenario())


def test_chance_goes_on_where_it_was(sqlite_url: str, tmp_path: Path) -> None:
    """The seed never gives the same event twice: its number goes on."""

    async def scenario() -> None:
        install()
        async with house(sqlite_url, tmp_path) as here:
            first = await played(here, *PLAYED, "peek", "peek")
            second = await played(here, *PLAYED)
            drawn = [event.data["chance"][0]["result"] for event in await here.events(first) if event.data["chance"]]
        install(version=2, without=(OFFER,))
        async with house(sqlite_url, tmp_path) as after:
            await after.match(second)
            await choose(after, second, "peek", "peek")
            events = [event for event in await after.events(second) if event.data.get("chance")]
            assert [event.data["chance"][0]["result"] for event in events] == drawn

    asyncio.run(scenario())


@pytest.mark.parametrize("changes", [{"noted": True}, {}])
def test_the_same_play_goes_on_without_being_carried_over(
    changes: dict[str, Any], sqlite_url: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        install()
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, *PLAYED)
        install(version=2, **changes)
        async with house(sqlite_url, tmp_path) as after:
            match = await after.match(table)
            assert [event.kind for event in match.events].count("carried") == 0
            assert (await after.row(table)).rules == 2

    asyncio.run(scenario())


def test_a_difference_that_no_choice_shows_is_found_in_the_position(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        install()
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, "add", "peek")
        install(version=2, worth=2)
        async with house(sqlite_url, tmp_path) as after:
            match = await after.match(table)
            assert match.events[-1].data["choices"] == [2, 2] and points(match) == [1, 0]

    asyncio.run(scenario())


def test_what_was_played_by_former_rules_cannot_be_taken_back(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        install()
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, "add", "add")
        install(version=2, worth=2)
        async with house(sqlite_url, tmp_path) as after:
            match = await after.match(table)
            assert not match.has_chosen(0) and match.choices_of(0) == [2]
            await choose(after, table, "add")
            await after.take_back(table, 0)
            assert points(match) == [1, 1] and lines(match)[-1].startswith("The rules were changed")
            assert len([line for line in match.lines if line.told.message == "log-carried"]) == 1

    asyncio.run(scenario())


def test_a_match_is_carried_over_again_and_again(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        install()
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, *PLAYED)
        for version in (2, 3):
            install(version=version, without=(OFFER,) if version == 2 else (ADD,))
            async with house(sqlite_url, tmp_path) as after:
                match = await after.match(table)
                await choose(after, table, "add" if version == 2 else "offer")
        record = whole(match)
        assert [entry["rules"] for entry in record if "position" in entry] == [2, 3]
        assert replay(record).position() == match.state.position()
        assert len(list(steps_of(record))) == len(PLAYED) + 3
        assert [line.told.args["version"] for line in match.lines if "version" in line.told.args] == [2, 3]

    asyncio.run(scenario())


def test_of_two_processes_one_carries_it_over(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        install()
        async with house(database_url, tmp_path) as here:
            table = await played(here, *PLAYED)
        install(version=2, without=(OFFER,))
        async with house(database_url, tmp_path) as one, house(database_url, tmp_path) as other:
            first, second = await asyncio.gather(one.match(table), other.match(table))
            assert first.version == second.version == len(PLAYED) + 2
            assert first.state.hash() == second.state.hash() and first.lines == second.lines

    asyncio.run(scenario())


def test_a_finished_match_of_other_rules_is_shown_with_its_last_position(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        install()
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, "offer", "no", *("add", "peek") * 5, "add")
            assert not (await here.match(table)).playing
            result, ada = (await here.row(table)).result, here.persons["Ada"]
        install(version=2, without=(OFFER,))
        async with house(sqlite_url, tmp_path) as after:
            found = await replays.find(after.server, table, ada, "en", "")
            assert replay(found.record).result == result
            assert replays.info(found, "en").steps[-1].scores == result["scores"]

    asyncio.run(scenario())


# Waiting for the host


async def waiting(url: str, tmp_path: Path) -> str:
    """A table whose position the new rules refuse."""
    install()
    async with house(url, tmp_path) as here:
        table = await played(here, "add", "add", "add")
    install(version=2, worth=2, most=1)
    return table


def test_a_position_that_the_rules_refuse_waits_for_the_host_and_says_so(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        table = await waiting(database_url, tmp_path)
        async with house(database_url, tmp_path) as after:
            assert await refused(after, table) == "rules-changed"
            assert await refused(after, table) == "rules-changed"
            row = await after.row(table)
            assert row.held is not None and (row.status, row.rules) == ("playing", 1)
            kept = await after.store.read(lambda c: c.execute(select(POSITIONS.c.position)).scalar_one())
            assert json.loads(kept)["points"] == [2, 1]
            assert "carried" not in [event.kind for event in await after.events(table)]

    asyncio.run(scenario())


def test_a_match_without_a_kept_position_waits(sqlite_url: str, tmp_path: Path) -> None:
    """Matches that were begun before positions were kept."""

    async def scenario() -> None:
        install()
        async with house(sqlite_url, tmp_path) as here:
            table = await played(here, *PLAYED)
            stale = update(POSITIONS).values(number=3)
            await here.store.write(lambda tx: tx.execute(stale) and None)
        install(version=2, without=(OFFER,))
        async with house(sqlite_url, tmp_path) as after:
            assert await refused(after, table) == "rules-changed"

    asyncio.run(scenario())


def test_rules_that_take_the_position_up_let_it_go_on(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        table = await waiting(sqlite_url, tmp_path)
        async with house(sqlite_url, tmp_path) as after:
            assert await refused(after, table) == "rules-changed"
        install(version=3, worth=2)
        async with house(sqlite_url, tmp_path) as later:
            match = await later.match(table)
            assert points(match) == [2, 1] and (await later.row(table)).held is None

    asyncio.run(scenario())
