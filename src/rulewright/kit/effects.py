"""Effects: cards, abilities and items as classes, each with its text, its moments, its choices and what it does.

A card of a rulebook is one class, with the text in its docstring; a game lists one instance of each, in the order of
its identifiers. An effect remembers nothing. What must be remembered while it is used stands in a frame that the game
declares: who uses it, which one it is, what was picked so far. That frame asks for one choice after another and then
lets the effect act:

    steps(Card, step("ask", ask, keep), step("act", act))

`ask` is `ask_choice`, or `act` if that finds nothing left to ask; `keep` is `take_choice`, and `ask` again as long as
that says so; `act` leaves and calls `effect`. `use` opens such a frame, or acts at once if there is nothing to choose.
"""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from rulewright.core.decision import Decision
from rulewright.core.frame import Frame, ask_seat, call
from rulewright.core.state import State

G = TypeVar("G", bound=State)
F = TypeVar("F", bound=Frame)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Generic[G, F]):
    """A card, ability or item of a rulebook; stateless, one instance for all games.

    moments   when it can be used: a mask, of which the game names the bits
    """

    moments: ClassVar[int] = 0

    def __init__(self) -> None:
        self.moment_mask: i64 = self.moments
        """The same as a machine word: a class attribute is slow to look up."""

    def is_moment(self, now: i64) -> bool:
        """Whether one of the moments that are now is one of this effect."""
        return self.moment_mask & now != 0

    def fits(self, g: G, frame: F) -> bool:
        """Whether it can be used: there is something to choose. One without choices says what it would change."""
        return bool(self.choices(g, frame))

    def choices(self, g: G, frame: F) -> list[int]:
        """The options of the next choice; none when everything is chosen, or when nothing ever is."""
        return []

    def decider(self, g: G, frame: F) -> i64:
        """The seat that makes the next choice."""
        raise TypeError(f"{type(self).__name__} does not say who decides")

    def choose(self, g: G, frame: F, code: i64) -> bool:
        """Takes a choice, kept in the frame or carried out at once. False if it was the last, whatever is open."""
        raise TypeError(f"{type(self).__name__} has nothing to choose")

    def effect(self, g: G, frame: F) -> None:
        """What it does when everything is chosen; the last thing of a step."""
        raise TypeError(f"{type(self).__name__} does nothing")

    def glance(self, g: G, frame: F) -> float:
        """For bots that choose at a glance: points for using it now, rather than not."""
        return 0.0


@mypyc_attr(allow_interpreted_subclasses=True)
class EffectChoice(Decision[G, F]):
    """A choice of the effect that a frame carries out."""

    def effect_of(self, frame: F) -> Effect[G, F]:
        """The effect that the frame stands for."""
        raise TypeError(f"{self.name} does not say whose choice it is")

    def options(self, g: G, frame: F, seat: i64) -> list[int]:
        return self.effect_of(frame).choices(g, frame)


def use(g: State, frame: Frame, effect: Effect[Any, Any]) -> None:
    """Uses an effect: the frame asks its choices, one without choices acts at once. The last thing of a step."""
    if effect.choices(g, frame):
        call(g, frame)
    else:
        effect.effect(g, frame)


def ask_choice(g: State, frame: Frame, decision: EffectChoice[Any, Any]) -> bool:
    """Asks for the next choice of an effect. False if there is none left."""
    effect = decision.effect_of(frame)
    if not effect.choices(g, frame):
        return False
    ask_seat(g, frame, decision, effect.decider(g, frame))
    return True


def take_choice(g: State, frame: Frame, decision: EffectChoice[Any, Any]) -> bool:
    """Takes the choice that was asked for. False if it was the last."""
    effect = decision.effect_of(frame)
    return effect.choose(g, frame, g.answers[effect.decider(g, frame)])
