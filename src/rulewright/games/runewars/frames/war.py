"""Frames of movement, diplomacy and battle."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from rulewright.games.runewars.content import MOST_UNITS, NONE
from rulewright.games.runewars.frames.base import PLAIN, Field, Frame


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


# 5. Movement, diplomacy


class Activation(Frame):
    """An area is activated and units march in (RW-152, RW-156, RW-233 to RW-240)."""

    NAME = "activation"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("second", "second", "flag"),
        Field("area", "area", "area"),
        Field("through", "through", "areas", False),
        Field("origins", "origins", "areas", False),
        Field("arrived", "arrived", "labels"),
        Field("symbol", "symbol", "symbol", False),
        Field("no_battle", "no_battle", "flag", False),
    )

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.second = False
        self.area: i64 = NONE
        self.through: list[int] = []
        self.origins: list[int] = []
        self.arrived: list[int] = []
        self.symbol: i64 = NONE
        self.no_battle = False

    def moving(self) -> bool:
        return self.at < len(self.STEP_NAMES) and self.STEP_NAMES[self.at] == "march"

    # Written by `make generate`.
    def copy(self) -> Activation:
        other = Activation(self.seat)
        other.at = self.at
        other.second = self.second
        other.area = self.area
        other.through = self.through[:]
        other.origins = self.origins[:]
        other.arrived = self.arrived[:]
        other.symbol = self.symbol
        other.no_battle = self.no_battle
        return other

    def held(self) -> list[int]:
        return self.arrived


class Diplomacy(Frame):
    """Neutral units are talked to (RW-270 to RW-276)."""

    NAME = "diplomacy"
    FIELDS = (
        Field("seat", "seat", "seat"),
        Field("area", "area", "area"),
        Field("n", "number", "number"),
        Field("fate", "fate", "fates"),
    )

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.area: i64 = area
        self.number: i64 = 0
        self.fate: list[int] = []

    # Written by `make generate`.
    def copy(self) -> Diplomacy:
        other = Diplomacy(self.seat, self.area)
        other.at = self.at
        other.number = self.number
        other.fate = self.fate[:]
        return other

    def cards_held(self) -> list[tuple[str, list[int]]]:
        return [("fate", self.fate)]


# 7. Battle


class Battle(Frame):
    """A battle (RW-300 to RW-344)."""

    NAME = "battle"
    FIELDS = (
        Field("area", "area", "area"),
        Field("att", "attacker", "battle_side"),
        Field("def", "defender", "battle_side"),
        Field("round", "round", "number"),
        Field("extra", "extra", "fates"),
        Field("decided", "decided", "flag"),
        Field("victor_cards", "victor_cards", "number"),
        Field("cancelled", "cancelled", "flag"),
        Field("specials", "specials", "number_or_null"),
        Field("valadir", "valadir", "flag"),
        Field("totals", "totals", "totals"),
        Field("winner", "winner", "side"),
        Field("walls", "walls", "flag"),
        Field("retreat_to", "retreat_to", "area", False),
        Field("leaving", "leaving", "labels", False),
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

    def cards_held(self) -> list[tuple[str, list[int]]]:
        return [("fate", self.attacker.cards + self.defender.cards + self.extra)]

    def held(self) -> list[int]:
        return self.attacker.units + self.defender.units + self.leaving


class Special(Frame):
    """A special ability of a unit type (RW-315)."""

    NAME = "special"
    FIELDS = (
        Field("side", "side", "side"),
        Field("kind", "kind", "unit"),
        Field("picked", "picked", "labels"),
        Field("mode", "mode", "optional", False),
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
        Field("side", "side", "side"),
        Field("n", "number", "number"),
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
        Field("side", "side", "side"),
        Field("n", "number", "number"),
        Field("mode", "mode", "damage_mode"),
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
        Field("area", "area", "area"),
        Field("att", "attacker", "seat"),
        Field("def", "defender", "seat"),
        Field("cancelled", "cancelled", "flag"),
        Field("winner", "winner", "side"),
        Field("victor_cards", "victor_cards", "number"),
        Field("left", "left", "number"),
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
        Field("seat", "seat", "seat"),
        Field("area", "area", "area"),
        Field("damaged", "damaged", "flag"),
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
        Field("seat", "seat", "seat"),
        Field("decider", "decider", "seat"),
        Field("in_hand", "in_hand", "labels"),
        Field("area", "area", "area"),
        Field("friendly_only", "friendly_only", "flag"),
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
        Field("seat", "seat", "seat"),
        Field("area", "area", "area"),
        Field("max", "most", "number"),
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
