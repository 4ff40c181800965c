"""Facts: what a board draws beside the view although only the rules can tell it, such as points or ways.

Browsers know no rules. Where a board needs what follows from the rules, its game says it in `face/facts.py`, by one
function:

    def facts(state: State, seat: int | None) -> dict[str, Any]

The answer is JSON, as these eyes may know it (None: a spectator), and the same however hidden things were drawn: a law
of the tests compares worlds that look alike. It travels with each view, as its field `facts`, so it should be small and
take less than a millisecond. The views of the engine itself stay as the specification has them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulewright.core.game import Game
from rulewright.core.state import State
from rulewright.faces import face_of

Teller = Callable[[State, int | None], dict[str, Any]]

_TELLERS: Final[dict[type[Game[Any]], Teller | None]] = {}
"""By the rules of a game; looked for once, as views are made all the time."""


def teller_of(rules: Game[Any]) -> Teller | None:
    """The function of a game that tells facts; None if it has none."""
    kind = type(rules)
    if kind not in _TELLERS:
        face = face_of(rules, "facts")
        _TELLERS[kind] = face.facts if face is not None else None
    return _TELLERS[kind]


def shown_view(state: State, seat: int | None) -> dict[str, Any]:
    """The view of a seat or a spectator as boards get it: with the facts, if the game tells any."""
    view = state.view(seat)
    tell = teller_of(state.game)
    if tell is not None:
        view["facts"] = tell(state, seat)
    return view
