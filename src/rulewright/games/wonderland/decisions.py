"""Decisions that several chapters ask."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import Frame
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.unwritten import every_option


class RelocateUnit(Decision[Wonderland, Frame]):
    """D-15 relocate_unit (WW-083): `relocate:<region>:supporter`, `relocate:<region>:<figure>`, `none`."""

    def options(self, g: Wonderland, frame: Frame, seat: i64) -> list[int]:
        return every_option("relocate", "none")

    def explain(self, g: Wonderland, frame: Frame, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-083", "relocate-unit")  # UNWRITTEN: what stands in the way


RELOCATE_UNIT: Final = RelocateUnit("relocate_unit", ("WW-083",), "WW-600")


class AnyAlly(Decision[Wonderland, Frame]):
    """D-16 any_ally (WW-087, WW-088, WW-362, WW-553): `chip:<chip>`, `none`."""

    def options(self, g: Wonderland, frame: Frame, seat: i64) -> list[int]:
        return every_option("chip", "none")

    def explain(self, g: Wonderland, frame: Frame, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-088", "any-ally")  # UNWRITTEN: what stands in the way


ANY_ALLY: Final = AnyAlly("any_ally", ("WW-087", "WW-088", "WW-362", "WW-553"), "WW-600")


class FigureRegion(Decision[Wonderland, Frame]):
    """D-19 figure_region (WW-091): `region:<region>`."""

    def options(self, g: Wonderland, frame: Frame, seat: i64) -> list[int]:
        return every_option("region")

    def explain(self, g: Wonderland, frame: Frame, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-091", "figure-region")  # UNWRITTEN: what stands in the way


FIGURE_REGION: Final = FigureRegion("figure_region", ("WW-091",), "WW-600")
