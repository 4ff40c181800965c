"""The frames: what each procedure in progress must remember, in the order of POSITION.md."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.heroes.kinds import COUNT, HERO, PILE, SOMEBODY
from rulewright.kit.kinds import List
from rulewright.kit.positions import Field


class HeroesFrame(Frame):
    """MH-170: the Heroes action. Steps: map/heroes_action.py."""

    NAME = "heroes"
    FIELDS = (Field("seat", SOMEBODY, needed=True), Field("activated", List(HERO)))

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.activated: list[int] = []

    # Written by `make generate`.
    def copy(self) -> HeroesFrame:
        other = HeroesFrame(self.seat)
        other.at = self.at
        other.activated = self.activated[:]
        return other


class Activation(Frame):
    """MH-171, MH-180: the activation of a hero. Steps: map/heroes_action.py."""

    NAME = "activation"
    FIELDS = (Field("seat", SOMEBODY, needed=True), Field("hero", HERO, needed=True), Field("mp", COUNT))

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero
        self.mp: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Activation:
        other = Activation(self.seat, self.hero)
        other.at = self.at
        other.mp = self.mp
        return other


class Arena(Frame):
    """MH-244. Steps: map/locations.py."""

    NAME = "arena"
    FIELDS = (Field("seat", SOMEBODY, needed=True), Field("hero", HERO, needed=True), Field("recruited", COUNT))

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero
        self.recruited: i64 = 0

    # Written by `make generate`.
    def copy(self) -> Arena:
        other = Arena(self.seat, self.hero)
        other.at = self.at
        other.recruited = self.recruited
        return other


class Deposit(Frame):
    """MH-248. Steps: map/locations.py."""

    NAME = "deposit"
    FIELDS = (Field("seat", SOMEBODY, needed=True), Field("hero", HERO, needed=True), Field("pile", PILE))

    def __init__(self, seat: i64, hero: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.hero: i64 = hero
        self.pile: i64 = -1

    # Written by `make generate`.
    def copy(self) -> Deposit:
        other = Deposit(self.seat, self.hero)
        other.at = self.at
        other.pile = self.pile
        return other
