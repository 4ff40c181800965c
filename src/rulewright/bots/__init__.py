"""Players that are programs. They know only the core's interface, and only what their seat may know."""

from __future__ import annotations

from typing import Protocol

from rulewright.core.state import State


class Bot(Protocol):
    """Anything that makes a choice for a seat that is asked."""

    def choose(self, g: State, seat: int) -> int:
        """The number of the option that is chosen; the state is not changed."""
        ...
