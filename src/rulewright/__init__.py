"""Rulewright plays big board games by their rulebooks."""

from __future__ import annotations

from rulewright.core.chance import Random
from rulewright.core.errors import (
    BadContent,
    BadPosition,
    BadRecord,
    BadSetup,
    BrokenGame,
    GameOver,
    NotYourDecision,
    Refusal,
    Refused,
    RulewrightError,
    RunawayRule,
    UndoRefused,
    UnknownGame,
    UnknownOption,
    UnknownSeat,
)
from rulewright.core.game import Game
from rulewright.core.record import replay
from rulewright.core.registry import game, register
from rulewright.core.registry import names as game_names
from rulewright.core.state import State
from rulewright.games import NAMES as INCLUDED_GAMES
from rulewright.sealing import seal, verify
from rulewright.undoing import undo

__version__ = "0.1.0"

__all__ = [
    "INCLUDED_GAMES", "BadContent", "BadPosition", "BadRecord", "BadSetup", "BrokenGame", "Game", "GameOver",
    "NotYourDecision", "Random", "Refusal", "Refused", "RulewrightError", "RunawayRule", "State", "UndoRefused",
    "UnknownGame", "UnknownOption", "UnknownSeat", "__version__", "game", "game_names", "register", "replay", "seal",
    "undo", "verify",
]  # fmt: skip
