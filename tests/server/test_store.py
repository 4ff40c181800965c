"""The store: whole or not at all, announced only when committed, the same on both databases."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from functools import partial
from typing import Any

import pytest
from serving import opened, until
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from rulewright.server.schema import LEASES, SEATS
from rulewright.server.store import EVERYTHING, SqliteStore, Store, Transaction, open_store


def run(scenario: Coroutine[Any, Any, Any]) -> None:
    asyncio.run(scenario)


def names(connection: Connection) -> list[str]:
    return list(connection.execute(select(LEASES.c.name).order_by(LEASES.c.name)).scalars())


def put(transaction: Transaction, name: str) -> str:
    transaction.execute(insert(LEASES).values(name=name, holder="test", until=1))
    transaction.announce(f"table:{name}", 7)
    return name.upper()


def put_and_fail(transaction: Transaction, name: str) -> None:
    put(transaction, name)
    raise LookupError(name)


def announce(transaction: Transaction, number: int) -> None:
    transaction.announce("match:x", number)


class Heard:
    """Remembers announcements."""

    def __init__(self, store: Store) -> None:
        self.announcements: list[tuple[str, int]] = []
        self.stop = store.subscribe(lambda topic, number: self.announcements.append((topic, number)))

    def has(self, number: int) -> bool:
        return len(self.announcements) == number


def test_work_returns_its_result_and_is_there_for_readers(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            assert await store.write(lambda tx: put(tx, "one")) == "ONE"
            assert await store.read(names) == ["one"]

    run(scenario())


def test_what_was_written_is_there_after_the_store_is_opened_again(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            await store.write(lambda tx: put(tx, "kept"))
        async with opened(database_url) as store:
            assert await store.read(names) == ["kept"]

    run(scenario())


def test_failing_work_leaves_nothing_and_announces_nothing(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            heard = Heard(store)
            with pytest.raises(LookupError, match="lost"):
                await store.write(lambda tx: put_and_fail(tx, "lost"))
            await store.write(lambda tx: put(tx, "last"))
            await until(lambda: heard.announcements)
            assert heard.announcements == [("table:last", 7)]
            assert await store.read(names) == ["last"]

    run(scenario())


def test_of_many_jobs_at_once_only_the_failing_ones_are_undone(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            jobs = [
                store.write(partial(put if number % 5 else put_and_fail, name=f"{number:02}")) for number in range(40)
            ]
            results = await asyncio.gather(*jobs, return_exceptions=True)
            good = [f"{number:02}" for number in range(40) if number % 5]
            assert [result for result in results if isinstance(result, str)] == good
            assert sum(isinstance(result, LookupError) for result in results) == 8
            assert await store.read(names) == good

    run(scenario())


def test_a_broken_constraint_is_an_error_of_the_job_that_broke_it(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            results = await asyncio.gather(
                store.write(lambda tx: put(tx, "same")),
                store.write(lambda tx: put(tx, "same")),
                store.write(lambda tx: put(tx, "other")),
                return_exceptions=True,
            )
            assert [type(result) for result in results if isinstance(result, Exception)] == [IntegrityError]
            assert await store.read(names) == ["other", "same"]

    run(scenario())


def test_a_row_without_its_table_is_refused(database_url: str) -> None:
    seat = {"table": "nowhere", "seat": 0, "kind": "bot", "name": "", "badge": "A"}

    async def scenario() -> None:
        async with opened(database_url) as store:
            with pytest.raises(IntegrityError):
                await store.write(lambda tx: tx.execute(insert(SEATS).values(**seat)) and None)

    run(scenario())


def test_an_announcement_comes_after_the_commit(database_url: str) -> None:
    """Whoever hears it, also in another process, can read what it is about."""

    async def scenario() -> None:
        async with opened(database_url) as store, opened(database_url) as reader:
            seen: list[asyncio.Task[list[str]]] = []
            store.subscribe(lambda topic, number: seen.append(asyncio.create_task(reader.read(names))))
            for name in ("a", "b", "c"):
                await store.write(partial(put, name=name))
            await until(lambda: len(seen) == 3, "three announcements")
            assert [found[: index + 1] for index, found in enumerate(await asyncio.gather(*seen))] == [
                ["a"], ["a", "b"], ["a", "b", "c"],
            ]  # fmt: skip

    run(scenario())


def test_announcements_keep_the_order_of_the_work(database_url: str) -> None:
    async def scenario() -> None:
        async with opened(database_url) as store:
            heard = Heard(store)
            for number in range(20):
                await store.write(partial(announce, number=number))
            await until(lambda: len(heard.announcements) == 20, "twenty announcements")
            assert [number for _, number in heard.announcements] == list(range(20))
            heard.stop()
            await store.write(lambda tx: tx.announce("match:x", 20))
            later = Heard(store)
            await store.write(lambda tx: tx.announce("match:x", 21))
            await until(lambda: later.announcements)
            assert len(heard.announcements) == 20

    run(scenario())


def test_a_reader_sees_one_moment(sqlite_url: str) -> None:
    """What is committed while somebody reads does not show half-way through."""

    async def scenario() -> None:
        async with opened(sqlite_url) as store:
            await store.write(lambda tx: put(tx, "first"))
            begun, written = threading.Event(), threading.Event()

            def read_twice(connection: Connection) -> tuple[list[str], list[str]]:
                before = names(connection)
                begun.set()
                assert written.wait(10)
                return before, names(connection)

            reading = asyncio.create_task(store.read(read_twice))
            await until(begun.is_set)
            await store.write(lambda tx: put(tx, "second"))
            written.set()
            assert await reading == (["first"], ["first"])

    run(scenario())


# SQLite


def test_jobs_that_wait_together_share_a_commit(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url) as store:
            started, go_on = threading.Event(), threading.Event()

            def slow(transaction: Transaction) -> None:
                started.set()
                assert go_on.wait(10)
                put(transaction, "slow")

            assert isinstance(store, SqliteStore)
            before = store.commits, store.jobs
            waiting: list[asyncio.Task[Any]] = [asyncio.create_task(store.write(slow))]
            await until(started.is_set)
            waiting += [asyncio.create_task(store.write(partial(put, name=f"quick {n}"))) for n in range(10)]
            await asyncio.sleep(0)  # each has put its job into the queue
            go_on.set()
            await asyncio.gather(*waiting)
            assert (store.commits - before[0], store.jobs - before[1]) == (2, 11)

    run(scenario())


def test_work_that_has_begun_is_finished_before_the_store_closes(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url) as store:
            pending = [asyncio.create_task(store.write(partial(put, name=str(n)))) for n in range(5)]
            await asyncio.sleep(0)  # each has put its job into the queue
        await asyncio.gather(*pending)
        async with opened(sqlite_url) as store:
            assert await store.read(names) == [str(n) for n in range(5)]

    run(scenario())


def test_every_commit_of_sqlite_is_on_the_disk(sqlite_url: str) -> None:
    async def scenario() -> None:
        async with opened(sqlite_url) as store:
            assert not store.shared

            def pragmas(connection: Connection) -> list[Any]:
                wanted = ("journal_mode", "synchronous", "foreign_keys")
                return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in wanted]

            assert await store.read(pragmas) == ["wal", 2, 1]

    run(scenario())


# PostgreSQL


def test_announcements_reach_every_process_of_a_shared_database(postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            assert one.shared and other.shared
            heard = [Heard(one), Heard(other)]
            await one.write(lambda tx: put(tx, "here"))
            await other.write(lambda tx: put(tx, "there"))
            for listener in heard:
                await until(partial(listener.has, 2), "both announcements")
                assert listener.announcements == [("table:here", 7), ("table:there", 7)]

    run(scenario())


def test_a_listener_that_lost_its_connection_comes_back_and_says_that_anything_may_have_changed(
    postgres_url: str,
) -> None:
    lose = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND query ILIKE 'LISTEN%'"
    )

    async def scenario() -> None:
        async with opened(postgres_url) as store:
            heard = Heard(store)
            await store.write(lambda tx: put(tx, "before"))
            await until(lambda: heard.announcements == [("table:before", 7)])
            await store.read(lambda connection: connection.execute(lose).all())
            await until(lambda: heard.announcements[1:] == [(EVERYTHING, 0)], "the listener's return")
            await store.write(lambda tx: put(tx, "after"))
            await until(lambda: heard.announcements[2:] == [("table:after", 7)])

    run(scenario())


def test_two_processes_cannot_write_the_same_number(postgres_url: str) -> None:
    async def scenario() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            attempts = [store.write(lambda tx: put(tx, "event 1")) for store in (one, other)]
            results = await asyncio.gather(*attempts, return_exceptions=True)
            assert sorted(type(result).__name__ for result in results) == ["IntegrityError", "str"]

    run(scenario())


def test_a_lost_connection_of_the_pool_is_replaced(postgres_url: str) -> None:
    others = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )

    async def scenario() -> None:
        async with opened(postgres_url) as store, opened(postgres_url) as other:
            await store.write(lambda tx: put(tx, "one"))
            await other.read(lambda connection: connection.execute(others).all())
            await store.write(lambda tx: tx.execute(update(LEASES).values(holder="still here")) and None)
            assert await store.read(names) == ["one"]

    run(scenario())


def test_what_is_no_database_is_refused() -> None:
    with pytest.raises(ValueError, match="sqlite:///FILE or postgresql://"):
        run(open_store("mysql://somebody@localhost/games"))
