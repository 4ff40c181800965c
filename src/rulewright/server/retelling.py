"""Retelling: replays are told by a worker process, as the bytes of an answer, and kept for whoever asks again.

To tell a replay a match is played again and put into words, which may take a second. So nobody's moves wait for it:
it is computed beside the server, one at a time for whoever asks, and charged by the steps that it takes.
"""

from __future__ import annotations

import hashlib
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from rulewright.server.limits import Buckets
from rulewright.server.problems import RequestProblem
from rulewright.server.replays import Replay
from rulewright.server.workers import WorkerFailed, Workers

SECONDS: Final = 10.0
"""The most that one answer may take."""
STEPS_PER_SECOND: Final = 800.0
STEPS_AT_ONCE: Final = 40_000.0
"""What somebody may have told: steps of matches, which are played again, and frames, which are dearer."""
FRAME: Final = 6
"""A frame costs as much as so many steps."""
WAITING: Final = 6
"""The most answers for which somebody waits at the same time."""
KEPT: Final = 32_000_000
"""The most bytes of answers that are kept."""


class Retelling:
    """The replays that one server process tells."""

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._charged = Buckets(STEPS_PER_SECOND, STEPS_AT_ONCE)
        self._waiting: Counter[str] = Counter()
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        self._size = 0

    async def told(
        self, tell: Callable[..., Any], found: Replay, *args: Any, person: str, steps: int, frames: int = 0
    ) -> bytes:
        """`tell(found, *args)` as JSON; refused if somebody wants too much at once."""
        key = fingerprint(tell, found, args)
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        if self._waiting[person] >= WAITING or not self._charged.take(person, steps + FRAME * frames):
            raise RequestProblem("too-many", 429)
        self._waiting[person] += 1
        try:
            answer = await self._workers.run(encoded, tell, found, *args, person=person, seconds=SECONDS, limit=SECONDS)
        except WorkerFailed:
            raise RequestProblem("record-slow", 503) from None
        finally:
            self._waiting[person] -= 1
            self._waiting += Counter()  # forgets whoever waits for nothing
        self._keep(key, answer)
        return answer

    def _keep(self, key: bytes, answer: bytes) -> None:
        if key in self._kept or len(answer) > KEPT // 4:
            return
        self._kept[key] = answer
        self._size += len(answer)
        while self._size > KEPT:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)


def fingerprint(tell: Callable[..., Any], found: Replay, args: tuple[Any, ...]) -> bytes:
    """What tells answers apart: everything that they are made from."""
    made_from = msgspec.json.encode([tell.__name__, found, list(args)])
    return hashlib.blake2b(made_from, digest_size=16).digest()


def encoded(tell: Callable[..., Any], found: Replay, *args: Any) -> bytes:
    """In a worker: an answer as it is sent."""
    return msgspec.json.encode(tell(found, *args))
