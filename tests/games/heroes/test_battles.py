"""Battles turn by turn and attack by attack (MH-400 to MH-458), with their rulings."""

from __future__ import annotations

from typing import Any

import pytest

from games.heroes.table import fighting, frame_of, hero, hero_of, other, play, player, rolls, rule_against
from rulewright import State

MISSES = rolls(8, 8, 8, 8, 8)


def attack(side: int, slot: str, kind: str, step: str = "begin", **fields: Any) -> dict[str, Any]:
    return {"frame": "attack", "side": side, "slot": slot, "kind": kind, "step": step, **fields}


def wounds_of(state: State) -> int:
    """Wounds on the encounter."""
    return int(frame_of(state, "battle")["sides"][1]["wounds"])


@pytest.mark.rule("MH-401", "MH-404", "MH-410")
def test_every_slot_acts_once_in_a_turn() -> None:
    state = fighting(player(hero("H1", army={"U-HA": [0, 1], "U-HB": [0, 1]})), "g06", step="order", chance=MISSES)
    acted = []
    while frame_of(state, "battle")["turn"] == 1:
        slot = frame_of(state, "slot")["slot"]
        acted.append(slot)
        play(state, "decline")
    assert acted == ["U-HB", "H1", "U-HA"], "the Deserters of Initiative 3 act after the Sentinels"


@pytest.mark.rule("MH-405", "MH-333")
def test_tactician_is_used_before_the_first_turn() -> None:
    state = fighting(player(hero("H1", army={"U-HA": [0, 1], "U-HB": [0, 1]})), "g06", step="start", turn=0)
    assert state.options(0) == ["tactician:U-HA", "tactician:U-HB", "pass"]
    play(state, "tactician:U-HA")
    assert frame_of(state, "battle")["sides"][0]["used"] == ["Tactician"]
    assert frame_of(state, "battle")["effects"][0]["value"] == 2


@pytest.mark.rule("MH-407", "MH-467")
def test_nobody_escapes_in_the_first_turn() -> None:
    first = fighting(player(hero("H1")), "g06", step="turn", turn=0)
    assert frame_of(first, "battle")["turn"] == 1 and "escape" not in first.options(0)
    later = fighting(player(hero("H1")), "g06", step="turn", turn=1)
    assert later.options(0) == ["escape", "stay"]


@pytest.mark.rule("MH-430")
def test_what_is_on_the_next_attack_is_used_up_by_it() -> None:
    chains = {"on": "g01", "what": "next_attack", "value": -1, "from": 1, "until": None}
    state = fighting(
        player(hero("H1", army={"U-HA": [0, 3]})), "g01", attack(1, "g01", "encounter"),
        effects=[chains], order=["H1"], chance=rolls(8, 8, 8, 8),
    )  # fmt: skip
    assert frame_of(state, "slot")["slot"] == "H1", "four dice, not five, have missed"
    assert frame_of(state, "battle")["effects"] == []


@pytest.mark.rule("MH-413", "MH-466")
def test_a_stack_that_was_destroyed_has_lost_its_place() -> None:
    state = fighting(
        player(hero("H1", army={"U-HB": [0, 1], "U-HC": [1, 0]})), "g01",
        attack(1, "g01", "encounter", "assign", wounds=1), order=["U-HB", "H1"],
    )  # fmt: skip
    play(state, "stack:U-HB")
    assert frame_of(state, "battle")["order"] == [] and frame_of(state, "slot")["slot"] == "H1"
    assert frame_of(state, "battle")["sides"][0]["casualties"] == {"U-HB": 1}


@pytest.mark.rule("MH-414")
def test_stacks_may_decline_and_encounters_attack() -> None:
    state = fighting(player(hero("H1", army={"U-HB": [0, 2]})), "g01", order=["U-HB", "g01"], chance=MISSES)
    assert state.options(0) == ["attack", "decline"]
    play(state, "decline")
    assert frame_of(state, "battle")["turn"] == 2, "the Bandits have rolled and missed"
    assert rule_against(state, "decline") == "MH-460"


@pytest.mark.rule("MH-430", "MH-333", "MH-389")
def test_a_hero_attacks_twice_and_more_with_its_cards() -> None:
    strong = hero("H1", artefacts=["A03"], skills=["H-M1"])
    state = fighting(player(strong), "g01", attack(0, "H1", "strength"))
    assert frame_of(state, "attack")["attacks"] == 2 + 1 + 1 + 2


