"""Frames of turns, windows, cards and orders."""

from __future__ import annotations

from mypy_extensions import i64

from rulewright.games.runewars.content import NONE
from rulewright.games.runewars.frames.base import IN_TURN, T1, Field, Frame

# 4. Turns and orders


class Turn(Frame):
    """A player's turn: his Order card (RW-116 to RW-119)."""

    NAME = "turn"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("declined", "declined", "flag"),
        Field("resource", "resource", "resource", False),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.declined = False
        self.resource: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Turn:
        other = Turn(self.seat)
        other.at = self.at
        other.declined = self.declined
        other.resource = self.resource
        return other


class TimingWindow(Frame):
    """A moment at which a player may use cards and abilities (RW-119, RW-305, RW-324)."""

    NAME = "window"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("kind", "kind", "window_kind"),
        Field("when", "when", "window_moment"),
        Field("side", "side", "side", False),
        Field("played", "played", "tactics"),
    )

    def __init__(self, seat: i64, kind: i64 = IN_TURN, when: i64 = T1, side: i64 = NONE) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.kind: i64 = kind
        self.when: i64 = when
        self.side: i64 = side
        self.played: list[int] = []

    # Written by `make generate`.
    def copy(self) -> TimingWindow:
        other = TimingWindow(self.seat, self.kind, self.when, self.side)
        other.at = self.at
        other.played = self.played[:]
        return other


class Card(Frame):
    """A card or ability that asks for choices."""

    NAME = "card"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("card", "card", "card"),
        Field("hero", "hero", "hero", False),
        Field("picked", "picked", "keys"),
    )

    def __init__(self, seat: i64, card: i64, hero: i64 = NONE) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.card: i64 = card
        self.hero: i64 = hero
        self.picked: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Card:
        other = Card(self.seat, self.card, self.hero)
        other.at = self.at
        other.picked = self.picked[:]
        return other


class Strategize(Frame):
    """Order 1 (RW-150, RW-228 to RW-232)."""

    NAME = "strategize"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("open", "enterable", "areas"),
        Field("ready", "ready", "units_by_area"),
        Field("heroes", "heroes", "heroes"),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.enterable: list[int] = []
        self.ready: list[list[int]] = []
        self.heroes: list[int] = []

    def moving(self) -> bool:
        return bool(self.enterable)

    # Written by `make generate`.
    def copy(self) -> Strategize:
        other = Strategize(self.seat)
        other.at = self.at
        other.enterable = self.enterable[:]
        other.ready = [row[:] for row in self.ready]
        other.heroes = self.heroes[:]
        return other


class Income(Frame):
    """The bonus of Harvest (RW-159, RW-160)."""

    NAME = "income"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("todo", "todo", "areas"),
        Field("removed", "removed", "flag"),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.todo: list[int] = []
        self.removed = False

    # Written by `make generate`.
    def copy(self) -> Income:
        other = Income(self.seat)
        other.at = self.at
        other.todo = self.todo[:]
        other.removed = self.removed
        return other


class Recruit(Frame):
    """Order 5 (RW-161 to RW-165)."""

    NAME = "recruit"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("barred", "barred", "resource"),
        Field("units", "units", "units"),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.barred: i64 = NONE
        self.units: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Recruit:
        other = Recruit(self.seat)
        other.at = self.at
        other.barred = self.barred
        other.units = self.units[:]
        return other


class Rally(Frame):
    """Order 6 (RW-166 to RW-169)."""

    NAME = "rally"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("todo", "todo", "areas"),
        Field("city", "city", "city"),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.todo: list[int] = []
        self.city: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Rally:
        other = Rally(self.seat)
        other.at = self.at
        other.todo = self.todo[:]
        other.city = self.city
        return other


class Hire(Frame):
    """A hero is gained (RW-170, RW-422, RW-423)."""

    NAME = "hire"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("drawn", "drawn", "heroes_or_null"),
        Field("hero", "hero", "hero"),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.drawn: list[int] = []
        self.hero: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Hire:
        other = Hire(self.seat)
        other.at = self.at
        other.drawn = self.drawn[:]
        other.hero = self.hero
        return other

    def cards_held(self) -> list[tuple[str, list[int]]]:
        return [("heroes", self.drawn)]


class TakeTitle(Frame):
    """The bonus of Acquire Power (RW-172)."""

    NAME = "title"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("title", "title", "title"),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.title: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> TakeTitle:
        other = TakeTitle(self.seat)
        other.at = self.at
        other.title = self.title
        return other


class Fortify(Frame):
    """Order 8 (RW-173)."""

    NAME = "fortify"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("done", "done", "done"),
        Field("area", "area", "area", False),
        Field("first", "first", "area", False),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.done: list[int] = []
        self.area: i64 = NONE
        self.first: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Fortify:
        other = Fortify(self.seat)
        other.at = self.at
        other.done = self.done[:]
        other.area = self.area
        other.first = self.first
        return other


class GainRune(Frame):
    """A dragon rune is gained (RW-521 to RW-523)."""

    NAME = "gain_rune"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("discarded", "discarded", "number"),
        Field("laid", "laid", "area", False),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.discarded: i64 = 0
        self.laid: i64 = NONE
        """Where the dragon rune has been put; others learn both places together (RW-905)."""

    # Written by `make generate`.
    def copy(self) -> GainRune:
        other = GainRune(self.seat)
        other.at = self.at
        other.discarded = self.discarded
        other.laid = self.laid
        return other


class Found(Frame):
    """Lost City: a stronghold where the neutral units have left."""

    NAME = "found"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("area", "area", "area"),
    )

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.area: i64 = area

    # Written by `make generate`.
    def copy(self) -> Found:
        other = Found(self.seat, self.area)
        other.at = self.at
        return other


# 16. Limits of hands


class HandLimit(Frame):
    """Too many Tactics cards (RW-555)."""

    NAME = "hand_limit"
    FIELDS = (Field("seat", "seat", "seat"),)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> HandLimit:
        other = HandLimit(self.seat)
        other.at = self.at
        return other


class QuestLimit(Frame):
    """Too many Quest cards (RW-457)."""

    NAME = "quest_limit"
    FIELDS = (Field("seat", "seat", "seat"),)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> QuestLimit:
        other = QuestLimit(self.seat)
        other.at = self.at
        return other
