"""Battles from the line-up to the return of the winner (RW-300 to RW-344, RW-408 to RW-412, RW-802 to RW-805)."""

from __future__ import annotations

from typing import Any

import pytest

from games.runewars.table import area, asked, by_default, options, play, rule_against, seat, turn, units
from games.runewars.war import attackers, battle, deck, defenders, fighting, innermost
from rulewright import State

UTHUK = ("latari", "uthuk")
SEEN_LATER = {"tactics": ["hold_the_line"]}
"""A hand that stops the battle after round 5 (W-B3)."""


def stopped(own: list[str], enemy: list[str], **fields: Any) -> State:
    """A battle that waits in W-B3 for the defender."""
    return battle(own, enemy, seats=({}, SEEN_LATER), **fields)


# Line-up


@pytest.mark.rule("RW-300", "RW-301", "RW-302", "RW-303", "RW-014")
def test_standing_units_of_both_sides_line_up_and_routed_ones_stay_in_the_area() -> None:
    areas = {"3D": {"units": ["archer", "archer-routed", "warrior"]}, "1B": {"units": ["footman", "footman-routed"]}}
    state = turn(3, areas, {"tactics": ["to_the_victor"]}, memory={})
    play(state, "activate:3D")
    assert (attackers(state), defenders(state)) == (["footman"], ["archer", "warrior"])
    assert units(state, "3D") == ["archer-routed"]
    assert units(state, "1B") == ["footman-routed"]
    assert state.position()["turn"]["battles"] == 1


@pytest.mark.rule("RW-008", "RW-338")
def test_the_defender_controls_the_contested_area_until_the_battle_is_decided() -> None:
    state: Any = battle(["footman"], [], seats=({"tactics": ["to_the_victor"]}, {}), areas={"3D": {"rune": "dragon"}})
    assert (state.contested_by, state.contested >= 0) == (1, True)
    assert seat(state, 1)["seen"] == ["3D"]
    play(state, "pass")
    assert state.contested == -1
    assert "3D" in seat(state, 0)["seen"]


@pytest.mark.rule("RW-277", "RW-266", "RW-260")
def test_the_player_left_of_the_attacker_decides_for_unallied_neutrals_without_cards() -> None:
    hands: Any = ({"tactics": ["ambush"]}, {"tactics": ["rally_cry", "summon_lightning", "to_the_victor"]})
    areas = {"3D": {"units": ["beastman", "giant", "razorwing", "razorwing-routed"]}, "1B": {"units": ["footman"] * 3}}
    # The Footman draws in round 1 for his Ambush: card 15 shows a damage, card 1 of the Razorwing a miss.
    state = turn(3, areas, *hands, decks=deck(15, 1))
    play(state, "activate:3D", "done", "battle")
    assert (fighting(state)["def"]["seat"], fighting(state)["def"]["decider"]) == (None, 1)
    play(state, "play:ambush")
    assert (asked(state), state.waiting) == ("assign_damage", (1,))
    assert options(state) == ["damage:beastman", "damage:giant", "damage:razorwing"]


@pytest.mark.rule("RW-303")
def test_heroes_are_not_touched_by_a_battle() -> None:
    heroes = {"hero_ronan": {"seat": 1, "area": "3D"}}
    state = battle(["footman"] * 3, ["archer"], step="count", heroes=heroes, areas={"3C": {"units": ["archer"]}})
    assert state.position()["heroes"]["hero_ronan"]["area"] == "3D"
    assert state.position()["heroes"]["hero_ronan"]["routed"] is False


# Windows


@pytest.mark.rule("RW-305", "RW-307")
def test_the_attacker_may_use_cards_first_then_the_defender_and_nobody_twice() -> None:
    state = battle(["footman"], ["archer"], seats=({"tactics": ["ambush"]}, {"tactics": ["to_the_victor"]}))
    assert (asked(state), state.waiting) == ("battle_start_attacker", (0,))
    play(state, "pass")
    assert (asked(state), state.waiting) == ("battle_start_defender", (1,))
    play(state, "play:to_the_victor")
    assert fighting(state)["victor_cards"] == 1


@pytest.mark.rule("RW-324", "RW-310")
def test_a_window_opens_before_each_round_and_after_the_fifth() -> None:
    rally = {"tactics": ["rally_cry"]}
    state = battle(["footman", "footman-routed"], ["archer"], seats=(rally, {}), decks=deck(1, 2, 3), step="round")
    rounds = []
    while asked(state) == "battle_round_card":
        rounds.append((fighting(state)["round"], innermost(state)["when"]))
        play(state, "pass")
    assert rounds == [(1, "W-B2"), (2, "W-B2"), (3, "W-B2"), (4, "W-B2"), (5, "W-B2"), (5, "W-B3")]


