"""Health requests for whoever runs the server: is it alive, is it ready, what does it count."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import State
from sqlalchemy import Connection, text

from rulewright import __version__
from rulewright.server import metrics
from rulewright.server.problems import RequestProblem
from rulewright.server.store import Store
from rulewright.server.wire import Health

PATIENCE: Final = 5.0
"""Seconds in which the database must answer."""


@get("/health", summary="Whether the process is alive", tags=["operations"])
async def health(state: State) -> Health:
    """Alive: the event loop answers. Says nothing about the database."""
    return Health("stopping" if state.stopping else "ok", __version__, {})


@get("/ready", summary="Whether requests can be carried out", tags=["operations"])
async def ready(state: State) -> Response[Health]:
    """Ready: the database answers and the server is not about to stop; otherwise 503."""
    if state.stopping:
        return Response(Health("stopping", __version__, {}), status_code=503)
    problem = await problem_of(state.server.store)
    if problem:
        return Response(Health("broken", __version__, {"store": problem}), status_code=503)
    return Response(Health("ok", __version__, {"store": "ok"}))


async def problem_of(store: Store) -> str:
    """What is wrong with the store; empty if it answers."""

    def ask(connection: Connection) -> None:
        connection.execute(text("SELECT 1"))

    try:
        await asyncio.wait_for(store.read(ask), PATIENCE)
    except TimeoutError:
        return "does not answer"
    except Exception as error:  # whatever it is, the server is not ready, and must say so
        return type(error).__name__
    return ""


@get("/metrics", summary="Metrics for Prometheus", tags=["operations"], media_type="text/plain")
async def measured(request: Request[Any, Any, Any]) -> Response[bytes]:
    """Counters and histograms in Prometheus's text format, for this machine and its private networks only."""
    if not is_near(request.client.host if request.client else ""):
        raise RequestProblem("not-found", 404)
    return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)


def is_near(host: str) -> bool:
    """Whether an address belongs to this machine or to a private network."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_private


ROUTES: Final = [health, ready, measured]
