"""Prizes and fate cards (BA-169, BA-282 to BA-287)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.chance import shuffle
from rulewright.core.frame import ask_seat, call, leave, step, steps
from rulewright.games.battalia.artefacts.frames import Fate, Prize
from rulewright.games.battalia.content import FIRST_GREAT
from rulewright.games.battalia.decisions import Choice
from rulewright.games.battalia.ids import BLIND, CHOSEN, TWIN
from rulewright.games.battalia.options import FATE, GA, OPTION
from rulewright.games.battalia.state import Battalia
from rulewright.games.battalia.stock import acting, gain_dust, may_take_great, put

STAGE_OPTION: Final[i64] = 0
STAGE_CHOOSE: Final[i64] = 1


class PrizeChoice(Choice[Prize]):
    """D-41: `ga:<ga>`, `fate`."""

    def options(self, g: Battalia, frame: Prize, seat: i64) -> list[int]:
        codes: list[int] = []
        if may_take_great(g, seat):
            codes = [int(GA + card - FIRST_GREAT) for card in g.display]
        if g.fate:
            codes.append(int(FATE))
        return codes


PRIZE: Final = PrizeChoice("prize", ("BA-169", "BA-486", "BA-491"), "BA-364")


def ask_prize(frame: Prize, g: Battalia) -> None:
    ask_seat(g, frame, PRIZE, acting(g))


def take_prize(frame: Prize, g: Battalia) -> None:
    """BA-169, BA-282, BA-287: the display is not refilled."""
    seat = acting(g)
    code = g.answers[seat]
    leave(g)
    if code == FATE:
        call_fate(g, frame.to)
    elif code >= 0:
        card = code - GA + FIRST_GREAT
        g.display.remove(card)
        put(g, seat, card, frame.to)
        g.tell("takes", seat, card)


def call_fate(g: Battalia, to: i64) -> None:
    """BA-282: the top fate card is drawn and must be resolved."""
    fate = Fate()
    fate.card = g.fate[0]
    fate.to = to
    del g.fate[0]
    g.barrier += 1
    call(g, fate)


steps(Prize, step("prize", ask_prize, take_prize))


class FateChoice(Choice[Fate]):
    """D-42, D-42b: `option:a`, `option:b`; `ga:<ga>`."""

    def options(self, g: Battalia, frame: Fate, seat: i64) -> list[int]:
        if frame.stage == STAGE_CHOOSE:
            return sorted([int(GA + card - FIRST_GREAT) for card in g.spare])
        if may_take_great(g, seat) and (frame.card == TWIN or g.spare):
            return [int(OPTION), int(OPTION + 1)]
        return [int(OPTION + 1)]

    def default(self, g: Battalia, frame: Fate, seat: i64) -> i64:
        return self.options(g, frame, seat)[0] if frame.stage == STAGE_CHOOSE else OPTION + 1


FATE_DECISION: Final = FateChoice("fate", ("BA-282", "BA-283", "BA-284", "BA-285"), "BA-364")


def ask_fate(frame: Fate, g: Battalia) -> None:
    ask_seat(g, frame, FATE_DECISION, acting(g))


def take_fate(frame: Fate, g: Battalia) -> None:
    """BA-283 to BA-285, BA-531."""
    seat = acting(g)
    code = g.answers[seat]
    if frame.stage == STAGE_CHOOSE:
        leave(g)
        card = code - GA + FIRST_GREAT
        g.spare.remove(card)
        put(g, seat, card, frame.to)
        g.barrier += 1
        g.tell("takes", seat, card)
        if g.spare:
            shuffle(g, "spare", g.spare)
        return_fate(g, frame.card)
        return
    if code == OPTION and frame.card == CHOSEN:
        g.tell("fate", seat, frame.card, 0)
        frame.stage = STAGE_CHOOSE
        g.barrier += 1
        frame.at -= 2
        return
    leave(g)
    g.tell("fate", seat, frame.card, code - OPTION)
    if code != OPTION:
        gain_dust(g, seat, 2 if frame.card == TWIN else 1, frame.to)
    elif frame.card == TWIN:
        put(g, seat, TWIN, frame.to)
        g.tell("takes", seat, TWIN)
        return_fate(g, -1)
        return
    elif frame.card == BLIND:
        card = g.spare[0]
        del g.spare[0]
        put(g, seat, card, frame.to)
        g.barrier += 1
        g.tell("takes", seat, card)
    return_fate(g, frame.card)


def return_fate(g: Battalia, card: i64) -> None:
    """BA-282: a card that was not kept is shuffled into the deck again."""
    if card >= 0:
        g.fate.append(card)
        g.fate.sort()
    if g.fate:
        shuffle(g, "fate", g.fate)


steps(Fate, step("fate", ask_fate, take_fate))
