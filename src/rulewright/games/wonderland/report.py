"""Report for statistics of a finished game: factions, points by source and round, what broke a tie."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rulewright.games.wonderland.ids import FACTIONS
from rulewright.games.wonderland.regions import units_on_board
from rulewright.games.wonderland.scoring import parts, scores
from rulewright.games.wonderland.state import Wonderland

ROUNDS: Final = 3
OF_MESSAGES: Final = {
    "wins_vp": ("regions", 1),
    "chooses_vp": ("regions", 1),
    "second_vp": ("regions", 1),
    "vp_by": ("powers", 2),
    "rose_forged": ("powers", 1),
    "forge_vp": ("forging", 1),
}
"""Where VP on the track come from, by the line that tells them, and the place of their number in it."""

CARDS: Final = ("tea_card", "wonderlandian", "quest")
"""Arguments of log lines that are cards."""


def report(g: Wonderland) -> dict[str, Any]:
    """The factions of the seats, and their points by source."""
    played = [FACTIONS[seat.faction] for seat in g.seats if seat.faction >= 0]
    return {
        "turn": "tea_turn",
        "stage": ("round_begins", "number"),
        "tags": played,
        "tag_kind": "faction",
        "seat_tags": [{faction: 1} for faction in played],
        "sources": points_by_source(g),
        "cards": CARDS,
        "tie_break": tie_break(g) if g.over else None,
    }


def points_by_source(g: Wonderland) -> list[dict[str, list[int]]]:
    """WW-400: what each seat has in the end; VP by the rounds in which they came, if the log knows those of all."""
    totals = parts(g)
    found = [vp_by_round(g, seat) for seat in range(g.players)]
    if any(sum(map(sum, by.values())) != total["vp"] for by, total in zip(found, totals, strict=True)):
        return [{name: [number] for name, number in total.items()} for total in totals]
    late = ("castles", "quests", "shards")
    return [
        {**by, **{name: [0] * (ROUNDS - 1) + [total[name]] for name in late}}
        for by, total in zip(found, totals, strict=True)
    ]


def vp_by_round(g: Wonderland, seat: i64) -> dict[str, list[int]]:
    """VP on the track, as the log tells them."""
    found = {source: [0] * ROUNDS for source, _ in OF_MESSAGES.values()}
    now = 0
    for line in g.narration or []:
        if line.message == "round_begins":
            now = line.numbers[0] - 1
        elif line.message in OF_MESSAGES and line.numbers[0] == seat:
            source, place = OF_MESSAGES[line.message]
            found[source][now] += line.numbers[place]
    return found


def tie_break(g: Wonderland) -> dict[str, Any] | None:
    """WW-401: what puts the winner before the next player with as many points; None if nothing has to."""
    totals = scores(g)
    shards = [int(player.shards) for player in g.seats]
    units = [int(units_on_board(player)) for player in g.seats]
    ranked = sorted(range(g.players), key=lambda seat: (-totals[seat], shards[seat], -units[seat]))
    first, second = ranked[0], ranked[1]
    if totals[first] != totals[second]:
        return None
    if shards[first] != shards[second]:
        return {"name": "shards", "rule": "WW-401", "numbers": shards}
    return {"name": "units", "rule": "WW-401", "numbers": units} if units[first] != units[second] else None
