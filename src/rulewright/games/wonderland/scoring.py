"""The end of the game: scores, places, winners (WW-400, WW-401)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from rulewright.games.wonderland.chips import castle_value
from rulewright.games.wonderland.quests import objective_is_met, upright_castles
from rulewright.games.wonderland.regions import units_on_board
from rulewright.games.wonderland.state import Wonderland


def castle_points(g: Wonderland, seat: i64) -> i64:
    """WW-400, WW-347: the value of each castle that stands."""
    return upright_castles(g.seats[seat]) * castle_value(g, seat)


def quest_points(g: Wonderland, seat: i64) -> i64:
    """WW-338: 3 for one half of a card, 9 for both."""
    points: i64 = 0
    for quest in g.seats[seat].quests + g.seats[seat].feats:
        points += quest_value(g, seat, quest)
    return points


def scores(g: Wonderland) -> list[int]:
    """WW-400: the total of each seat as it would be now."""
    found: list[int] = []
    for seat in range(g.players):
        player = g.seats[seat]
        total = player.vp - player.shards
        if g.dealt:
            total += castle_points(g, seat) + quest_points(g, seat)
        found.append(int(total))
    return found


def quest_value(g: Wonderland, seat: i64, quest: i64) -> i64:
    """WW-338: what one quest of a player pays: 3 for one half, 9 for both."""
    met = objective_is_met(g, seat, quest)
    if quest in g.seats[seat].feats:
        return 9 if met else 3
    return 3 if met else 0


def parts(g: Wonderland) -> list[dict[str, int]]:
    """WW-400: what each total consists of."""
    return [
        {
            "vp": int(player.vp),
            "castles": int(castle_points(g, seat)),
            "quests": int(quest_points(g, seat)),
            "shards": -int(player.shards),
        }
        for seat, player in enumerate(g.seats)
    ]


def result(g: Wonderland) -> dict[str, Any]:
    """WW-401: ties are broken by fewest shards, then by most units; who is still equal shares the place."""
    totals = scores(g)
    ranks = [
        (total, -int(player.shards), int(units_on_board(player))) for total, player in zip(totals, g.seats, strict=True)
    ]
    places = [1 + sum(other > own for other in ranks) for own in ranks]
    winners = [seat for seat, place in enumerate(places) if place == 1]
    return {"scores": totals, "parts": parts(g), "places": places, "winners": winners, "reason": "WW-401"}


def tell_end(g: Wonderland) -> None:
    """WW-400, WW-401: the log of the final scoring: each quest, each total with its parts, who has won."""
    if g.narration is None:
        return
    g.tell("final_scoring")
    for seat in range(g.players):
        for quest in sorted(g.seats[seat].quests + g.seats[seat].feats):
            g.tell("quest_scored", seat, quest, quest_value(g, seat, quest))
    told = result(g)
    for seat, part in enumerate(told["parts"]):
        more = [part["castles"], part["quests"], -part["shards"], int(castle_value(g, seat))]
        g.tell_all("final_score", more, seat, told["scores"][seat], part["vp"])
    for seat in told["winners"]:
        g.tell("wins_game", seat, told["scores"][seat])
