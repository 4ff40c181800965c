"""Language and theme, switched on every page: what the server told in the other language is told anew."""

from __future__ import annotations

import re

import pytest
from driving import Site, settled, until
from gatherings import broken_off
from messages import PIECES, check, foreign, message
from player import Player
from playwright.sync_api import Page, expect

PAGES = ("/", "/lobby", "/replays", "/rules", "/rules/ethnos", "/bots", "/account")


def change_language(page: Page) -> str:
    """Into the other language, once everything has come in this one, until all of it has come anew; returns which."""
    settled(page)
    locale = "pl" if page.evaluate("() => document.documentElement.lang") == "en" else "en"
    page.get_by_role("button", name=re.compile("^(Language: English|Język: Polski)")).click()
    expect(page.locator(f"html[lang={locale}]")).to_be_attached()
    until(page, lambda: foreign(page.evaluate(PIECES), locale) == [], f"everything in {locale}")
    return locale


@pytest.mark.slow
def test_the_language_can_be_changed_on_every_page(site: Site, ada: Player) -> None:
    bot = {"kind": "bot", "level": "novice"}
    ada.table({"kind": "me"}, bot, name="1")
    invitation = ada.get(f"/api/tables/{ada.table({'kind': 'me'}, {'kind': 'open'}, bot, name='2')}")["invitation"]
    over = broken_off(ada, 4, name="3")
    with site.visitor(ada) as page, site.visitor() as guest:
        # The language is kept from page to page, so that each page is left in the one that it was not opened in.
        for path in (*PAGES, f"/replay/{over}?step=2"):
            page.goto(path)
            check(page, change_language(page))
        guest.goto(f"/join/{invitation}")
        expect(guest.get_by_text("bot, novice")).to_be_visible()
        check(guest, change_language(guest))
        expect(guest.get_by_text("bot, nowicjusz")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("path", "button"), [("/", "home-invite"), ("/lobby", "lobby-new")])
def test_a_table_is_made_in_the_language_that_was_switched_to(site: Site, path: str, button: str) -> None:
    with site.visitor() as page:
        page.goto(path)
        assert change_language(page) == "pl"
        opener = message(button, "pl") or "Ethnos"
        page.get_by_role("button", name=re.compile(opener)).first.click()
        expect(page.get_by_role("dialog", name=message("new-table-title", "pl"))).to_be_visible()
        check(page, "pl")


def ground(page: Page) -> str:
    """The colour behind everything, once it has arrived there."""
    return str(page.evaluate("() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim()"))


@pytest.mark.slow
def test_the_theme_can_be_changed_and_stays_changed(site: Site, ada: Player) -> None:
    over = broken_off(ada, 3)
    with site.visitor(ada) as page:
        page.goto("/")
        light = ground(page)
        page.get_by_role("button", name="Dark theme").click()
        expect(page.get_by_role("button", name="Light theme")).to_be_visible()
        dark = ground(page)
        assert dark != light
        for path in ("/lobby", f"/replay/{over}"):
            page.goto(path)
            expect(page.get_by_role("button", name="Light theme")).to_be_visible()
            assert ground(page) == dark
        page.get_by_role("button", name="Light theme").click()
        expect(page.get_by_role("button", name="Dark theme")).to_be_visible()
        assert ground(page) == light
