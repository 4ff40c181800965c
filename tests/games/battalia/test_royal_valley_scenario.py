"""Royal Valley scenario (BA-465 to BA-493): the map, exploring, income, centres, the pass and the bridge."""

from __future__ import annotations

from typing import Any

import pytest

from games.battalia.table import GAME, cell, offered, play, rule_against, seat_of, table, told
from rulewright import State

VALLEY = {"mode": "basic", "alliances": False, "valley": "bridge"}
CROSSES = {f"{square}": {"card": f"{valley}-cross", "down": True} for valley, squares in {
    "vk": ("x4y3", "x5y4", "x4y5", "x3y4"), "vq": ("x8y3", "x9y4", "x8y5", "x7y4"),
}.items() for square in squares}  # fmt: skip
BUILDINGS = {
    "x3y3": "vk-title", "x5y3": "vk-tool", "x5y5": "vk-horse", "x3y5": "vk-weapon",
    "x7y3": "vq-amulet", "x9y3": "vq-tent", "x9y5": "vq-scroll", "x7y5": "vq-supply",
}  # fmt: skip
MIDDLE: dict[str, Any] = {
    **CROSSES,
    **{square: {"card": card, "down": True} for square, card in BUILDINGS.items()},
    "x4y4": {"card": "vk-centre", "strength": 6},
    "x8y4": {"card": "vq-centre", "strength": 6},
    "x6y4": {"card": "bridge"},
    "x2y2": {"card": "city-bar-x", "owner": 0},
    "x10y2": {"card": "city-clo-x", "owner": 1},
}


def valley(*seats: dict[str, Any], cells: dict[str, Any] | None = None, **fields: Any) -> State:
    rows = [*seats, *({} for _ in range(4 - len(seats)))]
    options = fields.pop("options", VALLEY)
    return table(*rows, **{"map": {**MIDDLE, **(cells or {})}, "options": options, **fields})


def up(square: str, **fields: Any) -> dict[str, Any]:
    """A valley card that is turned up."""
    return {square: {"card": MIDDLE[square]["card"], **fields}}


@pytest.mark.rule("BA-466", "BA-465", "BA-467", "BA-561", "BA-560")
@pytest.mark.parametrize(("players", "link"), [(4, "pass"), (5, "bridge"), (6, "pass")])
def test_the_middle_of_a_valley_game(players: int, link: str) -> None:
    state = GAME.new(players=players, options={"valley": link}, seed="valley")
    there = state.position()["map"]
    assert {square for square, at in there.items() if at["down"]} == {*CROSSES, *BUILDINGS}
    for centre, squares, cards in (
        ("x4y4", ("x3y3", "x5y3", "x5y5", "x3y5"), ("vk-horse", "vk-title", "vk-tool", "vk-weapon")),
        ("x8y4", ("x7y3", "x9y3", "x9y5", "x7y5"), ("vq-amulet", "vq-scroll", "vq-supply", "vq-tent")),
    ):
        assert (there[centre]["strength"], there[centre]["down"], there[centre]["owner"]) == (6, False, None)
        assert sorted(there[square]["card"] for square in squares) == list(cards)
        assert [there[square]["exits"] for square in squares] == ["ES", "SW", "NW", "NE"]
    assert (there["x6y4"]["card"], there["x6y4"]["exits"]) == (link, "EW")
    assert not any(at["card"] == "ruins" for at in there.values())
    assert state.view(0)["map"]["x3y3"]["card"] == "vk-building"
    others = [GAME.new(players=players, options={"valley": link}, seed=f"{at}").position()["map"] for at in range(8)]
    assert len({other["x3y3"]["card"] for other in others}) > 1, "the buildings are shuffled"


