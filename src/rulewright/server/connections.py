"""Connections of a server process, before anything is known of who makes them.

A request must have arrived some seconds after it could begin, else its connection is closed. The number of connections
is bounded, in all and from one address; when there are too many in all, the one that has been silent for longest makes
room for a newcomer. What is turned away is told in the log, in numbers. Sockets are connections, too, to their end.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rulewright.server.limits import grouped
from rulewright.server.logs import fields

LOG: Final = logging.getLogger(__name__)
NEAR_PROXIES: Final = "127.0.0.0/8,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,::1,fc00::/7"
"""Where a reverse proxy may be: on this machine or in its private network."""
NEAR: Final = [ipaddress.ip_network(each) for each in NEAR_PROXIES.split(",")]
REQUEST_SECONDS: Final = 10.0
"""How long the head of a request may take, from the connection or from the first byte that follows an answer."""
BODY_SECONDS: Final = 60.0
"""How long the body of a request may take."""
OTHER_FILES: Final = 150
"""Open files of a process that are no connections: database, processes for bots, logs."""
MANY_FILES: Final = 65_536
TOLD_SECONDS: Final = 60.0
"""The log tells what was turned away once in so many seconds."""
SILENT: Final = "connections that sent no request were closed"
CROWDED: Final = "connections from an address that had too many were refused"
FULL: Final = "connections were refused because there are too many"

Later = Callable[[float, Callable[[], None]], object]
"""Does something after so many seconds."""


class Connections:
    """All connections of this process, from `enter` to `leave`. `most` in all, `each` from one address."""

    def __init__(self, each: int, most: int, proxy: bool = False, later: Later | None = None) -> None:
        self.each = each
        self.most = most
        self._proxy = proxy
        self._later = later or (lambda seconds, work: asyncio.get_running_loop().call_later(seconds, work))
        self._open: dict[asyncio.Transport, str] = {}
        self._from: Counter[str] = Counter()
        self._silent: dict[asyncio.Transport, None] = {}
        """Those that owe us a request, the longest silent first."""
        self._turned_away: Counter[str] = Counter()
        self._telling = False

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport) -> bool:
        """Counts a new connection; ends it, and says so, if there are too many from its address or in all."""
        address = self._address(transport)
        if address and self._from[address] >= self.each:
            return self._end(transport, CROWDED)
        if len(self._open) >= self.most and not self._make_room():
            return self._end(transport, FULL)
        self._open[transport] = address
        self._silent[transport] = None
        if address:
            self._from[address] += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        """Forgets a connection that has ended; of one that was refused nothing is known."""
        self._silent.pop(transport, None)
        address = self._open.pop(transport, "")
        if address:
            self._from[address] -= 1
            if not self._from[address]:
                del self._from[address]

    def expect(self, transport: asyncio.Transport) -> None:
        """From now on the connection owes us a request, or the rest of one."""
        self._silent.setdefault(transport)

    def received(self, transport: asyncio.Transport) -> None:
        """A whole request has come."""
        self._silent.pop(transport, None)

    def close_silent(self, transport: asyncio.Transport) -> None:
        """Ends a connection whose request has not come in time."""
        self._end(transport, SILENT)

    def _make_room(self) -> bool:
        """Ends the connection that has been silent for longest; whether one was."""
        silent = next(iter(self._silent), None)
        if silent is None:
            return False
        self.leave(silent)
        self._end(silent, SILENT)
        return True

    def _end(self, transport: asyncio.Transport, why: str) -> bool:
        transport.abort()
        self._turned_away[why] += 1
        if not self._telling:
            self._tell()
        return False

    def _tell(self) -> None:
        """Tells at once, and what comes then in one line for each reason after a while."""
        for why, number in self._turned_away.items():
            LOG.warning(why, extra=fields(number=number, open=len(self._open)))
        self._telling = bool(self._turned_away)
        self._turned_away.clear()
        if self._telling:
            self._later(TOLD_SECONDS, self._tell)

    def _address(self, transport: asyncio.Transport) -> str:
        """Where a connection comes from, as limits count; nothing for a proxy, behind which everybody is."""
        peer = transport.get_extra_info("peername")
        if not isinstance(peer, tuple):
            return ""
        return "" if self._proxy and is_near(str(peer[0])) else grouped(str(peer[0]))


def is_near(address: str) -> bool:
    """Whether a reverse proxy may be there."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return False
    return any(parsed in network for network in NEAR)


def room_for_connections() -> int:
    """How many connections this process may have, after it has asked the system for as many as it may get."""
    try:
        import resource
    except ImportError:  # Windows: no such limit
        return MANY_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    files = MANY_FILES if soft == resource.RLIM_INFINITY else soft
    return max(files - OTHER_FILES, files // 2)


class Carried(uvicorn.Config):
    """uvicorn's configuration, with the connections of the process."""

    def __init__(self, app: Any, connections: Connections, **options: Any) -> None:
        super().__init__(app, http=Requests, ws=Sockets, **options)
        self.all_connections = connections


class Requests(H11Protocol):
    """uvicorn's protocol of requests, which waits for each of them no longer than it should."""

    config: Carried
    _limit: asyncio.TimerHandle | None = None
    _waits_for: object = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.config.all_connections.enter(transport):
            self._keep_time()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._keep_time()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop()
        self.config.all_connections.leave(self.transport)

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._stop()
        super().handle_websocket_upgrade(event)
        self.config.all_connections.received(self.transport)

    def _keep_time(self) -> None:
        """Begins or ends the wait for a head or a body."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return self._stop()
        connections, cycle = self.config.all_connections, self.cycle
        if cycle is None or cycle.response_complete:
            self._wait("head", REQUEST_SECONDS)
        elif cycle.more_body:
            self._wait(cycle, BODY_SECONDS)
        else:
            self._stop()
            connections.received(self.transport)
        return None

    def _wait(self, what: object, seconds: float) -> None:
        if self._limit is None or self._waits_for is not what:
            self._stop()
            self._waits_for = what
            self._limit = self.loop.call_later(seconds, self._too_late)
            self.config.all_connections.expect(self.transport)

    def _stop(self) -> None:
        if self._limit is not None:
            self._limit.cancel()
            self._limit = None

    def _too_late(self) -> None:
        self._limit = None
        self.config.all_connections.close_silent(self.transport)


class Sockets(WebSocketsSansIOProtocol):
    """uvicorn's protocol of sockets, whose end is the end of the connection."""

    config: Carried

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.all_connections.leave(self.transport)
