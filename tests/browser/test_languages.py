"""English and Polish: nothing of the other language shows, and the language can be changed at any time."""

from __future__ import annotations

import pytest
from driving import Desk, Site
from estate_of_tables import Estate
from messages import check, in_other_words, message
from player import Player, turns
from playwright.sync_api import expect


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_every_page_is_in_one_language(site: Site, estate: Estate, locale: str) -> None:
    with site.visitor(estate.player, locale=locale) as page:
        for path in ("/", "/lobby", "/replays", "/rules", "/rules/ethnos", "/bots", "/account", "/about", "/nowhere"):
            page.goto(path)
            check(page, locale)
        for table in (estate.open, estate.start, estate.middle, estate.end):
            path = f"/table/{table}"
            page.goto(path)
            check(page, locale)
        page.goto(f"/replay/{estate.end}?step=40")
        expect(page.locator(".stage svg").first).to_be_visible()
        check(page, locale)
    with site.visitor(locale=locale) as page:
        for path in (f"/join/{estate.invitation}", "/account"):
            page.goto(path)
            check(page, locale)
        page.goto("/")
        page.get_by_role("button", name=message("home-invite", locale)).click()
        check(page, locale)


@pytest.mark.slow
def test_what_opens_at_the_table_is_in_one_language(site: Site, estate: Estate) -> None:
    with site.visitor(estate.player, locale="pl") as page:
        desk = Desk(page).open(estate.middle)
        desk.my_turn()
        desk.click_forbidden()
        expect(page.locator(".pop")).to_be_visible()
        check(page, "pl")
        page.locator(".pop button.rule").click()
        expect(page.locator("dialog article, dialog .txt").first).to_be_visible()
        check(page, "pl")
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        for key in ("F1", "/", "?"):
            page.locator(".prompt").click(position={"x": 3, "y": 3})
            page.keyboard.press(key)
            expect(page.locator("dialog").or_(page.locator(".pop"))).to_be_visible()
            check(page, "pl")
            page.keyboard.press("Escape")
            expect(page.locator("dialog").or_(page.locator(".pop"))).to_have_count(0)
        for tab in ("table-rules", "table-chat", "table-notes", "table-log"):
            page.get_by_role("tab", name=message(tab, "pl")).click()
            check(page, "pl")


@pytest.mark.slow
def test_the_language_can_be_changed_at_the_table(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
    ada.play(table, turns(8))
    with site.visitor(ada) as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        in_other_words(page)
        desk.click(desk.wish())
