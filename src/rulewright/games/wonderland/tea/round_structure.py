"""Round structure (WW-040 to WW-044)."""

from __future__ import annotations

from rulewright.core.frame import step, steps
from rulewright.games.wonderland.tea.frames import Round
from rulewright.games.wonderland.unwritten import unwritten

steps(
    Round,
    step("prepare", unwritten),
    step("tea_start", unwritten),
    step("tea", unwritten),
    step("tea_end", unwritten),
    step("war", unwritten),
    step("war_end", unwritten),
)