@pytest.mark.rule("RW-324")
def test_in_each_round_the_attacker_is_asked_before_the_defender() -> None:
    hands: Any = ({"tactics": ["rally_cry"]}, {"tactics": ["rally_cry"]})
    state = battle(["footman", "footman-routed"], ["archer", "archer-routed"], seats=hands, step="round")
    assert state.waiting == (0,)
    play(state, "pass")
    assert (state.waiting, fighting(state)["round"]) == ((1,), 1)


# Exchanges


@pytest.mark.rule("RW-311", "RW-312", "RW-313")
def test_each_type_draws_a_card_for_each_standing_unit() -> None:
    state = stopped(["bowman", "bowman", "bowman-routed"], ["archer", "archer"], decks=deck(1, 2, 3, 4))
    assert state.position()["discards"]["fate"] == [1, 2, 3, 4]
    assert (fighting(state)["att"]["drawn"], fighting(state)["def"]["drawn"]) == (["bowman"], ["archer"])


@pytest.mark.rule("RW-312", "RW-311")
def test_a_side_with_two_types_of_an_initiative_picks_one() -> None:
    state = battle(["archer"], ["berserker", "berserker", "beastman"], factions=UTHUK, decks=deck(1))
    assert (asked(state), state.waiting) == ("pick_type", (1,))
    assert options(state) == ["type:berserker", "type:beastman"]
    assert by_default(state) == "type:berserker"
    assert rule_against(state, "type:warlock") == "RW-312"
    play(state, "type:beastman")
    assert fighting(state)["def"]["drawn"] == ["berserker", "beastman"]


@pytest.mark.rule("RW-311", "RW-320")
def test_picking_a_type_that_has_drawn_or_lies_down_or_belongs_to_another_round_is_refused() -> None:
    enemy = ["berserker", "beastman", "flesh_ripper", "warlock"]
    state = battle(["archer"], enemy, factions=UTHUK, step="pick_att", frame={"round": 2}, deft={"drawn": []})
    assert options(state) == ["type:berserker", "type:beastman"]
    assert rule_against(state, "type:warlock") == "RW-311"
    state = battle(
        ["archer"], ["berserker", "beastman", "sorcerer-routed"], factions=UTHUK, step="pick_att", frame={"round": 2}
    )
    assert rule_against(state, "type:sorcerer") == "RW-320"
    drew = {"drawn": ["knight"]}
    state = battle(
        ["knight", "pegasus_rider", "beastman"], ["archer"], step="pick_att", frame={"round": 2}, att=drew,
        factions=("daqan", "latari"),
    )  # fmt: skip
    assert rule_against(state, "type:knight") == "RW-311"


@pytest.mark.rule("RW-320")
def test_units_routed_before_their_type_draws_do_not_draw() -> None:
    # The Archers' card routs the only Footman before round 3.
    state = stopped(["footman"], ["archer"], decks=deck(5))
    assert fighting(state)["att"]["drawn"] == []
    assert state.position()["discards"]["fate"] == [5]


@pytest.mark.rule("RW-319")
def test_cards_of_units_that_died_still_count() -> None:
    # Crack Shot kills the Bowman, whose damage hits all the same.
    state = battle(["archer", "warrior"], ["bowman", "footman"], factions=("latari", "daqan"), decks=deck(9, 15))
    play(state, "hit:bowman")
    assert options(state) == ["damage:archer", "damage:warrior"]


@pytest.mark.rule("RW-316", "RW-317", "RW-318")
def test_routs_come_before_damage_and_the_attacker_assigns_first() -> None:
    assert assigned() == [("assign_rout", 0), ("assign_rout", 1), ("assign_damage", 0), ("assign_damage", 1)]


@pytest.mark.rule("RW-803")
def test_in_the_revised_game_the_defender_assigns_first() -> None:
    order = assigned(revised=True)
    assert order == [("assign_rout", 1), ("assign_rout", 0), ("assign_damage", 1), ("assign_damage", 0)]


def assigned(**fields: Any) -> list[tuple[str, int]]:
    """Who assigns what, in order, if both sides have drawn one rout and one damage."""
    cards = {"type": "bowman", "cards": [5, 15], "drawn": ["bowman", "footman", "knight"]}
    others = {"type": "archer", "cards": [6, 16], "drawn": ["archer", "sorceress", "warrior"]}
    own, enemy = ["bowman", "footman", "knight"], ["archer", "sorceress", "warrior"]
    state = battle(own, enemy, step="routs", att=cards, deft=others, frame={"round": 5}, **fields)
    order = []
    for _ in range(4):
        order.append((asked(state), state.waiting[0]))
        play(state, by_default(state))
    assert asked(state) not in ("assign_rout", "assign_damage")
    return order


