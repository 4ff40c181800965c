"""What people call a game."""

from __future__ import annotations

from functools import cache

from rulewright.core.errors import UnknownGame
from rulewright.text import TextError, texts


@cache
def title(game: str, locale: str) -> str:
    """The name of a game in a language; empty if it has none, as one for programs alone, or one that is gone."""
    try:
        own = texts(game, locale)
    except (TextError, UnknownGame):
        return ""
    return own.message("game-name") if own.catalogue.has("game-name") else ""
