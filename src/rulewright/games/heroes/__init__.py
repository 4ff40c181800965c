"""Might & Magic Heroes: capitals, heroes and armies on a map of tiles. 2 to 4 players.

Start with `flow.py`, which shows the sequence of play.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.games.heroes.rules import HeroesRules

FOLDER = Path(__file__).parent
GAME = HeroesRules(FOLDER / "data")
ROOMS: Final[dict[str, tuple[str, ...]]] = {
    "setup": (),
    "cards": (),
    "rounds": ("cards",),
    "heroes": ("cards",),
    "capital": ("heroes",),
    "map": ("heroes",),
    "battle": ("heroes",),
    "knowledge": ("setup", "cards"),
    "judgement": ("knowledge", "rounds", "capital", "map", "battle"),
}
"""Which room may import which; each may import the frames of all."""
