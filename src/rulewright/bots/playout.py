"""Playouts inside compiled code: at random for benchmarks, at a glance for search and odds.

And what every bot asks first: the options of its seat.
"""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.chance import Random
from rulewright.core.contest import Contest
from rulewright.core.errors import GameOver, NotYourDecision
from rulewright.core.lane import every_lane
from rulewright.core.state import State


def own_options(g: State, seat: i64) -> list[int]:
    """The options of a seat that is asked; raises `NotYourDecision`, `GameOver` or `UnknownSeat` if it is not."""
    g.check_seat(seat)
    codes = g.codes(seat)
    if codes:
        return codes
    refusal = g.why_not(seat, "")
    assert refusal is not None, "a seat without options cannot choose"
    if g.over:
        raise GameOver(refusal)
    raise NotYourDecision(refusal)


def play_out(g: State, rng: Random, limit: i64) -> i64:
    """Plays random legal choices until the end, or `limit` of them; the number made."""
    made: i64 = 0
    while not g.over and made < limit:
        seat = g.mover()
        codes = g.codes(seat)
        g.apply(seat, codes[rng.below(len(codes))])
        made += 1
    return made


def copies(g: State, number: i64) -> None:
    """Makes and drops that many copies."""
    for _ in range(number):
        g.copy()


def determinizations(g: State, seat: i64, rng: Random, number: i64) -> None:
    """Makes and drops that many resampled copies."""
    for _ in range(number):
        g.resampled(seat, rng)


# At a glance


def glance(g: State, seat: i64, rng: Random) -> i64:
    """An option of the seat, drawn by the weights that the game gives at a glance."""
    codes = g.codes(seat)
    if len(codes) == 1:
        return codes[0]
    weights = g.game.weights(g, seat, codes)
    total = 0.0
    for weight in weights:
        total += weight
    left = rng.unit() * total
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return codes[at]
    return codes[len(codes) - 1]


def likeliest(g: State, seat: i64) -> i64:
    """The option of the seat with the greatest weight, the first of several."""
    codes = g.codes(seat)
    if len(codes) == 1:
        return codes[0]
    weights = g.game.weights(g, seat, codes)
    best: i64 = 0
    for at in range(1, len(codes)):
        if weights[at] > weights[best]:
            best = at
    return codes[best]


def fight_out(g: State, contest: Contest, rng: Random) -> None:
    """Plays on at a glance until a contest of this state is over."""
    while not contest.is_over(g):
        seat = next_to_fight(g, contest) if g.lanes else g.mover()
        g.apply(seat, glance(g, seat, rng))


def next_to_fight(g: State, contest: Contest) -> i64:
    """The lowest seat that is asked in the lane of a contest; anybody while that lane waits."""
    for lane in every_lane(g):
        if contest.is_in(lane.stack):
            for seat in range(g.players):
                if lane.asking >> seat & 1:
                    return seat
    return g.mover()
