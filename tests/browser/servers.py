"""The servers of these tests: scripts beside this file that stand for `rulewright`."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from driving import TESTS
from serving import SOURCE, ServerProcess


@contextlib.contextmanager
def of_the_tests(script: str, database: Path, sources: Path = SOURCE) -> Iterator[ServerProcess]:
    """A process of such a script; `PURE` sources for a script that has rules of its own."""
    server = ServerProcess(f"sqlite:///{database}", database.parent)
    server.command = [str(TESTS / "browser" / script)]
    server.path = os.pathsep.join([str(sources), str(TESTS), str(TESTS / "server")])
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.terminate()
