"""What all Season cards have in common (RW-102, RW-103)."""

from __future__ import annotations

import pytest

from games.runewars.season import AT_ORDERS, card
from rulewright.games.runewars.ids import SEASON_CARDS
from rulewright.text import LOCALES, texts

SPOKEN = [texts("runewars", locale) for locale in LOCALES]


@pytest.mark.rule("RW-103")
@pytest.mark.parametrize("name", ["spr8", "sum6", "win2"])
def test_cards_that_last_ask_nothing_and_stay_in_force(name: str) -> None:
    state = card(name)
    assert state.options(0) == AT_ORDERS
    assert state.position()["season_card"] == name


@pytest.mark.rule("RW-102", "RW-900")
def test_a_season_card_refuses_what_it_does_not_offer() -> None:
    state = card("fal3")
    refusal = state.why_not(0, "pay")
    assert (refusal.rule, refusal.reason, refusal.numbers) == ("RW-102", "not-on-season-card", {"season_card": "fal3"})
    assert state.decision(0).prompt.args == {"season_card": "fal3", "choice": "fal3", "key": "none"}
    assert state.why_not(1, "decline").rule == "RW-900"


@pytest.mark.rule("RW-102", "RW-904")
@pytest.mark.parametrize(
    ("name", "asked", "why"),
    [
        ("sum8", "Choose the unit of yours that is destroyed.", "Plague asks this of you in {area} before the orders."),
        (
            "win4",
            "Choose the unit of yours that is routed.",
            "Bitter Cold asks this of you in {area} before the orders.",
        ),
    ],
)
def test_cards_that_go_through_areas_say_which_one_they_ask_about(name: str, asked: str, why: str) -> None:
    army = {"units": ["bowman"] + ["footman"] * 5}
    state = card(name, areas={"5A": army, "DA": army})
    words = texts("runewars", "en")
    for area in ("5A", "DA"):
        pending = state.decision(0)
        assert (words.prompt(pending), words.prompt_part(pending, "why")) == (asked, why.format(area=area))
        state.choose(0, state.options(0)[0])


def test_a_card_says_what_it_asks_first_and_then() -> None:
    state = card("spr7")
    words = texts("runewars", "pl")
    assert words.prompt(state.decision(0)) == "Wybierz rodzaj jednostek neutralnych, które się pojawią."
    state.choose(0, "units:beastman")
    assert words.prompt(state.decision(0)) == "Wybierz niekontrolowany obszar, na którym się pojawią."


@pytest.mark.rule("RW-102")
@pytest.mark.parametrize("name", SEASON_CARDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_season_card_is_resolved_whatever_the_players_choose(name: str, players: int) -> None:
    hands = ("levy", "ambush", "sabotage", "stampede")
    seats = {
        number: {"influence": 3, "objective": f"obj_{'ge'[number // 2]}{number + 1}", "tactics": [hands[number]]}
        for number in range(players)
    }
    areas = {
        "1A": {"units": ["beastman", "beastman"], "rune": "dragon"},
        "1C": {"city": "city_forge"},
        "5A": {"units": ["footman"] * 7, "rune": "false"},
        "7A": {"units": ["archer"] * 6},
        "DA": {"stronghold": {"seat": 0, "damaged": True}, "rune": "dragon", "units": ["knight-routed"]},
        "DB": {"rune": "false"},
        "LA": {"stronghold": {"seat": 1}, "rune": "dragon"},
        "LB": {"rune": "false"},
    }
    heroes = {
        "hero_bogran": {"seat": 0, "area": "1A", "rewards": ["runeplate"]},
        "hero_vyrah": {"seat": 1, "area": "5A", "damage": 1},
    }
    for last in (False, True):
        state = card(name, seats, players, areas=areas, heroes=heroes)
        while state.position()["pending"][0]["step"] == "secondary":
            asked = state.waiting[0]
            for words in SPOKEN:
                assert words.prompt(state.decision(asked))
            state.choose(asked, state.options(asked)[-1 if last else 0])
        assert state.position()["season_card"] == name
