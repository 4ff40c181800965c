"""Heroes, experience, skills, treasures, artefacts, scrolls (MH-330 to MH-358, MH-380 to MH-395)."""

from __future__ import annotations

from typing import Any

import pytest

from games.heroes.table import (
    GAME,
    OTHERS,
    frame_of,
    hero,
    hero_of,
    play,
    player,
    rule_against,
    seat_of,
    table,
    walking,
)
from rulewright import State


def inside(frame: dict[str, Any], *heroes: dict[str, Any], **fields: Any) -> State:
    """The first player's first hero is in the middle of something."""
    seat = {name: fields.pop(name) for name in ("gold", "might", "magic", "buildings") if name in fields}
    frames = [{"frame": "actions", "seat": 1}, {"seat": 0, "hero": heroes[0]["hero"], **frame}]
    return table(player(*heroes, **seat), OTHERS, pending=frames, **fields)


@pytest.mark.rule("MH-332", "MH-336", "MH-337")
def test_armies_are_public_and_reputation_is_nowhere() -> None:
    state = table(player(hero("H1", army={"U-HA": [1, 2]})), OTHERS)
    assert state.view(1)["seats"][0]["heroes"][0]["army"] == {"U-HA": [1, 2]}
    assert "reputation" not in str(state.position())


@pytest.mark.rule("MH-351")
def test_trophies_belong_to_one_hero() -> None:
    state = inside({"frame": "advancement"}, hero("H1"), hero("H2", trophies=["r08"]), might=["H-M1"])
    assert state.waiting == (1,), "H1 has no experience, whatever H2 has won"


@pytest.mark.rule("MH-353", "MH-553")
def test_the_sage_makes_advancing_cheaper() -> None:
    trained = hero("H1", skills=["H-M1"], trophies=["y04"])
    assert inside({"frame": "advancement"}, trained, might=["H-M2"]).waiting == (1,)
    state = inside({"frame": "advancement"}, trained, might=["H-M2"], week="H5")
    assert state.options(0) == ["advance", "no"]


@pytest.mark.rule("MH-355", "MH-358")
def test_the_other_cards_go_under_the_deck() -> None:
    state = inside({"frame": "advance"}, hero("H1"), might=["H-M1", "H-M2", "H-M3", "H-M4"])
    assert state.options(0) == ["skill:H-M1", "skill:H-M2"]
    play(state, "skill:H-M2")
    assert hero_of(state)["skills"] == ["H-M2"] and seat_of(state)["might"] == ["H-M3", "H-M4", "H-M1"]


@pytest.mark.rule("MH-356")
def test_no_skill_twice_and_no_more_than_five() -> None:
    state = inside({"frame": "advance"}, hero("H1", skills=["H-M1"]), might=["H-M1", "N-M1"])
    assert hero_of(state)["skills"] == ["H-M1"] and sorted(seat_of(state)["might"]) == ["H-M1", "N-M1"]
    full = hero("H1", skills=["H-M1", "H-M2", "H-M3", "H-M4", "H-M5"], trophies=["r08", "r07"])
    assert inside({"frame": "advancement"}, full, might=["H-M6"]).waiting == (1,)


@pytest.mark.rule("MH-355", "MH-333", "MH-389")
def test_scholars_and_the_circlet_see_more_cards() -> None:
    magic = ["H-G1", "H-G2", "H-G3", "H-G4", "H-G5"]
    state = inside({"frame": "advance"}, hero("H2", artefacts=["A12"]), magic=magic)
    assert len(state.options(0)) == 4
    assert state.view(1)["pending"][1]["drawn"] == 4


@pytest.mark.rule("MH-382")
def test_rewards_do_what_they_say() -> None:
    treasure = {
        "frame": "treasure",
        "card": "T15",
        "left": ["train:4", "recruit:B:2", "gold:3", "artefact"],
        "count": 4,
    }
    state = inside(treasure, hero("H1", army={"U-HA": [6, 2]}), decks={"artefact": ["A13"]})
    play(state, "reward:recruit:B:2")
    assert hero_of(state)["army"] == {"U-HA": [6, 2], "U-HB": [0, 2]}
    play(state, "reward:train:4", "train:U-HB", "done", "reward:gold:3")
    assert hero_of(state)["army"] == {"U-HA": [6, 2], "U-HB": [1, 1]} and seat_of(state)["gold"] == 10
    assert state.options(0) == ["keep", "sell"], "the last reward is taken by itself"


