"""Tables as text and as pictures."""

from __future__ import annotations

import random

import numpy as np

import rulewright
from rulewright.core.state import State
from rulewright.faces.colours import HEAD, INK, PAPER, SEAT_COLOURS
from rulewright.faces.font import GLYPH_HEIGHT, GLYPH_WIDTH, ROWS, glyph
from rulewright.research import picture

POSITION = {
    "players": 3,
    "tribes": ["elf", "giant", "orc", "skeleton", "troll"],
    "age": 2,
    "pool": ["elf-green", "elf-green", "orc-red"],
    "markers": {"althea": [1, 2, 3], "pelagon": [4, 0, 0]},
    "glory_tokens": {"althea": [2, 8]},
    "seats": [{"glory": 20, "hand": ["elf-red"]}, {"glory": 31}, {"hand": ["orc-blue", "skeleton"]}],
    "pending": [{"frame": "turn_action", "seat": 2}],
}


def position() -> State:
    state: State = rulewright.game("ethnos").from_position(POSITION, seed=1)
    return state


def test_the_text_shows_the_open_table() -> None:
    lines = picture.text(position()).splitlines()
    assert lines[0] == "ethnos: turn_action of seat_2"
    assert any(line.startswith("age 2") for line in lines)
    assert any(line.split() == ["pool", "elf-green", "x2,", "orc-red"] for line in lines)
    assert any(line.split() == ["seat_0", "seat_1", ">", "seat_2"] for line in lines)
    assert any(line.split() == ["glory", "20", "31", "0"] for line in lines)
    assert any(line.split() == ["hand", "1", "0", "2"] for line in lines)
    assert any(line.split() == ["althea", "2", "8", "1", "2", "3"] for line in lines)


def test_no_hidden_card_is_shown() -> None:
    assert "orc-blue" not in picture.text(position())
    assert "elf-red" not in picture.text(position())


def test_the_end_names_the_places() -> None:
    state = rulewright.game("ethnos").new(players=2, seed=4)
    rng = random.Random(4)
    shapes = set()
    while not state.over:
        shapes.add(picture.pixels(state).shape) if rng.random() < 0.05 else None
        seat = state.waiting[0]
        state.choose(seat, rng.choice(state.options(seat)))
    places = " ".join(str(place) for place in state.result["places"]) if state.result else ""
    assert picture.text(state).startswith(f"ethnos: over, places {places}\n")
    assert shapes == {picture.pixels(state).shape}


def test_the_picture_shows_seats_in_colour_and_greater_numbers_darker() -> None:
    image = picture.pixels(position())
    assert image.dtype == np.uint8 and image.ndim == 3
    colours = {tuple(pixel) for pixel in image.reshape(-1, 3).tolist()}
    assert {PAPER, INK, HEAD, *SEAT_COLOURS[:3]} <= colours
    assert SEAT_COLOURS[3] not in colours
    grounds = [picture.shade(number, 4) for number in (1, 2, 3, 4)]
    assert set(grounds) - {None} <= colours
    assert grounds == sorted(grounds, reverse=True, key=lambda ground: sum(ground or ()))
    assert picture.shade(0, 4) is None


def test_long_lists_stay_on_two_lines() -> None:
    words = ", ".join(["wingfolk-orange"] * 30)
    first, second = picture.two_lines(f"pool          {words}")
    assert len(first) <= picture.WIDTH and len(second) <= picture.WIDTH
    assert second.endswith(" ...")
    assert picture.two_lines("short") == ("short", "")


def test_every_character_looks_different() -> None:
    shapes = {glyph(character).tobytes() for character in ROWS}
    assert len(shapes) == len(ROWS)
    assert glyph("a").tobytes() == glyph("A").tobytes()
    assert glyph("€").tobytes() not in shapes
    assert all(glyph(character).shape == (GLYPH_HEIGHT, GLYPH_WIDTH) for character in ROWS)
