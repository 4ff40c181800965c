"""Imports go downwards only: core, kit, games, bots, research and lab, server, the command line.

Every import counts, also those inside functions and those for type checkers alone.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import rulewright

PACKAGE = Path(rulewright.__file__).parent
ALLOWED = {
    "core": {"core"},
    "kit": {"core", "kit"},
    "text": {"core", "text"},
    "games": {"core", "kit", "games"},
    "bots": {"core", "games", "bots"},
    "sealing": {"core"},
    "files": {"core"},
    "conformance": {"core", "kit", "games", "sealing"},
    "research": {"core", "kit", "games", "bots", "text", "research"},
    "lab": {"core", "games", "bots", "text", "research", "files", "lab"},
    "server": {"core", "games", "bots", "text", "research", "lab", "files", "sealing", "server"},
    "cli": {"core", "games", "bots", "text", "research", "lab", "server", "cli", "conformance", "files", "sealing"},
    "__init__": {"core", "games", "sealing"},
    "__main__": {"cli"},
}
SOURCES = sorted(PACKAGE.rglob("*.py"))


def layer_of(path: Path) -> str:
    """`core`, `games` and so on; for a module of the package itself, its name."""
    first = path.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def imported(source: str, module: str, is_package: bool = False) -> set[str]:
    """The full names of everything of rulewright that a source imports, wherever in it."""
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
    return {name for name in names if name.split(".")[0] == "rulewright"}


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
    assert found <= ALLOWED[layer], f"{sorted(found - ALLOWED[layer])} lie above {layer}"


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
    """But for the drawings of research: one module a game."""
    games = {folder.name for folder in (PACKAGE / "games").iterdir() if folder.is_dir()}
    for layer in ("core", "kit", "bots", "research"):
        for path in (PACKAGE / layer).rglob("*.py"):
            names = imported(path.read_text(encoding="utf-8"), module_name(path))
            drawn = path.stem if path.parent.name == "drawings" else ""
            known = {name.split(".")[2] for name in names if name.startswith("rulewright.games.")}
            assert not (known & games) - {drawn}, path


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
