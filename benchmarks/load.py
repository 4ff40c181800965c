"""How much play one server process carries:

    python benchmarks/load.py --matches 20 --seconds 20 [--database postgresql] [--compiled-path .compiled/src]
    python benchmarks/load.py --matches 200 --pace 10 --seconds 60 [--database postgresql --workers 2]
                                             how long a move takes when people take their time
    python benchmarks/load.py --game runewars --matches 1     how long one person waits for the next question
    python benchmarks/load.py --all          the table of docs/performance.md

Starts a server, opens four-player matches with four sockets each, and plays random legal moves as fast as they are
acknowledged, one at a time in each match; every move is pushed to all four. Then it measures what idle matches cost
in memory. Server, clients and database share this machine; how they share it is printed too. Linux only.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import platform
import statistics
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final

import idle
import msgspec
import paths
import typer
from crowd import Measured, run_crowd
from msgspec import Struct
from postgres import running_postgres
from serving import ServerProcess

import rulewright.core.state

COMPILED: Final = not str(rulewright.core.state.__file__).endswith(".py")
IDLE_MATCHES: Final = [200, 1000]
ALL_MATCHES: Final = [20, 200]


class Loaded(Struct):
    """The result of one run; times in milliseconds."""

    database: str
    game: str
    matches: int
    seconds: float
    moves: int
    moves_per_second: float
    move_p50: float
    move_p99: float
    push_p50: float
    push_p99: float
    pushes: int
    megabytes: float
    refused: int
    matches_ended: int
    server_cores: float
    """Processors that the server process used, on average."""
    server_per_move: float
    """Milliseconds of processor that a move has cost the server process: the same on a busy machine."""
    client_cores: float
    clients: int


# One run


@contextlib.contextmanager
def database(kind: str, folder: Path) -> Iterator[str]:
    """A fresh SQLite file, a temporary PostgreSQL, or the database of a URL."""
    if kind == "postgresql":
        with running_postgres() as server, server.database() as url:
            yield url
    elif kind == "sqlite":
        yield f"sqlite:///{folder / 'load.sqlite3'}"
    else:
        yield kind


@contextlib.contextmanager
def a_server(kind: str, workers: int = 1) -> Iterator[tuple[ServerProcess, str]]:
    """A server on a database of this kind; both are gone afterwards."""
    for limit in ("TABLES_EACH", "SOCKETS_EACH", "SOCKETS_FROM"):
        os.environ[f"RULEWRIGHT_{limit}"] = "1000000"
    with tempfile.TemporaryDirectory(prefix="rulewright-load-") as name, database(kind, Path(name)) as url:
        server = ServerProcess(url, Path(name), *(["--workers", str(workers)] if workers > 1 else []))
        idle.impatient(server)
        server.start()
        try:
            yield server, url
        finally:
            server.terminate()


def measure_load(
    kind: str,
    game: str,
    matches: int,
    seconds: float,
    clients: int,
    compression: bool,
    pace: float = 0.0,
    workers: int = 1,
) -> Loaded:
    with a_server(kind, workers) as (server, _url):
        assert server.process is not None
        process = server.process.pid
        measured = run_crowd(server.origin, process, game, matches, seconds, clients, compression, pace)
    return summed(measured, kind, game, matches, seconds)


def summed(measured: list[Measured], kind: str, game: str, matches: int, seconds: float) -> Loaded:
    moves = [move * 1000 for one in measured for move in one.moves]
    server = sum(one.server for one in measured)
    pushes = [push * 1000 for one in measured for push in one.pushes]
    return Loaded(
        database=kind if kind in ("sqlite", "postgresql") else "given",
        game=game,
        matches=matches,
        seconds=seconds,
        moves=len(moves),
        moves_per_second=len(moves) / seconds,
        move_p50=quantile(moves, 50),
        move_p99=quantile(moves, 99),
        push_p50=quantile(pushes, 50),
        push_p99=quantile(pushes, 99),
        pushes=len(pushes),
        megabytes=sum(one.received for one in measured) / 1e6,
        refused=sum(len(one.refused) for one in measured),
        matches_ended=sum(one.matches_ended for one in measured),
        server_cores=server / seconds,
        server_per_move=server * 1000 / max(1, len(moves)),
        client_cores=sum(one.processor for one in measured) / seconds,
        clients=len(measured),
    )


def quantile(values: list[float], percent: int) -> float:
    if len(values) < 2:
        return float("nan")
    return statistics.quantiles(values, n=100, method="inclusive")[percent - 1]


def measure_memory(kind: str) -> idle.Memory:
    with a_server(kind) as (server, url):
        return asyncio.run(idle.measure(server, url, IDLE_MATCHES))


# Telling


def machine() -> str:
    """What everything ran on."""
    model = platform.machine()
    with contextlib.suppress(OSError):
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), model)
    how = "compiled" if COMPILED else "pure Python"
    return (
        f"{os.cpu_count()} processors ({model}), Python {platform.python_version()}, rules {how}; "
        "the server, its clients and the database share them."
    )


def told(run: Loaded) -> str:
    return (
        f"{run.game}, {run.database}, {run.matches} matches, {run.seconds:g} s: "
        f"{run.moves_per_second:.0f} moves a second; "
        f"a move {run.move_p50:.1f} ms (p50), {run.move_p99:.1f} ms (p99); "
        f"its push {run.push_p50:.1f} ms (p50), {run.push_p99:.1f} ms (p99). "
        f"{run.pushes} positions, {run.megabytes:.0f} MB; {run.refused} refused; {run.matches_ended} matches ended. "
        f"Server process {run.server_cores:.2f} processors ({run.server_per_move:.1f} ms a move), "
        f"{run.clients} client processes {run.client_cores:.2f}."
    )


def told_memory(memory: idle.Memory) -> str:
    loaded = "; ".join(f"{number} idle matches: {size:.0f} MiB" for number, size in memory.loaded.items())
    each = f"{memory.each():.0f} KiB for each match of {memory.choices} choices"
    dropped = f"all dropped: {memory.dropped:.0f} MiB; loaded and dropped once more: {memory.again:.0f} MiB"
    return f"{loaded}; {dropped}. {each}."


def markdown(runs: list[Loaded], memory: idle.Memory) -> str:
    """The table of docs/performance.md."""
    lines = [
        "| Database | Matches | Moves/s | Move p50 | Move p99 | Push p50 | Push p99 "
        "| Server CPU a move | Server / client processors |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for run in runs:
        name = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}.get(run.database, run.database)
        times = " | ".join(f"{value:.1f} ms" for value in (run.move_p50, run.move_p99, run.push_p50, run.push_p99))
        cores = f"{run.server_cores:.2f} / {run.client_cores:.2f}"
        cpu = f"{run.server_per_move:.1f} ms"
        lines.append(f"| {name} | {run.matches} | {run.moves_per_second:.0f} | {times} | {cpu} | {cores} |")
    lines += ["", "| Idle matches in memory | Server process |", "|---:|---:|"]
    lines += [f"| {number} | {size:.0f} MiB |" for number, size in memory.loaded.items()]
    lines.append(f"| all dropped | {memory.dropped:.0f} MiB |")
    lines += [f"| loaded and dropped once more | {memory.again:.0f} MiB |", "", machine()]
    return "\n".join(lines)


def main(
    game: Annotated[str, typer.Option(help="What is played.")] = "ethnos",
    matches: Annotated[int, typer.Option(help="Four-player matches at once.", min=1)] = 20,
    seconds: Annotated[float, typer.Option(help="How long each run plays.")] = 20.0,
    database_given: Annotated[
        str, typer.Option("--database", help="sqlite, postgresql (temporary) or a URL.")
    ] = "sqlite",
    clients: Annotated[int, typer.Option(help="Client processes.", min=1)] = 2,
    pace: Annotated[float, typer.Option(help="Seconds between two moves of a match; 0: no pause.", min=0)] = 0.0,
    workers: Annotated[int, typer.Option(help="Server processes; more than one needs PostgreSQL.", min=1)] = 1,
    compression: Annotated[bool, typer.Option(help="Compressed messages, as browsers ask for.")] = True,
    memory: Annotated[bool, typer.Option(help="Also measure the memory of idle matches.")] = True,
    everything: Annotated[
        bool, typer.Option("--all", help="20 and 200 matches on both databases, as Markdown.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="JSON instead of sentences.")] = False,
    _compiled: Annotated[str, typer.Option(paths.COMPILED, help="Folder of a compiled package to use.")] = "",
) -> None:
    """Measures the load that one server process carries."""
    plan = [(kind, number) for kind in ("sqlite", "postgresql") for number in ALL_MATCHES]
    runs = []
    for kind, number in plan if everything else [(database_given, matches)]:
        typer.echo(f"{kind}, {number} matches ...", err=True)
        runs.append(measure_load(kind, game, number, seconds, min(clients, number), compression, pace, workers))
        typer.echo(told(runs[-1]), err=not everything or as_json)
    found = measure_memory("sqlite" if everything else database_given) if memory or everything else None
    typer.echo(report(runs, found, everything, as_json))


def report(runs: list[Loaded], memory: idle.Memory | None, everything: bool, as_json: bool) -> str:
    if as_json:
        found: dict[str, Any] = {"machine": machine(), "runs": msgspec.to_builtins(runs)}
        if memory is not None:
            found["memory"] = msgspec.to_builtins(memory, str_keys=True)
        return json.dumps(found, indent=2)
    if everything and memory is not None:
        return markdown(runs, memory)
    return "\n".join([*map(told, runs), *([told_memory(memory)] if memory else []), machine()])


if __name__ == "__main__":
    typer.run(main)
