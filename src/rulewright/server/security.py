"""Security between the network and the handlers: limits, origins, sessions, CSRF, headers.

The application takes `middleware(server)`, `before_send(server)` and
`CarefulRequest`. Handlers find `session`, `limits` and `address` in the state
of their request. Requests that change something must come from our own pages:
browsers say so in Origin and Sec-Fetch-Site, and the page proves it with the
token of its session. Programs without a browser send neither header and have
no cookie to abuse.
"""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable
from http.cookies import CookieError, SimpleCookie
from ipaddress import ip_address
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rulewright.server import sessions
from rulewright.server.context import Server
from rulewright.server.limits import Limits, address_of
from rulewright.server.machine import EVERYWHERE
from rulewright.server.problems import RequestProblem
from rulewright.server.sessions import NOBODY, Session
from rulewright.server.settings import Settings

SAFE_METHODS: Final = frozenset(("GET", "HEAD", "OPTIONS"))
GUARDED: Final = ("/api/", "/ws/")
"""Paths that know people. The client's files and the host's pages need no session and no limit."""
UPLOADS: Final = frozenset(("/api/replays",))
MAX_BODY: Final = 64 * 1024
MAX_UPLOAD: Final = 1024 * 1024
DEFAULT_PORTS: Final = {"http": 80, "https": 443}
REFUSED_SOCKET: Final = 4403
TOO_MANY_SOCKETS: Final = 4429


def middleware(server: Server) -> list[DefineMiddleware]:
    """The middleware of the application, outermost first. `server.settings` must be set."""
    limits = Limits(server.settings)
    return [
        DefineMiddleware(Limited, server=server, limits=limits),
        DefineMiddleware(SameOrigin, server=server),
        DefineMiddleware(SmallBodies),
        DefineMiddleware(WithSession, server=server),
    ]


class Limited:
    """Counts requests and sockets by address."""

    def __init__(self, app: ASGIApp, server: Server, limits: Limits) -> None:
        self._app = app
        self._server = server
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope, self._server.settings.proxy)
        state: dict[str, Any] = scope["state"]
        state.update(limits=self._limits, address=address, session=NOBODY)
        if guarded(scope) and not self._limits.by_address.take(address):
            await refuse(RequestProblem("too-many", 429), scope, send)
            return
        await self._app(scope, receive, send)


class SameOrigin:
    """Refuses changes and sockets that another site's page asks for."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._origins = Origins(server.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if guarded(scope) and changes(scope) and not self._origins.allow(scope):
            await refuse(RequestProblem("origin", 403), scope, send)
            return
        await self._app(scope, receive, send)


class SmallBodies:
    """Refuses bodies that are larger than any honest one, by what they declare and by what really arrives."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        limit = MAX_UPLOAD if scope["path"].rstrip("/") in UPLOADS else MAX_BODY
        declared = header(scope, b"content-length") or "0"
        if not (declared.isascii() and declared.isdigit()):
            raise RequestProblem("malformed", 400)
        if int(declared) > limit:
            raise RequestProblem("too-large", 413)
        arrived = 0

        async def counting() -> Any:
            nonlocal arrived
            message = await receive()
            if message["type"] == "http.request":
                arrived += len(message["body"])
                if arrived > limit:
                    raise RequestProblem("too-large", 413)
            return message

        await self._app(scope, counting, send)


class WithSession:
    """Finds the session of the cookie, checks the CSRF token of changes, and prolongs the session now and then."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        secret = cookie_of(scope, self._server.settings) if guarded(scope) else ""
        session = (
            await self._server.store.read(lambda connection: sessions.find(connection, secret)) if secret else None
        )
        if session is None:
            await self._app(scope, receive, send)
            return
        limits: Limits = scope["state"]["limits"]
        if session.person is not None and not limits.by_person.take(session.person.id):
            await refuse(RequestProblem("too-many", 429), scope, send)
            return
        if scope["type"] == ScopeType.HTTP and changes(scope) and not _repeats_token(scope, session):
            raise RequestProblem("csrf", 403)
        scope["state"]["session"] = session
        if scope["type"] == ScopeType.HTTP and sessions.due_for_renewal(self._server.settings, session):
            await self._server.store.write(lambda tx: sessions.renew(tx, self._server.settings, session))
            send = _with_cookie(send, self._server.settings, secret, session)
        await self._app(scope, receive, send)


def _repeats_token(scope: Scope, session: Session) -> bool:
    given = header(scope, b"x-csrf-token") or ""
    return hmac.compare_digest(given.encode("latin-1"), session.csrf.encode())


def _with_cookie(send: Send, settings: Settings, secret: str, session: Session) -> Send:
    """Sends the cookie again with its new age, unless the handler sends another one."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = list(message["headers"])
            if not any(name.lower() == b"set-cookie" for name, _ in headers):
                headers.append(sessions.cookie(settings, secret, session.person).to_encoded_header())
            message["headers"] = headers
        await send(message)

    return sending


