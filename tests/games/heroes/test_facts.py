"""Facts for the board: they agree with the rules at every step of whole games, and tell nothing that is hidden."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.heroes.table import GAME, fighting, hero, player, table
from rulewright.core.chance import Random as Stream
from rulewright.core.chance import seed_of
from rulewright.core.state import State
from rulewright.games.heroes.armies import power
from rulewright.games.heroes.face.facts import facts
from rulewright.games.heroes.state import Heroes

CHOICES = 700


def played(seed: int) -> Iterator[tuple[State, int]]:
    """The decisions of a random game of three: the state, and whoever is asked."""
    rng = random.Random(seed)
    state = GAME.new(players=3, options={"length": "short"}, seed=seed)
    for _ in range(CHOICES):
        if state.over:
            return
        seat = state.waiting[0]
        yield state, seat
        keys = state.options(seat)
        # Whoever always stops or sends nobody out sees nothing of the map.
        away = [key for key in keys if not key.startswith(("stop", "done", "pass")) and not key.endswith(":idle")]
        state.choose(seat, rng.choice(away or keys))


def test_every_way_can_be_walked_step_by_step() -> None:
    rng, walked = random.Random(1), 0
    for state, seat in played(3):
        ways = facts(state, seat).get("ways", {})
        for square in rng.sample(sorted(ways), min(2, len(ways))):
            walker, way = state.copy(), ways[square]
            for key in way[:-1]:
                walker.choose(seat, key)
            assert way[-1] in walker.options(seat), (square, way)
            walked += 1
    assert walked > 20


def test_power_and_income_are_what_the_rules_say() -> None:
    for state, seat in played(5):
        told = facts(state, seat)
        if not told:
            continue
        assert isinstance(state, Heroes)
        assert told["power"] == [power(state, other) for other in range(3)]
        gather = next((key for key in state.options(seat) if key.endswith(":gather")), None)
        if gather:
            before = state.view(None)["seats"][seat]
            after = state.copy()
            after.choose(seat, gather)
            if after.over or after.view(None)["round"] != state.view(None)["round"]:
                continue  # a week card has come after it
            now = after.view(None)["seats"][seat]
            gained = {what: now[what] - before[what] for what in ("gold", "resources")}
            assert told["income"][seat] == gained


def test_worlds_that_look_alike_have_the_same_facts() -> None:
    for number, (state, seat) in enumerate(played(7)):
        if number % 9 == 0:
            world = state.determinize(seat, Stream(seed_of(b"%d" % number), 0))
            assert facts(world, seat) == facts(state, seat)
            assert facts(world, None) == facts(state, None)
        json.dumps(facts(state, seat))


def test_only_the_own_side_is_told_what_it_can_use() -> None:
    fight: dict[str, Any] = {
        "frame": "battle",
        "square": "2,2",
        "sides": [{"seat": 0, "hero": "H1"}, {"seat": 1, "hero": "N1"}],
        "step": "turn",
    }
    heroes = [
        {"hero": "H1", "at": "2,2", "army": {"U-HA": [0, 2]}, "scrolls": ["S03"], "artefacts": ["A07"]},
        {"hero": "N1", "at": "2,2", "army": {"U-NA": [0, 2]}, "scrolls": ["S04"]},
    ]
    seats = [{"faction": "Haven", "heroes": [heroes[0]]}, {"faction": "Necropolis", "heroes": [heroes[1]]}]
    state = table(
        *seats, tiles=[[number, 0] for number in range(1, 10)], pending=[{"frame": "actions", "seat": 0}, fight]
    )
    told = {seat: {use["id"] for use in facts(state, seat)["battle"]["uses"]} for seat in (0, 1, None)}
    assert told[0] == {"S03", "A07"}
    assert "S04" not in told[0] and told[None] == set()


def attacked(army: dict[str, list[int]], wounds: int) -> dict[str, Any]:
    """What is told of a battle in which so many wounds are being assigned."""
    frames: list[dict[str, Any]] = [
        {"frame": "attack", "side": 1, "slot": "g01", "kind": "encounter", "attacks": 3, "strength": 3,
         "dice": [[1, False], [2, False], [8, True]], "wounds": wounds, "step": "after"},
        {"frame": "assign", "side": 0, "wounds": wounds, "attack": True},
    ]  # fmt: skip
    seat = player(hero("H1", "0,0", army))
    told: dict[str, Any] = facts(fighting(seat, "g01", *frames, order=["H1"]), 0)["battle"]
    return told


@pytest.mark.rule("MH-450", "MH-452", "MH-458")
def test_while_wounds_are_assigned_each_stack_tells_what_they_would_do() -> None:
    told = attacked({"U-HA": [1, 1], "U-HB": [0, 2]}, 2)["assign"]
    assert told["U-HA"] == {"stopped": 1, "wounds": 1, "lost": 0, "flipped": 1, "left": 2, "over": 0}
    assert told["U-HB"] == {"stopped": 0, "wounds": 2, "lost": 2, "flipped": 0, "left": 0, "over": 0}


@pytest.mark.rule("MH-445")
def test_the_sum_of_an_attack_names_hits_and_what_reduces_them() -> None:
    told = attacked({"U-HA": [1, 1], "U-HB": [0, 2]}, 1)["sum"]
    assert told == {"hits": 2, "elite": 0, "reductions": [{"id": None, "number": 1}], "wounds": 1}


@pytest.mark.rule("MH-410", "MH-413")
def test_a_slot_is_next_acts_or_has_acted() -> None:
    states = {slot["slot"]: slot["state"] for slot in attacked({"U-HA": [1, 1], "U-HB": [0, 2]}, 1)["slots"]}
    assert states == {"U-HA": "acted", "U-HB": "acted", "H1": "next", "g01": "now"}
    seat = player(hero("H1", "0,0", {"U-HA": [1, 1]}, skills=["H-G2"]))
    start = facts(fighting(seat, "g01", {"frame": "window", "window": "turn_start", "ask": [0]}, step="order"), 0)
    assert {slot["state"] for slot in start["battle"]["slots"]} == {"next"}
    fallen = fighting(seat, "g01", {"frame": "slot", "slot": "H1"}, sides=[{"casualties": {"U-HB": 2}}, {}])
    told = {slot["slot"]: slot["state"] for slot in facts(fallen, 0)["battle"]["slots"]}
    assert told["U-HB"] == "gone" and told["H1"] == "now"
