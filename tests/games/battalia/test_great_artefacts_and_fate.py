"""Great Artefacts and fate (BA-260 to BA-289), preparing (BA-083 to BA-087), borrowed cards (BA-567)."""

from __future__ import annotations

import pytest

from games.battalia.table import MAP, cell, offered, play, rule_against, seat_of, table
from rulewright.games.battalia.items import item_key, item_number


@pytest.mark.rule("BA-284", "BA-516")
@pytest.mark.parametrize(("spare", "keys"), [(["vase"], ["option:a", "option:b"]), ([], [])])
def test_the_second_fate_card_takes_the_top_spare_great_artefact(spare: list[str], keys: list[str]) -> None:
    pending = [{"frame": "main", "stack": 0}, {"frame": "fate", "stack": 0, "card": "blind", "to": "shelter",
                                               "stage": "option"}]  # fmt: skip
    state = table({}, spare=spare, fate=["twin", "chosen"], pending=pending)
    if not spare:
        assert seat_of(state, 0)["shelter"] == ["dust"], "one option is carried out without asking"
        return
    assert offered(state) == keys
    play(state, "option:a")
    assert seat_of(state, 0)["shelter"] == ["vase"]


@pytest.mark.rule("BA-083", "BA-084", "BA-086", "BA-087", "BA-213")
def test_what_titles_scrolls_crown_and_book_can_be_used_on() -> None:
    hand = ["lord-bar", "chief-bar", "queen-bar", "chief-unbound", "title-bar", "scroll-bar", "crown", "book"]
    state = table({"hand": hand}, options={"mode": "advanced", "unbound": True})
    assert sorted(offered(state, "use")) == [
        "use:book:chief-bar",
        "use:book:lord-bar",
        "use:crown:chief-bar",
        "use:scroll-bar:chief-bar",
        "use:scroll-bar:lord-bar",
        "use:title-bar:chief-bar",
    ]
    play(state, "use:title-bar:chief-bar")
    prepared = seat_of(state, 0)["prepared"]
    assert [(item["key"], item["as"], item["count"]) for item in prepared] == [("chief-bar+title-bar", "priest", 1)]


@pytest.mark.rule("BA-086")
@pytest.mark.parametrize(
    "key",
    ["lord-emb", "twin=sword", "hammer=lord", "twin=hammer=tool", "chief-emb+title-bar", "chief-emb+hammer=title",
     "freeman-bar+title-bar+twin=hammer=title", "lord-sun+book", "chief-wol+twin=crown", "lord-fanatic*2",
     "freeman-isl*1", "supply=title"],
)  # fmt: skip
def test_an_item_and_its_key_lead_to_each_other(key: str) -> None:
    assert item_key(item_number(key)) == key


@pytest.mark.rule("BA-086", "BA-085")
@pytest.mark.parametrize("key", ["", "x", "lord-emb=", "twin=lord-emb", "queen-bar+title-bar", "lord-bar*3", "a+b+c+d"])
def test_what_is_no_item_has_no_number(key: str) -> None:
    assert item_number(key) == -1


@pytest.mark.rule("BA-549", "BA-195")
def test_a_hammer_used_as_a_tent_stands_until_the_end_of_the_day() -> None:
    state = table({"hand": ["hammer", "lord-bar"]}, team=0)
    play(state, "use:hammer:tent", "tent:hammer=tent")
    assert seat_of(state, 0)["tents"][0]["temporary"]
    play(state, "pass")
    assert seat_of(state, 0)["tents"]
    play(state, "keep", "pass")
    assert seat_of(state, 0)["tents"] == []


@pytest.mark.rule("BA-557", "BA-195")
def test_a_fanatic_is_stationed_without_a_sacrifice() -> None:
    options = {"mode": "basic", "fanatics": True}
    state = play(table({"hand": ["tent-bar", "lord-fanatic"]}, options=options), "tent:tent-bar")
    assert seat_of(state, 0)["tents"][0]["cards"] == ["lord-fanatic"]


@pytest.mark.rule("BA-288", "BA-471")
def test_the_wings_carry_a_hero_anywhere_but_where_it_stands() -> None:
    there = {**MAP, "x2y7": {"card": "road-bar-s"}}
    state = play(table({"hand": ["wings"], "heroes": {"a": "x3y2"}}, map=there), "play:wings")
    assert sorted(offered(state)) == ["to:x2y7", "to:x5y6"]
    play(state, "to:x2y7")
    assert seat_of(state, 0)["heroes"]["a"]["at"] == "x2y7"


@pytest.mark.rule("BA-277")
def test_the_cloak_covers_own_cities_in_range_alone() -> None:
    there = {**MAP, "x6y1": {"card": "city-emb-x", "owner": 0}}
    state = play(table({"hand": ["cloak"], "heroes": {"a": "x3y3"}}, map={**there, "x3y3": {"card": "road-bar-x"}}),
                 "play:cloak")  # fmt: skip
    assert sorted(offered(state)) == ["city:x3y2", "done"]
    play(state, "city:x3y2")
    assert cell(state, "x3y2")["cloaked"]


@pytest.mark.rule("BA-564", "BA-283")
def test_the_kept_fate_card_copies_nothing_if_nobody_else_owns_a_great_artefact() -> None:
    assert offered(table({"hand": ["twin", "supply"]}, {}), "play") == []
    assert offered(table({"hand": ["twin", "supply"]}, {"shelter": ["bag"]}), "play") == ["play:twin=bag"]


@pytest.mark.rule("BA-262", "BA-169")
def test_in_basic_mode_an_owner_of_a_great_artefact_may_not_attack_ruins() -> None:
    there = {**MAP, "x4y4": {"card": "ruins", "strength": 8}}
    seat = {"hand": ["weapon-bar"], "heroes": {"a": "x4y4"}}
    assert offered(table(seat, map=there, display=["horn"]), "attack") == ["attack:weapon-bar"]
    owner = {**seat, "shelter": ["vase"]}
    assert rule_against(table(owner, map=there, display=["horn"]), "attack:weapon-bar") == "BA-150"
