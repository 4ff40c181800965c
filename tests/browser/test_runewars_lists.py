"""The list of an area in which several things can be chosen: it leaves free what else a player wants to press."""

from __future__ import annotations

import pytest
from driving import LAPTOP, PHONE, WIDE, Site, until
from player import Player
from playwright.sync_api import Page, expect
from rehearsed import QUICK, Choice, rehearsal, stopped
from warlord import WarDesk, press

from rulewright import State

SOON = 5.0


def strategizing(choices: list[Choice], state: State) -> int | None:
    """The first seat begins to move what it has by Strategize."""
    last = choices[-1]
    return len(choices) - 1 if (last.seat, last.name) == (0, "strategize_move") and last.key != "done" else None


def stands_above_the_bar(page: Page) -> bool:
    """Whether the list lies on the screen, and ends before the bar below it begins."""
    chooser, bar = page.locator(".chooser").bounding_box(), page.locator(".talk").bounding_box()
    return bool(chooser and bar and chooser["y"] >= 0 and chooser["y"] + chooser["height"] <= bar["y"])


@pytest.mark.slow
def test_the_list_of_an_area_never_lies_over_the_bar(site: Site, ada: Player, bela: Player) -> None:
    """Also of the lowest area; so whoever has moved enough of it can finish with the next click."""
    game = rehearsal(2, QUICK, strategizing)
    table = stopped(site.server, game, [ada, bela], game.found)
    with site.visitor(ada) as page:
        desk = WarDesk(page)
        for width, height in (WIDE, LAPTOP, (1024, 768), PHONE):
            page.set_viewport_size({"width": width, "height": height})
            desk.open(table)
            asked = desk.my_turn()
            assert asked and asked["name"] == "strategize_move"
            lists = page.locator('[data-key^="list:"]')
            for number in range(lists.count()):
                press(lists.nth(number))
                # With reduced motion it takes a frame until it stands where it is placed.
                until(page, lambda: stands_above_the_bar(page), f"list {number} above the bar at {width}", SOON)
                page.keyboard.press("Escape")
                expect(page.locator(".chooser")).to_have_count(0)
        desk.click(game.choices[game.found].key)
        desk.my_turn()
        if not page.locator(".chooser").count():
            press(page.locator('[data-key^="list:"]').last)
        desk.click("done")
        assert (desk.asked or {}).get("name") != "strategize_move"