@pytest.mark.rule("MH-382", "MH-313", "MH-381")
def test_free_recruits_are_limited_by_leadership() -> None:
    treasure = {"frame": "treasure", "card": "T09", "left": ["recruit:B:2"], "count": 1}
    state = inside(treasure, hero("H1", army={"U-HA": [8, 0], "U-HC": [1, 0]}))
    assert hero_of(state)["army"] == {"U-HA": [8, 0], "U-HB": [0, 1], "U-HC": [1, 0]}


@pytest.mark.rule("MH-555", "MH-381")
def test_treasures_recruit_nobody_in_the_week_of_plague() -> None:
    treasure = {"frame": "treasure", "card": "T09", "left": ["recruit:B:2"], "count": 1}
    state = inside(treasure, hero("H1", army={"U-HA": [3, 0]}), week="F3")
    assert hero_of(state)["army"] == {"U-HA": [3, 0]}


@pytest.mark.rule("MH-380", "MH-333")
def test_a_treasure_hunter_takes_one_more() -> None:
    seat = {"faction": "Necropolis", "capital": "2,2", "heroes": [hero("N3", at="2,3", scrolls=["S10"])]}
    state = walking(seat, decks={"treasure": ["T02"]})
    play(state, "scroll:S10")
    assert frame_of(state, "treasure")["count"] == 2


@pytest.mark.rule("MH-386")
def test_a_hero_has_two_hands_and_one_head() -> None:
    both = hero("H1", artefacts=["A02", "A03", "A10"])
    assert inside({"frame": "artefact", "card": "A06"}, both).options(0) == ["replace:A02", "replace:A03", "sell"]
    assert inside({"frame": "artefact", "card": "A11"}, both).options(0) == ["replace:A10", "sell"]


@pytest.mark.rule("MH-387", "MH-330")
def test_requirements_count_other_artefacts_but_not_the_replaced_one() -> None:
    taught = hero("H2", artefacts=["A02", "A06"])
    state = inside({"frame": "artefact", "card": "A03"}, hero("H3", artefacts=["A02"]))
    assert state.options(0) == ["keep", "sell"], "Strength 3 and the sword's 1"
    assert inside({"frame": "artefact", "card": "A03"}, taught).waiting == (1,), "Strength 2 + 1 is too little: sold"
    two = hero("H3", artefacts=["A02", "A06"])
    assert inside({"frame": "artefact", "card": "A03"}, two).options(0) == ["replace:A06", "sell"]


@pytest.mark.rule("MH-331", "MH-392")
def test_magic_says_which_scrolls_can_be_used() -> None:
    state = walking(player(hero("H1", at="2,3", scrolls=["S08", "S09"])), mp=1)
    assert "scroll:S08" in state.options(0) and rule_against(state, "scroll:S09") == "MH-392"
    play(state, "scroll:S08")
    assert frame_of(state, "activation")["mp"] == 4 and state.position()["discards"]["scroll"] == ["S08"]


@pytest.mark.rule("MH-391", "MH-389")
def test_the_robe_lets_a_hero_hold_five_scrolls() -> None:
    four = ["S01", "S02", "S03", "S04"]
    assert inside({"frame": "scrolls"}, hero("H1", scrolls=four)).options(0) == [f"discard:{name}" for name in four]
    assert inside({"frame": "scrolls"}, hero("H2", scrolls=four, artefacts=["A08"])).waiting == (1,)


@pytest.mark.rule("MH-388", "MH-531")
def test_each_artefact_is_worth_a_point() -> None:
    assert GAME.scores(table(player(hero("H1", artefacts=["A10", "A13"])), OTHERS)) == [2, 0]


@pytest.mark.rule("MH-635")
def test_each_hero_has_its_own_things() -> None:
    state = walking(player(hero("H1", at="2,3"), hero("H2", scrolls=["S08"])))
    assert "scroll:S08" not in state.options(0)
