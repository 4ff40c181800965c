"""Objectives: when they are fulfilled, claiming them, drawing another (RW-550 to RW-552)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import asked, options, play, rule_against, seat, turn
from games.runewars.war import battle
from rulewright import State


def with_objective(objective: str, areas: dict[str, Any], *others: dict[str, Any], **fields: Any) -> State:
    """Seat 0 is in the first window of a Fortify turn; a damaged hero with an elixir keeps the window open."""
    good = objective.startswith("obj_g")
    first = {"faction": "daqan" if good else "uthuk", "objective": objective, **fields.pop("own", {})}
    heroes = {"hero_andira": {"seat": 0, "area": "DA" if good else "UA", "damage": 1, "rewards": ["healing_elixir"]}}
    rows = others or ({"faction": "latari"},)
    return turn(8, areas, first, *rows, step="start", heroes={**heroes, **fields.pop("heroes", {})}, **fields)


def can_claim(state: State) -> bool:
    assert asked(state) == "turn_window"
    return "claim" in options(state)


@pytest.mark.rule("RW-551")
def test_bound_by_honor_wants_every_neutral_triangle_allied_to_somebody() -> None:
    assert can_claim(with_objective("obj_g1", {}))
    assert can_claim(with_objective("obj_g1", {"5A": {"units": ["giant", "sorcerer"]}}))
    assert can_claim(with_objective("obj_g1", {"LA": {"units": ["beastman"]}, "DA": {"units": ["razorwing"]}}))
    assert not can_claim(with_objective("obj_g1", {"LA": {"units": ["beastman"]}, "5A": {"units": ["razorwing"]}}))


@pytest.mark.rule("RW-551", "RW-261")
def test_units_that_have_arrived_are_allied_already_and_those_that_they_meet_are_not() -> None:
    def arriving(arrived: list[str], met: list[str]) -> State:
        activation = {"name": "activation", "step": "meet", "seat": 0, "area": "5A", "arrived": arrived}
        window = {"name": "window", "seat": 0, "kind": "turn", "when": "W-T2"}
        inner = [activation, window]
        return with_objective("obj_g1", {"5A": {"units": met}}, inner=inner, memory={"order": 3})

    assert can_claim(arriving(["footman", "beastman"], ["giant"]))
    assert not can_claim(arriving(["footman", "beastman"], ["razorwing"]))


@pytest.mark.rule("RW-551", "RW-264")
def test_allies_count_on_the_march_and_in_battle_and_those_of_the_other_side_do_not() -> None:
    def arriving(*arrived: str) -> State:
        activation = {"name": "activation", "step": "meet", "seat": 0, "area": "5A", "arrived": list(arrived)}
        window = {"name": "window", "seat": 0, "kind": "turn", "when": "W-T2"}
        areas = {"DA": {"units": ["dragon"]}, "5A": {"units": ["giant"]}}
        return with_objective("obj_g2", areas, inner=[activation, window], memory={"order": 3})

    assert can_claim(arriving("footman", "giant"))
    assert not can_claim(arriving("footman", "beastman"))

    def fighting(objective: str, attackers: list[str], defenders: list[str], neutral: bool = False) -> bool:
        seats: Any = ({"objective": objective, "tactics": ["secret_accord"]}, {})
        areas = {"DA": {"units": ["dragon"]}, "LA": {"units": ["giant"]}}
        state = battle(attackers, defenders, seats=seats, areas=areas, neutral=neutral)
        assert asked(state) == "battle_start_attacker"
        return "claim" in options(state)

    assert fighting("obj_g2", ["footman", "giant"], ["archer"])
    assert not fighting("obj_g2", ["footman", "beastman"], ["archer", "giant"])
    assert fighting("obj_g1", ["footman", "beastman"], ["archer", "razorwing"])
    assert fighting("obj_g1", ["footman"], ["sorcerer"], neutral=True)
    assert not fighting("obj_g1", ["footman"], ["razorwing"], neutral=True)


@pytest.mark.rule("RW-551", "RW-264")
def test_an_endless_host_counts_those_who_fight() -> None:
    for fighting, enough in ((8, True), (7, False)):
        own: Any = {"faction": "uthuk", "objective": "obj_e8", "tactics": ["secret_accord"]}
        areas = {"UA": {"units": ["berserker"] * 5}, "UB": {"units": ["warlock"] * 5}}
        state = battle(["berserker"] * fighting, ["archer"] * 9, seats=(own, {}), areas=areas)
        assert ("claim" in options(state)) == enough


@pytest.mark.rule("RW-551")
def test_friend_of_dragons_wants_two_allied_dragons_or_giants() -> None:
    assert can_claim(with_objective("obj_g2", {"DA": {"units": ["dragon"]}, "DB": {"units": ["giant"]}}))
    assert not can_claim(with_objective("obj_g2", {"DA": {"units": ["dragon"]}, "5A": {"units": ["giant"]}}))


@pytest.mark.rule("RW-551", "RW-561")
def test_ear_of_the_council_wants_ten_influence_outside_titles() -> None:
    titles = {"title_primarch": {"seat": 0, "influence": 5}}
    assert can_claim(with_objective("obj_g3", {}, own={"influence": 10}))
    assert not can_claim(with_objective("obj_g3", {}, own={"influence": 9}, titles=titles))


@pytest.mark.rule("RW-551", "RW-393")
def test_guardian_of_the_free_cities_wants_two_cities_of_two_players_or_all_that_are_left() -> None:
    forge = {"city": "city_forge"}
    tamalir = {"city": "city_tamalir"}
    held = {"units": ["footman"]}
    assert can_claim(with_objective("obj_g4", {"5B": {**forge, **held}, "3D": {**tamalir, **held}}))
    assert not can_claim(with_objective("obj_g4", {"5B": {**forge, **held}, "3D": tamalir}))
    assert can_claim(with_objective("obj_g4", {"5B": {**forge, **held}}))
    assert not can_claim(with_objective("obj_g4", {"5B": held}))
    third = {"7D": {"city": "city_nerekhall", "units": ["archer"]}}
    assert can_claim(with_objective("obj_g4", {"5B": {**forge, **held}, "3D": {**tamalir, **held}, **third}))


@pytest.mark.rule("RW-551")
def test_guardian_of_the_free_cities_wants_three_cities_with_three_players() -> None:
    held = {"units": ["footman"]}
    two = {"5B": {"city": "city_forge", **held}, "3D": {"city": "city_tamalir", **held}}
    third = {"7D": {"city": "city_nerekhall"}}
    assert not can_claim(with_objective("obj_g4", {**two, **third}, {}, {"faction": "uthuk", "active": 7}))
    held_too = {"7D": {**third["7D"], **held}, "1C": {"city": "city_frostgate"}}
    assert can_claim(with_objective("obj_g4", {**two, **held_too}, {}, {"faction": "uthuk", "active": 7}))
    assert can_claim(with_objective("obj_g4", two, {}, {"faction": "uthuk", "active": 7}))


@pytest.mark.rule("RW-551")
def test_fellowship_of_champions_wants_three_heroes_without_an_evil_one_and_three_rewards() -> None:
    def heroes(third: str, rewards: list[str]) -> dict[str, Any]:
        others = {"hero_ronan": {"seat": 0, "area": "DA", "rewards": rewards}, third: {"seat": 0, "area": "DA"}}
        return {"hero_andira": {"seat": 0, "area": "DA", "damage": 1, "rewards": ["healing_elixir"]}, **others}

    two = ["runeplate", "soulbiter"]
    assert can_claim(with_objective("obj_g5", {}, heroes=heroes("hero_krutzbeck", two)))
    assert not can_claim(with_objective("obj_g5", {}, heroes=heroes("hero_bogran", two)))
    assert not can_claim(with_objective("obj_g5", {}, heroes=heroes("hero_krutzbeck", two[:1])))
    pair = heroes("hero_krutzbeck", two)
    del pair["hero_krutzbeck"]
    assert not can_claim(with_objective("obj_g5", {}, heroes=pair))


@pytest.mark.rule("RW-551")
def test_crowned_with_honors_wants_two_titles() -> None:
    one = {"title_primarch": {"seat": 0, "influence": 1}}
    assert can_claim(with_objective("obj_g6", {}, titles={**one, "title_commander": {"seat": 0, "influence": 1}}))
    assert not can_claim(with_objective("obj_g6", {}, titles={**one, "title_commander": {"seat": 1, "influence": 1}}))


@pytest.mark.rule("RW-551")
def test_beacons_of_the_realm_wants_four_undamaged_strongholds() -> None:
    three: dict[str, Any] = {name: {"stronghold": {"seat": 0}} for name in ("DA", "DB", "DC")}
    assert can_claim(with_objective("obj_g7", {**three, "5A": {"stronghold": {"seat": 0}}}))
    assert not can_claim(with_objective("obj_g7", {**three, "5A": {"stronghold": {"seat": 0, "damaged": True}}}))
    assert not can_claim(with_objective("obj_g7", three))


@pytest.mark.rule("RW-551")
def test_grand_alliance_wants_allies_of_three_kinds() -> None:
    two = {"units": ["beastman", "giant", "giant"]}
    assert can_claim(with_objective("obj_g8", {"DA": two, "DB": {"units": ["sorcerer"]}}))
    assert not can_claim(with_objective("obj_g8", {"DA": two, "5A": {"units": ["sorcerer"]}}))
    assert not can_claim(with_objective("obj_g8", {"DA": two, "DB": {"units": ["footman", "knight"]}}))


@pytest.mark.rule("RW-551")
@pytest.mark.parametrize("objective", ["obj_e1", "obj_e5"])
def test_discouraging_defeat_and_heroes_bane_are_no_matter_of_turn_windows(objective: str) -> None:
    state = with_objective(objective, {})
    assert not can_claim(state)
    assert rule_against(state, "claim") == "RW-551"


@pytest.mark.rule("RW-552")
@pytest.mark.parametrize(
    ("objective", "event"), [("obj_e2", "bloodletting"), ("obj_e4", "walls"), ("obj_e6", "giantslayer")]
)
def test_an_event_counts_in_the_turn_in_which_it_happened(objective: str, event: str) -> None:
    beasts = {"5A": {"units": ["giant"]}}
    others = sorted({"bloodletting", "walls", "giantslayer"} - {event})
    assert can_claim(with_objective(objective, beasts, memory={"events": [event]}))
    assert not can_claim(with_objective(objective, beasts, memory={"events": others}))


@pytest.mark.rule("RW-551")
def test_iron_dominion_wants_nine_areas_of_two_players() -> None:
    six: dict[str, Any] = {name: {"units": ["berserker"]} for name in ("3A", "3B", "3C", "3D", "7A", "7B")}
    assert can_claim(with_objective("obj_e3", six))
    assert not can_claim(with_objective("obj_e3", {**six, "7B": {"units": ["beastman"]}}))


@pytest.mark.rule("RW-551")
def test_iron_dominion_wants_ten_areas_of_three_players() -> None:
    rows: tuple[dict[str, Any], ...] = ({}, {"faction": "daqan", "active": 7})
    six: dict[str, Any] = {name: {"units": ["berserker"]} for name in ("3A", "3B", "3C", "3D", "7A", "7B")}
    assert not can_claim(with_objective("obj_e3", six, *rows))
    assert can_claim(with_objective("obj_e3", {**six, "7C": {"units": ["berserker"]}}, *rows))


@pytest.mark.rule("RW-551", "RW-914")
def test_desecration_wants_an_area_of_a_home_realm_whose_owner_is_in_the_game() -> None:
    inside = {"LA": {"units": ["berserker"]}}
    assert can_claim(with_objective("obj_e7", inside))
    assert not can_claim(with_objective("obj_e7", {"UB": {"units": ["berserker"]}}))
    gone = ({"faction": "latari", "eliminated": True}, {"faction": "daqan", "active": 7})
    assert not can_claim(with_objective("obj_e7", inside, *gone))


@pytest.mark.rule("RW-551")
def test_endless_host_wants_eighteen_units_of_the_own_colour() -> None:
    def host(last: str) -> dict[str, Any]:
        eight = {"units": ["berserker"] * 8}
        return {"UA": eight, "UB": eight, "UC": {"units": ["flesh_ripper-routed", last]}}

    assert can_claim(with_objective("obj_e8", host("warlock")))
    assert not can_claim(with_objective("obj_e8", host("beastman")))


@pytest.mark.rule("RW-550", "RW-551")
def test_a_claimed_objective_leaves_the_game_for_a_dragon_rune() -> None:
    state = with_objective("obj_g3", {}, own={"influence": 10})
    play(state, "claim")
    assert asked(state) == "place_dragon"
    play(state, "dragon:DA", "false:DB")
    position = state.position()
    assert seat(state, 0)["objective"] is None
    assert "obj_g3" not in position["decks"]["objectives_good"]
    assert position["areas"]["DA"]["rune"] == "dragon"
    assert rule_against(state, "claim") == "RW-550"


@pytest.mark.rule("RW-552")
def test_nothing_is_claimed_while_no_dragon_rune_is_left() -> None:
    state = with_objective("obj_g3", {}, own={"influence": 10}, rune_supply={"dragon": 0, "false": 17})
    assert not can_claim(state)
    assert rule_against(state, "claim") == "RW-552"


@pytest.mark.rule("RW-551", "RW-552")
def test_discouraging_defeat_is_asked_of_its_owner_alone_and_while_a_dragon_rune_is_left() -> None:
    def asks(objective: str, dragons: int) -> bool:
        seats: Any = ({}, {"faction": "uthuk", "objective": objective})
        supply = {"dragon": dragons, "false": 17}
        areas = {"1B": {"units": ["footman"]}}
        state = battle(["footman"], ["berserker"], step="count", seats=seats, areas=areas, rune_supply=supply)
        return asked(state) == "claim_objective_now"

    assert asks("obj_e1", 1)
    assert not asks("obj_e2", 1)
    assert not asks("obj_e1", 0)


@pytest.mark.rule("RW-550")
@pytest.mark.parametrize(("objective", "deck", "needed"), [("obj_g2", "good", 2), ("obj_e6", "evil", 1)])
def test_an_objective_without_its_beasts_may_be_exchanged(objective: str, deck: str, needed: int) -> None:
    name = f"objectives_{deck}"
    cards = [f"{objective[:5]}3", f"{objective[:5]}7"]
    enough = {"5A": {"units": ["dragon"] * needed}}
    state = with_objective(objective, enough, decks={name: cards})
    assert "redraw" not in options(state)
    assert rule_against(state, "redraw") == "RW-550"
    state = with_objective(
        objective,
        {"5A": {"units": ["dragon"] * (needed - 1)}},
        decks={name: cards},
        chance=[{"chance": "shuffle", "what": name, "result": [objective, cards[1]]}],
    )
    play(state, "redraw")
    assert seat(state, 0)["objective"] == cards[0]
    assert state.position()["decks"][name] == [objective, cards[1]]
    assert "redraw" not in options(state)


@pytest.mark.rule("RW-550", "RW-603")
def test_an_empty_deck_gives_no_other_objective() -> None:
    assert "redraw" not in options(with_objective("obj_g2", {}, decks={"objectives_good": []}))


@pytest.mark.rule("RW-550")
def test_beasts_in_battle_are_on_the_board() -> None:
    for beasts, offered in ((2, False), (1, True)):
        seats: Any = ({"objective": "obj_g2", "tactics": ["secret_accord"]}, {})
        state = battle(["footman"], ["archer", *["dragon"] * beasts], seats=seats)
        assert ("redraw" in options(state)) == offered
