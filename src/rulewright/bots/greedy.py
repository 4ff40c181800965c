"""Greedy play: every option tried out on what the seat may know, and judged by the game's evaluation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.bots.playout import glance, likeliest, own_options
from rulewright.core.chance import Random
from rulewright.core.lane import enter, every_lane
from rulewright.core.state import State

LONGEST_TURN: Final[i64] = 40
"""Choices after which a turn is judged as it stands; only games with very long turns have more."""

NEVER: Final = -1.0
"""The value of an option that the game calls hopeless: nobody tries it out."""
HOPELESS: Final = 1.0e-14
"""Options with less than this part of the greatest weight are never sensible."""


def finish_turn(g: State, seat: i64, rng: Random) -> None:
    """Completes what the seat has begun, at a glance, until others decide.

    Others who are asked at the same time answer at a glance too: their choices are sealed.
    """
    made: i64 = 0
    while not g.over and made < LONGEST_TURN:
        if g.asked_seats() >> seat & 1:
            g.apply(seat, likeliest(g, seat))
        elif made == 0 and is_sealed(g, seat):
            answer_sealed(g, rng)
        else:
            return
        made += 1


def is_sealed(g: State, seat: i64) -> bool:
    """Whether others still owe their part of a simultaneous decision; with lanes, of one that the seat has answered.

    Its lane is then the one in progress.
    """
    if not g.lanes:
        return g.sealed and g.asking != 0
    for at, lane in enumerate(every_lane(g)):
        if lane.sealed and lane.asking != 0 and lane.answers[seat] >= 0:
            enter(g, at)
            return True
    return False


def answer_sealed(g: State, rng: Random) -> None:
    """The seats that are asked answer, each knowing nothing of the others' answers."""
    mask = g.asking
    for seat in range(g.players):
        if mask >> seat & 1:
            g.apply(seat, glance(g, seat, rng))


def values_of_options(g: State, seat: i64, rng: Random, samples: i64) -> list[float]:
    """For each option of the seat its value for the seat, the mean over resampled states; `NEVER` if it is hopeless."""
    codes = g.codes(seat)
    values = [0.0] * len(codes)
    for sample in range(samples):
        world = g.resampled(seat, rng)
        if sample == 0:
            values = hopeless(world, seat, codes)
        for at, code in enumerate(codes):
            if values[at] == NEVER:
                continue
            tried = world.copy()
            tried.apply(seat, code)
            finish_turn(tried, seat, rng)
            values[at] += tried.game.evaluate(tried)[seat] / float(samples)
    return values


def hopeless(world: State, seat: i64, codes: list[int]) -> list[float]:
    """For each option `NEVER` if its weight says that it is never sensible, else 0."""
    weights = world.game.weights(world, seat, codes)
    least = max(weights) * HOPELESS
    return [NEVER if weight < least else 0.0 for weight in weights]


def best_option(g: State, seat: i64, rng: Random, samples: i64) -> i64:
    """The option with the greatest value; of several the one that looks best at a glance."""
    codes = own_options(g, seat)
    if len(codes) == 1:
        return codes[0]
    values = values_of_options(g, seat, rng, samples)
    highest = max(values)
    best = [code for at, code in enumerate(codes) if values[at] == highest]
    if len(best) == 1:
        return best[0]
    world = g.resampled(seat, rng)
    weights = world.game.weights(world, seat, best)
    return best[weights.index(max(weights))]
