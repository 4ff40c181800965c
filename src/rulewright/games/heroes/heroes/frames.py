"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.heroes.kinds import ARTEFACT, COUNT, DECK, FLAG, HERO, REWARD, SKILL, SOMEBODY, TREASURE
from rulewright.kit.kinds import List
from rulewright.kit.positions import OWNER, Field

SEAT_OF_HERO = (Field("seat", SOMEBODY, needed=True), Field("hero", HERO, needed=True))


class Advancement(Frame):
    """MH-352: advance or not. Steps: heroes/heroes.py."""

    NAME = "advancement"
    FIELDS = SEAT_OF_HERO

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero

    # Written by `make generate`.
    def copy(self) -> Advancement:
        other = Advancement(self.seat, self.hero)
        other.at = self.at
        return other


class Advance(Frame):
    """MH-358: an advancement in progress. Steps: heroes/heroes.py."""

    NAME = "advance"
    FIELDS = (
        *SEAT_OF_HERO,
        Field("cost", COUNT),
        Field("paid", COUNT),
        Field("deck", DECK),
        Field("drawn", List(SKILL, secret=True), seen=OWNER),
    )

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero
        self.cost: i64 = 0
        self.paid: i64 = 0
        self.deck: i64 = -1
        self.drawn: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Advance:
        other = Advance(self.seat, self.hero)
        other.at = self.at
        other.cost = self.cost
        other.paid = self.paid
        other.deck = self.deck
        other.drawn = self.drawn[:]
        return other


class Treasure(Frame):
    """MH-380: rewards of a treasure card. Steps: heroes/treasures.py."""

    NAME = "treasure"
    FIELDS = (
        *SEAT_OF_HERO,
        Field("card", TREASURE, needed=True),
        Field("left", List(REWARD), needed=True),
        Field("count", COUNT, needed=True),
    )

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero
        self.card: i64 = -1
        self.left: list[int] = []
        self.count: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Treasure:
        other = Treasure(self.seat, self.hero)
        other.at = self.at
        other.card = self.card
        other.left = self.left[:]
        other.count = self.count
        return other


class Train(Frame):
    """MH-382: the reward train. Steps: heroes/treasures.py."""

    NAME = "train"
    FIELDS = (*SEAT_OF_HERO, Field("left", COUNT, needed=True))

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero
        self.left: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Train:
        other = Train(self.seat, self.hero)
        other.at = self.at
        other.left = self.left
        return other


class Artefact(Frame):
    """MH-385: an artefact to be decided about. Steps: heroes/artefacts.py."""

    NAME = "artefact"
    FIELDS = (*SEAT_OF_HERO, Field("card", ARTEFACT, needed=True), Field("loot", FLAG))

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero
        self.card: i64 = -1
        self.loot = False

    # Written by `make generate`.
    def copy(self) -> Artefact:
        other = Artefact(self.seat, self.hero)
        other.at = self.at
        other.card = self.card
        other.loot = self.loot
        return other


class Scrolls(Frame):
    """MH-391: down to the limit of scrolls. Steps: heroes/artefacts.py."""

    NAME = "scrolls"
    FIELDS = SEAT_OF_HERO

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero

    # Written by `make generate`.
    def copy(self) -> Scrolls:
        other = Scrolls(self.seat, self.hero)
        other.at = self.at
        return other


class Leadership(Frame):
    """MH-315: down to the Leadership. Steps: heroes/artefacts.py."""

    NAME = "leadership"
    FIELDS = SEAT_OF_HERO

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero

    # Written by `make generate`.
    def copy(self) -> Leadership:
        other = Leadership(self.seat, self.hero)
        other.at = self.at
        return other
