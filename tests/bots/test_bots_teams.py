"""Bots in a game whose members of a team decide side by side: they play for their team, and peek at nothing."""

from __future__ import annotations

import pytest
from glances import assert_hidden_data_do_not_change_a_choice, moments

from rulewright import State, register
from rulewright.bots import make_bot
from rulewright.bots.budget import Budget
from rulewright.bots.greedy import finish_turn
from rulewright.bots.odds import reckon
from rulewright.bots.search import Search, Settings
from rulewright.core.chance import Random, seed_of
from toy_teams import Quarry, TeamGame

SPECS = ("random", "novice", "steady", "sharp:12i", "master:20i")


GAME = TeamGame("team bots")
register("team bots", lambda: GAME)


def quarry(seed: int = 1) -> Quarry:
    return GAME.new(4, seed=seed)


def later(*choices: tuple[int, str]) -> Quarry:
    """The second turn of the first team, with two gems left."""
    g = GAME.from_position({**quarry().position(), "turn": 2, "gems": [1, 1, 0]}, seed=1)
    for seat, key in choices:
        g.choose(seat, key)
    return g


def played(spec: str, seed: int) -> list[tuple[int, str]]:
    g = quarry(seed)
    bots = [make_bot(spec, seat) for seat in range(4)]
    made = []
    while not g.over:
        for seat in reversed(g.waiting):
            if seat in g.waiting:
                key = g.game.key(bots[seat].choose(g, seat))
                g.choose(seat, key)
                made.append((seat, key))
    return made


@pytest.mark.parametrize("spec", SPECS)
def test_every_level_plays_in_lanes_and_the_same_game_twice(spec: str) -> None:
    assert played(spec, 1) == played(spec, 1)


@pytest.mark.parametrize("spec", SPECS)
def test_hidden_data_do_not_change_a_choice(spec: str) -> None:
    """Neither what others hold nor whom the window of another lane asks."""
    state: State = quarry(3)
    assert_hidden_data_do_not_change_a_choice(spec, moments(state, every=5))


@pytest.mark.parametrize("spec", ["steady", "sharp:60i"])
def test_a_bot_does_not_take_from_its_mate_what_the_mate_is_about_to_have(spec: str) -> None:
    g = later((2, "gather"))
    assert "blast" in g.options(0)
    assert g.game.key(make_bot(spec, 1).choose(g, 0)) not in ("blast", "pass")


def test_a_search_asks_the_own_seat_first_and_others_of_other_lanes_afterwards() -> None:
    g = later()
    for seat in (0, 2):
        search = Search(g, seat, Random(seed_of(b"own"), 0), Settings(root_samples=1))
        search.run(Budget(40, 0.0), None)
        assert {edge.seat for edge in search.root.edges.values()} == {seat}
        assert sum(edge.visits for edge in search.root.edges.values()) == search.done >= 32


def test_a_tree_of_all_seats_follows_one_lane_after_the_other() -> None:
    """With settings under which others are in the tree as well, sealed bids are chosen together."""
    g = quarry()
    g.choose(2, "auction")
    search = Search(g, 3, Random(seed_of(b"all"), 0), Settings(rivals=4, root_samples=1))
    search.run(Budget(60, 0.0), None)
    assert {edge.seat for edge in search.root.edges.values()} == {1, 2, 3}, "seat 0 is asked in another lane"


def test_the_others_complete_a_sealed_question_that_the_seat_has_answered() -> None:
    g = quarry()
    g.choose(2, "auction")
    g.choose(2, g.options(2)[0])
    assert g.waiting == (0, 1, 3)
    world = g.resampled(2, Random(seed_of(b"sealed"), 0))
    finish_turn(world, 2, Random(seed_of(b"sealed"), 1))
    assert world.waiting in ((0,), (0, 2)), "the auction is over"


def test_the_odds_of_a_battle_do_not_wait_for_other_lanes() -> None:
    g = GAME.new(4, seed=1, chance=[list(range(16)), [1, 0, 1, 0, 0]])
    for seat, key in ((2, "attack:1"), (0, "gather")):
        g.choose(seat, key)
    contest = g.game.contest(g)
    assert contest is not None and contest.seats == [2, 1]
    found = reckon(g, 0, Random(seed_of(b"odds"), 0), Budget(50, 0.0))
    assert found is not None and found.playouts == 50 and sum(found.wins) == 50