@pytest.mark.rule("RW-314")
def test_the_opponent_sees_a_card_only_when_its_kind_is_revealed() -> None:
    others = {"type": "archer", "cards": [5, 9, 15], "drawn": ["archer"]}
    own = {"type": "knight", "cards": [], "drawn": ["knight"]}

    def shown(step: str, above: list[dict[str, Any]], **frame: Any) -> list[Any]:
        state = battle(
            ["knight", "footman"], ["archer"] * 3, step=step, att=own, deft=others, frame={"round": 1, **frame},
            above=above,
        )  # fmt: skip
        battles = [part for part in state.view(0)["pending"] if part["name"] == "battle"]
        cards: list[Any] = battles[0]["def"]["cards"]
        return [card for card in cards if isinstance(card, int)]

    special = [{"name": "special", "side": "def", "kind": "archer", "step": "ask", "picked": []}]
    assert shown("specials_def", special, specials=0) == [9]
    assert shown("damages", [{"name": "routs", "side": "att", "n": 1}]) == [5, 9]
    assert shown("discard", [{"name": "damage", "side": "att", "n": 1, "mode": "plain"}]) == [5, 9, 15]


@pytest.mark.rule("RW-321")
def test_a_type_that_joins_after_its_round_only_counts() -> None:
    # A Necromancer at initiative 5 (Raise Dead in the last round): the Reanimates of row 4 do not draw any more.
    state = battle(
        ["necromancer"], ["archer"] * 3, step="specials_att", factions=("waiqar", "latari"),
        att={"type": "necromancer", "drawn": ["necromancer"]}, deft={"drawn": ["archer"]},
        frame={"round": 5, "specials": 1},
    )  # fmt: skip
    assert fighting(state)["totals"] == [3, 3]
    assert state.position()["discards"]["fate"] == []


@pytest.mark.rule("RW-321", "RW-337")
def test_of_equal_routed_units_the_one_that_does_not_take_part_stands_up_first() -> None:
    hand: Any = ({}, {"tactics": ["rally_cry"]})
    areas = {"3D": {"units": ["archer-routed"]}, "3C": {"units": ["archer"]}}
    state = battle(
        ["footman"] * 3, ["archer-routed"], step="round", seats=hand, areas=areas, deft={"drawn": ["archer"]},
        frame={"round": 5},
    )  # fmt: skip
    play(state, "play:rally_cry", "stand:archer-routed", "done")
    # He loses, and nobody is left in the area to be destroyed: both retreat.
    assert units(state, "3C") == ["archer", "archer-routed", "archer-routed"]


@pytest.mark.rule("RW-311")
def test_an_ambush_brings_a_type_into_the_first_round() -> None:
    state = stopped(["footman"], ["warrior"], att={"quick": ["footman"]}, decks=deck(5, 3))
    assert defenders(state) == ["warrior-routed"]
    assert fighting(state)["def"]["drawn"] == []


@pytest.mark.rule("RW-343")
def test_a_side_draws_even_without_an_opponent() -> None:
    state = battle(["footman"] * 6, [], areas={"3D": {"stronghold": {"seat": 1}}}, decks=deck(1, 2, 3, 4, 11, 12))
    assert fighting(state)["totals"] == [6, 5]
    assert state.position()["discards"]["fate"] == [1, 2, 3, 4, 11, 12]


# Fortifications


def fortified(development: str, faction: str, own: list[str], enemy: list[str], **fields: Any) -> State:
    areas = {"3A": {"stronghold": {"seat": 1}, "development": development}, **fields.pop("areas", {})}
    return battle(own, enemy, step="fortify", place="3A", factions=("daqan", faction), areas=areas, **fields)


@pytest.mark.rule("RW-330", "RW-408", "RW-412")
def test_the_cursed_tomb_routs_three_attackers_and_is_gone() -> None:
    state = fortified("cursed_tomb", "waiqar", ["footman"] * 7, ["reanimate"])
    assert (asked(state), state.waiting) == ("use_fortification", (1,))
    assert options(state) == ["use", "keep"]
    assert by_default(state) == "use"
    kept = play(state.copy(), "keep")
    assert fighting(kept)["totals"] == [7, 6]
    play(state, "use")
    assert area(state, "3A")["development"] is None
    assert fighting(state)["totals"] == [4, 6]


