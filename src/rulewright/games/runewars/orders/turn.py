"""A player's turn: his Order card from the window before it to the window after it (RW-015, RW-116 to RW-119).

What the cards do is elsewhere: strategize.py, harvest.py, acquire_power.py, mobilize.py (Mobilize and Conquer),
recruit.py, rally.py, fortify.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.cards.frames import IN_TURN, T1, T3, T4, TimingWindow
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.options import BONUS, SKIP
from rulewright.games.runewars.orders.acquire_power import acquire_power, can_take_title
from rulewright.games.runewars.orders.frames import Activation, Fortify, Hire, Recruit, Strategize, TakeTitle, Turn
from rulewright.games.runewars.orders.harvest import begin_income, harvest
from rulewright.games.runewars.orders.rally import begin_rally, can_hire
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.control import (
    CONQUER_CARD,
    FORTIFY_CARD,
    HARVEST_CARD,
    MOBILIZE_CARD,
    POWER_CARD,
    RALLY_CARD,
    RECRUIT_CARD,
    STRATEGIZE_CARD,
    eliminate,
    has_supremacy,
)
from rulewright.games.runewars.world.decks import draw_tactics
from rulewright.games.runewars.world.dials import dial_tactics

MESSAGES: Final[dict[str, MessageKind]] = {
    "turn_begins": MessageKind(("seat", "order"), "RW-116"),
    "uses_bonus": MessageKind(("seat", "order"), "RW-117"),
    "skips_bonus": MessageKind(("seat", "order"), "RW-117"),
}


# Supremacy (RW-117, RW-118)


def bonus_offered(g: Runewars, frame: Turn) -> bool:
    """D-212: qualified, the primary ability not declined (RW-118), and a bonus that can be resolved (RW-950)."""
    if frame.declined or not has_supremacy(g, frame.seat):
        return False
    if g.turn_order == RALLY_CARD:
        return can_hire(g, frame.seat)
    if g.turn_order == POWER_CARD:
        return can_take_title(g, frame.seat)
    return g.turn_order != CONQUER_CARD and g.turn_order != FORTIFY_CARD


class UseSupremacy(Decision[Runewars, Turn]):
    """D-212: the Supremacy Bonus of the Order card, or not."""

    def options(self, g: Runewars, frame: Turn, seat: i64) -> list[int]:
        return [BONUS, SKIP]

    def explain(self, g: Runewars, frame: Turn, seat: i64, code: i64) -> Refusal:
        return Refusal("RW-116", "bonus-or-skip")

    def arguments(self, g: Runewars, frame: Turn, seat: i64) -> dict[str, int | str]:
        return {"order": g.game.argument("order", g.turn_order)}


USE_SUPREMACY: Final = UseSupremacy("use_supremacy", ("RW-117", "RW-118"), "RW-900")

# The turn


def open_window(g: Runewars, seat: i64, when: i64) -> None:
    """RW-119: a moment for Tactics cards and abilities "during your turn"."""
    call(g, TimingWindow(seat, IN_TURN, when))


def begin_turn(frame: Turn, g: Runewars) -> None:
    """RW-015: the turn runs from just before the Order card; W-T1."""
    g.turn_seat = frame.seat
    g.turn_order = g.seats[frame.seat].active
    g.tell("turn_begins", frame.seat, g.turn_order)
    open_window(g, frame.seat, T1)


def resolve_primary(frame: Turn, g: Runewars) -> None:
    """RW-116: the primary ability of the Order card."""
    order = g.turn_order
    seat = frame.seat
    if order == STRATEGIZE_CARD:
        call(g, Strategize(seat))
    elif order == MOBILIZE_CARD or order == CONQUER_CARD:
        call(g, Activation(seat))
    elif order == HARVEST_CARD:
        harvest(g, seat)
    elif order == RECRUIT_CARD:
        call(g, Recruit(seat))
    elif order == RALLY_CARD:
        begin_rally(g, seat)
    elif order == POWER_CARD:
        acquire_power(g, seat)
    else:
        assert order == FORTIFY_CARD, "RW-003"
        call(g, Fortify(seat))


def open_middle(frame: Turn, g: Runewars) -> None:
    """RW-119: W-T3, after the primary ability; a player who was eliminated in it (RW-636) has no turn any more."""
    if g.seats[frame.seat].eliminated:
        go_to(frame, "end")
    else:
        open_window(g, frame.seat, T3)


def offer_bonus(frame: Turn, g: Runewars) -> None:
    """RW-116, RW-117: the Supremacy Bonus is optional."""
    if bonus_offered(g, frame):
        ask_seat(g, frame, USE_SUPREMACY, frame.seat)
    else:
        go_to(frame, "last")


def answer_offer(frame: Turn, g: Runewars) -> None:
    """RW-117: used or skipped."""
    if g.answers[frame.seat] == SKIP:
        g.tell("skips_bonus", frame.seat, g.turn_order)
        go_to(frame, "last")
    else:
        g.tell("uses_bonus", frame.seat, g.turn_order)


def resolve_bonus(frame: Turn, g: Runewars) -> None:
    """RW-151, RW-153, RW-159, RW-162, RW-170, RW-172: the bonus of the Order card."""
    order = g.turn_order
    seat = frame.seat
    if order == STRATEGIZE_CARD:
        draw_tactics(g, seat, dial_tactics(g, seat))
    elif order == MOBILIZE_CARD:
        activation = Activation(seat)
        activation.second = True
        call(g, activation)
    elif order == HARVEST_CARD:
        begin_income(g, seat)
    elif order == RECRUIT_CARD:
        recruit = Recruit(seat)
        recruit.barred = frame.resource
        call(g, recruit)
    elif order == RALLY_CARD:
        call(g, Hire(seat))
    elif order == POWER_CARD:
        call(g, TakeTitle(seat))


def open_last(frame: Turn, g: Runewars) -> None:
    """RW-119: W-T4, the end of the turn."""
    if not g.seats[frame.seat].eliminated:
        open_window(g, frame.seat, T4)


def end_turn(frame: Turn, g: Runewars) -> None:
    """RW-636: elimination is looked at after each Order card; what the turn had to remember is forgotten."""
    eliminate(g)
    if g.over:
        return
    forget_turn(g)
    leave(g)


def forget_turn(g: Runewars) -> None:
    """RW-015: there is no current player any more."""
    g.turn_seat = NONE
    g.turn_order = 0
    g.mountain = False
    g.water = False
    g.range = 0
    g.portal = False
    g.battles = 0
    g.events = 0
    g.used_titles = 0


steps(
    Turn,
    step("start", begin_turn),
    step("primary", resolve_primary),
    step("between", open_middle),
    step("offer", offer_bonus, answer_offer),
    step("bonus", resolve_bonus),
    step("last", open_last),
    step("end", end_turn),
)
