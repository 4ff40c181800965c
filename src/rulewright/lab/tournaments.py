"""Tournaments: bots against each other, so that their strength can be measured and published.

Two players: every pair of bots, in both seatings. More players: one bot against
a table of another, for every ordered pair, from every seat in turn. Or exactly
the tables that are asked for. All tables meet the same shuffles.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from pathlib import Path
from typing import Any

from rulewright.lab.errors import BadPlan
from rulewright.lab.plan import Plan, check
from rulewright.lab.play import Summary
from rulewright.lab.simulation import Progress, Results, simulate
from rulewright.lab.standings import Row, rows_by_bot


@dataclass(frozen=True)
class Table:
    """The bots of one table and what they achieved there."""

    seats: tuple[str, ...]
    rows: list[Row]

    def to_json(self) -> dict[str, Any]:
        """The table as JSON."""
        return {"seats": list(self.seats), "rows": [row.to_json() for row in self.rows]}


@dataclass(frozen=True)
class Standings:
    """The outcome of a tournament: all tables together, and each of them.

    `resumed` of the games come from journals; `seconds` is the time of the others.
    """

    game: str
    players: int
    games: int
    seed: int
    seconds: float
    rows: list[Row]
    tables: list[Table]
    resumed: int = 0

    def to_json(self) -> dict[str, Any]:
        """The standings as JSON."""
        return {
            "game": self.game,
            "players": self.players,
            "games": self.games,
            "seed": self.seed,
            "seconds": round(self.seconds, 3),
            "resumed": self.resumed,
            "rows": [row.to_json() for row in self.rows],
            "tables": [table.to_json() for table in self.tables],
        }


def tournament(
    game: str,
    bots: Sequence[str] = (),
    players: int = 2,
    games: int = 100,
    seed: int = 1,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    ray: str | None = None,
    progress: Progress | None = None,
    journal: str | Path | None = None,
    tables: Sequence[Sequence[str]] | None = None,
    pack: str | None = None,
) -> Standings:
    """Plays `games` games at every table.

    `tables` names the bots of every table, seat by seat; without it, they are
    made from `bots` and `players`. `journal` is a folder in which each table
    keeps its journal, so that an interrupted tournament can be continued.
    Raises `Interrupted`, with the games of the table in progress.
    """
    seatings = [tuple(table) for table in tables] if tables is not None else pairings(bots, players)
    plans = [Plan(game, seats, options or {}, games, seed, True, pack) for seats in seatings]
    check_tables(plans)
    results: list[Results] = []
    for number, plan in enumerate(plans):
        done = sum(len(one.games) for one in results)
        results.append(
            simulate(plan, jobs, ray, shifted(progress, done, games * len(plans)), table_journal(journal, number))
        )
    everything: list[Summary] = [summary for one in results for summary in one.games]
    return Standings(
        game,
        len(seatings[0]),
        len(everything),
        seed,
        sum(one.seconds for one in results),
        rows_by_bot(everything),
        [Table(plan.seats, rows_by_bot(one.games)) for plan, one in zip(plans, results, strict=True)],
        sum(one.resumed for one in results),
    )


def pairings(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """The tables of a tournament: duels, or one bot against a table of another."""
    if len(set(bots)) < 2:
        raise BadPlan("a tournament needs at least two different bots")
    if len(set(bots)) != len(bots):
        raise BadPlan("a bot is named twice")
    if players == 2:
        return list(combinations(bots, 2))
    return [(one, *[other] * (players - 1)) for one, other in permutations(bots, 2)]


def check_tables(plans: list[Plan]) -> None:
    """Everything that is wrong is said before the first game."""
    if not plans:
        raise BadPlan("a tournament needs at least one table")
    if len({len(plan.seats) for plan in plans}) > 1:
        raise BadPlan("all tables of a tournament have the same number of seats")
    for plan in plans:
        check(plan)


def shifted(progress: Progress | None, done: int, total: int) -> Progress | None:
    """Progress of the whole tournament from that of one table."""
    if progress is None:
        return None
    return lambda here, _: progress(done + here, total)


def table_journal(folder: str | Path | None, number: int) -> Path | None:
    """The journal of a table, in the folder of the tournament."""
    if folder is None:
        return None
    Path(folder).mkdir(parents=True, exist_ok=True)
    return Path(folder) / f"table-{number + 1}.jsonl"
