"""`rulewright games`: every game that is installed, in other packages too; a broken one stops no other."""

from __future__ import annotations

from typing import Any

import rulewright
from rulewright import BrokenGame, Game
from rulewright.text import TextError, texts


def installed_games() -> tuple[list[Game[Any]], list[BrokenGame]]:
    """The games that can be loaded, and why others cannot."""
    found: list[Game[Any]] = []
    broken: list[BrokenGame] = []
    for name in rulewright.game_names():
        try:
            found.append(rulewright.game(name))
        except BrokenGame as error:
            broken.append(error)
    return found, broken


def headline(rules: Game[Any], locale: str) -> str:
    """The name of a game and what it is about, if it has texts that say so."""
    try:
        own = texts(rules.name, locale)
    except TextError:
        return rules.name
    return f"{rules.name}: {own.message('game-line')}" if own.catalogue.has("game-line") else rules.name


def as_json(rules: Game[Any]) -> dict[str, Any]:
    """A game for programs."""
    return {
        "name": rules.name,
        "rules_version": rules.rules_version,
        "players": [rules.min_players, rules.max_players],
        "options": [spec._asdict() for spec in rules.option_specs],
    }
