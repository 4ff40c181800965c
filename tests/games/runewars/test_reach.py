"""Random play reaches everything: every card, ability, token and decision of Runewars is used.

And what is refused on the way is refused in words that exist. `tests/games/runewars/coverage.py` prints the counts.
"""

from __future__ import annotations

import re

import pytest

from games.runewars.coverage import examples_and_beginnings, rich_game
from games.runewars.rich import lively, rich
from rulewright import State
from rulewright.core.chance import Random, seed_of
from rulewright.games.runewars import GAME
from rulewright.text import LOCALES, texts

MOST_GAMES = 300
UNREACHED = {"decision": ["duel_unit_target"]}
"""The printed quests let a hero duel equal units only, so D-353 never has two options; test_duels.py shows it."""
RAW = re.compile(r"[{}]|\?\?\?|\b(?:log|prompt|option|refusal)-[a-z]|\b[a-z]+_[a-z]+\b")
TRIED = 40


@pytest.mark.rule("RW-557", "RW-502", "RW-450", "RW-102", "RW-551", "RW-315", "RW-701")
def test_every_card_ability_token_and_decision_is_used() -> None:
    """Rich games are played until nothing is missing: about a hundred."""
    coverage = examples_and_beginnings()
    number = 0
    while coverage.missing() != UNREACHED and number < MOST_GAMES:
        rich_game(number, coverage)
        number += 1
    assert coverage.missing() == UNREACHED


def refusals_are_readable(state: State, seat: int, rng: Random, locale: str) -> None:
    """Tries some keys with the verbs of this decision, and some others."""
    words = texts("runewars", locale)
    keys = GAME.vocabulary.every_key()
    place = {key: at for at, key in enumerate(keys)}
    near = [place[key] for key in state.options(seat)]
    for _ in range(TRIED):
        code = int(rng.below(len(keys)))
        if rng.below(2):
            code = (near[int(rng.below(len(near)))] + int(rng.below(30))) % len(keys)
        refusal = state.why_not(seat, keys[code])
        if refusal is not None:
            text = words.refusal(refusal)
            assert text, refusal
            assert not RAW.search(text), f"{refusal}: {text}"
            assert words.rulebook.rule(refusal.rule), refusal


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.rule("RW-900")
def test_refusals_are_told_in_words_and_name_a_rule_of_the_rulebook(locale: str) -> None:
    asked: dict[str, int] = {}
    for number in (3, 4):
        state = rich(2 + number % 3, {"exploration": True, "revised": True}, number)
        rng = Random(seed_of(b"refusals"), number)
        while not state.over:
            seat = int(state.mover())
            assert state.asked is not None
            name = state.asked.name
            asked[name] = asked.get(name, 0) + 1
            if asked[name] <= 2:
                refusals_are_readable(state, seat, rng, locale)
            state.apply(seat, lively(state, seat, state.codes(seat), rng))
    assert len(asked) > 35
