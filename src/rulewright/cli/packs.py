"""`rulewright check`: whether a content pack holds what a game needs, and what it changes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from rich.console import Console
from rich.table import Table

import rulewright
from rulewright import BadSetup, Random
from rulewright.bots.playout import play_out
from rulewright.core.chance import seed_of

if TYPE_CHECKING:
    from rulewright.text import Catalogue

MANY: Final = 100_000
"""More choices than any game has."""


class Difference(NamedTuple):
    """A value that the pack changes."""

    name: str
    built_in: Any
    pack: Any


def check_pack(game_name: str, folder: Path) -> list[Difference]:
    """What a pack changes; raises `BadContent` if it cannot be played with, `BadSetup` if there is none.

    Reading a pack checks its form; a random game with the fewest and one with
    the most players show that it can be played.
    """
    built_in = rulewright.game(game_name)
    if not folder.is_dir():
        raise BadSetup(f"{folder}: there is no such folder")
    if not hasattr(built_in, "tables"):
        raise BadSetup(f"{game_name} has no content that a pack could replace")
    rules = rulewright.game(game_name, folder)
    for players in (rules.min_players, rules.max_players):
        play_out(rules.new(players, seed=b"check"), Random(seed_of(b"check"), 0), MANY)
    return differences(built_in.tables, getattr(rules, "tables"))  # noqa: B009  (not every game has them)


def differences(built_in: Any, pack: Any) -> list[Difference]:
    """Every value that differs, by name."""
    found: list[Difference] = []
    for name in sorted(dir(built_in)):
        mine, theirs = getattr(built_in, name), getattr(pack, name, None)
        if not name.startswith("_") and not callable(mine) and mine != theirs:
            found.append(Difference(name.replace("_", " "), mine, theirs))
    return found


def show_differences(console: Console, words: Catalogue, found: list[Difference]) -> None:
    table = Table()
    for message in ("cli-value", "cli-built-in", "cli-pack"):
        table.add_column(words.message(message))
    for difference in found:
        table.add_row(difference.name, str(difference.built_in), str(difference.pack))
    console.print(table)
