"""Backup and restore: the whole database in one compressed file, the same for SQLite and PostgreSQL.

A backup is taken in one transaction while the server goes on. The file is gzip with one JSON value on
each line: what it is; then for each table a line with its name and columns, and a line for each row; then
the key files; last how many rows there were, so that a file that was cut short is noticed. Because it
names no database, a backup of SQLite can be restored into PostgreSQL, and the other way round.

A restore makes the tables as they were in the backup, fills them, and brings them up to date: all in one
transaction, so that it happens whole or not at all.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import os
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, TextIO

from sqlalchemy import JSON, Connection, MetaData, Table, bindparam, func, insert, inspect, select, text
from sqlalchemy.exc import DatabaseError, IntegrityError

from rulewright import __version__
from rulewright.core.errors import RulewrightError
from rulewright.server.context import now
from rulewright.server.schema import METADATA
from rulewright.server.settings import Settings
from rulewright.server.store import Store, Transaction, open_store
from rulewright.server.upgrade import migrate, newest, reason_of, revisions, upgrade

FORMAT: Final = 1
BATCH: Final = 500
VERSION_TABLE: Final = "alembic_version"
KEYS: Final = "keys"
"""The folder, in the data folder, with the server's own keys."""
Progress = Callable[[int, int], None]


class BadBackup(RulewrightError):
    """A backup cannot be made or restored; nothing has changed."""


def silent(_done: int, _total: int) -> None:
    """No progress is shown."""


# Backup


async def backup(settings: Settings, target: Path, progress: Progress = silent) -> int:
    """Writes a backup; returns the number of rows. The file appears when it is complete."""
    if target.exists():
        raise BadBackup(f"{target} exists already; name another file")
    if not target.absolute().parent.is_dir():
        raise BadBackup(f"{target}: there is no such folder")
    unfinished = target.with_name(f".{target.name}.unfinished")
    store = await open_existing(settings)
    try:
        rows = await store.read(lambda connection: write_backup(connection, settings, unfinished, progress))
        os.replace(unfinished, target)
        return rows
    finally:
        await store.close()
        unfinished.unlink(missing_ok=True)


async def open_existing(settings: Settings) -> Store:
    """The store of a database that is there and up to date."""
    url = settings.database_url
    if url.startswith("sqlite") and not Path(url.removeprefix("sqlite:///")).exists():
        raise BadBackup(f"there is no database at {url.removeprefix('sqlite:///')}")
    await asyncio.to_thread(migrate, url)
    return await open_store(url)


