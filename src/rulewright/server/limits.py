"""Limits on how often something may be done: token buckets in memory.

A bucket holds a burst and fills at a rate. The number of buckets is bounded:
the one unused for longest is forgotten, which can only be generous to it. Each
process counts for itself.
"""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from rulewright.server.problems import RequestProblem
from rulewright.server.settings import Settings

BUCKETS: Final = 20_000
ATTEMPTS_SECONDS: Final = 600
BURST: Final = 10
"""Seconds' worth of requests that may come at once."""
NEWCOMERS: Final = 20
"""New visitors and new people come this many times less often than requests."""
REPORTS: Final = 10
REPORTS_SECONDS: Final = 3600
CONFIRMATIONS: Final = 5
"""Mails an hour that ask for a confirmation, by a person and to an address."""


class Buckets:
    """Token buckets by key; all alike."""

    def __init__(
        self, rate: float, burst: float, size: int = BUCKETS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._size = size
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: str, cost: float = 1.0) -> bool:
        """Takes from the bucket if there is enough in it; says whether there was."""
        level = self._level(key)
        enough = level >= cost
        self._keep(key, level - cost if enough else level)
        return enough

    def give_back(self, key: str, cost: float = 1.0) -> None:
        """Undoes a `take` that should not count after all."""
        self._keep(key, min(self._burst, self._level(key) + cost))

    def check(self, key: str) -> None:
        """Takes one, or raises the problem that there were too many."""
        if not self.take(key):
            raise RequestProblem("too-many", 429)

    def _level(self, key: str) -> float:
        level, since = self._buckets.get(key, (self._burst, 0.0))
        return min(self._burst, level + (self._clock() - since) * self._rate)

    def _keep(self, key: str, level: float) -> None:
        self._buckets[key] = (level, self._clock())
        self._buckets.move_to_end(key)
        if len(self._buckets) > self._size:
            self._buckets.popitem(last=False)


class Crowd:
    """How many are here at the same time, by key."""

    def __init__(self) -> None:
        self._here: Counter[str] = Counter()

    @contextmanager
    def entering(self, keys: Sequence[tuple[str, int]]) -> Iterator[bool]:
        """Counts somebody under these keys to the end of the block; says whether there is room under each of them."""
        room = all(self._here[key] < most for key, most in keys)
        self._here.update(key for key, _ in keys)
        try:
            yield room
        finally:
            self._here.subtract(key for key, _ in keys)
            for key, _ in keys:
                if self._here[key] <= 0:
                    del self._here[key]


class Limits:
    """All limits of one server process; requests have it in their state as `limits`."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = time.monotonic) -> None:
        burst = settings.rate * BURST
        attempts = settings.logins / ATTEMPTS_SECONDS
        self.by_address = Buckets(settings.rate, burst, clock=clock)
        self.by_person = Buckets(settings.rate, burst, clock=clock)
        self.newcomers = Buckets(settings.rate / NEWCOMERS, burst, clock=clock)
        self.attempts_by_address = Buckets(attempts, settings.logins, clock=clock)
        self.attempts_by_name = Buckets(attempts, settings.logins, clock=clock)
        self.sockets = Crowd()
        self.sockets_each, self.sockets_from = settings.sockets_each, settings.sockets_from
        self.codes = Buckets(attempts, settings.logins, clock=clock)
        self.reports = Buckets(REPORTS / REPORTS_SECONDS, REPORTS, clock=clock)
        self.confirmations = Buckets(CONFIRMATIONS / REPORTS_SECONDS, CONFIRMATIONS, clock=clock)

    def attempt(self, address: str, name: str) -> None:
        """Counts an attempt to sign in as somebody; raises if there were too many from there or for them."""
        self.attempts_by_address.check(address)
        self.attempts_by_name.check(name)

    def confirm(self, person: str, email: str) -> None:
        """Counts a mail that asks for a confirmation; raises if there were too many by them or to there."""
        self.confirmations.check(person)
        self.confirmations.check(f"to {email.casefold()}")

    def succeeded(self, address: str, name: str) -> None:
        """It was a good attempt: only wrong ones count."""
        self.attempts_by_address.give_back(address)
        self.attempts_by_name.give_back(name)


def address_of(scope: Mapping[str, Any], proxy: bool) -> str:
    """Where a request comes from. X-Forwarded-For is believed only behind a proxy, and only what that one added."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if proxy:
        forwarded = [value for name, value in scope["headers"] if name == b"x-forwarded-for"]
        if forwarded:
            address = forwarded[-1].decode("latin-1").rpartition(",")[2].strip()
    return grouped(address)


def grouped(address: str) -> str:
    """One IPv6 subscriber has 2^64 addresses: they count as one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address[:64]
    if parsed.version == 4:
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, 64), strict=False))
