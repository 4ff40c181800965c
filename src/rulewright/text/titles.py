"""Titles of games in lists: what a game declares in `face/title.toml` for the home page and the form of a new table.

    weight = "light"         # light, medium or heavy
    minutes = [45, 60]       # how long a game lasts
    ground = "#6B1A14"       # the colour behind its icon
    icon = "M40 8l..."       # the icon: the path of an SVG, on 512 by 512

Every field may be left out. Words are messages of the game: `game-name`, `game-line`, and `game-motto`, a shorter line.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from rulewright.text.catalogue import TextError

WEIGHTS: Final = ("light", "medium", "heavy")
GROUND: Final = re.compile(r"#[0-9A-Fa-f]{6}")
ICON: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE ,.+\-\n]+")


class Title(NamedTuple):
    """How a game is shown beside others; what it does not declare is empty."""

    weight: str = ""
    minutes: tuple[int, ...] = ()
    ground: str = ""
    icon: str = ""


def read_title(file: Path) -> Title:
    """The title that a file declares, an empty one if there is no file; raises `TextError` if it cannot be read."""
    if not file.is_file():
        return Title()
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
        strange = given.keys() - set(Title._fields)
        if strange:
            raise ValueError(f"unknown: {', '.join(sorted(strange))}")
        return Title(
            one_of(WEIGHTS, given.get("weight", "")),
            least_and_most(given.get("minutes", [])),
            shaped(GROUND, given.get("ground", "")),
            shaped(ICON, given.get("icon", "")),
        )
    except ValueError as error:
        raise TextError(f"{file}: this is no title: {error}") from None


def one_of(values: tuple[str, ...], given: Any) -> str:
    if given not in ("", *values):
        raise ValueError(f"{given!r:.60} is none of {', '.join(values)}")
    return str(given)


def least_and_most(given: Any) -> tuple[int, ...]:
    """Two numbers of minutes in order, or none."""
    if given == []:
        return ()
    if not isinstance(given, list) or [type(number) for number in given] != [int, int] or not 0 < given[0] <= given[1]:
        raise ValueError(f"minutes are the least and the most, not {given!r:.60}")
    return tuple(given)


def shaped(pattern: re.Pattern[str], given: Any) -> str:
    if given != "" and (not isinstance(given, str) or not pattern.fullmatch(given)):
        raise ValueError(f"{given!r:.60} is not written as it should be")
    return str(given)
