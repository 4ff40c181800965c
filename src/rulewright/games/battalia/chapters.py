"""The chapters of the rulebook: importing them gives every frame its steps."""

from __future__ import annotations

from typing import Final

from rulewright.games.battalia import flow
from rulewright.games.battalia.artefacts import effects, fate
from rulewright.games.battalia.battle import adding, ambush, attacking, battle, retreat, tents
from rulewright.games.battalia.heroes import gates, metamorphia, storms
from rulewright.games.battalia.lines import gaining, lines, preparing, windows
from rulewright.games.battalia.setup import setup
from rulewright.games.battalia.turn import turn
from rulewright.games.battalia.valley import bridge

ALL: Final = (
    flow, setup, turn, windows, preparing, lines, gaining, attacking, battle, adding, retreat, ambush, tents, gates,
    storms, metamorphia, effects, fate, bridge,
)  # fmt: skip
