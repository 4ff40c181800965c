"""What seats may know: nothing hidden is in views, and resampling draws all of it anew and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from games.heroes.rich import rich
from games.heroes.table import GAME, fighting, hero, other, player, table
from rulewright import State
from rulewright.games.heroes.state import Heroes

ADVANCE: dict[str, Any] = {
    "frame": "advance", "seat": 0, "hero": "H1", "deck": "might", "drawn": ["H-M1", "H-M2"],
}  # fmt: skip


def scrolls_of(state: State, seat: int, number: int = 0) -> list[str]:
    found: list[str] = state.position()["seats"][seat]["heroes"][number]["scrolls"]
    return found


@pytest.mark.rule("MH-391", "MH-395")
def test_scrolls_are_shown_to_their_owner_alone_and_resampled_for_others() -> None:
    deck = {"scroll": ["S02", "S03", "S04", "S07", "S08", "S09", "S10"]}
    state = table(player(hero("H1", scrolls=["S01", "S05"])), other(hero("T1", at="7,7", scrolls=["S06"])), decks=deck)
    assert state.view(0)["seats"][0]["heroes"][0]["scrolls"] == ["S01", "S05"]
    assert state.view(1)["seats"][0]["heroes"][0]["scrolls"] == 2
    assert state.view(None)["seats"][0]["heroes"][0]["scrolls"] == 2
    rng = random.Random(1)
    drawn = set()
    for _ in range(40):
        world = state.determinize(1, rng)
        assert scrolls_of(world, 1) == ["S06"], "the own ones stay"
        drawn.add(tuple(scrolls_of(world, 0)))
        assert scrolls_of(state.determinize(0, rng), 0) == ["S01", "S05"]
    assert len(drawn) > 15


@pytest.mark.rule("MH-355")
def test_drawn_skills_are_shown_to_their_owner_alone() -> None:
    might = [f"H-M{number}" for number in range(3, 9)]
    state = table(player(hero("H1"), might=might), pending=[{"frame": "actions", "seat": 1}, ADVANCE])
    assert "H-M2" in json.dumps(state.view(0)["pending"])
    assert "H-M2" not in json.dumps(state.view(1)["pending"])
    rng = random.Random(2)
    seen = set()
    for _ in range(30):
        world = state.determinize(1, rng).position()
        seen |= set(world["pending"][-1]["drawn"])
        assert set(world["pending"][-1]["drawn"]).isdisjoint(world["seats"][0]["might"])
    assert len(seen) > 5


@pytest.mark.rule("MH-056", "MH-057", "MH-058")
def test_decks_are_resampled_from_what_is_left() -> None:
    state: State = GAME.new(players=2, options={"heroes": "random"}, seed=4)
    while state.position()["round"] == 0:
        state.apply(state.mover(), state.codes(state.mover())[0])
    before = state.position()
    orders = {name: set() for name in ("week", "treasure", "artefact", "scroll", "green")}  # type: dict[str, set[str]]
    rng = random.Random(3)
    for _ in range(12):
        world = state.determinize(0, rng).position()
        for name, seen in orders.items():
            seen.add(json.dumps(world["decks"][name]))
            if name != "week":
                assert sorted(world["decks"][name]) == sorted(before["decks"][name])
        assert {card[0] for card in world["decks"]["week"]} == {card[0] for card in before["decks"]["week"]}
    assert min(len(seen) for seen in orders.values()) > 3


@pytest.mark.rule("MH-096")
def test_a_starting_hero_that_was_chosen_in_secret_is_not_known() -> None:
    found = set()
    for key in ("hero:H1", "hero:H3"):
        state: State = GAME.new(players=2, options={"factions": ["haven", "stronghold"]}, seed=4)
        while not (pending := state.decision(0)) or pending.name != "choose_start_hero":
            state.apply(state.mover(), state.codes(state.mover())[0])
        state.choose(0, key)
        found.add(json.dumps(state.view(1)))
    assert len(found) == 1


def test_who_is_asked_because_of_a_hidden_scroll_has_one_in_every_resampled_game() -> None:
    """MH-408: a side is asked at the start of a turn only if it can use something."""
    own = player(hero("H1", army={"U-HB": [2, 2]}))
    foe = other(hero("T1", at="0,0", army={"U-TB": [2, 2]}, scrolls=["S06"]))
    foe["heroes"][0]["artefacts"] = ["A04", "A08"]
    state = fighting(own, rival=foe, step="turn_start", turn=2, sides=[{}, {}])
    rng = random.Random(5)
    if state.waiting == (1,):
        for _ in range(20):
            world = state.determinize(0, rng)
            assert world.waiting == (1,) and len(world.options(1)) > 1
            assert world.view(0) == state.view(0)


@pytest.mark.parametrize("number", range(6))
def test_resampled_games_look_the_same_and_can_be_played_on(number: int) -> None:
    players = 2 + number % 3
    state = rich(players, number)
    rng = random.Random(number)
    changed = 0
    for made in range(150):
        if state.over:
            break
        if made % 10 == 0:
            for seat in range(players):
                world = state.determinize(seat, rng)
                assert isinstance(world, Heroes)
                assert world.view(seat) == state.view(seat)
                assert world.waiting == state.waiting
                assert GAME.conserved(world) == GAME.conserved(state)
                if seat in state.waiting:
                    assert world.options(seat) == state.options(seat)
                changed += world.position() != state.position()
        mover = state.mover()
        state.apply(mover, rng.choice(state.codes(mover)))
    assert changed > 0
