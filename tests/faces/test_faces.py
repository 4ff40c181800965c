"""Faces of games: found beside the rules, loaded by those who look, and nobody needs one."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import rulewright
from rulewright.cli.seats import Sitter
from rulewright.faces import face_of
from rulewright.faces.pictures import picture_of
from rulewright.faces.terminal import Board, board_for, words_of
from rulewright.text import LOCALES, texts
from toy import Toy

SOURCE = Path(rulewright.__file__).parents[1]


def test_the_parts_of_a_face_are_found_beside_the_rules() -> None:
    ethnos, runewars = rulewright.game("ethnos"), rulewright.game("runewars")
    assert picture_of(ethnos) is None
    assert picture_of(runewars) is not None
    for rules in (ethnos, runewars):
        face = face_of(rules, "terminal")
        assert face is not None and face.__name__ == f"rulewright.games.{rules.name}.face.terminal"
        assert type(board_for(rules.name, "en", [])) is face.BOARD


def test_a_game_without_a_face_has_none() -> None:
    assert face_of(Toy("toy-faceless"), "terminal") is None
    assert picture_of(Toy("toy-faceless")) is None


def test_a_game_without_a_board_gets_a_readable_tree() -> None:
    state = rulewright.game("ethnos").new(2, seed=b"tree")
    board = Board(texts("ethnos", "en"), words_of(Path("nowhere"), "en"), [Sitter("Ada", "human")] * 2)
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(board.full(state.view(0)))
    text = captured.get()
    assert "dragons: 0" in text
    assert re.search(r"straton: \d+, \d+", text)
    for card in state.view(0)["pool"]:
        assert card in text


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("game", rulewright.INCLUDED_GAMES)
def test_boards_have_a_word_for_everything_that_they_say(game: str, locale: str) -> None:
    folder = rulewright.game(game).folder
    source = (folder / "face" / "terminal.py").read_text(encoding="utf-8")
    words = words_of(folder, locale)
    asked = set(re.findall(r'"((?:terminal|board)-[a-z-]+)"', source))
    stems = set(re.findall(r'f"(terminal-(?:[a-z]+-)*)\{', source))
    assert asked and all(words.has(id) for id in asked)
    own = {id for id in words.ids() if id.startswith("terminal-")}
    assert {id for id in own - asked if not any(id.startswith(stem) for stem in stems)} == set()


@pytest.mark.parametrize("game", rulewright.INCLUDED_GAMES)
def test_rules_load_neither_rich_nor_numpy(game: str) -> None:
    program = f"import sys, rulewright; rulewright.game({game!r}).new(2, seed=1); print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", program], cwd=SOURCE, capture_output=True, text=True, check=True)
    assert not {"rich", "numpy", f"rulewright.games.{game}.face"} & set(done.stdout.split())
