"""Frames of battles, and of routs, damage, retreats and limits (RW-300 to RW-378, RW-601)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from rulewright.games.runewars.content import MOST_UNITS, NONE
from rulewright.games.runewars.frames import SIDES, Frame
from rulewright.games.runewars.kinds import AREA, FATE, FLAG, HERO, LABEL, NUMBER, OR_NO_NUMBER, SEAT, UNIT
from rulewright.kit.fields import Fields
from rulewright.kit.kinds import List, Multiset, Name, Whole
from rulewright.kit.positions import Field, Part

SIDE_OF_BATTLE: Final = Name(SIDES)

# How damage is assigned: RW-355, or as an ability says.
PLAIN: Final[i64] = 0
TOUGH: Final[i64] = 1
STRIKE: Final[i64] = 2
REND: Final[i64] = 3
DAMAGE_MODES: Final = ("plain", "tough", "strike", "rend")
DAMAGE_MODE: Final = Name(DAMAGE_MODES)


@mypyc_attr(acyclic=True)
class Side:
    """One side of a battle (POSITION.md section 6)."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat
        self.decider: i64 = seat
        self.units: list[int] = []
        self.drawn: list[int] = []
        self.strength: i64 = 0
        self.undying = False
        self.quick: list[int] = []
        self.supporters: list[int] = []
        """Heroes that support, and at the same places in `supported` the types that they support."""
        self.supported: list[int] = []
        self.killed: list[int] = []
        self.type: i64 = NONE
        self.cards: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Side:
        other = Side(self.seat)
        other.decider = self.decider
        other.units = self.units[:]
        other.drawn = self.drawn[:]
        other.strength = self.strength
        other.undying = self.undying
        other.quick = self.quick[:]
        other.supporters = self.supporters[:]
        other.supported = self.supported[:]
        other.killed = self.killed[:]
        other.type = self.type
        other.cards = self.cards[:]
        return other


class Support(Field):
    """RW-805: an object from supporting heroes to the types that they support; in the game two lists side by side."""

    def write(self, g: Any, thing: Side) -> Any:
        pairs = zip(thing.supporters, thing.supported, strict=True)
        return {HERO.write(g, hero): UNIT.write(g, unit) for hero, unit in pairs}

    def view(self, g: Any, thing: Side, viewer: int, owner: int) -> Any:
        return self.write(g, thing)

    def read(self, g: Any, thing: Side, given: Any, where: str) -> None:
        for name, unit in Fields(where, given).left.items():
            thing.supporters.append(HERO.entry(g, name, where))
            thing.supported.append(UNIT.entry(g, unit, f"{where}, {name}"))


def new_side(g: Any) -> Side:
    return Side(NONE)


SIDE: Final = Part(
    new_side,
    Field("seat", SEAT),
    Field("decider", SEAT),
    Field("units", Multiset(LABEL)),
    Field("drawn", List(UNIT)),
    Field("strength", Whole(-99, 99)),
    Field("undying", FLAG),
    Field("quick", List(UNIT)),
    Support("support", HERO),
    Field("killed", List(UNIT)),
    Field("type", UNIT),
    Field("cards", List(FATE, secret=True)),
)
"""Who sees the Fate cards changes with the steps of a battle (RW-314)."""


class Battle(Frame):
    """A battle (RW-300 to RW-344)."""

    NAME = "battle"
    FIELDS = (
        Field("area", AREA),
        Field("att", SIDE, "attacker"),
        Field("def", SIDE, "defender"),
        Field("round", NUMBER),
        Field("extra", List(FATE)),
        Field("decided", FLAG),
        Field("victor_cards", NUMBER),
        Field("cancelled", FLAG),
        Field("specials", OR_NO_NUMBER),
        Field("valadir", FLAG),
        Field("totals", List(NUMBER, 2, or_null=True)),
        Field("winner", SIDE_OF_BATTLE),
        Field("walls", FLAG),
        Field("retreat_to", AREA, when_set=True),
        Field("leaving", List(LABEL), when_set=True),
    )

    def __init__(self, area: i64) -> None:
        super().__init__()
        self.area: i64 = area
        self.attacker = Side(NONE)
        self.defender = Side(NONE)
        self.round: i64 = 0
        self.extra: list[int] = []
        self.decided = False
        self.victor_cards: i64 = 0
        self.cancelled = False
        self.specials: i64 = NONE
        self.valadir = False
        self.totals: list[int] = []
        self.winner: i64 = NONE
        self.walls = False
        self.retreat_to: i64 = NONE
        self.leaving: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Battle:
        other = Battle(self.area)
        other.at = self.at
        other.attacker = self.attacker.copy()
        other.defender = self.defender.copy()
        other.round = self.round
        other.extra = self.extra[:]
        other.decided = self.decided
        other.victor_cards = self.victor_cards
        other.cancelled = self.cancelled
        other.specials = self.specials
        other.valadir = self.valadir
        other.totals = self.totals[:]
        other.winner = self.winner
        other.walls = self.walls
        other.retreat_to = self.retreat_to
        other.leaving = self.leaving[:]
        return other

    def held(self) -> list[int]:
        return self.attacker.units + self.defender.units + self.leaving


