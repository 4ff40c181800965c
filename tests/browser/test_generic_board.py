"""A game without a board of its own is playable at once, from its view, options and texts."""

from __future__ import annotations

import pytest
from driving import WIDE, Desk, Site, settled, until, violations
from player import Player
from playwright.sync_api import Browser, expect
from serving import ServerProcess


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, (390, 844)], ids=["wide", "phone"])
def test_a_toy_game_is_played_to_the_end_on_the_generic_board(
    chromium: Browser, toy_server: ServerProcess, size: tuple[int, int]
) -> None:
    site = Site(chromium, toy_server)
    with Player(site.origin, "Ada") as ada, site.visitor(ada, size=size) as page:
        table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"}, game="bazaar")
        desk = Desk(page).open(table)
        expect(page.get_by_role("region", name="Position").first).to_be_visible()
        settled(page)
        assert violations(page) == []

        def step() -> bool:
            if desk.my_turn():
                desk.click(desk.keys[0])
            return desk.over

        until(page, step, "the end of the game")
        sheet = page.get_by_role("dialog", name="End of the game")
        expect(sheet.locator(".pl")).to_have_count(2)
