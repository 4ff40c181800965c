"""Runewars: four factions fight and bargain for the dragon runes of Terrinoth. 2 to 4 players.

Start with `flow.py`, which shows the sequence of play.
"""

from __future__ import annotations

from pathlib import Path

from rulewright.games.runewars.rules import RunewarsRules

FOLDER = Path(__file__).parent
GAME = RunewarsRules(FOLDER / "data")

ROOMS = {
    "world": (),
    "setup": ("world",),
    "battle": ("world",),
    "cards": ("battle",),
    "orders": ("cards",),
    "seasons": ("orders",),
    "heroes": ("cards",),
    "knowledge": ("setup", "seasons", "cards", "heroes"),
    "judgement": ("setup", "seasons", "cards", "heroes"),
}
"""The rooms of the game; each may import those named here, and what these may import (tests/test_rooms.py)."""
