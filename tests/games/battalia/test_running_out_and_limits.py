"""Running out and limits (BA-510 to BA-517)."""

from __future__ import annotations

import pytest

from games.battalia.table import MAP, cell, offered, play, seat_of, table


@pytest.mark.rule("BA-510")
def test_an_empty_deck_of_units_or_artefacts_offers_nothing() -> None:
    state = table({"hand": ["supply", "supply", "freeman-bar"]}, pool={"freeman": [], "horse": []})
    assert offered(state, "hire") == ["hire:chief"]
    assert "acquire:horse" not in state.options(0)
    assert "acquire:tool" in state.options(0)


@pytest.mark.rule("BA-511", "BA-100")
def test_hiring_goes_on_without_supplies_in_the_pool() -> None:
    state = play(table({"hand": ["supply"]}, pool={"supply": 0}), "hire:freeman")
    assert seat_of(state, 0)["shelter"] == ["freeman-bar"]


@pytest.mark.rule("BA-512")
def test_a_shape_without_cards_is_not_built() -> None:
    state = table({"hand": ["freeman-bar", "freeman-bar"]}, pool={"road-s": []})
    assert offered(state, "road") == ["road:c"]


@pytest.mark.rule("BA-513", "BA-346")
def test_a_trade_without_goods_is_not_offered() -> None:
    market = {**MAP, "x3y3": {"card": "road-bar-x", "markets": [0, 0]}}
    hand = ["horse-bar", "crown", "supply", "supply"]
    seat = {"hand": hand, "heroes": {"a": "x3y3"}}
    assert sorted(offered(table(seat, map=market), "trade")) == ["trade:dust", "trade:horse-bar"]
    assert offered(table(seat, map=market, pool={"chest": 0, "dust": 0}), "trade") == []


@pytest.mark.rule("BA-514", "BA-016")
def test_a_city_rises_only_to_a_free_token() -> None:
    squares = ("x2y1", "x4y1", "x6y1", "x2y3", "x4y3", "x6y3", "x2y5")
    high = {square: {"card": "city-bar-x", "owner": 0, "level": 3} for square in squares}
    full = {**high, "x4y5": {"card": "city-emb-x", "owner": 0, "level": 2}, "x5y7": {"card": "city-clo-x", "owner": 1}}
    state = table({"hand": ["lord-bar", "lord-bar"]}, map=full, pool={"lord": []})
    keys = offered(state, "upgrade")
    assert "upgrade:x4y5:4" not in keys
    assert "upgrade:x2y1:4" in keys


@pytest.mark.rule("BA-515")
def test_without_lords_a_neutral_city_brings_no_card() -> None:
    there = {**MAP, "x2y6": {"card": "city-emb-x", "strength": 4}}
    seat = {"hand": ["weapon-bar", "lord-bar"], "heroes": {"a": "x2y6"}}
    state = play(table(seat, map=there, pool={"lord": []}), "attack:weapon-bar", "add:lord-bar", "done")
    assert cell(state, "x2y6")["level"] == 4
    assert seat_of(state, 0)["shelter"] == []


@pytest.mark.rule("BA-517")
def test_a_hand_has_no_limit_during_a_turn() -> None:
    state = table({"hand": ["horn"] + ["supply"] * 12, "nation": ["supply", "supply", "supply"]})
    play(state, "play:horn", "draw", "draw", "draw")
    assert len(seat_of(state, 0)["hand"]) == 15
