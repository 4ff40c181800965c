"""Titles: what people call a game, and a table that nobody has given a name."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from functools import cache
from typing import Final

from rulewright.core.errors import BrokenGame, UnknownGame
from rulewright.server.problems import words
from rulewright.text import TextError, texts

LOG: Final = logging.getLogger(__name__)
DAYS: Final = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


@cache
def title(game: str, locale: str) -> str:
    """The name of a game in a language; empty if it has none, as one for programs alone, or one that is gone."""
    try:
        own = texts(game, locale)
    except BrokenGame as error:
        LOG.warning("%s", error)
        return ""
    except (TextError, UnknownGame):
        return ""
    return own.message("game-name") if own.catalogue.has("game-name") else ""


def table_name(name: str, created: int, locale: str) -> str:
    """The name of a table. One that nobody has named is called by the day on which it was set, in any language."""
    if name:
        return name
    day = DAYS[datetime.fromtimestamp(created / 1000, UTC).weekday()]
    return words(locale).message("table-name", day=day)
