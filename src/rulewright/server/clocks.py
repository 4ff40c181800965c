"""Time control: how much time each seat has left, derived from the times of events; nothing of it is stored.

`live` gives a seat an amount for the whole game and an increment for each
decision; `turn` gives each decision its own amount. What happens when time is
up is decided in `play`.
"""

from __future__ import annotations

from typing import Final

from rulewright.server.wire import ClockInfo, Tempo

SECOND: Final = 1000
PATIENCE: Final = 3
"""After so many decisions in a row that time has made, the table is asked to put a bot there."""


class Clocks:
    """The clocks of one match. Times are milliseconds."""

    def __init__(self, tempo: Tempo, players: int) -> None:
        self.tempo = tempo
        self._bank = [tempo.base * SECOND] * players
        self._told = self._bank[:]
        """What everybody may know of them: not what was answered in a window."""
        self._since: dict[int, int] = {}

    @property
    def used(self) -> bool:
        """Whether the match is played with clocks at all."""
        return self.tempo.kind != "none"

    def start(self, seat: int, at: int) -> None:
        """The seat is asked something, which it sees from this moment on."""
        self._since[seat] = at

    def begin(self, seat: int, at: int) -> None:
        """The seat has seen what it is asked sooner than it might have."""
        if seat in self._since:
            self._since[seat] = min(self._since[seat], at)

    def put_off(self, seat: int, at: int) -> None:
        """The seat sees what it is asked not before this moment."""
        self._since[seat] = max(self._since[seat], at)

    def stop(self, seat: int, at: int, answered: bool, secretly: bool = False) -> None:
        """The seat is no longer asked; only an answer earns the increment, and none that is given secretly."""
        left = self.left(seat, at)
        del self._since[seat]
        if self.tempo.kind == "live":
            self._bank[seat] = left
            if answered and not secretly:
                self._bank[seat] += self.tempo.increment * SECOND
        if not secretly:
            self._told[seat] = self._bank[seat]

    def rest(self) -> None:
        """Nobody is asked anything, and what time has passed is nobody's."""
        self._since.clear()

    def renew(self, seat: int, at: int) -> None:
        """Somebody else plays the seat from now on, with all the time of a newcomer."""
        self._bank[seat] = self._told[seat] = self.tempo.base * SECOND
        if seat in self._since:
            self._since[seat] = at

    def left(self, seat: int, now: int) -> int:
        """What the seat has left; never negative. A question that is not to be seen yet takes no time."""
        since = self._since.get(seat, now)
        return max(0, self._bank[seat] - max(0, now - since))

    def starts_after(self, seat: int, at: int) -> bool:
        """Whether the seat is asked something that it cannot see yet."""
        return self._since.get(seat, at) > at

    def expired(self, now: int) -> list[int]:
        """The seats that are asked and have no time left."""
        return [seat for seat in sorted(self._since) if self.used and self.left(seat, now) == 0]

    def told(self, now: int, shown: set[int], eyes: int | None = None) -> list[ClockInfo]:
        """All clocks; those of `shown` seats are seen to run. Any other seems to stand: it may run in secret."""
        if not self.used:
            return []
        return [
            ClockInfo(seat, self.left(seat, now), seat in self._since, max(0, self._since.get(seat, now) - now))
            if seat in shown
            else ClockInfo(seat, self._bank[seat] if seat == eyes else told, False)
            for seat, told in enumerate(self._told)
        ]