@pytest.mark.rule("MH-394", "MH-393", "MH-357")
def test_bonuses_to_normal_attacks_do_not_help_spells() -> None:
    mage = hero("H2", artefacts=["A03"], skills=["H-M1", "H-G8"], scrolls=["S01"])
    state = fighting(player(mage), "g01", {"frame": "slot", "slot": "H2"})
    assert state.options(0) == ["normal:strength", "normal:magic", "spell:H-G8", "scroll:S01", "decline"]
    play(state, "spell:H-G8")
    assert frame_of(state, "attack")["attacks"] == 3 and frame_of(state, "attack")["kind"] == "H-G8"


@pytest.mark.rule("MH-393")
def test_a_scroll_spell_is_spent() -> None:
    state = fighting(player(hero("H2", scrolls=["S02"])), "g01", {"frame": "slot", "slot": "H2"})
    play(state, "scroll:S02")
    assert state.position()["discards"]["scroll"] == ["S02"] and frame_of(state, "attack")["attacks"] == 5


@pytest.mark.rule("MH-436", "MH-629", "MH-321")
def test_guardian_angel_cancels_the_elite_die_before_it_works() -> None:
    state = fighting(
        player(hero("H1"), buildings=["H-B9"]), "r08", attack(1, "r08", "encounter", "roll", attacks=2, swap=True),
        chance=[*rolls(8), {"chance": "roll", "what": "elite", "result": 3}],
    )  # fmt: skip
    assert state.options(0) == ["use:H-B9", "pass"]
    play(state, "use:H-B9")
    assert hero_of(state)["army"] == {"U-HA": [3, 0]}


@pytest.mark.rule("MH-449", "MH-438")
def test_a_laurel_comes_before_the_wounds_of_the_same_attack() -> None:
    state = fighting(
        player(hero("H1", army={"U-HA": [0, 2]})), "g01",
        attack(0, "U-HA", "unit", "laurel", attacks=2, strength=2, dice=[[1, False]], face="laurel"),
    )  # fmt: skip
    play(state, "promote:U-HA")
    assert wounds_of(state) == 1 and hero_of(state)["army"] == {"U-HA": [1, 1]}


@pytest.mark.rule("MH-454")
def test_wounds_go_to_stacks_never_to_the_hero() -> None:
    state = fighting(
        player(hero("H1", army={"U-HB": [1, 0], "U-HC": [1, 0]})), "g01",
        attack(1, "g01", "encounter", "assign", wounds=2),
    )  # fmt: skip
    assert state.options(0) == ["stack:U-HB", "stack:U-HC"]


@pytest.mark.rule("MH-458", "MH-637")
def test_armour_ignores_one_wound_in_a_turn() -> None:
    state = fighting(player(hero("H1")), "g01", attack(1, "g01", "encounter", "assign", wounds=1))
    assert hero_of(state)["army"] == {"U-HA": [3, 0]}
    used = [{"armour": ["U-HA"]}, {}]
    state = fighting(player(hero("H1")), "g01", attack(1, "g01", "encounter", "assign", wounds=1), sides=used)
    assert hero_of(state)["army"] == {"U-HA": [2, 1]}


@pytest.mark.rule("MH-639", "MH-446")
def test_stone_skin_never_makes_wounds_negative() -> None:
    skin = {"on": "side0", "what": "protection", "value": 2, "from": 1, "until": 1}
    hit = attack(1, "g01", "encounter", "sum", attacks=1, strength=2, dice=[[1, False]])
    state = fighting(player(hero("H1", army={"U-HB": [2, 0]})), "g01", hit, effects=[skin], order=["H1"])
    assert hero_of(state)["army"] == {"U-HB": [2, 0]} and frame_of(state, "slot")["slot"] == "H1"


@pytest.mark.rule("MH-646")
def test_bonuses_and_penalties_are_added_together() -> None:
    effects = [
        {"on": "U-HB", "what": "attacks", "value": 2, "from": 1, "until": 1},
        {"on": "side0", "what": "attacks", "value": -1, "from": 1, "until": 1},
    ]
    state = fighting(player(hero("H1", army={"U-HB": [1, 1]})), "g01", attack(0, "U-HB", "unit"), effects=effects)
    assert frame_of(state, "attack")["attacks"] == 3


@pytest.mark.rule("MH-647", "MH-332")
def test_units_act_on_their_own_initiative() -> None:
    slow = {"on": "H1", "what": "initiative", "value": -5, "from": 1, "until": None}
    state = fighting(player(hero("H1", army={"U-HC": [1, 0]})), "g06", step="order", effects=[slow])
    assert frame_of(state, "slot")["slot"] == "U-HC" and frame_of(state, "battle")["order"] == ["g06", "H1"]


