"""Faction abilities (WW-500 to WW-554)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rulewright.core.decision import Decision
from rulewright.core.errors import Refusal
from rulewright.core.frame import Frame
from rulewright.games.wonderland.state import Wonderland
from rulewright.games.wonderland.unwritten import every_option


class CatMove(Decision[Wonderland, Frame]):
    """D-28 cat_move (WW-554): `region:<region>`, `stay`."""

    def options(self, g: Wonderland, frame: Frame, seat: i64) -> list[int]:
        return every_option("region", "stay")

    def explain(self, g: Wonderland, frame: Frame, seat: i64, code: i64) -> Refusal:
        return Refusal("WW-554", "cat-move")  # UNWRITTEN: what stands in the way


CAT_MOVE: Final = CatMove("cat_move", ("WW-554",), "WW-600")
