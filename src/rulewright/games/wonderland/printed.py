"""Printed values, for whoever draws the things of the game: everybody may know them, and they are JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.games.wonderland.content import Tables
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
    """All printed values. UNWRITTEN: in the form in which a board wants them."""
    return {
        "abilities": tables.abilities,
        "ally_cards": tables.ally_cards,
        "battle_track": tables.battle_track,
        "chips": tables.chips,
        "factions": tables.factions,
        "forge_tracks": tables.forge_tracks,
        "quests": tables.quests,
        "regions": tables.regions,
        "scoring_tokens": tables.scoring_tokens,
        "seats": tables.seats,
        "tea_cards": tables.tea_cards,
        "wonderlandians": tables.wonderlandians,
    }
