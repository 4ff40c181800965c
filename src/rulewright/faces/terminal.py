"""Boards in the terminal: a game as text, built from `state.view(seat)` alone.

`Board` serves any game: it shows a view as a readable tree. A game with a drawing of its own has a subclass of it in
`face/terminal.py` of its package, named `BOARD` there, and the words of that in `face/text/`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final, Protocol

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from rulewright.core.registry import game
from rulewright.faces import face_of
from rulewright.text import Catalogue, Texts, texts
from rulewright.text.catalogue import SHARED

TEXT: Final = Path(__file__).parent / "text"

View = dict[str, Any]


class Sitter(Protocol):
    """Who sits at the table, as boards need it: a name, and who plays (`human`, or a bot such as `sharp:0.3s`)."""

    @property
    def name(self) -> str: ...

    @property
    def plays(self) -> str: ...

    @property
    def human(self) -> bool: ...


class Board:
    """How a game looks in the terminal; this one serves any game.

    DETAILS   what else can be typed to see the details of the table, in all languages and without their accents
    """

    DETAILS: ClassVar[tuple[str, ...]] = ()

    def __init__(self, texts: Texts, words: Catalogue, sitters: Sequence[Sitter]) -> None:
        self.texts = texts
        self.words = words
        self.sitters = sitters

    def say(self, message: str, **arguments: int | str) -> str:
        return self.words.message(message, **arguments)

    def full(self, view: View) -> RenderableType:
        """The whole table as its viewer sees it."""
        return tree_of(str(view.get("game", "")), view)

    def brief(self, view: View) -> RenderableType | None:
        """What matters between two choices of one turn; None: nothing."""
        return None

    def details(self, view: View) -> RenderableType:
        """What is on the table, card by card."""
        return self.full(view)

    def ending(self, view: View, result: dict[str, Any]) -> RenderableType:
        """Places and points of a finished game."""
        return Group(self.verdict(result), self.places(result))

    def verdict(self, result: dict[str, Any]) -> Text:
        """Who has won, and why."""
        lines = self.texts.result(result, [sitter.name for sitter in self.sitters])
        return Text.assemble((lines[0], "bold"), f"\n{lines[1]}")

    def places(self, result: dict[str, Any]) -> Table:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(self.say("board-place"), justify="right")
        table.add_column(self.say("board-player"))
        table.add_column(self.say("board-points"), justify="right")
        order = sorted(range(len(self.sitters)), key=lambda seat: result["places"][seat])
        for seat in order:
            table.add_row(str(result["places"][seat]), self.sitters[seat].name, str(result["scores"][seat]))
        return table

    def style(self, key: str) -> str:
        """The colour in which an option is listed; never its only sign."""
        return ""


def tree_of(label: str, value: Any) -> Tree:
    """Any JSON as a tree: short lists on one line, the rest branch by branch."""
    tree = Tree(Text(label or "-", style="bold"))
    items = value.items() if isinstance(value, dict) else enumerate(value)
    for name, item in items:
        if isinstance(item, dict | list) and not short(item):
            tree.add(tree_of(str(name), item))
        else:
            tree.add(Text.assemble((f"{name}: ", "bold"), flat(item)))
    return tree


def short(value: Any) -> bool:
    inner = value.values() if isinstance(value, dict) else value
    return all(not isinstance(item, dict | list) for item in inner) and len(str(value)) < 100


def flat(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {item}" for name, item in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "-"
    return "-" if value is None else str(value)


def board_for(game_name: str, locale: str, sitters: Sequence[Sitter]) -> Board:
    """The board of a game: its own drawing if there is one. Raises `UnknownGame` and `UnknownLocale`."""
    rules = game(game_name)
    face = face_of(rules, "terminal")
    kind: type[Board] = Board if face is None else face.BOARD
    return kind(texts(game_name, locale), words_of(rules.folder, locale), sitters)


@cache
def words_of(folder: Path, locale: str) -> Catalogue:
    """The words of a game's face and those that all boards share."""
    own = folder / "face" / "text" / f"{locale}.ftl"
    shared = (SHARED / f"{locale}.ftl", TEXT / f"{locale}.ftl")
    return Catalogue(locale, (*shared, own) if own.is_file() else shared)
