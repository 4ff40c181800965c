"""Influence: gained, spent and lost (RW-022). What the dials give of it is in dials.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.narration import MessageKind
from rulewright.games.runewars.state import Runewars

MESSAGES: Final[dict[str, MessageKind]] = {
    "gains_influence": MessageKind(("seat", "number"), "RW-022"),
    "spends_influence": MessageKind(("seat", "number"), "RW-022"),
    "loses_influence": MessageKind(("seat", "number"), "RW-022"),
}


def gain_influence(g: Runewars, seat: i64, number: i64) -> None:
    """RW-022: tokens from the supply, which never runs out."""
    if number > 0:
        g.seats[seat].influence += number
        g.tell("gains_influence", seat, number)


def spend_influence(g: Runewars, seat: i64, number: i64) -> None:
    """RW-022: a price that was offered only to whoever can pay it."""
    assert g.seats[seat].influence >= number, "RW-903"
    g.seats[seat].influence -= number
    g.tell("spends_influence", seat, number)


def lose_influence(g: Runewars, seat: i64, number: i64) -> None:
    """RW-022: what an effect takes away, as far as the player has it."""
    lost = min(number, g.seats[seat].influence)
    if lost > 0:
        g.seats[seat].influence -= lost
        g.tell("loses_influence", seat, lost)
