"""Titles of games in lists, as games declare them."""

from __future__ import annotations

from pathlib import Path

import pytest

import rulewright
from rulewright.text import TextError
from rulewright.text.titles import Title, read_title
from titles import TITLES


def written(folder: Path, text: str) -> Path:
    file = folder / "title.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_a_title_is_read_as_it_is_declared(tmp_path: Path) -> None:
    file = written(tmp_path, 'weight = "heavy"\nminutes = [90, 120]\nground = "#0a1B2c"\nicon = "M0 0h512v512z"\n')
    assert read_title(file) == Title("heavy", (90, 120), "#0a1B2c", "M0 0h512v512z")


def test_every_field_and_the_whole_file_may_be_missing(tmp_path: Path) -> None:
    assert read_title(tmp_path / "title.toml") == Title("", (), "", "")
    assert read_title(written(tmp_path, 'weight = "medium"')) == Title("medium")


@pytest.mark.parametrize(
    "text",
    [
        'weight = "huge"', "weight = 3", "minutes = [60]", "minutes = [90, 60]", "minutes = [0, 9]", 'minutes = "60"',
        'ground = "red"', 'ground = "#12345"', 'icon = "<script>"', "icon = 7", "colour = 1", "weight =",
    ],
)  # fmt: skip
def test_what_is_no_title_is_refused(tmp_path: Path, text: str) -> None:
    with pytest.raises(TextError, match=r"title\.toml: this is no title"):
        read_title(written(tmp_path, text))


@pytest.mark.parametrize("game", TITLES)
def test_included_games_have_whole_titles(game: str) -> None:
    assert all(read_title(rulewright.game(game).folder / "face" / "title.toml"))
