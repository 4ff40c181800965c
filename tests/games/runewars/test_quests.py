"""The 24 Quest cards (RW-450 to RW-453, RW-458; CONTENT.md section 13)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.heroes import GOLD, fate, hero, is_over, play, position, quest_phase, refusal
from rulewright.games.runewars import GAME
from rulewright.games.runewars.heroes.quests import flee

REWARD = {"rewards": ["soulbiter"], "damage": 0, "routed": False}
NOTHING = {"rewards": [], "damage": 0, "routed": False}


def attempted(quest: str, symbol: str | None, given: Any = None, **fields: Any) -> Any:
    """Carthos (health 4) of seat 0 has tested his way through a card with this symbol; then its text is followed."""
    frame = {"name": "quest", "step": "tested", "hero": "hero_carthos", "quest": quest, "seat": 0, "symbol": symbol}
    seat = {"quests": [quest], "influence": 3, **fields.pop("seat", {})}
    decks = {"rewards": ["soulbiter", "runeplate"], "quests": ["q24" if quest != "q24" else "q22"], "tactics": ["levy"]}
    heroes = {"carthos": {"area": "5A", **(given or {})}, **fields.pop("heroes", {})}
    fields.setdefault("shown_quests", [quest])
    return GAME.from_position(
        position(heroes, frame, seats={0: seat}, decks={**decks, **fields.pop("decks", {})}, **fields)
    )


RESULTS: dict[str, dict[str, tuple[dict[str, Any], bool, int, int]]] = {
    # quest: symbol: the hero, whether it is completed, influence gained, Tactics drawn
    "q01": {"gold": (REWARD, True, 0, 0), "silver": ({**REWARD, "damage": 1}, True, 0, 0),
            "red": ({**NOTHING, "damage": 1}, False, 0, 0)},
    "q02": {"gold": (REWARD, True, 0, 0), "silver": (REWARD, True, 0, 0), "red": (NOTHING, False, 0, 0)},
    "q03": {"gold": (REWARD, True, 1, 0), "silver": (REWARD, True, 0, 0),
            "red": ({**NOTHING, "damage": 1}, False, 0, 0)},
    "q04": {"gold": (REWARD, True, 0, 1), "silver": (NOTHING, False, 0, 1),
            "red": ({**NOTHING, "damage": 2}, False, 0, 0)},
    "q05": {"gold": (REWARD, True, 0, 0), "silver": (REWARD, True, 0, 0), "red": (NOTHING, False, 0, 0)},
    "q07": {"gold": (REWARD, True, 0, 1), "silver": (REWARD, True, 0, 0),
            "red": ({**NOTHING, "damage": 1}, False, 0, 0)},
    "q08": {"gold": (REWARD, True, 0, 0), "silver": ({**REWARD, "routed": True}, True, 0, 0),
            "red": ({**NOTHING, "damage": 1}, False, 0, 0)},
    "q09": {"gold": (REWARD, True, 0, 0), "red": (NOTHING, False, 0, 0)},
    "q10": {"gold": (REWARD, True, 0, 0), "silver": (NOTHING, False, 2, 0), "red": (NOTHING, False, 0, 0)},
    "q12": {"silver": (NOTHING, False, 0, 0), "red": ({**NOTHING, "damage": 2}, False, 0, 0)},
    "q13": {"gold": (REWARD, True, 0, 0), "silver": (REWARD, True, 0, 0),
            "red": ({**NOTHING, "damage": 1}, False, 0, 0)},
    "q14": {"gold": (REWARD, True, 0, 0), "silver": (REWARD, True, 0, 0), "red": (NOTHING, False, -1, 0)},
    "q16": {"gold": (REWARD, True, 0, 0), "silver": (REWARD, True, 0, 0), "red": (NOTHING, False, 0, 0)},
    "q19": {"gold": (REWARD, True, 0, 0), "silver": (REWARD, True, 0, 0),
            "red": ({**NOTHING, "damage": 1}, False, 0, 0)},
    "q20": {"gold": (REWARD, True, 0, 0), "silver": ({**REWARD, "damage": 1}, True, 0, 0),
            "red": ({**NOTHING, "damage": 1}, False, 0, 0)},
    "q21": {"silver": ({**REWARD, "damage": 1}, True, 0, 0), "red": ({**NOTHING, "damage": 2}, False, 0, 0)},
    "q22": {"gold": (REWARD, True, 2, 0), "silver": (REWARD, True, 0, 0), "red": (NOTHING, False, 0, 0)},
    "q23": {"gold": (REWARD, True, 0, 0), "silver": (REWARD, True, 0, 0),
            "red": ({**NOTHING, "damage": 2}, False, 0, 0)},
    "q24": {"gold": (REWARD, True, 0, 0), "silver": (REWARD, True, 0, 0)},
}  # fmt: skip


@pytest.mark.rule("RW-450", "RW-451", "RW-452", "RW-457")
@pytest.mark.parametrize(("quest", "symbol"), [(quest, symbol) for quest in RESULTS for symbol in RESULTS[quest]])
def test_each_result_of_each_card(quest: str, symbol: str) -> None:
    carthos, completed, influence, tactics = RESULTS[quest][symbol]
    state = attempted(quest, symbol)
    assert is_over(state)
    found = hero(state, "carthos")
    assert {field: found[field] for field in carthos} == carthos
    table = state.position()
    seat = table["seats"][0]
    assert seat["quests"] == ([quest] if not completed else ["q24" if quest != "q24" else "q22"])
    assert table["discards"]["quests"] == ([quest] if completed else [])
    assert table["shown_quests"] == ([] if completed else [quest])
    assert seat["influence"] == 3 + influence
    assert len(seat["tactics"]) == tactics


ATTRIBUTES = {
    "q01": "strength", "q02": "wisdom", "q03": "agility", "q04": "agility", "q05": "agility", "q07": "wisdom",
    "q08": "strength", "q09": "agility", "q10": "wisdom", "q12": "agility", "q13": "wisdom", "q14": "strength",
    "q16": "agility", "q19": "strength", "q20": "wisdom", "q21": "strength", "q22": "wisdom", "q23": "agility",
    "q24": "strength",
}  # fmt: skip


@pytest.mark.rule("RW-450", "RW-455")
@pytest.mark.parametrize("quest", ATTRIBUTES)
def test_each_card_tests_its_attribute(quest: str) -> None:
    frame = {"name": "quest", "hero": "hero_scorpion", "quest": quest, "seat": 0}
    training = {"strength": 0, "agility": 1, "wisdom": 0}
    heroes = {"scorpion": {"area": "5A", "training": training}}
    state = GAME.from_position(position(heroes, frame, seats={0: {"quests": [quest]}}))
    drawn = {"strength": 3, "agility": 4, "wisdom": 2}[ATTRIBUTES[quest]]
    assert len(state.options(0)) == drawn
    assert state.position()["shown_quests"] == [quest]
    assert state.position()["pending"][-1]["attribute"] == ATTRIBUTES[quest]


FOES = {"q06": ["razorwing"], "q11": ["sorcerer", "sorcerer"], "q15": ["giant"], "q18": ["hellhound"]}


@pytest.mark.rule("RW-458", "RW-485")
@pytest.mark.parametrize("quest", FOES)
def test_duel_quests_name_their_units_and_the_left_player_controls_them(quest: str) -> None:
    frame = {"name": "quest", "hero": "hero_carthos", "quest": quest, "seat": 0}
    given = {"area": "5A", "damage": 1, "rewards": ["healing_elixir"]}
    state = GAME.from_position(position({"carthos": given}, frame, seats={0: {"quests": [quest]}}))
    duel = state.position()["pending"][-1]
    assert (duel["name"], duel["foes"], duel["seats"]) == ("duel", FOES[quest], [0, 1])
    assert state.options(0) == ["use:healing_elixir", "pass"]


# Where a card can be attempted


def offered(heroes: Any, quest: str, **fields: Any) -> bool:
    """Whether Carthos, where he stands, may attempt a card; an enemy hero beside him leaves him a choice anyway."""
    area = heroes["carthos"]["area"]
    heroes = {**heroes, "vyrah": {"area": area, "seat": 1}}
    seat = {"quests": [quest], **fields.pop("seat", {})}
    state = play(quest_phase(heroes, seats={0: seat}, **fields), "move", "stop")
    return f"quest:{quest}" in state.options(0)


@pytest.mark.rule("RW-450")
def test_a_card_is_attempted_in_its_area_only() -> None:
    assert offered({"carthos": {"area": "3A"}}, "q03")
    assert not offered({"carthos": {"area": "3B"}}, "q03")


@pytest.mark.rule("RW-450")
def test_the_envoy_goes_to_any_city() -> None:
    areas = {"5B": {"city": "city_forge"}}
    assert offered({"carthos": {"area": "5B"}}, "q22", areas=areas)
    assert not offered({"carthos": {"area": "7D"}}, "q22", areas=areas)


@pytest.mark.rule("RW-450", "RW-914")
def test_enemy_lines_are_home_realms_of_other_players_in_the_game() -> None:
    assert offered({"carthos": {"area": "LB"}}, "q23")
    assert not offered({"carthos": {"area": "DB"}}, "q23")
    assert not offered({"carthos": {"area": "5A"}}, "q23")


@pytest.mark.rule("RW-450", "RW-011")
def test_the_lord_of_the_wild_is_met_in_neutral_areas() -> None:
    assert offered({"carthos": {"area": "5A"}}, "q24", areas={"5A": {"units": ["sorcerer"]}})
    assert not offered({"carthos": {"area": "5A"}}, "q24")
    assert not offered({"carthos": {"area": "5A"}}, "q24", areas={"5A": {"units": ["footman", "sorcerer"]}})


@pytest.mark.rule("RW-450", "RW-903")
def test_the_auction_needs_three_influence_and_gives_a_reward_for_it() -> None:
    fields: dict[str, Any] = {"players": 4, "decks": {"rewards": ["soulbiter"], "quests": ["q24"]}}
    heroes = {"carthos": {"area": "6B"}, "vyrah": {"area": "6B", "seat": 1}}
    state = play(quest_phase(heroes, seats={0: {"quests": ["q17"], "influence": 4}}, **fields), "move", "stop")
    play(state, "quest:q17")
    assert hero(state, "carthos")["rewards"] == ["soulbiter"]
    assert state.position()["seats"][0]["influence"] == 1
    assert state.position()["seats"][0]["quests"] == ["q24"]
    poor = play(quest_phase(heroes, seats={0: {"quests": ["q17"], "influence": 2}}, **fields), "move", "stop")
    assert refusal(poor, "quest:q17") == ("RW-450", "quest-cost")


@pytest.mark.rule("RW-450", "RW-452")
def test_a_failed_card_stays_known_and_may_be_tried_by_another_hero() -> None:
    heroes = {"andira": {"area": "5A"}, "ronan": {"area": "5A"}}
    state = quest_phase(heroes, seats={0: {"quests": ["q05"]}}, decks={"fate": fate(30, 29, 28, 22)})
    play(state, "hero:hero_andira", "move", "stop", "quest:q05", "fate:30")
    assert state.position()["shown_quests"] == ["q05"]
    play(state, "move", "stop")
    assert state.options(0) == ["quest:q05", "nothing"]


@pytest.mark.rule("RW-451", "RW-453")
def test_a_card_drawn_in_this_phase_may_be_attempted_by_another_hero() -> None:
    heroes = {"andira": {"area": "5A"}, "ronan": {"area": "5D"}}
    state = quest_phase(heroes, seats={0: {"quests": ["q05"]}}, decks={"fate": fate(GOLD), "quests": ["q15"]})
    play(state, "hero:hero_andira", "move", "stop", "quest:q05", f"fate:{GOLD}")
    play(state, "move", "stop")
    assert state.options(0) == ["quest:q15", "nothing"]


# Choices of cards


@pytest.mark.rule("RW-450")
def test_smugglers_sell_a_reward_for_one_influence_on_silver() -> None:
    state = attempted("q09", "silver")
    assert state.options(0) == ["pay", "decline"]
    declined = play(state.copy(), "decline")
    assert declined.position()["seats"][0]["quests"] == ["q09"]
    play(state, "pay")
    assert hero(state, "carthos")["rewards"] == ["soulbiter"]
    assert state.position()["seats"][0]["influence"] == 2
    assert state.position()["discards"]["quests"] == ["q09"]
    assert is_over(attempted("q09", "silver", seat={"influence": 0}))


@pytest.mark.rule("RW-500", "RW-451")
@pytest.mark.parametrize("quest", ["q12", "q21"])
def test_of_two_rewards_one_is_kept_and_the_other_goes_under_the_deck(quest: str) -> None:
    state = attempted(quest, "gold", decks={"rewards": ["soulbiter", "runeplate", "ice_storm"]})
    assert state.options(0) == ["keep:soulbiter", "keep:runeplate"]
    assert state.decision(0).secret
    play(state, "keep:runeplate")
    assert hero(state, "carthos")["rewards"] == ["runeplate"]
    assert state.position()["decks"]["rewards"] == ["ice_storm", "soulbiter"]
    assert state.position()["discards"]["quests"] == [quest]


@pytest.mark.rule("RW-500", "RW-603", "RW-902")
def test_two_rewards_are_drawn_as_far_as_there_are_any() -> None:
    state = attempted("q12", "gold", decks={"rewards": ["soulbiter"]})
    assert hero(state, "carthos")["rewards"] == ["soulbiter"] and is_over(state)
    none = attempted("q12", "gold", decks={"rewards": []})
    assert none.position()["discards"]["quests"] == ["q12"] and is_over(none)


@pytest.mark.rule("RW-451", "RW-603")
def test_a_quest_is_completed_even_if_no_reward_is_left() -> None:
    state = attempted("q05", "gold", decks={"rewards": []})
    assert hero(state, "carthos")["rewards"] == []
    assert state.position()["discards"]["quests"] == ["q05"]


@pytest.mark.rule("RW-605")
def test_the_buried_legion_sends_a_footman_to_a_stronghold() -> None:
    strongholds = {"DA": {"stronghold": {"seat": 0}}, "DB": {"stronghold": {"seat": 0}}}
    state = attempted("q19", "gold", areas=strongholds)
    assert state.options(0) == ["area:DA", "area:DB"]
    play(state, "area:DB")
    assert state.position()["areas"]["DB"]["units"] == ["footman"]
    assert hero(state, "carthos")["rewards"] == ["soulbiter"]


@pytest.mark.rule("RW-601")
def test_the_buried_legion_keeps_the_limit_of_eight() -> None:
    full = {"DA": {"stronghold": {"seat": 0}, "units": ["footman"] * 7 + ["bowman"]}}
    state = attempted("q19", "gold", areas=full)
    assert state.options(0) == ["destroy:bowman", "destroy:footman"]
    play(state, "destroy:bowman")
    assert state.position()["areas"]["DA"]["units"] == ["footman"] * 8


@pytest.mark.rule("RW-605", "RW-902")
def test_the_buried_legion_sends_nobody_when_all_footmen_are_on_the_board() -> None:
    areas: dict[str, Any] = {area: {"units": ["footman"] * 8} for area in ("5B", "5C")}
    areas |= {area: {"stronghold": {"seat": 0}, "units": []} for area in ("DA", "DB")}
    state = attempted("q19", "gold", areas=areas)
    assert is_over(state)
    assert hero(state, "carthos")["rewards"] == ["soulbiter"]


@pytest.mark.rule("RW-525")
def test_behind_enemy_lines_a_rune_is_seen() -> None:
    state = attempted("q23", "gold", areas={"LA": {"rune": "dragon"}, "7B": {"rune": "false"}})
    assert state.options(0) == ["look:7B", "look:LA"]
    play(state, "look:LA")
    assert state.position()["seats"][0]["seen"] == ["LA"]


@pytest.mark.rule("RW-350")
def test_the_lord_of_the_wild_may_rout_the_neutral_units() -> None:
    areas = {"5A": {"units": ["sorcerer", "sorcerer", "dragon-routed"]}}
    state = attempted("q24", "gold", areas=areas)
    assert state.options(0) == ["rout", "decline"]
    declined = play(state.copy(), "decline")
    assert declined.position()["areas"]["5A"]["units"] == ["dragon-routed", "sorcerer", "sorcerer"]
    play(state, "rout")
    assert state.position()["areas"]["5A"]["units"] == ["dragon-routed", "sorcerer-routed", "sorcerer-routed"]


@pytest.mark.rule("RW-350", "RW-902")
def test_the_lord_of_the_wild_asks_nothing_where_all_neutral_units_are_routed() -> None:
    assert is_over(attempted("q24", "gold", areas={"5A": {"units": ["dragon-routed"]}}))


@pytest.mark.rule("RW-375", "RW-482")
def test_the_lord_of_the_wild_drives_a_hero_away_who_takes_what_lies_there() -> None:
    markers = {"1": {"area": "DA", "rewards": ["runeplate"]}}
    state = attempted("q24", "red", markers=markers, decks={"rewards": []})
    assert state.options(0) == ["to:5B", "to:DA"]
    play(state, "to:DA", "take:1")
    found = hero(state, "carthos")
    assert (found["area"], found["routed"], found["damage"], found["rewards"]) == ("DA", True, 1, ["runeplate"])


@pytest.mark.rule("RW-375")
def test_a_hero_without_a_way_out_stays_routed() -> None:
    state = attempted("q24", "red")
    state.board.near = [0] * len(state.board.near)
    flee(state.stack[-1], state)
    assert (hero(state, "carthos")["area"], hero(state, "carthos")["routed"]) == ("5A", True)


@pytest.mark.rule("RW-429", "RW-481")
def test_a_hero_that_falls_by_a_result_leaves_the_reward_it_gave() -> None:
    state = attempted("q20", "silver", {"damage": 3})
    assert "hero_carthos" not in state.position()["heroes"]
    assert state.position()["markers"] == {"1": {"area": "5A", "rewards": ["soulbiter"]}}
    assert state.position()["discards"]["quests"] == ["q20"]
    gone = attempted("q24", "red", {"damage": 3})
    assert "hero_carthos" not in gone.position()["heroes"] and is_over(gone)


@pytest.mark.rule("RW-450")
def test_losing_influence_needs_some() -> None:
    assert attempted("q14", "red", seat={"influence": 0}).position()["seats"][0]["influence"] == 0


@pytest.mark.rule("RW-451", "RW-555")
def test_a_tactics_card_of_a_quest_keeps_the_limit_of_ten() -> None:
    hand = ["spy_guild"] * 2 + ["rally_cry"] * 3 + ["ambush"] * 2 + ["forced_march"] * 2 + ["frozen_ford"]
    state = attempted("q07", "gold", seat={"tactics": hand})
    assert state.decision(0).name == "tactics_discard"
    play(state, "discard:levy")
    assert is_over(state)
