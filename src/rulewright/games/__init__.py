"""The games that come with Rulewright, one package each. A game is loaded when it is first asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from rulewright.core.game import Game
from rulewright.core.registry import register

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
