"""Chronicle of a match in memory: its events, and the lines of its log.

Both are long, and seldom needed by a match at which nobody looks: there they lie packed, in a tenth of the room, until
somebody needs them.
"""

from __future__ import annotations

import pickle
import zlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rulewright.server.match import Event, Logged

QUICKLY: Final = 1
"""How hard zlib tries."""


class Chronicle:
    """The events of a match in their order, those that were requests by these, and the lines of the log."""

    def __init__(self) -> None:
        self.version = 0
        """The number of the last event."""
        self._events: list[Event] = []
        self._lines: list[Logged] = []
        self._requests: dict[str, Event] = {}
        self._packed = b""

    @property
    def resting(self) -> bool:
        return bool(self._packed)

    @property
    def events(self) -> list[Event]:
        self._wake()
        return self._events

    @property
    def lines(self) -> list[Logged]:
        self._wake()
        return self._lines

    @lines.setter
    def lines(self, lines: list[Logged]) -> None:
        self._wake()
        self._lines = lines

    @property
    def requests(self) -> dict[str, Event]:
        self._wake()
        return self._requests

    def add(self, event: Event) -> None:
        """Takes the next event."""
        self.events.append(event)
        self.version += 1
        if event.request is not None:
            self._requests[event.request] = event

    def rest(self) -> None:
        """Packs everything. Whatever is asked for next unpacks it."""
        if not self._packed and self._events:
            self._packed = zlib.compress(pickle.dumps((self._events, self._lines), pickle.HIGHEST_PROTOCOL), QUICKLY)
            self._events, self._lines, self._requests = [], [], {}

    def _wake(self) -> None:
        """Unpacks, if anything is packed: our own memory, which nobody else has written."""
        if self._packed:
            self._events, self._lines = pickle.loads(zlib.decompress(self._packed))
            self._requests = {event.request: event for event in self._events if event.request is not None}
            self._packed = b""
