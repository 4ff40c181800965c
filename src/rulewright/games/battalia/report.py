"""Report for statistics of a finished game: factions, points by source and week, what broke a tie."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.games.battalia.content import WEEKS
from rulewright.games.battalia.ids import FACTIONS
from rulewright.games.battalia.scoring import place_points, scores, team_points, tie_breakers
from rulewright.games.battalia.state import Battalia

OF_MESSAGES: Final = ("founded", "raised", "conquered", "explored", "lost")
"""Where points come from, or go, in the order in which they are told."""
BREAKERS: Final = ("capitals", "residences", "level-4", "level-3", "level-2", "level-1", "heroes", "cards")
"""BA-408, in its order."""
CARDS: Final = ("card", "other_card")
"""Arguments of log lines that are cards."""


def report(g: Battalia) -> dict[str, Any]:
    """The factions of the seats, and their points by source."""
    played = [FACTIONS[seat.faction] for seat in g.seats if seat.faction >= 0]
    return {
        "turn": "start",
        "stage": ("day", "week"),
        "tags": played,
        "tag_kind": "faction",
        "seat_tags": [{faction: 1} for faction in played],
        "sources": points_by_source(g),
        "cards": CARDS,
        "tie_break": tie_break(g) if g.over else None,
    }


def points_by_source(g: Battalia) -> list[dict[str, list[int]]]:
    """BA-405: by the weeks in which they came, if the log knows all of them; else by the level of the cities."""
    totals = scores(g)
    found = [by_week(g, seat) for seat in range(g.players)]
    if any(sum(map(sum, by.values())) != total for by, total in zip(found, totals, strict=True)):
        return [by_level(g, seat) for seat in range(g.players)]
    return found


def by_level(g: Battalia, seat: i64) -> dict[str, list[int]]:
    """What stands on the map: small cities, those of level 4, residences and capitals."""
    found = {"small": 0, "great": 0, "royal": 0}
    for square in range(len(g.owner)):
        if g.owner[square] == seat:
            points = int(place_points(g, square))
            found["small" if points < 4 else "great" if points == 4 else "royal"] += points
    return {name: [points] for name, points in found.items()}


def by_week(g: Battalia, seat: i64) -> dict[str, list[int]]:
    """Cities as the log tells them: founded, raised, conquered and lost."""
    weeks = min(int(g.week), int(WEEKS))
    found = {source: [0] * weeks for source in OF_MESSAGES}
    now = 0
    for line in g.narration or []:
        numbers = line.numbers
        if line.message == "day":
            now = min(numbers[0], weeks) - 1
        elif numbers[0] != seat:
            continue
        elif line.message == "chooses-city":
            found["founded"][now] += 1
        elif line.message == "builds-city":
            found["founded"][now] += numbers[2]
        elif line.message == "raises":
            found["raised"][now] += 1
        elif line.message == "conquers":
            found["conquered"][now] += numbers[2]
        elif line.message == "claims":
            found["explored"][now] += numbers[2]
        elif line.message in ("loses-place", "lowers"):
            found["lost"][now] -= numbers[2]
    return found


def tie_break(g: Battalia) -> dict[str, Any] | None:
    """BA-408: what puts the winner's team before the next one with as many points; None if nothing has to."""
    points = scores(g)
    teams = [g.members(team) for team in range(g.setting.teams)]
    totals = [team_points(g, points, members) for members in teams]
    ties = [[sum(numbers) for numbers in zip(*(tie_breakers(g, seat) for seat in team), strict=True)] for team in teams]
    order = sorted(range(len(teams)), key=lambda team: (totals[team], ties[team]), reverse=True)
    first, second = order[0], order[1]
    if totals[first] != totals[second] or ties[first] == ties[second]:
        return None
    at = next(at for at in range(len(BREAKERS)) if ties[first][at] != ties[second][at])
    numbers = [ties[g.setting.team_of(seat)][at] for seat in range(g.players)]
    return {"name": BREAKERS[at], "rule": "BA-408", "numbers": numbers}
