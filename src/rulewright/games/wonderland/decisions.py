"""Decisions that several chapters ask, and what all decisions have in common."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import BadPosition, Refusal
from rulewright.core.frame import Frame, ask_seats
from rulewright.games.wonderland.cards.frames import PlaceSupporter
from rulewright.games.wonderland.chips import of_level
from rulewright.games.wonderland.content import R_ANY_STRONG, R_ANY_WEAK, SUPPLY
from rulewright.games.wonderland.ids import GRIN_WITHOUT_A_CAT
from rulewright.games.wonderland.options import CHIP, FIGURE, NONE, REGION, SUPPORTER
from rulewright.games.wonderland.regions import figures_in_supply, most_own_units, regions_in_use, relocations
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.tea.frames import PlaceUnits, Reward

F = TypeVar("F", bound=Frame)


class Choice(Decision[Wonderland, F]):
    """A decision of this game: the first of its rules is named when a key is refused (WW-629)."""

    def explain(self, g: Wonderland, frame: F, seat: i64, code: i64) -> Refusal:
        return Refusal(self.rules[0], reason_of(self.name))


def reason_of(name: str) -> str:
    """Why a choice is refused: what the decision asks for says it."""
    return name.replace("_", "-")


def ask_sealed(g: Wonderland, frame: Any, decision: Decision[Any, Any], seats: list[int]) -> None:
    """WW-600: asks several seats at once; answers that a position has brought are taken over."""
    given: list[int] = frame.given
    frame.given = []
    mask: i64 = 0
    for seat in seats:
        mask |= 1 << seat
    for seat, code in enumerate(given):
        if code >= 0 and (seat not in seats or code not in decision.options(g, frame, seat)):
            raise BadPosition(f"answers of {decision.name}: seat {seat} cannot have chosen {g.game.key(code)}")
    ask_seats(g, frame, decision, mask, given)


def region_options(g: Wonderland) -> list[int]:
    return [int(REGION) + region for region in regions_in_use(g)]


class RegionChoice(Choice[F]):
    """A region in use; without an answer, the one with most own units."""

    def options(self, g: Wonderland, frame: F, seat: i64) -> list[int]:
        return region_options(g)

    def default(self, g: Wonderland, frame: F, seat: i64) -> i64:
        return REGION + most_own_units(g, seat, regions_in_use(g))


FIGURE_REGION: Final = RegionChoice[Frame]("figure_region", ("WW-091",), "WW-600")
"""D-19: the region of a figure that is gained."""


def placing_region(frame: Frame) -> i64:
    """The region into which a frame places units."""
    if isinstance(frame, PlaceUnits):
        return frame.region
    assert isinstance(frame, PlaceSupporter)
    return frame.region


class RelocateUnit(Choice[Frame]):
    """D-15 relocate_unit (WW-083): `relocate:<region>:supporter`, `relocate:<region>:<figure>`, `none`."""

    def options(self, g: Wonderland, frame: Frame, seat: i64) -> list[int]:
        return [*relocations(g, seat, placing_region(frame)), int(NONE)]

    def default(self, g: Wonderland, frame: Frame, seat: i64) -> i64:
        return NONE


RELOCATE_UNIT: Final = RelocateUnit("relocate_unit", ("WW-083",), "WW-600")


class UnitKind(Choice[Frame]):
    """D-13 unit_kind (WW-105): `supporter`, `figure:<figure>`."""

    def options(self, g: Wonderland, frame: Frame, seat: i64) -> list[int]:
        figures = [int(FIGURE) + figure for figure in figures_in_supply(g, seat)]
        return [int(SUPPORTER), *figures] if g.seats[seat].supporters[SUPPLY] > 0 else figures

    def default(self, g: Wonderland, frame: Frame, seat: i64) -> i64:
        return FIGURE + figures_in_supply(g, seat)[0]


UNIT_KIND: Final = UnitKind("unit_kind", ("WW-081", "WW-105"), "WW-600")


def strongest(g: Wonderland, codes: list[int], first: i64) -> i64:
    """The option with the chip of the highest printed strength, of several the first: a default."""
    best: i64 = -1
    for code in codes:
        if code >= first and (best < 0 or g.tables.strength[code - first] > g.tables.strength[best - first]):
            best = code
    return codes[0] if best < 0 else best


class AnyAlly(Choice[Frame]):
    """D-16 any_ally (WW-087, WW-088, WW-362, WW-553): `chip:<chip>`, `none`."""

    def options(self, g: Wonderland, frame: Frame, seat: i64) -> list[int]:
        if not isinstance(frame, Reward):
            return wager_chips(g, seat)
        codes = [int(CHIP) + chip for chip in of_level(g, wants_strong(frame.code))]
        return codes if frame.code in (R_ANY_WEAK, R_ANY_STRONG) else [*codes, int(NONE)]

    def default(self, g: Wonderland, frame: Frame, seat: i64) -> i64:
        codes = [code for code in self.options(g, frame, seat) if code != NONE]
        return strongest(g, codes, CHIP)


ANY_ALLY: Final = AnyAlly("any_ally", ("WW-088", "WW-087", "WW-362", "WW-553"), "WW-600")


def wants_strong(code: i64) -> bool:
    """Whether a reward code gives a strong chip."""
    return code == R_ANY_STRONG or (code < 10 and code % 2 == 1)


def wager_chips(g: Wonderland, seat: i64) -> list[int]:
    """WW-362, WW-553: any weak ally chip; for the Cat's grin any strong one, if there is one."""
    if g.seats[seat].has(GRIN_WITHOUT_A_CAT):
        strong = of_level(g, True)
        if strong:
            return [int(CHIP) + chip for chip in strong]
    return [int(CHIP) + chip for chip in of_level(g, False)]
