"""An action of the research interfaces, made at the table: the number of an option, checked."""

from __future__ import annotations

from operator import index
from typing import Any

from rulewright.core.state import State


def act(state: State, seat: int, action: Any) -> int:
    """Makes the choice with this number and returns the number as a plain one.

    Raises `Refused`, which names the rule, and changes nothing if it is not legal now; `UnknownOption` if no option
    has the number; `TypeError` if it is no whole number.
    """
    code = index(action)
    if not state.over and code in state.codes(seat):
        state.apply(seat, code)
        return code
    keys = state.game.vocabulary.keys
    # A number that no option has is no key either, so it is told as the unknown option that it is.
    state.choose(seat, keys[code] if 0 <= code < len(keys) else code)
    return code
