"""The games that come with Rulewright, one package each, and those of other packages (`outside.py`).

A game is loaded when it is first asked for. A folder with `preparation.toml` is a game in preparation: whoever writes
it asks for it by its name, and nobody else hears of it.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from rulewright.core.game import Game
from rulewright.core.registry import find_later, prepare, register
from rulewright.games.outside import find_outside_games

NAMES: Final = ("ethnos", "runewars", "wonderland", "battalia", "heroes")
PREPARATION: Final = "preparation.toml"


class Loader:
    """Imports the package of a game and gives its rules."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self) -> Game[Any]:
        rules: Game[Any] = import_module(f"rulewright.games.{self.name}").GAME
        return rules


def in_preparation() -> list[str]:
    """The games that are being written."""
    found = [file.parent.name for folder in __path__ for file in Path(folder).glob(f"*/{PREPARATION}")]
    return sorted(set(found) - set(NAMES))


def find_games_in_preparation() -> None:
    """Makes the games that are being written known by their names."""
    for name in in_preparation():
        prepare(name, Loader(name))


for name in NAMES:
    register(name, Loader(name))
find_later(find_outside_games)
find_later(find_games_in_preparation)
