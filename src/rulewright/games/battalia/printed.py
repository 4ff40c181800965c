"""Printed values, for whoever draws the things of the game: everybody may know them, and they are JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.games.battalia.content import DAYS, LAYOUTS, SQUARE_NAMES, TYPES, Tables
from rulewright.kit.contents import DataFiles


def provenance(folder: Path) -> dict[str, dict[str, str]]:
    """By kind and id, whether a thing is as in the rulebook, public, or reconstructed."""
    files = DataFiles(folder)
    return {
        "creation_card": files.origins("creation_cards.csv", "key"),
        "kind": files.origins("layouts.csv", "kind"),
    }


def printed(tables: Tables) -> dict[str, Any]:
    """All printed values: cards as in the data files, layouts by squares, the valley overlay, the Oracle."""
    return {
        "creation_cards": tables.creation_cards,
        "terrain_cards": tables.terrain_cards,
        "layouts": {name: layout.kind for name, layout in zip(LAYOUTS, tables.layouts, strict=True)},
        "lit": [TYPES[day] for day in range(DAYS)],
        "matching": [TYPES[2 * day % DAYS] for day in range(DAYS)],
        "valley": {SQUARE_NAMES[square]: card for square, card in tables.valley},
    }
