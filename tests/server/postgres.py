"""A real PostgreSQL for the tests: on loopback, on a free port, with data in a folder of its own.

PostgreSQL refuses to run as root, so that tests run by root start it as the user that Debian's
package made for it. Nothing is kept: commits do not wait for the disk (unless a test is about a crash of the
database: `durable`), and the folder goes at the end.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, Final

import asyncpg

OWNER: Final = "rulewright"
DEADLINE: Final = 60.0
ROOMY: Final = ("max_connections=200",)
QUICK: Final = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
NUMBERS: Final = itertools.count(1)


def programs() -> Path:
    """The folder with the newest PostgreSQL of this machine."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    if found:
        return found[-1]
    on_path = shutil.which("postgres")
    if on_path is None:
        raise RuntimeError("the tests need PostgreSQL: apt-get install postgresql")
    return Path(on_path).parent


def free_port() -> int:
    """A port of loopback that nobody uses."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def unprivileged() -> dict[str, Any]:
    """How a child process is started as somebody who is not root."""
    if os.geteuid() != 0:
        return {}
    account = pwd.getpwnam("postgres")
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


class Postgres:
    """A running PostgreSQL; `database()` lends a fresh, empty database."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self.durable = durable
        self.port = free_port()
        self._process: subprocess.Popen[bytes] | None = None

    def url(self, name: str) -> str:
        return f"postgresql://{OWNER}@127.0.0.1:{self.port}/{name}"

    def initialise(self) -> None:
        options = ("--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync", f"--username={OWNER}")
        subprocess.run(
            [programs() / "initdb", f"--pgdata={self.folder / 'data'}", *options],
            check=True,
            capture_output=True,
            cwd=self.folder,
            **unprivileged(),
        )

    def start(self) -> None:
        """Starts the server and returns when it answers; also after `stop`, on the same port."""
        settings = ["listen_addresses=127.0.0.1", f"unix_socket_directories={self.folder}", *ROOMY]
        settings += () if self.durable else QUICK
        arguments = [part for setting in settings for part in ("-c", setting)]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [programs() / "postgres", "-D", self.folder / "data", "-p", str(self.port), *arguments],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                **unprivileged(),
            )
        end = time.monotonic() + DEADLINE
        while not self.answers():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text()}")
            time.sleep(0.05)

    def answers(self) -> bool:
        ready = [str(programs() / "pg_isready"), "--quiet", "--host=127.0.0.1", f"--port={self.port}"]
        return subprocess.run(ready, check=False).returncode == 0

    def stop(self) -> None:
        """Stops the server at once, as a crash of the machine would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(DEADLINE)
            self._process = None

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a fresh, empty database, which is dropped afterwards."""
        name = f"test_{next(NUMBERS)}"
        self.execute(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    def execute(self, statement: str) -> None:
        """Carries out a statement as the owner of everything."""
        run(self._execute(statement))

    async def _execute(self, statement: str) -> None:
        connection = await asyncpg.connect(self.url("postgres"))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()


def run(work: Coroutine[Any, Any, Any]) -> None:
    """Runs to its end, in a loop of its own."""
    asyncio.run(work)


@contextlib.contextmanager
def running_postgres(durable: bool = False) -> Iterator[Postgres]:
    """PostgreSQL from here to the end of the block; `durable`: what is committed survives `stop`."""
    folder = Path(tempfile.mkdtemp(prefix="rulewright-postgres-"))
    account = unprivileged()
    if account:
        os.chown(folder, account["user"], account["group"])
    server = Postgres(folder, durable)
    try:
        server.initialise()
        server.start()
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)
