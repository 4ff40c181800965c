"""Passwords: Argon2id, away from the event loop, two at a time so that nobody can fill the memory with attempts."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from rulewright.server.people import MIN_PASSWORD
from rulewright.server.problems import RequestProblem

T = TypeVar("T")
HASHER: Final = PasswordHasher()
# Each hash takes 64 MiB while it is computed; the others wait for a thread.
THREADS: Final = ThreadPoolExecutor(2, thread_name_prefix="password")


def prepared(password: str) -> bytes:
    """The same letters typed on different keyboards are the same password."""
    return unicodedata.normalize("NFC", password).encode("utf-8", "surrogatepass")


def check_strength(password: str) -> None:
    """Raises if the password is too short to be one."""
    if len(password) < MIN_PASSWORD:
        raise RequestProblem("weak-password", number=MIN_PASSWORD)


async def hashed(password: str) -> str:
    """What the database keeps of a password."""
    return await _in_thread(lambda: HASHER.hash(prepared(password)))


async def matches(password: str, kept: str | None) -> bool:
    """Whether the password is right. Without anything to compare with it takes as long, and is not."""
    return await _in_thread(lambda: _matches(password, kept))


def outdated(kept: str) -> bool:
    """Whether a hash was made with other parameters than today's."""
    return HASHER.check_needs_rehash(kept)


def _matches(password: str, kept: str | None) -> bool:
    stand_in = _stand_in()
    try:
        return HASHER.verify(kept or stand_in, prepared(password)) and kept is not None
    except (VerificationError, InvalidHashError):
        return False


@cache
def _stand_in() -> str:
    """A hash that no password is tested against in earnest."""
    return HASHER.hash("nobody has this password")


async def _in_thread(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(THREADS, work)
