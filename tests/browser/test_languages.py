"""English and Polish: nothing of the other language shows, and the language can be changed at any time."""

from __future__ import annotations

import re

import pytest
from driving import Desk, Site, settled, until
from estate_of_tables import Estate
from messages import foreign, message
from player import Player, turns
from playwright.sync_api import Page, expect

# Every piece of text, and every name and hint that a screen reader says. What people have written is left out,
# and so is what stands there in its own language on purpose.
PIECES = """() => {
  const pieces = [];
  const own = (node) => node.closest('[lang]:not(html), code, script, style');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.data.replace(/\\s+/g, ' ').trim();
    if (text && !own(walker.currentNode.parentElement)) pieces.push(text);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
    for (const node of document.querySelectorAll(`[${name}]`))
      if (node.getAttribute(name) && !own(node)) pieces.push(node.getAttribute(name).trim());
  pieces.push(document.title);
  return pieces;
}"""

# What no reader should meet: names of messages and of things inside the program.
RAW = re.compile(r"\b[a-z]+_[a-z_]+\b|\{ ?\$|\bundefined\b|\bNaN\b|\[object|\bnull\b")


def check(page: Page, locale: str) -> None:
    settled(page)
    pieces: list[str] = page.evaluate(PIECES)
    assert len(pieces) > 5, pieces
    assert foreign(pieces, locale) == [], page.url
    assert [piece for piece in pieces if RAW.search(piece)] == [], page.url
    assert page.evaluate("() => document.documentElement.lang") == locale


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
        seen = {part: page.locator(part).first.inner_text() for part in (".prompt .q", "aside.right", "aside.left")}
        for locale in ("pl", "en"):
            other = "en" if locale == "pl" else "pl"
            page.get_by_role("button", name=message("table-menu", other)).click()
            page.get_by_role("button", name={"pl": "Polski", "en": "English"}[locale]).click()
            page.keyboard.press("Escape")
            expect(page.get_by_role("tab", name=message("table-chat", locale))).to_be_visible()
            until(page, lambda: page.evaluate("() => document.documentElement.lang") == locale, "the language")  # noqa: B023
            for part, text in seen.items():
                if locale == "pl":
                    expect(page.locator(part).first).not_to_have_text(text, use_inner_text=True)
                else:
                    expect(page.locator(part).first).to_have_text(text, use_inner_text=True)
            check(page, locale)
        desk.click(desk.wish())
