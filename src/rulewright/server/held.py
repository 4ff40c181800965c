"""Held tables: what a match waits for whose last position the present rules refuse, and the result agreed upon."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Row

from rulewright.server.wire import Held

if TYPE_CHECKING:
    from rulewright.server.tables import Seat

AGREED: Final = "agreed"
"""The reason of a result to which the players agreed."""


def held_info(row: Row[Any], seats: Sequence[Seat]) -> Held | None:
    """What a table waits for, as everybody at it may see; None if it does not wait."""
    if row.held is None or row.status != "playing":
        return None
    must = deciding(seats)
    agreed = [seat for seat in row.held.get("agreed", []) if seat in must]
    return Held(row.held["since"], list(row.held.get("places", [])), agreed, must)


def agreed_places(row: Row[Any]) -> list[int]:
    """The places to which the players agreed, or that the host gave; none of a match that its rules ended."""
    result = row.result or {}
    return list(result["places"]) if result.get("reason") == AGREED else []


def deciding(seats: Sequence[Seat]) -> list[int]:
    """The seats whose people must agree."""
    return [number for number, seat in enumerate(seats) if seat.kind == "person" and not seat.gone]
