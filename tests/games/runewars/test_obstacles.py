"""Why no unit can march into an area: what stands in the way is named, thing by thing (RW-155, RW-220 to RW-236)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from games.runewars.rich import lively, rich_position
from games.runewars.table import options, play, turn
from rulewright import Random, State
from rulewright.core.chance import seed_of
from rulewright.core.errors import Refusal
from rulewright.games.runewars import GAME
from rulewright.games.runewars.board import border_between
from rulewright.games.runewars.content import MOUNTAIN, WATER
from rulewright.games.runewars.ids import AREAS, UNITS
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.obstacles import MOST_NAMED

NEUTRALS = {"5B": {"units": ["beastman", "beastman", "hellhound"]}}
DUNGEON = {"exploration": {"token": "dungeon", "up": True}}
REVISED = {"exploration": True, "revised": True}


def in_the_way(state: State, key: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Rule, reason and numbers of everything that keeps the seat from an option."""
    refusal = state.why_not(state.waiting[0], key)
    assert refusal is not None
    return [(obstacle.rule, obstacle.reason, obstacle.numbers) for obstacle in refusal.obstacles]


def refused(state: State, key: str) -> tuple[str, str]:
    """Rule and reason for which an option is refused."""
    refusal = state.why_not(state.waiting[0], key)
    assert refusal is not None
    return refusal.rule, refusal.reason


@pytest.mark.rule("RW-225", "RW-227", "RW-155")
def test_neutral_units_and_borders_on_the_way_are_named() -> None:
    state = turn(2, {"DA": {"units": ["footman"]}, "5A": {"units": ["archer"]}, **NEUTRALS})
    assert in_the_way(state, "activate:1A") == [
        ("RW-225", "way-neutrals", {"area": "5B", "unit": "beastman", "number": 2}),
        ("RW-225", "way-neutrals", {"area": "5B", "unit": "hellhound", "number": 1}),
        ("RW-227", "way-water", {"origin": "1A", "area": "5C"}),
    ]


@pytest.mark.rule("RW-225")
@pytest.mark.parametrize(
    ("area", "expected"),
    [
        ({"units": ["archer", "sorceress"]}, ("way-enemies", {"area": "5B", "faction": "latari", "number": 2})),
        ({"stronghold": {"seat": 1}}, ("way-stronghold", {"area": "5B", "faction": "latari"})),
    ],
)
def test_enemies_on_the_way_are_named(area: dict[str, Any], expected: tuple[str, dict[str, Any]]) -> None:
    state = turn(2, {"DA": {"units": ["footman"]}, "5B": area})
    assert ("RW-225", *expected) in in_the_way(state, "activate:5D")


@pytest.mark.rule("RW-226", "RW-227")
def test_borders_are_in_the_way_of_units_that_walk_alone() -> None:
    rows = ({"faction": "latari"}, {"faction": "daqan"})
    walking = turn(2, {"LA": {"units": ["archer"]}, "5B": NEUTRALS["5B"]}, *rows)
    flying = turn(2, {"LA": {"units": ["pegasus_rider"]}, "5B": NEUTRALS["5B"]}, *rows)
    assert "way-water" in [reason for _, reason, _ in in_the_way(walking, "activate:1A")]
    assert "activate:1A" in options(flying)


@pytest.mark.rule("RW-221", "RW-220")
def test_tokens_and_routs_that_keep_units_where_they_are_are_named() -> None:
    areas = {"5A": {"units": ["footman"], "activated": [0]}, "5C": {"units": ["knight-routed"]}}
    state = turn(2, {**areas, "3B": {"units": ["footman"]}})
    assert in_the_way(state, "activate:5B") == [
        ("RW-221", "way-token", {"area": "5A"}),
        ("RW-220", "way-routed", {"area": "5C"}),
    ]


@pytest.mark.rule("RW-236")
def test_allies_that_would_go_ahead_are_named() -> None:
    state = turn(2, {"DA": {"units": ["beastman"]}, "5A": {}})
    assert ("RW-236", "way-allies", {"area": "DA"}) in in_the_way(state, "activate:5A")


@pytest.mark.rule("RW-233")
def test_units_that_are_too_far_away_are_told_with_their_distance() -> None:
    state = turn(2, {"DA": {"units": ["footman"]}}, memory={"range": 1})
    assert in_the_way(state, "activate:LB") == [("RW-233", "way-far", {"area": "DA", "number": 6, "range": 3})]
    nobody = turn(2, {"DB": {"units": ["footman"]}})
    assert in_the_way(nobody, "activate:DB") == [("RW-220", "way-nobody", {})]


