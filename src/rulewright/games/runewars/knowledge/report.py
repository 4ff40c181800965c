"""Report for statistics of a finished game: factions, where the dragon runes lay, what broke a tie."""

from __future__ import annotations

from typing import Any, Final

from rulewright.games.runewars.ids import FACTIONS
from rulewright.games.runewars.state import BY_LAST_PLAYER, BY_RUNES, Runewars
from rulewright.games.runewars.world.control import runes_by_source, starting_influence

SOURCES: Final = ("home", "enemy_home", "land", "throne")


def report(g: Runewars) -> dict[str, Any]:
    """The factions of the seats, and their dragon runes at the end by source."""
    return {
        "turn": "choose_order",
        "stage": ("season_begins", "year"),
        "tags": [FACTIONS[seat.faction] for seat in g.seats],
        "tag_kind": "faction",
        "seat_tags": [{FACTIONS[seat.faction]: 1} for seat in g.seats],
        "sources": [
            dict(zip(SOURCES, ([found] for found in runes_by_source(g, seat)), strict=True))
            for seat in range(g.players)
        ],
        "tie_break": tie_break(g) if g.over else None,
    }


def tie_break(g: Runewars) -> dict[str, Any] | None:
    """RW-631, RW-641: what puts the winner before the next player with as many dragon runes; None if nothing has to."""
    ranked = sorted(range(g.players), key=lambda seat: g.places[seat])
    first, second = ranked[0], ranked[1]
    level = g.final_scores[first] == g.final_scores[second]
    if not level or g.places[second] == 1 or g.ended == BY_LAST_PLAYER or g.seats[second].eliminated:
        return None
    if g.ended == BY_RUNES:
        return {"name": "order", "rule": "RW-631", "numbers": []}
    influence = [int(player.influence) for player in g.seats]
    if influence[first] != influence[second]:
        return {"name": "influence", "rule": "RW-641", "numbers": influence}
    return {"name": "start", "rule": "RW-641", "numbers": [starting_influence(g, seat) for seat in range(g.players)]}
