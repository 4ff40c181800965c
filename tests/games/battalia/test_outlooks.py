"""Outlooks of Battalia: one true consequence for every option, in numbers of the game."""

from __future__ import annotations

import random
from typing import Any

import pytest

from games.battalia.table import table
from games.battalia.told import EVERYTHING, NAMES, played
from rulewright.core.state import State
from rulewright.faces.outlook import CARDS, DICE, known_to, outlook, outlook_on, worded
from rulewright.text.texts import texts_of

CITIES = {"x3y2": {"card": "city-bar-x", "owner": 0, "level": 2}, "x5y6": {"card": "city-clo-x", "owner": 1}}
NEUTRAL = {**CITIES, "x4y2": {"card": "city-emb-x", "strength": 4}}
ROADS = {**NEUTRAL, "x3y1": {"card": "road-bar-s", "exits": "NS"}}


def acting(hand: list[str], at: str = "x3y2", **fields: Any) -> State:
    """The first seat is about to act, with a hero somewhere."""
    given = {"map": ROADS, "phase": "play", "pending": [{"frame": "main", "stack": 0}], **fields}
    return table({"hand": hand, "nation": ["lord-bar"], "heroes": {"a": {"at": at}}}, **given)


def said(state: State, key: str, seat: int = 0, locale: str = "en") -> str:
    found, _ = outlook(state, seat, key)
    assert found is not None, key
    return worded(found, texts_of(state.game, locale), NAMES)


def lock(state: State, key: str) -> str:
    return outlook(state, 0, key)[1]


@pytest.mark.rule("BA-100")
def test_hiring_tells_the_top_card_its_supply_and_the_deck() -> None:
    pool = {"chief": ["chief-clo"], "supply": 9}
    state = acting(["supply", "supply", "supply"], pool=pool)
    assert said(state, "hire:chief") == "Cloudborn Chief, supplies +1: a deck of 6; 1 left in hand."
    assert (
        said(state, "hire:chief", locale="pl")
        == "Dowódca Zrodzonych w Chmurach, zasoby +1; talia: 6, na ręce zostaje: 1."
    )


@pytest.mark.rule("BA-116", "BA-400")
def test_raising_tells_level_points_and_great_cities() -> None:
    state = acting(["lord-bar", "lord-clo"])
    assert said(state, "upgrade:x3y2:4") == "C2 to level 3: 3 points; 0 of 5 cities of level 4+."


@pytest.mark.rule("BA-132")
def test_a_supply_tells_the_steps_and_the_squares_in_reach() -> None:
    assert said(acting(["supply"]), "move:a:supply") == "1 step for this hero, 2 squares in reach."


@pytest.mark.rule("BA-131")
def test_a_step_tells_what_can_be_attacked_there() -> None:
    state = acting(["supply"])
    state.choose(0, "move:a:supply")
    assert said(state, "step:a:x4y2") == "A place of strength 4 to attack; 0 steps left."
    assert said(state, "step:a:x3y1") == "0 steps left; nothing to attack there."


@pytest.mark.rule("BA-156", "BA-159")
def test_cards_of_a_battle_tell_both_totals_and_broken_morale() -> None:
    state = acting(["chief-emb", "priest-bar", "weapon-bar"], at="x4y2", day=1)
    assert said(state, "attack:weapon-bar") == "1 target, strength 4 without cards."
    state.choose(0, "attack:weapon-bar")
    assert said(state, "add:priest-bar") == "5 to 4, you would win."
    assert said(state, "add:chief-emb") == "3 to 4, morale is lost; 2 more needed."
    assert said(state, "done") == "2 to 4, you lose: 1 hero leaves the map."
    state.choose(0, "add:priest-bar")
    assert said(state, "done") == "5 to 4, you win: 6 points, 1 of 5 cities of level 4+."


@pytest.mark.rule("BA-216")
def test_an_amulet_is_told_by_its_die_and_cannot_be_taken_back() -> None:
    state = acting(["amulet-bar", "supply"], day=1)
    assert said(state, "use:amulet-bar").startswith("1 to 4: a unit of that rank; 5: an artefact; 6: what you like.")
    assert lock(state, "use:amulet-bar") == DICE
    assert lock(state, "pass") == CARDS


def test_every_option_of_whole_matches_has_a_sentence_that_fits_beside_it() -> None:
    rng = random.Random(4)
    met: set[tuple[str, str]] = set()
    for players, options in ((3, {}), (4, {**EVERYTHING, "valley": "bridge"}), (2, EVERYTHING)):
        for state, seat in played(players, 6, 500, **options):
            asked = state.asked_of(seat)
            assert asked is not None
            keys = [key for key in state.options(seat) if (asked.name, key.partition(":")[0]) not in met]
            if not keys:
                continue
            before = known_to(state, seat)
            for key in rng.sample(keys, min(6, len(keys))):
                found, _ = outlook_on(before, seat, key)
                assert found is not None, (asked.name, key)
                for locale in ("en", "pl"):
                    assert 0 < len(worded(found, texts_of(state.game, locale), NAMES)) <= 90
                met.add((asked.name, key.partition(":")[0]))
    assert len(met) > 40
