"""Errors that a user of the engine can meet, each a type of its own.

A refusal says which rule stands in the way and which numbers matter; it is data first (`Refusal`) and an exception
second (`Refused`), so that `why_not` can answer without raising.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a choice is not possible now.

    `reason` names a message (`refusal-<reason>` in the game's texts), `numbers` are its arguments, `rule` is the rule
    of the rulebook that says so. Where several things stand in the way, `obstacles` says of each what it is.
    """

    rule: str
    reason: str
    numbers: dict[str, int | str] = field(default_factory=dict)
    obstacles: tuple[Refusal, ...] = field(default=(), repr=False, compare=False)


class RulewrightError(Exception):
    """What all errors of the engine have in common."""


class Refused(RulewrightError):
    """The choice is against a rule; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        numbers = ", ".join(f"{name} {value}" for name, value in refusal.numbers.items())
        super().__init__(f"{refusal.rule}: {refusal.reason}" + (f" ({numbers})" if numbers else ""))
        self.refusal = refusal

    @property
    def rule(self) -> str:
        return self.refusal.rule

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal]]:
        return type(self), (self.refusal,)


class NotYourDecision(Refused):
    """The seat has nothing to decide at present."""


class UnknownOption(Refused):
    """The key names no option that this game knows."""


class GameOver(Refused):
    """The game has ended; there is nothing left to choose."""


class UndoRefused(Refused):
    """The last choice cannot be taken back freely: something became known since."""


class UnknownSeat(RulewrightError):
    """There is no such seat at this table."""


class UnknownGame(RulewrightError):
    """No game of that name is installed."""


class BrokenGame(UnknownGame):
    """A game of that name is installed, but its package cannot be loaded."""


class BadSetup(RulewrightError):
    """A game cannot be made with this number of players or these options."""


class BadPosition(RulewrightError):
    """The position is incomplete, inconsistent or malformed."""


class BadRecord(RulewrightError):
    """The record is malformed, or does not lead where it says."""


class BadContent(RulewrightError):
    """A content pack or a data file of a game does not hold what it must."""


class RunawayRule(RulewrightError):
    """The rules go on and on without asking anybody: a fault of the game, not of a player."""
