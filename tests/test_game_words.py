"""Words of a game stand in its own folders alone: in Python, in tests and in the web client.

Whatever has a game's name, or a word that it declares in `tests/games/<game>/own_words.toml`, belongs to that game:
names in code, strings, ids and English sentences of messages, file names. Comments, docstrings and examples in help may
name a game, as may tests of other parts, which need something to play.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import rulewright

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "rulewright"
CLIENT = ROOT / "web" / "src"
BUILT = PACKAGE / "server" / "client"
ALLOWED = {
    ("src/rulewright/games/__init__.py", "ethnos"): "the list of the games that are included",
    ("src/rulewright/games/__init__.py", "runewars"): "the list of the games that are included",
    ("src/rulewright/games/__init__.py", "wonderland"): "the list of the games that are included",
    ("src/rulewright/games/__init__.py", "battalia"): "the list of the games that are included",
    ("src/rulewright/games/__init__.py", "heroes"): "the list of the games that are included",
    ("src/rulewright/games/__init__.py", "hero"): "the same name in the singular",
}
"""What may be said outside all the same, each with its reason."""
KINDS = {".py", ".ftl", ".toml", ".css", ".ts", ".svelte", ".html"}
WORD = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
COMMENTS = re.compile(r"/\*.*?\*/|<!--.*?-->|^\s*//.*?$|\s//\s.*?$", re.DOTALL | re.MULTILINE)
HASH_COMMENTS = re.compile(r"^\s*#.*?$", re.MULTILINE)
FLUENT_NAMES = re.compile(r"^-?[a-z][\w-]*|^\s*\.[a-z][\w-]*|\$[a-z][\w-]*", re.MULTILINE)


@cache
def own_words(game: str) -> frozenset[str]:
    """The name of a game and the words that it declares as its own."""
    file = ROOT / "tests" / "games" / game / "own_words.toml"
    declared = tomllib.loads(file.read_text(encoding="utf-8"))["words"] if file.is_file() else []
    return frozenset([game, *declared])


def sources() -> list[Path]:
    """All sources of the engine and of the client but those of single games."""
    own = [path for path in (PACKAGE / "games").iterdir() if path.is_dir()]
    outside = [CLIENT / "games", BUILT]
    found = [path for top in (PACKAGE, CLIENT) for path in top.rglob("*") if path.suffix in KINDS]
    return sorted(path for path in found if not any(path.is_relative_to(folder) for folder in (*own, *outside)))


def games() -> list[str]:
    return list(rulewright.INCLUDED_GAMES)


# What a file says


def said(path: Path) -> Iterator[str]:
    """Everything that a source says but for its comments."""
    yield path.stem
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        yield from said_in_python(text)
    elif path.suffix == ".ftl":
        plain = HASH_COMMENTS.sub("", text)
        yield from [plain] if path.stem == "en" else FLUENT_NAMES.findall(plain)
    elif path.suffix == ".toml":
        yield HASH_COMMENTS.sub("", text)
    else:
        yield COMMENTS.sub("", text)


def said_in_python(text: str) -> Iterator[str]:
    """Names and strings of a module; a string that stands alone documents something."""
    tree = ast.parse(text)
    docstrings = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        for _, value in ast.iter_fields(node):
            if isinstance(value, str) and node not in docstrings:
                yield value


def words_in(text: str) -> set[str]:
    """The words of a text, however they are joined: `takeTribe`, `take_tribes` and `TRIBE` all have a tribe in them."""
    found = {word.lower() for word in WORD.findall(text)}
    return found | {word.removesuffix("s") for word in found} | {word.removesuffix("es") for word in found}


def spoken_of(path: Path, game: str) -> set[str]:
    """The words of a game that a source uses."""
    return set().union(*map(words_in, said(path))) & own_words(game)


# The rule


@pytest.mark.parametrize("game", games())
def test_nothing_outside_its_folders_speaks_of_a_game(game: str) -> None:
    found = {
        (path.relative_to(ROOT).as_posix(), word): None for path in sources() for word in sorted(spoken_of(path, game))
    }
    left = [f"{path}: {word}" for path, word in found if (path, word) not in ALLOWED]
    assert not left, f"words of {game} outside its folders:\n" + "\n".join(left)


def test_what_is_allowed_is_needed() -> None:
    for path, word in ALLOWED:
        assert word in set().union(*map(words_in, said(ROOT / path))), f"{path} no longer says {word}"


@pytest.mark.parametrize("game", games())
def test_the_words_of_a_game_are_its_own(game: str) -> None:
    """Every one is in use in its folders, and the name of no other game."""
    used: set[str] = set()
    for path in (PACKAGE / "games" / game).rglob("*"):
        if path.suffix in KINDS:
            used |= set().union(*map(words_in, said(path)))
    assert own_words(game) <= used
    assert not own_words(game) & (set(games()) - {game})


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("prompt.py", 'COMMANDS = {"tribes": show}'),
        ("prompt.py", "def tribe_of(card): ..."),
        ("prompt.py", "class TribeBoard: ..."),
        ("prompt.py", "show(tribe=1)"),
        ("prompt.py", 'say(f"tribe-{kind}")'),
        ("prompt.py", "from games import TRIBES"),
        ("tribe.py", ""),
        ("en.ftl", "cli-tribe = Something"),
        ("en.ftl", "cli-help = The Tribes of your hand"),
        ("pl.ftl", "cli-tribe = Coś"),
        ("pl.ftl", "cli-count = { $tribe } kart"),
        ("titles.ts", 'export const name = "tribe";'),
        ("Home.svelte", "<p>{tribeOf(card)}</p>"),
    ],
)
def test_a_word_of_a_game_is_found_wherever_it_stands(tmp_path: Path, name: str, text: str) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    assert spoken_of(file, "ethnos") == {"tribe"}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("prompt.py", '"""Such as a Tribe."""\nWIDTH = 3  # of a tribe\n"""As wide as a tribe."""'),
        ("prompt.py", 'say("described", "the diatribe")'),
        ("en.ftl", "# A tribe\ncli-help = Help"),
        ("titles.ts", "/** Such as a tribe. */\nexport const width = 3; // of a tribe"),
    ],
)
def test_comments_and_longer_words_are_none(tmp_path: Path, name: str, text: str) -> None:
    file = tmp_path / name
    file.write_text(text, encoding="utf-8")
    assert spoken_of(file, "ethnos") == set()
