"""What heroes gain and lose outside duels (RW-428 to RW-430, RW-481, RW-500, RW-608)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.heroes import hero, position
from rulewright.games.runewars import GAME
from rulewright.games.runewars.ids import ANDIRA, CARTHOS
from rulewright.games.runewars.world.hero_changes import damage_hero, defeat_hero, desert, gain_reward, heal_hero


def table(given: Any = None, chance: Any = (), **fields: Any) -> Any:
    """Andira in 5A; nobody is asked anything about her."""
    return GAME.from_position(position({"andira": {"area": "5A", **(given or {})}}, **fields), chance=list(chance))


@pytest.mark.rule("RW-428")
def test_damage_stays_on_a_hero_until_it_is_healed() -> None:
    state = table()
    damage_hero(state, ANDIRA, 3)
    assert hero(state, "andira")["damage"] == 3
    heal_hero(state, ANDIRA, 2)
    assert hero(state, "andira")["damage"] == 1
    heal_hero(state, ANDIRA, 5)
    assert hero(state, "andira")["damage"] == 0


@pytest.mark.rule("RW-428", "RW-429")
def test_damage_up_to_the_health_removes_a_hero_for_good() -> None:
    state = table({"training": {"wisdom": 2}, "damage": 2, "routed": True})
    damage_hero(state, ANDIRA, 2)
    found = state.position()
    assert found["heroes"] == {}
    assert "hero_andira" not in found["decks"]["heroes"]
    assert found["markers"] == {}
    assert state.training[ANDIRA * 3 : ANDIRA * 3 + 3] == [0, 0, 0]


@pytest.mark.rule("RW-481")
def test_rewards_of_a_defeated_hero_lie_under_the_first_free_marker_as_they_are() -> None:
    markers = {"1": {"area": "7A", "rewards": ["ice_storm"]}}
    state = table({"rewards": ["soulbiter", "runeplate"]}, markers=markers, open_rewards=["runeplate"])
    defeat_hero(state, ANDIRA)
    assert state.position()["markers"]["2"] == {"area": "5A", "rewards": ["soulbiter", "runeplate"]}
    assert state.position()["open_rewards"] == ["runeplate"]


@pytest.mark.rule("RW-608")
def test_without_a_free_marker_the_rewards_are_discarded() -> None:
    kept = ["ice_storm", "staff_of_light", "ring_of_insight", "horn_of_command"]
    markers = {str(number + 1): {"area": "7A", "rewards": [kept[number]]} for number in range(4)}
    state = table({"rewards": ["soulbiter", "runeplate"]}, markers=markers, open_rewards=["runeplate"])
    defeat_hero(state, ANDIRA)
    assert state.position()["discards"]["rewards"] == ["soulbiter", "runeplate"]
    assert state.position()["open_rewards"] == []
    assert len(state.position()["markers"]) == 4


@pytest.mark.rule("RW-430")
def test_a_deserter_goes_back_into_the_shuffled_deck_and_loses_everything() -> None:
    script = [{"chance": "shuffle", "what": "heroes", "result": ["hero_bogran", "hero_andira"]}]
    state = table(
        {"rewards": ["soulbiter", "runeplate"], "damage": 2, "routed": True, "training": {"wisdom": 1}},
        script,
        decks={"heroes": ["hero_bogran"]},
        open_rewards=["soulbiter"],
    )
    desert(state, ANDIRA)
    found = state.position()
    assert found["heroes"] == {}
    assert found["decks"]["heroes"] == ["hero_bogran", "hero_andira"]
    assert found["discards"]["rewards"] == ["soulbiter", "runeplate"]
    assert found["open_rewards"] == []
    assert (state.hero_damage[ANDIRA], state.hero_routed >> ANDIRA & 1) == (0, 0)


@pytest.mark.rule("RW-500", "RW-501")
def test_a_gained_reward_lies_face_down_under_the_hero() -> None:
    state = table(decks={"rewards": ["soulbiter", "runeplate"]})
    before = state.barrier
    gain_reward(state, ANDIRA)
    assert hero(state, "andira")["rewards"] == ["soulbiter"]
    assert state.position()["open_rewards"] == []
    assert state.barrier > before


@pytest.mark.rule("RW-603")
def test_discarded_rewards_are_shuffled_when_the_deck_is_empty_and_nothing_is_drawn_without_any() -> None:
    state = table(decks={"rewards": []}, discards={"rewards": ["runeplate"]})
    gain_reward(state, ANDIRA)
    assert hero(state, "andira")["rewards"] == ["runeplate"]
    gain_reward(state, ANDIRA)
    assert hero(state, "andira")["rewards"] == ["runeplate"]


@pytest.mark.rule("RW-429")
def test_a_hero_that_was_never_on_the_board_is_not_touched() -> None:
    state = table()
    damage_hero(state, ANDIRA, 4)
    assert state.hero_damage[CARTHOS] == 0
