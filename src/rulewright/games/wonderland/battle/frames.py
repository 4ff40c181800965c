"""The frames of the war phase: what each procedure of a battle must remember, in the order of POSITION.md."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.core.frame import Frame
from rulewright.core.state import State
from rulewright.games.wonderland.content import TOP_STRENGTH
from rulewright.games.wonderland.ids import MADNESS
from rulewright.games.wonderland.kinds import (
    CHANGE,
    CHIP,
    FLAG,
    OWNER_SEAT,
    PLAYED_ABILITY,
    REGION,
    STATUS,
    WAGER,
)
from rulewright.games.wonderland.outcome.frames import Outcome
from rulewright.kit.frames import step_of
from rulewright.kit.kinds import BySeat, List, Optional, Whole
from rulewright.kit.positions import OWNER, Field, Part

FIGHTING: Final[i64] = 0
HALTED: Final[i64] = 1
BUST: Final[i64] = 2


@mypyc_attr(acyclic=True)
class Fighter:
    """A participant of a battle (WW-202), and what is due to his next chip (POSITION section 3)."""

    def __init__(self) -> None:
        self.status: i64 = FIGHTING
        self.strength: i64 = 0
        self.draws: i64 = 0
        self.madness: i64 = 0
        self.extra: i64 = 0
        self.crown: i64 = 0
        self.flamingo = False
        self.wait = False
        self.caterpillar = False
        self.unicorn = False
        self.mad_here = False
        self.laid = False

    # Written by `make generate`.
    def copy(self) -> Fighter:
        other = Fighter()
        other.status = self.status
        other.strength = self.strength
        other.draws = self.draws
        other.madness = self.madness
        other.extra = self.extra
        other.crown = self.crown
        other.flamingo = self.flamingo
        other.wait = self.wait
        other.caterpillar = self.caterpillar
        other.unicorn = self.unicorn
        other.mad_here = self.mad_here
        other.laid = self.laid
        return other


def new_fighter(g: State) -> Fighter:
    return Fighter()


FIGHTER_PART: Final = Part(
    new_fighter,
    Field("status", STATUS),
    Field("strength", Whole(0, int(TOP_STRENGTH))),
    Field("draws", Whole(0, 999)),
    Field("madness", Whole(0, 999)),
    Field("extra", Whole(0, 99)),
    Field("crown", Whole(0, 9)),
    Field("flamingo", FLAG),
    Field("wait", FLAG),
    Field("caterpillar", FLAG),
    Field("unicorn", FLAG),
    Field("mad_here", FLAG),
    Field("laid", FLAG),
)


class War(Frame):
    """The war phase (WW-200): regions still to come, None before they are listed. Steps: start, battles."""

    NAME = "war"
    FIELDS = (Field("queue", Optional(List(REGION))),)

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] | None = None
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> War:
        other = War()
        other.at = self.at
        other.queue = None if self.queue is None else self.queue[:]
        other.given = self.given[:]
        return other


class Wagers(Field):
    """Wagers by seat: the own one is seen; from step 5 of the outcome on all are (WW-207)."""

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        if is_told(g, thing):
            return self.write(g, thing)
        return super().view(g, thing, viewer, owner)


def is_told(g: Any, battle: Any) -> bool:
    """Whether the outcome of a battle has come to its wagers."""
    for frame in g.stack:
        if isinstance(frame, Outcome):
            return step_of(frame) in ("wagers", "cleanup")
    return step_of(battle) == "cleanup"


class Battle(Frame):
    """A battle (WW-248). Steps: start, abilities, wagers, first, check, decide, cleanup."""

    NAME = "battle"
    FIELDS = (
        Field("region", REGION, needed=True),
        Field("fighters", BySeat(Optional(FIGHTER_PART))),
        Field("lost", Whole(0, 999)),
        Wagers("wagers", BySeat(WAGER), seen=OWNER),
        Field("todo", Optional(List(OWNER_SEAT))),
    )

    def __init__(self) -> None:
        super().__init__()
        self.region: i64 = -1
        self.fighters: list[Fighter | None] = []
        self.lost: i64 = 0
        self.wagers: list[int] = []
        self.todo: list[int] | None = None
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Battle:
        other = Battle()
        other.at = self.at
        other.region = self.region
        other.fighters = [None if part is None else part.copy() for part in self.fighters]
        other.lost = self.lost
        other.wagers = self.wagers[:]
        other.todo = None if self.todo is None else self.todo[:]
        other.given = self.given[:]
        return other


class Draw(Frame):
    """One draw (WW-211). Steps: draw, choose, madness, own, others, place, after."""

    NAME = "draw"
    FIELDS = (
        Field("drawers", List(OWNER_SEAT)),
        Field("caterpillar", List(OWNER_SEAT)),
        Field("drawn", BySeat(Optional(List(CHIP)))),
        Field("played", BySeat(CHIP)),
        Field("strength", BySeat(Whole(0, 99, or_null=True))),
        Field("gain", BySeat(Whole(0, 99))),
        Field("tracked", Whole(0, 9)),
        Field("todo", Optional(List(OWNER_SEAT))),
    )

    def __init__(self) -> None:
        super().__init__()
        self.drawers: list[int] = []
        self.caterpillar: list[int] = []
        self.drawn: list[list[int] | None] = []
        self.played: list[int] = []
        self.strength: list[int] = []
        self.gain: list[int] = []
        self.tracked: i64 = 0
        self.todo: list[int] | None = None
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Draw:
        other = Draw()
        other.at = self.at
        other.drawers = self.drawers[:]
        other.caterpillar = self.caterpillar[:]
        other.drawn = [None if row is None else row[:] for row in self.drawn]
        other.played = self.played[:]
        other.strength = self.strength[:]
        other.gain = self.gain[:]
        other.tracked = self.tracked
        other.todo = None if self.todo is None else self.todo[:]
        other.given = self.given[:]
        return other


class Harm(Frame):
    """A madness or poison chip (WW-213, WW-178). Steps: shield, reduce, lose, end."""

    NAME = "harm"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("chip", CHIP),
        Field("left", Whole(0, 2)),
        Field("lost", Whole(0, 2)),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.chip: i64 = MADNESS
        self.left: i64 = 0
        self.lost: i64 = 0
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Harm:
        other = Harm(self.seat)
        other.at = self.at
        other.chip = self.chip
        other.left = self.left
        other.lost = self.lost
        other.given = self.given[:]
        return other


class Play(Frame):
    """Own effects of one chip (WW-228). Steps: crown, soldiers, abilities, strength."""

    NAME = "play"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("chip", CHIP, needed=True),
        Field("base", Whole(0, 99)),
        Field("changes", List(CHANGE)),
        Field("todo", Optional(List(PLAYED_ABILITY))),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.chip: i64 = -1
        self.base: i64 = 0
        self.changes: list[int] = []
        self.todo: list[int] | None = None
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Play:
        other = Play(self.seat)
        other.at = self.at
        other.chip = self.chip
        other.base = self.base
        other.changes = self.changes[:]
        other.todo = None if self.todo is None else self.todo[:]
        other.given = self.given[:]
        return other


class Affect(Frame):
    """Effects of one chip on others (stage 3 of WW-211)."""

    NAME = "affect"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("chip", CHIP, needed=True),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.chip: i64 = -1
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Affect:
        other = Affect(self.seat)
        other.at = self.at
        other.chip = self.chip
        other.given = self.given[:]
        return other