@pytest.mark.rule("RW-408")
def test_a_token_that_changes_nothing_is_kept_by_default_or_not_asked_for() -> None:
    state = fortified("cursed_tomb", "waiqar", ["footman"] * 3, ["reanimate"])
    assert by_default(state) == "keep"
    state = fortified("cursed_tomb", "waiqar", ["footman-routed"], ["reanimate"])
    assert asked(state) == "retreat_area"


@pytest.mark.rule("RW-409")
def test_hungry_spawn_deals_three_damage() -> None:
    state = fortified("hungry_spawn", "uthuk", ["footman"] * 7, ["warlock"])
    play(state, "use")
    assert fighting(state)["totals"] == [4, 6]
    assert fighting(state)["att"]["killed"] == ["footman"] * 3


@pytest.mark.rule("RW-409")
def test_hungry_spawn_bites_routed_attackers_too_but_is_not_asked_about_without_any() -> None:
    state = fortified("hungry_spawn", "uthuk", ["footman-routed"] * 4, ["warlock"])
    assert asked(state) == "use_fortification"
    play(state, "use")
    assert fighting(state)["att"]["killed"] == ["footman"] * 3
    state = fortified("hungry_spawn", "uthuk", [], ["warlock"])
    assert asked(state) != "use_fortification"
    assert (units(state, "3A"), area(state, "3A")["development"]) == (["warlock"], "hungry_spawn")


@pytest.mark.rule("RW-410", "RW-331")
def test_protective_wards_send_even_the_last_standing_attacker_away_before_strength_is_counted() -> None:
    areas = {"3A": {"stronghold": {"seat": 1}, "development": "protective_wards"}, "3B": {"units": ["knight"]}}
    state = fortified("protective_wards", "latari", ["footman", "bowman-routed"], [], areas=areas)
    # Both go to 3B; the stronghold is not damaged, for nobody stands any more (RW-333).
    assert units(state, "3B") == ["bowman-routed", "footman-routed", "knight"]
    assert area(state, "3A")["stronghold"] == {"seat": 1, "damaged": False}


@pytest.mark.rule("RW-410", "RW-377")
def test_protective_wards_send_a_standing_attacker_away() -> None:
    state = fortified("protective_wards", "latari", ["footman", "knight-d1", "bowman-routed"], ["archer"])
    assert (asked(state), state.waiting) == ("wards_retreat", (0,))
    assert options(state) == ["retreat:footman", "retreat:knight-d1"]
    assert by_default(state) == "retreat:footman"
    assert rule_against(state, "retreat:bowman-routed") == "RW-410"
    assert rule_against(state, "retreat:archer") == "RW-410"
    play(state, "retreat:knight-d1", "to:3B")
    # The rest loses against the stronghold and follows.
    assert units(state, "3B") == ["bowman-routed", "footman-routed", "knight-routed"]
    assert area(state, "3A")["development"] == "protective_wards"


@pytest.mark.rule("RW-411", "RW-334")
def test_reinforced_walls_add_two_strength() -> None:
    areas = {"3A": {"stronghold": {"seat": 1, "damaged": True}, "development": "reinforced_walls"}}
    state = battle(["archer"] * 5, [], step="fortify", place="3A", factions=("latari", "daqan"), areas=areas)
    assert fighting(state)["totals"] == [5, 5]


# Strength


@pytest.mark.rule("RW-331", "RW-335")
def test_standing_participants_count_and_a_tie_is_the_defenders() -> None:
    state = battle(["footman", "footman", "knight-routed"], ["archer", "warrior", "archer-routed"], step="count")
    assert (fighting(state)["totals"], fighting(state)["winner"]) == ([2, 2], "def")


@pytest.mark.rule("RW-802")
def test_routed_hexagons_hold_in_the_revised_game() -> None:
    own = ["siege_tower-routed", "knight-routed"]
    assert fighting(battle(own, ["archer"] * 3, step="count"))["totals"] == [0, 3]
    assert fighting(battle(own, ["archer"] * 3, step="count", revised=True))["totals"] == [1, 3]


@pytest.mark.rule("RW-332", "RW-333")
def test_a_stronghold_counts_five_and_is_damaged_by_standing_attackers() -> None:
    areas = {"3A": {"stronghold": {"seat": 1}}}
    state = battle(["footman"], [], step="count", place="3A", areas=areas)
    assert fighting(state)["totals"] == [1, 5]
    assert area(state, "3A")["stronghold"] == {"seat": 1, "damaged": True}
    state = battle(["footman-routed"], [], step="count", place="3A", areas=areas)
    assert area(state, "3A")["stronghold"] == {"seat": 1, "damaged": False}
    state = battle(
        ["footman"], [], step="count", place="3A", areas={"3A": {"stronghold": {"seat": 1, "damaged": True}}}
    )
    assert fighting(state)["totals"] == [1, 3]


