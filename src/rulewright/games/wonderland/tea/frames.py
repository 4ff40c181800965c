"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.wonderland.kinds import (
    CHIP,
    CODE,
    EFFECT,
    FLAG,
    LIST,
    REGION,
    SEAT,
    SOURCE,
    SOURCE_OF_REWARD,
    TEA_CARD,
    UNTYPED,
)
from rulewright.kit.kinds import List, Optional, Whole
from rulewright.kit.positions import Field


class Round(Frame):
    """WW-041, WW-042, WW-073, WW-075, WW-370. Steps (tea/round_structure.py): prepare, tea_start, tea, tea_end, war,
    war_end.
    """

    NAME = "round"

    # Written by `make generate`.
    def copy(self) -> Round:
        other = Round()
        other.at = self.at
        return other


class TeaStart(Frame):
    """WW-060. Steps (tea/tea_party_phase.py): poison, friend."""

    NAME = "tea_start"
    FIELDS = (Field("placed", Whole(0, 999)),)

    def __init__(self) -> None:
        super().__init__()
        self.placed: i64 = 0
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

    # Written by `make generate`.
    def copy(self) -> TeaStart:
        other = TeaStart()
        other.at = self.at
        other.placed = self.placed
        other.given = self.given[:]
        return other


class Tea(Frame):
    """Steps (tea/tea_party_phase.py): start."""

    NAME = "tea"
    FIELDS = (
        # UNWRITTEN: its default.
        Field("turn", SEAT),
    )

    def __init__(self) -> None:
        super().__init__()
        self.turn: i64 = -1

    # Written by `make generate`.
    def copy(self) -> Tea:
        other = Tea()
        other.at = self.at
        other.turn = self.turn
        return other


class TeaTurn(Frame):
    """Steps (tea/tea_party_phase.py): start, refill, choose, take, end."""

    NAME = "tea_turn"
    FIELDS = (
        Field("seat", SEAT),
        Field("to", Whole(0, 999, or_null=True)),
        Field("passed", FLAG),
        Field("host", FLAG),
        Field("placed", Whole(0, 999)),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.to: i64 = -1
        self.passed = False
        self.host = False
        self.placed: i64 = 0
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

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
    """Steps (tea/tea_party_phase.py): start."""

    NAME = "roll"
    FIELDS = (
        Field("seat", SEAT),
        # UNWRITTEN: its default.
        Field("value", Whole(0, 999)),
        Field("rerolled", FLAG),
        Field("taken", Whole(0, 999, or_null=True)),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.value: i64 = 0
        self.rerolled = False
        self.taken: i64 = -1
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

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
    """Steps (tea/resolving_tea_cards.py): start."""

    NAME = "card"
    FIELDS = (
        Field("seat", SEAT),
        Field("card", TEA_CARD, needed=True),
        Field("passed", FLAG),
        Field("effects", Optional(List(EFFECT))),
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
        """Answers that a position holds already, by seat."""

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
    """Steps (tea/resolving_tea_cards.py): start."""

    NAME = "optional"
    FIELDS = (
        Field("seat", SEAT),
        Field("card", TEA_CARD, needed=True),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: i64 = -1
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

    # Written by `make generate`.
    def copy(self) -> OptionalFrame:
        other = OptionalFrame(self.seat)
        other.at = self.at
        other.card = self.card
        other.given = self.given[:]
        return other


class Rewards(Frame):
    """Steps (tea/resolving_tea_cards.py): start."""

    NAME = "rewards"
    FIELDS = (
        Field("seat", SEAT),
        Field("list", List(LIST), "list_here"),
        Field("source", SOURCE),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.list_here: list[int] = []
        self.source: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Rewards:
        other = Rewards(self.seat)
        other.at = self.at
        other.list_here = self.list_here[:]
        other.source = self.source
        return other


class Reward(Frame):
    """Steps (tea/resolving_tea_cards.py): start."""

    NAME = "reward"
    FIELDS = (
        Field("seat", SEAT),
        Field("code", CODE, needed=True),
        Field("source", SOURCE_OF_REWARD),
        Field("chip", CHIP),
        # UNWRITTEN: its default.
        Field("took", UNTYPED),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.code: i64 = -1
        self.source: i64 = 0
        self.chip: i64 = -1
        self.took: Any = None
        self.given: list[int] = []
        """Answers that a position holds already, by seat."""

    # Written by `make generate`.
    def copy(self) -> Reward:
        other = Reward(self.seat)
        other.at = self.at
        other.code = self.code
        other.source = self.source
        other.chip = self.chip
        other.took = self.took
        other.given = self.given[:]
        return other


class PlaceUnits(Frame):
    """WW-081. Steps (tea/resolving_tea_cards.py): start."""

    NAME = "place_units"
    FIELDS = (
        Field("seat", SEAT),
        Field("left", Whole(0, 999)),
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
        """Answers that a position holds already, by seat."""

    # Written by `make generate`.
    def copy(self) -> PlaceUnits:
        other = PlaceUnits(self.seat)
        other.at = self.at
        other.left = self.left
        other.region = self.region
        other.split = self.split
        other.given = self.given[:]
        return other
