"""A server under test, and browsers that use it. How to use all this: see conftest.py."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
from litestar import Litestar
from litestar.datastructures import State
from litestar.types import Scope
from postgres import free_port
from websockets.asyncio.client import connect

import rulewright
from rulewright.server.context import Server
from rulewright.server.hosting import Host
from rulewright.server.sessions import Session
from rulewright.server.settings import Settings
from rulewright.server.store import Store, open_store
from rulewright.server.upgrade import migrate

SOURCE: Final = Path(rulewright.__file__).parents[1]
PURE: Final = Path(__file__).parents[2] / "src"
"""The sources as they are written: a compiled class cannot be changed by a test."""
DEADLINE: Final = 30.0
START_DEADLINE: Final = 90.0


async def until(condition: Callable[[], Any], what: str = "the condition", seconds: float = DEADLINE) -> Any:
    """Waits until the condition holds, and returns what it gave; fails when it does not hold in time."""
    end = time.monotonic() + seconds
    while True:
        found = condition()
        if isinstance(found, Awaitable):
            found = await found
        if found:
            return found
        assert time.monotonic() < end, f"{what} did not come to hold within {seconds} s"
        await asyncio.sleep(0.01)


def settings_for(url: str, folder: Path, **changes: Any) -> Settings:
    """Settings for tests: no limits that a quick test would meet, unless the test asks for them."""
    usual: dict[str, Any] = {"data": folder, "database": url, "rate": 10_000.0, "logins": 10_000, "tables_each": 1000}
    return Settings(**{**usual, **changes})


class Browser:
    """A browser with cookies of its own. It sends Origin and X-CSRF-Token as the client does."""

    def __init__(self, client: httpx.AsyncClient, origin: str) -> None:
        self.client = client
        self.origin = origin
        self.person: dict[str, Any] | None = None
        self._csrf = ""

    async def request(self, method: str, path: str, **arguments: Any) -> httpx.Response:
        """Any request; `json=` is the body. Paths are whole: /api/tables."""
        headers = dict(arguments.pop("headers", None) or {})
        if method != "GET":
            if not self._csrf:
                await self.me()
            headers = {"Origin": self.origin, "X-CSRF-Token": self._csrf, **headers}
        answer = await self.client.request(method, path, headers=headers, **arguments)
        self._learn(answer)
        return answer

    def _learn(self, answer: httpx.Response) -> None:
        """Signing in and out makes a new session with a new token; `Me` says which."""
        if answer.headers.get("content-type", "").startswith("application/json") and answer.content:
            body = answer.json()
            if isinstance(body, dict) and "csrf" in body:
                self._csrf, self.person = body["csrf"], body.get("person")

    async def me(self) -> dict[str, Any]:
        me: dict[str, Any] = await self.get("/api/me")
        return me

    async def guest(self, name: str, locale: str = "en") -> dict[str, Any]:
        """Becomes a guest; returns the person."""
        me = await self.post("/api/guest", {"name": name, "locale": locale})
        person: dict[str, Any] = me["person"]
        return person

    async def get(self, path: str, **parameters: Any) -> Any:
        """The answer to a request that must succeed."""
        return told(await self.request("GET", path, params=parameters or None))

    async def post(self, path: str, body: Any = None) -> Any:
        return told(await self.request("POST", path, json=body))

    async def put(self, path: str, body: Any = None) -> Any:
        return told(await self.request("PUT", path, json=body))

    async def patch(self, path: str, body: Any) -> Any:
        return told(await self.request("PATCH", path, json=body))

    async def delete(self, path: str) -> Any:
        return told(await self.request("DELETE", path))

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """The status and the code of a request that must be refused."""
        answer = await self.request(method, path, json=body)
        assert answer.status_code >= 400, answer.text
        problem = answer.json()
        assert set(problem) == {"code", "text"} and problem["text"], problem
        return answer.status_code, problem["code"]

    def socket(self, table: str, **arguments: Any) -> connect:
        """`async with browser.socket(table) as socket:` opens a socket at a table; needs `listening`."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        headers = {"Origin": self.origin, **({"Cookie": cookies} if cookies else {})}
        address = self.origin.replace("http", "ws", 1) + f"/ws/tables/{table}"
        return connect(address, additional_headers=headers, proxy=None, max_size=None, **arguments)


def told(answer: httpx.Response) -> Any:
    """The JSON of a good answer; None if it has no body."""
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


