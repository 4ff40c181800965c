"""Stand-ins for what is still to be written: steps that stop, and lists of all that the verbs of a decision can say.

`rulewright new-game wonderland --todo` lists what uses them. When nothing does, this module goes.
"""

from __future__ import annotations

from rulewright.core.errors import RulewrightError
from rulewright.core.frame import Frame
from rulewright.core.state import State
from rulewright.games.wonderland.options import VOCABULARY


class Unwritten(RulewrightError):
    """Play has come to a step that nobody has written yet."""


def unwritten(frame: Frame, g: State) -> None:
    """A step that is still to be written."""
    step = frame.STEP_NAMES[max(0, int(frame.at) - 1)]
    raise Unwritten(f"{frame.NAME}: the step {step} is still to be written")


def every_option(*verbs: str) -> list[int]:
    """All options of these verbs, whether they are legal or not."""
    codes: list[int] = []
    for verb in VOCABULARY.verbs:
        if verb.name in verbs:
            codes += range(int(verb.first), int(verb.first + verb.size))
    return codes


def all_seats(g: State) -> int:
    """Every seat, as bits."""
    return (1 << int(g.players)) - 1
