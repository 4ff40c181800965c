"""Compiled and pure Python agree: both are compared with the same stored hashes."""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path

import pytest

import rulewright
from building import setup_module

GOLDEN = Path(__file__).parent.parent / "golden"
STORED: dict[str, list[str]] = json.loads((GOLDEN / "hashes.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def found() -> dict[str, list[str]]:
    """The hashes as this build computes them."""
    sys.path.insert(0, str(GOLDEN))
    try:
        found: dict[str, list[str]] = importlib.import_module("transcripts").hashes()
    finally:
        sys.path.remove(str(GOLDEN))
    return found


@pytest.mark.parametrize("game", STORED)
def test_random_games_have_the_stored_hashes(game: str, found: dict[str, list[str]]) -> None:
    assert found[game] == STORED[game]


def test_no_game_is_missing_from_the_store(found: dict[str, list[str]]) -> None:
    assert set(found) == set(STORED)
    assert len(STORED) == 92


def loaded_from() -> dict[str, Path]:
    """All modules that can be compiled, imported: the file that each came from."""
    package = Path(rulewright.__file__).parent
    groups: dict[str, list[Path]] = setup_module().compiled_groups(package)
    names = [
        ".".join(path.relative_to(package.parent).with_suffix("").parts) for paths in groups.values() for path in paths
    ]
    return {name: Path(importlib.import_module(name).__file__ or "") for name in names}


def test_no_loaded_extension_is_older_than_its_source() -> None:
    """An extension beside an edited source would win over it silently."""
    loaded_from()
    stale = []
    for name, loaded in list(sys.modules.items()):
        path = Path(getattr(loaded, "__file__", None) or "")
        if name.split(".")[0] == "rulewright" and path.suffix in (".so", ".pyd"):
            source = path.parent / f"{path.name.split('.')[0]}.py"
            if not source.exists() or source.stat().st_mtime > path.stat().st_mtime:
                stale.append(name)
    assert stale == []


def test_core_and_rules_are_compiled_together_or_not_at_all() -> None:
    compiled = {name: path.suffix in (".so", ".pyd") for name, path in loaded_from().items()}
    assert len(set(compiled.values())) == 1, compiled
