"""Duels of heroes and duels of quests (RW-470 to RW-488, RW-502), with every Reward and ability that works in them."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.heroes import (
    GOLD,
    HIT,
    HIT_AGAIN,
    HIT_LAST,
    HIT_TOO,
    MISSES,
    RED,
    ROUT,
    SILVER,
    SPECIAL,
    SPECIAL_AGAIN,
    SPECIAL_TOO,
    fate,
    hero,
    is_over,
    play,
    position,
    quest_phase,
    refusal,
)
from rulewright.core.narration import told_to
from rulewright.games.runewars import GAME


def duel(
    attacker: dict[str, Any] | None = None,
    defender: dict[str, Any] | None = None,
    cards: tuple[int, ...] = MISSES,
    names: tuple[str, str] = ("ronan", "andira"),
    hands: tuple[list[str], list[str]] = ([], []),
    **fields: Any,
) -> Any:
    """The attacker of seat 0 (agility 4, strength 2, health 4) challenges a hero of seat 1 (agility 2, health 4)."""
    heroes = {
        names[0]: {"area": "5B", **(attacker or {})},
        names[1]: {"area": "5B", "seat": 1, **(defender or {})},
        **fields.pop("heroes", {}),
    }
    frame = {"name": "challenge", "att": f"hero_{names[0]}", "def": f"hero_{names[1]}"}
    seats = {seat: {"tactics": hands[seat], **fields.get("seats", {}).get(seat, {})} for seat in (0, 1)}
    fields["seats"] = seats
    left = [number for number in MISSES if number not in cards]
    decks = {"fate": fate(*cards, *left), **fields.pop("decks", {})}
    state = GAME.from_position(position(heroes, frame, decks=decks, **fields), chance=fields.pop("chance", []))
    state.listen()
    return state


def damage(state: Any, *names: str) -> list[int]:
    return [hero(state, name)["damage"] for name in names]


# Rounds (RW-472 to RW-479)


@pytest.mark.rule("RW-472", "RW-473", "RW-476", "RW-479")
def test_a_duel_of_misses_lasts_four_rounds_and_changes_nothing() -> None:
    state = duel()
    assert is_over(state)
    assert damage(state, "ronan", "andira") == [0, 0]
    assert state.position()["discards"]["fate"] == sorted(MISSES)


@pytest.mark.rule("RW-473", "RW-476")
def test_damage_hits_the_other_hero_and_the_attacker_draws_first() -> None:
    assert damage(duel(cards=(HIT, MISSES[0])), "ronan", "andira") == [0, 1]
    assert damage(duel(cards=(MISSES[0], HIT)), "ronan", "andira") == [1, 0]


@pytest.mark.rule("RW-475", "RW-477")
def test_a_rout_icon_prevents_damage_of_its_round_and_routs_nobody() -> None:
    state = duel(cards=(HIT, ROUT, HIT_TOO, MISSES[0]))
    assert damage(state, "ronan", "andira") == [0, 1]
    assert not hero(state, "ronan")["routed"]


@pytest.mark.rule("RW-474", "RW-420")
def test_every_hero_deals_one_damage_with_a_special_icon() -> None:
    assert damage(duel(cards=(SPECIAL, SPECIAL_TOO)), "ronan", "andira") == [1, 1]


@pytest.mark.rule("RW-472", "RW-478", "RW-480")
def test_a_defeated_hero_ends_the_duel_and_loses_his_rewards_to_the_winner() -> None:
    state = duel(defender={"damage": 3, "rewards": ["runeplate"]}, cards=(HIT, MISSES[0]))
    assert state.options(1) == ["use:runeplate", "pass"]
    play(state, (1, "pass"))
    assert is_over(state)
    assert "hero_andira" not in state.position()["heroes"]
    assert hero(state, "ronan")["rewards"] == ["runeplate"]
    assert state.position()["open_rewards"] == []
    assert state.position()["discards"]["fate"] == sorted((HIT, MISSES[0]))


@pytest.mark.rule("RW-480")
def test_the_winner_may_give_the_spoils_to_any_of_his_heroes_there() -> None:
    heroes = {"vyrah": {"area": "5B"}, "silhouette": {"area": "5A"}}
    rewards = ["soulbiter", "timmorran_shard"]
    state = duel(defender={"damage": 3, "rewards": rewards}, cards=(HIT, MISSES[0]), heroes=heroes)
    assert state.options(0) == ["give:timmorran_shard:hero_ronan", "give:timmorran_shard:hero_vyrah"]
    assert state.decision(0).secret
    play(state, "give:timmorran_shard:hero_vyrah", "give:soulbiter:hero_ronan")
    assert hero(state, "vyrah")["rewards"] == ["timmorran_shard"]
    assert hero(state, "ronan")["rewards"] == ["soulbiter"]


@pytest.mark.rule("RW-480")
def test_by_default_the_winner_who_acts_keeps_the_spoils_himself() -> None:
    heroes = {
        "ronan": {"area": "5B", "routed": True},
        "vyrah": {"area": "5B"},
        "andira": {"area": "5B", "seat": 1, "damage": 3, "rewards": ["soulbiter"]},
    }
    state = quest_phase(heroes, decks={"fate": fate(HIT, MISSES[0])})
    play(state, "hero:hero_vyrah", "move", "stop", "duel:hero_andira")
    assert state.options(0) == ["give:soulbiter:hero_ronan", "give:soulbiter:hero_vyrah"]
    assert state.decision(0).default == "give:soulbiter:hero_vyrah"


@pytest.mark.rule("RW-480", "RW-905")
def test_only_the_winner_learns_which_rewards_he_takes() -> None:
    heroes = {"vyrah": {"area": "5B"}}
    state = duel(defender={"damage": 3, "rewards": ["soulbiter"]}, cards=(HIT, MISSES[0]), heroes=heroes)
    play(state, "give:soulbiter:hero_vyrah")
    assert any(line.args.get("reward") == "soulbiter" for line in told_to(state, 0))
    assert not any(line.args.get("reward") == "soulbiter" for line in told_to(state, 1))


@pytest.mark.rule("RW-480")
def test_a_challenger_who_falls_loses_his_rewards_to_the_defender() -> None:
    state = duel({"damage": 3, "rewards": ["soulbiter"]}, cards=(MISSES[0], HIT))
    assert hero(state, "andira")["rewards"] == ["soulbiter"]
    assert "hero_ronan" not in state.position()["heroes"]


@pytest.mark.rule("RW-477", "RW-480", "RW-481", "RW-904")
def test_heroes_that_fall_together_leave_their_rewards_under_two_markers() -> None:
    state = duel({"damage": 3, "rewards": ["soulbiter"]}, {"damage": 3, "rewards": ["ice_storm"]}, cards=(HIT, HIT_TOO))
    assert state.position()["heroes"] == {}
    assert state.position()["markers"] == {
        "1": {"area": "5B", "rewards": ["soulbiter"]},
        "2": {"area": "5B", "rewards": ["ice_storm"]},
    }


@pytest.mark.rule("RW-470")
def test_a_routed_hero_can_be_challenged_and_stays_routed() -> None:
    state = duel(defender={"routed": True}, cards=(MISSES[0], HIT))
    assert damage(state, "ronan", "andira") == [1, 0]
    assert hero(state, "andira")["routed"]


@pytest.mark.rule("RW-479", "RW-450")
def test_a_hero_that_has_challenged_attempts_no_quest_and_the_challenged_one_still_acts() -> None:
    heroes = {"ronan": {"area": "5A"}, "andira": {"area": "5A", "seat": 1}}
    state = quest_phase(heroes, 0, 1, seats={0: {"quests": ["q05"]}}, decks={"fate": fate(*MISSES)})
    play(state, "move", "stop")
    assert state.options(0) == ["duel:hero_andira", "quest:q05", "nothing"]
    play(state, "duel:hero_andira")
    assert state.waiting == (1,)
    assert state.decision(1).name == "hero_action"


@pytest.mark.rule("RW-456")
def test_without_fate_cards_a_round_is_a_miss() -> None:
    state = duel(decks={"fate": [HIT]}, cards=(), names=("ronan", "krutzbeck"))
    assert damage(state, "ronan", "krutzbeck") == [0, 4]


# The challenge


@pytest.mark.rule("RW-557", "RW-501")
def test_the_cloak_of_deception_lets_a_hero_refuse() -> None:
    state = duel(defender={"rewards": ["cloak_of_deception"]}, hands=(["levy", "ambush"], []))
    assert state.waiting == (1,)
    assert state.options(1) == ["use:cloak_of_deception", "pass"]
    accepted = play(state.copy(), (1, "pass"))
    assert len(accepted.position()["discards"]["fate"]) == 8
    play(state, (1, "use:cloak_of_deception"))
    assert state.options(0) == ["discard:ambush", "discard:levy", "pass"]
    assert state.decision(0).default == "pass"
    refused = play(state.copy(), "pass")
    assert is_over(refused) and refused.position()["discards"]["fate"] == []
    play(state, "discard:levy")
    assert state.position()["discards"]["tactics"] == ["levy"]
    assert len(state.position()["discards"]["fate"]) == 8


@pytest.mark.rule("RW-557")
def test_a_challenger_without_tactics_cards_cannot_insist() -> None:
    state = play(duel(defender={"rewards": ["cloak_of_deception"]}), (1, "use:cloak_of_deception"))
    assert is_over(state)
    assert state.position()["discards"]["fate"] == []


# Start of the duel (RW-471)


@pytest.mark.rule("RW-471", "RW-472")
def test_bogran_strikes_first_and_may_end_the_duel_so() -> None:
    assert damage(duel(names=("bogran", "andira")), "bogran", "andira") == [0, 1]
    state = duel(names=("bogran", "andira"), defender={"damage": 3})
    assert "hero_andira" not in state.position()["heroes"]
    assert state.position()["discards"]["fate"] == []


@pytest.mark.rule("RW-471")
def test_bogran_does_not_strike_first_when_he_is_challenged() -> None:
    assert damage(duel(names=("ronan", "bogran")), "ronan", "bogran") == [0, 0]


@pytest.mark.rule("RW-471", "RW-475", "RW-502")
def test_rewards_prevent_the_backstab_before_anything_else_is_used() -> None:
    state = duel(
        {"damage": 1, "rewards": ["healing_elixir"]},
        {"rewards": ["runeplate", "amulet_of_shielding"]},
        names=("bogran", "andira"),
    )
    assert state.options(1) == ["use:runeplate", "use:amulet_of_shielding", "pass"]
    play(state, (1, "use:runeplate"))
    assert state.options(0) == ["use:healing_elixir", "pass"]
    play(state, "pass")
    assert damage(state, "andira") == [0]


@pytest.mark.rule("RW-471")
def test_attacker_then_defender_open_and_each_may_use_several_things() -> None:
    wounded = {"damage": 3, "rewards": ["healing_elixir"]}
    state = duel(wounded, wounded | {"rewards": []}, hands=(["healing_draught"], ["duelists_edge"]))
    assert state.waiting == (0,)
    assert state.options(0) == ["play:healing_draught", "use:healing_elixir", "pass"]
    play(state, "play:healing_draught")
    assert state.waiting == (1,)
    assert state.options(1) == ["play:duelists_edge", "pass"]
    assert damage(state, "ronan", "andira") == [0, 3]
    assert state.position()["discards"]["tactics"] == ["healing_draught"]


@pytest.mark.rule("RW-471")
def test_a_healing_elixir_removes_all_damage_at_the_start() -> None:
    state = play(duel({"damage": 3, "rewards": ["healing_elixir"]}), "use:healing_elixir")
    assert damage(state, "ronan") == [0]
    assert state.position()["discards"]["rewards"] == ["healing_elixir"]


@pytest.mark.rule("RW-471")
def test_a_healing_draught_removes_three_damage() -> None:
    state = play(
        duel({"damage": 4}, names=("krutzbeck", "andira"), hands=(["healing_draught"], [])), "play:healing_draught"
    )
    assert damage(state, "krutzbeck") == [1]


@pytest.mark.rule("RW-471", "RW-556")
def test_cards_of_this_season_are_not_offered_in_a_duel() -> None:
    seats = {0: {"fresh": ["duelists_edge"]}}
    assert is_over(duel(hands=(["duelists_edge"], []), seats=seats))


@pytest.mark.rule("RW-473")
def test_duelists_edge_gives_a_choice_of_cards_in_the_first_two_rounds() -> None:
    state = play(duel(hands=(["duelists_edge"], []), cards=(7, HIT, 8, 9, HIT_TOO, 10, 17, 18)), "play:duelists_edge")
    assert state.options(0) == ["keep:7", f"keep:{HIT}"]
    assert state.decision(0).default == f"keep:{HIT}"
    play(state, f"keep:{HIT}")
    assert state.options(0) == ["keep:9", f"keep:{HIT_TOO}"]
    play(state, "keep:9")
    assert is_over(state)
    assert damage(state, "ronan", "andira") == [0, 1]
    assert len(state.position()["discards"]["fate"]) == 10


@pytest.mark.rule("RW-473")
def test_the_defender_may_have_the_edge_and_a_second_copy_adds_nothing() -> None:
    hand = ["duelists_edge", "duelists_edge"]
    state = play(duel(hands=([], hand), cards=(7, HIT, 8)), (1, "play:duelists_edge"))
    assert state.options(1) == [f"keep:{HIT}", "keep:8"]


@pytest.mark.rule("RW-471", "RW-502")
def test_the_bow_of_mourning_shoots_first_with_higher_agility_only() -> None:
    state = duel({"rewards": ["bow_of_mourning"]})
    assert state.options(0) == ["use:bow_of_mourning", "pass"]
    play(state, "use:bow_of_mourning")
    assert damage(state, "andira") == [1]
    assert state.position()["open_rewards"] == ["bow_of_mourning"]
    assert is_over(duel({"rewards": ["bow_of_mourning"]}, names=("andira", "ronan")))
    equal = duel({"rewards": ["bow_of_mourning"]}, names=("andira", "valadir"))
    assert is_over(equal)


@pytest.mark.rule("RW-471", "RW-472")
def test_a_bow_shot_may_be_prevented_or_end_the_duel() -> None:
    shielded = duel({"rewards": ["bow_of_mourning"]}, {"damage": 3, "rewards": ["amulet_of_shielding"]})
    play(shielded, "use:bow_of_mourning", (1, "use:amulet_of_shielding"))
    assert damage(shielded, "andira") == [3]
    fatal = play(duel({"rewards": ["bow_of_mourning"]}, {"damage": 3}), "use:bow_of_mourning")
    assert "hero_andira" not in fatal.position()["heroes"]
    assert fatal.position()["discards"]["fate"] == []


@pytest.mark.rule("RW-471")
def test_a_defender_may_shoot_first_too() -> None:
    state = duel(defender={"rewards": ["bow_of_mourning"]}, names=("andira", "ronan"))
    play(state, (1, "use:bow_of_mourning"))
    assert damage(state, "andira", "ronan") == [1, 0]


# SPECIAL (RW-474)


@pytest.mark.rule("RW-474")
@pytest.mark.parametrize(
    ("reward", "dealt"), [("soulbiter", 2), ("sword_of_kellos", 2), ("bow_of_mourning", 2), ("dwarven_fire_bombs", 3)]
)
def test_weapons_take_the_place_of_the_one_damage(reward: str, dealt: int) -> None:
    cards = (SPECIAL, 7, GOLD, 8)
    state = duel({"rewards": [reward]}, cards=cards, names=("andira", "ronan"))
    assert state.options(0) == ["damage", f"use:{reward}"]
    assert state.decision(0).default == f"use:{reward}"
    plain = play(state.copy(), "damage")
    assert damage(plain, "ronan") == [1] and plain.position()["open_rewards"] == []
    play(state, f"use:{reward}")
    if reward == "dwarven_fire_bombs":
        play(state, f"fate:{GOLD}")
    assert damage(state, "andira", "ronan") == [0, dealt]
    assert state.position()["open_rewards"] == [reward]


@pytest.mark.rule("RW-474", "RW-427")
def test_the_sword_of_kellos_counts_trained_strength() -> None:
    attacker = {"rewards": ["sword_of_kellos"], "training": {"strength": 1}}
    state = play(duel(attacker, cards=(SPECIAL, 7)), "use:sword_of_kellos")
    assert damage(state, "andira") == [3]


@pytest.mark.rule("RW-474", "RW-477")
def test_soulbiter_heals_its_hero_when_the_other_falls_in_the_same_round() -> None:
    state = play(duel({"damage": 2, "rewards": ["soulbiter"]}, {"damage": 2}, cards=(SPECIAL, HIT)), "use:soulbiter")
    assert damage(state, "ronan") == [0]
    later = play(
        duel({"damage": 2, "rewards": ["soulbiter"]}, {"damage": 1}, cards=(SPECIAL, 7, HIT, 8)), "use:soulbiter"
    )
    assert damage(later, "ronan") == [2]
    both = play(duel({"damage": 3, "rewards": ["soulbiter"]}, {"damage": 2}, cards=(SPECIAL, HIT)), "use:soulbiter")
    assert both.position()["heroes"] == {}


@pytest.mark.rule("RW-474", "RW-455")
def test_fire_bombs_hurt_their_own_hero_on_red() -> None:
    state = play(
        duel({"rewards": ["dwarven_fire_bombs"]}, cards=(SPECIAL, 7, RED, 29, 28, 22)), "use:dwarven_fire_bombs"
    )
    play(state, f"fate:{RED}")
    assert damage(state, "ronan", "andira") == [1, 3]


@pytest.mark.rule("RW-474", "RW-455")
@pytest.mark.parametrize(("symbol", "dealt"), [(GOLD, 4), (SILVER, 2), (RED, 1)])
def test_the_wand_of_nerekhall_deals_by_a_test_of_wisdom(symbol: int, dealt: int) -> None:
    state = duel({"rewards": ["wand_of_nerekhall"]}, names=("ronan", "krutzbeck"), cards=(SPECIAL, 7, symbol, 8))
    play(state, "use:wand_of_nerekhall")
    assert state.options(0) == ["fate:8", f"fate:{symbol}"]
    play(state, f"fate:{symbol}")
    assert damage(state, "krutzbeck") == [dealt]


@pytest.mark.rule("RW-474", "RW-455", "RW-557")
def test_a_test_inside_a_duel_can_be_twisted() -> None:
    state = duel({"rewards": ["wand_of_nerekhall"]}, cards=(SPECIAL, 7, RED, 29), hands=(["twist_of_fate"], []))
    play(state, "use:wand_of_nerekhall", "play:twist_of_fate", "fate:8")
    assert damage(state, "andira") == [1]


@pytest.mark.rule("RW-502")
def test_a_hero_uses_one_weapon_in_a_duel_but_that_one_repeatedly() -> None:
    rewards = ["soulbiter", "sword_of_kellos", "dwarven_fire_bombs"]
    state = duel({"rewards": rewards}, names=("ronan", "krutzbeck"), cards=(SPECIAL, 7, SPECIAL_TOO, 8))
    assert state.options(0) == ["damage", "use:soulbiter", "use:dwarven_fire_bombs", "use:sword_of_kellos"]
    play(state, "use:sword_of_kellos")
    assert state.options(0) == ["damage", "use:dwarven_fire_bombs", "use:sword_of_kellos"]
    assert refusal(state, "use:soulbiter") == ("RW-502", "reward-not-now")
    play(state, "use:sword_of_kellos")
    assert damage(state, "krutzbeck") == [4]


@pytest.mark.rule("RW-502")
def test_fire_bombs_are_no_weapon() -> None:
    rewards = ["soulbiter", "dwarven_fire_bombs"]
    cards = (SPECIAL, 7, GOLD, RED, 3, 4, SPECIAL_TOO, 8)
    state = duel({"rewards": rewards}, names=("ronan", "krutzbeck"), cards=cards)
    play(state, "use:dwarven_fire_bombs", f"fate:{GOLD}")
    assert state.options(0) == ["damage", "use:soulbiter", "use:dwarven_fire_bombs"]


@pytest.mark.rule("RW-474", "RW-455", "RW-477", "RW-481")
def test_in_a_duel_a_test_may_be_helped_and_fire_bombs_may_fell_both_heroes() -> None:
    defender = {"damage": 3, "rewards": ["dwarven_fire_bombs", "ring_of_insight"]}
    cards = (7, SPECIAL, SILVER, RED, 29)
    state = duel({"damage": 1}, defender, cards, hands=([], ["twist_of_fate"]))
    play(state, (1, "use:dwarven_fire_bombs"))
    assert state.options(1) == ["use:ring_of_insight", "pass"]
    play(state, (1, "use:ring_of_insight"))
    assert state.options(1) == ["play:twist_of_fate", "pass"]
    play(state, (1, "pass"))
    assert state.options(1) == [f"fate:{SILVER}", "fate:29", f"fate:{RED}"]
    survived = play(state.copy(), (1, f"fate:{SILVER}"))
    assert damage(survived, "andira") == [3] and "hero_ronan" not in survived.position()["heroes"]
    play(state, (1, f"fate:{RED}"))
    assert state.position()["heroes"] == {}
    assert state.position()["markers"] == {"1": {"area": "5B", "rewards": defender["rewards"]}}


@pytest.mark.rule("RW-502")
def test_a_bow_used_at_the_start_is_the_weapon_of_the_duel() -> None:
    state = duel({"rewards": ["bow_of_mourning", "soulbiter"]}, cards=(SPECIAL, 7))
    play(state, "use:bow_of_mourning")
    assert state.options(0) == ["damage", "use:bow_of_mourning"]


@pytest.mark.rule("RW-474", "RW-477")
def test_carthos_may_deal_two_and_take_one_himself() -> None:
    state = duel(names=("carthos", "andira"), cards=(SPECIAL, 7))
    assert state.options(0) == ["damage", "unstable"]
    assert state.decision(0).default == "unstable"
    play(state, "unstable")
    assert damage(state, "carthos", "andira") == [1, 2]


@pytest.mark.rule("RW-474", "RW-477")
def test_the_attacker_decides_his_icon_before_the_defender() -> None:
    state = duel({"rewards": ["soulbiter"]}, {"rewards": ["sword_of_kellos"]}, cards=(SPECIAL, SPECIAL_TOO))
    assert state.waiting == (0,)
    play(state, "damage")
    assert state.waiting == (1,)
    play(state, (1, "use:sword_of_kellos"))
    assert damage(state, "ronan", "andira") == [2, 1]


# Prevention (RW-475, RW-477, RW-502)


@pytest.mark.rule("RW-477", "RW-502")
def test_runeplate_prevents_one_damage_every_round() -> None:
    state = duel(defender={"rewards": ["runeplate"]}, cards=(HIT, 7, HIT_TOO, 8))
    play(state, (1, "use:runeplate"))
    assert state.options(1) == ["use:runeplate", "pass"]
    assert state.decision(1).default == "use:runeplate"
    play(state, (1, "pass"))
    assert damage(state, "andira") == [1]


@pytest.mark.rule("RW-475", "RW-477")
def test_no_shield_is_asked_for_when_a_rout_icon_prevents_everything() -> None:
    assert is_over(duel(defender={"rewards": ["runeplate"]}, cards=(HIT, ROUT)))


@pytest.mark.rule("RW-477", "RW-502")
@pytest.mark.parametrize(("card", "taken"), [(GOLD, 0), (SILVER, 0), (RED, 2)])
def test_ghost_armor_prevents_two_damage_unless_its_card_is_red(card: int, taken: int) -> None:
    state = duel({"rewards": ["soulbiter"]}, {"rewards": ["ghost_armor"]}, cards=(SPECIAL, 7, card))
    play(state, "use:soulbiter")
    assert state.options(1) == ["use:ghost_armor", "pass"]
    play(state, (1, "use:ghost_armor"))
    assert damage(state, "andira") == [taken]
    assert card in state.position()["discards"]["fate"]


@pytest.mark.rule("RW-477")
def test_ghost_armor_leaves_what_is_above_two() -> None:
    attacker = {"rewards": ["sword_of_kellos"], "training": {"strength": 2}}
    state = play(duel(attacker, {"rewards": ["ghost_armor"]}, cards=(SPECIAL, 7, GOLD)), "use:sword_of_kellos")
    play(state, (1, "use:ghost_armor"))
    assert damage(state, "andira") == [2]


@pytest.mark.rule("RW-471", "RW-502")
def test_armor_works_once_at_the_start_however_often_damage_comes_and_again_in_a_round() -> None:
    cards = (GOLD, HIT, 7)
    state = duel({"rewards": ["bow_of_mourning"]}, {"rewards": ["ghost_armor"]}, cards, names=("bogran", "andira"))
    play(state, (1, "use:ghost_armor"))
    assert damage(state, "andira") == [0]
    play(state, "use:bow_of_mourning")
    assert damage(state, "andira") == [1]
    assert state.options(1) == ["use:ghost_armor", "pass"]


@pytest.mark.rule("RW-502")
def test_a_hero_uses_one_armor_in_a_duel() -> None:
    rewards = ["ghost_armor", "runeplate"]
    state = duel(defender={"rewards": rewards}, cards=(HIT, 7, HIT_TOO, 8))
    assert state.options(1) == ["use:ghost_armor", "use:runeplate", "pass"]
    play(state, (1, "use:runeplate"))
    assert state.options(1) == ["use:runeplate", "pass"]
    assert refusal(state, "use:ghost_armor", 1) == ("RW-502", "reward-not-now")


@pytest.mark.rule("RW-502", "RW-477")
def test_the_amulet_prevents_all_damage_of_a_round_once_per_duel() -> None:
    state = duel({"rewards": ["soulbiter"]}, {"rewards": ["amulet_of_shielding"]}, cards=(SPECIAL, 7, HIT, 8))
    play(state, "use:soulbiter", (1, "use:amulet_of_shielding"))
    assert is_over(state)
    assert damage(state, "andira") == [1]


@pytest.mark.rule("RW-502", "RW-477")
def test_amulet_and_armor_work_together() -> None:
    state = duel({"rewards": ["soulbiter"]}, {"rewards": ["runeplate", "amulet_of_shielding"]}, cards=(SPECIAL, 7))
    play(state, "use:soulbiter", (1, "use:runeplate"))
    assert state.options(1) == ["use:amulet_of_shielding", "pass"]
    play(state, (1, "pass"))
    assert damage(state, "andira") == [1]


@pytest.mark.rule("RW-477")
def test_the_attackers_hero_is_protected_first() -> None:
    both = {"rewards": ["runeplate"]}
    state = duel(both, {"rewards": ["amulet_of_shielding"]}, cards=(HIT, HIT_TOO))
    assert state.waiting == (0,)
    play(state, "use:runeplate")
    assert state.waiting == (1,)
    play(state, (1, "pass"))
    assert damage(state, "ronan", "andira") == [0, 1]


# The end


@pytest.mark.rule("RW-472", "RW-478")
def test_red_scorpions_venom_works_after_the_fourth_round_for_either_side() -> None:
    assert damage(duel(names=("scorpion", "andira")), "scorpion", "andira") == [0, 1]
    assert damage(duel(names=("andira", "scorpion")), "andira", "scorpion") == [1, 0]
    fatal = duel(defender={"damage": 3, "rewards": ["runeplate"]}, names=("scorpion", "andira"))
    assert hero(fatal, "scorpion")["rewards"] == ["runeplate"]


@pytest.mark.rule("RW-478")
def test_no_venom_flows_when_the_duel_ends_early() -> None:
    state = duel({"damage": 3}, names=("scorpion", "andira"), cards=(7, HIT))
    assert damage(state, "andira") == [0]


@pytest.mark.rule("RW-470", "RW-480", "RW-481")
def test_challara_leaves_the_rewards_of_a_hero_in_an_adjacent_area() -> None:
    state = duel(
        {"area": "5A"}, {"damage": 3, "rewards": ["runeplate"]}, names=("challara", "andira"), cards=(SPECIAL, 7)
    )
    play(state, (1, "pass"))
    assert state.position()["markers"] == {"1": {"area": "5B", "rewards": ["runeplate"]}}
    assert hero(state, "challara")["rewards"] == []


@pytest.mark.rule("RW-480")
def test_a_hero_who_beats_challara_from_afar_takes_her_rewards() -> None:
    attacker = {"area": "5A", "damage": 3, "rewards": ["ice_storm"]}
    state = duel(attacker, names=("challara", "andira"), cards=(7, HIT))
    assert hero(state, "andira")["rewards"] == ["ice_storm"]


@pytest.mark.rule("RW-551", "RW-552")
def test_heroes_bane_is_claimed_right_after_the_duel() -> None:
    seats = {0: {"objective": "obj_e5", "faction": "uthuk"}}
    state = duel(defender={"damage": 3}, cards=(HIT, 7), seats=seats)
    assert state.options(0) == ["claim", "keep"]
    play(state, "claim")
    assert state.position()["seats"][0]["objective"] is None
    assert state.decision(0).name == "place_dragon"


@pytest.mark.rule("RW-551")
def test_heroes_bane_belongs_to_whoever_defeated_a_hero() -> None:
    seats = {1: {"objective": "obj_e5", "faction": "waiqar"}}
    state = duel({"damage": 3}, cards=(7, HIT), seats=seats)
    assert state.waiting == (1,)
    play(state, (1, "keep"))
    assert state.position()["seats"][1]["objective"] == "obj_e5"
    assert is_over(duel(cards=(HIT, HIT_TOO), seats=seats))


@pytest.mark.rule("RW-551", "RW-477")
def test_after_a_double_defeat_heroes_bane_may_be_claimed() -> None:
    seats = {0: {"objective": "obj_e5", "faction": "uthuk"}}
    state = duel({"damage": 3}, {"damage": 3}, cards=(HIT, HIT_TOO), seats=seats)
    assert state.waiting == (0,)
    play(state, "keep")
    assert is_over(state)


@pytest.mark.rule("RW-552", "RW-530")
def test_heroes_bane_waits_for_a_dragon_rune() -> None:
    seats = {0: {"objective": "obj_e5", "faction": "uthuk"}}
    supply = {"dragon": 0, "false": 17}
    assert is_over(duel(defender={"damage": 3}, cards=(HIT, 7), seats=seats, rune_supply=supply))


# Duels of quests (RW-485 to RW-488). Triangle: 5 rout 1, 15 damage 1, 9 special. Rectangle: 3 special, 18 damage 1,
# 8 rout 1. Hexagon: 6 special, 9 damage 3, 2 damage 1, 15 miss, 23 rout 1. Circle: as for heroes.


def quest_duel(quest: str, cards: tuple[int, ...], given: Any = None, name: str = "ronan", **fields: Any) -> Any:
    frame = {"name": "quest", "hero": f"hero_{name}", "quest": quest, "seat": 0}
    decks = {"fate": fate(*cards), "rewards": ["horn_of_command"], "quests": ["q24"]}
    heroes = {name: {"area": "5A", **(given or {})}}
    seats = {0: {"quests": [quest], "influence": 0, **fields.pop("seat", {})}}
    return GAME.from_position(position(heroes, frame, seats=seats, decks=decks, **fields))


def completed(state: Any, quest: str) -> bool:
    return quest in state.position()["discards"]["quests"]


@pytest.mark.rule("RW-485", "RW-487", "RW-451")
def test_destroying_the_razorwing_completes_its_quest_at_the_end_of_the_round() -> None:
    state = quest_duel("q06", (HIT, 1))
    assert completed(state, "q06")
    assert hero(state, "ronan")["rewards"] == ["horn_of_command"]
    assert state.position()["discards"]["fate"] == [1, HIT]
    assert is_over(state)


@pytest.mark.rule("RW-486", "RW-487")
def test_a_unit_hits_the_hero_prevents_with_routs_and_survives_four_rounds_of_misses() -> None:
    state = quest_duel("q06", (HIT, HIT_TOO, 7, 15, 8, 9, 10, 1))
    assert not completed(state, "q06")
    assert hero(state, "ronan")["damage"] == 1
    assert state.position()["seats"][0]["quests"] == ["q06"]


@pytest.mark.rule("RW-486")
def test_a_hellhounds_special_deals_one_damage() -> None:
    state = quest_duel("q18", (HIT, 3, HIT_TOO, 4))
    assert completed(state, "q18")
    assert hero(state, "ronan")["damage"] == 2


@pytest.mark.rule("RW-486", "RW-487")
def test_the_giants_toll_asks_for_two_damage_that_is_not_prevented() -> None:
    state = quest_duel("q15", (HIT, 23, HIT_TOO, 15, HIT_AGAIN, 16))
    assert completed(state, "q15")
    assert len(state.position()["discards"]["fate"]) == 6


@pytest.mark.rule("RW-486")
def test_a_giant_rages_with_the_damage_that_it_carries() -> None:
    state = quest_duel("q15", (HIT, 6, HIT_AGAIN, 26))
    assert completed(state, "q15")
    assert hero(state, "ronan")["damage"] == 1


@pytest.mark.rule("RW-487", "RW-481")
def test_a_hero_that_falls_with_the_unit_does_not_complete_the_quest() -> None:
    state = quest_duel("q18", (HIT, 18, HIT_TOO, 19), {"damage": 2, "rewards": ["soulbiter"]})
    assert "hero_ronan" not in state.position()["heroes"]
    assert state.position()["markers"] == {"1": {"area": "5A", "rewards": ["soulbiter"]}}
    assert not completed(state, "q18")
    assert state.position()["shown_quests"] == ["q18"]


@pytest.mark.rule("RW-488", "RW-486")
def test_damaged_sorcerers_are_hit_first_and_undying_gives_them_two_health() -> None:
    state = quest_duel("q11", (HIT, SPECIAL, 7, HIT_TOO, 8, 9, HIT_AGAIN, 10, HIT_LAST, 17))
    assert completed(state, "q11")
    assert state.position()["seats"][0]["influence"] == 2


@pytest.mark.rule("RW-488")
def test_the_heros_player_chooses_between_units_that_differ() -> None:
    state = GAME.from_position(
        position(
            {"ronan": {"area": "5A"}},
            {"name": "quest", "step": "fought", "hero": "hero_ronan", "quest": "q11", "seat": 0},
            {
                "name": "duel",
                "step": "aim",
                "att": "hero_ronan",
                "foes": ["giant-d2", "sorcerer", "sorcerer-d1"],
                "quest": "q11",
                "area": "5A",
                "seats": [0, 1],
                "round": 2,
                "undying": True,
                "aimed": 2,
                "foe_stop": [1, 0, 0],
                "turn_of": "def",
            },
            seats={0: {"quests": ["q11"]}},
        )
    )
    assert state.options(0) == ["hit:giant-d2", "hit:sorcerer-d1"]
    assert refusal(state, "hit:sorcerer") == ("RW-488", "damaged-unit-first")
    play(state, "hit:giant-d2")
    assert state.position()["pending"][-1]["foes"] == ["giant-d2", "sorcerer", "sorcerer-d1"]
    state.choose(0, "hit:sorcerer-d1")
    assert not completed(state, "q11")


@pytest.mark.rule("RW-486", "RW-488")
def test_of_two_equal_sorcerers_the_one_that_prevents_nothing_is_hit() -> None:
    for first, second in ((ROUT, 7), (7, ROUT)):
        state = quest_duel("q11", (HIT, first, second, SPECIAL, 8), {"rewards": ["soulbiter"]})
        duel_now = state.position()["pending"][-1]
        assert (duel_now["round"], duel_now["foes"], duel_now["dealt"]) == (2, ["sorcerer"], 1)


@pytest.mark.rule("RW-486")
@pytest.mark.parametrize(
    ("unit", "cards", "taken", "drawn"),
    [
        ("beastman", (7, 9, 15), 2, 3),
        ("beastman", (7, 9, 10), 2, 3),
        ("dragon", (7, 6), 0, 2),
        ("razorwing", (7, 9), 0, 2),
    ],
)
def test_units_use_their_own_abilities_as_far_as_a_duel_goes(unit: str, cards: Any, taken: int, drawn: int) -> None:
    state = GAME.from_position(
        position(
            {"ronan": {"area": "5A"}},
            {"name": "quest", "step": "fought", "hero": "hero_ronan", "quest": "q06", "seat": 0},
            {
                "name": "duel",
                "step": "round",
                "att": "hero_ronan",
                "foes": [unit],
                "quest": "q06",
                "area": "5A",
                "seats": [0, 1],
                "round": 3,
            },
            seats={0: {"quests": ["q06"]}},
            decks={"fate": fate(*cards)},
        )
    )
    assert hero(state, "ronan")["damage"] == taken
    assert len(state.position()["discards"]["fate"]) == drawn


@pytest.mark.rule("RW-485", "RW-471")
def test_hero_abilities_against_heroes_do_nothing_in_quest_duels() -> None:
    misses = (7, 1, 8, 2, 10, 3, 17, 4)
    state = quest_duel("q06", misses, name="bogran")
    assert not completed(state, "q06")
    sting = quest_duel("q06", misses, name="scorpion")
    assert not completed(sting, "q06")
    bow = quest_duel("q06", misses, {"rewards": ["bow_of_mourning"]})
    assert is_over(bow)


@pytest.mark.rule("RW-474", "RW-502")
def test_rewards_work_in_quest_duels() -> None:
    state = quest_duel("q15", (SPECIAL, 15), {"rewards": ["soulbiter"], "damage": 1})
    play(state, "use:soulbiter")
    assert completed(state, "q15")
    assert hero(state, "ronan")["damage"] == 1


@pytest.mark.rule("RW-472", "RW-473", "RW-907")
def test_many_duels_end_and_can_be_stored_at_every_decision() -> None:
    rewards = [
        ["soulbiter", "ghost_armor", "dwarven_fire_bombs"],
        ["wand_of_nerekhall", "runeplate", "amulet_of_shielding"],
    ]
    for seed in range(12):
        cards = tuple((number * (2 * seed + 1) + seed) % 31 or 31 for number in range(1, 31))
        deck = [card for card in dict.fromkeys(cards) if card <= 30]
        state = duel(
            {"rewards": rewards[0]},
            {"rewards": rewards[1]},
            decks={"fate": fate(*deck)},
            cards=(),
            hands=(["duelists_edge", "twist_of_fate"], ["duelists_edge", "healing_draught"]),
        )
        steps = 0
        while not is_over(state):
            seat = state.waiting[0]
            options = state.options(seat)
            play(state, (seat, options[(seed + steps) % len(options)]))
            steps += 1
        assert steps < 100


@pytest.mark.rule("RW-477")
def test_special_again_in_a_later_round_is_asked_again() -> None:
    state = duel(names=("carthos", "andira"), cards=(SPECIAL, 7, SPECIAL_AGAIN, 8))
    play(state, "damage")
    assert state.options(0) == ["damage", "unstable"]
