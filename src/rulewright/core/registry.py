"""Registry of games, by name. Titles make themselves known; the core knows none."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import RLock
from typing import Any, Final

from rulewright.core.errors import BadContent, BadRecord, UnknownGame
from rulewright.core.game import Game

_makers: Final[dict[str, Callable[[], Game[Any]]]] = {}
_prepared: Final[dict[str, Callable[[], Game[Any]]]] = {}
_games: Final[dict[str, Game[Any]]] = {}
_with_content: Final[dict[tuple[str, str], Game[Any]]] = {}
_finders: Final[list[Callable[[], None]]] = []
_finding: Final = RLock()


def register(name: str, maker: Callable[[], Game[Any]]) -> None:
    """Makes a game known; `maker` is called when it is first asked for."""
    _makers[name] = maker
    _games.pop(name, None)


def prepare(name: str, maker: Callable[[], Game[Any]]) -> None:
    """Makes a game in preparation known to whoever asks for it by its name; it is listed nowhere."""
    _prepared[name] = maker


def find_later(finder: Callable[[], None]) -> None:
    """Lets further games be found: `finder` registers them, once, when all are asked for or one that is not known."""
    _finders.append(finder)


def find_all() -> None:
    """Finds what there is to be found; whoever asks meanwhile waits, and hears of all games."""
    with _finding:
        while _finders:
            _finders.pop()()


def names() -> list[str]:
    """The names of all known games."""
    find_all()
    return sorted(_makers)


def is_known(name: str) -> bool:
    """Whether there is a game of that name; it may still turn out that it cannot be loaded."""
    return name in _makers or name in names() or name in _prepared


def is_offered(name: str) -> bool:
    """Whether a game is there to be played: known, and not in preparation."""
    return name in _makers or name in names()


def game(name: Any, pack: str | Path | None = None) -> Game[Any]:
    """The rules of a game; raises `UnknownGame`, and `BrokenGame` if its package cannot be loaded.

    A content pack is a folder with the data files of the game, in place of the
    built-in ones; what is wrong with it is told by `BadContent`.
    """
    if not isinstance(name, str) or name not in _games:
        if not isinstance(name, str) or not is_known(name):
            raise UnknownGame(f"there is no game {name!r}; the games are: {', '.join(names())}")
        _games[name] = (_makers.get(name) or _prepared[name])()
        _with_content[name, _games[name].content] = _games[name]
    if pack is None:
        return _games[name]
    rules = _games[name].with_content(Path(pack))
    return _with_content.setdefault((name, rules.content), rules)


def game_with(name: Any, content: str) -> Game[Any]:
    """The rules of a game with the content that an id stands for; raises `UnknownGame` or `BadContent`.

    It is the content that the game has here or, where it was replaced by a pack, had before, or that of a pack which
    has been loaded.
    """
    rules = game(name)
    if content == rules.content:
        return rules
    found = _with_content.get((name, content))
    if found is None:
        raise BadContent(
            f"{name}: {f'the content pack {content}' if content else 'the built-in content'} is not loaded"
        )
    return found


def packs() -> dict[tuple[str, str], Path]:
    """The content packs that are known here, by game and id: what another process must load to know the same."""
    known = [*_games.values(), *_with_content.values()]
    return {(rules.name, rules.content): rules.pack for rules in known if rules.pack is not None}


def game_of_record(header: dict[str, Any]) -> Game[Any]:
    """The game that the header of a record names, with the content that it was played with."""
    try:
        return game_with(header["game"], header.get("content", ""))
    except BadContent as error:
        raise BadRecord(f"the record was made with other content: {error}") from None
