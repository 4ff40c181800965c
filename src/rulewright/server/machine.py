"""Local address: this machine as others in its network reach it, if it listens everywhere and was told no name."""

from __future__ import annotations

import socket
from typing import Final

EVERYWHERE: Final = frozenset({"0.0.0.0", "::", ""})
"""What `--host` can be to listen at all addresses; nobody can open a page there."""
ELSEWHERE: Final = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that belong to nobody (RFC 5737, RFC 3849)."""


def own_address() -> str:
    """The address from which this machine would reach others; its loopback address if it reaches nobody."""
    for family, other in ELSEWHERE:
        # Nothing is sent: the system only says which way it would go.
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            try:
                asking.connect((other, 9))
            except OSError:
                continue
            return str(asking.getsockname()[0])
    return "127.0.0.1"


def in_url(host: str) -> str:
    """A host as it stands in a URL: IPv6 addresses in brackets, and never the address of everywhere."""
    shown = own_address() if host in EVERYWHERE else host
    return f"[{shown}]" if ":" in shown else shown
