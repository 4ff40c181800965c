"""Cards and abilities that are played in windows: whether one can be used, what it asks, when it takes effect.

The frame `card` asks for all choices of a card one after another; the effect follows the last one (RW-917). What each
card lets its player choose and does stands in tactics_movement.py, tactics_intrigue.py, tactics_battle.py and
rewards.py; cards that react to an event are in the chapters of these events.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, call, go_to, leave, step, steps
from rulewright.core.narration import MessageKind
from rulewright.games.runewars.battle import neutrals
from rulewright.games.runewars.cards import rewards, tactics_battle, tactics_intrigue, tactics_movement
from rulewright.games.runewars.cards.frames import Card
from rulewright.games.runewars.ids import CRISIS_OF_CONSCIENCE, REWARDS, TACTICS
from rulewright.games.runewars.options import AREA, DISCARD_RUNE, DONE, FROM, HERO, LOOK, PLACE_AT, TO, of_area
from rulewright.games.runewars.state import Runewars

MESSAGES: Final[dict[str, MessageKind]] = {
    **neutrals.MESSAGES,
    **tactics_movement.MESSAGES,
    **tactics_intrigue.MESSAGES,
    **tactics_battle.MESSAGES,
    **rewards.MESSAGES,
}
CARD_NAMES: Final = (*TACTICS, *REWARDS, "captain", "valadir")
"""What a frame `card` can name."""

HELPS: Final[dict[int, Callable[[Runewars, Card], bool]]] = {
    **tactics_movement.HELPS,
    **tactics_battle.HELPS,
    **rewards.HELPS,
}
CHOICES: Final[dict[int, Callable[[Runewars, Card], list[int]]]] = {
    **tactics_movement.CHOICES,
    **tactics_intrigue.CHOICES,
    **tactics_battle.CHOICES,
    **rewards.CHOICES,
}
EFFECTS: Final[dict[int, Callable[[Card, Runewars], None]]] = {
    **tactics_movement.EFFECTS,
    **tactics_intrigue.EFFECTS,
    **tactics_battle.EFFECTS,
    **rewards.EFFECTS,
}


def can_use(g: Runewars, card: Card) -> bool:
    """Whether a card has a legal target or, without choices, would change something; not whether it is the moment."""
    number = int(card.card)
    if number in CHOICES:
        return bool(CHOICES[number](g, card))
    return number in HELPS and HELPS[number](g, card)


def use_card(g: Runewars, card: Card) -> None:
    """RW-557: a card is resolved completely, its choices first; the last thing that a step does."""
    if int(card.card) in CHOICES:
        call(g, card)
    else:
        EFFECTS[int(card.card)](card, g)


def top_card(g: Runewars) -> Card:
    frame = g.stack[-1]
    assert isinstance(frame, Card)
    return frame


def decider(g: Runewars, card: Card) -> i64:
    """Who makes the next choice: the player of the card; in a Crisis of Conscience, in the end, the hero's."""
    if card.card == CRISIS_OF_CONSCIENCE and card.picked:
        return g.hero_seat[card.picked[0] - HERO]
    return card.seat


class CardChoice(Decision[Runewars, Card]):
    """D-402: a choice of a card or ability."""

    def options(self, g: Runewars, frame: Card, seat: i64) -> list[int]:
        card = top_card(g)
        return CHOICES[int(card.card)](g, card)

    def explain(self, g: Runewars, frame: Card, seat: i64, code: i64) -> Refusal:
        for verb in (AREA, TO, FROM, LOOK, PLACE_AT, DISCARD_RUNE):
            if of_area(code, verb) and code - verb == g.contested:
                return Refusal("RW-916", "card-not-in-battle-area", {"area": g.game.argument("area", g.contested)})
        return Refusal("RW-917", "card-no-such-choice", {"choice": self.wanted(g)})

    def default(self, g: Runewars, frame: Card, seat: i64) -> i64:
        """No more than is needed."""
        options = self.options(g, frame, seat)
        return DONE if DONE in options else options[0]

    def arguments(self, g: Runewars, frame: Card, seat: i64) -> dict[str, int | str]:
        return {"choice": self.wanted(g)}

    def wanted(self, g: Runewars) -> str:
        """What is to be chosen: the card, and for its second choice `-then`."""
        card = top_card(g)
        return CARD_NAMES[card.card] + ("-then" if card.picked else "")


CARD_CHOICE: Final = CardChoice("card_choice", ("RW-917",), "RW-900")


def ask_choice(frame: Card, g: Runewars) -> None:
    """D-402: while the card has choices left."""
    if CHOICES[int(frame.card)](g, frame):
        ask_seat(g, frame, CARD_CHOICE, decider(g, frame))
    else:
        go_to(frame, "start/carry_out")


def note_choice(frame: Card, g: Runewars) -> None:
    """RW-917: a choice is kept until the card has all of them."""
    code = g.answers[decider(g, frame)]
    if code == DONE:
        return
    frame.picked.append(code)
    go_to(frame, "start")


def carry_out(frame: Card, g: Runewars) -> None:
    """RW-917: the effect, when everything is chosen; what it calls comes in the place of this frame."""
    leave(g)
    EFFECTS[int(frame.card)](frame, g)


steps(
    Card,
    step("start", ask_choice, note_choice),
    step("start/carry_out", carry_out),
)
