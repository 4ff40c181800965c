"""The kill test, as long as you like: python benchmarks/kill.py --kills 500 [--database URL]

A server is killed at random moments while people play through sockets, and started again; they come back and
repeat what was not acknowledged. At the end every acknowledged choice must be stored, once, without gaps, and
the server must show what the stored events lead to. Without --database: SQLite in a temporary folder;
`--database postgresql` starts a temporary PostgreSQL; any other value is a database URL, which must be empty.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import paths  # noqa: F401  (must come first)
import typer
from killing import Tally, Trial
from postgres import running_postgres
from serving import server_process


@contextlib.contextmanager
def database(given: str, folder: Path) -> Iterator[str]:
    """The URL of a database for the trial."""
    if given == "postgresql":
        with running_postgres() as server, server.database() as url:
            yield url
    else:
        yield given or f"sqlite:///{folder / 'kill.sqlite3'}"


def main(
    kills: Annotated[int, typer.Option(help="How often the server is killed.")] = 20,
    groups: Annotated[int, typer.Option(help="Matches that are played at once.")] = 6,
    database_given: Annotated[str, typer.Option("--database", help="A database URL, or `postgresql`.")] = "",
    seed: Annotated[int, typer.Option(help="For the moments and the moves.")] = 1,
) -> None:
    """Kills a server again and again while people play."""
    began = time.monotonic()
    os.environ["RULEWRIGHT_TABLES_EACH"] = "100000"
    with tempfile.TemporaryDirectory(prefix="rulewright-kill-") as name:
        folder = Path(name)
        with database(database_given, folder) as url, server_process(url, folder) as server:
            tally = asyncio.run(Trial(server, url, seed, lambda text: typer.echo(text, err=True)).run(kills, groups))
    typer.echo(summary(tally, time.monotonic() - began))


def summary(tally: Tally, seconds: float) -> str:
    return "\n".join(
        (
            f"{tally.kills} kills, {len(tally.tables)} matches, {seconds:.0f} s.",
            f"{len(tally.acknowledged)} choices were acknowledged; every one is stored, once, and without gaps.",
            f"{tally.repeated} were sent again after a kill; {tally.kept} of these had been stored before it.",
            f"{len(tally.refused)} were refused. The slowest start took {tally.slowest_start:.1f} s.",
        )
    )


if __name__ == "__main__":
    typer.run(main)
