"""Runewars by the mouse alone: a whole game of four, from the first page to the result."""

from __future__ import annotations

import re

import pytest
from driving import LAPTOP, Site, until
from playwright.sync_api import Page, expect
from warlord import WarDesk

LONG_GAME = 600.0
"""Seconds; four to six times as many as it takes."""


def new_table_against_three_novices(page: Page) -> None:
    """From the home page: Runewars, Invite, three novices, Create."""
    page.goto("/")
    page.get_by_role("button", name="Runewars").click()
    page.get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog", name="New table")
    dialog.get_by_role("button", name="Remove seat 2").click()
    dialog.get_by_role("button", name="Add a bot").click()
    for seat in ("Seat 2", "Seat 3", "Seat 4"):
        bot = dialog.get_by_role("group", name=seat)
        bot.get_by_text("Novice").click()
        expect(bot.get_by_role("radio", name="Novice")).to_be_checked()
    dialog.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/table/"))


@pytest.mark.slow
def test_a_whole_game_of_four_by_the_mouse(site: Site) -> None:
    with site.visitor(size=LAPTOP) as page:
        desk = WarDesk(page)
        new_table_against_three_novices(page)
        desk.ready()
        seen: set[str] = set()

        def step() -> bool:
            asked = desk.my_turn()
            if not asked:
                return True
            if asked["name"] not in seen:
                seen.add(asked["name"])
                until(page, lambda: desk.out_of_reach() == [], f"a way to every option of {asked}")
            desk.click(desk.wish())
            return desk.over

        until(page, step, "the end of the game", LONG_GAME)
        assert {"place_tile", "choose_order", "move_unit", "hero_action"} <= seen
        sheet = page.get_by_role("dialog", name="End of the game")
        expect(sheet.locator(".pl")).to_have_count(4)
        scores = [str(round(score)) for score in (desk.update or {})["result"]["scores"]]
        assert sorted(sheet.locator(".pl .tot").all_inner_texts()) == sorted(scores)
        sheet.get_by_role("button", name="Back to the board").click()
        expect(sheet).to_have_count(0)
        expect(page.locator(".prompt")).to_contain_text("The game is over")
