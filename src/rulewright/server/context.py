"""The parts of one server process, so that each can find the others; and the two things that all need."""

from __future__ import annotations

import secrets
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rulewright.server.outbox import Outbox
    from rulewright.server.play import Play
    from rulewright.server.retelling import Retelling
    from rulewright.server.settings import Settings
    from rulewright.server.store import Store
    from rulewright.server.workers import Workers

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"


class Server:
    """One running server. The application makes it, and every handler gets it as `server`."""

    settings: Settings
    store: Store
    play: Play
    workers: Workers
    retelling: Retelling
    outbox: Outbox


def new_id(length: int = 16) -> str:
    """A random identifier: 80 bits as sixteen letters and digits that cannot be confused."""
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
