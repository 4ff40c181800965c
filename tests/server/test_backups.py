"""Backups: everything comes back, into either database, whole or not at all."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from estate import account, everything, guest, match, with_store
from postgres import Postgres
from serving import settings_for
from sqlalchemy import Connection, insert, select

from rulewright.server.backups import BadBackup, backup, restore
from rulewright.server.schema import CHAT, PEOPLE, REPORTS
from rulewright.server.settings import Settings
from rulewright.server.store import Store, Transaction
from rulewright.server.upgrade import BadDatabase, migrate


async def furnish(store: Store) -> None:
    """A database with something in many tables."""
    ada, bo = await account(store, "Ada Łąka"), await guest(store, "Bo")
    table = await match(store, ada, bo)

    def write(tx: Transaction) -> None:
        said = {"table": table, "at": 1, "person": ada.id, "seat": 0, "name": ada.name, "text": "Cześć, „Bo”!\n☃"}
        tx.execute(insert(CHAT).values(**said))
        tx.execute(insert(REPORTS).values(by=ada.id, about=bo.id, text="a report", at=2))

    await store.write(write)


@pytest.fixture
def furnished(settings: Settings) -> Settings:
    with_store(settings.database_url, furnish)
    return settings


def contents(settings: Settings) -> dict[str, list[tuple[Any, ...]]]:
    return with_store(settings.database_url, lambda store: store.read(everything))


@pytest.fixture
def empty(furnished: Settings, postgres: Postgres, tmp_path: Path, request: pytest.FixtureRequest) -> Any:
    """Settings with an empty database of the other kind."""
    folder = tmp_path / "other"
    folder.mkdir()
    if furnished.database_url.startswith("postgresql"):
        yield settings_for(f"sqlite:///{folder / 'moved.sqlite3'}", folder)
        return
    with postgres.database() as url:
        yield settings_for(url, folder)


def test_everything_moves_to_a_database_of_the_other_kind(furnished: Settings, empty: Settings, tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    rows = asyncio.run(backup(furnished, file))
    before = contents(furnished)
    assert rows == sum(map(len, before.values())) > 25
    assert asyncio.run(restore(empty, file)) == rows
    assert contents(empty) == before


def test_rows_that_come_after_a_restore_get_new_numbers(furnished: Settings, empty: Settings, tmp_path: Path) -> None:
    asyncio.run(backup(furnished, tmp_path / "all.backup"))
    asyncio.run(restore(empty, tmp_path / "all.backup"))

    async def report(store: Store) -> list[int]:
        new = insert(REPORTS).values(by="x", about="y", text="another", at=3)
        await store.write(lambda tx: tx.execute(new) and None)
        return await store.read(lambda connection: list(connection.execute(select(REPORTS.c.id)).scalars()))

    assert with_store(empty.database_url, report) == [1, 2]


def test_what_is_missing_stays_missing(furnished: Settings, empty: Settings, tmp_path: Path) -> None:
    """A JSON column without a value is not a JSON null afterwards."""
    asyncio.run(backup(furnished, tmp_path / "all.backup"))
    asyncio.run(restore(empty, tmp_path / "all.backup"))

    def missing(connection: Connection) -> int:
        return len(
            connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.push.cast(PEOPLE.c.name.type).is_(None))).all()
        )

    assert with_store(empty.database_url, lambda store: store.read(missing)) == 2


def test_a_backup_can_be_made_while_others_write(furnished: Settings, tmp_path: Path) -> None:
    async def busy(store: Store) -> int:
        async def write_on() -> None:
            for number in range(50):
                await account(store, f"Somebody {number}")

        writing = asyncio.create_task(write_on())
        rows = await backup(furnished, tmp_path / "busy.backup")
        await writing
        return rows

    assert with_store(furnished.database_url, busy) > 25
    asyncio.run(restore(furnished, tmp_path / "busy.backup", force=True))


def test_a_database_with_something_in_it_is_not_overwritten_unless_forced(furnished: Settings, tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    asyncio.run(backup(furnished, file))
    with_store(furnished.database_url, lambda store: guest(store, "Cy"))
    with_more = contents(furnished)
    with pytest.raises(BadBackup, match="not empty; with --force"):
        asyncio.run(restore(furnished, file))
    assert contents(furnished) == with_more
    asyncio.run(restore(furnished, file, force=True))
    assert len(contents(furnished)["people"]) == len(with_more["people"]) - 1


def lines_of(file: Path) -> list[str]:
    with gzip.open(file, "rt", encoding="utf-8") as opened:
        return opened.readlines()


def written(file: Path, lines: list[str]) -> Path:
    with gzip.open(file, "wt", encoding="utf-8") as opened:
        opened.writelines(lines)
    return file


def test_a_restore_that_fails_half_way_changes_nothing(furnished: Settings, tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    asyncio.run(backup(furnished, file))
    lines = lines_of(file)
    twice = next(index for index, line in enumerate(lines) if '"table":"events"' in line) + 1
    lines.insert(twice, lines[twice])
    lines[-1] = json.dumps({"rows": json.loads(lines[-1])["rows"] + 1}) + "\n"
    before = contents(furnished)
    with pytest.raises(BadBackup, match="cannot be stored"):
        asyncio.run(restore(furnished, written(tmp_path / "wrong.backup", lines), force=True))
    assert contents(furnished) == before


def test_a_backup_that_was_cut_short_is_noticed(furnished: Settings, tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    asyncio.run(backup(furnished, file))
    (tmp_path / "bytes.backup").write_bytes(file.read_bytes()[:-200])
    written(tmp_path / "lines.backup", lines_of(file)[:-3])
    for name in ("bytes.backup", "lines.backup"):
        with pytest.raises(BadBackup, match="not complete"):
            asyncio.run(restore(furnished, tmp_path / name, force=True))


@pytest.mark.parametrize(
    "content",
    [b"", b"a letter", gzip.compress(b"a letter"), gzip.compress(b'{"a": 1}\n')],
    ids=["nothing", "a letter", "a compressed letter", "other JSON"],
)
def test_what_is_no_backup_is_called_so(sqlite_settings: Settings, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "letter").write_bytes(content)
    with pytest.raises(BadBackup, match="not a backup"):
        asyncio.run(restore(sqlite_settings, tmp_path / "letter"))


def test_a_backup_of_a_newer_program_is_refused(furnished: Settings, empty: Settings, tmp_path: Path) -> None:
    asyncio.run(backup(furnished, tmp_path / "all.backup"))
    lines = lines_of(tmp_path / "all.backup")
    header = {**json.loads(lines[0]), "revision": "9999"}
    newer = written(tmp_path / "newer.backup", [json.dumps(header) + "\n", *lines[1:]])
    with pytest.raises(BadDatabase, match=r"9999.*newer"):
        asyncio.run(restore(empty, newer))
    assert not any(contents(empty).values())


def test_an_existing_file_is_not_overwritten(sqlite_settings: Settings, tmp_path: Path) -> None:
    migrate(sqlite_settings.database_url)
    (tmp_path / "old.backup").write_text("precious", encoding="utf-8")
    with pytest.raises(BadBackup, match="exists already"):
        asyncio.run(backup(sqlite_settings, tmp_path / "old.backup"))
    assert (tmp_path / "old.backup").read_text(encoding="utf-8") == "precious"


def test_a_backup_without_a_database_makes_none(sqlite_settings: Settings, tmp_path: Path) -> None:
    with pytest.raises(BadBackup, match="no database at"):
        asyncio.run(backup(sqlite_settings, tmp_path / "none.backup"))
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_database_is_not_backed_up_as_if_it_were_whole(sqlite_settings: Settings, tmp_path: Path) -> None:
    with_store(sqlite_settings.database_url, furnish)
    path = Path(sqlite_settings.database_url.removeprefix("sqlite:///"))
    damaged = bytearray(path.read_bytes())
    middle = len(damaged) // 2 // 4096 * 4096
    damaged[middle : middle + 8192] = b"\xa5" * 8192
    path.write_bytes(damaged)
    with pytest.raises((BadBackup, BadDatabase), match=r"damaged|malformed"):
        asyncio.run(backup(sqlite_settings, tmp_path / "bad.backup"))
    assert not (tmp_path / "bad.backup").exists()


def test_keys_travel_with_the_backup_but_replace_none(sqlite_settings: Settings, tmp_path: Path) -> None:
    migrate(sqlite_settings.database_url)
    keys = sqlite_settings.data / "keys"
    keys.mkdir()
    (keys / "push.pem").write_text("the key", encoding="utf-8")
    asyncio.run(backup(sqlite_settings, tmp_path / "keys.backup"))
    (keys / "push.pem").unlink()
    asyncio.run(restore(sqlite_settings, tmp_path / "keys.backup"))
    assert (keys / "push.pem").read_text(encoding="utf-8") == "the key"
    assert stat.S_IMODE((keys / "push.pem").stat().st_mode) == 0o600
    (keys / "push.pem").write_text("its own key", encoding="utf-8")
    asyncio.run(restore(sqlite_settings, tmp_path / "keys.backup"))
    assert (keys / "push.pem").read_text(encoding="utf-8") == "its own key"


def test_a_backup_is_for_its_owner_alone_and_progress_is_told(furnished: Settings, tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    rows = asyncio.run(backup(furnished, tmp_path / "all.backup", lambda done, total: told.append((done, total))))
    assert told[-1] == (rows, rows)
    assert stat.S_IMODE(os.stat(tmp_path / "all.backup").st_mode) == 0o600
    assert [path.name for path in tmp_path.glob("*unfinished*")] == []
