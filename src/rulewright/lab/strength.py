"""Strength of the bots as it was measured: what a game keeps in `face/strength.toml`, with intervals.

    [[measured]]
    bot = "sharp"                    # whose games are counted
    others = ["steady", "steady"]    # who sat at the other seats
    won = 49.5                       # a shared win counts half
    games = 100

A game without the file has not been measured. The page of the bots shows these figures, and a test holds
docs/bots.md to them.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from rulewright.bots.levels import BOT_LEVELS
from rulewright.core.errors import BadContent
from rulewright.lab.statistics import Rate, wilson

PLAYERS: Final = ("random", *BOT_LEVELS)


class Measured(Struct, frozen=True):
    """One tournament: how often a bot has won against others."""

    bot: str
    others: list[str]
    won: float
    games: int

    @property
    def rate(self) -> Rate:
        """The share of games won, with its interval."""
        return wilson(self.won, self.games)


def read_strength(file: Path) -> list[Measured]:
    """What was measured for a game; raises `BadContent` if the file cannot be read."""
    if not file.is_file():
        return []
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
        return [measured(row) for row in given["measured"]]
    except (KeyError, TypeError, ValueError) as error:
        raise BadContent(f"{file}: this is no measured strength: {error!r}") from None


def measured(row: dict[str, Any]) -> Measured:
    found = Measured(row["bot"], row["others"], float(row["won"]), row["games"])
    if not found.others or {found.bot, *found.others} - set(PLAYERS):
        raise ValueError(f"bots are {', '.join(PLAYERS)}, not {row!r:.80}")
    if not 0 <= found.won <= found.games or found.games == 0:
        raise ValueError(f"{found.won} of {found.games} games cannot be won")
    return found
