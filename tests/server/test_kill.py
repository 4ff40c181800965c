"""A server that is killed at random moments loses no acknowledged move, doubles none, and goes on where it was.

The long form is a command: `python benchmarks/kill.py --kills 500`.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from killing import Trial
from serving import server_process


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_on_sqlite(sqlite_url: str, tmp_path: Path) -> None:
    kill_and_check(sqlite_url, tmp_path, kills=20)


@pytest.mark.slow
def test_no_acknowledged_move_is_lost_on_postgresql(postgres_url: str, tmp_path: Path) -> None:
    kill_and_check(postgres_url, tmp_path, kills=4)


def kill_and_check(url: str, folder: Path, kills: int) -> None:
    with server_process(url, folder) as server:
        tally = asyncio.run(Trial(server, url, seed=kills).run(kills, groups=4))
    assert tally.kills == kills
    assert len(tally.acknowledged) >= 3 * kills
    assert set(tally.refused) <= {"stale"}
    # Workers that were about to start when their server was killed may complain; the server must not.
    assert " ERROR " not in server.log.read_text()
