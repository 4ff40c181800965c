"""The frames of Runewars: what each procedure in progress must remember, and nothing of what it does.

The steps of a procedure stand in the module of its chapter. So every chapter may call every other, and a position can
be written and read from the declarations here. Fields that are not `always` written appear in a position only when they
are set.
"""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from mypy_extensions import i64, mypyc_attr

from rulewright.core import frame as core

SIDES: Final = ("att", "def")
"""ATTACKER and DEFENDER, as positions write them."""

# Kinds and moments of timing windows (DECISIONS section 10).
IN_TURN: Final[i64] = 0
IN_BATTLE: Final[i64] = 1
WINDOW_KINDS: Final = ("turn", "battle")
T1: Final[i64] = 0
T2: Final[i64] = 1
T3: Final[i64] = 2
T4: Final[i64] = 3
B1: Final[i64] = 4
B2: Final[i64] = 5
B3: Final[i64] = 6
WINDOW_MOMENTS: Final = ("W-T1", "W-T2", "W-T3", "W-T4", "W-B1", "W-B2", "W-B3")

# How damage is assigned: RW-355, or as an ability says.
PLAIN: Final[i64] = 0
TOUGH: Final[i64] = 1
STRIKE: Final[i64] = 2
REND: Final[i64] = 3
DAMAGE_MODES: Final = ("plain", "tough", "strike", "rend")

# What can be done once with Fortify (RW-173); `Fortify.done` lists places in this tuple.
FORTIFY_ACTIONS: Final = ("build", "repair", "runes")


NO_UNITS: Final[list[int]] = []


class Field(NamedTuple):
    """One field of a frame: its name in positions, the attribute, what it is, and whether it is always written."""

    name: str
    attribute: str
    kind: str
    always: bool = True


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(core.Frame):
    """A procedure of Runewars in progress."""

    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def held(self) -> list[int]:
        """Units that are in this frame and in no area."""
        return NO_UNITS

    def moving(self) -> bool:
        """Whether a movement is being entered: control is looked at only when it is complete (RW-231, RW-235)."""
        return False

    def cards_held(self) -> list[tuple[str, list[int]]]:
        """Cards that are in this frame and nowhere else, by kind: fate, heroes, rewards, quests, objectives."""
        return []
