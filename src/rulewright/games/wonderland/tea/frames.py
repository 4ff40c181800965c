"""The frames: what each procedure of a round and its tea party must remember, in the order of POSITION.md."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.wonderland.content import MOST_SUPPORTERS
from rulewright.games.wonderland.kinds import (
    CHIP,
    CODE,
    FLAG,
    OWNER_SEAT,
    QUEST,
    REGION,
    SOURCE,
    TEA_CARD,
    WONDERLANDIAN,
)
from rulewright.kit.kinds import List, Optional, Whole, owns
from rulewright.kit.positions import OWNER, Field


class Round(Frame):
    """A round (WW-040). Steps (tea/round_structure.py): prepare, tea_start, tea, tea_end, war, war_end."""

    NAME = "round"

    # Written by `make generate`.
    def copy(self) -> Round:
        other = Round()
        other.at = self.at
        return other


class TeaStart(Frame):
    """Start of the tea party (WW-060). Steps (tea/tea_party_phase.py): poison, friend."""

    NAME = "tea_start"
    FIELDS = (Field("placed", Whole(0, 3)),)

    def __init__(self) -> None:
        super().__init__()
        self.placed: i64 = 0
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> TeaStart:
        other = TeaStart()
        other.at = self.at
        other.placed = self.placed
        other.given = self.given[:]
        return other


class Tea(Frame):
    """The turns of a tea party (WW-061); `turn` is the seat whose turn comes next."""

    NAME = "tea"
    FIELDS = (Field("turn", OWNER_SEAT, default=lambda g, frame: g.first_player),)

    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Tea:
        other = Tea()
        other.at = self.at
        other.turn = self.turn
        return other


class TeaTurn(Frame):
    """A tea turn (WW-062). Steps (tea/tea_party_phase.py): start, refill, choose, take, end."""

    NAME = "tea_turn"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("to", Whole(1, 13, or_null=True)),
        Field("passed", FLAG),
        Field("host", FLAG),
        Field("placed", Whole(0, 2)),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.to: i64 = -1
        self.passed = False
        self.host = False
        self.placed: i64 = 0
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> TeaTurn:
        other = TeaTurn(self.seat)
        other.at = self.at
        other.to = self.to
        other.passed = self.passed
        other.host = self.host
        other.placed = self.placed
        other.given = self.given[:]
        return other


class Roll(Frame):
    """A roll of the shard die in the tea party (WW-064, WW-089): a value, and the shards taken for it."""

    NAME = "roll"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("value", Whole(1, 3, or_null=True)),
        Field("rerolled", FLAG),
        Field("taken", Whole(0, 3, or_null=True)),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.value: i64 = -1
        self.rerolled = False
        self.taken: i64 = -1
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Roll:
        other = Roll(self.seat)
        other.at = self.at
        other.value = self.value
        other.rerolled = self.rerolled
        other.taken = self.taken
        other.given = self.given[:]
        return other


class Card(Frame):
    """A tea card in resolution (WW-080): its open effects, None before a half is chosen and units are added."""

    NAME = "card"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("card", TEA_CARD, needed=True),
        Field("passed", FLAG),
        Field("effects", Optional(List(CODE))),
        Field("gift", FLAG),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: i64 = -1
        self.passed = False
        self.effects: list[int] | None = None
        self.gift = False
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Card:
        other = Card(self.seat)
        other.at = self.at
        other.card = self.card
        other.passed = self.passed
        other.effects = None if self.effects is None else self.effects[:]
        other.gift = self.gift
        other.given = self.given[:]
        return other


class OptionalFrame(Frame):
    """The part of a card for which the die may be rolled (WW-101)."""

    NAME = "optional"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("card", TEA_CARD, needed=True),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: i64 = -1
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> OptionalFrame:
        other = OptionalFrame(self.seat)
        other.at = self.at
        other.card = self.card
        other.given = self.given[:]
        return other


class Rewards(Frame):
    """The rewards of a forged chip that are still to come (WW-341)."""

    NAME = "rewards"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("list", List(CODE), "codes"),
        Field("source", SOURCE),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.codes: list[int] = []
        self.source: i64 = 1

    # Written by `make generate`.
    def copy(self) -> Rewards:
        other = Rewards(self.seat)
        other.at = self.at
        other.codes = self.codes[:]
        other.source = self.source
        return other


class Took(Field):
    """What a reward has brought: a Wonderlandian, or a list of quests, of which others see the number."""

    def __init__(self) -> None:
        super().__init__("took", WONDERLANDIAN, seen=OWNER)
        self.quests = List(QUEST)

    def write(self, g: Any, thing: Any) -> Any:
        if thing.drawn is not None:
            return self.quests.write(g, thing.drawn)
        return WONDERLANDIAN.write(g, thing.took)

    def view(self, g: Any, thing: Any, viewer: int, owner: int) -> Any:
        if thing.drawn is not None and not owns(viewer, owner):
            return len(thing.drawn)
        return self.write(g, thing)

    def read(self, g: Any, thing: Any, given: Any, where: str) -> None:
        if isinstance(given, list):
            thing.drawn = self.quests.read(g, given, where)
        else:
            thing.took = WONDERLANDIAN.read(g, given, where)


class Reward(Frame):
    """One reward of a card or a forge track (WW-086 to WW-102)."""

    NAME = "reward"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("code", CODE, needed=True),
        Field("source", SOURCE),
        Field("chip", CHIP),
        Took(),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.code: i64 = -1
        self.source: i64 = 0
        self.chip: i64 = -1
        self.took: i64 = -1
        self.drawn: list[int] | None = None
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Reward:
        other = Reward(self.seat)
        other.at = self.at
        other.code = self.code
        other.source = self.source
        other.chip = self.chip
        other.took = self.took
        other.drawn = None if self.drawn is None else self.drawn[:]
        other.given = self.given[:]
        return other


class PlaceUnits(Frame):
    """Units to be placed in one region, or by the Queen in several (WW-081, WW-172)."""

    NAME = "place_units"
    FIELDS = (
        Field("seat", OWNER_SEAT),
        Field("left", Whole(0, int(MOST_SUPPORTERS))),
        Field("region", REGION),
        Field("split", FLAG),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.left: i64 = 1
        self.region: i64 = -1
        self.split = False
        self.given: list[int] = []

    # Written by `make generate`.
    def copy(self) -> PlaceUnits:
        other = PlaceUnits(self.seat)
        other.at = self.at
        other.left = self.left
        other.region = self.region
        other.split = self.split
        other.given = self.given[:]
        return other
