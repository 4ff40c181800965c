"""Wonderland's War: factions take tea and draw chips from bags for five regions. 2 to 5 players.

Start with `flow.py`, which shows the sequence of play.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rulewright.games.wonderland.rules import WonderlandRules

FOLDER = Path(__file__).parent
GAME = WonderlandRules(FOLDER / "data")
ROOMS: Final[dict[str, tuple[str, ...]]] = {
    "knowledge": (),
    "judgement": (),
    "setup": (),
    "cards": (),
    "tea": (),
    "battle": ("cards",),
    "outcome": ("cards",),
}
"""Which room may import which; each may import the frames of all."""
