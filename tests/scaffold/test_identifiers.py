"""Identifiers that a program writes from data files: names, places and counts, for Python and for the web."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.scaffold.generate import stale
from rulewright.scaffold.identifiers import (
    LONGEST,
    BadIdentifiers,
    python_source,
    read_identifiers,
    typescript_source,
)

HEROES = """
[HEROES]
one = "hero"
file = "heroes.csv"
column = "hero_id"
numbers = true
without = "hero_"
called = { hero_none = "NO_HERO" }
note = "The bravest first."
"""
REALMS = """
[REALMS]
one = "home_realm"
file = "realms.toml"
column = "realms.id"
sorted = true
"""
COLOURS = """
[COLOURS]
one = "colour"
file = "heroes.csv"
column = "colour"
except = ["-"]

[SUITS]
one = "suit"
words = ["sun"]
called = { sun = "SUN" }
"""


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game with data files, whose declaration each test writes."""
    folder = tmp_path / "package" / "games" / "quest"
    (folder / "data").mkdir(parents=True)
    heroes = "hero_id,colour\nhero_red-cap,red\nhero_anna,blue\nhero_none,-\nhero_anna,red\n"
    (folder / "data" / "heroes.csv").write_text(heroes, encoding="utf-8")
    (folder / "data" / "realms.toml").write_text('[[realms]]\nid = "b"\n[[realms]]\nid = "a"\n', encoding="utf-8")
    return folder


def declare(game: Path, text: str) -> Path:
    (game / "ids.toml").write_text(text, encoding="utf-8")
    return game


def written(game: Path, text: str) -> tuple[str, str]:
    """The lists of both modules, without their headings."""
    lists = read_identifiers(declare(game, text))
    python, typescript = python_source("quest", lists), typescript_source("quest", lists)
    return python.partition("import i64\n\n")[2], typescript.partition("*/\n\n")[2]


def test_each_name_counts_once_in_the_order_of_the_rows(game: Path) -> None:
    python, typescript = written(game, HEROES)
    assert python == (
        'HEROES: Final[tuple[str, ...]] = ("hero_red-cap", "hero_anna", "hero_none")\n'
        '"""The bravest first."""\n'
        "RED_CAP: Final[i64] = 0\nANNA: Final[i64] = 1\nNO_HERO: Final[i64] = 2\nHERO_COUNT: Final[i64] = 3\n"
    )
    assert typescript == (
        "/** The bravest first. */\n"
        'export const HEROES = ["hero_red-cap", "hero_anna", "hero_none"] as const;\n'
        "export type Hero = (typeof HEROES)[number];\n"
    )


def test_names_come_from_toml_files_too_and_can_be_sorted(game: Path) -> None:
    python, typescript = written(game, REALMS)
    assert python == 'REALMS: Final[tuple[str, ...]] = ("a", "b")\nHOME_REALM_COUNT: Final[i64] = 2\n'
    assert "export type HomeRealm = (typeof REALMS)[number];\n" in typescript


def test_words_that_name_nothing_are_left_out_and_other_words_can_be_given(game: Path) -> None:
    python, _ = written(game, COLOURS)
    assert python == (
        'COLOURS: Final[tuple[str, ...]] = ("red", "blue")\nCOLOUR_COUNT: Final[i64] = 2\n\n'
        'SUITS: Final[tuple[str, ...]] = ("sun",)\nSUN: Final[i64] = 0\nSUIT_COUNT: Final[i64] = 1\n'
    )


def test_long_lists_are_folded(game: Path) -> None:
    words = [f"thing-{number}" for number in range(40)]
    python, typescript = written(game, f'[THINGS]\none = "thing"\nwords = {words}\n')
    assert max(len(line) for line in (python + typescript).splitlines()) <= LONGEST
    namespace: dict[str, object] = {}
    exec(f"from typing import Final\ni64 = int\n{python}", namespace)
    assert namespace["THINGS"] == tuple(words)


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        ('[A]\none = "a"\nwords = ["x"]\nnumber = true\n', r"\[A\]: number says nothing"),
        ('[A]\none = "a"\nwords = ["x"]\ncalled = { y = "Y" }\n', r"\[A\]: there is no y"),
        ('[A]\none = "a"\nwords = ["1"]\nnumbers = true\n', r"\[A\]: 1 cannot be called 1"),
        ('[A]\none = "a"\nwords = ["x", "X"]\nnumbers = true\n', r"\[A\]: X cannot be called X"),
        (
            '[A]\none = "a"\nwords = ["x"]\nnumbers = true\n[B]\none = "b"\nwords = ["x"]\nnumbers = true\n',
            r"ids.toml: both A and B make a X$",
        ),
    ],
)
def test_what_cannot_be_meant_is_told(game: Path, declared: str, told: str) -> None:
    with pytest.raises(BadIdentifiers, match=told):
        read_identifiers(declare(game, declared))


def test_a_game_with_a_folder_of_the_web_gets_them_there_too(game: Path, tmp_path: Path) -> None:
    declare(game, REALMS)
    package, web = tmp_path / "package", tmp_path / "web"
    assert list(stale(package, web)) == [game / "ids.py"]
    (web / "src" / "games" / "quest").mkdir(parents=True)
    found = stale(package, web)
    assert list(found) == [game / "ids.py", web / "src" / "games" / "quest" / "ids.ts"]
    for path, text in found.items():
        path.write_text(text, encoding="utf-8")
    assert not stale(package, web)
