"""Ambush, tents, limbo (BA-190 to BA-200)."""

from __future__ import annotations

import pytest

from games.battalia.table import MAP, cell, offered, play, rule_against, seat_of, table, told

BATTLE_CARDS = [
    "freeman-bar", "queen-bar", "king-bar", "horse-bar", "weapon-bar", "title-bar", "scroll-bar", "amulet-bar",
    "sword", "shield", "crown", "book", "arrow", "mask",
]  # fmt: skip
OTHERS = ["tool-bar", "tent-bar", "supply", "chest", "hammer", "horn", "wings", "hand", "pavilion", "staff", "bag",
          "banner", "cloak", "vase", "krycek"]  # fmt: skip


@pytest.mark.rule("BA-193", "BA-153", "BA-190")
@pytest.mark.parametrize("card", [*BATTLE_CARDS, *OTHERS])
def test_what_may_lie_in_an_ambush(card: str) -> None:
    state = table({"hand": [card, "dust", "chest"]}, options={"mode": "advanced"})
    if card == "chest":
        assert offered(state, "ambush") == []
        return
    assert ("ambush:chest" in offered(state, "ambush")) == (card in BATTLE_CARDS)
    if card in BATTLE_CARDS:
        assert "ambush:dust" not in offered(state, "ambush")
        play(state, "ambush:chest")
        assert seat_of(state, 0)["ambush"] == [card], "the only card that can be laid is laid"
        assert state.position()["limbo"] == ["chest"]


@pytest.mark.rule("BA-190", "BA-191", "BA-194")
def test_a_chest_lays_up_to_three_and_no_more_than_three_lie_there() -> None:
    hand = ["chest", "freeman-bar", "chief-bar", "priest-bar", "lord-bar"]
    state = play(table({"hand": hand, "ambush": ["horse-bar"]}), "ambush:chest", "lay:lord-bar")
    assert "done" in state.options(0)
    play(state, "lay:chief-bar")
    assert seat_of(state, 0)["ambush"] == ["chief-bar", "lord-bar", "horse-bar"]
    assert offered(state, "ambush") == []
    full = table({"hand": ["chest", "lord-bar"], "ambush": ["horse-bar"] * 3})
    assert rule_against(full, "ambush:chest") == "BA-190"


@pytest.mark.rule("BA-192", "BA-154")
def test_an_ambush_serves_attack_and_defence_and_goes_to_the_shelter() -> None:
    attacker = {"hand": ["weapon-bar"], "ambush": ["lord-emb"], "heroes": {"a": "x5y6"}}
    defender = {"ambush": ["queen-clo"]}
    state = play(table(attacker, defender), "attack:weapon-bar", "ambush:lord-emb", "done")
    assert offered(state, "ambush") == ["ambush:queen-clo"]
    play(state, "ambush:queen-clo", "done")
    assert seat_of(state, 1)["shelter"] == ["queen-clo"]
    assert seat_of(state, 0)["laid"] == ["lord-emb", "weapon-bar"]
    assert seat_of(state, 0)["ambush"] == []


@pytest.mark.rule("BA-195", "BA-200", "BA-261")
def test_what_may_be_stationed_in_a_tent() -> None:
    hand = ["tent-bar", "king-bar", "dust", "chest", "horn", "twin", "tent-clo"]
    state = play(table({"hand": hand}, options={"mode": "advanced"}), "tent:tent-bar")
    assert sorted(offered(state, "station")) == [
        "station:chest",
        "station:dust",
        "station:king-bar",
        "station:tent-clo",
    ]
    play(state, "station:dust")
    assert seat_of(state, 0)["tents"] == [
        {"nr": 1, "tent": "tent-bar", "cards": ["dust"], "fresh": True, "temporary": False}
    ]


