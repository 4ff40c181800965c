"""Decisions: what a seat can be asked.

A decision kind stands beside the procedure that asks it. `options` is the one
judge of legality: a choice is legal exactly when it is listed there. `explain`
is asked only about what is not listed, and names the rule that stands in the
way; so the two cannot disagree.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, NamedTuple, TypeVar

from mypy_extensions import i64, mypyc_attr

from rulewright.core.errors import Refusal

if TYPE_CHECKING:
    from rulewright.core.frame import Frame
    from rulewright.core.state import State

G = TypeVar("G", bound="State")
F = TypeVar("F", bound="Frame")


class Message(NamedTuple):
    """A text to be: the id of a message and its arguments, in no language yet."""

    id: str
    args: dict[str, int | str]


class Pending(NamedTuple):
    """What a seat is being asked, as `state.decision(seat)` tells it."""

    name: str
    prompt: Message
    options: list[str]
    rules: tuple[str, ...]
    secret: bool
    default: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[G, F]):
    """One kind of decision; stateless, one instance for all games. It is given the frame that asks it.

    name          as in the specification
    rules         the rules that it carries out; the first is named when an
                  answer belongs to no option of it
    others_rule   the rule named to a seat that is not asked
    secret        others learn the choice later, or never
    asks_single   asked even when there is just one option; so there must always be one
    window        asked only of a seat that has something to use besides passing:
                  nobody else may see whom it is asked, or that nobody was
    """

    def __init__(
        self,
        name: str,
        rules: tuple[str, ...],
        others_rule: str,
        secret: bool = False,
        asks_single: bool = False,
        window: bool = False,
    ) -> None:
        self.name = name
        self.rules = rules
        self.others_rule = others_rule
        self.secret = secret
        self.asks_single = asks_single
        self.window = window

    def options(self, g: G, frame: F, seat: i64) -> list[int]:
        """The numbers of all legal choices, in the order of the specification."""
        raise TypeError(f"{self.name} lists no options")

    def explain(self, g: G, frame: F, seat: i64, code: i64) -> Refusal:
        """Why this choice is not among the options."""
        return Refusal(self.rules[0], "not-an-option")

    def default(self, g: G, frame: F, seat: i64) -> i64:
        """What is chosen for a seat that does not choose."""
        return self.options(g, frame, seat)[0]

    def held_up_by(self, g: G, frame: F, seat: i64) -> i64:
        """In a game with lanes: the seat that must finish something first; -1 if the question stands.

        Asked of open questions to one seat alone. The answer is told to the seat, so it hangs on nothing hidden.
        """
        return -1

    def arguments(self, g: G, frame: F, seat: i64) -> dict[str, int | str]:
        """What the text of the prompt mentions."""
        return {}
