"""How well each seat stands, for search and for `steady`."""

from __future__ import annotations

from rulewright.games.heroes.scoring import result
from rulewright.games.heroes.state import Heroes


def evaluate(g: Heroes) -> list[float]:
    """From 0 (lost) to 1 (won). UNWRITTEN: before the end all stand alike."""
    if not g.over:
        return [1.0 / int(g.players)] * int(g.players)
    winners: list[int] = result(g)["winners"]
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(g.players)]
