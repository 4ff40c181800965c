"""Diplomacy with unallied neutral units: influence, Fate cards, one symbol (RW-270 to RW-272, RW-276).

What the symbol brings about (RW-273 to RW-275) is in mobilize.py: the procedure only finds it out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.cards.playing import TACTICS_CARDS
from rulewright.games.runewars.cards.tactics_intrigue import SILVER_TONGUE_CARDS
from rulewright.games.runewars.ids import RED, SILVER_TONGUE, TWIST_OF_FATE
from rulewright.games.runewars.options import FATE, MOST_INFLUENCE, PASS, PLAY, SPEND, between
from rulewright.games.runewars.orders.frames import Activation, Diplomacy
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.decks import (
    best_fate,
    discard_fate,
    discard_tactics,
    draw_fate,
    pass_over_hand,
    playable,
)
from rulewright.games.runewars.world.influence import spend_influence
from rulewright.kit.windows import Uses, offer

MESSAGES: Final[dict[str, MessageKind]] = {
    "diplomacy_begins": MessageKind(("seat", "area"), "RW-270"),
    "diplomacy_more_cards": MessageKind(("seat", "tactics", "number"), "RW-557"),
    "diplomacy_new_cards": MessageKind(("seat", "tactics"), "RW-557"),
    "diplomacy_draws": MessageKind(("seat", "number"), "RW-271", several="fate"),
    "diplomacy_result": MessageKind(("seat", "fate", "symbol"), "RW-272"),
    "diplomacy_no_cards": MessageKind(("seat",), "RW-271"),
}
MOST_SPENT: Final[i64] = 6


# Step 1: influence (RW-270)


class DiplomacySpend(Decision[Runewars, Diplomacy]):
    """D-206: how much influence is spent."""

    def options(self, g: Runewars, frame: Diplomacy, seat: i64) -> list[int]:
        most = g.seats[seat].influence
        if most > MOST_SPENT:
            most = MOST_SPENT
        return [SPEND + number for number in range(1, most + 1)]

    def explain(self, g: Runewars, frame: Diplomacy, seat: i64, code: i64) -> Refusal:
        if between(code, SPEND, MOST_INFLUENCE + 1) and code - SPEND > g.seats[seat].influence:
            return Refusal("RW-903", "not-enough-influence", {"influence": int(g.seats[seat].influence)})
        return Refusal("RW-270", "spend-one-to-six")


DIPLOMACY_SPEND: Final = DiplomacySpend("diplomacy_spend", ("RW-270",), "RW-270")


def ask_spending(frame: Diplomacy, g: Runewars) -> None:
    """RW-270: 1 to 6 influence, lost whatever the result (RW-915)."""
    ask_seat(g, frame, DIPLOMACY_SPEND, frame.seat)


def spend(frame: Diplomacy, g: Runewars) -> None:
    """RW-270, RW-915: the influence is gone whatever comes of it."""
    frame.number = g.answers[frame.seat] - SPEND
    g.tell("diplomacy_begins", frame.seat, frame.area)
    spend_influence(g, frame.seat, frame.number)


# Reactions (W-R)


class Reaction(Uses[Runewars, Diplomacy]):
    """D-404: a card that reacts to the payment or to the drawn cards."""

    def __init__(self, card: i64) -> None:
        super().__init__("reaction", ("RW-557",), "RW-900", PASS, secret=True)
        self.card: i64 = card

    def uses(self, g: Runewars, frame: Diplomacy, seat: i64) -> list[int]:
        return [PLAY + self.card] if playable(g, seat, self.card) else []

    def explain(self, g: Runewars, frame: Diplomacy, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-557", "play-or-pass", {"tactics": g.game.argument("tactics", self.card)})

    def pass_over(self, g: Runewars, frame: Diplomacy, seat: i64) -> None:
        pass_over_hand(g, seat)


ON_PAYMENT: Final = Reaction(SILVER_TONGUE)
ON_DRAW: Final = Reaction(TWIST_OF_FATE)


def offer_silver_tongue(frame: Diplomacy, g: Runewars) -> None:
    """W-R, RW-557: Silver Tongue, right after the payment (RW-270); again after each use."""
    if not offer(g, frame, ON_PAYMENT, frame.seat):
        go_to(frame, "draw")


def answer_silver_tongue(frame: Diplomacy, g: Runewars) -> None:
    """RW-557: two more cards for each Silver Tongue."""
    if g.answers[frame.seat] == PASS:
        return
    discard_tactics(g, frame.seat, SILVER_TONGUE, True)
    TACTICS_CARDS[SILVER_TONGUE].effect(g, Card(frame.seat, SILVER_TONGUE))
    g.tell("diplomacy_more_cards", frame.seat, SILVER_TONGUE, SILVER_TONGUE_CARDS)
    go_to(frame, "paid")


# Steps 2 and 3: Fate cards (RW-271, RW-272)


def draw(frame: Diplomacy, g: Runewars) -> None:
    """RW-271: as many cards as influence spent, shown to all; without a single card the result is RED."""
    frame.fate = sorted(draw_fate(g, frame.number))
    if frame.fate:
        g.tell_all("diplomacy_draws", frame.fate, frame.seat, len(frame.fate))
    else:
        g.tell("diplomacy_no_cards", frame.seat)
        give_symbol(g, RED)


def offer_twist_of_fate(frame: Diplomacy, g: Runewars) -> None:
    """W-R, RW-557: Twist of Fate, right after the draw (RW-271); again after each use."""
    if not offer(g, frame, ON_DRAW, frame.seat):
        go_to(frame, "pick")


def answer_twist_of_fate(frame: Diplomacy, g: Runewars) -> None:
    """RW-557: all cards anew, or one of these is chosen."""
    if g.answers[frame.seat] == PASS:
        return
    discard_tactics(g, frame.seat, TWIST_OF_FATE, True)
    g.tell("diplomacy_new_cards", frame.seat, TWIST_OF_FATE)
    TACTICS_CARDS[TWIST_OF_FATE].effect(g, Card(frame.seat, TWIST_OF_FATE))
    g.tell_all("diplomacy_draws", frame.fate, frame.seat, len(frame.fate))
    go_to(frame, "drawn")


class DiplomacyPick(Decision[Runewars, Diplomacy]):
    """D-207: which of the drawn cards counts."""

    def options(self, g: Runewars, frame: Diplomacy, seat: i64) -> list[int]:
        return [FATE + card - 1 for card in frame.fate]

    def explain(self, g: Runewars, frame: Diplomacy, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-272", "pick-drawn-card")

    def default(self, g: Runewars, frame: Diplomacy, seat: i64) -> i64:
        """The best symbol: gold, silver, red."""
        return FATE + best_fate(g, frame.fate) - 1


DIPLOMACY_PICK: Final = DiplomacyPick("diplomacy_pick", ("RW-272",), "RW-272")


def ask_pick(frame: Diplomacy, g: Runewars) -> None:
    """RW-272: one card is chosen."""
    ask_seat(g, frame, DIPLOMACY_PICK, frame.seat)


def pick(frame: Diplomacy, g: Runewars) -> None:
    """RW-272: its symbol counts, all cards are discarded."""
    card = g.answers[frame.seat] - FATE + 1
    symbol = g.tables.destiny[card]
    discard_fate(g, frame.fate)
    g.tell("diplomacy_result", frame.seat, card, symbol)
    give_symbol(g, symbol)


def give_symbol(g: Runewars, symbol: i64) -> None:
    """The activation in which the units arrived goes on with the symbol."""
    leave(g, symbol)
    below = g.stack[-1]
    assert isinstance(below, Activation), "RW-239: diplomacy follows an arrival"
    below.symbol = symbol


steps(
    Diplomacy,
    step("start", ask_spending, spend),
    step("paid", offer_silver_tongue, answer_silver_tongue),
    step("draw", draw),
    step("drawn", offer_twist_of_fate, answer_twist_of_fate),
    step("pick", ask_pick, pick),
)
