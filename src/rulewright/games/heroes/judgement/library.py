"""Worths of cards and buildings by their numbers, in Power Points with a whole game to come."""

from __future__ import annotations

from typing import Final

SKILL_WORTHS: Final[list[float]] = [
    0.42, 0.26, 0.3, 0.24, 0.34, 0.42, 0.28, 0.36, 0.25, 0.3, 0.18, 0.18, 0.24, 0.26, 0.36, 0.36,
    0.42, 0.26, 0.3, 0.24, 0.34, 0.42, 0.28, 0.42, 0.25, 0.3, 0.18, 0.18, 0.4, 0.34, 0.3, 0.34,
    0.42, 0.26, 0.3, 0.24, 0.34, 0.42, 0.28, 0.26, 0.25, 0.3, 0.18, 0.18, 0.34, 0.4, 0.34, 0.24,
    0.42, 0.26, 0.3, 0.24, 0.34, 0.42, 0.28, 0.32, 0.25, 0.3, 0.18, 0.18, 0.24, 0.36, 0.34, 0.38,
]  # fmt: skip
SPECIAL_SKILL: Final = 1.45
"""How much more a skill of the hero's own school is worth."""
ARTEFACT_WORTHS: Final[list[float]] = [
    0.16, 0.16, 0.16, 0.1, 0.1, 0.14, 0.22, 0.14, 0.06, 0.12, 0.1, 0.06, 0.2, 0.06, 0.2, 0.16, 0.25, 0.08, 0.14, 0.06,
]  # fmt: skip
"""What artefacts do, beside their Power (MH-388)."""
SCROLL_WORTHS: Final[list[float]] = [0.1, 0.2, 0.13, 0.24, 0.16, 0.16, 0.1, 0.14, 0.1, 0.3]
BUILDING_WORTHS: Final[list[float]] = [0.2, 0.95, 0.6, 0.5, 0.85, 2.4, 0.6, 0.4, 0.55]
"""Mage Guild, three dwellings, Training Grounds, Town Hall, Tavern, Town Portal, the exclusive building."""
HERO_WORTHS: Final[list[float]] = [0.5, 0.3, 0.5, 0.3, 0.4, 0.3, 0.4, 0.2, 0.4, 0.6, 0.4, 0.3]
FACTION_WORTHS: Final[list[float]] = [0.3, 0.1, 0.2, 0.3]
