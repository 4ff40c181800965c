"""Every Great Artefact, fate card and elixir, played in each way that its text allows (BA-260 to BA-289, BA-446)."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import MAP, cell, offered, pay, play, rule_against, seat_of, table, told
from rulewright import State
from rulewright.games.battalia.content import MEANINGS
from rulewright.games.battalia.ids import CREATION_CARDS

ADVANCED = {"mode": "advanced"}
FIELD: dict[str, Any] = {**MAP, "x5y6": {"card": "city-emb-x", "owner": 1}}

ROADS: dict[str, Any] = {**MAP, "x3y3": {"card": "road-bar-x"}}


def battle(attack: list[str], defence: list[str], **fields: Any) -> State:
    """Seat 0 stands on a level-1 city of seat 1, on terrain that is native to neither, with a Weapon and more."""
    attacker = {"hand": ["weapon-bar", *attack], "heroes": {"a": "x5y6"}}
    state = table(attacker, {"hand": defence, **fields.pop("defender", {})}, map=FIELD, options=ADVANCED, **fields)
    state.listen()
    return state


# The Hammer, the Crown and the Book


@pytest.mark.rule("BA-288", "BA-086", "BA-087")
@pytest.mark.parametrize("meaning", MEANINGS)
def test_the_hammer_stands_for_anything_but_an_amulet(meaning: str) -> None:
    state = play(table({"hand": ["hammer", "chief-bar"]}, options=ADVANCED), f"use:hammer:{meaning}")
    item = seat_of(state, 0)["prepared"][0]
    assert (item["key"], item["as"], item["count"], item["by"]) == (f"hammer={meaning}", meaning, 1, "hammer")
    play(state, "pass")
    assert seat_of(state, 0)["prepared"] == []


@pytest.mark.rule("BA-288", "BA-088", "BA-083")
def test_what_the_hammer_stands_for_pays() -> None:
    hand = ["hammer", "freeman-bar", "supply"]
    assert "road:x" in play(table({"hand": hand}), "use:hammer:tool").options(0)
    assert offered(play(table({"hand": ["hammer", "lord-bar"]}), "use:hammer:lord"), "upgrade") == ["upgrade:x3y2:4"]
    assert "hire:chief" in play(table({"hand": ["hammer", "supply"]}), "use:hammer:supply").options(0)
    mover = play(table({"hand": ["hammer"], "heroes": {"a": "x3y2"}}), "use:hammer:horse", "move:a:hammer=horse")
    assert seat_of(mover, 0)["heroes"]["a"]["steps"] == 3
    titled = play(table({"hand": hand}), "use:hammer:title", "use:hammer=title:freeman-bar")
    assert seat_of(titled, 0)["prepared"][0]["key"] == "freeman-bar+hammer=title"
    copied = play(table({"hand": hand}), "use:hammer:scroll", "use:hammer=scroll:freeman-bar")
    assert seat_of(copied, 0)["prepared"][0]["count"] == 2
    weapon = play(battle(["hammer", "supply"], []), "use:hammer:weapon")
    assert offered(weapon, "attack") == ["attack:weapon-bar"]
    assert offered(weapon, "hero") == ["hero:x3y2"]


@pytest.mark.rule("BA-288", "BA-087", "BA-214")
def test_the_crown_makes_a_lord_in_a_line_and_in_battle() -> None:
    state = play(table({"hand": ["crown", "freeman-bar", "lord-bar"]}), "use:crown:freeman-bar")
    assert offered(state, "upgrade") == ["upgrade:x3y2:4"]
    fought = play(
        battle(["crown", "freeman-bar"], []),
        "attack:weapon-bar",
        "add:freeman-bar",
        "add:crown:freeman-bar",
        "done",
        "done",
    )
    assert told(fought, "battle-won") == [[0, 1 + 4 + 1, 1]]


@pytest.mark.rule("BA-288", "BA-087", "BA-215")
def test_the_book_copies_twice_in_a_line_and_once_in_battle() -> None:
    state = pay(play(table({"hand": ["book", "chief-bar"]}, map=ROADS), "use:book:chief-bar"), "city:2:d")
    assert [frame["frame"] for frame in state.position()["pending"]] == ["main", "line"]
    fought = play(
        battle(["book", "chief-bar"], []), "attack:weapon-bar", "add:chief-bar", "add:book:chief-bar", "done", "done"
    )
    assert told(fought, "battle-won") == [[0, 1 + 2 + 2 + 1, 1]]


# Weapons of renown


@pytest.mark.rule("BA-288", "BA-263", "BA-150")
@pytest.mark.parametrize(("weapon", "attack", "defence"), [("sword", 5, 2), ("shield", 2, 5), ("arrow", 2, 2)])
def test_strength_of_the_weapon_class(weapon: str, attack: int, defence: int) -> None:
    attacker = {"hand": [weapon], "heroes": {"a": "x5y6"}}
    state = table(attacker, map=FIELD, options=ADVANCED)
    state.listen()
    play(state, f"attack:{weapon}", "target:city:x5y6" if offered(state, "target") else "done")
    while state.position()["pending"][-1]["frame"] != "main":
        play(state, "done")
    assert told(state, "battle-won") == [[0, attack + 1, 1]]
    defended = play(
        battle(["lord-emb"], [weapon]), "attack:weapon-bar", "add:lord-emb", "done", f"add:{weapon}", "done"
    )
    lines = told(defended, "battle-won") + told(defended, "battle-lost")
    assert lines == [[0, 5, 1 + defence]]


@pytest.mark.rule("BA-263", "BA-264", "BA-171", "BA-158")
def test_the_arrow_attacks_around_the_hero() -> None:
    there = {**FIELD, "x4y5": {"card": "road-bar-s"}, "x5y7": {"card": "ruins", "strength": 8}}
    seat = {"hand": ["arrow", "lord-bar", "weapon-bar"], "heroes": {"a": "x4y5"}}
    state = table(seat, map=there, options=ADVANCED)
    state.listen()
    assert offered(state, "attack") == ["attack:arrow"]
    play(state, "attack:arrow", "add:lord-bar", "done", "done")
    assert told(state, "battle-won") == [[0, 2 + 4 + 1 + 1, 1]], "morale and the terrain where the hero stands"
    assert cell(state, "x5y6")["owner"] == 0
    assert seat_of(state, 0)["heroes"]["a"]["at"] == "x4y5"
    far = {**seat, "heroes": {"a": "x3y2"}}
    assert offered(table(far, map=there, options=ADVANCED), "attack") == []


@pytest.mark.rule("BA-279")
def test_the_mask_serves_the_defender_and_takes_two_of_three_or_less() -> None:
    state = battle(["lord-bar", "priest-bar", "chief-bar", "title-bar"], ["mask", "freeman-clo"])
    play(
        state, "attack:weapon-bar", "add:lord-bar", "add:priest-bar", "add:chief-bar", "add:title-bar:chief-bar", "done"
    )
    play(state, "add:mask")
    assert sorted(offered(state)) == ["done", "mask:chief-bar+title-bar", "mask:priest-bar"]
    play(state, "mask:chief-bar+title-bar", "mask:priest-bar")
    fight = state.position()["pending"][1]
    assert [entry["card"] for entry in fight["defence"]] == ["mask", "chief-bar", "priest-bar"]
    assert [entry["rank"] for entry in fight["defence"]] == [0, 2, 3]
    assert "spent" in [entry["as"] for entry in fight["attack"]] or len(fight["attack"]) == 3
    while state.position()["pending"][-1]["frame"] != "main":
        play(state, "done")
    assert told(state, "battle-lost") + told(state, "battle-won") == [[0, 1 + 4 + 1, 1 + 2 + 3]]
    assert {"chief-bar", "priest-bar"} <= set(seat_of(state, 0)["shelter"] + seat_of(state, 0)["laid"])


@pytest.mark.rule("BA-279", "BA-456", "BA-457")
@pytest.mark.parametrize(("key", "defence"), [("sacrifice:chest", 2 * 3 + 1), ("no", 1)])
def test_a_fanatic_that_the_mask_takes_is_doubled_anew_by_a_new_sacrifice(key: str, defence: int) -> None:
    attacker = {"hand": ["weapon-bar", "king-bar", "priest-fanatic", "supply"], "heroes": {"a": "x5y6"}}
    options = {"mode": "advanced", "fanatics": True}
    state = table(attacker, {"hand": ["mask", "chest"]}, map=FIELD, options=options)
    state.listen()
    play(state, "attack:weapon-bar", "add:king-bar", "add:priest-fanatic", "done", "add:mask", "mask:priest-fanatic*2")
    assert sorted(offered(state)) == ["no", "sacrifice:chest"]
    play(state, key)
    while state.position()["pending"][-1]["frame"] != "main":
        play(state, "done")
    assert told(state, "battle-won") + told(state, "battle-lost") == [[0, 1 + 6 + 1, defence]]
    assert state.position()["limbo"] == sorted(
        ["supply", *(["chest"] if key != "no" else [])], key=CREATION_CARDS.index
    )
    assert "priest-fanatic" in seat_of(state, 0)["shelter"]


# Lines


@pytest.mark.rule("BA-270", "BA-260")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_the_bag_gives_up_to_two_supplies(number: int) -> None:
    state = play(table({"hand": ["bag"]}), "play:bag", f"supplies:{number}")
    assert seat_of(state, 0)["hand"] == ["supply"] * number
    assert seat_of(state, 0)["laid"] == ["bag"]
    assert offered(table({"hand": ["bag"]}, pool={"supply": 0}), "play") == []


@pytest.mark.rule("BA-288", "BA-065")
def test_the_horn_draws_up_to_three() -> None:
    state = play(table({"hand": ["horn"], "nation": ["chest"], "shelter": ["dust", "supply"]}), "play:horn")
    play(state, "draw", "draw", "draw")
    assert seat_of(state, 0)["hand"] == ["supply", "dust", "chest"]
    assert offered(table({"hand": ["horn"]}), "play") == []


@pytest.mark.rule("BA-288", "BA-567")
@pytest.mark.parametrize("card", ["chest", "queen-clo", "dust", "horn"])
def test_the_hand_takes_a_card_but_gives_back_royals_dust_and_great_artefacts(card: str) -> None:
    state = play(table({"hand": ["hand"]}, {"hand": [card]}, options=ADVANCED), "play:hand")
    kept = card == "chest"
    assert (seat_of(state, 0)["hand"], seat_of(state, 1)["hand"]) == (([card], []) if kept else ([], [card]))
    play(state, "pass")
    assert seat_of(state, 1)["shelter"] == (["chest"] if kept else [])


@pytest.mark.rule("BA-567")
def test_what_a_borrowed_card_cannot_do() -> None:
    there = {**MAP, "x3y3": {"card": "road-bar-x", "markets": [0, 0]}}
    seat = {"heroes": {"a": "x3y3"}, "borrowed": [{"card": "horse-clo", "owner": 1}], "hand": ["horse-clo", "lord-bar"]}
    state = table(seat, {}, map=there, options=ADVANCED)
    assert offered(state, "trade") == []
    assert "ambush:horse-clo" not in state.options(0)
    assert "move:a:horse-clo" in state.options(0)
    two = table({**seat, "hand": ["horse-clo", "horse-clo", "lord-bar"]}, {}, map=there, options=ADVANCED)
    assert offered(two, "trade") == ["trade:horse-clo"], "of equal cards the other one is free"


@pytest.mark.rule("BA-288", "BA-195", "BA-196")
def test_the_pavilion_is_a_tent_for_three() -> None:
    hand = ["pavilion", "lord-bar", "chest", "supply", "dust"]
    state = play(table({"hand": hand}), "play:pavilion", "station:lord-bar", "station:chest", "station:dust")
    tent = seat_of(state, 0)["tents"][0]
    assert (tent["tent"], tent["cards"], tent["fresh"]) == ("pavilion", ["lord-bar", "dust", "chest"], True)
    assert seat_of(state, 0)["laid"] == []


@pytest.mark.rule("BA-281", "BA-431")
def test_the_staff_changes_three_cards_or_swaps_two_and_changes_one() -> None:
    there = {
        **MAP,
        "x3y3": {"card": "road-bar-s", "exits": "NS"},
        "x3y4": {"card": "road-clo-s", "exits": "NS"},
        "x4y1": {"card": "gate-1"},
        "x4y7": {"card": "gate-2"},
        "x2y4": {"card": "ruins", "strength": 8},
    }
    state = play(table({"hand": ["staff"]}, map=there), "play:staff")
    keys = offered(state)
    assert {"change:x3y2:clo", "change:x3y2:emb", "swap:x3y2:x5y6", "swap:x3y3:x3y4", "swap:x4y1:x4y7"} <= set(keys)
    assert {"change:x4y1:gate-3", "change:x4y7:gate-6"} <= set(keys)
    assert not [key for key in keys if "x2y4" in key or key == "change:x3y2:bar"]
    play(state, "swap:x4y1:x4y7")
    assert [cell(state, square)["card"] for square in ("x4y1", "x4y7")] == ["gate-2", "gate-1"]
    assert offered(state, "swap") == [], "a swap counts as two"
    play(state, "change:x3y3:emb")
    assert (cell(state, "x3y3")["card"], cell(state, "x3y3")["exits"]) == ("road-emb-s", "NS")
    assert state.position()["pool"]["road-s"][-1] == "road-bar-s"
    assert state.position()["pending"] == [{"frame": "main", "stack": 0}]


@pytest.mark.rule("BA-281")
def test_a_replaced_gate_never_returns() -> None:
    there = {**MAP, "x4y1": {"card": "gate-1"}, "x4y7": {"card": "gate-2"}}
    state = play(table({"hand": ["staff"]}, map=there), "play:staff", "change:x4y1:gate-5")
    assert state.position()["gates_out"] == [3, 4, 6]
    assert not [key for key in offered(state, "change") if key.endswith(("gate-1", "gate-5"))]


@pytest.mark.rule("BA-272")
@pytest.mark.parametrize(
    ("kind", "cards", "most"),
    [
        ("freeman", ["freeman-bar"] * 3, 3),
        ("lord", ["lord-bar", "lord-clo", "lord-emb"], 2),
        ("horse", ["horse-bar", "horse-clo"], 2),
        ("queen", ["queen-bar"], 1),
        ("weapon", ["weapon-bar", "weapon-emb"], 2),
        ("priest", ["priest-bar"] * 3, 2),
    ],
)
def test_the_banner_brings_cards_of_one_type_up_to_eight(kind: str, cards: list[str], most: int) -> None:
    state = play(table({"hand": ["banner"], "shelter": [*cards, "chief-bar", "tool-bar", "supply"]}), "play:banner")
    play(state, f"type:{kind}")
    taken = 0
    while keys := offered(state, "take"):
        play(state, keys[0])
        taken += 1
    assert taken <= most
    if offered(state) == ["done"]:
        play(state, "done")
    assert len(seat_of(state, 0)["hand"]) == most


@pytest.mark.rule("BA-277", "BA-151")
def test_the_cloak_hides_cities_from_attacks_but_not_from_feet() -> None:
    there = {**MAP, "x5y6": {"card": "city-emb-x", "owner": 1, "cloaked": True}, "x5y5": {"card": "road-bar-x"}}
    seat = {"hand": ["weapon-bar", "supply"], "heroes": {"a": {"at": "x5y5", "points": 1}}}
    state = play(table(seat, {}, map=there), "step:a:x5y6")
    assert rule_against(state, "attack:weapon-bar") == "BA-150"
    guarded = table(seat, {"heroes": {"a": "x5y5"}}, map=there)
    assert "attack:weapon-bar" in guarded.options(0), "heroes are no city"


@pytest.mark.rule("BA-278")
def test_the_vase_orders_six_of_twelve() -> None:
    nation = ["supply", "chest", "dust", *["freeman-bar"] * 4, *["supply"] * 5, "lord-bar"]
    state = play(table({"hand": ["vase"], "nation": nation}), "play:vase")
    assert "pick:lord-bar" not in state.options(0), "the thirteenth card"
    assert state.view(1)["pending"][-1]["seen"] == 12
    for key in ("pick:dust", "pick:chest", *["pick:freeman-bar"] * 4):
        play(state, key)
    assert seat_of(state, 0)["nation"][:6] == ["dust", "chest", *["freeman-bar"] * 4]
    assert sorted(seat_of(state, 0)["nation"]) == sorted(nation)


@pytest.mark.rule("BA-280", "BA-199", "BA-331")
def test_a_great_artefact_leaves_limbo_unless_that_were_a_second_one_in_basic_mode() -> None:
    seat = {"hand": ["krycek"]}
    assert offered(table(seat, limbo=["horn"]), "play") == [], "the Lost Scroll itself is the one"
    assert offered(table(seat, limbo=["horn"], options=ADVANCED), "play") == ["play:krycek"]
    assert offered(table(seat, limbo=["king-bar"], options=ADVANCED), "play") == []


@pytest.mark.rule("BA-289", "BA-290")
def test_a_summoned_character_moves_on_replaying_and_leaves_at_the_checkpoint() -> None:
    options = {"mode": "advanced", "krycek_original": True}
    there = {**MAP, "x3y3": {"card": "road-bar-x"}}
    state = play(table({"hand": ["krycek"]}, {}, options=options, map=there), "play:krycek", "summon:metamorphia:x3y3")
    assert (state.position()["metamorphia"], state.position()["summoned"]) == ("x3y3", "metamorphia")
    again = table({"hand": ["krycek"]}, {}, options=options, map=there, metamorphia="x3y3", summoned="metamorphia")
    play(again, "play:krycek")
    assert all(key.startswith("summon:metamorphia:") for key in offered(again))
    last = table({}, {}, options=options, map=there, metamorphia="x3y3", summoned="metamorphia", day=7, team=1)
    play(last, "pass")
    assert (last.position()["metamorphia"], last.position()["summoned"]) == (None, None)


# The kept fate card


TWIN = {"hand": ["twin", "freeman-bar", "supply"], "heroes": {"a": "x5y6"}, "shelter": ["supply"], "nation": ["chest"]}


@pytest.mark.rule("BA-283", "BA-564", "BA-282")
@pytest.mark.parametrize(
    ("great", "key"),
    [
        ("hammer", "use:twin=hammer:lord"),
        ("horn", "play:twin=horn"),
        ("sword", "attack:twin=sword"),
        ("shield", "attack:twin=shield"),
        ("arrow", "attack:twin=arrow"),
        ("wings", "play:twin=wings"),
        ("crown", "use:twin=crown:freeman-bar"),
        ("book", "use:twin=book:freeman-bar"),
        ("hand", "play:twin=hand"),
        ("pavilion", "play:twin=pavilion"),
        ("staff", "play:twin=staff"),
        ("bag", "play:twin=bag"),
        ("vase", "play:twin=vase"),
        ("krycek", "play:twin=krycek"),
    ],
)
def test_the_kept_fate_card_copies_what_others_own(great: str, key: str) -> None:
    state = table(TWIN, {"shelter": [great], "hand": ["chest"]}, map=FIELD, options=ADVANCED, limbo=["chest"])
    assert [one for one in offered(state) if "twin=" in one and not one.startswith("use:twin=hammer")] in ([key], [])
    play(state, key)
    row = seat_of(state, 0)
    assert "twin" not in row["hand"]
    where = (
        row["laid"] + [card for item in row["prepared"] for card in item["cards"]] + [t["tent"] for t in row["tents"]]
    )
    fights = [entry["card"] for frame in state.position()["pending"] for entry in frame.get("attack", [])]
    assert "twin" in where or f"twin={great}" in fights


@pytest.mark.rule("BA-564", "BA-279", "BA-288")
@pytest.mark.parametrize(
    ("great", "key"),
    [("sword", "add:twin=sword"), ("crown", "add:twin=crown:freeman-bar"), ("book", "add:twin=book:freeman-bar")],
)
def test_a_copy_fights(great: str, key: str) -> None:
    strength = {"sword": 5, "crown": 3, "book": 1}[great]
    state = battle(["twin", "freeman-bar"], [], defender={"shelter": [great]})
    play(state, "attack:weapon-bar", "add:freeman-bar", key, "done", "done")
    assert told(state, "battle-won") == [[0, 1 + 1 + strength + 1, 1]]


# Elixirs


BILKARR = {"mode": "basic", "neutral_bilkarr": True}


def with_elixir(name: str, owner: int, **fields: Any) -> State:
    elixirs = {name: {"owner": owner, **fields}}
    attacker = {"hand": ["weapon-bar", "lord-emb"], "heroes": {"a": "x5y6"}}
    state = table(attacker, {"hand": ["chest"]}, map=FIELD, options=BILKARR, elixirs=elixirs)
    state.listen()
    return state


@pytest.mark.rule("BA-446", "BA-442", "BA-443")
def test_colossus_counts_in_attack_and_defence() -> None:
    state = play(with_elixir("colossus", 0), "attack:weapon-bar", "drink:colossus", "done", "done")
    assert told(state, "battle-won") == [[0, 1 + 1 + 4, 1]]
    other = play(with_elixir("colossus", 1), "attack:weapon-bar", "add:lord-emb", "done", "drink:colossus", "done")
    assert told(other, "battle-won") + told(other, "battle-lost") == [[0, 5, 5]]
    assert other.position()["elixirs"]["colossus"]["day"] == 1


@pytest.mark.rule("BA-446", "BA-442")
def test_misfortune_is_forced_on_an_opponent() -> None:
    state = with_elixir("misfortune", 1)
    play(state, "attack:weapon-bar", "add:lord-emb", "done", "drink:misfortune:0")
    while state.position()["pending"][-1]["frame"] != "main":
        play(state, "done")
    assert told(state, "battle-lost") == [[0, 1, 1]], "5 less 4"
    assert state.position()["elixirs"]["misfortune"]["target"] == 0


@pytest.mark.rule("BA-446", "BA-150")
def test_brotherhood_forbids_attacks_of_and_on_its_owner() -> None:
    state = play(with_elixir("brotherhood", 0), "drink:brotherhood")
    assert offered(state, "attack") == []


@pytest.mark.rule("BA-448", "BA-443")
def test_berserk_can_be_kept_back() -> None:
    state = play(with_elixir("berserk", 0, day=2), "attack:weapon-bar", "done", "no")
    assert seat_of(state, 1)["hand"] == ["chest"]
    assert not state.position()["elixirs"]["berserk"]["spent"]
    spent = play(with_elixir("berserk", 0, day=2, spent=True), "attack:weapon-bar", "done")
    assert "berserk" not in spent.options(spent.waiting[0])


@pytest.mark.rule("BA-449", "BA-443", "BA-086")
@pytest.mark.parametrize("meaning", MEANINGS)
def test_solar_eclipse_makes_anything_of_a_card_once_a_day(meaning: str) -> None:
    elixirs = {"eclipse": {"owner": 0, "day": 1}}
    state = table({"hand": ["chest", "supply"]}, {}, options=BILKARR, elixirs=elixirs)
    play(state, "use:eclipse:chest", f"as:{meaning}")
    assert [(item["key"], item["by"]) for item in seat_of(state, 0)["prepared"]] == [(f"chest={meaning}", "eclipse")]
    assert not [key for key in offered(state, "use") if "eclipse" in key]


@pytest.mark.rule("BA-447", "BA-442")
@pytest.mark.parametrize(("day", "spent", "asked"), [(0, False, True), (2, False, True), (2, True, False)])
def test_cold_breath_cancels_an_attack_at_its_declaration(day: int, spent: bool, asked: bool) -> None:
    state = play(with_elixir("coldbreath", 1, day=day, spent=spent), "attack:weapon-bar")
    assert (state.waiting == (1,)) is asked
    if asked:
        play(state, "cancel")
        assert seat_of(state, 0)["laid"] == ["weapon-bar"]
        assert seat_of(state, 0)["heroes"]["a"]["at"] == "x5y6"
        assert state.position()["pending"] == [{"frame": "main", "stack": 0}]


@pytest.mark.rule("BA-440", "BA-441", "BA-082")
@pytest.mark.parametrize("name", ["brotherhood", "berserk", "colossus", "coldbreath", "misfortune", "eclipse"])
def test_each_elixir_is_sold_once(name: str) -> None:
    seat = {"hand": ["supply", "supply", "dust"], "heroes": {"b": "x3y2"}}
    state = pay(table(seat, {}, options=BILKARR, bilkarr={"at": "x3y2"}), f"elixir:{name}")
    assert state.position()["elixirs"][name]["owner"] == 0
    assert f"elixir:{name}" not in state.options(0)
    assert len(offered(state, "elixir")) == 5
    away = table({**seat, "heroes": {"b": "x5y6"}}, {}, options=BILKARR, bilkarr={"at": "x3y2"})
    assert offered(away, "elixir") == []


# Ordinary artefacts


@pytest.mark.rule("BA-216", "BA-217")
@pytest.mark.parametrize(
    ("roll", "meaning", "choices"),
    [(1, "freeman", 0), (2, "chief", 0), (3, "priest", 0), (4, "lord", 0), (5, "tool", 6), (6, "supply", 11)],
)
def test_what_a_rolled_amulet_stands_for(roll: int, meaning: str, choices: int) -> None:
    state = play(table({"hand": ["amulet-bar"]}, chance=[roll]), "use:amulet-bar")
    assert len(offered(state, "as")) == choices
    if choices:
        play(state, f"as:{meaning}")
    item = seat_of(state, 0)["prepared"][0]
    assert (item["as"], item["by"]) == (meaning, "amulet")
    assert offered(state, "use") == []


@pytest.mark.rule("BA-216", "BA-217", "BA-156")
@pytest.mark.parametrize(
    ("roll", "key", "strength"),
    [(1, "", 1), (4, "", 4), (5, "as:weapon", 1), (5, "as:horse", 1), (6, "as:lord", 4), (6, "as:weapon", 1)],
)
def test_an_amulet_in_battle(roll: int, key: str, strength: int) -> None:
    state = play(battle(["amulet-bar"], [], chance=[roll]), "attack:weapon-bar", "add:amulet-bar")
    if key:
        play(state, key)
    play(state, "done", "done")
    assert told(state, "battle-won") == [[0, 1 + strength + 1, 1]]


@pytest.mark.rule("BA-214", "BA-215", "BA-156")
def test_titles_and_scrolls_in_battle() -> None:
    hand = ["chief-bar", "title-bar", "title-bar", "scroll-bar"]
    state = play(battle(hand, []), "attack:weapon-bar", "add:chief-bar", "add:title-bar:chief-bar")
    play(state, "add:title-bar:chief-bar+title-bar")
    assert offered(state, "add") == ["add:scroll-bar:chief-bar+title-bar+title-bar"]
    play(state, "add:scroll-bar:chief-bar+title-bar+title-bar", "done", "done")
    assert told(state, "battle-won") == [[0, 1 + 4 + 2 + 1, 1]], "the Scroll copies the printed rank"


@pytest.mark.rule("BA-215", "BA-159")
def test_the_faction_of_a_scroll_counts_for_morale() -> None:
    state = play(
        battle(["chief-bar", "scroll-emb"], []),
        "attack:weapon-bar",
        "add:chief-bar",
        "add:scroll-emb:chief-bar",
        "done",
        "done",
    )
    assert told(state, "battle-won") == [[0, 1 + 2 + 2, 1]]
