"""A server that is killed at random moments loses no acknowledged move, doubles none, and goes on where it was.

The long form is a command: `python benchmarks/trial.py --blows 500`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from killing import Trial
from postgres import running_postgres
from serving import server_process


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_on_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    kill_and_check(sqlite_url, tmp_path, kills=20)


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_on_postgresql(postgres_url: str, tmp_path: Path) -> None:
    kill_and_check(postgres_url, tmp_path, kills=4)


@pytest.mark.slow
def test_two_processes_lose_nothing_when_they_and_their_database_are_hit(tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    for folder in folders:
        folder.mkdir()
    with (
        running_postgres(durable=True) as postgres,
        postgres.database() as url,
        server_process(url, folders[0]) as one,
        server_process(url, folders[1]) as two,
    ):
        tally = asyncio.run(Trial([one, two], url, seed=3, database=postgres).run(10, groups=4))
    assert (tally.kills, tally.restarts) == (8, 2)
    assert len(tally.acknowledged) >= 30


def kill_and_check(url: str, folder: Path, kills: int) -> None:
    with server_process(url, folder) as server:
        tally = asyncio.run(Trial([server], url, seed=kills).run(kills, groups=4))
    assert tally.kills == kills
    assert len(tally.acknowledged) >= 3 * kills
    assert {code for _, code in tally.refused.values()} <= {"stale"}
    # Workers that were about to start when their server was killed may complain; the server must not.
    assert " ERROR " not in server.log.read_text()
