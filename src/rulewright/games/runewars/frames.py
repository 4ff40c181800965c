"""The frames of Runewars: what each procedure in progress must remember, and nothing of what it does.

The steps of a procedure stand in the module of its chapter. So every chapter may call every other, and positions and
views are made from the declarations here: what a field says nothing about is seen by everybody, hidden kinds by nobody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core import frame as core

NO_UNITS: Final[list[int]] = []
SIDES: Final = ("att", "def")
"""ATTACKER and DEFENDER, as positions write them; the steps that both sides take end with them."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(core.Frame):
    """A procedure of Runewars in progress."""

    def held(self) -> list[int]:
        """Units that are in this frame and in no area."""
        return NO_UNITS

    def moving(self) -> bool:
        """Whether a movement is being entered: control is looked at only when it is complete (RW-231, RW-235)."""
        return False


def side_of_step(frame: core.Frame) -> i64:
    """The side whose step a frame carries out or asks: `pick_att` is the attacker's, `pick_def` the defender's."""
    return SIDES.index(frame.STEP_NAMES[frame.at - 1].rpartition("_")[2])
