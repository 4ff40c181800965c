"""Tables that never started, and guests who have nothing here, go after a while; nothing else does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from serving import replaced, until
from sqlalchemy import Table, insert, select, update
from tables_made import House
from test_play import play_out

from rulewright.server import timekeeping
from rulewright.server.expiry import expire
from rulewright.server.schema import CHAT, OUTBOX, PEOPLE, SEATS, SESSIONS, TABLES, UPLOADS
from rulewright.server.settings import DAY


async def write(here: House, statement: Any) -> None:
    await here.store.write(lambda tx: tx.execute(statement) and None)


async def ids(here: House, table: Table, column: str = "id") -> set[Any]:
    return await here.store.read(lambda connection: set(connection.execute(select(table.c[column])).scalars()))


async def unstarted(here: House, **columns: Any) -> str:
    """A table that waits for its people."""
    return await here.table("steps", "Ada", "Bob", begin=False, status="open", started=0, **columns)


async def days_later(here: House, days: float) -> None:
    here.time.pass_by(days * DAY)
    await expire(here.play)


async def old_guest(here: House, name: str, **columns: Any) -> str:
    """Somebody who was last seen when the time of the house began."""
    person = await here.person(name)
    await write(here, update(PEOPLE).where(PEOPLE.c.id == person).values(seen=here.time(), **columns))
    return person


# Tables


def test_a_table_that_never_started_goes_with_all_that_belongs_to_it(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await unstarted(here)
        ada = await here.person("Ada")
        line = {"table": table, "at": 0, "person": ada, "seat": 0, "name": "Ada", "text": "Anybody?"}
        await write(here, insert(CHAT).values(line))
        await here.store.write(lambda tx: here.server.outbox.put(tx, ada, "invitation", table, {"by": "Bob"}))
        await days_later(here, 6.9)
        assert await ids(here, TABLES) == {table}
        await days_later(here, 0.2)
        for emptied in (TABLES, CHAT, OUTBOX):
            assert await ids(here, emptied) == set()
        assert await ids(here, SEATS, "table") == set()

    play_out(database_url, tmp_path, scenario)


def test_a_table_that_was_closed_before_its_start_goes_too(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        await unstarted(here)
        await write(here, update(TABLES).values(status="ended", ended=here.time()))
        await days_later(here, 7.1)
        assert await ids(here, TABLES) == set()

    play_out(database_url, tmp_path, scenario)


def test_what_was_played_and_what_is_played_stays(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        playing = await here.table("steps", "Ada", "Bob")
        over = await here.table("steps", "Ada", "Bob")
        await write(here, update(TABLES).where(TABLES.c.id == over).values(status="ended", ended=here.time()))
        await days_later(here, 1000)
        assert await ids(here, TABLES) == {playing, over}

    play_out(database_url, tmp_path, scenario)


def test_a_table_at_which_somebody_looks_stays_until_a_week_later(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        table = await unstarted(here)
        visitor = here.spy(table)
        await days_later(here, 30)
        here.play.unwatch(table, visitor)
        await days_later(here, 6.9)
        assert await ids(here, TABLES) == {table}
        await days_later(here, 0.2)
        assert await ids(here, TABLES) == set()

    play_out(database_url, tmp_path, scenario)


def test_without_a_limit_nothing_goes(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        here.server.settings = replaced(here.server.settings, unstarted_days=0, idle_guest_days=0)
        table, cleo = await unstarted(here), await old_guest(here, "Cleo")
        await days_later(here, 1000)
        assert await ids(here, TABLES) == {table}
        assert cleo in await ids(here, PEOPLE)

    play_out(database_url, tmp_path, scenario)


def test_it_happens_by_itself_while_the_server_runs(
    database_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(timekeeping, "TICK", 0.001)
    monkeypatch.setattr(timekeeping, "EXPIRE_FIRST", 2)

    async def scenario(here: House) -> None:
        await unstarted(here)
        here.time.pass_by(8 * DAY)
        here.play.spawn(timekeeping.keep(here.play))

        async def gone() -> bool:
            return await ids(here, TABLES) == set()

        await until(gone, "the end of the table")

    play_out(database_url, tmp_path, scenario)


# Guests


def test_a_guest_who_has_nothing_here_goes_when_the_time_has_come(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        cleo = await old_guest(here, "Cleo")
        await days_later(here, 89.9)
        assert await ids(here, PEOPLE) == {cleo}
        await days_later(here, 0.2)
        assert await ids(here, PEOPLE) == set()

    play_out(database_url, tmp_path, scenario)


def test_guests_who_have_something_here_stay_and_so_do_accounts(database_url: str, tmp_path: Path) -> None:
    async def scenario(here: House) -> None:
        ada, bob = await old_guest(here, "Ada"), await old_guest(here, "Bob")
        await here.table("steps", "Ada", "Bob")
        dora, emil = await old_guest(here, "Dora"), await old_guest(here, "Emil")
        session = {"token": "t", "person": dora, "csrf": "c", "created": 0, "expires": here.time() + 1000 * DAY * 1000}
        await write(here, insert(SESSIONS).values(session))
        upload = {"id": "u", "person": emil, "name": "", "game": "steps", "record": [], "created": 0}
        await write(here, insert(UPLOADS).values(upload))
        linked = await old_guest(here, "Finn", link="hash")
        account = await old_guest(here, "Gus", login="gus", password="hash")
        banned = await old_guest(here, "Hugo", banned=True)
        await old_guest(here, "Nobody")
        await days_later(here, 900)
        assert await ids(here, PEOPLE) == {ada, bob, dora, emil, linked, account, banned}

    play_out(database_url, tmp_path, scenario)
