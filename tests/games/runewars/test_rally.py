"""Rally Support and hiring heroes (RW-166 to RW-170, RW-422, RW-423)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import asked, by_default, options, play, rule_against, seat, turn, units

HELD = {
    "1C": {"city": "city_tamalir", "units": ["footman"]},
    "3D": {"city": "city_forge", "units": ["footman"]},
    "5B": {"city": "city_greyhaven", "units": ["beastman"]},
}
STRONGHOLDS = {"DA": {"stronghold": {"seat": 0}}, "5A": {"stronghold": {"seat": 0}}}
HERO_DECK = {"heroes": ["hero_bogran", "hero_ronan", "hero_astarra", "hero_andira"]}


@pytest.mark.rule("RW-166")
def test_each_controlled_city_gives_one_benefit_in_the_players_order() -> None:
    state = turn(6, HELD, {"influence": 0}, used=[6, 8])
    assert options(state) == ["city:city_tamalir", "city:city_forge"]
    assert rule_against(state, "city:city_greyhaven") == "RW-166"
    play(state, "city:city_forge")
    assert options(state) == ["influence", "tactics", "units:hellhound"]
    assert rule_against(state, "quest") == "RW-166"
    play(state, "influence")
    assert options(state) == ["influence", "tactics", "quest", "units:beastman", "units:razorwing"]
    assert by_default(state) == "influence"
    play(state, "influence")
    assert seat(state, 0)["influence"] == 4
    assert state.waiting == (1,)


@pytest.mark.rule("RW-961", "RW-166", "RW-902")
def test_cards_may_be_chosen_where_none_are_left() -> None:
    none: dict[str, Any] = {"quests": [], "tactics": []}
    state = turn(6, {"1C": HELD["1C"]}, used=[6, 8], decks=none, discards=none)
    assert options(state) == ["influence", "tactics", "quest", "units:beastman", "units:razorwing"]
    play(state, "quest")
    assert (seat(state, 0)["quests"], state.waiting) == ([], (1,))


@pytest.mark.rule("RW-167", "RW-261")
def test_neutral_units_stand_in_the_city_and_are_allied() -> None:
    state = turn(6, {"5B": {"city": "city_dawnsmoor", "units": ["footman"]}}, used=[6, 8])
    play(state, "units:razorwing")
    assert units(state, "5B") == ["footman", "razorwing", "razorwing"]


@pytest.mark.rule("RW-167")
def test_only_the_figures_that_are_left_are_placed() -> None:
    areas = {
        "5B": {"city": "city_frostgate", "units": ["footman"]},
        "5A": {"units": ["beastman"] * 6 + ["razorwing"] * 8},
    }
    state = turn(6, areas, used=[6, 8])
    assert options(state) == ["influence", "quest", "units:beastman"]
    assert rule_against(state, "units:razorwing") == "RW-167"
    play(state, "units:beastman")
    assert units(state, "5B") == ["footman", "beastman", "beastman"]


@pytest.mark.rule("RW-167", "RW-601")
def test_units_above_eight_are_destroyed_before_the_next_city() -> None:
    areas = {"1C": {"city": "city_dawnsmoor", "units": ["footman"] * 7}, "3D": HELD["3D"]}
    state = turn(6, areas, used=[6, 8])
    play(state, "city:city_dawnsmoor", "units:beastman")
    assert asked(state) == "limit_destroy"
    play(state, "destroy:footman")
    assert units(state, "1C") == ["footman"] * 6 + ["beastman"] * 2
    assert asked(state) == "rally_benefit"


@pytest.mark.rule("RW-168", "RW-555")
def test_tactics_cards_are_drawn() -> None:
    areas = {"1C": {"city": "city_forge", "units": ["footman"]}}
    state = turn(6, areas, used=[6, 8], decks={"tactics": ["levy", "ambush", "sabotage"]})
    play(state, "tactics")
    assert seat(state, 0)["tactics"] == ["ambush", "levy"]


@pytest.mark.rule("RW-169", "RW-457")
def test_quest_cards_are_drawn_and_discarded_down_to_three() -> None:
    areas = {"1C": {"city": "city_riverwatch", "units": ["footman"]}}
    state = turn(6, areas, {"quests": ["q01", "q03"]}, used=[6, 8], decks={"quests": ["q05", "q10"]})
    play(state, "quest")
    assert asked(state) == "quest_discard"
    play(state, "discard:q03")
    assert seat(state, 0)["quests"] == ["q01", "q05", "q10"]


@pytest.mark.rule("RW-166")
def test_a_city_gives_only_what_is_printed_on_it() -> None:
    state = turn(6, {"1C": {"city": "city_nerekhall", "units": ["footman"]}}, used=[6, 8])
    assert options(state) == ["tactics", "quest", "units:sorcerer"]
    assert rule_against(state, "influence") == "RW-166"


@pytest.mark.rule("RW-166")
def test_without_a_city_the_order_gives_nothing() -> None:
    assert turn(6, {}, used=[6, 8]).waiting == (1,)


@pytest.mark.rule("RW-170")
@pytest.mark.parametrize(
    ("influence", "areas", "decks"),
    [(0, STRONGHOLDS, HERO_DECK), (2, STRONGHOLDS, {"heroes": []}), (2, {}, HERO_DECK)],
)
def test_a_hero_needs_influence_a_card_and_a_stronghold(
    influence: int, areas: dict[str, Any], decks: dict[str, Any]
) -> None:
    assert turn(6, areas, {"influence": influence}, step="offer", decks=decks).waiting == (1,)


@pytest.mark.rule("RW-170")
@pytest.mark.parametrize(("influence", "deck", "most"), [(9, 4, 3), (2, 4, 2), (9, 2, 2)])
def test_influence_cards_and_three_limit_what_is_spent(influence: int, deck: int, most: int) -> None:
    decks = {"heroes": HERO_DECK["heroes"][:deck]}
    state = play(turn(6, STRONGHOLDS, {"influence": influence}, step="offer", decks=decks), "bonus")
    assert options(state) == [f"spend:{number}" for number in range(1, most + 1)]
    assert rule_against(state, "spend:4") == "RW-170"


@pytest.mark.rule("RW-170", "RW-423")
def test_one_of_the_heroes_seen_is_kept_and_the_others_go_back() -> None:
    chance = [{"chance": "shuffle", "what": "heroes", "result": ["hero_bogran", "hero_andira", "hero_ronan"]}]
    state = turn(6, STRONGHOLDS, {"influence": 5}, step="offer", decks=HERO_DECK, chance=chance)
    play(state, "bonus", "spend:3")
    assert options(state) == ["keep:hero_ronan", "keep:hero_astarra", "keep:hero_bogran"]
    assert by_default(state) == "keep:hero_ronan"
    assert rule_against(state, "keep:hero_andira") == "RW-170"
    assert "hero_astarra" not in str(state.view(1)["pending"])
    play(state, "keep:hero_astarra")
    position = state.position()
    assert seat(state, 0)["influence"] == 2
    assert options(state) == ["place:hero_astarra:5A", "place:hero_astarra:DA"]
    assert rule_against(state, "place:hero_astarra:DB") == "RW-423"
    assert position["decks"]["heroes"] == ["hero_bogran", "hero_andira", "hero_ronan"]
    assert not position["pending"][-1]["drawn"]


@pytest.mark.rule("RW-423")
def test_a_new_hero_stands_at_a_stronghold_and_takes_no_rewards_there() -> None:
    markers = {"1": {"area": "DA", "rewards": ["soulbiter"]}}
    areas = {"DA": {"stronghold": {"seat": 0}}}
    state = turn(6, areas, {"influence": 1}, step="offer", decks={"heroes": ["hero_ronan"]}, markers=markers)
    play(state, "bonus")
    hero = state.position()["heroes"]["hero_ronan"]
    assert (hero["seat"], hero["area"], hero["routed"], hero["rewards"]) == (0, "DA", False, [])
    assert state.waiting == (1,)


@pytest.mark.rule("RW-422")
def test_a_third_hero_stays() -> None:
    heroes = {name: {"seat": 0, "area": "DA"} for name in ("hero_bogran", "hero_astarra")}
    areas = {"DA": {"stronghold": {"seat": 0}}}
    state = turn(6, areas, {"influence": 1}, step="offer", decks={"heroes": ["hero_ronan"]}, heroes=heroes)
    play(state, "bonus")
    assert sorted(state.position()["heroes"]) == ["hero_astarra", "hero_bogran", "hero_ronan"]
    assert state.waiting == (1,)


@pytest.mark.rule("RW-422", "RW-430")
def test_of_four_heroes_one_deserts() -> None:
    heroes = {
        "hero_bogran": {"seat": 0, "area": "DA", "rewards": ["soulbiter"]},
        "hero_astarra": {"seat": 0, "area": "DA"},
        "hero_valadir": {"seat": 0, "area": "DB"},
        "hero_scorpion": {"seat": 1, "area": "LA"},
    }
    areas = {"DA": {"stronghold": {"seat": 0}}}
    state = turn(6, areas, {"influence": 1}, step="offer", decks={"heroes": ["hero_ronan"]}, heroes=heroes)
    play(state, "bonus")
    assert options(state) == [
        "desert:hero_ronan",
        "desert:hero_valadir",
        "desert:hero_astarra",
        "desert:hero_bogran",
    ]
    assert by_default(state) == "desert:hero_bogran"
    assert rule_against(state, "desert:hero_scorpion") == "RW-422"
    play(state, "desert:hero_bogran")
    position = state.position()
    assert position["decks"]["heroes"] == ["hero_bogran"]
    assert position["discards"]["rewards"] == ["soulbiter"]
    assert sorted(position["heroes"]) == ["hero_astarra", "hero_ronan", "hero_scorpion", "hero_valadir"]
