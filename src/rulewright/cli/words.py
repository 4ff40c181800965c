"""Words of the command line itself, in the language of its user.

Words of a game (prompts, options, log, rules) come from the game's own texts.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rulewright.text import Catalogue

FOLDER: Final = Path(__file__).parent / "text"
LOCALES: Final = ("en", "pl")


def words(locale: str) -> Catalogue:
    """The catalogue of the command line; raises `UnknownLocale`."""
    from rulewright.text import catalogue

    return catalogue(FOLDER, locale)


def locale_of(given: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if given:
        return given
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            language = value[:2].lower()
            return language if language in LOCALES else "en"
    return "en"
