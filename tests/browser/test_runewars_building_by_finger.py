"""The map of Runewars built on a phone: hexagons for fingers, and everything that lays a tile in reach."""

from __future__ import annotations

import pytest
from driving import PHONE, TARGET, Site
from player import Player
from playwright.sync_api import FloatRect, Page
from rehearsed import rehearsal, stopped, the_first_tile
from warlord import WarDesk, resting_place

RADIUS = 62
"""Of a hexagon in the drawing."""
LEAST = 37.5
"""Pixels of it that a finger needs."""


def check_reach(page: Page, pane: FloatRect) -> None:
    """The map has the whole width; below it are the buttons, above the prompt bar."""
    assert pane["width"] == PHONE[0]
    prompt = page.locator(".prompt").bounding_box()
    assert prompt
    for button in page.locator(".tray .btn").all():
        box = button.bounding_box()
        assert box and min(box["width"], box["height"]) >= TARGET - 0.5
        assert pane["y"] + pane["height"] <= box["y"] and box["y"] + box["height"] <= prompt["y"]


@pytest.mark.slow
def test_a_tile_is_laid_by_finger_on_large_hexagons(site: Site, ada: Player, bela: Player) -> None:
    game = rehearsal(2, {}, the_first_tile)
    table = stopped(site.server, game, [ada, bela], game.found)
    with site.visitor(ada, size=PHONE) as page:
        desk = WarDesk(page)
        desk.open(table)
        desk.my_turn()
        scale = float(page.locator(".rw-building .picture").evaluate("node => node.getScreenCTM().a"))
        assert scale * RADIUS >= LEAST
        for _ in range(page.locator(".rw-building .place").count()):
            page.get_by_role("button", name="Next place").tap()
            _, y = resting_place(page.locator(".rw-building .rim"))
            pane = page.locator(".rw-building [data-window]").bounding_box()
            assert pane and pane["y"] < y < pane["y"] + pane["height"], "what is looked at is in sight"
            check_reach(page, pane)
        before = desk.mark()
        page.get_by_role("button", name="Lay here").tap()
        desk.settle(before)
