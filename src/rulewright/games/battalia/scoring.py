"""Scores, teams and places (BA-405 to BA-408)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.games.battalia.content import SQUARES, is_building, is_centre, is_city
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import creation_deck

REASONS: Final[tuple[str, ...]] = ("cities", "map", "weeks")


def scores(g: Battalia) -> list[int]:
    """BA-405: levels of own cities, 4 for a valley centre, 2 for a building."""
    points = [0] * int(g.players)
    for square in range(SQUARES):
        owner: i64 = g.owner[square]
        if owner >= 0:
            points[owner] += int(place_points(g, square))
    return points


def place_points(g: Battalia, square: i64) -> i64:
    """BA-405."""
    card: i64 = g.card[square]
    if is_city(card):
        return g.level[square]
    return 4 if is_centre(card) else (2 if is_building(card) else 0)


def tie_breakers(g: Battalia, seat: i64) -> list[int]:
    """BA-408: capitals, residences, cities of level 4 to 1, heroes, cards."""
    found = [0] * 8
    for square in range(SQUARES):
        if g.owner[square] == seat:
            points = place_points(g, square)
            if points > 0:
                found[6 - points] += 1
    player = g.seats[seat]
    found[6] = int(player.a.at >= 0) + int(player.b.at >= 0)
    found[7] = len(creation_deck(g, seat))
    return found


def team_points(g: Battalia, points: list[int], members: list[int]) -> int:
    """BA-406: the sum; of a team of two against one of three, one and a half times as much, rounded up."""
    total = sum([points[seat] for seat in members])
    if g.players == 5 and g.setting.alliances and len(members) == 2:
        return (total * 3 + 1) // 2
    return total


def result(g: Battalia) -> dict[str, Any]:
    """Points of each seat, places and winners by teams, and the reason."""
    points = scores(g)
    rows: list[dict[str, Any]] = []
    ranks: list[list[int]] = []
    for team in range(g.setting.teams):
        members = g.members(team)
        tie = [0] * 8
        for seat in members:
            tie = [a + b for a, b in zip(tie, tie_breakers(g, seat), strict=True)]
        together = team_points(g, points, members)
        ranks.append([together, *tie])
        rows.append({"team": members, "points": together, "tie": tie})
    places = [0] * int(g.players)
    for row, rank in zip(rows, ranks, strict=True):
        row["place"] = 1 + sum([1 for other in ranks if other > rank])
        for seat in row["team"]:
            places[seat] = row["place"]
    return {
        "scores": points,
        "places": places,
        "winners": [seat for seat, place in enumerate(places) if place == 1],
        "teams": rows,
        "reason": REASONS[g.end],
    }
