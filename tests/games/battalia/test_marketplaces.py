"""Marketplaces and chests (BA-340 to BA-346)."""

from __future__ import annotations

import pytest

from games.battalia.table import MAP, cell, offered, pay, play, table

ROAD = {"card": "road-bar-x"}


@pytest.mark.rule("BA-340", "BA-342", "BA-341")
@pytest.mark.parametrize(("hand", "price"), [(["freeman-bar", "freeman-emb"], 2), (["tool-bar"], 1)])
def test_a_marketplace_is_built_on_a_road_of_the_own_network(hand: list[str], price: int) -> None:
    there = {
        **MAP,
        "x3y3": {"card": "road-bar-x", "markets": [0, 1, 1]},
        "x3y4": {"card": "gate-1"},
        "x3y5": {"card": "road-bar-s", "exits": "NS"},
        "x6y1": ROAD,
        "x4y3": {"card": "ruins", "strength": 8},
    }
    state = table({"hand": hand}, map=there)
    assert sorted(offered(state, "market")) == ["market:x3y3", "market:x3y5"]
    pay(state, "market:x3y3")
    assert cell(state, "x3y3")["markets"] == [0, 0, 1, 1]
    assert len(state.position()["seats"][0]["laid"]) == price
    assert offered(state, "market") == []


@pytest.mark.rule("BA-343", "BA-346")
@pytest.mark.parametrize("type", ["horse", "tool", "weapon", "tent", "title", "scroll", "amulet"])
def test_any_ordinary_artefact_is_traded_for_a_chest_and_back(type: str) -> None:
    there = {**MAP, "x3y3": {"card": "road-bar-x", "markets": [0]}}
    state = table({"hand": [f"{type}-emb"], "heroes": {"a": "x3y3"}}, map=there, day=7 if type != "scroll" else 1)
    play(state, f"trade:{type}-emb")
    assert state.position()["seats"][0]["hand"] == ["chest"]
    back = table({"hand": ["chest"], "heroes": {"a": "x3y3"}}, map=there, day=7 if type != "scroll" else 1)
    play(back, f"trade:chest:{type}")
    if offered(back, "take"):
        play(back, f"take:{type}-bar")
    assert back.position()["seats"][0]["hand"] == [f"{type}-bar"]
    assert back.position()["pool"]["chest"] == 12
