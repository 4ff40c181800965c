"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.core.state import State
from rulewright.games.wonderland.kinds import BAG, CHANGE, CHIP, FACTION, FLAG, REGION, SEAT, STATUS, TODO
from rulewright.kit.kinds import BySeat, List, Optional, Whole
from rulewright.kit.positions import OWNER, Field, Part


class Fighter:
    """UNWRITTEN: what it is."""

    def __init__(self) -> None:
        self.status: i64 = -1
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
    Field("strength", Whole(0, 999)),
    Field("draws", Whole(0, 999)),
    Field("madness", Whole(0, 999)),
    Field("extra", Whole(0, 999)),
    Field("crown", Whole(0, 999)),
    Field("flamingo", FLAG),
    Field("wait", FLAG),
    Field("caterpillar", FLAG),
    Field("unicorn", FLAG),
    Field("mad_here", FLAG),
    Field("laid", FLAG),
)


class War(Frame):
    """Steps (battle/war_phase_and_battles.py): start, battles."""

    NAME = "war"
    FIELDS = (Field("queue", Optional(List(REGION))),)

    def __init__(self) -> None:
        super().__init__()
        self.queue: list[int] | None = None
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

    # Written by `make generate`.
    def copy(self) -> War:
        other = War()
        other.at = self.at
        other.queue = None if self.queue is None else self.queue[:]
        other.given = self.given[:]
        return other


class Battle(Frame):
    """Steps (battle/war_phase_and_battles.py): start, abilities, wagers, first, check, decide, cleanup."""

    NAME = "battle"
    FIELDS = (
        Field("region", REGION, needed=True),
        Field("fighters", BySeat(FIGHTER_PART)),
        Field("lost", Whole(0, 999)),
        Field("wagers", BySeat(FACTION), seen=OWNER),
        Field("todo", Optional(List(SEAT))),
    )

    def __init__(self) -> None:
        super().__init__()
        self.region: i64 = -1
        self.fighters: list[Fighter | None] = []
        self.lost: i64 = 0
        self.wagers: list[int] = []
        self.todo: list[int] | None = None
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

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
    """WW-211. Steps (battle/war_phase_and_battles.py): draw, choose, madness, own, others, place, after."""

    NAME = "draw"
    FIELDS = (
        Field("drawers", List(SEAT)),
        Field("caterpillar", List(SEAT)),
        Field("drawn", BySeat(Optional(List(BAG)))),
        Field("played", BySeat(BAG)),
        Field("strength", BySeat(Whole(0, 999, or_null=True))),
        Field("gain", BySeat(Whole(0, 999, or_null=True))),
        Field("tracked", Whole(0, 999)),
        Field("todo", Optional(List(SEAT))),
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
        """Answers that a position holds already, by seat."""

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
    """Steps (battle/war_phase_and_battles.py): shield, reduce, lose, end."""

    NAME = "harm"
    FIELDS = (
        Field("seat", SEAT),
        Field("chip", CHIP),
        Field("left", Whole(0, 999)),
        Field("lost", Whole(0, 999)),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.chip: i64 = 15
        self.left: i64 = 0
        self.lost: i64 = 0
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

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
    """Steps (battle/war_phase_and_battles.py): crown, soldiers, abilities, strength."""

    NAME = "play"
    FIELDS = (
        Field("seat", SEAT),
        Field("chip", BAG, needed=True),
        Field("base", Whole(0, 999)),
        Field("changes", List(CHANGE)),
        Field("todo", Optional(List(TODO))),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.chip: i64 = -1
        self.base: i64 = 0
        self.changes: list[int] = []
        self.todo: list[int] | None = None
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

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
    """Steps (battle/war_phase_and_battles.py): start."""

    NAME = "affect"
    FIELDS = (
        Field("seat", SEAT),
        Field("chip", BAG, needed=True),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.chip: i64 = -1
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

    # Written by `make generate`.
    def copy(self) -> Affect:
        other = Affect(self.seat)
        other.at = self.at
        other.chip = self.chip
        other.given = self.given[:]
        return other