@pytest.mark.rule("RW-225", "RW-227", "RW-233")
def test_a_unit_that_cannot_follow_the_others_is_told_what_closes_its_own_ways() -> None:
    areas = {name: {"units": ["footman"]} for name in ("5A", "DA", "DB")}
    state = play(turn(2, {"5D": {"units": ["footman", "bowman"]}, **areas, **NEUTRALS}), "activate:1A")
    neutrals = [
        ("RW-225", "way-neutrals", {"area": "5B", "unit": "beastman", "number": 2}),
        ("RW-225", "way-neutrals", {"area": "5B", "unit": "hellhound", "number": 1}),
    ]
    assert in_the_way(state, "move:5A:footman") == neutrals
    assert in_the_way(state, "move:DA:footman") == [*neutrals, ("RW-227", "way-water", {"origin": "1A", "area": "5C"})]
    too_long = {"origin": "DB", "area": "1A", "number": 3, "range": 2}
    assert in_the_way(state, "move:DB:footman") == [("RW-233", "way-long", too_long)]


@pytest.mark.rule("RW-236")
def test_allies_that_may_follow_by_now_are_not_told_to_wait() -> None:
    beastmen = {name: {"units": ["beastman"]} for name in ("5B", "7A")}
    state = turn(2, {"5C": {"units": ["beastman", "footman"]}, "5D": {"units": ["footman", "bowman"]}, **beastmen})
    play(state, "activate:1A")
    assert refused(state, "move:5C:beastman") == ("RW-236", "allies-follow")
    play(state, "move:5D:footman")
    reasons = [reason for _, reason, _ in in_the_way(state, "move:5C:beastman")]
    assert reasons == ["way-neutrals", "way-neutrals", "way-water"]


@pytest.mark.rule("RW-233", "RW-221", "RW-234")
def test_a_unit_that_is_there_already_held_or_missing_is_told_so() -> None:
    areas = {
        "5A": {"units": ["footman", "bowman"]},
        "5B": {"units": ["bowman"]},
        "5D": {"units": ["knight"], "activated": [0]},
    }
    state = play(turn(2, areas), "activate:5B")
    assert refused(state, "move:5B:bowman") == ("RW-233", "already-there")
    assert refused(state, "move:5D:knight") == ("RW-221", "held-by-token")
    assert refused(state, "move:5D:footman") == ("RW-234", "no-such-unit")


@pytest.mark.rule("RW-713")
def test_portals_that_are_not_paid_for_are_named_as_the_obstacle() -> None:
    portal = {"exploration": {"token": "magic_portal", "up": True}}
    areas = {"5A": portal, "7D": {"units": ["footman"], **portal}, "DA": {"units": ["footman", "bowman"]}}
    state = play(turn(2, areas, {"influence": 1}, options={"exploration": True}), "activate:5B")
    assert in_the_way(state, "move:7D:footman") == [("RW-713", "way-portals", {})]
    assert "move:7D:footman" in options(play(state, "portal"))


def marching_hero(variants: dict[str, Any], hero: dict[str, Any], areas: dict[str, Any]) -> State:
    """Units of seat 0 can march from DA to 5C; what of the hero?"""
    heroes = {"hero_andira": {"seat": 0, **hero}, "hero_bogran": {"seat": 1, "area": "5B"}}
    army = {"DA": {"units": ["footman", "bowman"]}}
    state = turn(2, {**army, **areas}, heroes=heroes, options=variants)
    return play(state, "activate:5C")


@pytest.mark.rule("RW-804", "RW-956", "RW-426", "RW-234")
@pytest.mark.parametrize(
    ("variants", "hero", "areas", "expected"),
    [
        ({}, {"area": "5A"}, {}, ("RW-234", "hero-cannot-march")),
        (REVISED, {"area": "5B"}, {}, ("RW-804", "hero-cannot-march")),
        (REVISED, {"area": "5A", "routed": True}, {}, ("RW-426", "hero-is-routed")),
        (REVISED, {"area": "5A"}, {"5A": DUNGEON}, ("RW-956", "hero-in-dungeon")),
    ],
    ids=["first edition", "elsewhere", "routed", "held by a Dungeon"],
)
def test_a_hero_that_does_not_march_along_is_told_the_rule(
    variants: dict[str, Any], hero: dict[str, Any], areas: dict[str, Any], expected: tuple[str, str]
) -> None:
    state = marching_hero(variants, hero, areas)
    assert refused(state, "move:5A:hero_andira") == expected
    assert refused(state, "move:5B:hero_bogran") == ("RW-804" if variants else "RW-234", "hero-cannot-march")


