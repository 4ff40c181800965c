"""Battle (BA-150 to BA-172), and its rulings."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import MAP, cell, offered, play, rule_against, seat_of, table

ROAD = {"card": "road-bar-x"}
HERE = {**MAP, "x3y3": ROAD}


def attack(hand: list[str], *, defence: list[str] = [], **fields: Any) -> Any:  # noqa: B006
    """Seat 0 stands on the level-1 city of seat 1 with a Weapon and more."""
    attacker = {"hand": ["weapon-bar", *hand], "heroes": {"a": "x5y6"}}
    return table(attacker, {"hand": defence}, **fields)


@pytest.mark.rule("BA-150", "BA-153", "BA-161", "BA-162", "BA-167", "BA-545")
def test_a_weapon_starts_an_attack_and_a_greater_total_takes_the_city() -> None:
    state = play(attack(["lord-emb", "tool-bar"]), "attack:weapon-bar")
    if offered(state, "target"):
        play(state, "target:city:x5y6")
    assert "add:tool-bar" not in state.options(0)
    play(state, "add:lord-emb", "done", "done")
    assert cell(state, "x5y6")["owner"] == 0
    assert seat_of(state, 0)["laid"] == ["lord-emb", "weapon-bar"]
    assert seat_of(state, 0)["heroes"]["a"]["at"] == "x5y6"


@pytest.mark.rule("BA-164", "BA-160", "BA-544", "BA-559")
def test_a_failed_attack_with_the_weapon_alone_costs_the_hero() -> None:
    state = attack([], defence=["lord-clo"])
    play(state, "attack:weapon-bar", "done")
    assert state.waiting == (0,), "2 against 2: a tie is lost"
    play(state, "done")
    assert seat_of(state, 0)["heroes"]["a"]["at"] is None
    assert seat_of(state, 0)["laid"] == ["weapon-bar"]
    assert cell(state, "x5y6")["owner"] == 1


@pytest.mark.rule("BA-152", "BA-003")
@pytest.mark.parametrize(("mode", "done"), [("basic", False), ("heroic", True)])
def test_one_hero_or_in_heroic_mode_all(mode: str, done: bool) -> None:
    attacker = {"hand": ["weapon-bar"], "heroes": {"a": "x5y6", "b": "x5y6"}}
    state = play(table(attacker, options={"mode": mode}), "attack:weapon-bar")
    assert sorted(offered(state, "with")) == ["with:a", "with:b"]
    play(state, "with:a")
    assert (offered(state) == ["done", "with:b"] or offered(state) == ["with:b", "done"]) == done


@pytest.mark.rule("BA-155", "BA-540")
def test_the_defender_names_the_heroes_that_take_part() -> None:
    defender = {"heroes": {"a": "x5y6"}, "hand": ["freeman-clo"]}
    attacker = {"hand": ["weapon-bar"], "heroes": {"a": "x5y6"}}
    state = play(table(attacker, defender), "attack:weapon-bar")
    assert sorted(offered(state)) == ["target:city:x5y6", "target:heroes:x5y6:1"]
    play(state, "target:city:x5y6", "done")
    assert sorted(offered(state)) == ["done", "with:a"]


@pytest.mark.rule("BA-134", "BA-133", "BA-120")
def test_any_number_of_heroes_share_a_square() -> None:
    state = table({"hand": ["supply"], "heroes": {"a": "x3y2"}}, {"heroes": {"a": "x3y3"}}, map={**MAP, "x3y3": ROAD})
    play(state, "move:a:supply", "step:a:x3y3")
    assert seat_of(state, 0)["heroes"]["a"]["at"] == seat_of(state, 1)["heroes"]["a"]["at"] == "x3y3"


@pytest.mark.rule("BA-541", "BA-088")
def test_the_hammer_never_enters_a_battle() -> None:
    state = play(attack(["hammer", "horn"]), "attack:weapon-bar")
    assert not [key for key in offered(state, "add") if "hammer" in key or "horn" in key]
    assert rule_against(state, "add:hammer") == "BA-155"


@pytest.mark.rule("BA-451")
def test_a_total_is_never_below_zero() -> None:
    elixirs = {"misfortune": {"owner": 1, "day": 1, "target": 0}}
    state = attack([], options={"mode": "basic", "neutral_bilkarr": True}, elixirs=elixirs)
    play(state, "attack:weapon-bar", "done", "done")
    assert cell(state, "x5y6")["owner"] == 1


@pytest.mark.rule("BA-446")
def test_nobody_attacks_a_player_under_brotherhood_who_may_not_attack_either() -> None:
    options = {"mode": "basic", "neutral_bilkarr": True}
    for owner in (0, 1):
        state = attack([], options=options, elixirs={"brotherhood": {"owner": owner, "day": 1}})
        assert rule_against(state, "attack:weapon-bar") == "BA-150"


@pytest.mark.rule("BA-448")
def test_berserk_costs_the_defender_two_cards() -> None:
    options = {"mode": "basic", "neutral_bilkarr": True}
    state = attack(
        [],
        defence=["freeman-clo", "supply", "supply"],
        options=options,
        elixirs={"berserk": {"owner": 0, "day": 1}},
        chance=["supply", "freeman-clo"],
    )
    play(state, "attack:weapon-bar", "done", "berserk")
    assert seat_of(state, 1)["hand"] == ["supply"]
    assert seat_of(state, 1)["shelter"] == ["freeman-clo", "supply"]


@pytest.mark.rule("BA-279", "BA-260")
def test_the_mask_takes_a_unit_of_the_other_line() -> None:
    state = attack(["lord-emb", "mask"], defence=["priest-clo", "supply"])
    play(state, "attack:weapon-bar", "done", "add:lord-emb", "add:priest-clo", "add:mask", "mask:priest-clo")
    attackers = state.position()["pending"][1]["attack"] if len(state.position()["pending"]) > 1 else []
    assert [entry["card"] for entry in attackers] == ["weapon-bar", "lord-emb", "mask", "priest-clo"]
    assert attackers[3]["owner"] == 1


@pytest.mark.rule("BA-569")
def test_a_unit_has_room_for_eight_attached_cards() -> None:
    from rulewright.games.battalia.items import attached_to, unit_key, unit_number, unit_text

    key = unit_key(0, False, [5, 6, 0, 15, 15, 1, 2, 3])
    assert attached_to(key) == [5, 6, 0, 15, 15, 1, 2, 3]
    assert unit_number(unit_text(key)) == key
    assert unit_number("freeman-bar" + "+scroll-bar" * 9) == -1
