"""The games that come with Rulewright, one package each, and those of other packages (`outside.py`).

A game is loaded when it is first asked for.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from rulewright.core.game import Game
from rulewright.core.registry import find_later, register
from rulewright.games.outside import find_outside_games

NAMES: Final = ("ethnos", "runewars")


class Loader:
    """Imports the package of a game and gives its rules."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self) -> Game[Any]:
        rules: Game[Any] = import_module(f"rulewright.games.{self.name}").GAME
        return rules


for name in NAMES:
    register(name, Loader(name))
find_later(find_outside_games)