@pytest.mark.rule("BA-481", "BA-262")
def test_one_connection_a_game_and_no_limit_on_great_artefacts() -> None:
    for link in ("pass", "bridge"):
        there = GAME.new(players=4, options={"valley": link}, seed="link").position()["map"]
        assert [at["card"] for at in there.values() if at["card"] in ("pass", "bridge")] == [link]
    great = {"shelter": ["horn"], "heroes": {"a": {"at": "x1y3", "points": 2}}}
    gates = {"x1y3": {"card": "gate-1"}, "x1y5": {"card": "gate-2"}}
    state = play(valley(great, cells=gates, limbo=["vase"], storm={"top": [11]}), "gate:a:x1y5")
    assert "vase" in seat_of(state, 0)["hand"], "in basic mode, too"


@pytest.mark.rule("BA-468", "BA-133", "BA-110")
def test_face_down_cards_are_not_entered_and_not_built_on() -> None:
    road = {"x4y2": {"card": "road-bar-x"}, "x3y2": {"card": "road-bar-x"}}
    seat = {"hand": ["supply", "supply", "freeman-bar", "freeman-bar"], "heroes": {"a": {"at": "x4y2", "points": 3}}}
    state = valley(seat, cells=road)
    assert offered(state, "step") == ["step:a:x3y2"]
    play(state, "road:x")
    assert not [key for key in offered(state, "place") if key.startswith(("place:x4y3:", "place:x3y3:"))]
    cards = [f"road-{f}-{s}" for s in "xts" for f in ("bar", "clo", "emb", "isl") for _ in range(3)]
    cards += [f"city-{f}-{s}" for f in ("bar", "clo", "emb", "isl") for s in "dsct"] + ["road-bar-c"] * 2
    grid = [f"x{x}y{y}" for y in range(1, 8) for x in range(1, 12)]
    squares = [square for square in grid if square not in MIDDLE and square not in ("x10y7", "x11y7")]
    filled: dict[str, Any] = {square: {"card": card} for square, card in zip(squares, cards, strict=True)}
    filled["x10y7"] = {"card": "city-emb-x", "owner": 0}
    options = {**VALLEY, "end_map_fill": True}
    last = valley({"hand": ["tool-bar"]}, cells=filled, options=options)
    play(last, "road:c")
    play(last, next(key for key in offered(last, "place") if key.startswith("place:x11y7:")))
    assert last.over, "face-down cards count as filled squares"
    assert last.result is not None
    assert last.result["reason"] == "map"


@pytest.mark.rule("BA-469", "BA-470", "BA-471", "BA-467", "BA-555")
def test_exploring_from_the_square_of_a_hero_with_a_direct_road() -> None:
    road = {"x4y2": {"card": "road-bar-x"}}
    hand = ["freeman-bar", "freeman-bar", "supply"]
    state = valley({"hand": hand, "heroes": {"a": "x4y2"}}, cells=road)
    assert offered(state, "explore") == ["explore:x4y3"], "from outside, through the outer exit"
    play(state, "explore:x4y3")
    assert not cell(state, "x4y3")["down"]
    assert sorted(seat_of(state, 0)["laid"]) == sorted(hand)
    inside = valley({"hand": ["tool-bar"], "heroes": {"a": "x4y3"}}, cells=up("x4y3"))
    assert sorted(offered(inside, "explore")) == ["explore:x3y3", "explore:x5y3"], "buildings cost no supply"
    play(inside, "explore:x5y3")
    assert (cell(inside, "x5y3")["owner"], cell(inside, "x5y3")["down"]) == (0, False)
    beside = valley({"hand": ["tool-bar"], "heroes": {"a": "x3y2"}}, cells={"x3y2": {"card": "road-bar-x"}})
    assert offered(beside, "explore") == [], "the outer edges of a building have no road"
    blind = {"x4y2": {"card": "road-bar-s", "exits": "EW"}}
    assert offered(valley({"hand": hand, "heroes": {"a": "x4y2"}}, cells=blind), "explore") == []


