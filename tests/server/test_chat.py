"""Chat of a table in the database: everybody gets every line, and all get them in the same order."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from serving import until
from sqlalchemy import Connection, text
from tables_made import House, house

from rulewright.server import chat
from rulewright.server.context import new_id
from rulewright.server.sockets import AtTable
from rulewright.server.store import PostgresStore, Store, Transaction, open_store

WAITING = text("SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")


class Listener:
    """A reader who reads whenever something is announced, as a socket does."""

    def __init__(self, table: str, muted: Iterable[str] = ()) -> None:
        self.table = table
        self.muted = set(muted)
        self.seen = -1
        self.heard: list[str] = []

    async def read(self, store: Store) -> bool:
        """Reads on; whether there is more."""
        seen, muted = self.seen, self.muted
        talk = await store.read(lambda connection: chat.lines_after(connection, self.table, seen, muted))
        self.heard += [line.text for line in talk.lines]
        self.seen = talk.last
        return talk.more


def said(here: House, table: str, words: str, tx: Transaction, request: str = "") -> None:
    chat.say(tx, table, here.time(), here.persons["Ada"], 0, "Ada", words, request or new_id())


async def lock_waited_for(store: Store) -> bool:
    return await store.read(lambda connection: bool(connection.execute(WAITING).scalar_one()))


def test_what_is_committed_later_is_not_passed_over_by_whoever_has_read_meanwhile(
    postgres_url: str, tmp_path: Path
) -> None:
    """Two processes store a line each; the one that began first ends last."""

    async def scenario() -> None:
        async with house(postgres_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob")
            bob, other = Listener(table), await open_store(postgres_url)
            assert isinstance(other, PostgresStore)
            try:
                async with other._engine.begin() as slow:
                    await slow.run_sync(lambda connection: said(here, table, "first", Transaction(connection)))
                    quick = asyncio.create_task(here.store.write(lambda tx: said(here, table, "second", tx)))

                    async def quick_goes_no_further() -> bool:
                        return quick.done() or await lock_waited_for(here.store)

                    await until(quick_goes_no_further, "the second line to be stored or to wait")
                    await bob.read(here.store)
                await quick
                await bob.read(here.store)
                assert bob.heard == ["first", "second"]
            finally:
                await other.close()

    asyncio.run(scenario())


def test_tables_do_not_wait_for_each_others_talk(postgres_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(postgres_url, tmp_path) as here:
            table, elsewhere = await here.table("steps", "Ada", "Bob"), await here.table("steps", "Ada", "Bob")
            other = await open_store(postgres_url)
            assert isinstance(other, PostgresStore)
            try:
                async with other._engine.begin() as slow:
                    await slow.run_sync(lambda connection: said(here, table, "here", Transaction(connection)))
                    await asyncio.wait_for(here.store.write(lambda tx: said(here, elsewhere, "there", tx)), 30)
            finally:
                await other.close()

    asyncio.run(scenario())


def test_a_reader_who_is_far_behind_gets_every_line(database_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(database_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob")
            bob, newcomer = Listener(table), Listener(table)
            await bob.read(here.store)
            lines = [str(number) for number in range(chat.SHOWN + 30)]

            def talk(tx: Transaction) -> None:
                for line in lines:
                    said(here, table, line, tx)

            await here.store.write(talk)
            while await bob.read(here.store):
                pass
            assert bob.heard == lines
            assert not await newcomer.read(here.store)
            assert newcomer.heard == lines[-chat.SHOWN :]

    asyncio.run(scenario())


def test_muted_lines_are_passed_over_once(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob")
            bob = Listener(table, muted=[here.persons["Ada"]])
            await here.store.write(lambda tx: said(here, table, "hello", tx))
            await bob.read(here.store)
            assert (bob.heard, bob.seen) == ([], await here.store.read(last_line))

    asyncio.run(scenario())


def browser_of(here: House, name: str, table: str) -> AtTable:
    """A browser's end at the server; nothing is sent through it."""
    socket: Any = SimpleNamespace(scope={"state": {"address": "192.0.2.1", "limits": None}})
    session: Any = SimpleNamespace(person=SimpleNamespace(id=here.persons[name]), token="")
    return AtTable(here.server, socket, table, session, "")


def test_a_browser_that_is_far_behind_is_told_in_parts(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chat, "SHOWN", 2)

    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob")
            bob = browser_of(here, "Bob", table)
            await bob._said()
            for number in range(5):
                await here.store.write(partial(said, here, table, str(number)))
            bob.chat_changed()
            heard = []
            while bob._took("chat"):
                heard += [line.text for line in (await bob._said()).lines]
            assert heard == ["0", "1", "2", "3", "4"]

    asyncio.run(scenario())


def test_whoever_is_muted_while_the_talk_is_read_is_gone_from_it(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob")
            bob = browser_of(here, "Bob", table)
            await here.store.write(lambda tx: said(here, table, "hello", tx))
            reading = asyncio.create_task(bob._said())
            await asyncio.sleep(0)
            bob._muted, bob._chat_seen = {here.persons["Ada"]}, -1
            assert [line.text for line in (await reading).lines] == ["hello"]
            anew = await bob._said()
            assert (anew.fresh, anew.lines) == (True, [])

    asyncio.run(scenario())


def last_line(connection: Connection) -> int:
    return int(connection.execute(text("SELECT max(id) FROM chat")).scalar_one())


@pytest.mark.parametrize("times", [2, 5])
def test_the_same_request_is_heard_once(database_url: str, tmp_path: Path, times: int) -> None:
    async def scenario() -> None:
        async with house(database_url, tmp_path) as here:
            table, request = await here.table("steps", "Ada", "Bob"), new_id()
            saying = [here.store.write(lambda tx: said(here, table, "hello", tx, request)) for _ in range(times)]
            await asyncio.gather(*saying)
            bob = Listener(table)
            await bob.read(here.store)
            assert bob.heard == ["hello"]

    asyncio.run(scenario())
