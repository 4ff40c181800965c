"""Acquire Power: influence, and its bonus, a Title (RW-171, RW-172)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.ids import TITLES
from rulewright.games.runewars.options import SPEND, TITLE, between
from rulewright.games.runewars.orders.frames import TakeTitle
from rulewright.games.runewars.state import Runewars
from rulewright.games.runewars.world.dials import dial_influence
from rulewright.games.runewars.world.influence import gain_influence, spend_influence

MESSAGES: Final[dict[str, MessageKind]] = {
    "takes_title": MessageKind(("seat", "title", "number"), "RW-172"),
    "loses_title": MessageKind(("seat", "title"), "RW-172"),
}


def acquire_power(g: Runewars, seat: i64) -> None:
    """RW-171: influence from all three dials."""
    gain_influence(g, seat, dial_influence(g, seat))


# The bonus: a Title is taken (RW-172)


def titles_for(g: Runewars, seat: i64) -> list[int]:
    """RW-172: Titles that the player does not hold and can outbid."""
    titles: list[int] = []
    for title in range(len(TITLES)):
        if g.title_seat[title] != seat and g.seats[seat].influence > g.title_influence[title]:
            titles.append(title)
    return titles


def can_take_title(g: Runewars, seat: i64) -> bool:
    """D-212: whether the bonus of Acquire Power can do anything."""
    return bool(titles_for(g, seat))


class TitlePick(Decision[Runewars, TakeTitle]):
    """D-222: the Title to take."""

    def options(self, g: Runewars, frame: TakeTitle, seat: i64) -> list[int]:
        return [TITLE + title for title in titles_for(g, seat)]

    def explain(self, g: Runewars, frame: TakeTitle, seat: i64, code: i64) -> Refusal:
        if not between(code, TITLE, len(TITLES)):
            return Refusal("RW-172", "choose-a-title")
        title = code - TITLE
        name = {"title": g.game.argument("title", title)}
        if g.title_seat[title] == seat:
            return Refusal("RW-172", "title-held", name)
        return Refusal("RW-172", "title-too-dear", {**name, "number": g.title_influence[title] + 1})


TITLE_PICK: Final = TitlePick("title_pick", ("RW-172",), "RW-900")


class TitleAmount(Decision[Runewars, TakeTitle]):
    """D-223: how much influence is spent on it."""

    def options(self, g: Runewars, frame: TakeTitle, seat: i64) -> list[int]:
        lowest = g.title_influence[frame.title] + 1
        return [SPEND + amount for amount in range(lowest, g.seats[seat].influence + 1)]

    def explain(self, g: Runewars, frame: TakeTitle, seat: i64, code: i64) -> Refusal:
        lowest = g.title_influence[frame.title] + 1
        return Refusal("RW-172", "spend-between", {"lowest": lowest, "highest": int(g.seats[seat].influence)})

    def arguments(self, g: Runewars, frame: TakeTitle, seat: i64) -> dict[str, int | str]:
        title = frame.title
        return {"title": g.game.argument("title", title), "number": g.title_influence[title]}


TITLE_AMOUNT: Final = TitleAmount("title_amount", ("RW-172", "RW-561"), "RW-900")


def ask_title(frame: TakeTitle, g: Runewars) -> None:
    """RW-172: first which Title, then how much."""
    ask_seat(g, frame, TITLE_PICK if frame.title == NONE else TITLE_AMOUNT, frame.seat)


def take_title(frame: TakeTitle, g: Runewars) -> None:
    """RW-172: what lay on the card is gone, what was spent lies on it now."""
    seat = frame.seat
    if frame.title == NONE:
        frame.title = g.answers[seat] - TITLE
        go_to(frame, "start")
        return
    amount = g.answers[seat] - SPEND
    spend_influence(g, seat, amount)
    if g.title_seat[frame.title] != NONE:
        g.tell("loses_title", g.title_seat[frame.title], frame.title)
    g.title_seat[frame.title] = seat
    g.title_influence[frame.title] = amount
    g.tell("takes_title", seat, frame.title, amount)
    leave(g)


steps(
    TakeTitle,
    step("start", ask_title, take_title),
)