@pytest.mark.rule("BA-560", "BA-131")
def test_centre_and_connection_are_entered_as_soon_as_a_road_leads_there() -> None:
    seat = {"heroes": {"a": {"at": "x5y4", "points": 3}}}
    state = valley(seat, cells=up("x5y4"))
    assert sorted(offered(state, "step")) == ["step:a:x4y4", "step:a:x6y4"]


@pytest.mark.rule("BA-473", "BA-474")
def test_no_city_touches_the_outer_edge_of_a_building() -> None:
    roads = {square: {"card": "road-bar-x"} for square in ("x2y3", "x2y4", "x3y6")}
    lords = {"hand": ["lord-bar", "lord-bar", "lord-bar", "freeman-bar", "freeman-bar"]}
    cells = {**roads, "x2y2": {"card": "road-bar-t", "exits": "NES"}, "x1y3": {"card": "city-bar-x", "owner": 0}}
    state = play(valley(lords, cells=cells), "city:4:s")
    built = [square for square, at in state.position()["map"].items() if at["card"] == "city-bar-s"]
    assert built == ["x2y1"], "not on x3y2 above the building on x3y3, nor on x2y5 beside the one on x3y5"
    road = play(valley(lords, cells=cells), "road:s")
    assert "place:x3y2:EW" in offered(road, "place"), "a road may lie there, blank to blank"
    assert "place:x3y2:NS" not in offered(road, "place")


@pytest.mark.rule("BA-472", "BA-158", "BA-386")
def test_valleys_are_neutral_ground() -> None:
    cells = {**up("x4y3"), "x4y4": {"card": "vk-centre", "owner": 1, "level": 4}, "x2y2": MIDDLE["x2y2"]}
    options = {**VALLEY, "mode": "advanced"}
    attacker = {"faction": "emb", "hand": ["weapon-bar", "lord-bar", "lord-emb"], "heroes": {"a": "x4y4"}}
    state = valley(attacker, {"faction": "clo"}, {"faction": "bar"}, cells=cells, options=options)
    state.listen()
    play(state, "attack:weapon-bar")
    assert offered(state, "ability") == []
    play(state, "add:lord-bar", "done", "done")
    assert told(state, "battle-won") == [[0, 6, 4]]


@pytest.mark.rule("BA-475", "BA-476", "BA-053")
def test_the_income_of_buildings_is_one_card_a_turn() -> None:
    cells = {**up("x5y3", owner=0), **up("x7y5", owner=0), **up("x4y3"), **up("x9y3", owner=1)}
    state = valley({"hand": ["tool-bar"], "heroes": {"a": "x4y3"}}, cells=cells)
    assert sorted(offered(state, "income")) == ["income:supply", "income:tool"]
    play(state, "income:supply")
    assert seat_of(state, 0)["hand"] == ["tool-bar", "supply"]
    play(state, "explore:x3y3")
    assert offered(state, "income") == [], "nothing more for what is discovered later"
    empty = valley({}, cells=cells, pool={"tool": []})
    assert offered(empty, "income") == ["income:supply"]


@pytest.mark.rule("BA-477", "BA-478", "BA-479", "BA-405", "BA-480")
def test_centre_and_buildings_are_conquered_one_by_one() -> None:
    cells = {"x4y4": {"card": "vk-centre", "owner": 1, "level": 4}, **up("x5y3", owner=1), **up("x3y3", owner=1),
             **up("x7y5", owner=1), **up("x4y3")}  # fmt: skip
    attacker = {
        "hand": ["weapon-bar", "weapon-bar", "lord-bar", "lord-bar", "king-bar"],
        "heroes": {"a": "x4y4", "b": "x5y3"},
    }
    state = valley(attacker, {"faction": "clo"}, cells=cells)
    state.listen()
    play(state, "attack:weapon-bar", "target:city:x4y4", "add:lord-bar", "add:king-bar", "done", "done")
    assert told(state, "battle-won") == [[0, 12, 8]], "4 and 2 for each of two buildings of the same valley"
    assert (cell(state, "x4y4")["owner"], cell(state, "x4y4")["level"]) == (0, 4)
    assert cell(state, "x5y3")["owner"] == 1
    assert seat_of(state, 0)["shelter"] == [], "no Lord"
    play(state, "attack:weapon-bar", "add:lord-bar", "done", "done")
    assert told(state, "battle-won")[-1] == [0, 6, 2]
    assert cell(state, "x5y3")["owner"] == 0


