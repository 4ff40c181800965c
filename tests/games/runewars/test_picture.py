"""The map of Runewars as text and as a picture, for those who watch programs learn."""

from __future__ import annotations

import random

import numpy as np

import rulewright
from rulewright.core.state import State
from rulewright.faces.colours import SEAT_COLOURS
from rulewright.games.runewars.face import picture as face
from rulewright.research import picture


def middle(players: int = 3, choices: int = 200, seed: int = 2, **options: bool) -> State:
    """A match after so many random choices."""
    state: State = rulewright.game("runewars").new(players, {"quick_map": True, **options}, seed=seed)
    rng = random.Random(seed)
    for _ in range(choices):
        seat = state.waiting[0]
        state.apply(seat, rng.choice(state.codes(seat)))
    return state


def test_the_text_draws_the_map_as_everybody_sees_it() -> None:
    state = middle()
    text = picture.text(state)
    assert text.startswith("runewars: ")
    view = state.view(None)
    for area, facts in view["areas"].items():
        assert area in text
        assert facts["rune"] in (None, "hidden")
    assert "?" in text and face.SIGNS.dragon not in text.partition("\n")[2]


def test_face_up_runes_are_shown_by_their_faces() -> None:
    assert face.SIGNS.dragon in picture.text(middle(epic=True))


def test_pictures_of_a_match_have_one_size_and_areas_the_colours_of_their_owners() -> None:
    shapes = {picture.pixels(middle(choices=choices)).shape for choices in (0, 2, 40, 200)}
    assert len(shapes) == 1
    state = middle()
    image = face.image(state.view(None), 900)
    counts = {
        seat: int((image == np.array(SEAT_COLOURS[seat], np.uint8)).all(axis=2).sum())
        for seat in range(len(SEAT_COLOURS))
    }
    owned = [facts["controller"] for facts in state.view(None)["areas"].values()]
    assert {seat for seat, pixels in counts.items() if pixels} == {seat for seat in owned if seat is not None}
    most = max(range(3), key=owned.count)
    assert counts[most] == max(counts.values())


def test_before_the_map_is_laid_the_picture_is_empty() -> None:
    state: State = rulewright.game("runewars").new(2, seed=1)
    assert face.lines(state.view(None)) == []
    assert (face.image(state.view(None), 400) == face.image(state.view(None), 400)[0, 0]).all()