@pytest.mark.rule("MH-648", "MH-465")
def test_a_stack_that_is_named_alone_is_resurrected() -> None:
    sides = [{"losses": {"U-HB": 1, "U-HC": 1}, "casualties": {"U-HB": 1, "U-HC": 1}}, {}]
    state = fighting(
        player(hero("H1", army={"U-HB": [1, 0], "U-HC": [1, 0]})), "g01",
        {"frame": "resurrect", "side": 0, "points": 1, "stack": "U-HB"}, sides=sides,
    )  # fmt: skip
    assert state.options(0) == ["return:U-HB", "waste"]
    play(state, "waste")
    assert hero_of(state)["army"] == {"U-HB": [1, 0], "U-HC": [1, 0]}


@pytest.mark.rule("MH-649")
def test_a_battle_is_fought_against_one_token() -> None:
    state = fighting(player(hero("H1")), "g01", step="order")
    sides = frame_of(state, "battle")["sides"]
    assert len(sides) == 2 and sides[1]["encounter"] == "g01"


@pytest.mark.rule("MH-650", "MH-444")
def test_the_ring_is_used_once_in_a_battle() -> None:
    roll = attack(1, "g01", "encounter", "misfortune", attacks=1, strength=2, dice=[[1, False], [2, False]])
    wearer = player(hero("H1", artefacts=["A01"]))
    assert fighting(wearer, "g01", roll).options(0) == ["use:A01", "pass"]
    spent = fighting(wearer, "g01", roll, sides=[{"used": ["A01"]}, {}])
    assert "use:A01" not in spent.options(0)


@pytest.mark.rule("MH-472")
def test_after_the_twelfth_turn_the_attacker_must_escape() -> None:
    state = fighting(player(hero("H1")), "g01", turn=12, step="turn_end")
    assert hero_of(state)["at"] == "capital" and hero_of(state)["army"] == {"U-HA": [1, 0]}
    assert state.position()["encounters"] == {"0,1": "g01"} and state.waiting == (1,)


@pytest.mark.rule("MH-462", "MH-627", "MH-628")
def test_escape_costs_living_tokens_besides_the_casualties() -> None:
    sides = [{"casualties": {"U-HB": 2}, "losses": {"U-HB": 2}}, {}]
    army = {"U-HA": [1, 0], "U-HB": [1, 1]}
    state = fighting(player(hero("H1", army=army)), "g01", turn=2, step="escape", ask=[0], sides=sides)
    play(state, "escape", "lose:U-HB:basic", "lose:U-HA:elite")
    assert hero_of(state)["army"] == {"U-HB": [1, 0]} and hero_of(state)["at"] == "capital"


@pytest.mark.rule("MH-634", "MH-471", "MH-352")
def test_treasure_comes_before_advancing() -> None:
    winner = player(hero("H1", at="0,0", trophies=["y04"]), might=["H-M1", "H-M2"])
    state = fighting(
        winner, "g01", attack(0, "H1", "strength", "assign", wounds=1), sides=[{}, {"wounds": 9}],
        decks={"treasure": ["T02"]}, turn=3,
    )  # fmt: skip
    assert frame_of(state, "treasure")["card"] == "T02"
    play(state, "reward:gold:4")
    assert state.options(0) == ["advance", "no"]
    assert hero_of(state)["trophies"] == ["g01", "y04"]


@pytest.mark.rule("MH-633")
def test_a_beaten_hero_keeps_scrolls_and_trophies() -> None:
    beaten = hero("H1", army={"U-HB": [0, 1]}, scrolls=["S01"], trophies=["g05"], skills=["H-M2"])
    state = fighting(player(beaten), "g01", attack(1, "g01", "encounter", "assign", wounds=1))
    kept = hero_of(state)
    assert (kept["scrolls"], kept["trophies"], kept["skills"], kept["army"]) == (["S01"], ["g05"], ["H-M2"], {})


def duel(*frames: dict[str, Any], winner: dict[str, Any], loser: dict[str, Any], **fields: Any) -> State:
    """The last unit of the second hero is about to fall."""
    mine = player(winner, **{name: fields.pop(name) for name in ("might", "magic") if name in fields})
    theirs = other({**loser, "army": {"U-TB": [0, 1]}})
    last = attack(0, winner["hero"], "strength", "assign", wounds=2)
    return fighting(mine, "", *frames, last, rival=theirs, **fields)


