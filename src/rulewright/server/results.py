"""The result of a finished match: places, points over time and by source, and what decided it.

Everything is computed from the record. The sentences on what decided it are
made from the points by source that the game reports, and each of them is true.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import Any

from rulewright.core.narration import LogLine, told
from rulewright.core.record import Record
from rulewright.core.state import State
from rulewright.faces.story import Reader
from rulewright.faces.telling import Tale, story_of
from rulewright.server.match import EVERYBODY
from rulewright.server.steps import scores_of, steps_of
from rulewright.server.story import printed_of, told_safely
from rulewright.server.wire import ResultInfo, Series, Source, Time
from rulewright.text import Texts, texts


def result_info(record: Record, players: Sequence[str], locale: str) -> ResultInfo:
    """The result of a record that leads to the end of the game; `players` are the names to show, by seat."""
    series: list[Series] = []
    log: list[list[LogLine]] = []
    for step in steps_of(record):
        series.append(Series(step.number, step.turn, scores_of(step.state)))
        log.append(step.lines)
    state = step.state
    result = state.result
    assert result is not None, "a result is told when the game is over"
    words = texts(state.game.name, locale, state.game.content)
    state.narration = [line for lines in log for line in lines]
    report = state.game.report(state)
    sources = sources_of(words, report.get("sources", []))
    stages = stage_titles(words, sources)
    tie = tie_told(words, result, players, report)
    points = decided(words, result, players, sources, stages)
    lines = words.result(result, players)
    if tie:
        lines[1] = words.message("result-reason-tie")
    return ResultInfo(
        scores=[float(score) for score in result["scores"]],
        measure=words.message("score-title"),
        places=result["places"],
        winners=result["winners"],
        reason=result["reason"],
        lines=lines,
        decided=(tie or because_of(state, log, words, players)) + points,
        series=thinned(series),
        sources=sources,
        stages=stages,
        times=times_of(words, state, report.get("stage"), series, log),
    )


def times_of(
    words: Texts, state: State, beginning: tuple[str, str] | None, series: list[Series], log: list[list[LogLine]]
) -> list[Time]:
    """Where the stages begin: the first line of each that tells it, where the game says which lines do."""
    times: list[Time] = []
    if beginning is None:
        return times
    message, argument = beginning
    for step, lines in zip(series, log, strict=True):
        for line in lines:
            if line.message == message and told(state, line).args[argument] == len(times) + 1:
                times.append(Time(stage_title(words, len(times) + 1), step.number, step.turn))
    return times


def thinned(series: list[Series]) -> list[Series]:
    """The first, the last, and every one in which somebody's points change; none without points."""
    if not series[0].scores:
        return []
    changed = [now for before, now in itertools.pairwise(series) if now.scores != before.scores]
    ends = [series[-1]] if changed[-1:] != [series[-1]] else []
    return [series[0], *changed, *ends] if len(series) > 1 else series


def sources_of(words: Texts, reported: list[dict[str, list[float]]]) -> list[Source]:
    """Points by source, seat and stage; sources that gave nobody anything are left out."""
    found: list[Source] = []
    for name in reported[0] if reported else []:
        points = [[float(value) for value in seat[name]] for seat in reported]
        if any(value for stages in points for value in stages):
            found.append(Source(name, source_title(words, name), points))
    return found


def source_title(words: Texts, name: str) -> str:
    if words.catalogue.has(f"source-{name}"):
        return words.name("source", name)
    return name.replace("_", " ")


def stage_titles(words: Texts, sources: list[Source]) -> list[str]:
    """What the stages of the game are called; a game that counts its points once has none."""
    count = max((len(stages) for source in sources for stages in source.points), default=0)
    return [stage_title(words, number) for number in range(1, count + 1)] if count > 1 else []


def stage_title(words: Texts, number: int) -> str:
    return words.message("stage-title", number=number)


# What decided it


