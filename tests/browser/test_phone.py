"""A phone in the hand: taps, nothing beside the screen, targets that a thumb can hit."""

from __future__ import annotations

import re

import pytest
from driving import PHONE, Desk, Site, fits, sideways, touch
from estate_of_tables import Estate
from player import Player
from playwright.sync_api import expect

SMALL = (360, 740)


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, SMALL], ids=["390", "360"])
def test_a_few_turns_by_taps(site: Site, ada: Player, size: tuple[int, int]) -> None:
    table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
    with site.visitor(ada, size=size) as page:
        desk = Desk(page).open(table)
        desk.policy.full_hand = 3
        asked: set[str] = set()
        turns = 0
        while ("band_add" not in asked or turns < 8) and (question := desk.my_turn()):
            turns += 1
            asked.add(question["name"])
            fits(page)
            desk.click(desk.wish(), tap=True)
        assert "band_add" in asked
        fits(page)


@pytest.mark.slow
def test_why_not_is_a_sheet_on_a_phone(site: Site, estate: Estate) -> None:
    with site.visitor(estate.player, size=PHONE) as page:
        desk = Desk(page).open(estate.middle)
        desk.my_turn()
        desk.click_forbidden(tap=True)
        sheet = page.locator(".pop.sheet")
        expect(sheet).to_be_in_viewport(ratio=1)
        box = sheet.bounding_box()
        assert box and box["width"] > PHONE[0] * 0.9
        expect(sheet.locator("button.rule")).to_have_text(re.compile(r"ET-\d+"))
        assert sideways(page) <= 0
        sheet.get_by_role("button", name="I see").tap()
        expect(sheet).to_have_count(0)


@pytest.mark.slow
def test_everything_around_the_board_opens_on_a_phone(site: Site, estate: Estate) -> None:
    with site.visitor(estate.player, size=PHONE) as page:
        desk = Desk(page).open(estate.middle)
        desk.my_turn()
        for name in ("Menu", "Log", "Rules"):
            page.get_by_role("button", name=name, exact=True).tap()
            dialog = page.locator("dialog")
            expect(dialog).to_be_visible()
            assert sideways(page) <= 0
            dialog.get_by_role("button", name=re.compile("Close|Back to the table")).first.tap()
            expect(dialog).to_have_count(0)
        touch(page.locator(".ps").nth(1), tap=True)
        expect(page.locator("dialog")).to_be_visible()
        assert sideways(page) <= 0


@pytest.mark.slow
def test_no_page_is_wider_than_a_phone(site: Site, estate: Estate) -> None:
    with site.visitor(estate.player, size=SMALL) as page:
        paths = ["/", "/lobby", "/replays", "/rules", "/rules/ethnos", "/bots", "/account", "/about"]
        paths += [f"/table/{estate.open}", f"/table/{estate.end}", f"/replay/{estate.end}?step=30"]
        for path in paths:
            page.goto(path)
            page.wait_for_load_state("networkidle")
            assert sideways(page) <= 0, path
