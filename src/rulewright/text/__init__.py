"""Texts in the reader's language: message catalogues, and the rulebook.

The engine speaks in ids and numbers; here they become sentences. `texts` is
for the words of a game, `catalogue` for those of any other folder of `.ftl`
files. No rule of any game is known here.
"""

from __future__ import annotations

from rulewright.text.catalogue import LOCALES, Catalogue, TextError, UnknownLocale, catalogue
from rulewright.text.rulebook import Chapter, Rule, Rulebook, UnknownRule, read_rulebook
from rulewright.text.texts import Texts, texts

__all__ = [
    "LOCALES", "Catalogue", "Chapter", "Rule", "Rulebook", "TextError", "Texts",
    "UnknownLocale", "UnknownRule", "catalogue", "read_rulebook", "texts",
]  # fmt: skip