# What handlers get by the names `server` and `session`, for applications of a part of the server


async def the_server(state: State) -> Server:
    server: Server = state.server
    return server


async def the_session(scope: Scope) -> Session:
    session: Session = scope["state"]["session"]
    return session


# A whole server


def application(settings: Settings) -> Litestar:
    """Imported late, so that a test of one part loads only that part."""
    from rulewright.server.app import create_app

    return create_app(settings)


class Running:
    """A server under test and the browsers that have been opened."""

    def __init__(self, app: Litestar, settings: Settings, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self.app = app
        self.settings = settings
        self.origin = settings.origin
        self._transport = transport
        self._clients = contextlib.AsyncExitStack()

    @property
    def server(self) -> Server:
        """The parts of the server: `server.store`, `server.play`, ..."""
        server: Server = self.app.state.server
        return server

    async def browser(self) -> Browser:
        """One more browser, without cookies."""
        client = httpx.AsyncClient(transport=self._transport, base_url=self.origin, trust_env=False, timeout=DEADLINE)
        return Browser(await self._clients.enter_async_context(client), self.origin)

    async def guest(self, name: str, locale: str = "en") -> Browser:
        """One more browser, with a guest."""
        browser = await self.browser()
        await browser.guest(name, locale)
        return browser

    async def close(self) -> None:
        await self._clients.aclose()


@contextlib.asynccontextmanager
async def running(settings: Settings) -> AsyncIterator[Running]:
    """A server in this process without a network: for REST. Requests go straight to the application."""
    app = application(settings)
    lifespan = app.lifespan()
    await lifespan.__aenter__()
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)  # type: ignore[arg-type]
    here = Running(app, settings, transport)
    try:
        yield here
    finally:
        await here.close()
        await lifespan.__aexit__(None, None, None)  # what a test raises stays as it is, outside the lifespan


@contextlib.asynccontextmanager
async def listening(settings: Settings, app: Litestar | None = None) -> AsyncIterator[Running]:
    """A server in this process behind a real uvicorn on a free port: for sockets."""
    settings = replaced(settings, port=free_port())
    app = app or application(settings)
    server = Host(app, settings)
    serving = asyncio.create_task(server.serve())
    here = Running(app, settings)
    try:
        await until(lambda: server.started or serving.done(), "the server's start", START_DEADLINE)
        assert server.started, "the server did not start; its log says why"
        yield here
    finally:
        await here.close()
        server.should_exit = True
        await serving


def replaced(settings: Settings, **changes: Any) -> Settings:
    """The same settings but for some."""
    return msgspec.structs.replace(settings, **changes)


@contextlib.asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """The store alone, on a database that is brought up to date first."""
    await asyncio.to_thread(migrate, url)
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


class ServerProcess:
    """`rulewright serve` as a process of its own, to be killed and started again."""

    def __init__(self, url: str, folder: Path, *arguments: str) -> None:
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.path = str(SOURCE)
        self._arguments = ["--database", url, "--data", str(folder), "--port", str(self.port), *arguments]
        self.command = ["-m", "rulewright"]
        """How Python is told to run the program; benchmarks have a variant."""
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Starts it, and returns when it is ready."""
        environment = {**os.environ, "PYTHONPATH": self.path, "RULEWRIGHT_RATE": "10000", "LC_ALL": "C.UTF-8"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, *self.command, "serve", *self._arguments],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        end = time.monotonic() + START_DEADLINE
        while not self.ready():
            assert self.process.poll() is None and time.monotonic() < end, f"no start:\n{self.log.read_text()}"
            time.sleep(0.05)

    def ready(self) -> bool:
        try:
            return httpx.get(f"{self.origin}/ready", trust_env=False, timeout=5).is_success
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """SIGKILL: no chance to tidy up."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(DEADLINE)

    def terminate(self) -> int:
        """SIGTERM: a graceful stop; returns the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(DEADLINE)

    @contextlib.asynccontextmanager
    async def browser(self) -> AsyncIterator[Browser]:
        async with httpx.AsyncClient(base_url=self.origin, trust_env=False, timeout=DEADLINE) as client:
            yield Browser(client, self.origin)


@contextlib.contextmanager
def server_process(url: str, folder: Path, *arguments: str) -> Iterator[ServerProcess]:
    """A server process from here to the end of the block."""
    server = ServerProcess(url, folder, *arguments)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.terminate()
