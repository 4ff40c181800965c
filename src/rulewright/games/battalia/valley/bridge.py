"""The exchange on the Royal Bridge (BA-492)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.frame import ask_seat, leave, step, steps
from rulewright.games.battalia.artefacts.fate import call_fate
from rulewright.games.battalia.artefacts.frames import Exchange
from rulewright.games.battalia.content import FIRST_GREAT
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.options import FATE, GA
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import TO_SHELTER, acting, put


class ExchangeChoice(Choice[Exchange]):
    """D-38: `ga:<ga>`, `fate`."""

    def options(self, g: Battalia, frame: Exchange, seat: i64) -> list[int]:
        codes = [int(GA + card - FIRST_GREAT) for card in g.display]
        if g.fate:
            codes.append(int(FATE))
        return codes


EXCHANGE: Final = ExchangeChoice("exchange", ("BA-492",), "BA-364")


def ask_exchange(frame: Exchange, g: Battalia) -> None:
    ask_seat(g, frame, EXCHANGE, acting(g))


def take_exchange(frame: Exchange, g: Battalia) -> None:
    """BA-492: for a displayed one, whose place it takes, or for a fate card."""
    seat = acting(g)
    code: i64 = g.answers[seat]
    leave(g)
    if code == FATE:
        g.spare.append(frame.great)
        g.spare.sort()
        shuffle(g, "spare", g.spare)
        call_fate(g, TO_SHELTER)
        return
    card = code - GA + FIRST_GREAT
    g.display.remove(card)
    insort(g.display, frame.great)
    put(g, seat, card, TO_SHELTER)
    g.tell("takes", seat, card)


steps(Exchange, step("exchange", ask_exchange, take_exchange))