@pytest.mark.rule("BA-196", "BA-154")
def test_a_tent_is_struck_in_a_later_turn_by_hand_or_in_battle() -> None:
    fresh = {"tents": [{"nr": 1, "tent": "tent-bar", "cards": ["lord-bar"], "fresh": True}]}
    assert offered(table(fresh), "strike") == []
    later = {"tents": [{"nr": 1, "tent": "tent-bar", "cards": ["lord-bar", "supply"]}]}
    state = play(table(later), "strike:1:lord-bar")
    assert seat_of(state, 0)["hand"] == ["lord-bar"]
    assert seat_of(state, 0)["tents"][0]["cards"] == ["supply"]
    play(state, "strike:1:supply")
    assert (seat_of(state, 0)["tents"], seat_of(state, 0)["shelter"]) == ([], ["tent-bar"])
    attacker = {**later, "hand": ["weapon-bar"], "heroes": {"a": "x5y6"}}
    battle = play(table(attacker), "attack:weapon-bar")
    assert offered(battle, "strike") == ["strike:1:lord-bar"]
    play(battle, "strike:1:lord-bar", "done", "done")
    assert seat_of(battle, 0)["tents"][0]["cards"] == ["supply"]


@pytest.mark.rule("BA-558", "BA-456", "BA-457")
@pytest.mark.parametrize(
    ("hand", "keys"),
    [
        ([], []),
        (["dust"], []),
        (["lord-fanatic"], ["ambush:lord-fanatic"]),
        (["supply"], ["ambush:lord-fanatic"]),
    ],
)
def test_an_ambushed_fanatic_needs_a_sacrifice_from_hand(hand: list[str], keys: list[str]) -> None:
    seat = {"hand": ["weapon-bar", *hand], "ambush": ["lord-fanatic"], "heroes": {"a": "x5y6"}}
    state = table(seat, options={"mode": "basic", "fanatics": True})
    state.listen()
    play(state, "attack:weapon-bar")
    assert offered(state, "ambush") == keys
    if keys:
        play(state, *keys, "done", "done")
        assert state.position()["limbo"] == hand
        assert told(state, "battle-won") == [[0, 1 + 8 + 1, 2]], "a doubled Lord, the Weapon, morale"


@pytest.mark.rule("BA-557", "BA-190", "BA-432")
def test_a_fanatic_is_ambushed_given_and_put_into_limbo_without_a_sacrifice() -> None:
    options = {"mode": "basic", "fanatics": True, "neutral_metamorphia": True}
    hand = ["lord-fanatic", "priest-fanatic"]
    state = play(table({"hand": hand}, options=options), "ambush:priest-fanatic")
    assert (seat_of(state, 0)["ambush"], state.position()["limbo"]) == (["lord-fanatic"], ["priest-fanatic"])
    seat = {"hand": ["lord-fanatic"], "heroes": {"a": "x3y2"}}
    homage = play(table(seat, options=options, metamorphia="x3y2"), "homage:a")
    assert seat_of(homage, 0)["heroes"]["a"]["free"] == 3
    assert seat_of(homage, 0)["laid"] == ["lord-fanatic"]


@pytest.mark.rule("BA-295", "BA-199")
def test_a_royal_that_its_owner_puts_into_limbo_is_lost_for_good() -> None:
    state = play(table({"hand": ["queen-bar", "lord-bar"]}), "ambush:queen-bar")
    assert seat_of(state, 0)["lost"] == ["queen"]
    later = {"lost": ["queen"], "nation": ["supply"] * 24}
    kept = play(table(later, {}, week=2, day=7, team=1, limbo=["queen-bar"]), "pass")
    assert seat_of(kept, 0)["shelter"] == ["king-bar"]


@pytest.mark.rule("BA-198", "BA-332")
def test_storm_twelve_destroys_an_own_tent_if_no_opponent_has_one() -> None:
    gates = {**MAP, "x4y1": {"card": "gate-2"}, "x4y7": {"card": "gate-1"}}
    seat = {
        "heroes": {"a": {"at": "x4y1", "points": 2}},
        "tents": [{"nr": 1, "tent": "pavilion", "cards": ["lord-bar", "supply"]}],
    }
    state = play(table(seat, map=gates, storm={"top": [12]}, tents_made=1), "gate:a:x4y7")
    assert (seat_of(state, 0)["tents"], seat_of(state, 0)["shelter"]) == ([], ["lord-bar", "supply", "pavilion"])
    assert cell(state, "x4y7")["card"] == "gate-1"
