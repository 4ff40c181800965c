"""Artefacts taken from the pool (BA-053): the top card, or on the day of the type any colour."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import ask_seat, leave, step, steps
from rulewright.games.battalia.content import ARTEFACT_PILE
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.lines.frames import Colour
from rulewright.games.battalia.options import TAKE
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import acting, put


class ColourChoice(Choice[Colour]):
    """D-25: `take:<card>`."""

    def options(self, g: Battalia, frame: Colour, seat: i64) -> list[int]:
        pile = g.piles[ARTEFACT_PILE + frame.kind]
        if not pile:
            return []
        if not g.matches(frame.kind):
            return [int(TAKE + pile[0])]
        return sorted({int(TAKE + card) for card in pile})

    def default(self, g: Battalia, frame: Colour, seat: i64) -> i64:
        return TAKE + g.piles[ARTEFACT_PILE + frame.kind][0]


COLOUR: Final = ColourChoice("colour", ("BA-053",), "BA-364")


def ask_colour(frame: Colour, g: Battalia) -> None:
    """BA-053."""
    ask_seat(g, frame, COLOUR, acting(g))


def take_colour(frame: Colour, g: Battalia) -> None:
    """BA-053: the topmost card of the colour; the rest keeps its order."""
    seat = acting(g)
    code = g.answers[seat]
    leave(g)
    if code < 0:
        return
    card = code - TAKE
    g.piles[ARTEFACT_PILE + frame.kind].remove(card)
    g.barrier += 1
    put(g, seat, card, frame.to)
    if frame.traded:
        insort(g.seats[seat].traded, card)
    g.tell("takes", seat, card)


steps(Colour, step("colour", ask_colour, take_colour))