@pytest.mark.rule("RW-804", "RW-714", "RW-227")
def test_a_hero_is_told_what_closes_his_ways_and_how_long_they_are() -> None:
    there = marching_hero(REVISED, {"area": "5C"}, {})
    assert refused(there, "move:5C:hero_andira") == ("RW-804", "already-there")
    stopped = marching_hero(REVISED, {"area": "5D"}, {"5B": DUNGEON})
    assert in_the_way(stopped, "move:5D:hero_andira") == [
        ("RW-714", "way-dungeon", {"area": "5B"}),
        ("RW-227", "way-water", {"origin": "1A", "area": "5C"}),
    ]
    far = marching_hero(REVISED, {"area": "LA"}, {})
    too_long = {"origin": "LA", "area": "5C", "number": 4, "range": 2}
    assert in_the_way(far, "move:LA:hero_andira") == [("RW-804", "way-long", too_long)]


# Every answer of random games, worked out anew

Thing = tuple[str, ...]
"""What closes a way: an area, or the two of a border in map order."""


class Land:
    """The map as a marching player meets it: all ways, one after another, and what closes each."""

    def __init__(self, state: State, seat: int, through: list[str] | None = None) -> None:
        assert isinstance(state, Runewars)
        self.state = state
        self.seat = seat
        self.areas = state.view(seat)["areas"]
        self.turn = state.position()["turn"]
        self.through = [name for name in self.areas if self.is_passable(name)] if through is None else through
        pays = self.turn["portal"] or (through is None and state.seats[seat].influence > 0)
        portals = [name for name, area in self.areas.items() if is_portal(area)]
        self.portals = portals if pays and len(portals) > 1 else []

    def is_passable(self, name: str) -> bool:
        area = self.areas[name]
        return bool(area["controller"] == self.seat or (area["controller"] is None and not area["units"]))

    def beside(self, name: str) -> list[str]:
        near = [AREAS[area] for area in self.state.board.beside[AREAS.index(name)]]
        return near + [other for other in self.portals if name in self.portals and other not in (name, *near)]

    def distance(self, origin: str, area: str) -> int:
        reached = {origin}
        steps = 0
        while area not in reached:
            reached |= {other for here in reached for other in self.beside(here)}
            steps += 1
        return steps

    def reach(self, unit: str) -> int:
        return 2 + int(self.turn["range"]) + int(self.state.tables.fast[UNITS.index(unit)])

    def ways(self, origin: str, area: str, steps: int) -> Iterator[list[str]]:
        if origin == area:
            yield [area]
        elif steps:
            for other in self.beside(origin):
                yield from ([origin, *way] for way in self.ways(other, area, steps - 1) if origin not in way)

    def closing(self, way: list[str], unit: str) -> set[Thing]:
        found: set[Thing] = {(name,) for name in way[1:-1] if name not in self.through}
        flying = self.state.tables.flying[UNITS.index(unit)]
        for pair in pairwise(way):
            border = border_between(self.state.board, *(AREAS.index(name) for name in pair))
            border &= ~(MOUNTAIN * self.turn["mountain"] | WATER * (self.turn["water"] or self.state.ice))
            if border and not flying and not set(pair) <= set(self.portals):
                found.add(tuple(sorted(pair, key=AREAS.index)))
        return found

    def closed(self, origin: str, unit: str, area: str) -> list[set[Thing]]:
        return [self.closing(way, unit) for way in self.ways(origin, area, self.reach(unit))]


def is_portal(area: dict[str, Any]) -> bool:
    token = area["exploration"]
    return bool(token and token["token"] == "magic_portal" and token["up"])


def things(obstacles: tuple[Refusal, ...]) -> list[Thing]:
    """What is named on the ways, borders and areas in between."""
    named: list[Thing] = []
    for obstacle in obstacles:
        numbers = {name: str(value) for name, value in obstacle.numbers.items()}
        if obstacle.reason in ("way-mountains", "way-water", "way-both"):
            named.append((numbers["origin"], numbers["area"]))
        elif obstacle.reason in ("way-neutrals", "way-enemies", "way-stronghold", "way-realm"):
            named.append((numbers["area"],))
    return named


def games(label: bytes, length: int) -> Iterator[tuple[State, int, str]]:
    """Random games from rich positions: each state with who is asked what."""
    rng = Random(seed_of(label), 0)
    for number in range(6):
        variants = {"exploration": number % 2 == 1}
        state: State = GAME.from_position(rich_position(2 + number % 3, variants, number), seed=label)
        for _ in range(length):
            if state.over:
                break
            seat = state.waiting[0]
            assert state.asked is not None
            yield state, seat, state.asked.name
            state.apply(seat, lively(state, seat, state.codes(seat), rng))