def because_of(state: State, log: list[list[LogLine]], words: Texts, players: Sequence[str]) -> list[str]:
    """The one sentence of the game's own last scene that names the cause; none if it has no such scene."""
    tale = Tale(story_of(state.game))
    for number, lines in enumerate(log):
        for line in lines:
            if line.only == EVERYBODY:
                tale.hear(told(state, line), number)
    reader = Reader(words, players, -1, printed_of(state.game))
    last = told_safely(tale, tale.spans[-1].first, reader).scenes if tale.spans else []
    ends = [each.scene.result for each in last if each.scene.layout == "end" and each.scene.result is not None]
    return [end.because for end in ends[-1:] if end.because]


def decided(
    words: Texts, result: dict[str, Any], players: Sequence[str], sources: list[Source], stages: list[str]
) -> list[str]:
    """Up to three sentences on the points; none if the victory was shared, or not by points."""
    scores = result["scores"]
    winner = result["winners"][0]
    others = [seat for seat in range(len(players)) if seat != winner]
    if len(result["winners"]) > 1 or not others or scores[winner] < max(scores):
        return []
    rival = next_best(result, winner)
    lines: list[str] = []
    compared = sorted(sources, key=lambda source: total(source, winner) - total(source, rival), reverse=True)
    if compared and total(compared[0], winner) > total(compared[0], rival):
        lines.append(compare(words, "decided-most", compared.pop(0), players, winner, rival))
    stage = lead_taken(sources, scores, winner, len(stages))
    if stage is not None:
        lines.append(words.message("decided-lead", stage=stages[stage], player=players[winner]))
    both = [source for source in compared if total(source, winner) and total(source, rival)]
    if both:
        closest = min(both, key=lambda source: abs(total(source, winner) - total(source, rival)))
        lines.append(compare(words, "decided-closest", closest, players, winner, rival))
    return lines


def next_best(result: dict[str, Any], winner: int) -> int:
    """The first of those who come after the winner."""
    places = result["places"]
    return min((seat for seat in range(len(places)) if seat != winner), key=lambda seat: int(places[seat]))


def tie_told(words: Texts, result: dict[str, Any], players: Sequence[str], report: dict[str, Any]) -> list[str]:
    """The sentence on the tie-break that decided, by the game's own rule where it tells it; none without a tie."""
    winner, scores = result["winners"][0], result["scores"]
    if len(result["winners"]) > 1 or len(players) == 1:
        return []
    rival = next_best(result, winner)
    level = scores[winner] == scores[rival]
    tie = report.get("tie_break", {} if level else None)
    if tie is None:
        return []
    numbers = tie.get("numbers") or [0] * len(players)
    return [
        words.message(
            f"decided-tie-{tie['name']}" if tie else "decided-tie",
            **{
                "score": as_told(scores[winner]),
                "player": players[winner],
                "rival": players[rival],
                "number": numbers[winner],
                "rival-number": numbers[rival],
                "rule": tie.get("rule", ""),
                "place": tie.get("place", 0),
            },
        )
    ]


def compare(words: Texts, message: str, source: Source, players: Sequence[str], winner: int, rival: int) -> str:
    return words.message(
        message,
        **{
            "source": source.title,
            "player": players[winner],
            "number": as_told(total(source, winner)),
            "rival": players[rival],
            "rival-number": as_told(total(source, rival)),
        },
    )


def total(source: Source, seat: int) -> float:
    return sum(source.points[seat])


def lead_taken(sources: list[Source], scores: Sequence[float], winner: int, stages: int) -> int | None:
    """The stage after which the winner stood alone in front, and did so after every later one.

    None if the sources do not add up to the scores, or nobody stood alone in front at the end.
    """
    standing = [0.0] * len(scores)
    taken: int | None = None
    for stage in range(stages):
        for seat in range(len(scores)):
            standing[seat] += sum(source.points[seat][stage] for source in sources)
        best_other = max(points for seat, points in enumerate(standing) if seat != winner)
        if standing[winner] <= best_other:
            taken = None
        elif taken is None:
            taken = stage
    return taken if standing == [float(score) for score in scores] else None


def as_told(number: float) -> int | float:
    """A number of points as sentences show it: whole ones without decimals."""
    return int(number) if number == int(number) else number
