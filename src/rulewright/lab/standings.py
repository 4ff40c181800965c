"""Standings: who won how often; one row for each seat, bot or whatever games are grouped by."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from rulewright.lab.play import Summary
from rulewright.lab.statistics import Mean, mean_interval, wilson

K = TypeVar("K", bound=Hashable)


@dataclass(frozen=True)
class Row:
    """What seats of one kind achieved.

    `games` counts seats: a bot that sat at a table three times has played three
    of its games there. `wins` counts a shared victory as a part; `share` is wins
    by games, `low` and `high` its 95 % Wilson interval. Where a bot has several
    seats at a table, they share one victory, so the interval errs on the safe side.
    """

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    place: float
    score: float
    score_low: float
    score_high: float

    def to_json(self) -> dict[str, Any]:
        """The row as JSON."""
        return asdict(self)


class Tally:
    """The seats of one kind, as they come."""

    def __init__(self) -> None:
        self.wins: list[float] = []
        self.places: list[int] = []
        self.scores: list[int] = []

    def add(self, game: Summary, seat: int) -> None:
        """One seat of a finished game."""
        self.wins.append(won(game, seat))
        self.places.append(game["places"][seat])
        self.scores.append(game["scores"][seat])

    def row(self, name: str) -> Row:
        """What they achieved."""
        games = len(self.wins)
        if games == 0:
            return Row(name, 0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0)
        wins = sum(self.wins)
        rate = wilson(wins, games)
        score: Mean = mean_interval(self.scores)
        place = sum(self.places) / games
        return Row(name, games, wins, rate.share, rate.low, rate.high, place, score.mean, score.low, score.high)


def won(game: Summary, seat: int) -> float:
    """The part of the victory that a seat has: 1, a part of a shared one, or 0."""
    winners = game["winners"]
    return 1 / len(winners) if seat in winners else 0.0


def tallies(games: Iterable[Summary], kind_of: Callable[[Summary, int], K]) -> dict[K, Tally]:
    """The seats of these games by kind."""
    found: dict[K, Tally] = {}
    for game in games:
        for seat in range(len(game["bots"])):
            found.setdefault(kind_of(game, seat), Tally()).add(game, seat)
    return found


def rows_by_bot(games: Iterable[Summary]) -> list[Row]:
    """One row for each bot, the best first."""
    found = tallies(games, lambda game, seat: game["bots"][seat])
    rows = [tally.row(name) for name, tally in found.items()]
    return sorted(rows, key=lambda row: (-row.share, row.name))


def rows_by_seat(games: Iterable[Summary]) -> list[Row]:
    """One row for each seat; seats are numbered from 1, as people do."""
    found = tallies(games, lambda game, seat: seat)
    return [found[seat].row(str(seat + 1)) for seat in sorted(found)]
