"""Report for statistics of a finished game: factions, where Power came from, what broke a tie."""

from __future__ import annotations

from typing import Any

from rulewright.games.heroes.armies import power_by_source, wealth
from rulewright.games.heroes.ids import FACTIONS
from rulewright.games.heroes.messages import SOURCES
from rulewright.games.heroes.scoring import result
from rulewright.games.heroes.state import BY_DOMINATION, Heroes


def report(g: Heroes) -> dict[str, Any]:
    """The factions of the seats, and their Power at the end by source."""
    factions = [FACTIONS[seat.faction].lower() for seat in g.seats]
    return {
        "turn": "play_action_card",
        "stage": ("week_begins", "number"),
        "tags": factions,
        "tag_kind": "faction",
        "seat_tags": [{name: 1} for name in factions],
        "sources": [
            dict(zip(SOURCES, ([points] for points in power_by_source(g, seat)), strict=True))
            for seat in range(g.players)
        ],
        "tie_break": tie_break(g) if g.over else None,
    }


def tie_break(g: Heroes) -> dict[str, Any] | None:
    """MH-533: gold and resources put the winner before the next with as much Power; None if nothing has to."""
    found = result(g)
    ranked = sorted(range(g.players), key=lambda seat: found["places"][seat])
    first, second = ranked[0], ranked[1]
    level = found["scores"][first] == found["scores"][second]
    if g.ended == BY_DOMINATION or not level or found["places"][second] == 1:
        return None
    return {"name": "wealth", "rule": "MH-533", "numbers": [int(wealth(seat)) for seat in g.seats]}
