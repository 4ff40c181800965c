"""A match whose position new rules refuse: its host ends it or gives a result, or its players agree to one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tables_made import House, house
from test_carrying import refused, waiting

from rulewright.server import operate, tables
from rulewright.server.problems import RequestProblem
from rulewright.server.settling import settle
from rulewright.server.wire import TableInfo


async def seen(here: House, table: str, person: str | None) -> TableInfo:
    return await tables.table_info(here.server, table, person, "en")


async def people(here: House, table: str) -> list[str]:
    return [str(await person_in(here, table, seat)) for seat in (0, 1)]


async def person_in(here: House, table: str, seat: int) -> str | None:
    found = await here.store.read(lambda connection: tables.load(connection, table))
    assert found is not None
    return found[1][seat].person


async def problem(here: House, table: str, person: str, places: list[int]) -> str:
    with pytest.raises(RequestProblem) as refusal:
        await settle(here.server, table, person, places)
    return refusal.value.code


def test_players_agree_to_a_result(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        table = await waiting(database_url, tmp_path)
        async with house(database_url, tmp_path) as here:
            ada, bob = await people(here, table)
            assert await problem(here, table, ada, [1, 2]) == "not-held", "nobody has looked yet"
            assert await refused(here, table) == "rules-changed"
            info = await seen(here, table, ada)
            assert info.held is not None and (info.held.places, info.held.agreed, info.held.must) == ([], [], [0, 1])
            assert await problem(here, table, ada, [2, 2]) == await problem(here, table, ada, [1]) == "places"
            assert await problem(here, table, await here.person("Cleo"), [1, 2]) == "forbidden"
            await settle(here.server, table, ada, [1, 2])
            held = (await seen(here, table, bob)).held
            assert held is not None and (held.places, held.agreed) == ([1, 2], [0])
            await settle(here.server, table, bob, [1, 1])
            held = (await seen(here, table, ada)).held
            assert held is not None and (held.places, held.agreed) == ([1, 1], [1]), "another proposal begins anew"
            await settle(here.server, table, ada, [1, 1])
            info = await seen(here, table, bob)
            assert (info.status, info.held, info.settled) == ("finished", None, [1, 1])
            assert (await here.row(table)).result["winners"] == [0, 1]
            assert [event.kind for event in await here.events(table)][-1] == "end"

    asyncio.run(scenario())


def test_the_host_gives_a_result_or_ends_it(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        table = await waiting(sqlite_url, tmp_path)
        async with house(sqlite_url, tmp_path) as here:
            with pytest.raises(operate.CannotOperate, match="does not wait"):
                await operate.settle_match(here.store, table, [1, 2])
            await refused(here, table)
            assert [line.id for line in await operate.list_tables(here.store, held=True)] == [table]
            with pytest.raises(operate.CannotOperate, match="no places of 2 seats"):
                await operate.settle_match(here.store, table, [3, 2])
            await operate.settle_match(here.store, table, [2, 1])
            assert (await seen(here, table, None)).settled == [2, 1]
            assert await operate.list_tables(here.store, held=True) == []

    asyncio.run(scenario())


def test_the_host_ends_it_without_a_result(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        table = await waiting(sqlite_url, tmp_path)
        async with house(sqlite_url, tmp_path) as here:
            await refused(here, table)
            await operate.end_match(here.store, table)
            info = await seen(here, table, None)
            assert (info.status, info.held, info.settled) == ("ended", None, [])

    asyncio.run(scenario())
