"""Kinds of things in the texts of a game, as it declares them in `text/kinds.toml`:

    numbered = ["order"]         # things that are known by a number and have a name for it: `order-3`
    cards = ["tribe", "card"]    # by which kinds `card-text-ID` is called, the first that has a name as its title

    [roles]
    figure = ["unit", "hero"]    # an argument that is called by its role, and the kinds of things that it can be

Every field may be left out.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from rulewright.text.catalogue import TextError

FIELDS: Final = {"numbered", "cards", "roles"}


class Kinds(NamedTuple):
    """What the arguments of a game's messages can be."""

    numbered: frozenset[str] = frozenset()
    cards: tuple[str, ...] = ("card",)
    roles: dict[str, tuple[str, ...]] = {}

    def of(self, role: str) -> tuple[str, ...]:
        """The kinds of things that an argument can be; a second one of the same role has a number, `area2`."""
        plain = role.rstrip("23456789")
        return self.roles.get(plain, (plain,))


def read_kinds(file: Path) -> Kinds:
    """The kinds that a file declares, none if there is no file; raises `TextError` if it cannot be read."""
    if not file.is_file():
        return Kinds()
    try:
        given = tomllib.loads(file.read_text(encoding="utf-8"))
        strange = given.keys() - FIELDS
        if strange:
            raise ValueError(f"unknown: {', '.join(sorted(strange))}")
        numbered, cards = names(given.get("numbered", [])), names(given.get("cards", ["card"]))
        return Kinds(frozenset(numbered), cards, {role: names(kinds) for role, kinds in given.get("roles", {}).items()})
    except (AttributeError, TypeError, ValueError) as error:
        raise TextError(f"{file}: these are no kinds of things: {error}") from None


def names(given: Any) -> tuple[str, ...]:
    if not isinstance(given, list) or not all(isinstance(name, str) for name in given):
        raise ValueError(f"this is no list of names: {given!r:.60}")
    return tuple(given)
