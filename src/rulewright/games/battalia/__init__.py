"""Battalia: a deck that grows and a map that is built, with team mates who act at the same time. 2 to 6 players.

Start with `flow.py`, which shows the sequence of play.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.games.battalia.rules import BattaliaRules

FOLDER = Path(__file__).parent
GAME = BattaliaRules(FOLDER / "data")
ROOMS: Final[dict[str, tuple[str, ...]]] = {
    "setup": (),
    "lines": (),
    "battle": ("lines",),
    "heroes": ("battle",),
    "artefacts": ("heroes",),
    "valley": ("artefacts",),
    "turn": ("valley",),
    "knowledge": ("setup", "turn"),
    "judgement": ("knowledge",),
}
"""Which room may import which; each may import the frames of all."""
