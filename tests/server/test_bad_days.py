"""Bad days of a server: a database that breaks off, a file that is damaged, a clock that is put back."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import InterfaceError
from tables_made import House, Time, house

from rulewright.server import moves, timekeeping
from rulewright.server import play as play_module
from rulewright.server.context import new_id
from rulewright.server.problems import RequestProblem
from rulewright.server.store import Transaction
from rulewright.server.thinking import LEASE, claim
from rulewright.server.upgrade import BadDatabase, migrate
from rulewright.server.wire import Choose

HOUR = 3_600_000


def broken() -> InterfaceError:
    return InterfaceError("COMMIT", {}, ConnectionResetError("connection was closed in the middle of operation"))


# A connection that breaks while something is stored


@pytest.mark.parametrize("stored", [True, False], ids=["after the commit", "before the commit"])
def test_a_move_whose_connection_breaks_is_stored_once_and_acknowledged(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, stored: bool
) -> None:
    async def scenario() -> None:
        async with house(postgres_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob")
            breaking = breaks_once(here, stored)
            monkeypatch.setattr(here.store, "write", breaking)
            assert await here.choose(table, 0, "add") == 2
            assert await here.count(table) == 2
            assert await here.choose(table, 1, "add") == 3

    asyncio.run(scenario())


def breaks_once(here: House, stored: bool) -> Callable[..., Any]:
    """A way to write whose connection breaks off once, before or after it was stored."""
    whole, left = here.store.write, [1]

    async def write(work: Callable[[Transaction], Any]) -> Any:
        if not left:
            return await whole(work)
        left.pop()
        if stored:
            await whole(work)
        raise broken()

    return write


def test_a_database_that_stays_away_is_told_and_nothing_is_stored(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play_module, "FINDING_OUT", (0.0, 0.0))

    async def away(_work: Any) -> None:
        raise broken()

    async def scenario() -> None:
        async with house(postgres_url, tmp_path) as here:
            table = await here.table("steps", "Ada", "Bob")
            await here.live(table)
            with monkeypatch.context() as patch:
                patch.setattr(here.store, "write", away)
                patch.setattr(here.store, "read", away)
                wish = Choose(new_id(), 0, 1, "add")
                with pytest.raises(RequestProblem, match="internal"):
                    await moves.choose(here.play, table, here.persons["Ada"], wish, lambda _number: None)
            assert await here.count(table) == 1
            assert await here.choose(table, 0, "add") == 2

    asyncio.run(scenario())


# A file that is damaged


def database(folder: Path) -> Path:
    """A database as a server leaves it."""
    file = folder / "games.sqlite3"
    migrate(f"sqlite:///{file}")
    return file


def test_damage_inside_a_database_is_told_and_nothing_is_written(tmp_path: Path) -> None:
    file = database(tmp_path)
    content = bytearray(file.read_bytes())
    for place in range(4096 * 3, len(content), 4096 * 4):
        content[place : place + 200] = b"\xff" * 200
    file.write_bytes(content)
    with pytest.raises(BadDatabase, match=r"games\.sqlite3 is damaged .*restore"):
        migrate(f"sqlite:///{file}")
    assert file.read_bytes() == bytes(content)


def test_damage_where_nothing_is_read_at_the_start_is_told_as_well(tmp_path: Path) -> None:
    """Pages of what people have written are damaged, which no start of the server reads."""
    file = database(tmp_path)
    with contextlib.closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        for number in range(200):
            row = {"id": number, "table": "t", "at": 1, "person": "p", "seat": 0, "name": "Ada"}
            row |= {"text": f"needle {'x' * 300}", "request": f"request-{number}"}
            names, marks = ", ".join(f'"{name}"' for name in row), ", ".join("?" for _ in row)
            connection.execute(f"INSERT INTO chat ({names}) VALUES ({marks})", list(row.values()))
    with contextlib.closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    content = bytearray(file.read_bytes())
    page = content.rindex(b"needle") // 4096 * 4096
    content[page : page + 100] = b"\xff" * 100
    file.write_bytes(content)
    with pytest.raises(BadDatabase, match=r"games\.sqlite3 is damaged .*restore"):
        migrate(f"sqlite:///{file}")
    assert file.read_bytes() == bytes(content)


def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite3"
    file.write_bytes(b"Once upon a time there was no database.\n" * 200)
    with pytest.raises(BadDatabase, match=r"is damaged \(.*not a database.*restore"):
        migrate(f"sqlite:///{file}")
    assert file.read_bytes().startswith(b"Once upon a time")


def test_an_emptied_database_does_not_begin_anew(tmp_path: Path) -> None:
    file = database(tmp_path)
    file.write_bytes(b"")
    with pytest.raises(BadDatabase, match=r"empty \(0 bytes\)"):
        migrate(f"sqlite:///{file}")
    assert file.stat().st_size == 0
    file.unlink()
    migrate(f"sqlite:///{file}")
    assert sqlite3.connect(file).execute("SELECT count(*) FROM people").fetchone() == (0,)


# A clock that is put back


def test_bots_are_woken_after_the_clock_was_put_back(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        time = Time()
        async with house(sqlite_url, tmp_path, time) as before:
            before.workers.broken = True
            table = await before.table("steps", "bot", "Ada")
        time.at -= 5 * HOUR
        async with house(sqlite_url, tmp_path, time) as after:
            await timekeeping.sweep(after.play)
            while await after.count(table) < 2:
                await asyncio.sleep(0)

    asyncio.run(asyncio.wait_for(scenario(), 60))


def test_a_lease_from_before_the_clock_was_put_back_is_over(sqlite_url: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with house(sqlite_url, tmp_path) as here:
            at = 10 * HOUR
            assert await here.store.write(lambda tx: claim(tx, "bots:a", "one", at))
            with pytest.raises(Exception, match="UNIQUE"):
                await here.store.write(lambda tx: claim(tx, "bots:a", "two", at + LEASE // 2))
            assert await here.store.write(lambda tx: claim(tx, "bots:a", "two", at - HOUR))

    asyncio.run(scenario())
