"""Neighbours of every area of a view, by the kind of border between them: told in words beside the view."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from rulewright.games.runewars.board import Board, PlacedTile, border_between
from rulewright.games.runewars.content import Tables
from rulewright.games.runewars.ids import AREAS, TILES

BORDER_KINDS: Final = ("open", "mountain", "water", "both")
"""What the bits of a border are called (RW-005)."""


def neighbours(tables: Tables, view: dict[str, Any]) -> dict[str, dict[str, list[str]]]:
    """For every area of a view its neighbours by the kind of border between them, in map order."""
    return neighbours_of(tables, tuple((tile["tile"], tile["q"], tile["r"], tile["rot"]) for tile in view["map"]))


@lru_cache(maxsize=32)
def neighbours_of(tables: Tables, laid: tuple[tuple[str, int, int, int], ...]) -> dict[str, dict[str, list[str]]]:
    board = Board(tables, [PlacedTile(TILES.index(tile), q, r, rotation) for tile, q, r, rotation in laid])
    found: dict[str, dict[str, list[str]]] = {}
    for area in board.areas:
        kinds: dict[str, list[str]] = {kind: [] for kind in BORDER_KINDS}
        for other in board.beside[area]:
            kinds[BORDER_KINDS[border_between(board, area, other)]].append(AREAS[other])
        found[AREAS[area]] = kinds
    return found
