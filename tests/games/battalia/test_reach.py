"""Random play reaches everything: every frame is asked about, every verb is chosen, every card is used.

The rich games of `rich.py` are played until nothing is missing.
"""

from __future__ import annotations

from collections import Counter

import pytest

from games.battalia.rich import VARIANTS, mixed, rich
from games.battalia.table import GAME
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.core.lane import every_lane
from rulewright.games.battalia.ids import CREATION_CARDS
from rulewright.games.battalia.knowledge.position import FRAMES

MOST_GAMES = 300
CHOICES = 400
NEVER_PLAYED = {"blind", "chosen"}
"""Fate cards that are resolved and go back: no deck ever holds them."""
RARE = {"anew"}
"""The Mask takes a Fanatic and a card is there to sacrifice: test_every_card.py."""


class Coverage:
    """What was met: frames that were in progress, verbs and cards of choices."""

    def __init__(self) -> None:
        self.frames: Counter[str] = Counter()
        self.verbs: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()

    def play(self, state: State, number: int, choices: int) -> None:
        rng = Random(seed_of(b"reach"), number)
        for _ in range(choices):
            if state.over:
                return
            for lane in every_lane(state):
                self.frames.update(frame.NAME for frame in lane.stack)
            seat = state.waiting[int(rng.below(len(state.waiting)))]
            code = mixed(state, seat, state.codes(seat), rng)
            words = GAME.key(code).replace("=", ":").replace("+", ":").replace("*", ":").split(":")
            self.verbs[words[0]] += 1
            self.cards.update(words[1:])
            state.apply(seat, code)

    def missing(self) -> dict[str, list[str]]:
        verbs = {verb.name for verb in GAME.vocabulary.verbs}
        wanted = {
            "frames": set(FRAMES.blanks) - self.frames.keys() - RARE,
            "verbs": verbs - self.verbs.keys(),
            "cards": set(CREATION_CARDS) - self.cards.keys() - NEVER_PLAYED,
        }
        return {name: sorted(left) for name, left in wanted.items() if left}


@pytest.mark.rule("BA-066", "BA-153", "BA-260", "BA-314", "BA-442")
def test_every_frame_verb_and_card_is_used() -> None:
    coverage = Coverage()
    for number in range(MOST_GAMES):
        players, options = VARIANTS[number % len(VARIANTS)]
        if number < len(VARIANTS):
            coverage.play(GAME.new(players=players, options={**options, "draft": True}, seed=number), number, 60)
        coverage.play(rich(players, options, number), number, CHOICES)
        if not coverage.missing():
            break
    assert coverage.missing() == {}
