"""Databases are made and brought up to date, also by several processes at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from serving import opened
from sqlalchemy import Connection, inspect, text

from rulewright.server.schema import METADATA
from rulewright.server.store import open_store, sqlite_engine
from rulewright.server.upgrade import BadDatabase, migrate, newest, revisions


def read(url: str, work: Callable[[Connection], Any]) -> Any:
    """What the work finds in the database as it is, without an upgrade."""

    async def reading() -> Any:
        store = await open_store(url)
        try:
            return await store.read(work)
        finally:
            await store.close()

    return asyncio.run(reading())


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, METADATA))


def test_the_revisions_lead_to_the_schema_exactly(database_url: str) -> None:
    migrate(database_url)
    assert read(database_url, differences) == []
    assert read(database_url, revisions) == (newest(),)


def test_names_of_constraints_are_those_of_the_schema(database_url: str) -> None:
    migrate(database_url)

    def names(connection: Connection) -> dict[str, set[Any]]:
        seen = inspect(connection)
        return {
            table: {seen.get_pk_constraint(table)["name"]}
            | {constraint["name"] for constraint in seen.get_unique_constraints(table)}
            | {key["name"] for key in seen.get_foreign_keys(table)}
            for table in METADATA.tables
        }

    expected = {
        name: {str(constraint.name) for constraint in table.constraints} for name, table in METADATA.tables.items()
    }
    assert read(database_url, names) == expected


def test_a_second_upgrade_changes_nothing(database_url: str) -> None:
    migrate(database_url)
    put(database_url, "INSERT INTO leases (name, holder, until) VALUES ('outbox', 'somebody', 1)")
    migrate(database_url)
    assert read(database_url, lambda connection: connection.execute(text("SELECT holder FROM leases")).scalar()) == (
        "somebody"
    )


def test_several_processes_may_start_at_once(database_url: str) -> None:
    problems: list[BaseException] = []

    def attempt() -> None:
        try:
            migrate(database_url)
        except BaseException as error:
            problems.append(error)

    threads = [threading.Thread(target=attempt) for _ in range(5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert problems == []
    assert read(database_url, differences) == []


def test_many_connections_may_open_a_new_sqlite_file_at_the_same_moment(tmp_path: Path) -> None:
    """SQLite itself does not wait when several change the file to its write-ahead log; we do."""
    problems: list[BaseException] = []

    def opens(url: str, together: threading.Barrier) -> None:
        engine = sqlite_engine(url)
        try:
            together.wait()
            with engine.connect() as connection:
                assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        except BaseException as error:
            problems.append(error)
        finally:
            engine.dispose()

    for number in range(60):
        together = threading.Barrier(5)
        arguments = (f"sqlite:///{tmp_path / str(number)}.sqlite3", together)
        threads = [threading.Thread(target=opens, args=arguments) for _ in range(together.parties)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    assert problems == []


def test_a_database_of_a_newer_program_is_refused_and_left_alone(database_url: str) -> None:
    migrate(database_url)
    put(database_url, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match=r"newer Rulewright.*9999"):
        migrate(database_url)
    assert read(database_url, revisions) == ("9999",)


def put(url: str, statement: str) -> None:
    async def writing() -> None:
        store = await open_store(url)
        try:
            await store.write(lambda transaction: transaction.execute(text(statement)) and None)
        finally:
            await store.close()

    asyncio.run(writing())


def test_the_folder_of_a_sqlite_database_is_made(tmp_path: Path) -> None:
    migrate(f"sqlite:///{tmp_path / 'new' / 'folder' / 'rulewright.sqlite3'}")
    assert (tmp_path / "new" / "folder" / "rulewright.sqlite3").is_file()


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("mysql://somebody@localhost/games", "sqlite:///FILE or postgresql://"),
        ("nonsense", "not the URL of a database"),
        ("postgresql://somebody@127.0.0.1:1/games", "does not answer"),
    ],
)
def test_what_is_no_database_is_called_so(url: str, said: str) -> None:
    with pytest.raises(BadDatabase, match=said):
        migrate(url)


def test_a_file_that_is_no_database_is_called_so(tmp_path: Path) -> None:
    (tmp_path / "text.sqlite3").write_text("This is a letter, not a database. " * 200, encoding="utf-8")
    with pytest.raises(BadDatabase, match="not a database"):
        migrate(f"sqlite:///{tmp_path / 'text.sqlite3'}")


def test_an_upgrade_goes_on_in_a_running_event_loop(database_url: str) -> None:
    async def scenario() -> tuple[str, ...]:
        async with opened(database_url) as store:
            return await store.read(revisions)

    assert asyncio.run(scenario()) == (newest(),)
