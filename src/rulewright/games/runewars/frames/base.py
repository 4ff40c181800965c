"""The frames of Runewars: what each procedure in progress must remember, and nothing of what it does.

The steps of a procedure stand in the module of its chapter. So every chapter may call every other, and positions and
views are made from the declarations here: what a field says nothing about is seen by everybody, hidden kinds by nobody.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core import frame as core
from rulewright.kit.kinds import Name

SIDES: Final = ("att", "def")
"""ATTACKER and DEFENDER, as positions write them."""
SIDE_OF_BATTLE: Final = Name(SIDES)

# Kinds and moments of timing windows (DECISIONS section 10).
IN_TURN: Final[i64] = 0
IN_BATTLE: Final[i64] = 1
WINDOW_KINDS: Final = ("turn", "battle")
WINDOW_KIND: Final = Name(WINDOW_KINDS)
T1: Final[i64] = 0
T2: Final[i64] = 1
T3: Final[i64] = 2
T4: Final[i64] = 3
B1: Final[i64] = 4
B2: Final[i64] = 5
B3: Final[i64] = 6
WINDOW_MOMENTS: Final = ("W-T1", "W-T2", "W-T3", "W-T4", "W-B1", "W-B2", "W-B3")
WINDOW_MOMENT: Final = Name(WINDOW_MOMENTS)

# How damage is assigned: RW-355, or as an ability says.
PLAIN: Final[i64] = 0
TOUGH: Final[i64] = 1
STRIKE: Final[i64] = 2
REND: Final[i64] = 3
DAMAGE_MODES: Final = ("plain", "tough", "strike", "rend")
DAMAGE_MODE: Final = Name(DAMAGE_MODES)

# What can be done once with Fortify (RW-173); `Fortify.done` lists places in this tuple.
FORTIFY_ACTIONS: Final = ("build", "repair", "runes")
FORTIFICATION: Final = Name(FORTIFY_ACTIONS)

NO_UNITS: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(core.Frame):
    """A procedure of Runewars in progress."""

    def held(self) -> list[int]:
        """Units that are in this frame and in no area."""
        return NO_UNITS

    def moving(self) -> bool:
        """Whether a movement is being entered: control is looked at only when it is complete (RW-231, RW-235)."""
        return False