@pytest.mark.rule("BA-485", "BA-486", "BA-487")
def test_a_storm_bonus_of_the_mountain_pass_is_delivered() -> None:
    cells = {"x6y4": {"card": "pass"}, "x1y3": {"card": "gate-1"}, "x1y5": {"card": "gate-2"}}
    options = {**VALLEY, "valley": "pass"}
    there = {"heroes": {"a": {"at": "x6y4", "points": 2}}, "hand": ["supply"]}
    state = play(valley(there, cells=cells, options=options, chance=[5, 1]), "bonus:a")
    hero = seat_of(state, 0)["heroes"]["a"]
    assert (hero["bonus"], hero["bonus_taken"], hero["points"]) == (1, True, 0), "rolled until a gate in play came up"
    assert offered(state, "move") == [], "it moves no more this turn"
    assert offered(state, "bonus") == []
    carrier = {"heroes": {"a": {"at": "x1y3", "points": 2, "bonus": 1}}}
    given: dict[str, Any] = {
        "cells": cells,
        "options": options,
        "storm": {"top": [3]},
        "display": ["horn"],
        "fate": ["blind"],
    }
    passed = play(valley(carrier, **given), "gate:a:x1y5")
    assert sorted(offered(passed)) == ["fate", "ga:horn"]
    play(passed, "ga:horn")
    assert seat_of(passed, 0)["heroes"]["a"]["bonus"] is None
    assert seat_of(passed, 0)["shelter"] == ["horn"]
    other = {"heroes": {"a": {"at": "x1y3", "points": 2, "bonus": 2}}}
    wrong = play(valley(other, **given), "gate:a:x1y5")
    assert seat_of(wrong, 0)["heroes"]["a"]["bonus"] == 2, "only from the gate of its number"


BRIDGE = {"x1y3": {"card": "gate-1"}, "x1y5": {"card": "gate-2"}}


@pytest.mark.rule("BA-488", "BA-489")
@pytest.mark.parametrize(("players", "each"), [(4, 2), (5, 1), (6, 1)])
def test_great_artefacts_lie_under_the_gates(players: int, each: int) -> None:
    state = GAME.new(players=players, options={"valley": "bridge"}, seed="bridge")
    while state.position()["pending"][0]["frame"] != "startcity":
        play(state, state.options(state.waiting[0])[0])
    position = state.position()
    gates = {square for square, at in position["map"].items() if at["card"].startswith("gate")}
    assert {square: len(cards) for square, cards in position["under"].items()} == dict.fromkeys(gates, each)
    numbers = sorted(int(position["map"][square]["card"][5:]) for square in gates)
    assert all(seat["bonuses"] == numbers for seat in position["seats"])
    assert len(position["spare"]) == 17 - players - each * players
    assert set(state.view(0)["under"].values()) == {each}