@pytest.mark.rule("RW-157", "RW-117")
def test_the_bonus_of_conquer_takes_three_from_the_stronghold() -> None:
    areas = {"3A": {"stronghold": {"seat": 1}}}
    state = battle(["footman"], [], step="count", place="3A", areas=areas, used=[1, 3])
    assert fighting(state)["totals"] == [1, 2]
    state = battle(["footman"], [], step="count", place="3A", areas=areas, order=2, used=[2])
    assert fighting(state)["totals"] == [1, 5]


@pytest.mark.rule("RW-334", "RW-501")
def test_the_banner_of_terrinoth_adds_two_and_is_turned_up() -> None:
    bearer = {"hero_ronan": {"seat": 0, "area": "3D", "rewards": ["banner_of_terrinoth"]}}
    state = battle(["footman-routed"], ["archer"] * 3, step="count", heroes=bearer)
    assert fighting(state)["totals"] == [2, 3]
    assert state.position()["open_rewards"] == ["banner_of_terrinoth"]
    routed = {"hero_ronan": {**bearer["hero_ronan"], "routed": True}}
    assert fighting(battle(["footman"], ["archer"], step="count", heroes=routed))["totals"] == [1, 1]
    state = battle([], ["archer"], step="count", heroes=bearer)
    assert state.position()["open_rewards"] == []


@pytest.mark.rule("RW-334")
def test_strength_is_never_below_zero() -> None:
    state = battle(
        ["footman"], ["archer"], step="count", deft={"strength": -3}, areas={"3C": {"units": ["archer"] * 8}}
    )
    assert fighting(state)["totals"] == [1, 0]


@pytest.mark.rule("RW-335", "RW-342")
def test_nobody_left_on_either_side_is_a_win_for_the_defender() -> None:
    hand: Any = ({"influence": 0}, {"influence": 0})
    state = battle([], [], step="count", place="LA", seats=hand, frame={"victor_cards": 1})
    assert (seat(state, 0)["influence"], seat(state, 1)["influence"]) == (0, 2)
    assert (state.waiting, "build:LA" in options(state)) == ((1,), True)
    state = battle([], [], step="count", seats=hand, frame={"victor_cards": 1}, areas={"1B": {"units": ["footman"]}})
    assert (seat(state, 0)["influence"], seat(state, 1)["influence"]) == (0, 2)
    assert (state.waiting, "build:3D" in options(state)) == ((1,), False)


# The end


@pytest.mark.rule("RW-336", "RW-337", "RW-303")
def test_the_losers_participants_retreat_and_units_routed_before_die() -> None:
    areas = {"3D": {"units": ["archer-routed", "warrior-routed"]}, "3C": {"units": ["archer"]}}
    state = battle(["footman"] * 3, ["archer", "archer-routed"], step="count", areas=areas)
    assert units(state, "3C") == ["archer", "archer-routed", "archer-routed"]
    assert units(state, "3D") == ["footman"] * 3


@pytest.mark.rule("RW-337")
def test_units_routed_before_stay_if_their_side_wins() -> None:
    areas = {"3D": {"units": ["archer-routed"]}, "1B": {"units": ["footman"]}}
    state = battle(["footman"], ["archer"], step="count", areas=areas)
    assert units(state, "3D") == ["archer", "archer-routed"]
    assert units(state, "1B") == ["footman", "footman-routed"]


@pytest.mark.rule("RW-340", "RW-013")
def test_units_routed_in_the_battle_stay_routed_and_damage_is_removed() -> None:
    state = battle(["footman", "knight-routed-d1", "siege_tower-d2"], [], step="count")
    assert units(state, "3D") == ["footman", "knight-routed", "siege_tower"]


@pytest.mark.rule("RW-338", "RW-339", "RW-400")
def test_a_conquered_stronghold_falls_with_its_development_and_may_be_replaced() -> None:
    areas = {"3A": {"stronghold": {"seat": 1}, "development": "diplomacy", "rune": "dragon"}}
    state = battle(["footman"] * 6, [], step="count", place="3A", areas=areas)
    assert (asked(state), options(state)) == ("conquer_stronghold", ["place", "none"])
    assert by_default(state) == "place"
    bare = play(state.copy(), "none")
    assert area(bare, "3A")["stronghold"] is None
    play(state, "place")
    assert area(state, "3A")["stronghold"] == {"seat": 0, "damaged": True}
    assert (area(state, "3A")["development"], area(state, "3A")["rune"]) == (None, "dragon")


