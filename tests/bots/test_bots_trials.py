"""Trials: options tried out side by side, in the same resampled states, to the end of a stretch of play."""

from __future__ import annotations

import pytest
from judged_toy import JudgedToy, ToyInRounds

from rulewright import Random, State
from rulewright.bots import Budget, make_bot, search
from rulewright.bots.trials import Rules, Trials, standard_error
from rulewright.core.chance import seed_of
from toy import Market


def stream(seed: bytes = b"trials") -> Random:
    return Random(seed_of(seed), 0)


def market(game: ToyInRounds, seed: int = 4) -> State:
    """Three seats bid for the first time."""
    state: State = game.new(players=3, seed=seed)
    return state


def started(rules: Rules | None = None, game: ToyInRounds | None = None) -> Trials:
    """A race between the two cards of seat 0, after the first judgement."""
    game = game or ToyInRounds()
    race = Trials(market(game), 0, stream(), rules or Rules())
    game.judged.clear()
    return race


def test_all_options_are_tried_in_the_same_resampled_states() -> None:
    game = ToyInRounds()
    race = started(game=game)
    for _ in range(5):
        race.try_all()
    # Given one state for each trial, two for each resampled one, when the second of each pair is compared
    assert len(game.judged) == race.done == 10
    for first, second in zip(game.judged[::2], game.judged[1::2], strict=True):
        # Then chance is the same, and so are the hidden cards: together the others have held the same ones
        assert first.seed is second.seed
        assert everything(first) == everything(second)
        assert first.played[0] != second.played[0]
    # And each resampled state has chance of its own
    assert len({(g.seed.a, g.seed.b, g.seed.c) for g in game.judged}) == 5


def everything(g: Market) -> tuple[list[int], list[list[int]]]:
    """The deck, and what each seat has held."""
    return g.deck, [sorted([*hand, g.played[seat]]) for seat, hand in enumerate(g.hands)]


def test_an_option_is_judged_at_the_end_of_its_stretch() -> None:
    game = ToyInRounds()
    race = started(game=game)
    race.try_all()
    assert [g.round for g in game.judged] == [1, 1]


class Indifferent(ToyInRounds):
    """All options come to the same; a later one looks better."""

    def evaluate(self, g: Market) -> list[float]:
        return [1.0 / float(g.players)] * int(g.players)

    def weights(self, g: Market, seat: int, codes: list[int]) -> list[float]:
        return [1.0 + float(code) for code in codes]


def test_of_options_of_equal_value_the_one_that_looks_best_comes_first() -> None:
    game = Indifferent()
    state = market(game)
    first, second = state.codes(0)
    race = Trials(state, 0, stream(), Rules())
    race.run(Budget(100, 0.0), None)
    assert [option.code for option in race.considered()] == [second, first]
    assert [option.visits for option in race.considered()] == [Rules().fewest] * 2


@pytest.mark.parametrize("iterations", [1, 2, 7, 50])
def test_there_are_no_more_trials_than_the_budget(iterations: int) -> None:
    race = started(Rules(certainty=99.0, trifle=-1.0))
    race.run(Budget(iterations, 0.0), None)
    assert iterations - 2 < race.done <= iterations
    assert sum(option.visits for option in race.considered()) == race.done


def test_an_option_that_is_clearly_behind_leaves_the_race() -> None:
    # Given a seat with the highest card, which gains two points for sure, and the lowest, which gains none
    state = market(ToyInRounds())
    assert isinstance(state, Market)
    state.hands = [[1, 9], [4, 5], [6, 7]]
    race = Trials(state, 0, stream(), Rules())
    race.run(Budget(100_000, 0.0), None)
    # Then the race is over early, and the highest card has won it
    assert race.done == 2 * Rules().fewest
    assert [state.game.key(option.code) for option in race.considered()] == ["bid:9", "bid:1"]


