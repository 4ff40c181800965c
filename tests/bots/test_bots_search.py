"""The search: budgets, progress, single options, sealed decisions, any game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from judged_toy import JudgedToy

import rulewright
from games.ethnos.table import table
from rulewright import Random, State
from rulewright.bots import Budget, make_bot, search
from rulewright.bots.playout import glance
from rulewright.bots.search import Search, Settings, joined
from rulewright.core.chance import seed_of

SOURCE = Path(rulewright.__file__).parent.parent


def stream(seed: bytes = b"search") -> Random:
    return Random(seed_of(seed), 0)


def middle_of_a_game(players: int = 2) -> State:
    """A state in which the seat that is asked has several options."""
    state: State = rulewright.game("ethnos").new(players=players, seed=3)
    rng = stream(b"middle")
    made = 0
    while made < 24 or len(state.codes(state.mover())) < 4:
        seat = state.mover()
        state.apply(seat, glance(state, seat, rng))
        made += 1
    return state


def test_a_search_makes_no_more_iterations_than_its_budget() -> None:
    state = middle_of_a_game()
    made = Search(state, state.mover(), stream(), Settings())
    made.run(Budget(50, 0.0), None)
    assert 0 < made.done <= 50
    assert sum(option.visits for option in made.considered()) == made.done


def test_a_search_stops_when_nothing_can_overtake_the_best_option() -> None:
    # Given a tenth Skeleton in the pool, which wins, and a large budget
    state = table("skeleton elf", {"hand": ["skeleton"] * 9}, pool=["elf-blue", "skeleton"], players=2)
    made = Search(state, 0, stream(), Settings())
    made.run(Budget(1500, 0.0), None)
    # Then it ends early, with the lead out of reach
    assert state.game.key(made.considered()[0].code) == "take:skeleton"
    assert made.done < 1500
    assert made.lead() > 1500 - made.done


def test_every_option_is_reported_best_first() -> None:
    state = middle_of_a_game()
    seat = state.mover()
    options = search(state, seat, Budget(200, 0.0), stream())
    assert sorted(option.code for option in options) == sorted(state.codes(seat))
    assert [option.visits for option in options] == sorted((option.visits for option in options), reverse=True)
    assert all(0.0 <= option.value <= 1.0 for option in options)


def test_progress_is_told_with_the_budget() -> None:
    told: list[tuple[int, int]] = []
    state = middle_of_a_game()
    search(state, state.mover(), Budget(100, 0.0), stream(), lambda done, limit: told.append((done, limit)))
    assert told
    assert all(0 < done <= 100 and limit == 100 for done, limit in told)
    assert told == sorted(told)


def test_a_budget_in_seconds_ends() -> None:
    told: list[tuple[int, int]] = []
    state = middle_of_a_game()
    options = search(state, state.mover(), Budget(0, 0.02), stream(), lambda done, limit: told.append((done, limit)))
    assert sum(option.visits for option in options) >= told[-1][0] > 0


def test_a_single_option_is_answered_without_search() -> None:
    # Given a hand of ten Skeletons, which has one legal action
    state = table("skeleton", {"hand": ["skeleton"] * 10})
    rng, untouched = stream(), stream()
    options = search(state, 0, Budget(1000, 0.0), rng)
    assert [(state.game.key(option.code), option.visits) for option in options] == [("skeleton_victory", 0)]
    assert rng.word() == untouched.word()


def test_sealed_choices_are_searched_for_each_seat() -> None:
    # Given three seats that decide at the same time whether to raid, one of them already sealed
    state = table(
        "orc",
        {"horde": ["blue"]},
        {"horde": ["blue", "green", "grey", "orange", "purple"]},
        {"horde": ["red"]},
        dragons=3,
        third_dragon=0,
        pending=[{"frame": "orc_raid", "choices": {"0": None, "1": None, "2": None}}],
    )
    state.choose(2, "raid")
    assert state.waiting == (0, 1)
    for seat in state.waiting:
        options = search(state, seat, Budget(60, 0.0), stream())
        assert {state.game.key(option.code) for option in options} == {"raid", "wait"}
        assert sum(option.visits for option in options) > 0


def test_a_sealed_choice_does_not_answer_another() -> None:
    # Given a market in which both seats bid at once: whoever saw the other bid could always respond
    state: State = JudgedToy().new(players=2, seed=4)
    first = Search(state, 0, stream(), Settings())
    for _ in range(300):
        first.iterate()
    # Then the node of the other seat's bid is the root too: it has one set of edges, whatever seat 0 bids
    seats = {edge.seat for edge in first.root.edges.values()}
    assert seats == {0, 1}


def test_choices_made_at_once_have_a_key_of_their_own() -> None:
    # Given the option numbers of a game with more than 65,536 options
    codes = (0, 1, 4095, 4096, 65_535, 65_536, 120_016)
    # When three seats choose at once, then no two combinations lead to the same node
    keys = {joined(joined(joined(0, a, 0), b, 1), c, 5) for a in codes for b in codes for c in codes}
    assert len(keys) == len(codes) ** 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_game_with_an_evaluation_can_be_searched(players: int) -> None:
    state: State = JudgedToy().new(players=players, seed=players)
    bots = [make_bot(spec, 1) for spec in ("sharp:30i", "steady", "novice", "random")]
    while not state.over:
        seat = state.mover()
        state.choose(seat, state.game.key(bots[seat].choose(state, seat)))
    assert state.result is not None


def test_a_point_for_nothing_is_taken() -> None:
    # Given a joker that is worth a point for nothing
    state: State = JudgedToy().new(players=2, seed=9)
    while not state.over and "joker" not in [key for seat in state.waiting for key in state.options(seat)]:
        state.apply(state.mover(), state.codes(state.mover())[0])
    seat = state.mover()
    best = search(state, seat, Budget(100, 0.0), stream())[0]
    assert state.game.key(best.code) == "joker"


CHOICES = """
import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, SourceFileLoader


class OnlySource(MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name.partition(".")[0] != "rulewright":
            return None
        for folder in path or [sys.argv[1]]:
            found = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name)
            if found is not None and found.origin is not None:
                return found
        return None


if sys.argv[2] == "pure":
    sys.meta_path.insert(0, OnlySource())
else:
    sys.path.insert(0, sys.argv[1])
import rulewright
from rulewright.bots import make_bot

chosen = []
for name, players, specs, number in (
    ("ethnos", 2, ("sharp:40i", "steady"), 40),
    ("ethnos", 4, ("sharp:40i", "steady", "novice", "master:60i"), 40),
    ("runewars", 3, ("sharp:60i", "steady", "master:90i"), 60),
):
    options = {"quick_map": True} if name == "runewars" else {}
    state = rulewright.game(name).new(players=players, options=options, seed=players)
    bots = [make_bot(spec, 1) for spec in specs]
    for _ in range(number):
        seat = state.mover()
        code = bots[seat].choose(state, seat)
        state.apply(seat, code)
        chosen.append(code)
print(chosen)
"""


def choices_of(build: str) -> str:
    """What the bots choose in a process of their own, with the pure modules or with those that are installed."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-c", CHOICES, str(SOURCE), build],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    return done.stdout


@pytest.mark.slow
def test_pure_and_compiled_bots_choose_alike() -> None:
    assert choices_of("pure") == choices_of("installed")
