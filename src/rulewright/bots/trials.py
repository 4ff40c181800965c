"""Trials: the options of one decision, tried out side by side in the same resampled states.

For games whose options differ little while chance and the others change much. Each resampled state is played on once
with every option that is still in the race, at a glance, with the same chance, until the stretch of play is over that
the game names (a season, a round); there the game's evaluation judges. So options are compared by differences, in
which most of the luck cancels out. Options that fall clearly behind leave the race, and in each round the worse half
does. It is no tree search: it looks ahead along likely play only.
"""

from __future__ import annotations

import math
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from rulewright.bots.budget import Budget, Considered, Progress, affordable, preference
from rulewright.bots.greedy import NEVER, values_of_options
from rulewright.bots.playout import glance, likeliest
from rulewright.core.chance import Random
from rulewright.core.state import State

LONGEST_STRETCH: Final[i64] = 200
"""Choices after which a stretch of play is judged as it stands."""
FORK: Final[i64] = 1 << 20
"""The stream of a resampled state's seed from which the seats choose; chance events use the first ones."""


class Rules:
    """What can be tuned."""

    def __init__(
        self,
        samples: i64 = 6,
        trust: float = 6.0,
        candidates: i64 = 8,
        fewest: i64 = 8,
        certainty: float = 3.0,
        trifle: float = 0.001,
    ) -> None:
        self.samples: i64 = samples
        """Resampled states in which all options are judged as `steady` does, before the race."""
        self.trust = trust
        """How many trials that first judgement counts for."""
        self.candidates: i64 = candidates
        """The most options in the race."""
        self.fewest: i64 = fewest
        """Trials before an option is dropped for being clearly behind."""
        self.certainty = certainty
        """By how many standard errors it is behind then."""
        self.trifle = trifle
        """A difference in value that is not worth more trials."""


class Runner:
    """An option in the race: how it looks, its first judgement, and its value in each resampled state so far."""

    def __init__(self, place: i64, code: i64, first: float, weight: float) -> None:
        self.place: i64 = place
        self.code: i64 = code
        self.first = first
        self.weight = weight
        self.values: list[float] = []
        self.total = 0.0

    def mean(self, trust: float) -> float:
        """The mean of all trials and of the first judgement, which counts for `trust` of them."""
        if not self.values:
            return self.first
        return (trust * self.first + self.total) / (trust + float(len(self.values)))


class Trials:
    """One race between the options of one decision of one seat."""

    def __init__(self, g: State, seat: i64, rng: Random, rules: Rules) -> None:
        self.g = g
        self.seat: i64 = seat
        self.rng = rng
        self.rules = rules
        self.done: i64 = 0
        self.started = perf_counter()
        firsts = values_of_options(g, seat, rng, rules.samples)
        codes = g.codes(seat)
        weights = g.game.weights(g.resampled(seat, rng), seat, codes)
        self.runners = [Runner(at, code, firsts[at], weights[at]) for at, code in enumerate(codes)]
        self.racing = [runner for runner in self.runners if runner.first != NEVER]
        self.order()
        self.racing = self.racing[: rules.candidates]

    def order(self) -> None:
        """The best of the race first; of equal ones the one that looks best at a glance."""
        trust = self.rules.trust
        self.racing.sort(key=lambda runner: (-runner.mean(trust), -runner.weight, runner.place))

    def run(self, budget: Budget, progress: Progress | None) -> None:
        """Races until one option is left or the budget is used up: each round has an equal part of it."""
        rounds: i64 = 0
        while 1 << rounds < len(self.racing):
            rounds += 1
        for number in range(rounds):
            part = float(number + 1) / float(rounds)
            while len(self.racing) > 1 and self.spent(budget) < part:
                if budget.iterations > 0 and self.done + len(self.racing) > budget.iterations:
                    self.order()
                    return
                self.try_all()
                self.drop_hopeless()
                if progress is not None:
                    progress(self.done, self.limit(budget))
            self.order()
            self.racing = self.racing[: (len(self.racing) + 1) // 2]

    def spent(self, budget: Budget) -> float:
        """The part of the budget that is used up."""
        if budget.iterations > 0:
            return float(self.done) / float(budget.iterations)
        return (perf_counter() - self.started) / budget.seconds

    def limit(self, budget: Budget) -> i64:
        """How many trials there will be at most."""
        if budget.iterations > 0:
            return budget.iterations
        return affordable(self.done, perf_counter() - self.started, budget.seconds)

    def try_all(self) -> None:
        """One more resampled state, played on with each option of the race."""
        world = self.g.resampled(self.seat, self.rng)
        for runner in self.racing:
            tried = world.copy()
            tried.apply(self.seat, runner.code)
            play_stretch(tried, self.seat, world.game.stretch(world), Random(world.seed, FORK))
            value = tried.game.evaluate(tried)[self.seat]
            runner.values.append(value)
            runner.total += value
            self.done += 1

    def drop_hopeless(self) -> None:
        """Who is clearly behind the best leaves the race, and who differs from it by a trifle."""
        if len(self.racing[0].values) < self.rules.fewest:
            return
        self.order()
        best = self.racing[0]
        self.racing = [runner for runner in self.racing if runner is best or self.has_hope(runner, best)]

    def has_hope(self, runner: Runner, best: Runner) -> bool:
        """Whether more trials may put an option in front of the best one, by more than a trifle."""
        behind = best.mean(self.rules.trust) - runner.mean(self.rules.trust)
        doubt = standard_error(best.values, runner.values)
        return behind < self.rules.certainty * doubt and behind + 2.0 * doubt > self.rules.trifle

    def considered(self) -> list[Considered]:
        """All options, the best first; of equal ones the one that looks best at a glance."""
        trust = self.rules.trust
        runners = sorted(self.runners, key=lambda runner: (-runner.weight, runner.place))
        found = [Considered(runner.code, len(runner.values), runner.mean(trust)) for runner in runners]
        found.sort(key=preference, reverse=True)
        return found


def play_stretch(g: State, seat: i64, stretch: i64, rng: Random) -> None:
    """Plays on at a glance to the end of a stretch of play: the seat what is likeliest, others by chance."""
    made: i64 = 0
    while not g.over and made < LONGEST_STRETCH and g.game.stretch(g) == stretch:
        mover = seat if g.lanes and g.asked_seats() >> seat & 1 else g.mover()
        g.apply(mover, likeliest(g, mover) if mover == seat else glance(g, mover, rng))
        made += 1


def standard_error(values: list[float], others: list[float]) -> float:
    """Of the mean difference between two options that were tried in the same resampled states."""
    number = len(values)
    total = 0.0
    squares = 0.0
    for at in range(number):
        difference = values[at] - others[at]
        total += difference
        squares += difference * difference
    mean = total / float(number)
    variance = squares / float(number) - mean * mean
    return math.sqrt(variance / float(number - 1)) if variance > 0.0 else 0.0
