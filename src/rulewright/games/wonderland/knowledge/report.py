"""Report for statistics of a finished game: factions, points by source, what broke a tie."""

from __future__ import annotations

from typing import Any

from rulewright.games.wonderland.ids import FACTIONS
from rulewright.games.wonderland.regions import units_on_board
from rulewright.games.wonderland.scoring import parts, result
from rulewright.games.wonderland.state import Wonderland


def report(g: Wonderland) -> dict[str, Any]:
    """The factions of the seats, and their points at the end by source (WW-400)."""
    factions = [FACTIONS[seat.faction] for seat in g.seats if seat.faction >= 0]
    return {
        "turn": "tea_turn",
        "tags": factions,
        "tag_kind": "faction",
        "seat_tags": [{FACTIONS[seat.faction]: 1} if seat.faction >= 0 else {} for seat in g.seats],
        "sources": [{source: [points] for source, points in sources.items()} for sources in parts(g)],
        "tie_break": tie_break(g) if g.over else None,
    }


def tie_break(g: Wonderland) -> dict[str, Any] | None:
    """WW-401: fewest shards, then most units; None if nothing has to decide, or nothing does."""
    told = result(g)
    ranked = sorted(range(g.players), key=lambda seat: told["places"][seat])
    first, second = ranked[0], ranked[1]
    if told["scores"][first] != told["scores"][second] or told["places"][second] == 1:
        return None
    shards = [int(player.shards) for player in g.seats]
    if shards[first] != shards[second]:
        return {"name": "shards", "rule": "WW-401", "numbers": shards}
    return {"name": "units", "rule": "WW-401", "numbers": [int(units_on_board(player)) for player in g.seats]}
