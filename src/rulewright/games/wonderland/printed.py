"""Printed values, for whoever draws the things of the game: everybody may know them, and they are JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.games.wonderland.content import CODES, LAYOUTS, OBJECTIVES, PAIR_GOAL, Tables
from rulewright.games.wonderland.ids import CHIPS, FACTIONS, QUESTS, REGIONS, SCORING_TOKENS, TEA_CARDS, WONDERLANDIANS
from rulewright.kit.contents import DataFiles


def provenance(folder: Path) -> dict[str, dict[str, str]]:
    """By kind and id, whether a thing is as in the rulebook, public, or reconstructed."""
    files = DataFiles(folder)
    return {
        "ability": files.origins("abilities.csv", "id"),
        "ally_card": files.origins("ally_cards.csv", "id"),
        "set": files.origins("ally_cards.csv", "set"),
        "chip": files.origins("chips.csv", "id"),
        "faction": files.origins("factions.csv", "key"),
        "quest": files.origins("quests.csv", "id"),
        "region": files.origins("regions.csv", "id"),
        "scoring_token": files.origins("scoring_tokens.csv", "id"),
        "tea_card": files.origins("tea_cards.csv", "id"),
        "wonderlandian": files.origins("wonderlandians.csv", "id"),
    }


def printed(tables: Tables) -> dict[str, Any]:
    """All printed values, by the names of the things."""
    return {
        "strength": dict(zip(CHIPS, tables.strength, strict=True)),
        "copies": dict(zip(CHIPS, tables.copies, strict=True)),
        "figures": dict(zip(WONDERLANDIANS, tables.figure_strength, strict=False)),
        "tea_cards": {
            name: {
                "units": tables.card_units[at],
                "die": bool(tables.card_die[at]),
                "layout": LAYOUTS[tables.card_layout[at]],
                "effects": [CODES[code] for code in tables.card_effects[at]],
                "lower": [CODES[code] for code in tables.card_lower[at]],
                "optional": [CODES[code] for code in tables.card_optional[at]],
            }
            for at, name in enumerate(TEA_CARDS)
        },
        "scoring_tokens": dict(zip(SCORING_TOKENS, tables.scoring, strict=True)),
        "forge_symbols": [space for space, symbol in enumerate(tables.forge_symbol) if symbol],
        "spaces": [[[CODES[code] for code in track] for track in side] for side in tables.spaces],
        "between": {
            name: [[CODES[code] if code >= 0 else None for code in row] for row in tables.between[at]]
            for at, name in enumerate(FACTIONS)
        },
        "quests": {
            name: {
                "region": REGIONS[tables.quest_region[at]],
                "objective": OBJECTIVES[tables.objective[at]],
                "numbers": tables.objective_number[at],
            }
            for at, name in enumerate(QUESTS)
        },
        "pair": int(PAIR_GOAL),
    }
