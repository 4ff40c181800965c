"""Imports go downwards only: core, kit, games, bots, text, faces, research and lab, server, the command line.

Every import counts, also those inside functions and those for type checkers alone.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import rulewright

PACKAGE = Path(rulewright.__file__).parent
ALLOWED = {
    "core": {"core"},
    "kit": {"core", "kit"},
    "text": {"core", "comparing", "text"},
    "faces": {"core", "text", "faces"},
    "games": {"core", "kit", "games"},
    "bots": {"core", "games", "bots"},
    "comparing": {"core"},
    "sealing": {"core"},
    "lessons": {"core", "sealing"},
    "undoing": {"core"},
    "scaffold": {"core", "kit", "games", "scaffold"},
    "files": {"core"},
    "conformance": {"core", "kit", "games", "sealing", "undoing"},
    "research": {"core", "kit", "games", "bots", "text", "faces", "research"},
    "lab": {"core", "games", "bots", "text", "research", "comparing", "files", "lab"},
    "server": {
        "core", "games", "bots", "text", "faces", "research", "lab", "comparing", "files", "lessons", "sealing",
        "undoing", "server",
    },
    "cli": {
        "core", "games", "bots", "text", "faces", "research", "lab", "server", "cli", "conformance", "files",
        "sealing", "scaffold",
    },
    "__init__": {"core", "games", "sealing", "undoing"},
    "__main__": {"cli"},
}  # fmt: skip
FACE = {"core", "kit", "games", "text", "faces"}
"""What the face of a game may import, the folder `face` beside its rules."""
DRAWING = {"rich", "numpy"}
"""What faces are drawn with, and rules never load."""
SOURCES = sorted(PACKAGE.rglob("*.py"))
BESIDE = {"__init__", "__main__", "comparing", "files", "lessons", "sealing", "undoing"}
"""What stands beside the layers, and in no picture of them."""


def layer_of(path: Path) -> str:
    """`core`, `games` and so on; for a module of the package itself, its name."""
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def is_face(path: Path) -> bool:
    """Whether a module belongs to the face of a game."""
    return layer_of(path) == "games" and "face" in path.relative_to(PACKAGE).parts


def everything_imported(source: str, module: str, is_package: bool = False) -> set[str]:
    """The full names of everything that a source imports, wherever in it."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")[: None if is_package and node.level == 1 else -node.level + is_package]
                base = ".".join([*parents, base]).rstrip(".")
            names.update(f"{base}.{alias.name}" for alias in node.names)
    return names


def imported(source: str, module: str, is_package: bool = False) -> set[str]:
    """The full names of everything of rulewright that a source imports."""
    return {name for name in everything_imported(source, module, is_package) if name.split(".")[0] == "rulewright"}


def layers_imported(source: str, module: str, is_package: bool = False) -> set[str]:
    """The layers of these names; a name of the package itself, such as `rulewright.game`, belongs to none."""
    layers = {name.split(".")[1] for name in imported(source, module, is_package) if "." in name}
    return layers & ALLOWED.keys()


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_imports_go_downwards(path: Path) -> None:
    layer = layer_of(path)
    assert layer in ALLOWED, f"{layer} belongs to no layer: say in this test what it may import"
    found = layers_imported(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
    allowed = FACE if is_face(path) else ALLOWED[layer]
    assert found <= allowed, f"{sorted(found - allowed)} lie above {layer}"


def test_rules_know_nothing_of_their_face_nor_of_what_it_is_drawn_with() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        if not is_face(path):
            names = everything_imported(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
            assert not [name for name in names if "face" in name.split(".") or name.split(".")[0] in DRAWING], path


@pytest.mark.parametrize("layer", ["core", "kit", "games"])
def test_core_kit_and_games_do_not_go_through_the_package(layer: str) -> None:
    """`import rulewright` inside the core would import everything, upwards."""
    for path in (PACKAGE / layer).rglob("*.py"):
        names = imported(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
        assert all(name.split(".")[1:2] and name.split(".")[1] in ALLOWED for name in names), path


def test_a_game_does_not_know_another_game() -> None:
    shared = {path.stem for path in (PACKAGE / "games").glob("*.py")}
    for folder in (PACKAGE / "games").iterdir():
        for path in folder.rglob("*.py"):
            names = imported(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
            others = {name.split(".")[2] for name in names if name.startswith("rulewright.games.")}
            assert others <= {folder.name, *shared}, path


def test_what_games_share_knows_none_of_them() -> None:
    games = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}
    for path in (PACKAGE / "games").glob("*.py"):
        names = imported(path.read_text(encoding="utf-8"), module_name(path), path.name == "__init__.py")
        known = {name.split(".")[2] for name in names if name.startswith("rulewright.games.")}
        assert not known & games, path


def test_only_games_are_known_by_name_in_their_own_folder() -> None:
    games = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}
    for path in SOURCES:
        if layer_of(path) != "games":
            names = imported(path.read_text(encoding="utf-8"), module_name(path))
            known = {name.split(".")[2] for name in names if name.startswith("rulewright.games.")}
            assert not known & games, path


def test_the_check_sees_imports_wherever_they_stand() -> None:
    source = """
import rulewright.bots.search
from rulewright import lab
def later():
    from rulewright.server import app
    if True:
        import rulewright.cli as c
from ..games import ethnos
"""
    found = layers_imported(source, "rulewright.core.state")
    assert found == {"bots", "lab", "server", "cli", "games"}
    assert layers_imported("from . import state", "rulewright.core", is_package=True) == {"core"}
    assert layers_imported("from .state import State", "rulewright.core.game") == {"core"}


def test_the_picture_of_the_layers_is_true() -> None:
    """docs/architecture.md: every arrow is allowed, and every layer is in the picture."""
    document = (Path(__file__).parent.parent / "docs" / "architecture.md").read_text(encoding="utf-8")
    picture = document.partition("graph BT")[2].partition("```")[0]
    arrows = re.findall(r"^    (\w+) --> (\w+)$", picture, re.MULTILINE)
    assert {layer for arrow in arrows for layer in arrow} == ALLOWED.keys() - BESIDE
    for one, other in arrows:
        assert other in ALLOWED[one], f"{one} does not import {other}"
