"""The odds of a contest, as somebody who looks on or takes part may reckon them.

The contest is played out many times, each time on a copy in which everything that these eyes cannot know is
drawn anew, with all further choices made at a glance. So the answer holds nothing that is hidden.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final, NamedTuple

from rulewright.bots.budget import Budget
from rulewright.bots.playout import fight_out
from rulewright.core.chance import Random
from rulewright.core.state import State

SPECTATOR: Final = -1
ENOUGH: Final = 1000
"""No more play-outs are made in a budget of seconds: shares are exact to three in a hundred then."""


class Odds(NamedTuple):
    """How often each side won a contest that was played out, and what it lost from now on, on average.

    The seats are those of the contest: -1 for a side that no seat leads.
    """

    seats: list[int]
    wins: list[int]
    losses: list[float]
    playouts: int

    @property
    def undecided(self) -> int:
        """How often nobody won."""
        return self.playouts - sum(self.wins)


def reckon(g: State, viewer: int, rng: Random, budget: Budget) -> Odds | None:
    """The odds as a seat, or a spectator, may know them; None if nothing is being fought out."""
    contest = g.game.contest(g)
    if contest is None:
        return None
    sides = range(len(contest.seats))
    wins = [0 for _ in sides]
    lost = [0 for _ in sides]
    playouts = 0
    started = perf_counter()
    while playouts < (budget.iterations or ENOUGH):
        winner, losses = played_out(g, viewer, rng)
        if winner >= 0:
            wins[winner] += 1
        for side in sides:
            lost[side] += losses[side]
        playouts += 1
        if not budget.iterations and perf_counter() - started >= budget.seconds:
            break
    return Odds(list(contest.seats), wins, [number / playouts for number in lost], playouts)


def played_out(g: State, viewer: int, rng: Random) -> tuple[int, list[int]]:
    """One end that the contest may come to: the side that wins, and what each side loses from now on."""
    world = g.resampled(viewer, rng)
    contest = world.game.contest(world)
    assert contest is not None, "resampling has ended a contest"
    before = contest.losses()
    fight_out(world, contest, rng)
    after = contest.losses()
    return int(contest.winner()), [now - then for now, then in zip(after, before, strict=True)]