def write_backup(connection: Connection, settings: Settings, path: Path, progress: Progress) -> int:
    begin_snapshot(connection)
    total = sum(counted(connection, table) for table in METADATA.sorted_tables)
    done = 0
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)  # it holds hashes of passwords, and seeds
    with os.fdopen(descriptor, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8", newline="\n") as file:
        put(file, {"rulewright": __version__, "format": FORMAT, "revision": revisions(connection)[0], "at": now()})
        for table in METADATA.sorted_tables:
            put(file, {"table": table.name, "columns": [column.name for column in table.columns]})
            for row in connection.execute(select(table).order_by(*table.primary_key)).yield_per(BATCH):
                put(file, list(row))
                done += 1
                if done % BATCH == 0:
                    progress(done, total)
        for key in key_files(settings):
            put(file, {"key": key.name, "content": base64.b64encode(key.read_bytes()).decode()})
        put(file, {"rows": done})
        file.flush()
    with path.open("rb") as written:
        os.fsync(written.fileno())
    progress(done, total)
    return done


def begin_snapshot(connection: Connection) -> None:
    """From here the connection sees one moment of the database, whatever others write."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"))
        return
    try:
        faults = list(connection.execute(text("PRAGMA integrity_check")).scalars())
    except DatabaseError as error:
        faults = [reason_of(error)]
    if faults != ["ok"]:
        raise BadBackup(f"the database is damaged: {faults[0]}")


def counted(connection: Connection, table: Table) -> int:
    return int(connection.execute(select(func.count()).select_from(table)).scalar_one())


def put(file: TextIO, value: Any) -> None:
    json.dump(value, file, ensure_ascii=False, separators=(",", ":"))
    file.write("\n")


def key_files(settings: Settings) -> list[Path]:
    folder = settings.data / KEYS
    return sorted(path for path in folder.iterdir() if path.is_file()) if folder.is_dir() else []


# Restore


class Contents:
    """A backup that was read once from end to end: what it is, and that it is whole."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows = 0
        self.keys: dict[str, bytes] = {}
        lines = self.lines()
        header = next(lines, None)
        if not isinstance(header, dict) or "rulewright" not in header:
            raise BadBackup(f"{path} is not a backup of Rulewright")
        if header.get("format") != FORMAT:
            raise BadBackup(f"{path} has format {header.get('format')}; known is format {FORMAT}")
        self.revision = str(header["revision"])
        self._check_whole(lines)

    def _check_whole(self, lines: Iterator[Any]) -> None:
        promised = None
        for line in lines:
            if isinstance(line, list):
                self.rows += 1
            elif "key" in line:
                self.keys[Path(str(line["key"])).name] = base64.b64decode(line["content"])
            elif "rows" in line:
                promised = line["rows"]
        if promised != self.rows:
            raise BadBackup(f"{self.path} is not complete")

    def lines(self) -> Iterator[Any]:
        """The values of the file, line by line."""
        try:
            with gzip.open(self.path, "rt", encoding="utf-8") as file:
                for line in file:
                    yield json.loads(line)
        except (gzip.BadGzipFile, zlib.error, UnicodeDecodeError, json.JSONDecodeError):
            raise BadBackup(f"{self.path} is not a backup of Rulewright, or it is damaged") from None
        except EOFError:
            raise BadBackup(f"{self.path} is not complete") from None

    def tables(self) -> Iterator[tuple[str, list[str], list[list[Any]]]]:
        """Table by table, in batches of rows: name, columns, rows."""
        name = ""
        columns: list[str] = []
        batch: list[list[Any]] = []
        for line in self.lines():
            if isinstance(line, list):
                batch.append(line)
            if batch and (not isinstance(line, list) or len(batch) == BATCH):
                yield name, columns, batch
                batch = []
            if isinstance(line, dict) and "table" in line:
                name, columns = line["table"], line["columns"]


async def restore(settings: Settings, source: Path, force: bool = False, progress: Progress = silent) -> int:
    """Fills the database from a backup; returns the number of rows. What was there goes only with `force`."""
    contents = await asyncio.to_thread(Contents, source)
    await asyncio.to_thread(migrate, settings.database_url)
    store = await open_store(settings.database_url)
    try:
        await store.write(lambda transaction: fill(transaction, contents, force, progress))
    except IntegrityError as error:
        raise BadBackup(f"{source} cannot be stored: {reason_of(error)}") from None
    finally:
        await store.close()
    restore_keys(settings, contents)
    return contents.rows


def fill(transaction: Transaction, contents: Contents, force: bool, progress: Progress) -> None:
    """The whole restore, within a transaction."""
    connection = transaction.connection
    if not force and any(counted(connection, table) for table in METADATA.sorted_tables if table.name != "leases"):
        raise BadBackup("the database is not empty; with --force the backup replaces all that is in it")
    drop_tables(connection)
    upgrade(connection, contents.revision)
    reflected = MetaData()
    reflected.reflect(connection)
    done = 0
    for name, columns, rows in contents.tables():
        table = reflected.tables.get(name)
        if table is None or not set(columns) <= set(table.columns.keys()):
            raise BadBackup(f"the backup has a table {name!r} that does not fit its own revision")
        connection.execute(insert_into(table, columns), [dict(zip(columns, row, strict=True)) for row in rows])
        done += len(rows)
        progress(done, contents.rows)
    continue_numbering(connection, reflected)
    upgrade(connection, newest())
    transaction.announce("*")


def drop_tables(connection: Connection) -> None:
    """Drops our tables, and nothing else that may live in the same database."""
    present = set(inspect(connection).get_table_names())
    ours = MetaData()
    ours.reflect(connection, only=sorted({*METADATA.tables, VERSION_TABLE} & present))
    ours.drop_all(connection)


def insert_into(table: Table, columns: list[str]) -> Any:
    """An INSERT in which a missing value stays missing: JSON has a null of its own."""
    values = {}
    for name in columns:
        column = table.columns[name]
        kind = JSON(none_as_null=bool(column.nullable)) if isinstance(column.type, JSON) else column.type
        values[name] = bindparam(name, type_=kind)
    return insert(table).values(values)


def continue_numbering(connection: Connection, reflected: MetaData) -> None:
    """On PostgreSQL, rows that come later get numbers after those that were restored."""
    if connection.dialect.name != "postgresql":
        return
    for table in reflected.sorted_tables:
        if "id" not in table.columns:
            continue
        sequence = connection.scalar(select(func.pg_get_serial_sequence(f'"{table.name}"', "id")))
        highest = connection.scalar(select(func.max(table.columns["id"]))) if sequence is not None else None
        if highest is not None:
            connection.execute(select(func.setval(sequence, highest)))


def restore_keys(settings: Settings, contents: Contents) -> None:
    """Key files of the backup, unless this host has its own already."""
    for name, content in contents.keys.items():
        path = settings.data / KEYS / name
        if not path.exists():
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            path.touch(0o600)
            path.write_bytes(content)
