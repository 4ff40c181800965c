"""Attribute tests, what reacts to them, and Silhouette's thefts (RW-455, RW-456, RW-557)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.heroes import GOLD, RED, SILVER, fate, hero, is_over, play, position, quest_phase
from rulewright.core.narration import told_to
from rulewright.games.runewars import GAME


def trial(name: str = "andira", attribute: str = "agility", hand: Any = (), **more: Any) -> Any:
    """A hero in 5A attempts The Crumbling Spire, a test of agility, or another test of the same card."""
    frames = (
        {"name": "quest", "step": "tested", "hero": f"hero_{name}", "quest": "q05", "seat": 0},
        {"name": "test", "hero": f"hero_{name}", "attribute": attribute},
    )
    given = {"area": "5A", **more.pop("given", {})}
    seats = {0: {"quests": ["q05"], "tactics": list(hand), **more.pop("seat", {})}}
    decks = {"fate": fate(RED, SILVER, GOLD), "rewards": ["soulbiter"], "quests": ["q24"], **more.pop("decks", {})}
    return GAME.from_position(position({name: given}, *frames, seats=seats, decks=decks, **more))


@pytest.mark.rule("RW-455")
def test_as_many_cards_are_drawn_as_the_attribute_says_and_one_is_chosen() -> None:
    state = trial()
    assert state.options(0) == [f"fate:{SILVER}", f"fate:{RED}"]
    assert state.decision(0).default == f"fate:{SILVER}"
    play(state, f"fate:{SILVER}")
    assert state.position()["discards"]["fate"] == [SILVER, RED]
    assert hero(state, "andira")["rewards"] == ["soulbiter"]


@pytest.mark.rule("RW-455", "RW-427")
def test_training_adds_cards_to_a_test() -> None:
    state = trial(given={"training": {"agility": 2}})
    assert len(state.options(0)) == 4


@pytest.mark.rule("RW-455")
def test_other_attributes_are_tested_in_the_same_way() -> None:
    assert len(trial(attribute="wisdom").options(0)) == 4


@pytest.mark.rule("RW-455", "RW-456")
def test_a_test_without_a_card_is_red() -> None:
    state = trial(decks={"fate": []})
    assert hero(state, "andira")["rewards"] == []
    assert state.position()["shown_quests"] == []
    assert is_over(state)


@pytest.mark.rule("RW-456", "RW-603")
def test_the_discards_become_a_new_deck_in_the_middle_of_a_draw() -> None:
    state = GAME.from_position(
        position(
            {"andira": {"area": "5A"}},
            {"name": "quest", "step": "tested", "hero": "hero_andira", "quest": "q05", "seat": 0},
            {"name": "test", "hero": "hero_andira", "attribute": "wisdom"},
            seats={0: {"quests": ["q05"]}},
            decks={"fate": [1, 2]},
            discards={"fate": [5, 6, 7]},
        ),
        chance=[{"chance": "shuffle", "what": "fate", "result": [7, 5, 6]}],
    )
    assert state.options(0) == ["fate:1", "fate:2", "fate:5", "fate:7"]


@pytest.mark.rule("RW-557", "RW-501")
def test_the_ring_of_insight_adds_a_card_and_is_turned_up() -> None:
    state = trial(given={"rewards": ["ring_of_insight"]})
    assert state.decision(0).name == "reaction"
    assert state.options(0) == ["use:ring_of_insight", "pass"]
    without = play(state.copy(), "pass")
    assert len(without.options(0)) == 2 and without.position()["open_rewards"] == []
    play(state, "use:ring_of_insight")
    assert state.options(0) == [f"fate:{SILVER}", f"fate:{GOLD}", f"fate:{RED}"]
    assert state.position()["open_rewards"] == ["ring_of_insight"]


@pytest.mark.rule("RW-557")
def test_twist_of_fate_exchanges_the_drawn_cards_as_often_as_it_is_played() -> None:
    state = trial(hand=["twist_of_fate", "twist_of_fate"])
    assert state.options(0) == ["play:twist_of_fate", "pass"]
    play(state, "play:twist_of_fate")
    assert state.options(0) == ["play:twist_of_fate", "pass"]
    assert state.position()["discards"]["fate"] == [SILVER, RED]
    play(state, "pass")
    assert state.options(0) == ["fate:1", f"fate:{GOLD}"]
    assert state.position()["discards"]["tactics"] == ["twist_of_fate"]


@pytest.mark.rule("RW-556", "RW-557")
def test_a_twist_of_fate_drawn_this_season_is_not_offered() -> None:
    state = trial(hand=["twist_of_fate"], seat={"fresh": ["twist_of_fate"]})
    assert state.decision(0).name == "test_pick"


@pytest.mark.rule("RW-557")
def test_astarra_redraws_once_per_test() -> None:
    state = trial("astarra")
    assert state.options(0) == ["reroll", "pass"]
    play(state, "reroll")
    assert state.options(0) == ["fate:1", f"fate:{GOLD}"]
    both = trial("astarra", hand=["twist_of_fate"])
    assert both.options(0) == ["play:twist_of_fate", "reroll", "pass"]
    play(both, "reroll")
    assert both.options(0) == ["play:twist_of_fate", "pass"]


# Silhouette


def stealing(symbol: int, rewards: list[str], chance: Any = (), given: Any = None, **fields: Any) -> Any:
    heroes = {"silhouette": {"area": "5B", **(given or {})}, "vyrah": {"area": "5B", "seat": 1, "rewards": rewards}}
    deck = {"fate": fate(symbol, 1, 2, 6, 8)}
    state = quest_phase(heroes, decks=deck, chance=chance, **fields)
    state.listen()
    play(state, "move", "stop")
    assert state.options(0) == ["duel:hero_vyrah", "steal:hero_vyrah", "nothing"]
    return play(state, "steal:hero_vyrah", f"fate:{symbol}")


@pytest.mark.rule("RW-455", "RW-501")
def test_gold_steals_a_random_reward_as_it_lies() -> None:
    script = [{"chance": "draw", "what": "reward", "result": "runeplate"}]
    state = stealing(GOLD, ["soulbiter", "runeplate"], script, open_rewards=["runeplate"])
    assert hero(state, "silhouette")["rewards"] == ["runeplate"]
    assert hero(state, "vyrah")["rewards"] == ["soulbiter"]
    assert state.position()["open_rewards"] == ["runeplate"]
    assert is_over(state)


@pytest.mark.rule("RW-455", "RW-902")
def test_gold_steals_nothing_from_a_hero_without_rewards() -> None:
    assert is_over(stealing(GOLD, []))


@pytest.mark.rule("RW-501", "RW-905")
def test_silver_shows_the_face_down_rewards_to_the_thief_alone() -> None:
    state = stealing(SILVER, ["soulbiter", "runeplate"], open_rewards=["runeplate"])
    assert hero(state, "vyrah")["rewards"] == ["soulbiter", "runeplate"]
    shown = [line.args for line in told_to(state, 0) if line.message == "log-sees_reward"]
    assert shown == [{"hero": "hero_vyrah", "reward": "soulbiter"}]
    assert not [line for line in told_to(state, 1) if line.message == "log-sees_reward"]


@pytest.mark.rule("RW-428", "RW-455")
def test_red_wounds_the_thief() -> None:
    state = stealing(RED, ["soulbiter"])
    assert hero(state, "silhouette")["damage"] == 1


@pytest.mark.rule("RW-428", "RW-481")
def test_red_may_defeat_the_thief_who_leaves_her_rewards() -> None:
    state = stealing(RED, ["soulbiter"], given={"damage": 2, "rewards": ["ice_storm"]})
    assert list(state.position()["heroes"]) == ["hero_vyrah"]
    assert state.position()["markers"] == {"1": {"area": "5B", "rewards": ["ice_storm"]}}
    assert is_over(state)


@pytest.mark.rule("RW-455", "RW-900")
def test_a_single_reward_is_drawn_by_chance_all_the_same() -> None:
    state = stealing(GOLD, ["soulbiter"])
    events = [entry for entry in state.record() if "chance" in entry]
    assert events == [{"chance": "draw", "what": "reward", "result": "soulbiter"}]