# Reading a request


class CarefulRequest(Request[Any, Any, Any]):
    """A request whose body may be anything: what the decoder stumbles over is the sender's mistake, not ours."""

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise RequestProblem("malformed", 400) from None


def guarded(scope: Scope) -> bool:
    return scope["path"].startswith(GUARDED)


def changes(scope: Scope) -> bool:
    """Whether the request may change something: a socket always may."""
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS


def header(scope: Scope, name: bytes) -> str | None:
    """A header that must not be there twice; of several the first counts."""
    for key, value in scope["headers"]:
        if key.lower() == name:
            return value.decode("latin-1")
    return None


def cookie_of(scope: Scope, settings: Settings) -> str:
    """The secret in our cookie; empty if there is none."""
    name = sessions.cookie_name(settings)
    for part in (header(scope, b"cookie") or "").split(";"):
        if part.strip().startswith(name + "="):
            try:
                return SimpleCookie(part.strip())[name].value
            except (CookieError, KeyError):
                return ""
    return ""


async def refuse(problem: RequestProblem, scope: Scope, send: Send) -> None:
    """A request gets the problem as its answer; a socket is closed before it is opened."""
    if scope["type"] == ScopeType.HTTP:
        raise problem
    code = TOO_MANY_SOCKETS if problem.status == 429 else REFUSED_SOCKET
    await send({"type": "websocket.close", "code": code, "reason": problem.code})


# Origins


class Origins:
    """The origins that our own pages can have."""

    def __init__(self, settings: Settings) -> None:
        own = origin_of(settings.origin)
        self.known = {own, *_loopback_spellings(own)}
        # Listening on all addresses without having been told one's own: the page has the name that it was asked by.
        self._any_host = not settings.address and settings.host in EVERYWHERE
        self._scheme = own.partition(":")[0]

    def allow(self, scope: Scope) -> bool:
        """Whether the request comes from one of our pages, or from no browser at all."""
        if header(scope, b"sec-fetch-site") not in (None, "same-origin", "none"):
            return False
        given = header(scope, b"origin")
        if given is None:
            return True
        origin = origin_of(given)
        if self._any_host:
            return origin != "" and origin == origin_of(f"{self._scheme}://{header(scope, b'host')}")
        return origin != "" and origin in self.known


def origin_of(address: str) -> str:
    """Scheme, host and port of an address, always spelled the same way; empty if it has none."""
    try:
        parts = urlsplit(address)
        port = parts.port or DEFAULT_PORTS.get(parts.scheme)
    except ValueError:
        return ""
    if not parts.hostname or port is None:
        return ""
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    shown = "" if port == DEFAULT_PORTS.get(parts.scheme) else f":{port}"
    return f"{parts.scheme}://{host}{shown}"


def _loopback_spellings(origin: str) -> set[str]:
    """On this machine the same page can be opened as localhost, 127.0.0.1 and [::1]."""
    parts = urlsplit(origin)
    if not _is_loopback(parts.hostname or ""):
        return set()
    port = parts.port or DEFAULT_PORTS[parts.scheme]
    return {origin_of(f"{parts.scheme}://{host}:{port}") for host in ("localhost", "127.0.0.1", "[::1]")}


def _is_loopback(host: str) -> bool:
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False


# Headers of every answer


def content_policy(settings: Settings) -> str:
    """What a page of ours may load: only what comes from here. Svelte writes style attributes: they may be inline.

    Browsers know no source that is an IPv6 address; there 'self' must do.
    """
    known = (origin for origin in Origins(settings).known if "[" not in origin)
    sockets = sorted(origin.replace("http", "ws", 1) for origin in known)
    return "; ".join(
        (
            "default-src 'self'",
            "script-src 'self'",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "img-src 'self' data:",
            "font-src 'self'",
            f"connect-src 'self' {' '.join(sockets)}",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    )


def security_headers(settings: Settings) -> list[tuple[bytes, bytes]]:
    """Headers of every answer, whatever it is."""
    headers = {
        "content-security-policy": content_policy(settings),
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "same-origin",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
    }
    if settings.secure:
        headers["strict-transport-security"] = "max-age=31536000"
    return [(name.encode(), value.encode()) for name, value in headers.items()]


def before_send(server: Server) -> Callable[[Message, Scope], Awaitable[None]]:
    """Adds the headers to every answer, also to those that no handler gave. What is about people is not cached."""
    always = security_headers(server.settings)
    ours = {name for name, _ in always}

    async def add_headers(message: Message, scope: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        kept = [(name, value) for name, value in message.get("headers", []) if name.lower() not in ours]
        if guarded(scope) and not any(name.lower() == b"cache-control" for name, _ in kept):
            kept.append((b"cache-control", b"no-store"))
        message["headers"] = [*kept, *always]

    return add_headers