@pytest.mark.rule("RW-225", "RW-227", "RW-233", "RW-235")
def test_a_unit_that_cannot_march_is_told_exactly_what_closes_its_ways_or_how_long_they_are() -> None:
    told: Counter[str] = Counter()
    for state, seat, name in games(b"one unit", 300):
        if name != "move_unit":
            continue
        frame = state.position()["pending"][-1]
        land = Land(state, seat, frame["through"])
        for origin in frame["origins"]:
            for unit in {label.split("-")[0] for label in land.areas[origin]["units"]}:
                refusal = state.why_not(seat, f"move:{origin}:{unit}")
                if refusal is None or refusal.reason != "out-of-reach":
                    continue
                told.update(obstacle.reason for obstacle in refusal.obstacles)
                if refusal.obstacles[0].reason == "way-portals":
                    assert "portal" in state.options(seat)
                    continue
                ways = land.closed(origin, unit, frame["area"])
                named = set(things(refusal.obstacles))
                if ways:
                    assert all(ways)
                    expected = set().union(*ways)
                    assert named == expected or (named < expected and len(refusal.obstacles) == MOST_NAMED)
                else:
                    length = {"number": land.distance(origin, frame["area"]), "range": land.reach(unit)}
                    assert [one.numbers for one in refusal.obstacles] == [
                        {"origin": origin, "area": frame["area"], **length}
                    ]
    assert told["way-long"] > 100
    assert told["way-neutrals"] > 5
    assert told["way-water"] + told["way-mountains"] > 5


def freed(state: State, seat: int, area: str, obstacles: tuple[Refusal, ...]) -> dict[str, Any]:
    """The position without what is named: tokens taken up, units stood up, areas in between friendly, borders open."""
    position = state.position()
    left: dict[str, int] = state.view(seat)["seats"][seat]["units_left"]
    friendly = {"units": [f"{max(left, key=lambda unit: left[unit])}-routed"], "stronghold": None, "development": None}
    areas = {name: dict(one) for name, one in position["areas"].items()}
    turn_now = dict(position["turn"])
    for obstacle in obstacles:
        there = areas[str(obstacle.numbers["area"])]
        if obstacle.reason == "way-token":
            there["activated"] = [one for one in there["activated"] if one != seat]
        elif obstacle.reason == "way-routed":
            there["units"] = [label.replace("-routed", "") for label in there["units"]]
        elif obstacle.reason == "way-allies":
            areas[area].update(friendly)
        elif obstacle.reason in ("way-mountains", "way-water", "way-both"):
            turn_now.update(mountain=True, water=True)
        else:
            there.update(friendly)
    return {**position, "areas": areas, "turn": turn_now}


@pytest.mark.rule("RW-155", "RW-220", "RW-221", "RW-236")
def test_without_what_is_named_some_unit_would_reach_the_area() -> None:
    told: Counter[str] = Counter()
    checked: Counter[str] = Counter()
    for state, seat, name in games(b"in the way", 250):
        if name != "activate_area":
            continue
        land = Land(state, seat)
        for area in land.areas:
            refusal = state.why_not(seat, f"activate:{area}")
            if refusal is None or refusal.reason != "no-unit-reaches":
                continue
            told.update(obstacle.reason for obstacle in refusal.obstacles)
            first = refusal.obstacles[0]
            if first.reason == "way-far":
                assert first.numbers["number"] == land.distance(str(first.numbers["area"]), area)
                assert int(first.numbers["number"]) > int(first.numbers["range"])
            elif first.reason != "way-nobody" and len(refusal.obstacles) < MOST_NAMED:
                opened = GAME.from_position(freed(state, seat, area, refusal.obstacles))
                if opened.waiting == state.waiting:
                    # Otherwise somebody has lost the last thing on the map and is out of the game.
                    assert f"activate:{area}" in opened.options(seat), (area, refusal.obstacles)
                    checked.update({obstacle.reason for obstacle in refusal.obstacles})
    assert told["way-far"] > 20
    assert {"way-token", "way-neutrals", "way-enemies", "way-water", "way-mountains"} <= set(checked)


@pytest.mark.rule("RW-225", "RW-227")
def test_everything_named_on_a_way_closes_one_that_is_short_enough() -> None:
    named = 0
    for state, seat, name in games(b"on the way", 150):
        if name != "activate_area":
            continue
        land = Land(state, seat)
        armies = [
            (origin, label.split("-")[0])
            for origin, one in land.areas.items()
            if one["controller"] == seat
            for label in set(one["units"])
        ]
        for area in land.areas:
            refusal = state.why_not(seat, f"activate:{area}")
            if refusal is None or refusal.reason != "no-unit-reaches":
                continue
            ways = [way for origin, unit in armies if origin != area for way in land.closed(origin, unit, area)]
            for thing in things(refusal.obstacles):
                named += 1
                assert any(thing in way for way in ways), (area, thing)
    assert named > 20
