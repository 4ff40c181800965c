"""An action of the research interfaces, made at the table: the number of an option, checked."""

from __future__ import annotations

from operator import index
from typing import Any

from rulewright.core.state import State


def act(state: State, seat: int, action: Any) -> int:
    """Makes the choice for which this action stands now, and returns its code.

    Raises `Refused`, which names the rule, and changes nothing if it is not legal now; `UnknownOption` if no option
    has the number; `TypeError` if it is no whole number.
    """
    number = index(action)
    code = -1 if state.over else int(state.code_of(seat, number))
    if code >= 0:
        state.apply(seat, code)
        return code
    keys = state.game.vocabulary.keys
    # An action that stands for nothing now is no key either, so it is told as the unknown option that it is.
    state.choose(seat, keys[number] if 0 <= number < len(keys) else number)
    return number
