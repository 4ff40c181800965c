"""Ethnos in the terminal: the grid of Kingdoms, the players, Bands card by card, the score sheet; in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from commanding import continued
from rich.console import Console

import rulewright
from rulewright.cli.seats import Sitter
from rulewright.faces.terminal import Board, board_for
from rulewright.text import texts

DUEL: dict[str, Any] = {"players": 2, "tribes": ["elf", "giant", "orc", "skeleton", "troll"]}


def printed(board: Board, view: dict[str, Any]) -> str:
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(board.full(view))
    return captured.get()


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("players", range(2, 7))
def test_the_board_names_everything_in_words_too(language: str, players: int) -> None:
    tribes = ["giant", "merfolk", "orc", "skeleton", "troll", "elf"][: 6 if players > 3 else 5]
    state = rulewright.game("ethnos").new(players, {"tribes": tribes}, seed=b"board")
    names = [Sitter(f"Name{seat}", "human" if seat == 0 else "steady") for seat in range(players)]
    words_of_game = texts("ethnos", language)
    text = printed(board_for("ethnos", language, names), state.view(0))
    for kingdom, colour in [("althea", "green"), ("rhea", "red"), ("straton", "blue")]:
        assert words_of_game.name("kingdom", kingdom) in text
        assert words_of_game.name("colour", colour) in text
    for name in names:
        assert name.name in text
    for card in state.view(0)["seats"][0]["hand"]:
        assert words_of_game.name("card", card) in text
    assert "\x1b" not in text
    assert max(len(line) for line in text.splitlines()) <= 100


def test_the_board_shows_markers_tracks_tokens_and_bands() -> None:
    band = {"leader": "giant-red", "cards": ["giant-red", "orc-red", "skeleton"]}
    position = {
        "players": 4, "tribes": ["giant", "merfolk", "orc", "skeleton", "troll", "elf"], "age": 2, "dragons": 1,
        "glory_tokens": {"rhea": [2, 4, 6]}, "markers": {"rhea": [0, 3, 1, 0]}, "giant": {"seat": 1, "band": 0},
        "pool": ["elf-blue"],
        "seats": [
            {"hand": ["elf-red"]}, {"bands": [band], "merfolk": 7, "horde": ["red", "blue"], "trolls": [3]}, {}, {},
        ],
    }  # fmt: skip
    state = rulewright.game("ethnos").from_position(position)
    names = [Sitter(name, "human") for name in ("Ada", "Bo", "Cy", "Di")]
    rows = printed(board_for("ethnos", "en", names), state.view(0)).splitlines()
    assert rows[0].startswith("Age II of III   Dragons 1 of 3 ●○○")
    assert re.search(r"Glory II .*\[4\]", "\n".join(rows))
    markers, standing = (row for row in rows if "Bo " in row and "token" not in row)
    assert re.search(r"3▲ ⚑ +⚑|3▲ ⚑ +· ⚑", markers)
    assert standing.split() == ["Bo", "0", "0", "19", "7/18", "2/6", "3", "Red", "Giant", "3", "*"]
    assert any("Troll tokens left: 1 2 4 5 6   Giant token (*): Bo, Band of 3" in row for row in rows)
    assert any(row.startswith("Elf") and "■" in row and "□" in row for row in rows)
    assert "Your hand (1 of 10): Red Elf" in rows


def test_the_end_shows_places_and_glory_by_source_and_age(tmp_path: Path) -> None:
    # Given the last turn of the game: the third Dragon is on top of the deck
    position = {
        **DUEL, "age": 2, "dragons": 2, "deck_top": ["dragon"],
        "glory_tokens": {"rhea": [2, 8]}, "markers": {"rhea": [0, 3]},
    }  # fmt: skip
    # When it is drawn
    result = continued(tmp_path / "last.json", position, "draw")
    # Then the winner, the places and the score sheet are shown
    assert result.exit_code == 0
    assert "Player 2 wins and is King of Ethnos." in result.output
    assert re.search(r"1 +Player 2 +10\n +2 +Player 1 +0\n", result.output)
    second_age = result.output.partition("Second Age")[2]
    assert re.search(r"Kingdoms +· +10\n", second_age)
    assert re.search(r"Together +0 +10\n", second_age)


def test_pool_and_bands_are_listed_card_by_card(tmp_path: Path) -> None:
    band = {"leader": "elf-red", "cards": ["elf-red", "orc-red"]}
    position = {**DUEL, "pool": ["elf-blue", "elf-blue"], "seats": [{}, {"bands": [band]}]}
    result = continued(tmp_path / "game.json", position, "b")
    assert "Pool (2): Blue Elf ×2" in result.output
    assert "Red Elf leads 2: Red Elf, Red Orc" in result.output
