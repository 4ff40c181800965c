"""The games that are installed, by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from rulewright.core.errors import UnknownGame
from rulewright.core.game import Game

NAMES: Final = ("ethnos",)
_registered: dict[str, Game[Any]] = {}


def game(name: str) -> Game[Any]:
    """The rules of a game; raises `UnknownGame`."""
    if name not in _registered:
        if name not in NAMES:
            known = ", ".join(sorted({*NAMES, *_registered}))
            raise UnknownGame(f"there is no game {name!r}; the games are: {known}")
        register(import_module(f"rulewright.games.{name}").GAME)
    return _registered[name]


def register(rules: Game[Any]) -> None:
    """Makes a game known that comes from elsewhere."""
    _registered[rules.name] = rules
