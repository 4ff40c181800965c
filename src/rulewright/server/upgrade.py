"""Upgrade of a database: the revisions in `migrations/`, in one transaction, whole or not at all.

Several processes may do it at once: one works, the others wait for it and find nothing left to do.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from rulewright.core.errors import RulewrightError
from rulewright.server.store import CHANNEL, sqlite_engine

LOCK: Final = 0x52756C65
"""The key of PostgreSQL's advisory lock: any number that no other program of this database uses."""

MOMENTS: Final = 40
MOMENT: Final = 0.05
"""Seconds, and how often, between two looks at a file that is empty."""
DAMAGE: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


class BadDatabase(RulewrightError):
    """The database cannot be used; the sentence says why."""


def migrate(url: str) -> None:
    """Makes or upgrades the tables. Blocks: call it outside the event loop. Raises `BadDatabase`."""
    try:
        backend = make_url(url).get_backend_name()
    except (ValueError, ArgumentError) as error:
        raise BadDatabase(f"this is not the URL of a database: {error}") from None
    try:
        if backend == "sqlite":
            migrate_sqlite(url)
        elif backend == "postgresql":
            asyncio.run(migrate_postgresql(url))
        else:
            raise BadDatabase(f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {backend}")
    except (OSError, DBAPIError) as error:
        if is_damage(error):
            raise damaged(str(make_url(url).database), reason_of(error)) from error
        raise BadDatabase(f"the database does not answer: {reason_of(error)}") from error


def reason_of(error: BaseException) -> str:
    """What the driver says, without the statement that it was given."""
    original = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(original).split())


def migrate_sqlite(url: str) -> None:
    file = make_url(url).database
    if file:
        Path(file).absolute().parent.mkdir(parents=True, exist_ok=True)
        check_not_emptied(Path(file))
    engine = sqlite_engine(url)
    try:
        with engine.connect() as connection:
            check_sound(connection, str(file))
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            upgrade(connection)
            connection.commit()
    finally:
        engine.dispose()


def check_not_emptied(file: Path) -> None:
    """A file of nothing is no new database: something has emptied it, and whoever lost it must hear of it."""
    if stays_empty(file):
        raise BadDatabase(
            f"the database {file} is empty (0 bytes); nothing was changed. Move the file away: then"
            " `rulewright restore` brings a backup back, and without one you begin anew"
        )


def stays_empty(file: Path) -> bool:
    """Whether a file has nothing in it, nor in its log; another process that makes it now has a moment to begin."""
    log = file.with_name(f"{file.name}-wal")
    for _ in range(MOMENTS):
        if not file.is_file() or file.stat().st_size or (log.is_file() and log.stat().st_size):
            return False
        time.sleep(MOMENT)
    return True


def check_sound(connection: Connection, file: str) -> None:
    """SQLite looks at every page of its file before anything is written into it."""
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise damaged(file, str(found))


def is_damage(error: BaseException) -> bool:
    """Whether SQLite says that its file is damaged, or none of its own."""
    original = error.orig if isinstance(error, DBAPIError) else error
    return isinstance(original, sqlite3.DatabaseError) and original.sqlite_errorcode & 0xFF in DAMAGE


def damaged(file: str, found: str) -> BadDatabase:
    return BadDatabase(
        f"the database {file} is damaged ({' '.join(found.split())}); nothing was changed. Move the file away"
        " and keep it: then `rulewright restore` brings a backup back"
    )


async def migrate_postgresql(url: str) -> None:
    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))
    try:
        async with engine.begin() as connection:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            await connection.run_sync(upgrade)
    finally:
        await engine.dispose()


async def running_servers(url: str) -> int:
    """How many servers listen for announcements on a PostgreSQL."""
    engine = create_async_engine(make_url(url).set(drivername="postgresql+asyncpg"))
    listening = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND query ILIKE 'LISTEN%' AND query LIKE '%' || :channel || '%'"
    )
    try:
        async with engine.connect() as connection:
            return int(await connection.scalar(listening, {"channel": CHANNEL}) or 0)
    finally:
        await engine.dispose()


def upgrade(connection: Connection, to: str = "head") -> None:
    """Carries out the revisions that this database lacks, within the transaction of the connection."""
    config = configuration()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    present = set(revisions(connection))
    if present - known:
        raise BadDatabase(
            "this database was made by a newer Rulewright"
            f" (revision {', '.join(sorted(present - known))}): install that version, or restore a backup"
        )
    if to not in known | {"head"}:
        raise BadDatabase(f"revision {to} comes from a newer Rulewright: install that version")
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revisions(connection: Connection) -> tuple[str, ...]:
    """The revision at which the database is; none if it is empty."""
    return MigrationContext.configure(connection).get_current_heads()


def newest() -> str:
    """The revision that this program works with."""
    head = ScriptDirectory.from_config(configuration()).get_current_head()
    assert head is not None, "there is at least one revision"
    return head


def configuration() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    return config
