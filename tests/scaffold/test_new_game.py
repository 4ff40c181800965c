"""New games: the skeleton of a specification lies in the tree as every game does, plays, and conforms at once."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from commanding import run

import rulewright
from rulewright import games
from rulewright.conformance import assert_game_conforms
from rulewright.core import registry
from rulewright.core.chance import seed_of
from rulewright.scaffold.cases import agree
from rulewright.scaffold.generate import stale
from rulewright.scaffold.new_game import CannotBegin, begin, load
from rulewright.scaffold.skeleton import Skeleton
from rulewright.scaffold.todo import todo
from rulewright.text import texts
from scaffold_lanterns import POSITIONS, write_specification

ROOT = Path(__file__).parents[2]
SHARED = ROOT.parent / "shared" / "games"
BIN = Path(sys.executable).parent


def empty_tree(folder: Path) -> Path:
    """A source tree without games: what a game stands on, and the places where one is written."""
    source = folder / "src" / "rulewright"
    for layer in ("core", "kit"):
        shutil.copytree(ROOT / "src" / "rulewright" / layer, source / layer, ignore=shutil.ignore_patterns("*.so"))
    (source / "games").mkdir()
    for file in ("__init__.py", "sealing.py", "undoing.py", "games/__init__.py", "games/outside.py"):
        shutil.copyfile(ROOT / "src" / "rulewright" / file, source / file)
    (folder / "tests" / "games").mkdir(parents=True)
    return folder


@pytest.fixture(autouse=True)
def games_as_they_were() -> Iterator[None]:
    """A game that a test has begun is forgotten after it."""
    before, known = list(games.__path__), set(sys.modules)
    yield
    games.__path__[:] = before
    for name in [name for name in sys.modules if name.startswith("rulewright.games.") and name not in known]:
        del sys.modules[name]
        registry._games.pop(name.split(".")[2], None)


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return empty_tree(tmp_path / "tree")


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    return write_specification(tmp_path / "spec")


def files_in(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts}


# A skeleton


def test_a_skeleton_conforms_on_its_first_run(tree: Path, spec: Path) -> None:
    begun = begin("lanterns", "LA", spec, tree)
    assert begun.counts["rules"] == 4 and begun.counts["decisions"] == 2 and begun.counts["rows"] == 3
    assert begun.gaps == []
    game = load("lanterns", tree)
    assert assert_game_conforms(game, seeds=1).games == 2, "for 2 and 3 players"
    assert game.new(2).result is not None, "a game that nobody has written is over when it is set up"


def test_it_reads_and_writes_the_positions_of_its_specification(tree: Path, spec: Path) -> None:
    begin("lanterns", "LA", spec, tree)
    game = load("lanterns", tree)
    for position in POSITIONS:
        given = json.loads(json.dumps(position))
        for frame in given["pending"]:
            for name in ("ask", "of", "answers"):
                frame.pop(name, None)
        agree(given, game.position(game.load(given, seed_of(b"x"))))
    state = game.from_position(POSITIONS[0])
    assert state.waiting == (1,) and state.options(1) == ["take:sun", "take:moon", "take:star", "pass"]
    assert state.why_not(1, "vote:1").rule == "LA-010"
    assert state.view(0)["seats"][0]["hand"] == 2, "hidden, until it is declared who sees it"
    with pytest.raises(rulewright.BadPosition, match="'comet' is not known here"):
        game.from_position({"seats": [{"hand": ["comet"]}, {}]})
    with pytest.raises(rulewright.RulewrightError, match="turn: the step take is still to be written"):
        state.choose(1, "pass")


def test_its_rulebook_and_texts_have_everything_in_both_languages(tree: Path, spec: Path) -> None:
    begin("lanterns", "LA", spec, tree)
    registry.register("lanterns", lambda: load("lanterns", tree))
    for locale, name, lantern in (("en", "Lanterns", "Moon"), ("pl", "Lampiony", "Księżyc")):
        words = texts("lanterns", locale)
        assert [rule.id for chapter in words.rules() for rule in chapter.rules] == [
            "LA-001",
            "LA-002",
            "LA-010",
            "LA-011",
        ]
        assert words.message("game-name") == name and words.name("lantern", "moon") == lantern
        assert words.message("prompt-take") == words.message("refusal-vote") == "UNWRITTEN"
        assert words.option("take", "take:moon").endswith(lantern)
    text = (tree / "src/rulewright/games/lanterns/rulebook/en.md").read_text(encoding="utf-8")
    assert "takes a lantern" not in text, "no sentence of the specification is taken over"
    assert "*Source: public, ruling*" in text


def test_it_lies_in_the_tree_as_ruff_mypy_and_make_generate_want_it(tree: Path, spec: Path) -> None:
    begin("lanterns", "LA", spec, tree)
    assert sound(tree, "lanterns") == []


def sound(tree: Path, name: str) -> list[str]:
    """What is wrong with the sources of a game."""
    config = ["--config", str(ROOT / "pyproject.toml")]
    commands = [
        [str(BIN / "ruff"), "check", *config, "--ignore", "I001", f"src/rulewright/games/{name}", "tests"],
        [str(BIN / "ruff"), "format", "--check", *config, f"src/rulewright/games/{name}", "tests"],
        [str(BIN / "mypy"), "--strict", "--warn-unreachable", "-p", f"rulewright.games.{name}"],
    ]
    environment = {**os.environ, "MYPYPATH": str(tree / "src")}
    done = [subprocess.run(each, cwd=tree, env=environment, capture_output=True, text=True) for each in commands]
    faults = [one.stdout + one.stderr for one in done if one.returncode != 0]
    own = tree / "src" / "rulewright" / "games" / name
    return faults + [str(path) for path in stale(tree / "src" / "rulewright", tree / "web") if path.is_relative_to(own)]


def test_chapters_can_lie_in_rooms(tree: Path, spec: Path) -> None:
    begin("lanterns", "LA", spec, tree, rooms="turn=2")
    folder = tree / "src" / "rulewright" / "games" / "lanterns"
    assert {path.parent.name for path in folder.glob("*/frames.py")} == {"turn"}
    assert (folder / "turn" / "turn.py").is_file() and (folder / "knowledge" / "views.py").is_file()
    assert sound(tree, "lanterns") == []
    assert_game_conforms(load("lanterns", tree), seeds=1)


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in ("wonderland", "battalia", "heroes") if (SHARED / name).is_dir()])
def test_the_skeleton_of_a_big_game_conforms_and_is_sound(tree: Path, tmp_path: Path, name: str) -> None:
    """Without its transcripts, so that the examples and cases must do."""
    spec = tmp_path / "spec"
    shutil.copytree(SHARED / name, spec, ignore=shutil.ignore_patterns("*.xz"))
    prefix = {"wonderland": "WW", "battalia": "BA", "heroes": "MH"}[name]
    begun = begin("trial", prefix, spec, tree)
    game = load("trial", tree)
    assert_game_conforms(game, seeds=1)
    rulebook = (tree / "src/rulewright/games/trial/rulebook/en.md").read_text(encoding="utf-8")
    assert len(re.findall(rf"^### {prefix}-\d+ .", rulebook, re.MULTILINE)) == begun.counts["rules"]
    assert sound(tree, "trial") == []


# Whole or not at all


@pytest.mark.parametrize(
    ("name", "prefix", "sentence"),
    [
        ("Lan-terns", "LA", "is no name for a game"),
        ("lambda", "LA", "is no name for a game"),
        ("lanterns", "la", "is no prefix of rules"),
        ("lanterns", "XY", "has no rule whose number begins with XY-"),
    ],
)
def test_bad_input_is_told_in_a_sentence_and_nothing_is_written(
    tree: Path, spec: Path, name: str, prefix: str, sentence: str
) -> None:
    before = files_in(tree)
    done = run("new-game", name, "--prefix", prefix, "--spec", spec, "--into", tree)
    assert done.exit_code == 2 and sentence in " ".join(done.stderr.split())
    assert files_in(tree) == before


@pytest.mark.parametrize("arguments", [["--spec", "nowhere", "--prefix", "LA"], ["--prefix", "LA"], []])
def test_a_missing_folder_or_option_is_told(tree: Path, arguments: list[str]) -> None:
    done = run("new-game", "lanterns", *arguments, "--into", tree)
    assert done.exit_code == 2
    assert "there is no such folder" in done.stderr or "needs --prefix and --spec" in done.stderr


def test_a_folder_outside_of_a_checkout_is_refused(tmp_path: Path, spec: Path) -> None:
    done = run("new-game", "lanterns", "--prefix", "LA", "--spec", spec, "--into", tmp_path)
    assert done.exit_code == 2 and "lies in no source tree of Rulewright" in " ".join(done.stderr.split())


@pytest.mark.parametrize(("rooms", "sentence"), [("turn", "is no room"), ("turn=9", "has the chapters 1 to 2")])
def test_rooms_that_are_none_are_refused(tree: Path, spec: Path, rooms: str, sentence: str) -> None:
    with pytest.raises(CannotBegin, match=sentence):
        begin("lanterns", "LA", spec, tree, rooms=rooms)


def test_a_game_that_exists_is_not_touched(tree: Path, spec: Path) -> None:
    begin("lanterns", "LA", spec, tree)
    file = tree / "src" / "rulewright" / "games" / "lanterns" / "flow.py"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(CannotBegin, match="exists already"):
        begin("lanterns", "LA", spec, tree)
    assert file.read_text(encoding="utf-8") == "mine"


def test_a_file_of_the_web_client_that_exists_stays(tree: Path, spec: Path) -> None:
    mine = tree / "web" / "src" / "games" / "lanterns" / "ids.ts"
    mine.parent.mkdir(parents=True)
    mine.write_text("mine", encoding="utf-8")
    begin("lanterns", "LA", spec, tree)
    assert mine.read_text(encoding="utf-8") == "mine"


def test_a_failure_half_way_leaves_nothing_behind(tree: Path, spec: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = files_in(tree)
    whole = Skeleton.texts

    def broken(skeleton: Skeleton) -> dict[str, str]:
        return {**whole(skeleton), "src/rulewright/games/lanterns/flow.py/impossible": ""}

    monkeypatch.setattr(Skeleton, "texts", broken)
    with pytest.raises(OSError):
        begin("lanterns", "LA", spec, tree)
    assert files_in(tree) == before


def test_a_dry_run_says_what_it_would_write_and_writes_nothing(tree: Path, spec: Path) -> None:
    before = files_in(tree)
    done = run("new-game", "lanterns", "--prefix", "LA", "--spec", spec, "--into", tree, "--dry-run")
    assert done.exit_code == 0
    assert "read: 2 chapters, 4 rules, 2 decisions" in done.stdout
    assert "would write: " in done.stdout and "src/rulewright/games/lanterns/frames.py" in done.stdout
    assert "reading " in done.stderr
    assert files_in(tree) == before


# What is still to be written


def left(tree: Path) -> Any:
    return todo("lanterns", tree)


def test_what_is_left_is_listed_and_becomes_less(tree: Path, spec: Path) -> None:
    done = run("new-game", "lanterns", "--prefix", "LA", "--spec", spec, "--into", tree, "--json")
    assert done.exit_code == 0 and json.loads(done.stdout)["gaps"] == []
    first = left(tree)
    assert first.failing == ["L-1", "L-3"] and first.settled == []
    assert first.untested == ["LA-002", "LA-010", "LA-011"], "LA-001 is shown by a case that passes"
    assert first.kinds["decisions without their options"] == 2 and first.kinds["steps"] == 4
    game, tests = tree / "src" / "rulewright" / "games" / "lanterns", tree / "tests" / "games" / "lanterns"

    replace(game / "text" / "en.ftl", "prompt-take = UNWRITTEN", "prompt-take = Take a lantern.")
    replace(tests / "test_turn.py", "# UNWRITTEN LA-010 Taking", '@pytest.mark.rule("LA-010")\ndef test_taking(): ...')
    replace(tests / "failing_cases.txt", "L-1\n", "L-1\nL-2\n")
    chapter = next(path for path in game.glob("*.py") if 'every_option("take"' in path.read_text(encoding="utf-8"))
    replace(chapter, 'every_option("take", "pass")', "[PASS]")
    second = left(tree)
    assert second.kinds["texts"] == first.kinds["texts"] - 1
    assert second.kinds["decisions without their options"] == 1
    assert (
        second.marks["src/rulewright/games/lanterns/text/en.ftl"]
        == first.marks["src/rulewright/games/lanterns/text/en.ftl"] - 1
    )
    assert second.untested == ["LA-002", "LA-011"]
    assert second.settled == ["L-2"], "a case that passes has no business among those that fail"


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old}"
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_the_list_is_told_with_an_exit_code(tree: Path, spec: Path) -> None:
    begin("lanterns", "LA", spec, tree)
    done = run("new-game", "lanterns", "--todo", "--into", tree)
    assert done.exit_code == 1
    assert "3  rules without a test: LA-002, LA-010, LA-011" in done.stdout
    assert "2  cases that do not pass yet: L-1, L-3" in done.stdout
    assert json.loads(run("new-game", "lanterns", "--todo", "--json", "--into", tree).stdout)["failing"] == [
        "L-1",
        "L-3",
    ]
    unknown = run("new-game", "nothing", "--todo", "--into", tree)
    assert unknown.exit_code == 2 and "there is no game 'nothing'" in unknown.stderr


@pytest.mark.parametrize("name", rulewright.INCLUDED_GAMES)
def test_of_a_finished_game_nothing_is_left(name: str) -> None:
    found = todo(name, ROOT)
    assert found.marks == {} and found.failing == [] and found.gaps == []


def test_a_finished_game_is_told_to_be_one() -> None:
    done = run("new-game", "ethnos", "--todo", "--into", ROOT)
    assert (done.exit_code, done.stdout) == (0, "ethnos: nothing is left to be written\n")


# In preparation


def test_a_game_in_preparation_is_known_by_its_name_and_listed_nowhere(tree: Path, spec: Path) -> None:
    begin("lanterns", "LA", spec, tree)
    games.__path__.append(str(tree / "src" / "rulewright" / "games"))
    games.find_games_in_preparation()
    try:
        assert "lanterns" in games.in_preparation()
        assert rulewright.game("lanterns").name == "lanterns"
        assert "lanterns" not in rulewright.game_names() and not registry.is_offered("lanterns")
        assert "lanterns" not in run("games").stdout
    finally:
        registry._prepared.pop("lanterns")
    (tree / "src/rulewright/games/lanterns/preparation.toml").unlink()
    assert "lanterns" not in games.in_preparation()


def test_games_in_preparation_lie_in_this_tree_without_being_offered() -> None:
    for name in games.in_preparation():
        assert name not in rulewright.INCLUDED_GAMES and name not in rulewright.game_names()
        assert rulewright.game(name).new(rulewright.game(name).min_players)
