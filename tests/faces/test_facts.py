"""Facts: what boards get beside the view, made of nothing but what these eyes may know."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import pytest

import rulewright
import skirmish
from rulewright.core.chance import Random as Stream
from rulewright.core.chance import seed_of
from rulewright.core.state import State
from rulewright.faces import facts as telling
from rulewright.faces.facts import shown_view, teller_of


def test_a_game_without_facts_shows_the_view_alone() -> None:
    state = skirmish.SkirmishRules().new(3, seed=1)
    assert shown_view(state, 0) == state.view(0)


def test_what_a_game_tells_travels_with_the_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def facts(state: State, seat: int | None) -> dict[str, Any]:
        return {"asked": list(state.waiting), "eyes": seat}

    face = ModuleType("face.facts")
    face.facts = facts  # type: ignore[attr-defined]
    monkeypatch.setattr(telling, "_TELLERS", {})
    monkeypatch.setattr(telling, "face_of", lambda rules, part: face if part == "facts" else None)
    state = skirmish.SkirmishRules().new(3, seed=1)
    assert shown_view(state, None) == {**state.view(None), "facts": {"asked": list(state.waiting), "eyes": None}}


def test_worlds_that_look_alike_have_the_same_facts() -> None:
    """However the hidden things are drawn, boards are told the same."""
    for name in rulewright.INCLUDED_GAMES:
        rules, rng = rulewright.game(name), random.Random(7)
        tell = teller_of(rules)
        state = rules.new(3, seed=5)
        for choice in range(400 if tell else 0):
            if tell is None or state.over:
                break
            seat = rng.choice(state.waiting)
            if choice % 8 == 0:
                for eyes in range(3):
                    world = state.determinize(eyes, Stream(seed_of(b"%d" % choice), eyes))
                    assert tell(world, eyes) == tell(state, eyes)
                    assert tell(world, None) == tell(state, None)
            state.choose(seat, rng.choice(state.options(seat)))