def test_options_that_make_no_difference_end_the_race() -> None:
    # Given two cards that both lose to any other
    state = market(ToyInRounds())
    assert isinstance(state, Market)
    state.hands = [[1, 2], [4, 5], [6, 7]]
    state.deck = [3, 8, 9]
    race = Trials(state, 0, stream(), Rules())
    race.run(Budget(100_000, 0.0), None)
    assert race.done == 2 * Rules().fewest


def test_each_round_leaves_the_better_half() -> None:
    # Given four cards, of which the higher ones are better, and rules that drop nobody for being behind
    state = market(ToyInRounds())
    assert isinstance(state, Market)
    state.hands = [[1, 2, 8, 9], [4, 5], [6, 7]]
    race = Trials(state, 0, stream(), Rules(certainty=1e9, trifle=-1.0))
    # When two rounds have 16 trials each
    race.run(Budget(32, 0.0), None)
    # Then all four are in the first round, and two of them in the second
    tried = {state.game.key(option.code): option.visits for option in race.considered()}
    assert tried == {"bid:9": 12, "bid:8": 12, "bid:2": 4, "bid:1": 4}
    assert [runner.code for runner in race.racing] == [race.considered()[0].code]


def test_no_more_options_race_than_may() -> None:
    race = started(Rules(candidates=1))
    race.run(Budget(50, 0.0), None)
    first, second = race.considered()
    assert race.done == 0
    assert (first.visits, second.visits) == (0, 0)
    assert first.value >= second.value


def test_the_first_judgement_counts_as_so_many_trials() -> None:
    runner = started(Rules()).racing[0]
    runner.first = 0.8
    runner.values, runner.total = [0.2, 0.4], 0.6
    assert runner.mean(0.0) == pytest.approx(0.3)
    assert runner.mean(2.0) == pytest.approx(2.2 / 4.0)


def test_differences_that_are_always_the_same_leave_no_doubt() -> None:
    lucky, unlucky = [0.9, 0.1, 0.5], [0.8, 0.0, 0.4]
    assert standard_error(lucky, unlucky) == pytest.approx(0.0, abs=1e-8)
    # Three differences 0.1, 0.2 and 0.3: a standard deviation of 0.1, by the root of three
    assert standard_error([0.1, 0.2, 0.3], [0.0, 0.0, 0.0]) == pytest.approx(0.1 / 3**0.5)


def test_progress_is_told_with_the_budget() -> None:
    told: list[tuple[int, int]] = []
    search(market(ToyInRounds()), 0, Budget(40, 0.0), stream(), lambda done, limit: told.append((done, limit)))
    assert told
    assert all(0 < done <= 40 and limit == 40 for done, limit in told)


def test_a_budget_in_seconds_ends() -> None:
    race = started(Rules(certainty=1e9, trifle=-1.0))
    race.run(Budget(0, 0.3), None)
    assert race.done > 0
    assert race.spent(Budget(0, 0.02)) >= 1.0


def test_games_without_stretches_are_searched_as_a_tree() -> None:
    # Given the same market, once with stretches and once without
    chosen = []
    for game in (ToyInRounds(), JudgedToy()):
        state: State = game.new(players=3, seed=4)
        chosen.append([option.visits for option in search(state, 0, Budget(31, 0.0), stream())])
    # Then a race tries both options equally often until one drops out, and a tree is filled with the whole budget
    in_rounds, in_a_tree = chosen
    assert in_rounds[0] == in_rounds[1]
    assert sum(in_a_tree) == 31


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_in_stretches_is_played_to_its_end(players: int) -> None:
    state: State = ToyInRounds().new(players=players, seed=players)
    bots = [make_bot(spec, 1) for spec in ("sharp:30i", "master:0.01s", "steady", "sharp:1i")]
    while not state.over:
        seat = state.mover()
        state.choose(seat, state.game.key(bots[seat].choose(state, seat)))
    assert state.result is not None
