"""Might & Magic Heroes by the mouse alone: a long stretch of a game, in which a way leads to every option."""

from __future__ import annotations

import pytest
from driving import LAPTOP, Site, until
from player import Player
from realm import RealmDesk
from realms import Realm

LONG_GAME = 400.0
"""Seconds; several times as many as it takes."""
BOT = {"kind": "bot", "level": "novice"}
ENOUGH = 110
"""Choices of the person at the mouse, if the game is not over before."""


@pytest.mark.slow
def test_a_game_by_the_mouse(realm_site: Site, realm: Realm, lord: Player) -> None:
    realm.clear()
    table = lord.table({"kind": "me"}, BOT, game="heroes", options={"length": "short"})
    with realm_site.visitor(lord, size=LAPTOP) as page:
        desk = RealmDesk(page, seed=5)
        desk.open(table)
        seen: dict[str, int] = {}

        def step() -> bool:
            asked = desk.my_turn()
            if not asked:
                return True
            first = asked["name"] not in seen
            seen[asked["name"]] = seen.get(asked["name"], 0) + 1
            if first:
                until(page, lambda: desk.out_of_reach() == [], f"a way to every option of {asked}")
            desk.click(desk.wish())
            return desk.over or sum(seen.values()) >= ENOUGH

        until(page, step, "the end of the game", LONG_GAME)
        assert {"choose_faction", "choose_start_hero", "play_action_card", "move_step", "develop_step"} <= set(seen)
