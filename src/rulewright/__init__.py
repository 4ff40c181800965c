"""Rulewright plays big board games by their rulebooks."""

from __future__ import annotations

from rulewright.core.chance import Random
from rulewright.core.errors import (
    BadContent,
    BadPosition,
    BadRecord,
    BadSetup,
    GameOver,
    NotYourDecision,
    Refusal,
    Refused,
    RulewrightError,
    UndoRefused,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
)
from rulewright.core.game import Game
from rulewright.core.record import replay, seal, undo, verify
from rulewright.core.state import State
from rulewright.games import game

__version__ = "0.1.0"

__all__ = [
    "BadContent", "BadPosition", "BadRecord", "BadSetup", "Game", "GameOver", "NotYourDecision",
    "Random", "Refusal", "Refused", "RulewrightError", "State", "UndoRefused", "UnknownGame",
    "UnknownOption", "UnknownSeat", "__version__", "game", "replay", "seal", "undo", "verify",
]  # fmt: skip
