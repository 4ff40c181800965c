"""Printed values, for whoever draws the things of Ethnos: everybody may know them, and they are JSON.

They are those that the rules play with (`Tables`), so a content pack is drawn as it is. How things look is no part of
them, and texts are in the catalogues.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulewright.games.ethnos.content import Tables
from rulewright.games.ethnos.ids import TYPES
from rulewright.kit.contents import DataFiles, origin


def provenance(folder: Path) -> dict[str, dict[str, str]]:
    """By kind and id, whether a thing is as in the rulebook, public, or reconstructed."""
    files = DataFiles(folder)
    tables = files.toml("tables.toml")
    return {
        "card": files.origins("card_types.csv", "type"),
        "kingdom": {row["id"]: origin(row) for row in tables["kingdoms"]},
        "board": {name: origin(table) for name, table in tables.items() if isinstance(table, dict)},
    }


def printed(tables: Tables) -> dict[str, Any]:
    """All printed values. Where boards have two sides, `few` is for 2 and 3 players, `many` for 4 and more."""
    return {
        "copies": dict(zip(TYPES, tables.copies, strict=True)),
        "glory_tokens": {"few": tables.tokens_few, "many": tables.tokens_many},
        "bands": tables.bands,
        "horde": tables.horde,
        "giant": {"on_taking": int(tables.giant_on_taking), "few": tables.giant_few, "many": tables.giant_many},
        "merfolk": {"few": tables.merfolk_few, "many": tables.merfolk_many},
        "control_symbols": {"few": spaces(tables.symbols_few), "many": spaces(tables.symbols_many)},
        "markers": int(tables.markers),
    }


def spaces(symbols: list[int]) -> list[int]:
    """ET-016: the spaces of the Merfolk board that bear the Control symbol."""
    return [space for space, symbol in enumerate(symbols) if symbol]


def wordings(tables: Tables) -> dict[str, dict[str, Any]]:
    """What the texts of cards take from the content: ET-262, the Glory on taking the Giant token."""
    return {"card-text-giant": {"number": int(tables.giant_on_taking)}}
