"""The frames of Ethnos: what each procedure in progress must remember, and nothing of what it does.

The steps stand in the modules of the chapters. A position names the one frame that asks (POSITION.md, section 5) after
its decision, so a Band is `band_add` or `centaur_band`; the others follow from it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.frame import Frame
from rulewright.games.ethnos.kinds import ALLY, HIDDEN_ALLIES, SEAT, Raids
from rulewright.kit.frames import Sealed
from rulewright.kit.kinds import Whole
from rulewright.kit.positions import OWNER_ALONE, Field

OF_SEAT: Final = Field("seat", SEAT, needed=True)
"""Whose turn it is."""


class Match(Frame):
    """The whole game (ET-001 to ET-003, ET-100, ET-440). Steps: flow.py."""

    NAME = "match"

    # Written by `make generate`.
    def copy(self) -> Match:
        other = Match()
        other.at = self.at
        return other


class SetUp(Frame):
    """From an empty table to the first player of Age I; no player decides anything. Steps: setup.py."""

    NAME = "set_up"

    # Written by `make generate`.
    def copy(self) -> SetUp:
        other = SetUp()
        other.at = self.at
        return other


class Age(Frame):
    """One Age up to the third Dragon (ET-100 to ET-125). Steps: flow.py."""

    NAME = "age"

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        """Whose turn comes next."""

    # Written by `make generate`.
    def copy(self) -> Age:
        other = Age(self.seat)
        other.at = self.at
        return other


class Turn(Frame):
    """One player's turn: exactly one action (ET-121). Steps: flow.py."""

    NAME = "turn_action"
    FIELDS = (OF_SEAT,)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> Turn:
        other = Turn(self.seat)
        other.at = self.at
        return other


class PlayBand(Frame):
    """One Band, or a chain of them after Centaurs (ET-180). Steps: bands.py."""

    NAME = "band"
    FIELDS = (
        OF_SEAT,
        Field("leader", ALLY, seen=OWNER_ALONE),
        Field("cards", HIDDEN_ALLIES, seen=OWNER_ALONE),
    )

    def __init__(self, seat: i64, leader: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.leader: i64 = leader
        self.cards: list[int] = []
        """The cards chosen so far, no longer in hand; empty until the Leader has left the hand."""

    def is_choosing(self) -> bool:
        """Whether the Band is being put together: its cards are in no other place."""
        return self.STEP_NAMES[self.at] == "band_add"

    # Written by `make generate`.
    def copy(self) -> PlayBand:
        other = PlayBand(self.seat, self.leader)
        other.at = self.at
        other.cards = self.cards[:]
        return other


class WingKingdom(Frame):
    """Wingfolk: the marker goes to any Kingdom (ET-335 to ET-337, ET-578). Steps: tribes.py."""

    NAME = "wing_kingdom"
    FIELDS = (OF_SEAT,)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> WingKingdom:
        other = WingKingdom(self.seat)
        other.at = self.at
        return other


class MerfolkBonus(Frame):
    """Merfolk: bonus markers, one after the other (ET-282, ET-283, ET-500, ET-557). Steps: tribes.py."""

    NAME = "merfolk_bonus"
    FIELDS = (OF_SEAT, Field("left", Whole(1, 4)))

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.left: i64 = left

    # Written by `make generate`.
    def copy(self) -> MerfolkBonus:
        other = MerfolkBonus(self.seat, self.left)
        other.at = self.at
        return other


class OrcPlace(Frame):
    """Orcs: a marker on the space of the Leader's colour (ET-300, ET-301, ET-558, ET-568). Steps: tribes.py."""

    NAME = "orc_place"
    FIELDS = (OF_SEAT,)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> OrcPlace:
        other = OrcPlace(self.seat)
        other.at = self.at
        return other


class TrollTake(Frame):
    """Trolls: a token that breaks ties (ET-320, ET-321, ET-559). Steps: tribes.py."""

    NAME = "troll_take"
    FIELDS = (OF_SEAT,)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> TrollTake:
        other = TrollTake(self.seat)
        other.at = self.at
        return other


class ElfKeep(Frame):
    """Elves: keep up to X of the remaining cards (ET-250, ET-251, ET-560). Steps: tribes.py."""

    NAME = "elf_keep"
    FIELDS = (OF_SEAT, Field("kept", HIDDEN_ALLIES, seen=OWNER_ALONE))

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat
        self.kept: list[int] = []

    # Written by `make generate`.
    def copy(self) -> ElfKeep:
        other = ElfKeep(self.seat)
        other.at = self.at
        other.kept = self.kept[:]
        return other


class WizardDraw(Frame):
    """Wizards: X cards from the deck after the discard (ET-340 to ET-345, ET-564). Steps: tribes.py."""

    NAME = "wizard_draw"
    FIELDS = (OF_SEAT,)

    def __init__(self, seat: i64) -> None:
        super().__init__()
        self.seat: i64 = seat

    # Written by `make generate`.
    def copy(self) -> WizardDraw:
        other = WizardDraw(self.seat)
        other.at = self.at
        return other


class EndOfAge(Frame):
    """What happens after the third Dragon (ET-350). Steps: scoring.py."""

    NAME = "end_of_age"
    FIELDS = (Sealed("choices", Raids(), "raids"),)

    def __init__(self) -> None:
        super().__init__()
        self.raids: list[int] = []
        """Raids or waits, by seat, that a position holds already; -1 for none."""

    # Written by `make generate`.
    def copy(self) -> EndOfAge:
        other = EndOfAge()
        other.at = self.at
        other.raids = self.raids[:]
        return other
