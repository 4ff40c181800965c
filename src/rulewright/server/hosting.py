"""Server processes: one, or several that share a port and a PostgreSQL.

uvicorn carries the requests. On SIGTERM and Ctrl-C the tables are told first, then requests in progress
are finished, then everything is stopped in order.
"""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import uvicorn
from litestar import Litestar
from prometheus_client.multiprocess import mark_process_dead

from rulewright.server import logs
from rulewright.server.connections import NEAR_PROXIES, Carried, Connections, room_for_connections
from rulewright.server.settings import Settings

LOG: Final = logging.getLogger(__name__)
MAX_MESSAGE: Final = 64 * 1024
"""The longest message that a socket takes, in bytes."""
BESIDE_SOCKETS: Final = 200
"""How many connections an address may have beside its sockets."""
COLLECT_AFTER: Final = (5_000, 5, 200)
"""New objects, then looks at the youngest, then at the younger ones, after which the collector looks further."""
PATIENCE: Final = 20
"""Seconds that requests in progress get at the end."""
STARTUP_FAILED: Final = 3
"""The exit code of a process that could not start: it is not tried again, because it would only fail again."""


def bind(host: str, port: int) -> socket.socket:
    """A socket at this address; raises OSError if somebody else has it. Port 0: any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((host, port))
        bound.listen(2048)
    except OSError:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


def configuration(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn carries the application."""
    return Carried(
        app,
        Connections(settings.sockets_from + BESIDE_SOCKETS, room_for_connections(), settings.proxy),
        host=settings.host,
        port=settings.port,
        ws_max_size=MAX_MESSAGE,
        proxy_headers=settings.proxy,
        forwarded_allow_ips=NEAR_PROXIES,
        ssl_certfile=settings.certificate or None,
        ssl_keyfile=settings.certificate_key or None,
        timeout_graceful_shutdown=PATIENCE,
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="on",
    )


class Host(uvicorn.Server):
    """uvicorn, but the tables hear of the end before their sockets are closed."""

    def __init__(self, app: Litestar, settings: Settings, started: Callable[[], None] | None = None) -> None:
        super().__init__(configuration(app, settings))
        self._app = app
        self._when_started = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._when_started is not None:
            self._when_started()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        from rulewright.server.app import farewell

        await farewell(self._app)
        await super().shutdown(sockets)


def host(settings: Settings, bound: socket.socket, started: Callable[[], None] | None = None) -> bool:
    """Runs the server in this process until a signal stops it; whether it had started well."""
    from rulewright.server.app import create_app

    logs.configure(settings.log_format)

    def ready() -> None:
        spare_collector()
        if started is not None:
            started()

    server = Host(create_app(settings), settings, ready)
    # uvicorn stops gracefully on a signal, and then raises it again: by then all is done.
    before = [(number, signal.signal(number, lambda *_: None)) for number in (signal.SIGINT, signal.SIGTERM)]
    try:
        server.run([bound])
    except SystemExit:
        return False
    finally:
        for number, handler in before:
            signal.signal(number, handler)
    return server.started


def spare_collector() -> None:
    """Garbage is looked for in what comes from now on, and less often.

    A look at everything, the program included, stops all tables for a tenth of a second and more.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AFTER)


# Several processes


def host_several(settings: Settings, bound: socket.socket, number: int, started: Callable[[], None]) -> bool:
    """Runs the server in several processes; one that dies is started again. Whether all had started well."""
    logs.configure(settings.log_format)
    with tempfile.TemporaryDirectory(prefix="rulewright-metrics-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        try:
            return Supervisor(settings, bound, number).run(started)
        finally:
            del os.environ["PROMETHEUS_MULTIPROC_DIR"]


class Supervisor:
    """Keeps a number of server processes running until a signal comes."""

    def __init__(self, settings: Settings, bound: socket.socket, number: int) -> None:
        self._context = multiprocessing.get_context("spawn")
        self._arguments = (settings, bound)
        self._stop = threading.Event()
        self._good = True
        self._processes = [self._start() for _ in range(number)]

    def _start(self) -> SpawnProcess:
        process = self._context.Process(target=one_of_several, args=self._arguments)
        process.start()
        return process

    def run(self, started: Callable[[], None]) -> bool:
        before = [(number, signal.signal(number, self._signalled)) for number in (signal.SIGINT, signal.SIGTERM)]
        started()
        try:
            while not self._stop.wait(0.5):
                self._replace_the_dead()
        finally:
            for process in self._processes:
                process.terminate()
            for process in self._processes:
                process.join()
            for number, handler in before:
                signal.signal(number, handler)
        return self._good

    def _signalled(self, *_: Any) -> None:
        self._stop.set()

    def _replace_the_dead(self) -> None:
        for place, process in enumerate(self._processes):
            if process.is_alive() or self._stop.is_set():
                continue
            if process.exitcode == STARTUP_FAILED:
                self._good = False
                self._stop.set()
                return
            mark_process_dead(process.pid)  # type: ignore[no-untyped-call]
            LOG.error("a server process has died and is started again", extra=logs.fields(exit=process.exitcode))
            self._processes[place] = self._start()


def one_of_several(settings: Settings, bound: socket.socket) -> None:
    """What each of several processes runs."""
    threading.Thread(target=stop_with_the_supervisor, daemon=True).start()
    if not host(settings, bound):
        raise SystemExit(STARTUP_FAILED)


def stop_with_the_supervisor() -> None:
    """A supervisor that was killed cannot stop its processes: they stop by themselves, gracefully."""
    supervisor = multiprocessing.parent_process()
    assert supervisor is not None
    supervisor.join()
    os.kill(os.getpid(), signal.SIGTERM)
