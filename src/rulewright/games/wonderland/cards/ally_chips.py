"""Ally chips (WW-450 to WW-473)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import ask_seat, step, steps
from rulewright.games.wonderland.cards.frames import Friend, PlaceSupporter
from rulewright.games.wonderland.decisions import FIGURE_REGION
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.unwritten import every_option, unwritten


class SupporterRegion(Decision[Wonderland, PlaceSupporter]):
    """D-53 supporter_region (WW-471): `region:<region>`, `none`."""

    def options(self, g: Wonderland, frame: PlaceSupporter, seat: i64) -> list[int]:
        return every_option("region", "none")

    def explain(self, g: Wonderland, frame: PlaceSupporter, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-471", "supporter-region")  # UNWRITTEN: what stands in the way


SUPPORTER_REGION: Final = SupporterRegion("supporter_region", ("WW-471",), "WW-600")


def ask_place_supporter(frame: PlaceSupporter, g: Wonderland) -> None:
    """WW-471: supporter_region. UNWRITTEN: which of supporter_region, relocate_unit is asked."""
    ask_seat(g, frame, SUPPORTER_REGION, frame.seat)


steps(
    PlaceSupporter,
    step("start", ask_place_supporter, unwritten),
)


def ask_friend(frame: Friend, g: Wonderland) -> None:
    """WW-091: figure_region."""
    ask_seat(g, frame, FIGURE_REGION, frame.seat)


steps(
    Friend,
    step("start", ask_friend, unwritten),
)
