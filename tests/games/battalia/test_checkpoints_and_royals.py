"""Checkpoints and royals (BA-290 to BA-299), cards that lie in lines (BA-551)."""

from __future__ import annotations

import pytest

from games.battalia.table import MAP, cell, offered, play, rule_against, seat_of, table, told
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import creation_deck


@pytest.mark.rule("BA-298", "BA-159")
@pytest.mark.parametrize(("card", "strength"), [("queen-bar", 5), ("king-bar", 6)])
def test_royals_fight_in_attack_and_defence(card: str, strength: int) -> None:
    there = {**MAP, "x5y6": {"card": "city-emb-x", "owner": 1, "level": 1}}
    attacker = {"hand": ["weapon-emb", card], "heroes": {"a": "x5y6"}}
    state = table(attacker, map=there)
    state.listen()
    play(state, "attack:weapon-emb", f"add:{card}", "done", "done")
    assert told(state, "battle-won") == [[0, 1 + strength, 1]]
    defender = {"hand": [card.replace("bar", "clo")]}
    other = table({"hand": ["weapon-emb", "weapon-bar", "weapon-clo"], "heroes": {"a": "x5y6"}}, defender, map=there)
    other.listen()
    play(other, "attack:weapon-emb", "add:weapon-bar", "done", f"add:{card.replace('bar', 'clo')}", "done")
    assert told(other, "battle-lost") == [[0, 2, 1 + strength]]


@pytest.mark.rule("BA-299", "BA-103", "BA-114", "BA-116")
def test_a_royal_pays_an_artefact_but_no_city() -> None:
    state = table({"hand": ["queen-bar", "supply"]})
    assert "acquire:horse" in state.options(0)
    play(state, "acquire:tool")
    assert seat_of(state, 0)["laid"] == ["queen-bar", "supply"]
    two = table(
        {"hand": ["king-bar", "queen-bar", "lord-bar"]}, map={**MAP, "x3y2": {"card": "city-bar-x", "owner": 0}}
    )
    assert rule_against(two, "upgrade:x3y2:4") == "BA-116"


@pytest.mark.rule("BA-117", "BA-118", "BA-016")
def test_residence_and_capital_and_their_limits() -> None:
    levels = {"x3y2": 5, "x5y2": 5, "x3y4": 4}
    there = {square: {"card": "city-bar-x", "owner": 0, "level": level} for square, level in levels.items()}
    hand = {"hand": ["queen-bar", "king-bar"]}
    state = table(hand, map={**MAP, **there})
    assert offered(state, "residence") == [], "two of level 5 at most"
    assert sorted(offered(state, "capital")) == ["capital:x3y2", "capital:x5y2"]
    play(state, "capital:x3y2")
    assert cell(state, "x3y2")["level"] == 6
    assert offered(state, "residence") == ["residence:x3y4"], "the token of level 5 came back"
    second = {**there, "x3y2": {"card": "city-bar-x", "owner": 0, "level": 6}}
    assert offered(table(hand, map={**MAP, **second}), "capital") == [], "one of level 6 at most"


@pytest.mark.rule("BA-551", "BA-262", "BA-291")
def test_cards_in_lines_belong_to_the_deck() -> None:
    seat = {"hand": ["bag", "supply", "weapon-bar"], "heroes": {"a": "x4y4"}}
    there = {**MAP, "x4y4": {"card": "ruins", "strength": 8}}
    state = play(table(seat, map=there, display=["horn"]), "play:bag", "supplies:0", "hire:freeman")
    assert sorted(seat_of(state, 0)["laid"]) == ["bag", "supply"]
    assert rule_against(state, "attack:weapon-bar") == "BA-150", "in basic mode the Bag is still the one that is owned"
    assert isinstance(state, Battalia)
    assert len(creation_deck(state, 0)) == 5


@pytest.mark.rule("BA-291", "BA-296", "BA-532", "BA-293")
@pytest.mark.parametrize(
    ("more", "royals"), [(0, []), (1, ["queen-bar"]), (4, ["queen-bar"]), (5, ["queen-bar", "king-bar"])]
)
def test_everything_that_a_player_owns_is_counted_before_anything_is_gained(more: int, royals: list[str]) -> None:
    tent = {"nr": 1, "tent": "tent-bar", "cards": ["horse-bar"]}
    seat = {"hand": ["chest"] * 4, "shelter": ["dust"], "ambush": ["lord-bar"], "tents": [tent],
            "nation": ["supply"] * (11 + more)}  # fmt: skip
    state = play(table(seat, {}, week=2, day=7, team=1, tents_made=1), "pass")
    assert [card for card in seat_of(state, 0)["shelter"] if card.endswith("-bar")] == royals


@pytest.mark.rule("BA-295", "BA-297")
def test_a_royal_is_kept_with_enough_cards_alone_and_cities_stay_high() -> None:
    there = {**MAP, "x3y2": {"card": "city-bar-x", "owner": 0, "level": 6}}
    tent = {"nr": 1, "tent": "tent-bar", "cards": ["king-bar"]}
    seat = {"shelter": ["queen-bar"], "nation": ["supply"] * 18, "tents": [tent]}
    state = play(table(seat, {}, week=3, day=7, team=1, map=there, tents_made=1), "pass")
    row = seat_of(state, 0)
    assert row["lost"] == ["king"]
    assert row["shelter"] == ["queen-bar", "tent-bar"]
    assert state.position()["limbo"] == ["king-bar"]
    assert cell(state, "x3y2")["level"] == 6


@pytest.mark.rule("BA-290")
def test_nothing_is_counted_at_the_first_checkpoint() -> None:
    state = play(table({"nation": ["supply"] * 30}, {}, week=1, day=7, team=1, options={}), "pass")
    assert seat_of(state, 0)["shelter"] == []
    assert seat_of(state, 0)["veteran"] == "none"


@pytest.mark.rule("BA-392", "BA-395", "BA-396")
@pytest.mark.parametrize(
    ("before", "week", "cards", "after"),
    [
        ("none", 2, 26, "active"),
        ("none", 2, 25, "none"),
        ("none", 4, 26, "active"),
        ("active", 3, 25, "disgraced"),
        ("active", 3, 26, "active"),
        ("disgraced", 4, 26, "active"),
        ("disgraced", 4, 25, "disgraced"),
    ],
)
def test_the_status_of_a_veteran(before: str, week: int, cards: int, after: str) -> None:
    seat = {"veteran": before, "nation": ["supply"] * cards}
    options = {"mode": "heroic", "royals": False}
    state = play(table(seat, {}, week=week, day=7, team=1, options=options), "pass")
    assert seat_of(state, 0)["veteran"] == after
    basic = play(table({"nation": ["supply"] * 26}, {}, week=2, day=7, team=1), "pass")
    assert seat_of(basic, 0)["veteran"] == "none"
