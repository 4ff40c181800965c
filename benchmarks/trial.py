"""The long trial: python benchmarks/trial.py --blows 500 [--database postgresql --processes 2 --restarts]

Servers are killed at random moments while people play through sockets, and started again; they come back and
repeat what was not acknowledged. At the end every acknowledged choice must be stored, once, without gaps, no refused
one may be, and the servers must show what the stored events lead to. Without --database: SQLite in a temporary folder;
`--database postgresql` starts a temporary PostgreSQL, which `--restarts` stops at once and starts again at every fifth
blow; any other value is a database URL, which must be empty.
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
from postgres import Postgres, running_postgres
from serving import ServerProcess, server_process


@contextlib.contextmanager
def database(given: str, folder: Path) -> Iterator[tuple[str, Postgres | None]]:
    """The URL of a database for the trial, and the server behind it if it is ours."""
    if given == "postgresql":
        with running_postgres(durable=True) as server, server.database() as url:
            yield url, server
    else:
        yield given or f"sqlite:///{folder / 'trial.sqlite3'}", None


def main(
    blows: Annotated[int, typer.Option(help="How often a server is killed, or the database restarted.")] = 20,
    groups: Annotated[int, typer.Option(help="Matches that are played at once.")] = 6,
    database_given: Annotated[str, typer.Option("--database", help="A database URL, or `postgresql`.")] = "",
    processes: Annotated[int, typer.Option(help="Servers on that database; SQLite takes one.", min=1)] = 1,
    restarts: Annotated[bool, typer.Option("--restarts", help="Hit the temporary PostgreSQL, too.")] = False,
    seed: Annotated[int, typer.Option(help="For the moments and the moves.")] = 1,
) -> None:
    """Kills servers again and again while people play."""
    if processes > 1 and not database_given.startswith("postgresql"):
        raise typer.BadParameter("several servers need PostgreSQL", param_hint="--processes")
    if restarts and database_given != "postgresql":
        raise typer.BadParameter("only a temporary PostgreSQL can be restarted", param_hint="--restarts")
    began = time.monotonic()
    os.environ["RULEWRIGHT_TABLES_EACH"] = "100000"
    with (
        tempfile.TemporaryDirectory(prefix="rulewright-trial-") as name,
        database(database_given, Path(name)) as (url, ours),
        contextlib.ExitStack() as stack,
    ):
        servers = [stack.enter_context(server_in(Path(name) / f"server-{at}", url)) for at in range(processes)]
        trial = Trial(servers, url, seed, lambda text: typer.echo(text, err=True), ours if restarts else None)
        tally = asyncio.run(trial.run(blows, groups))
    typer.echo(summary(tally, time.monotonic() - began))


@contextlib.contextmanager
def server_in(folder: Path, url: str) -> Iterator[ServerProcess]:
    """A server with a data folder of its own."""
    folder.mkdir()
    with server_process(url, folder) as server:
        yield server


def summary(tally: Tally, seconds: float) -> str:
    codes = sorted({code for _, code in tally.refused.values()})
    return "\n".join(
        (
            f"{tally.kills} kills, {tally.restarts} restarts of the database, {len(tally.tables)} matches,"
            f" {seconds:.0f} s.",
            f"{len(tally.acknowledged)} choices were acknowledged; every one is stored, once, and without gaps.",
            f"{tally.repeated} were sent again; {tally.kept} of these had been stored before.",
            f"{len(tally.refused)} were refused ({', '.join(codes) or 'none'}), and none of them is stored.",
            f"The slowest start took {tally.slowest_start:.1f} s.",
        )
    )


if __name__ == "__main__":
    typer.run(main)
