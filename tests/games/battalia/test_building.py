"""Building (BA-110 to BA-120): networks, places, prices, levels and tokens."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import MAP, cell, offered, pay, play, rule_against, seat_of, table

ROAD: dict[str, Any] = {"card": "road-bar-x"}
BUILDERS = {"hand": ["freeman-bar", "freeman-emb", "supply"]}


def squares(keys: list[str]) -> set[str]:
    return {key.split(":")[1] for key in keys}


@pytest.mark.rule("BA-110", "BA-111")
def test_a_network_passes_what_is_nobodys_and_ends_at_cities_of_others() -> None:
    there = {
        **MAP,
        "x3y3": ROAD,
        "x3y4": {"card": "ruins", "strength": 8},
        "x4y4": {"card": "gate-1"},
        "x5y4": {"card": "city-emb-x", "owner": 1},
        "x6y4": ROAD,
        "x2y4": {"card": "road-bar-s", "exits": "NS"},
        "x2y5": {"card": "city-emb-x", "strength": 4},
        "x2y6": ROAD,
    }
    state = pay(table(BUILDERS, map=there), "road:x")
    places = squares(offered(state, "place"))
    assert {"x2y3", "x4y3", "x3y5", "x4y5", "x3y1", "x4y2"} <= places
    assert not places & {"x6y3", "x6y5", "x3y6", "x2y7", "x5y3", "x5y5"}, (
        "beyond the cities of others, or beside nothing"
    )


@pytest.mark.rule("BA-111", "BA-112")
def test_one_exit_must_face_the_network_and_the_card_may_be_turned() -> None:
    there = {**MAP, "x3y2": {"card": "city-bar-s", "exits": "NS", "owner": 0}}
    state = play(table({"hand": ["freeman-bar", "freeman-bar"]}, map=there), "road:c")
    assert sorted(offered(state, "place")) == ["place:x3y1:ES", "place:x3y1:SW", "place:x3y3:NE", "place:x3y3:NW"]
    play(state, "place:x3y3:NE")
    assert cell(state, "x3y3") == {**cell(state, "x3y3"), "card": "road-bar-c", "exits": "NE", "owner": None}
    assert squares(offered(play(table({"hand": ["tool-bar"]}, map=there), "road:s"), "place")) == {"x3y1", "x3y3"}


@pytest.mark.rule("BA-112", "BA-113", "BA-211")
@pytest.mark.parametrize(
    ("hand", "day", "shapes"),
    [
        (["freeman-bar", "freeman-bar"], 1, ["road:c", "road:s"]),
        (["freeman-bar", "freeman-bar", "supply"], 1, ["road:c", "road:s", "road:t", "road:x"]),
        (["freeman-bar", "freeman-bar", "dust"], 1, ["road:c", "road:s", "road:t", "road:x"]),
        (["tool-bar"], 1, ["road:c", "road:s"]),
        (["tool-bar"], 2, ["road:c", "road:s", "road:t", "road:x"]),
        (["freeman-bar", "chief-bar", "supply"], 1, []),
        (["freeman-bar", "tool-bar"], 1, ["road:c", "road:s"]),
    ],
)
def test_the_price_of_roads(hand: list[str], day: int, shapes: list[str]) -> None:
    assert sorted(offered(table({"hand": hand}, day=day), "road")) == shapes


@pytest.mark.rule("BA-114", "BA-115", "BA-514")
def test_a_city_of_a_rank_costs_three_units_of_it() -> None:
    there = {**MAP, "x3y3": ROAD}
    hand = ["chief-bar", "chief-clo", "chief-emb", "freeman-bar", "freeman-bar", "tool-bar"]
    state = table({"hand": hand}, map=there)
    assert sorted(offered(state, "city")) == [f"city:2:{shape}" for shape in "cdstx"]
    pay(state, "city:2:d")
    assert sorted(offered(state, "place")) == ["place:x2y3:E", "place:x3y4:N", "place:x4y3:W"]
    play(state, "place:x3y4:N")
    assert (cell(state, "x3y4")["card"], cell(state, "x3y4")["owner"], cell(state, "x3y4")["level"]) == (
        "city-bar-d",
        0,
        2,
    )
    assert "city-bar-d" not in state.position()["pool"]["city-d"]


@pytest.mark.rule("BA-115")
@pytest.mark.parametrize(
    ("beside", "allowed"), [("city-emb-x", False), ("ruins", True), ("gate-1", True), ("road-emb-x", True)]
)
def test_a_city_touches_no_other_city(beside: str, allowed: bool) -> None:
    there = {**MAP, "x3y3": ROAD, "x3y5": {"card": beside}}
    state = table({"hand": ["chief-bar", "chief-clo", "chief-emb"]}, map=there)
    pay(state, "city:2:x")
    keys = squares(offered(state, "place"))
    assert ("x3y4" in keys) is allowed
    assert "x2y3" in keys


@pytest.mark.rule("BA-116")
@pytest.mark.parametrize(
    ("level", "hand", "keys"),
    [
        (1, ["chief-bar", "chief-clo"], ["upgrade:x3y2:2"]),
        (1, ["lord-bar", "lord-clo", "freeman-bar", "freeman-clo"], ["upgrade:x3y2:4"]),
        (3, ["priest-bar", "priest-clo"], []),
        (4, ["lord-bar", "lord-clo"], []),
        (1, ["chief-bar", "priest-bar"], []),
    ],
)
def test_two_units_of_a_higher_rank_raise_a_city_by_one(level: int, hand: list[str], keys: list[str]) -> None:
    there = {**MAP, "x3y2": {"card": "city-bar-x", "owner": 0, "level": level}}
    state = table({"hand": hand}, map=there)
    assert offered(state, "upgrade") == keys
    if keys:
        pay(state, keys[0])
        assert cell(state, "x3y2")["level"] == level + 1


@pytest.mark.rule("BA-119", "BA-330")
@pytest.mark.parametrize(
    ("level", "cards", "keys"),
    [
        (3, [], ["x3y2"]),
        (4, [], []),
        (4, ["queen-bar"], ["x3y2"]),
        (5, ["queen-bar"], []),
        (5, ["king-bar"], ["x3y2"]),
        (6, ["king-bar"], []),
    ],
)
def test_a_free_level_above_four_needs_the_royal_in_the_deck(level: int, cards: list[str], keys: list[str]) -> None:
    there = {"x3y2": {"card": "city-bar-x", "owner": 0, "level": level}, "x5y6": MAP["x5y6"],
             "x4y1": {"card": "gate-2"}, "x4y7": {"card": "gate-1"}}  # fmt: skip
    seat = {"heroes": {"a": {"at": "x4y1", "points": 2}}, "nation": [*cards, "chest"]}
    state = play(table(seat, map=there, storm={"top": [10]}), "gate:a:x4y7")
    raised = cell(state, "x3y2")["level"] - level
    assert raised == len(keys)


@pytest.mark.rule("BA-120", "BA-543")
def test_a_changed_card_keeps_figures_and_its_new_colour_counts_at_once() -> None:
    there = {**MAP, "x3y3": {"card": "road-emb-x"}, "x3y4": {"card": "road-emb-x"}}
    seat = {"hand": ["staff"], "heroes": {"a": "x3y3"}}
    state = table(seat, map=there, options={"mode": "advanced"})
    assert offered(state, "step") == ["step:a:x3y2"]
    play(state, "play:staff", "change:x3y4:bar", "done")
    assert sorted(offered(state, "step")) == ["step:a:x3y2", "step:a:x3y4"]
    assert seat_of(state, 0)["heroes"]["a"]["at"] == "x3y3"


@pytest.mark.rule("BA-400", "BA-404")
@pytest.mark.parametrize("fill", [True, False])
def test_the_last_empty_square_ends_the_game_if_that_is_played(fill: bool) -> None:
    cards = [f"road-{f}-{s}" for s in "tsx" for f in ("bar", "clo", "emb") for _ in range(3)]
    names = [f"x{x}y{y}" for y in range(1, 8) for x in range(2, 7)]
    free = [name for name in names if name not in MAP and name != "x2y7"]
    rest = [f"city-{f}-{s}" for f in ("bar", "clo", "emb") for s in "dct"]
    there = {**MAP, **{name: {"card": card} for name, card in zip(free, [*cards, *rest], strict=False)}}
    there["x3y7"] = {"card": "city-emb-x", "owner": 0}
    state = table({"hand": ["tool-bar"]}, map=there, options={"mode": "basic", "end_map_fill": fill})
    play(state, "road:c")
    if offered(state, "place"):
        play(state, offered(state, "place")[0])
    assert cell(state, "x2y7")["card"].startswith("road")
    assert state.over is fill
    if state.result is not None:
        assert state.result["reason"] == "map"


@pytest.mark.rule("BA-111")
def test_a_road_cannot_be_put_where_it_joins_nothing() -> None:
    alone = {
        **MAP,
        "x3y2": {"card": "city-bar-d", "exits": "N", "owner": 0},
        "x3y1": {"card": "road-bar-s", "exits": "EW"},
    }
    state = table({"hand": ["tool-bar"]}, map=alone)
    assert rule_against(state, "road:s") == "BA-112"