@pytest.mark.rule("RW-339", "RW-606")
def test_with_four_strongholds_on_the_board_one_may_be_given_up() -> None:
    own = {name: {"stronghold": {"seat": 0}} for name in ("DA", "DB", "DC", "1A")}
    own["1A"] = {**own["1A"], "development": "diplomacy"}  # type: ignore[dict-item]
    areas = {"3A": {"stronghold": {"seat": 1}}, **own}
    state = battle(["footman"] * 6, [], step="count", place="3A", areas=areas)
    assert (asked(state), by_default(state)) == ("conquer_remove", "none")
    assert options(state) == ["remove:1A", "remove:DA", "remove:DB", "remove:DC", "none"]
    assert rule_against(state, "place") == "RW-339"
    assert rule_against(state, "remove:5A") == "RW-339"
    play(state, "remove:1A")
    assert (area(state, "1A")["stronghold"], area(state, "1A")["development"]) == (None, None)
    assert area(state, "3A")["stronghold"] == {"seat": 0, "damaged": True}


@pytest.mark.rule("RW-265")
def test_an_attacker_with_allies_alone_controls_nothing_without_a_stronghold() -> None:
    state = battle(["giant"], [], step="count", areas={"3D": {"rune": "dragon"}})
    assert units(state, "3D") == ["giant"]
    assert "3D" not in seat(state, 0)["seen"]
    walled = {"3D": {"rune": "dragon", "stronghold": {"seat": 1, "damaged": True}}}
    strong = battle(["giant"] * 4, [], step="count", areas=walled)
    bare = play(strong.copy(), "none")
    assert "3D" not in seat(bare, 0)["seen"]
    play(strong, "place")
    assert "3D" in seat(strong, 0)["seen"]
    areas = {"LB": {"units": ["archer"]}, "LA": {"rune": "dragon"}}
    home = battle(["giant", "beastman"], ["archer"], step="count", place="LA", areas=areas)
    play(home, "to:LB")
    assert units(home, "LA") == ["beastman", "giant"]
    assert "LA" not in seat(home, 0)["seen"]


@pytest.mark.rule("RW-341")
def test_a_winning_attacker_retreats_his_surplus_to_one_area() -> None:
    own = ["footman"] * 7 + ["knight", "bowman-routed", "knight-routed"]
    state = battle(own, [], step="count", areas={"1B": {"units": ["footman"]}, "7A": {"units": ["footman"]}})
    assert asked(state) == "surplus_pick"
    assert by_default(state) == "retreat:bowman-routed"
    play(state, "retreat:knight")
    assert "knight" not in options(state)
    play(state, "retreat:footman")
    assert asked(state) == "retreat_area"
    play(state, "to:1B")
    assert units(state, "1B") == ["footman", "footman-routed", "knight-routed"]
    assert len(units(state, "3D")) == 8


@pytest.mark.rule("RW-341", "RW-261", "RW-957")
def test_the_surplus_is_complete_even_if_the_last_unit_of_the_attackers_colour_is_part_of_it() -> None:
    own = ["footman"] + ["beastman"] * 8 + ["razorwing"]
    state = battle(own, [], step="count", areas={"1B": {"units": ["footman"]}})
    play(state, "retreat:footman")
    assert (asked(state), options(state)) == ("surplus_pick", ["retreat:beastman", "retreat:razorwing"])
    play(state, "retreat:razorwing")
    assert units(state, "3D") == ["beastman"] * 8
    assert units(state, "1B") == ["footman", "footman-routed", "razorwing-routed"]


@pytest.mark.rule("RW-408", "RW-409")
def test_a_fortification_is_used_by_default_only_if_it_turns_the_battle() -> None:
    """Three damage fell one Knight of two health; with `revised` routed hexagons count on (RW-802)."""
    spawn = {"3A": {"stronghold": {"seat": 1}, "development": "hungry_spawn"}, "UA": {"units": ["berserker"]}}
    for knights, wanted in ((8, "keep"), (7, "use"), (6, "keep")):
        own = ["knight"] * knights
        state = battle(own, ["warlock"], step="fortify", place="3A", factions=("daqan", "uthuk"), areas=spawn)
        assert (asked(state), by_default(state)) == ("use_fortification", wanted), knights
    tomb = {"3A": {"stronghold": {"seat": 1, "damaged": True}, "development": "cursed_tomb"}}
    for revised, wanted in ((True, "keep"), (False, "use")):
        towers = ["siege_tower"] * 4
        state = battle(towers, [], "fortify", place="3A", factions=("daqan", "waiqar"), areas=tomb, revised=revised)
        assert by_default(state) == wanted, revised


