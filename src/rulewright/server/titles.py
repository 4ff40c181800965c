"""Titles: what people call a game."""

from __future__ import annotations

import logging
from functools import cache
from typing import Final

from rulewright.core.errors import BrokenGame, UnknownGame
from rulewright.text import TextError, texts

LOG: Final = logging.getLogger(__name__)


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
