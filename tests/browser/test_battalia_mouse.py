"""Battalia by the mouse alone: a game in which a way leads to every option when its kind is first asked."""

from __future__ import annotations

import pytest
from driving import LAPTOP, Site, until
from empire import EmpireDesk
from player import Player

LONG_GAME = 300.0
"""Seconds; several times as many as it takes."""
BOT = {"kind": "bot", "level": "novice"}
ENOUGH = 130
"""Choices of the person at the mouse, if the game is not over before."""


@pytest.mark.slow
def test_a_game_by_the_mouse(storm_site: Site, ruler: Player) -> None:
    table = ruler.table({"kind": "me"}, BOT, game="battalia", options={"mode": "advanced", "draft": True})
    with storm_site.visitor(ruler, size=LAPTOP) as page:
        desk = EmpireDesk(page, seed=5)
        desk.open(table)
        seen: dict[str, int] = {}

        def step() -> bool:
            asked = desk.my_turn()
            if not asked:
                return True
            first = asked["name"] not in seen
            seen[asked["name"]] = seen.get(asked["name"], 0) + 1
            if first or (asked["name"] == "main" and seen["main"] % 10 == 0):
                until(page, lambda: desk.out_of_reach() == [], f"a way to every option of {asked}")
            desk.click(desk.wish())
            return desk.over or sum(seen.values()) >= ENOUGH

        until(page, step, "the end of the game", LONG_GAME)
        assert {"faction", "startcity", "draft", "start", "main", "line"} <= set(seen)
