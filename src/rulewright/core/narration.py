"""The log: what happened, as messages with arguments, in no language yet.

Steps tell the log in numbers; the game's `MESSAGES` table says what each
number is and which rule the line belongs to. A line is for everybody or for
one seat alone. Texts are made at the edge.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import i64

if TYPE_CHECKING:
    from rulewright.core.state import State


class LogLine:
    """One line as it was told: a message, three numbers and any further ones, and whom it is for (-1: all)."""

    def __init__(self, message: str, numbers: list[int], only: i64) -> None:
        self.message = message
        self.numbers = numbers
        self.only: i64 = only


class Told(NamedTuple):
    """One line as a reader gets it."""

    message: str
    args: dict[str, int | str | list[str]]
    rule: str


class MessageKind(NamedTuple):
    """What the numbers of a message are: `card`, `seat`, `number` and so on; and its rule.

    With `several`, a list of things of that kind comes after them, as the argument `cards` for `card`.
    """

    arguments: tuple[str, ...]
    rule: str
    several: str = ""


CARRIED: Final = "carried"
EVERY_GAME: Final = {CARRIED: MessageKind(("former", "version", "first", "last"), "")}
"""Messages that no game declares: a match was carried over from former rules, which led elsewhere from a choice on."""


def told_to(g: State, seat: i64, since: int = 0) -> list[Told]:
    """The collected lines that a seat may read (-1: a spectator), from number `since` on."""
    lines: list[Told] = []
    for line in (g.narration or [])[since:]:
        if line.only in (-1, seat):
            lines.append(told(g, line))
    return lines


def told(g: State, line: LogLine) -> Told:
    kind = EVERY_GAME.get(line.message) or g.game.messages[line.message]
    args: dict[str, int | str | list[str]] = {}
    for argument, number in zip(kind.arguments, line.numbers, strict=False):
        args[argument] = g.game.argument(argument, number)
    if kind.several:
        args[f"{kind.several}s"] = [str(g.game.argument(kind.several, number)) for number in line.numbers[3:]]
    return Told(f"log-{line.message}", args, kind.rule)
