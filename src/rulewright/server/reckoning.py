"""Odds at the table: how what is being fought out would end, for whoever looks at it.

They are reckoned by worker processes from what one pair of eyes may know. Who
asks is not counted: a position is reckoned once for each pair of eyes, however
many spectators there are.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any, Final

from rulewright.bots.odds import SPECTATOR
from rulewright.bots.odds import Odds as Reckoned
from rulewright.lab.statistics import wilson
from rulewright.server.match import LiveMatch
from rulewright.server.problems import RequestProblem
from rulewright.server.updates import Shown
from rulewright.server.wire import AskOdds, Odds, SideOdds
from rulewright.server.workers import Workers

ODDS_SECONDS: Final = 1.0
Spawn = Callable[[Coroutine[Any, Any, Any]], "asyncio.Task[Any]"]
"""Begins a piece of work that ends with the server."""
KEPT: Final = 16
"""Answers of a match that are remembered: by version and eyes."""


class Reckonings:
    """The odds of one match that were asked for lately, some of them still being reckoned."""

    def __init__(self) -> None:
        self._found: OrderedDict[tuple[int, int | None], asyncio.Task[Reckoned | None]] = OrderedDict()

    async def of(self, match: LiveMatch, eyes: int | None, workers: Workers, spawn: Spawn, person: str) -> Reckoned:
        """The odds of the match as it is. What has failed is tried again."""
        key = match.version, eyes
        found = self._found.get(key)
        if found is None or (found.done() and (found.cancelled() or found.exception() is not None)):
            viewer = SPECTATOR if eyes is None else eyes
            found = spawn(workers.odds(match.record(), viewer, ODDS_SECONDS, person))
            self._found[key] = found
            if len(self._found) > KEPT:
                self._found.popitem(last=False)
        # Others may wait for the same answer when whoever asked first has gone.
        reckoned = await asyncio.shield(found)
        assert reckoned is not None, "the worker finds no contest where there is one"
        return reckoned


async def odds(
    reckonings: Reckonings,
    shown: Shown,
    workers: Workers,
    spawn: Spawn,
    asked: AskOdds,
    eyes: int | None,
    own: list[int],
    person: str,
) -> Odds:
    """How it would end, by side; refused if nothing is being fought out, or nobody may know who is asked."""
    match = shown.match
    if not match.playing or match.state.game.contest(match.state) is None:
        raise RequestProblem("no-contest", 409)
    if match.state.asked_in_windows() & ~(0 if eyes is None else 1 << eyes):
        raise RequestProblem("contest-waits", 409)
    version = shown.counting(own).of(match.version)
    return told(asked.id, version, await reckonings.of(match, eyes, workers, spawn, person))


def told(request: str, version: int, reckoned: Reckoned) -> Odds:
    """As it is sent: shares instead of numbers, and how far off they may be."""
    playouts = reckoned.playouts
    sides = [
        SideOdds(None if seat == SPECTATOR else seat, wins / playouts, losses)
        for seat, wins, losses in zip(reckoned.seats, reckoned.wins, reckoned.losses, strict=True)
    ]
    margin = max(wilson(number, playouts).margin for number in (*reckoned.wins, reckoned.undecided))
    return Odds(request, version, sides, reckoned.undecided / playouts, margin, playouts)