class Special(Frame):
    """A special ability of a unit type (RW-315)."""

    NAME = "special"
    FIELDS = (
        Field("side", SIDE_OF_BATTLE),
        Field("kind", UNIT),
        Field("picked", List(LABEL)),
        Field("mode", OR_NO_NUMBER, when_set=True),
    )

    def __init__(self, side: i64, kind: i64) -> None:
        super().__init__()
        self.side: i64 = side
        self.kind: i64 = kind
        self.picked: list[int] = []
        self.mode: i64 = NONE

    # Written by `make generate`.
    def copy(self) -> Special:
        other = Special(self.side, self.kind)
        other.at = self.at
        other.picked = self.picked[:]
        other.mode = self.mode
        return other


class Routs(Frame):
    """Routs are assigned (RW-316, RW-351)."""

    NAME = "routs"
    FIELDS = (
        Field("side", SIDE_OF_BATTLE),
        Field("n", NUMBER, "number"),
    )

    def __init__(self, side: i64, number: i64 = 0) -> None:
        super().__init__()
        self.side: i64 = side
        self.number: i64 = number

    # Written by `make generate`.
    def copy(self) -> Routs:
        other = Routs(self.side, self.number)
        other.at = self.at
        return other


class Damages(Frame):
    """Damage is assigned (RW-317, RW-355)."""

    NAME = "damage"
    FIELDS = (
        Field("side", SIDE_OF_BATTLE),
        Field("n", NUMBER, "number"),
        Field("mode", DAMAGE_MODE),
    )

    def __init__(self, side: i64, number: i64 = 0, mode: i64 = PLAIN) -> None:
        super().__init__()
        self.side: i64 = side
        self.number: i64 = number
        self.mode: i64 = mode

    # Written by `make generate`.
    def copy(self) -> Damages:
        other = Damages(self.side, self.number, self.mode)
        other.at = self.at
        return other


class AfterBattle(Frame):
    """What follows a battle (W-B5)."""

    NAME = "after_battle"
    FIELDS = (
        Field("area", AREA),
        Field("att", SEAT, "attacker"),
        Field("def", SEAT, "defender"),
        Field("cancelled", FLAG),
        Field("winner", SIDE_OF_BATTLE),
        Field("victor_cards", NUMBER),
        Field("left", NUMBER),
    )

    def __init__(self, area: i64, attacker: i64, defender: i64) -> None:
        super().__init__()
        self.area: i64 = area
        self.attacker: i64 = attacker
        self.defender: i64 = defender
        self.cancelled = False
        self.winner: i64 = NONE
        self.victor_cards: i64 = 0
        self.left: i64 = 0

    # Written by `make generate`.
    def copy(self) -> AfterBattle:
        other = AfterBattle(self.area, self.attacker, self.defender)
        other.at = self.at
        other.cancelled = self.cancelled
        other.winner = self.winner
        other.victor_cards = self.victor_cards
        other.left = self.left
        return other


class TakeOver(Frame):
    """The stronghold of a conquered area (RW-339, Tactical Retreat)."""

    NAME = "take_over"
    FIELDS = (
        Field("seat", SEAT),
        Field("area", AREA),
        Field("damaged", FLAG),
    )

    def __init__(self, seat: i64, area: i64, damaged: bool = False) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.area: i64 = area
        self.damaged = damaged

    # Written by `make generate`.
    def copy(self) -> TakeOver:
        other = TakeOver(self.seat, self.area, self.damaged)
        other.at = self.at
        return other


class Retreat(Frame):
    """Units retreat to one area (RW-370 to RW-378)."""

    NAME = "retreat"
    FIELDS = (
        Field("seat", SEAT),
        Field("decider", SEAT),
        Field("in_hand", List(LABEL)),
        Field("area", AREA),
        Field("friendly_only", FLAG),
    )

    def __init__(self, seat: i64, decider: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.decider: i64 = decider
        self.in_hand: list[int] = []
        self.area: i64 = NONE
        self.friendly_only = False

    # Written by `make generate`.
    def copy(self) -> Retreat:
        other = Retreat(self.seat, self.decider)
        other.at = self.at
        other.in_hand = self.in_hand[:]
        other.area = self.area
        other.friendly_only = self.friendly_only
        return other

    def held(self) -> list[int]:
        return self.in_hand


class Limit(Frame):
    """Too many units in an area (RW-601)."""

    NAME = "limit"
    FIELDS = (
        Field("seat", SEAT),
        Field("area", AREA),
        Field("max", NUMBER, "most"),
    )

    def __init__(self, seat: i64, area: i64, most: i64 = MOST_UNITS) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.area: i64 = area
        self.most: i64 = most

    # Written by `make generate`.
    def copy(self) -> Limit:
        other = Limit(self.seat, self.area, self.most)
        other.at = self.at
        return other
