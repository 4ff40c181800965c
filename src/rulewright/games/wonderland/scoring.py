"""The end of the game: scores, places, winners."""

from __future__ import annotations

from typing import Any

from rulewright.games.wonderland.state import Wonderland


def scores(g: Wonderland) -> list[int]:
    """The points of each seat as they stand. UNWRITTEN."""
    return [0] * int(g.players)


def result(g: Wonderland) -> dict[str, Any]:
    """Equal points share a place. UNWRITTEN: tie-breaks, and what else the specification tells of a result."""
    points = scores(g)
    places = [1 + sum(other > own for other in points) for own in points]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return {"scores": points, "places": places, "winners": winners, "reason": "points"}