@pytest.mark.rule("MH-501", "MH-502")
def test_each_player_leads_an_own_side() -> None:
    theirs = other(hero("T1", army={"U-TA": [1, 1], "U-TC": [1, 0]}))
    state = fighting(player(hero("H1")), "", attack(0, "H1", "strength", "assign", wounds=1), rival=theirs)
    assert state.waiting == (1,) and state.options(1) == ["stack:U-TA", "stack:U-TC"]


@pytest.mark.rule("MH-507", "MH-509", "MH-512", "MH-513", "MH-514", "MH-358")
def test_the_winner_of_a_duel_learns_a_skill_and_gets_no_treasure() -> None:
    state = duel(
        winner=hero("H1", at="0,0", trophies=["y04"]), loser=hero("T1", at="0,0"), might=["H-M1", "H-M2"],
        decks={"treasure": ["T01"]},
    )  # fmt: skip
    assert hero_of(state, 1)["at"] == "capital" and hero_of(state)["at"] == "0,0"
    assert state.options(0) == ["skill:H-M1", "skill:H-M2"]
    play(state, "skill:H-M1")
    assert hero_of(state)["trophies"] == ["y04"] and state.position()["decks"]["treasure"] == ["T01"]
    assert state.waiting == (1,), "no advancement follows"


@pytest.mark.rule("MH-515", "MH-625", "MH-652", "MH-511")
def test_without_any_reward_locations_pass_all_the_same() -> None:
    state = duel(winner=hero("H1", at="0,0"), loser=hero("T1", at="0,0"), control={"0,0": 1, "1,4": 1})
    assert state.position()["control"] == {"0,0": 0, "1,4": 1} and state.waiting == (1,)


@pytest.mark.rule("MH-651", "MH-508", "MH-510")
def test_only_artefacts_that_can_be_used_may_be_taken() -> None:
    state = duel(
        winner=hero("H1", at="0,0"), loser=hero("T1", at="0,0", artefacts=["A04", "A13"]), might=["H-M1", "H-M2"]
    )
    assert state.options(0) == ["reward:skill", "reward:A13"], "the Staff of Asha asks for Magic 3"
    play(state, "reward:A13")
    assert hero_of(state)["artefacts"] == ["A13"] and hero_of(state, 1)["artefacts"] == ["A04"]


@pytest.mark.rule("MH-515", "MH-510")
def test_a_hero_with_all_skills_takes_an_artefact() -> None:
    full = hero("H1", at="0,0", skills=["H-M1", "H-M2", "H-M3", "H-M4", "H-M5"])
    state = duel(winner=full, loser=hero("T1", at="0,0", artefacts=["A13"]), might=["H-M6"])
    assert hero_of(state)["artefacts"] == ["A13"], "taken by itself: the only reward"


@pytest.mark.rule("MH-023", "MH-432")
def test_both_sides_of_a_token_have_the_same_strength() -> None:
    for army in ({"U-HC": [1, 0]}, {"U-HC": [0, 1]}):
        state = fighting(
            player(hero("H1", army=army)), "g01", attack(0, "U-HC", "unit", "roll", attacks=1), chance=rolls(8),
            order=["H1"],
        )  # fmt: skip
        assert wounds_of(state) == 0 and frame_of(state, "slot")["slot"] == "H1"


@pytest.mark.rule("MH-002", "MH-004", "MH-435")
@pytest.mark.parametrize(("value", "wounds"), [(4, 1), (5, 0)])
def test_a_die_hits_if_it_is_not_higher_than_the_strength(value: int, wounds: int) -> None:
    state = fighting(
        player(hero("H1", army={"U-HC": [0, 1]})), "g01", attack(0, "U-HC", "unit", "roll", attacks=1),
        chance=rolls(value), order=["H1"],
    )  # fmt: skip
    assert wounds_of(state) == wounds


@pytest.mark.rule("MH-001")
def test_an_artefact_won_in_a_duel_may_reach_the_target() -> None:
    state = duel(winner=hero("H1", at="0,0"), loser=hero("T1", at="0,0", artefacts=["A13"]), control={"0,13": 0})
    assert state.result is None
    rich = player(hero("H1", at="0,0"), bonus_pp=11)
    theirs = other(hero("T1", at="0,0", army={"U-TB": [0, 1]}, artefacts=["A13"]))
    state = fighting(rich, "", attack(0, "H1", "strength", "assign", wounds=2), rival=theirs)
    assert state.result is not None and state.result["winners"] == [0]
