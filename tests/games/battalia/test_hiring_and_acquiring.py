"""Hiring and acquiring (BA-100 to BA-105)."""

from __future__ import annotations

import pytest

from games.battalia.table import MAP, offered, play, seat_of, table

GATES = {**MAP, "x4y1": {"card": "gate-2"}, "x4y7": {"card": "gate-1"}}


@pytest.mark.rule("BA-100", "BA-081", "BA-082")
@pytest.mark.parametrize(("rank", "price"), [("freeman", 1), ("chief", 2), ("priest", 3), ("lord", 4)])
def test_a_unit_costs_its_rank_in_supplies_and_brings_one(rank: str, price: int) -> None:
    short = table({"hand": ["supply"] * (price - 1)})
    assert f"hire:{rank}" not in short.options(0)
    state = play(table({"hand": ["supply"] * price}), f"hire:{rank}")
    assert seat_of(state, 0)["shelter"] == [f"{rank}-bar", "supply"]
    assert seat_of(state, 0)["laid"] == ["supply"] * price
    assert state.position()["pool"]["supply"] == 60 - price - 1


@pytest.mark.rule("BA-101", "BA-459", "BA-455")
@pytest.mark.parametrize(("card", "supplies"), [("chief-emb", 1), ("chief-fanatic", 2), ("chief-unbound", 0)])
def test_supplies_that_come_with_a_unit(card: str, supplies: int) -> None:
    options = {"mode": "basic", "fanatics": True, "unbound": True}
    state = play(table({"hand": ["supply"] * 2}, options=options, pool_top={"chief": [card]}), "hire:chief")
    assert seat_of(state, 0)["shelter"] == [card, *["supply"] * supplies]


@pytest.mark.rule("BA-102")
def test_royals_are_not_hired() -> None:
    assert sorted(offered(table({"hand": ["supply"] * 9}), "hire")) == [
        f"hire:{r}" for r in ("chief", "freeman", "lord", "priest")
    ]


@pytest.mark.rule("BA-103", "BA-053")
def test_an_artefact_costs_a_unit_and_a_supply() -> None:
    assert offered(table({"hand": ["supply", "tool-bar"]}), "acquire") == []
    assert offered(table({"hand": ["lord-bar"]}), "acquire") == []
    state = play(table({"hand": ["supply", "king-bar"]}, pool_top={"tent": ["tent-emb"]}), "acquire:tent")
    assert seat_of(state, 0)["shelter"] == ["tent-emb"]
    assert seat_of(state, 0)["hand"] == []


@pytest.mark.rule("BA-105", "BA-329", "BA-084")
def test_a_free_upgrade_exchanges_the_unit_for_the_top_card_of_the_next_rank() -> None:
    options = {"mode": "basic", "fanatics": True, "unbound": True}
    hand = ["freeman-bar", "lord-bar", "queen-bar", "chief-fanatic", "chief-unbound", "priest-clo"]
    seat = {"hand": hand, "heroes": {"a": {"at": "x4y1", "points": 2}}}
    top = {"chief": ["chief-unbound"]}
    state = table(seat, map=GATES, options=options, pool_top=top, storm={"top": [9]})
    play(state, "gate:a:x4y7")
    assert sorted(offered(state)) == ["unit:freeman-bar", "unit:priest-clo"]
    play(state, "unit:freeman-bar")
    assert seat_of(state, 0)["hand"].count("chief-unbound") == 2
    assert "supply" not in seat_of(state, 0)["hand"]
    assert state.position()["pool"]["freeman"][-1] == "freeman-bar"
    none = table({**seat, "hand": ["lord-bar"]}, map=GATES, options=options, storm={"top": [9]})
    play(none, "gate:a:x4y7")
    assert "pass" in none.options(0), "nothing to upgrade: skipped"
