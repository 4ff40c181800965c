"""Faces of games: what their stories, boards in the terminal and pictures are made of, and where they are found.

A game's face lies in its own package and is optional, part by part:

    face/terminal.py   BOARD, a `Board` of `faces.terminal`; without it a view is shown as a tree
    face/picture.py    the functions of `faces.pictures.Picture`; without it a picture has no map
    face/story.py      STORY, a `Story` of `faces.story`; without it a match is told line by line
    face/outlook.py    the function `outlook`, see `faces.outlook`; without it options are told in general words
    face/facts.py      the function `facts`, see `faces.facts`; without it a board has the view alone
    face/reasons.py    what a choice brings, for hints, see `faces.reasons`; without it hints tell no reasons
    face/strength.toml how strong the bots were measured to be, see `lab.strength`
    face/text/         the words of board and picture, `en.ftl` and `pl.ftl`
    face/title.toml    weight, length, icon and colour for lists of games, see `text.titles`

The rules never import it. It is imported when somebody looks, so that rich and numpy are loaded only then.
"""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from rulewright.core.game import Game


def face_of(rules: Game[Any], part: str) -> ModuleType | None:
    """The module `face.PART` of the package in which the rules of a game are defined; None if it has none."""
    package = sys.modules[type(rules).__module__].__package__
    if not package or find_spec(f"{package}.face") is None or find_spec(f"{package}.face.{part}") is None:
        return None
    return import_module(f"{package}.face.{part}")
