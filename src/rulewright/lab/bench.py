"""How fast a game is: decisions, copies, determinizations, games and steps per CPU second, on one core.

Random play with option lists: whole games with their set-up, and from the
middle of a game to its end, as in the playouts of a search. Copies and
determinizations in the middle of a game. Steps are those of a learner: through
the PettingZoo environment, with the observation and the mask before each.
`compare` runs the same without the compiled modules, in a process of its own;
`peers` runs other engines beside it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import rulewright
from rulewright import RulewrightError, State
from rulewright.bots.playout import copies, determinizations, play_out
from rulewright.core import state as state_module
from rulewright.core.chance import Random, seed_of
from rulewright.lab.errors import BadPlan
from rulewright.lab.peers import Peer, run_peers
from rulewright.research import MissingExtra

SEED: Final = b"bench"
WHOLE_GAME: Final = 1_000_000
BATCH: Final = 200


class BenchFailed(RulewrightError):
    """The process that measures the pure build has failed."""


@dataclass(frozen=True)
class Figures:
    """One build of one game, everything per CPU second."""

    build: str
    decisions: float
    games: float
    playouts: float
    """Decisions, too: from the middle of a game to its end."""
    copies: float
    determinizations: float
    steps: float | None = None
    """Through PettingZoo; none where that is not installed."""

    @property
    def rates(self) -> dict[str, float]:
        """The figures that there are, by their names."""
        return {name: figure for name, figure in asdict(self).items() if name != "build" and figure is not None}


@dataclass(frozen=True)
class BenchResult:
    """What was measured: this build, the pure one if it was asked for, and other engines."""

    game: str
    players: int
    seconds: float
    figures: Figures
    pure: Figures | None = None
    peers: list[Peer] = field(default_factory=list)

    @property
    def ratios(self) -> dict[str, float]:
        """How many times as fast as the pure build, by measure; empty without a comparison."""
        if self.pure is None:
            return {}
        slow = self.pure.rates
        return {name: rate / slow[name] for name, rate in self.figures.rates.items()}

    def to_json(self) -> dict[str, Any]:
        """Everything as JSON."""
        return {**asdict(self), "ratios": self.ratios}


def bench(game: str, players: int = 4, seconds: float = 2.0, peers: bool = False, compare: bool = False) -> BenchResult:
    """Measures a game; `seconds` is the CPU time of each of the measurements, and of each peer."""
    if not seconds > 0:
        raise BadPlan(f"the time of a measurement must be above 0 seconds, not {seconds}")
    figures = measure(game, players, seconds)
    pure = measure_pure(game, players, seconds) if compare else None
    return BenchResult(game, players, seconds, figures, pure, run_peers(seconds) if peers else [])


def build() -> str:
    """`compiled` or `pure`: how the engine was loaded."""
    return "pure" if Path(state_module.__file__).suffix == ".py" else "compiled"


def measure(game: str, players: int, seconds: float) -> Figures:
    """The figures of the build that is loaded."""
    decisions, games = random_play(game, players, seconds)
    middle = mid_game(game, players)
    rng = Random(seed_of(SEED), 1)
    mover = middle.mover()
    return Figures(
        build(),
        decisions,
        games,
        playouts(middle, seconds),
        rate(lambda: copies(middle, BATCH), seconds),
        rate(lambda: determinizations(middle, mover, rng, BATCH), seconds),
        environment_steps(game, players, seconds),
    )


def random_play(game: str, players: int, seconds: float) -> tuple[float, float]:
    """Decisions and games per CPU second, set-up included."""
    rules = rulewright.game(game)
    rng = Random(seed_of(SEED), 0)
    made = games = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        made += play_out(rules.new(players, seed=games), rng, WHOLE_GAME)
        games += 1
        spent = time.process_time() - began
    return made / spent, games / spent


def playouts(middle: State, seconds: float) -> float:
    """Decisions per CPU second from the middle of a game on, over and over again."""
    rng = Random(seed_of(SEED), 2)
    made = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        made += play_out(middle.copy(), rng, WHOLE_GAME)
        spent = time.process_time() - began
    return made / spent


def environment_steps(game: str, players: int, seconds: float) -> float | None:
    """Steps per CPU second in the raw PettingZoo environment, set-up included: a look at the table, a random action.

    The action is one of the mask's, which is read as truth values: NumPy searches those far quicker than numbers.
    """
    try:
        from rulewright.research import raw_env
    except MissingExtra:
        return None
    environment = raw_env(game, players)
    rng = Random(seed_of(SEED), 3)
    made = games = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        environment.reset(seed=games)
        games += 1
        for _ in environment.agent_iter():
            observation, _, over, _, _ = environment.last()
            if over:
                break
            assert observation is not None
            codes = observation["action_mask"].view(bool).nonzero()[0]
            environment.step(codes[rng.below(len(codes))])
            made += 1
        spent = time.process_time() - began
    return made / spent


def mid_game(game: str, players: int) -> State:
    """A game after half of its decisions, always the same."""
    rules = rulewright.game(game)
    whole = play_out(rules.new(players, seed=SEED), Random(seed_of(SEED), 0), WHOLE_GAME)
    state: State = rules.new(players, seed=SEED)
    play_out(state, Random(seed_of(SEED), 0), whole // 2)
    return state


def rate(batch: Callable[[], None], seconds: float) -> float:
    """How many of a batch's items fit into a CPU second."""
    done = 0
    began = time.process_time()
    spent = 0.0
    while spent < seconds:
        batch()
        done += BATCH
        spent = time.process_time() - began
    return done / spent


def measure_pure(game: str, players: int, seconds: float) -> Figures:
    """The figures of the same code without its compiled modules."""
    # -P keeps the folder of the script, whose `statistics` is ours, out of the way of Python's own.
    command = [sys.executable, "-P", str(Path(__file__).with_name("pure.py")), game, str(players), str(seconds)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    run = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if run.returncode != 0:
        raise BenchFailed(f"the pure build could not be measured: {run.stderr.strip().splitlines()[-1:]}")
    return Figures(**json.loads(run.stdout))
