"""Games that the tests of all games take: those included, and those in preparation once their texts are written.

A game whose sentences are there meets the tests of catalogues, stories and outlooks before it is offered, so that
nobody finds out in a browser what two writers have understood differently.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

from rulewright.games import NAMES, in_preparation

UNWRITTEN: Final = "UNWRITTEN"


def is_worded(name: str) -> bool:
    """Whether nothing of the catalogue of a game is marked as still to be written."""
    folder = Path(import_module(f"rulewright.games.{name}").__path__[0])
    return not any(UNWRITTEN in path.read_text(encoding="utf-8") for path in (folder / "text").glob("*.ftl"))


TITLES: Final = (*NAMES, *filter(is_worded, in_preparation()))
