"""The end of the game: scores, places, winners (MH-530 to MH-537)."""

from __future__ import annotations

from typing import Any

from rulewright.games.heroes.armies import power, wealth
from rulewright.games.heroes.state import BY_DOMINATION, Heroes


def scores(g: Heroes) -> list[int]:
    """The Power of each seat as it stands."""
    return [int(power(g, seat)) for seat in range(g.players)]


def result(g: Heroes) -> dict[str, Any]:
    """MH-530, MH-533, MH-537: the winner first, then Power, then wealth; equal players share a place."""
    points = scores(g)
    riches = [int(wealth(player)) for player in g.seats]
    dominates = [g.ended == BY_DOMINATION and seat == g.won_by for seat in range(g.players)]
    ranks = list(zip(dominates, points, riches, strict=True))
    places = [1 + sum(other > own for other in ranks) for own in ranks]
    return {
        "reason": "domination" if g.ended == BY_DOMINATION else "time limit",
        "winners": [seat for seat, place in enumerate(places) if place == 1],
        "scores": points,
        "wealth": riches,
        "places": places,
    }