@pytest.mark.rule("RW-344")
def test_a_winning_defender_destroys_his_surplus() -> None:
    state = battle(["footman"], ["archer"] * 8 + ["warrior"], step="count", areas={"1B": {"units": ["footman"]}})
    assert (asked(state), state.waiting) == ("limit_destroy", (1,))
    play(state, "destroy:archer")
    assert units(state, "3D") == ["archer"] * 7 + ["warrior"]


@pytest.mark.rule("RW-308", "RW-341")
def test_a_called_off_battle_counts_and_the_attacker_retreats_his_surplus() -> None:
    hand: Any = ({}, {"tactics": ["tactical_retreat"]})
    areas = {"3C": {"units": ["archer"]}, "1B": {"units": ["footman"]}}
    state = battle(["footman"] * 9, ["archer"], seats=hand, areas=areas)
    play(state, "play:tactical_retreat")
    assert len(units(state, "3D")) == 8
    assert units(state, "1B") == ["footman", "footman-routed"]
    assert seat(state, 0)["tactics"] == []


# Hero support


HERO = {"hero_ronan": {"seat": 0, "area": "3D"}, "hero_valadir": {"seat": 1, "area": "3D"}}


@pytest.mark.rule("RW-805")
def test_heroes_support_one_type_each_attacker_first() -> None:
    heroes = {**HERO, "hero_vyrah": {"seat": 0, "area": "3D"}, "hero_andira": {"seat": 0, "area": "3D", "routed": True}}
    state = battle(["footman", "knight"], ["archer"], revised=True, heroes=heroes)
    assert (asked(state), state.waiting, by_default(state)) == ("support", (0,), "done")
    assert options(state) == [
        "support:hero_ronan:footman", "support:hero_ronan:knight",
        "support:hero_vyrah:footman", "support:hero_vyrah:knight", "done",
    ]  # fmt: skip
    play(state, "support:hero_ronan:knight")
    assert options(state) == ["support:hero_vyrah:footman", "done"]
    assert rule_against(state, "support:hero_vyrah:knight") == "RW-805"
    play(state, "done")
    assert (asked(state), state.waiting) == ("support", (1,))
    assert fighting(state)["att"]["support"] == {"hero_ronan": "knight"}


@pytest.mark.rule("RW-805")
def test_a_supported_type_draws_one_more_and_drops_one() -> None:
    state = battle(["bowman", "bowman"], ["warrior"] * 3, revised=True, heroes=HERO, decks=deck(1, 15, 5))
    play(state, "support:hero_ronan:bowman", "done")
    assert (asked(state), state.waiting) == ("support_drop", (0,))
    assert by_default(state) == "drop:1"
    decision = state.decision(0)
    assert decision is not None and decision.secret
    play(state, "drop:15")
    assert {1, 5, 15} <= set(state.position()["discards"]["fate"])
    assert "warrior-routed" in defenders(state)


@pytest.mark.rule("RW-805")
def test_the_defender_drops_a_card_of_his_own_supported_type() -> None:
    state = battle(
        ["warrior"] * 3, ["bowman"], factions=("latari", "daqan"), revised=True, heroes=HERO, decks=deck(1, 5)
    )
    play(state, "done", "support:hero_valadir:bowman")
    assert (asked(state), state.waiting, options(state)) == ("support_drop", (1,), ["drop:1", "drop:5"])
    play(state, "drop:1")
    assert fighting(state)["att"]["units"] == ["warrior", "warrior", "warrior-routed"]


@pytest.mark.rule("RW-805", "RW-375")
def test_supporting_heroes_of_the_loser_flee_alone_if_no_unit_is_left() -> None:
    support = {"support": {"hero_ronan": "footman"}}
    state = battle([], ["archer"], step="count", revised=True, heroes=HERO, att=support)
    assert (asked(state), state.waiting) == ("retreat_area", (0,))
    assert options(state) == ["to:1B", "to:3B", "to:3C", "to:7A", "to:7B", "to:7C"]
    play(state, "to:7B")
    hero = state.position()["heroes"]["hero_ronan"]
    assert (hero["area"], hero["routed"]) == ("7B", True)


