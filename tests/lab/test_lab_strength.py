"""The measured strength of the bots: one file a game, from which the page is made and to which docs/bots.md is held."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rulewright
from rulewright import BadContent
from rulewright.lab.strength import Measured, read_strength

DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
ROW = re.compile(r"(\d+)(½?) of (\d+) \| (\d+) % \| (\d+) to (\d+) %")


def told(game: str) -> list[tuple[float, int, int, int, int]]:
    """The rows of the table about a game: games won, games, share, interval."""
    (chapter,) = re.findall(rf"^## Strength in {game.title()}\n(.*?)^## ", DOCUMENT.read_text(), re.M | re.S)
    return [
        (int(won) + (0.5 if half else 0), int(games), int(share), int(low), int(high))
        for won, half, games, share, low, high in ROW.findall(chapter)
    ]


@pytest.mark.parametrize("game", rulewright.INCLUDED_GAMES)
def test_the_document_tells_what_was_measured(game: str) -> None:
    rows = read_strength(rulewright.game(game).folder / "face" / "strength.toml")
    assert len(rows) >= 4
    for row in rows:
        rate = row.rate
        # A half is written as the next whole number.
        shares = [int(100 * value + 0.5) for value in (rate.share, rate.low, rate.high)]
        assert (row.won, row.games, *shares) in told(game), row


@pytest.mark.parametrize("game", rulewright.INCLUDED_GAMES)
def test_a_stronger_level_was_measured_against_the_one_below(game: str) -> None:
    rows = read_strength(rulewright.game(game).folder / "face" / "strength.toml")
    pairs = {(row.bot, *row.others) for row in rows}
    assert {("steady", "novice"), ("sharp", "steady")} <= pairs
    assert {len(row.others) + 1 for row in rows} == {2, 4}


def test_a_game_without_the_file_has_not_been_measured(tmp_path: Path) -> None:
    assert read_strength(tmp_path / "strength.toml") == []


@pytest.mark.parametrize(
    "row",
    [
        'bot = "sharp"\nothers = ["steady"]\nwon = 5\ngames = 4',
        'bot = "sharp"\nothers = ["steady"]\nwon = 0\ngames = 0',
        'bot = "sharp"\nothers = []\nwon = 1\ngames = 4',
        'bot = "genius"\nothers = ["steady"]\nwon = 1\ngames = 4',
        'bot = "sharp"\nothers = ["steady"]\ngames = 4',
    ],
)
def test_what_cannot_have_been_measured_is_refused(tmp_path: Path, row: str) -> None:
    file = tmp_path / "strength.toml"
    file.write_text(f"[[measured]]\n{row}\n", encoding="utf-8")
    with pytest.raises(BadContent, match="strength"):
        read_strength(file)


def test_a_share_comes_with_its_interval() -> None:
    rate = Measured("sharp", ["steady"], 83, 100).rate
    assert rate.low < rate.share == 0.83 < rate.high
