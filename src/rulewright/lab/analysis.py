"""Analysis of the games of a simulation, as numbers: everything that a report draws."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict, dataclass
from typing import Any

from rulewright.lab.play import Summary
from rulewright.lab.simulation import Results
from rulewright.lab.standings import Row, Tally, rows_by_bot, rows_by_seat, tallies
from rulewright.lab.statistics import mean_interval, quantile

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


@dataclass(frozen=True)
class Spread:
    """How a number is spread: its mean with the 95 % interval, and its quantiles."""

    name: str
    count: int
    mean: float
    low: float
    high: float
    least: float
    quantiles: tuple[float, ...]
    most: float


@dataclass(frozen=True)
class TagRow:
    """One tag (a Tribe, say).

    games     games that it belongs to
    turns     their mean length in turns
    score     their mean winning score
    favoured  what seats achieved that favoured it: it was a greater part of all that
              they used than it was at their table as a whole
    others    what the other seats of these games achieved
    bots      the share of wins of each bot in these games
    """

    name: str
    games: int
    turns: float
    score: float
    favoured: Row
    others: Row
    bots: dict[str, Row]


@dataclass(frozen=True)
class Frequency:
    """How often something occurred, and in how many games."""

    name: str
    count: int
    games: int


@dataclass(frozen=True)
class Analysis:
    """All figures of one simulation."""

    seats: list[Row]
    bots: list[Row]
    tag_kind: str
    tags: list[TagRow]
    reasons: dict[str, int]
    turns: Spread
    decisions: Spread
    scores: list[Spread]
    winning_score: Spread
    sources: dict[str, dict[str, list[float]]]
    options: dict[str, list[Frequency]]
    asked: dict[str, str]
    cards: dict[str, list[Frequency]]
    rules: list[Frequency]

    def to_json(self) -> dict[str, Any]:
        """All figures as JSON."""
        return asdict(self)


def analyse(results: Results) -> Analysis:
    """The figures of a simulation that has at least one finished game."""
    games = results.games
    scores = tallies(games, lambda game, seat: game["bots"][seat])
    bots = rows_by_bot(games)
    return Analysis(
        seats=rows_by_seat(games),
        bots=bots,
        tag_kind=games[0]["tag_kind"],
        tags=[tag_row(games, tag) for tag in sorted({tag for game in games for tag in game["tags"]})],
        reasons=dict(Counter(game["reason"] for game in games).most_common()),
        turns=spread("turns", [game["turns"] for game in games]),
        decisions=spread("decisions", [game["decisions"] for game in games]),
        scores=[spread(row.name, scores[row.name].scores) for row in bots],
        winning_score=spread("winners", [max(winning_scores(game)) for game in games]),
        sources={row.name: sources_of(games, row.name) for row in bots},
        options=frequencies([game["options"] for game in games]),
        asked={name: rule for game in games for name, rule in game["asked"].items()},
        cards=frequencies([game["cards"] for game in games]),
        rules=frequencies([{"": game["rules"]} for game in games]).get("", []),
    )


def spread(name: str, values: list[int]) -> Spread:
    mean = mean_interval(values)
    shares = tuple(quantile(values, share) for share in QUANTILES)
    return Spread(name, len(values), mean.mean, mean.low, mean.high, min(values), shares, max(values))


def winning_scores(game: Summary) -> list[int]:
    return [game["scores"][seat] for seat in game["winners"]]


def tag_row(games: list[Summary], tag: str) -> TagRow:
    """What a tag means for the games that have it."""
    having = [game for game in games if tag in game["tags"]]
    by_use = tallies(having, lambda game, seat: favours(game, seat, tag))
    by_bot = tallies(having, lambda game, seat: game["bots"][seat])
    return TagRow(
        name=tag,
        games=len(having),
        turns=sum(game["turns"] for game in having) / len(having),
        score=sum(max(winning_scores(game)) for game in having) / len(having),
        favoured=by_use.get(True, Tally()).row(tag),
        others=by_use.get(False, Tally()).row(tag),
        bots={name: tally.row(name) for name, tally in sorted(by_bot.items())},
    )


def favours(game: Summary, seat: int, tag: str) -> bool:
    """Whether a tag is a greater part of what a seat used than of what all seats used."""
    own, everybody = game["seat_tags"][seat], game["seat_tags"]
    used = sum(uses.get(tag, 0) for uses in everybody)
    all_uses = sum(sum(uses.values()) for uses in everybody)
    return own.get(tag, 0) * all_uses > used * sum(own.values())


def sources_of(games: list[Summary], bot: str) -> dict[str, list[float]]:
    """The mean points of a bot by source, for each stage of the game."""
    totals: dict[str, list[float]] = {}
    seats = 0
    for game in games:
        for seat, name in enumerate(game["bots"]):
            if name != bot:
                continue
            seats += 1
            for source, points in game["sources"][seat].items():
                stages = totals.setdefault(source, [])
                stages += [0.0] * (len(points) - len(stages))
                for stage, gained in enumerate(points):
                    stages[stage] += gained
    return {source: [total / seats for total in stages] for source, stages in totals.items()}


def frequencies(by_group: list[dict[str, dict[str, int]]]) -> dict[str, list[Frequency]]:
    """Counts of all games together by group and name, the most frequent first."""
    counts: dict[str, Counter[str]] = {}
    games: dict[str, Counter[str]] = {}
    for groups in by_group:
        for group, names in groups.items():
            counts.setdefault(group, Counter()).update(names)
            games.setdefault(group, Counter()).update(names.keys())
    return {
        group: [
            Frequency(name, count, games[group][name])
            for name, count in sorted(found.items(), key=lambda item: (-item[1], item[0]))
        ]
        for group, found in sorted(counts.items())
    }
