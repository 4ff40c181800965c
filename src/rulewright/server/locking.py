"""Lock file in the data folder: one server for one SQLite database, for as long as it runs.

The file says where the running server is, so that a second start can show the way there. The system
lets go of the lock when a process ends, however it ends.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from rulewright.core.errors import RulewrightError

NAME: Final = "rulewright.lock"
FAR: Final = 1 << 30
"""Windows locks bytes, and nobody may read a locked one: so one is locked that is never written."""


class AlreadyRunning(RulewrightError):
    """Another server uses this folder; `address` is where it is, if it has said so."""

    def __init__(self, folder: Path, address: str) -> None:
        where = f" at {address}" if address else ""
        super().__init__(f"a Rulewright is running{where} with the data in {folder}: stop it first")
        self.address = address


@contextlib.contextmanager
def held(folder: Path, address: str = "") -> Iterator[None]:
    """Nobody else uses the folder from here to the end of the block; raises `AlreadyRunning`."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor = os.open(folder / NAME, os.O_RDWR | os.O_CREAT, 0o600)
    with os.fdopen(descriptor, "r+b") as file:
        if not try_lock(file):
            raise AlreadyRunning(folder, file.read().decode("utf-8", "replace").strip())
        file.truncate(0)
        file.write(address.encode())
        file.flush()
        try:
            yield
        finally:
            file.truncate(0)


if sys.platform == "win32":
    import msvcrt

    def try_lock(file: BinaryIO) -> bool:
        file.seek(FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(0)
        return True

else:
    import fcntl

    def try_lock(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
