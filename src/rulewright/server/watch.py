"""Request log: every request gets an id, is counted, and is logged when it is over."""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rulewright.server import metrics
from rulewright.server.logs import PERSON, REQUEST, fields

LOG: Final = logging.getLogger(__name__)
QUIET: Final = {"/health", "/ready", "/metrics"}
"""Asked for every few seconds by machines: counted, but not logged."""
METHODS: Final = {"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"}


class Watch:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        request = secrets.token_hex(8)
        remembered = REQUEST.set(request)
        began = time.perf_counter()
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", request.encode())]
            await send(message)

        try:
            await self._app(scope, receive, sending)
        finally:
            watched(scope, status, time.perf_counter() - began)
            REQUEST.reset(remembered)


def watched(scope: Scope, status: int, seconds: float) -> None:
    """A request is over. Its path is named by its template: paths themselves can hold codes and links."""
    path = scope.get("path_template") or "(none)"
    given = str(scope.get("method"))
    method = given if given in METHODS else "other"
    metrics.REQUESTS.labels(method, path, str(status)).inc()
    metrics.REQUEST_SECONDS.labels(path).observe(seconds)
    if path not in QUIET:
        milliseconds = round(seconds * 1000, 1)
        LOG.info("request", extra=fields(method=method, path=path, status=status, ms=milliseconds, **who(scope)))


def who(scope: Scope) -> dict[str, str]:
    """The id of the person, if there is one; never a name."""
    state: dict[str, Any] = scope.get("state") or {}
    person = getattr(state.get("session"), "person", None)
    return {"person": person.id} if person is not None else {}


def person_of_this_task(person: str) -> None:
    """From now on, lines of the log of this task carry the person: for sockets, which live long."""
    PERSON.set(person)
