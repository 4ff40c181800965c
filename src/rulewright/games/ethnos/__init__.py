"""Ethnos: bands of allies fight for the glory of six Kingdoms. 2 to 6 players.

Start with `flow.py`, which shows the sequence of play.
"""

from __future__ import annotations

from pathlib import Path

from rulewright.games.ethnos.rules import EthnosRules

FOLDER = Path(__file__).parent
GAME = EthnosRules(FOLDER / "data")
