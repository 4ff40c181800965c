"""Kinds of things, as a game declares them for its texts."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.text import TextError, texts
from rulewright.text.kinds import Kinds, read_kinds


def test_a_role_is_of_its_kinds_and_everything_else_of_its_own(tmp_path: Path) -> None:
    file = tmp_path / "kinds.toml"
    file.write_text('numbered = ["house"]\n[roles]\nguest = ["person", "animal"]\n')
    kinds = read_kinds(file)
    assert kinds.of("guest") == kinds.of("guest2") == ("person", "animal")
    assert kinds.of("house") == ("house",)
    assert kinds.numbered == {"house"}
    assert kinds.cards == ("card",)


def test_a_game_need_not_declare_any(tmp_path: Path) -> None:
    assert read_kinds(tmp_path / "kinds.toml") == Kinds()


@pytest.mark.parametrize("text", ["kind = 1", 'numbered = "order"', "roles = 3", "[roles]\nguest = 1", "cards = ["])
def test_a_file_that_declares_something_else_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "kinds.toml"
    file.write_text(text)
    with pytest.raises(TextError, match=r"kinds\.toml: these are no kinds of things"):
        read_kinds(file)


def test_each_game_has_kinds_of_its_own() -> None:
    ethnos, runewars = texts("ethnos", "en").kinds, texts("runewars", "en").kinds
    assert ethnos.of("leader") == ("card",) and runewars.of("leader") == ("leader",)
    assert runewars.numbered == {"order", "fate"} and not ethnos.numbered
