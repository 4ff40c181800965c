"""What all decisions of this game have in common: the first of its rules is named when a key is refused."""

from __future__ import annotations

from typing import Any, TypeVar

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import Frame, ask_seat
from rulewright.games.battalia.state import Battalia

F = TypeVar("F", bound=Frame)


def ask_of_hand(g: Battalia, frame: Frame, decision: Decision[Any, Any], seat: i64) -> None:
    """Asks for a card of the hand; one that is laid without asking tells the others something: no free undo."""
    ask_seat(g, frame, decision, seat)
    if g.asking == 0:
        g.barrier += 1


class Choice(Decision[Battalia, F]):
    """A decision of this game (DECISIONS 1, refusals)."""

    def explain(self, g: Battalia, frame: F, seat: i64, code: i64) -> Refusal:
        return Refusal(self.rules[0], reason_of(self.name))


def reason_of(name: str) -> str:
    """The reason that a refusal of a decision gives: its name, as the texts have it."""
    return name.replace("_", "-")
