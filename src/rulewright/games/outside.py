"""Games of other packages, found by their entry points in the group `rulewright.games`:

    [project.entry-points."rulewright.games"]
    high-card = "high_card:GAME"

The name is that of the game, what follows names its rules, in the package where its data, texts and face lie too.
They are looked for when all games are asked for, or one that is not known, and loaded when that game is: a package that
is broken is told of then, and stops nothing else. No package can take the name of a game that is known already.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Final

from rulewright.core.errors import BrokenGame
from rulewright.core.game import Game
from rulewright.core.registry import names, register

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "rulewright.games"
log: Final = logging.getLogger(__name__)


def find_outside_games() -> None:
    """Registers the games of all installed packages; nothing of them is imported yet."""
    from importlib.metadata import entry_points  # takes half as long to import as everything else here

    found: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, []).append(entry)
    known = names()
    for name, entries in found.items():
        if name in known:
            log.warning("%s offers a game %r, which is known already: it is left out", packages_of(entries), name)
        else:
            register(name, OutsideLoader(name, entries))


class OutsideLoader:
    """Imports the package of a game and gives its rules; raises `BrokenGame`, whatever is wrong with it."""

    def __init__(self, name: str, entries: list[EntryPoint]) -> None:
        self.name = name
        self.entries = entries

    def __call__(self) -> Game[Any]:
        if len(self.entries) > 1:
            raise self.broken("several packages offer it")
        try:
            rules = self.entries[0].load()
        except Exception as error:
            raise self.broken(f"{type(error).__name__}: {error}") from error
        if not isinstance(rules, Game):
            raise self.broken(f"{self.entries[0].value} is no Game")
        if rules.name != self.name:
            raise self.broken(f"{self.entries[0].value} is called {rules.name!r}")
        return rules

    def broken(self, reason: str) -> BrokenGame:
        return BrokenGame(f"the game {self.name!r} of {packages_of(self.entries)} cannot be loaded: {reason}")


def packages_of(entries: list[EntryPoint]) -> str:
    """The packages that offer a game, as pip calls them."""
    return ", ".join(entry.module if entry.dist is None else entry.dist.name for entry in entries)