@pytest.mark.rule("BA-489")
def test_the_bonus_of_the_gate_that_was_left_buys_one_great_artefact() -> None:
    seat = {"heroes": {"a": {"at": "x1y3", "points": 2}}, "bonuses": [1, 2]}
    given: dict[str, Any] = {
        "cells": BRIDGE,
        "storm": {"top": [3]},
        "under": {"x1y3": ["vase", "mask"], "x1y5": ["bag"]},
    }
    state = play(valley(seat, **given), "gate:a:x1y5")
    assert sorted(offered(state)) == ["no", "spend"]
    play(state, "spend")
    assert sorted(offered(state)) == ["ga:mask", "ga:vase"]
    assert state.view(1)["under"]["x1y3"] == 2
    play(state, "ga:vase")
    row = seat_of(state, 0)
    assert (row["shelter"], row["bonuses"], state.position()["under"]["x1y3"]) == (["vase"], [2], ["mask"])
    again = {**seat, "bonuses": [2]}
    without = play(valley(again, **given), "gate:a:x1y5")
    assert "spend" not in without.options(0)
    declined = play(play(valley(seat, **given), "gate:a:x1y5"), "no")
    assert seat_of(declined, 0)["bonuses"] == [1, 2]


@pytest.mark.rule("BA-490", "BA-119", "BA-493")
def test_on_the_bridge_a_great_artefact_is_given_for_a_level() -> None:
    seat = {"heroes": {"a": "x6y4"}, "shelter": ["bag"], "nation": ["vase", "supply"], "hand": ["horn"]}
    state = valley(seat)
    assert {"bridge:give:bag", "bridge:give:vase"} <= set(offered(state, "bridge"))
    assert "bridge:give:horn" not in offered(state, "bridge"), "a card in hand is not given"
    play(state, "bridge:give:vase")
    assert cell(state, "x2y2")["level"] == 2
    assert "vase" in state.position()["spare"]
    play(state, "bridge:give:bag")
    assert cell(state, "x2y2")["level"] == 3
    assert offered(valley({**seat, "heroes": {"a": "x2y2"}}), "bridge") == []
    top = valley(seat, cells={"x2y2": {"card": "city-bar-x", "owner": 0, "level": 4}})
    assert not [key for key in offered(top, "bridge") if "give" in key], "no city can be raised without the Queen"


@pytest.mark.rule("BA-491", "BA-493", "BA-514")
def test_on_the_bridge_levels_are_given_for_a_great_artefact() -> None:
    cells = {
        "x2y2": {"card": "city-bar-x", "owner": 0, "level": 3},
        "x2y6": {"card": "city-emb-x", "owner": 0, "level": 2},
    }
    state = valley({"heroes": {"a": "x6y4"}}, cells=cells, display=["horn"], fate=["chosen"])
    assert sorted(offered(state, "bridge")) == ["bridge:lower:x2y2", "bridge:lower:x2y2:x2y6"]
    play(state, "bridge:lower:x2y2:x2y6", "ga:horn")
    assert (cell(state, "x2y2")["level"], cell(state, "x2y6")["level"]) == (2, 1)
    assert seat_of(state, 0)["shelter"] == ["horn"]
    single = play(
        valley({"heroes": {"a": "x6y4"}}, cells=cells, display=["horn"], fate=["chosen"]), "bridge:lower:x2y2"
    )
    assert cell(single, "x2y2")["level"] == 1
    play(single, "fate")
    assert offered(single, "option")


@pytest.mark.rule("BA-492", "BA-493")
def test_on_the_bridge_a_great_artefact_is_exchanged_once_a_turn() -> None:
    seat = {"heroes": {"a": "x6y4"}, "shelter": ["bag", "vase"]}
    given: dict[str, Any] = {
        "display": ["horn"],
        "fate": ["chosen"],
        "cells": {"x2y2": {"card": "city-bar-x", "owner": 0, "level": 4}},
    }
    state = play(valley(seat, **given), "bridge:exchange:bag", "ga:horn")
    assert seat_of(state, 0)["shelter"] == ["horn", "vase"]
    assert state.position()["display"] == ["bag"]
    assert rule_against(state, "bridge:exchange:vase") == "BA-492"
    drawn = play(valley(seat, **given), "bridge:exchange:bag", "fate", "option:b")
    assert seat_of(drawn, 0)["shelter"] == ["dust", "vase"]
    assert "bag" in drawn.position()["spare"]
