"""Health requests for whoever runs the server: is it alive, is it ready, what does it count."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from sqlalchemy import insert, update
from sqlalchemy.exc import IntegrityError

from rulewright import __version__
from rulewright.server import metrics
from rulewright.server.context import new_id
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import LEASES
from rulewright.server.store import Store, Transaction
from rulewright.server.wire import Health

PATIENCE: Final = 5.0
"""Seconds in which the database must answer."""
FRESH: Final = 1.0
"""Seconds for which an answer is good enough for others who ask."""
PROBE: Final = "ready"
"""The row that is written to see whether anything can be."""


@get("/health", summary="Whether the process is alive", tags=["operations"])
async def health(state: State) -> Health:
    """Alive: the event loop answers. Says nothing about the database."""
    return Health("stopping" if state.stopping else "ok", __version__, {})


@get("/ready", summary="Whether requests can be carried out", tags=["operations"])
async def ready(state: State) -> Response[Health]:
    """Ready: the database takes what is written and the server is not about to stop; otherwise 503."""
    if state.stopping:
        return Response(Health("stopping", __version__, {}), status_code=503)
    problem = await state.readiness.problem()
    if problem:
        return Response(Health("broken", __version__, {"store": problem}), status_code=503)
    return Response(Health("ok", __version__, {"store": "ok"}))


class Readiness:
    """Whether the store takes what is written, found out at most once a second, however many ask."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._me = new_id()
        self._asking: asyncio.Task[str] | None = None
        self._until = 0.0

    async def problem(self) -> str:
        """What is wrong with the store; empty if nothing is."""
        now = asyncio.get_running_loop().time()
        if self._asking is None or now >= self._until:
            self._asking = asyncio.create_task(problem_of(self._store, self._me))
            self._until = now + FRESH
        return await asyncio.shield(self._asking)


async def problem_of(store: Store, name: str) -> str:
    """What is wrong with the store; empty if something was written into it, and committed."""

    def write(tx: Transaction) -> None:
        row = {"holder": name, "until": 0}
        if not tx.execute(update(LEASES).where(LEASES.c.name == PROBE).values(row)).rowcount:
            tx.execute(insert(LEASES).values(name=PROBE, **row))

    try:
        await asyncio.wait_for(store.write(write), PATIENCE)
    except TimeoutError:
        return "does not answer"
    except IntegrityError:
        return ""  # another process wrote the first one at this moment
    except Exception as error:  # whatever it is, the server is not ready, and must say so
        return type(error).__name__
    return ""


@get("/metrics", summary="Metrics for Prometheus", tags=["operations"], media_type="text/plain")
async def measured(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    """Counters and histograms in Prometheus's text format, for this machine only, unless the host opens it."""
    if not is_near(request.client.host if request.client else "", state.server.settings.metrics == "private"):
        raise RequestProblem("not-found", 404)
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


def is_near(host: str, private: bool) -> bool:
    """Whether an address belongs to this machine, or to a private network if those count."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or (private and address.is_private)


ROUTES: Final = [health, ready, measured]
