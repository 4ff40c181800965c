"""Facts for the board of Battalia: points, networks, ways, payments, parts of a battle; and odds of battles."""

from __future__ import annotations

import json
from typing import Any

import pytest

from games.battalia.table import table
from games.battalia.told import EVERYTHING, played
from rulewright.core.chance import Random as Stream
from rulewright.core.chance import seed_of
from rulewright.core.state import State
from rulewright.faces.facts import shown_view
from rulewright.games.battalia.face.facts import facts

MAP = {
    "x3y2": {"card": "city-bar-x", "owner": 0, "level": 4},
    "x4y2": {"card": "city-emb-x", "strength": 4},
    "x3y3": {"card": "road-clo-s", "exits": "NS"},
    "x5y6": {"card": "city-clo-x", "owner": 1},
}


def acting(hand: list[str], **hero: Any) -> State:
    return table(
        {"hand": hand, "heroes": {"a": {"at": "x3y2", **hero}}},
        map=MAP, phase="play", pending=[{"frame": "main", "stack": 0}], day=1,
    )  # fmt: skip


def test_points_networks_and_ways_are_told_to_their_owner() -> None:
    found = facts(acting(["supply", "freeman-bar", "tool-bar"], steps=1), 0)
    assert found["seats"][0] == {"points": 4, "great": 1, "cards": 3}
    assert found["teams"][0] == {"members": [0], "points": 4, "great": 1, "needed": 5}
    assert found["network"] == ["x3y2", "x3y3"]
    assert found["reach"] == {"a": {"x4y2": 1, "x3y3": 1}}
    assert found["purse"]["workers"] == 3 and found["purse"]["supply"] == 1
    assert "purse" not in facts(acting(["supply"]), None)


@pytest.mark.rule("BA-085")
def test_a_line_tells_what_is_still_to_be_paid() -> None:
    state = acting(["freeman-bar", "freeman-clo", "freeman-emb"])
    state.choose(0, "road:s")
    assert facts(state, 0)["line"] == {"verb": "road", "need": [["freeman", 2]]}
    assert "line" not in facts(state, 1)


@pytest.mark.rule("BA-157")
def test_the_parts_of_a_battle_add_up_and_cards_tell_their_totals() -> None:
    state = table(
        {"hand": ["chief-bar", "weapon-bar"], "heroes": {"a": {"at": "x4y2"}}},
        map=MAP, phase="play", pending=[{"frame": "main", "stack": 0}], day=1,
    )  # fmt: skip
    state.choose(0, "attack:weapon-bar")
    found = facts(state, 0)
    (battle,) = found["battles"]
    assert battle["attack"] == {
        "seat": 0, "total": 2, "strengths": [1], "morale": 1, "terrain": 0, "place": 0, "other": 0,
    }  # fmt: skip
    assert battle["defence"]["total"] == 4 and battle["losing"] == "attack"
    assert found["adds"] == {"add:chief-bar": 4}


def test_facts_are_the_same_however_hidden_things_are_drawn_and_parts_add_up() -> None:
    for number, (state, _) in enumerate(played(4, 7, 400, **EVERYTHING)):
        if number % 20:
            continue
        for eyes in (0, 3):
            world = state.determinize(eyes, Stream(seed_of(b"%d" % number), eyes))
            assert facts(world, eyes) == facts(state, eyes)
        shown = shown_view(state, None)["facts"]
        json.dumps(shown)
        for battle in shown.get("battles", []):
            for side in (battle["attack"], battle["defence"]):
                parts = sum(side["strengths"]) + side["morale"] + side["terrain"] + side["place"] + side["other"]
                assert parts == side["total"]


@pytest.mark.rule("BA-160", "BA-164")
def test_a_battle_is_a_contest_that_tells_who_won_and_which_heroes_are_lost() -> None:
    for card, won, losses in (("priest-bar", 0, [0, 0]), ("freeman-bar", 1, [1, 0])):
        state = table(
            {"hand": [card, "weapon-bar"], "heroes": {"a": {"at": "x4y2"}}},
            map=MAP, phase="play", pending=[{"frame": "main", "stack": 0}], day=1,
        )  # fmt: skip
        assert state.game.contest(state) is None
        state.choose(0, "attack:weapon-bar")
        contest = state.game.contest(state)
        assert contest is not None and contest.seats == [0, -1] and not contest.is_over(state)
        state.choose(0, f"add:{card}")
        state.choose(0, "done")
        assert contest.is_over(state)
        assert (contest.winner(), contest.losses()) == (won, losses)