@pytest.mark.rule("RW-805", "RW-375")
def test_heroes_who_flee_together_go_where_all_of_them_can() -> None:
    # Ronan alone could cross the water to 5C.
    heroes = {"hero_ronan": {"seat": 0, "area": "1A"}, "hero_vyrah": {"seat": 0, "area": "1A"}}
    alone = {"support": {"hero_ronan": "footman"}}
    state = battle([], ["archer"], step="count", place="1A", revised=True, heroes=heroes, att=alone)
    assert "to:5C" in options(state)
    both = {"support": {"hero_ronan": "footman", "hero_vyrah": "knight"}}
    state = battle([], ["archer"], step="count", place="1A", revised=True, heroes=heroes, att=both)
    assert options(state) == ["to:1B", "to:1C", "to:5B", "to:5D", "to:7A"]
    play(state, "to:5B")
    assert [hero["area"] for hero in state.position()["heroes"].values()] == ["5B", "5B"]


@pytest.mark.rule("RW-805", "RW-410")
def test_heroes_do_not_follow_a_unit_that_the_wards_sent_away() -> None:
    heroes = {"hero_ronan": {"seat": 0, "area": "3A"}}
    areas = {"3B": {"units": ["footman"]}}
    support = {"support": {"hero_ronan": "footman"}}
    state = fortified(
        "protective_wards", "latari", ["footman"], ["archer"], areas=areas, revised=True, heroes=heroes, att=support
    )
    assert units(state, "3B") == ["footman", "footman-routed"]
    assert (asked(state), options(state)) == ("retreat_area", ["to:3B", "to:3C", "to:LC"])


@pytest.mark.rule("RW-904", "RW-805", "RW-482")
def test_heroes_who_fled_are_asked_in_their_own_order_not_in_that_of_their_support() -> None:
    heroes = {"hero_ronan": {"seat": 0, "area": "3D"}, "hero_vyrah": {"seat": 0, "area": "3D"}}
    state = battle(
        ["footman", "siege_tower"], ["archer"] * 8, revised=True, heroes=heroes, areas={"1B": {"units": ["footman"]}},
        markers={"1": {"area": "1B", "rewards": ["soulbiter"]}}, deft={"drawn": ["archer"]}, decks=deck(1, 2, 4, 5),
    )  # fmt: skip
    play(state, "support:hero_vyrah:siege_tower", "support:hero_ronan:footman")
    assert list(fighting(state)["att"]["support"]) == ["hero_ronan", "hero_vyrah"]
    while asked(state) != "hero_pickup":
        play(state, by_default(state))
    assert innermost(state)["hero"] == "hero_ronan"


@pytest.mark.rule("RW-805", "RW-482")
def test_a_fleeing_hero_may_pick_up_rewards_where_he_comes() -> None:
    support = {"support": {"hero_ronan": "footman"}}
    state = battle(
        ["footman"], ["archer"] * 2, step="count", revised=True, heroes=HERO, att=support,
        areas={"1B": {"units": ["footman"]}}, markers={"1": {"area": "1B", "rewards": ["soulbiter"]}},
    )  # fmt: skip
    assert (asked(state), state.waiting) == ("hero_pickup", (0,))
    play(state, "take:1")
    assert state.position()["heroes"]["hero_ronan"]["rewards"] == ["soulbiter"]
    assert units(state, "3D") == ["archer", "archer"]


@pytest.mark.rule("RW-805")
def test_without_the_option_heroes_do_not_support() -> None:
    state = battle(["footman"], ["archer"], heroes=HERO)
    assert asked(state) != "support"


# Neutral units in battles


@pytest.mark.rule("RW-908", "RW-314")
def test_who_decides_for_neutrals_sees_their_cards_and_the_attacker_does_not() -> None:
    theirs = {"type": "beastman", "cards": [9, 15], "drawn": ["beastman"]}
    state = battle(
        ["knight", "footman"], ["beastman"] * 2, neutral=True, step="specials_att", frame={"round": 2, "specials": 0},
        att={"type": "knight", "cards": [1], "drawn": ["knight"]}, deft=theirs,
        above=[{"name": "routs", "side": "att", "n": 1}],
    )  # fmt: skip

    def cards(viewer: int, side: str) -> list[Any]:
        frame = next(part for part in state.view(viewer)["pending"] if part["name"] == "battle")
        return [card for card in frame[side]["cards"] if isinstance(card, int)]

    assert (cards(1, "def"), cards(0, "def")) == ([9, 15], [9])
    assert (cards(1, "att"), cards(0, "att")) == ([], [1])


@pytest.mark.rule("RW-913", "RW-262")
def test_neutral_units_beside_a_stronghold_defend_it() -> None:
    areas = {"3A": {"units": ["beastman", "giant"], "stronghold": {"seat": 1}}, "3B": {"units": ["footman"]}}
    state = turn(3, areas, {"tactics": ["to_the_victor"]})
    play(state, "activate:3A")
    assert (fighting(state)["def"]["seat"], defenders(state)) == (1, ["beastman", "giant"])
