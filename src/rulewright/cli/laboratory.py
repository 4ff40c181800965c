"""`rulewright simulate`, `tournament` and `bench`: what `rulewright.lab` finds, as tables.

Progress goes to standard error and results to standard output, so that a
program can read them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from rulewright.cli.talk import console_for

if TYPE_CHECKING:
    from rulewright.lab import Results, Row, Standings
    from rulewright.lab.bench import BenchResult, Figures
    from rulewright.lab.simulation import Progress as Told
    from rulewright.text import Catalogue


@contextmanager
def progress_bar(title: str) -> Iterator[Told]:
    """A bar on standard error that moves with the number of finished games; silent in a pipe."""
    console = console_for(colour=True, stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:
        task = progress.add_task(title, total=None)

        def moved(done: int, total: int) -> None:
            progress.update(task, completed=done, total=total)

        yield moved


@contextmanager
def waiting(title: str) -> Iterator[None]:
    """A sign on standard error that something goes on."""
    console = console_for(colour=True, stderr=True)
    if not console.is_terminal:
        yield
        return
    with console.status(title):
        yield


def show_rows(console: Console, words: Catalogue, title: str, kind: str, rows: Sequence[Row]) -> None:
    """Who won how often."""
    table = Table(title=title, title_justify="left")
    table.add_column(kind)
    for message in ("cli-games", "cli-wins", "cli-interval", "cli-mean-place", "cli-mean-points"):
        table.add_column(words.message(message), justify="right")
    for row in rows:
        table.add_row(
            row.name,
            str(row.games),
            f"{words.number(100 * row.share, 1)} %",
            f"{words.number(100 * row.low, 1)}–{words.number(100 * row.high, 1)} %",
            words.number(row.place, 2),
            words.number(row.score, 1),
        )
    console.print(table)


def show_results(console: Console, words: Catalogue, results: Results) -> None:
    """A simulation: bots, seats, length."""
    from rulewright.lab import analyse

    found = analyse(results)
    show_rows(console, words, words.message("cli-by-bot"), words.message("cli-bot"), found.bots)
    show_rows(console, words, words.message("cli-by-seat"), words.message("cli-seat"), found.seats)
    console.print(
        words.message(
            "cli-length",
            games=len(results.games),
            turns=words.number(found.turns.mean, 1),
            decisions=words.number(found.decisions.mean, 1),
            seconds=words.number(results.seconds, 1),
        )
    )
    show_resumed(console, words, results.resumed)


def show_standings(console: Console, words: Catalogue, standings: Standings) -> None:
    """A tournament: everything together, then table by table."""
    bot = words.message("cli-bot")
    if len(standings.tables) > 1:
        show_rows(console, words, words.message("cli-all-tables"), bot, standings.rows)
    for table in standings.tables:
        show_rows(console, words, ", ".join(table.seats), bot, table.rows)
    console.print(words.message("cli-played", games=standings.games, seconds=words.number(standings.seconds, 1)))
    show_resumed(console, words, standings.resumed)


def show_resumed(console: Console, words: Catalogue, resumed: int) -> None:
    """How many games were finished in an earlier run, if any."""
    if resumed:
        console.print(words.message("cli-resumed", resumed=resumed))


def show_bench(console: Console, words: Catalogue, found: BenchResult) -> None:
    """What was measured, per CPU second; then other engines."""
    title = words.message("cli-bench-title", game=found.game, players=found.players)
    table = Table(title=title, title_justify="left")
    table.add_column(words.message("cli-build"))
    for name in found.figures.rates:
        table.add_column(words.message(f"cli-bench-{name}"), justify="right")
    add_figures(table, words, found.figures)
    if found.pure is not None:
        add_figures(table, words, found.pure)
        table.add_row("", *[f"× {words.number(ratio, 1)}" for ratio in found.ratios.values()])
    console.print(table)
    if found.peers:
        show_peers(console, words, found)


def add_figures(table: Table, words: Catalogue, figures: Figures) -> None:
    table.add_row(figures.build, *[words.number(rate) for rate in figures.rates.values()])


def show_peers(console: Console, words: Catalogue, found: BenchResult) -> None:
    """Random play in other engines; a note where there is no figure."""
    table = Table(title=words.message("cli-peers"), title_justify="left")
    table.add_column(words.message("cli-engine"))
    table.add_column(words.message("cli-game"))
    table.add_column(words.message("cli-bench-decisions"), justify="right")
    table.add_column("")
    for peer in found.peers:
        figure = "-" if peer.decisions is None else words.number(peer.decisions)
        table.add_row(peer.engine, peer.game, figure, peer.note)
    console.print(table)
