"""The levels of play, and how they are named: `steady`, `sharp`, `sharp:0.5s`, `sharp:500i`."""

from __future__ import annotations

import re
from typing import Final

from rulewright.bots.budget import Budget, Considered, Progress
from rulewright.bots.greedy import best_option
from rulewright.bots.playout import own_options
from rulewright.bots.search import search
from rulewright.core.chance import Random, seed_of
from rulewright.core.errors import RulewrightError
from rulewright.core.game import seed_bytes
from rulewright.core.state import State

BOT_LEVELS: Final = ("novice", "steady", "sharp", "master")
SPECS: Final = ("random", *BOT_LEVELS)
BUDGETS: Final = {"sharp": Budget(0, 0.3), "master": Budget(0, 3.0)}
BUDGET_FORM: Final = re.compile(r"(\d+)i|(\d+(?:\.\d+)?)s")
STEADY_SAMPLES: Final = 6
FOOLISH: Final = 0.05
"""A novice leaves out what has less than this part of the greatest weight."""


class UnknownBot(RulewrightError):
    """There is no bot of that description."""


class Bot:
    """A player that is a program. It uses nothing but what its seat may know."""

    def __init__(self, spec: str, rng: Random) -> None:
        self.spec = spec
        self.rng = rng

    def choose(self, g: State, seat: int) -> int:
        """The number of the option that is chosen; the state is not changed.

        Raises `NotYourDecision` if the seat is not asked.
        """
        raise TypeError(f"{type(self).__name__} does not choose")


class RandomBot(Bot):
    """Any option, each equally likely."""

    def choose(self, g: State, seat: int) -> int:
        codes = own_options(g, seat)
        return codes[self.rng.below(len(codes))]


class Novice(Bot):
    """Any option that does not look foolish, each equally likely."""

    def choose(self, g: State, seat: int) -> int:
        codes = own_options(g, seat)
        if len(codes) == 1:
            return codes[0]
        world = g.resampled(seat, self.rng)
        weights = world.game.weights(world, seat, codes)
        enough = max(weights) * FOOLISH
        sensible = [code for code, weight in zip(codes, weights, strict=True) if weight >= enough]
        return sensible[self.rng.below(len(sensible))]


class Steady(Bot):
    """The option after which the game's evaluation is best."""

    def choose(self, g: State, seat: int) -> int:
        return best_option(g, seat, self.rng, STEADY_SAMPLES)


class Searcher(Bot):
    """The option that a search prefers."""

    def __init__(self, spec: str, rng: Random, budget: Budget) -> None:
        super().__init__(spec, rng)
        self.budget = budget

    def choose(self, g: State, seat: int) -> int:
        return self.consider(g, seat)[0].code

    def consider(self, g: State, seat: int, progress: Progress | None = None) -> list[Considered]:
        """All options with their visits and values, the best first."""
        return search(g, seat, self.budget, self.rng, progress)


def make_bot(spec: str, seed: int | bytes) -> Bot:
    """A bot from its description; equal seeds and budgets in iterations give equal choices."""
    level, colon, budget = spec.partition(":")
    rng = Random(seed_of(seed_bytes(seed)), 0)
    if level in BUDGETS:
        return Searcher(spec, rng, parse_budget(spec, budget) if colon else BUDGETS[level])
    if level not in SPECS or colon:
        raise UnknownBot(
            f"there is no bot {spec!r}; bots are {', '.join(SPECS)}, and sharp and master with a budget: "
            "sharp:0.5s (seconds a decision), sharp:500i (iterations)"
        )
    if level == "random":
        return RandomBot(spec, rng)
    return Novice(spec, rng) if level == "novice" else Steady(spec, rng)


def seconds_of(spec: str) -> float:
    """How many seconds a bot of this description thinks about a choice; 0 if it answers at once, or counts."""
    level, colon, budget = spec.partition(":")
    return (parse_budget(spec, budget) if colon else BUDGETS.get(level, Budget(0, 0.0))).seconds


def parse_budget(spec: str, text: str) -> Budget:
    """`500i` or `0.3s`."""
    match = BUDGET_FORM.fullmatch(text)
    if match is None or float(match[1] or match[2]) <= 0:
        raise UnknownBot(f"the budget of {spec!r} must be seconds or iterations above 0, like 0.5s or 500i")
    return Budget(int(match[1]), 0.0) if match[1] else Budget(0, float(match[2]))
