"""Accessibility: axe finds nothing on any page, in both themes, wide and on a phone."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from driving import PHONE, WIDE, Desk, Site, Theme, settled, violations, violations_in
from estate_of_tables import Estate
from playwright.sync_api import Page, expect

SIGNED_IN = ("/", "/lobby", "/replays", "/rules", "/rules/ethnos", "/bots", "/account", "/about", "/nowhere")


def new_table(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Invite").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def result(page: Page) -> None:
    expect(page.get_by_role("dialog", name="End of the game")).to_be_visible()


def rules(page: Page) -> None:
    page.keyboard.press("r")
    expect(page.get_by_role("dialog", name="Rules").locator("article").first).to_be_visible()


def why_not(page: Page) -> None:
    Desk(page).click_forbidden(tap=page.viewport_size == {"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".pop")).to_be_visible()


def text(page: Page) -> None:
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="Position").get_by_role("heading").first).to_be_visible()


def menu(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog", name="Menu")).to_be_visible()


def hint(page: Page) -> None:
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint").locator("li").first).to_be_visible()


def options(page: Page) -> None:
    page.keyboard.press("/")
    expect(page.get_by_role("combobox")).to_be_visible()


def states_of_a_table(page: Page, estate: Estate) -> Iterator[str]:
    """The page in every state that a table has."""
    for table in (estate.open, estate.start):
        page.goto(f"/table/{table}")
        yield table
    opening: list[Callable[[Page], None]] = [why_not, rules, text, menu, hint, options]
    for what in (lambda _page: None, *opening):
        Desk(page).open(estate.middle)
        expect(page.locator("[data-key]:not([aria-disabled])").first).to_be_visible()
        what(page)
        yield getattr(what, "__name__", "middle")
    page.goto(f"/table/{estate.end}")
    result(page)
    yield "end"
    page.keyboard.press("Escape")
    yield "board at the end"


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "size"), [("light", WIDE), ("dark", PHONE)], ids=["light-wide", "dark-phone"])
def test_axe_finds_nothing_on_the_pages(site: Site, estate: Estate, theme: Theme, size: tuple[int, int]) -> None:
    found: list[str] = []
    with site.visitor(estate.player, size=size, theme=theme) as page:
        for path in (*SIGNED_IN, f"/replay/{estate.end}?step=30"):
            page.goto(path)
            settled(page)
            found += violations(page)
    with site.visitor(size=size, theme=theme) as page:
        for path in ("/", f"/join/{estate.invitation}", "/account", "/replays"):
            page.goto(path)
            settled(page)
            found += violations(page)
        new_table(page)
        settled(page)
        found += violations(page)
    assert found == [], "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "size"), [("light", WIDE), ("dark", PHONE)], ids=["light-wide", "dark-phone"])
def test_axe_finds_nothing_at_the_table(site: Site, estate: Estate, theme: Theme, size: tuple[int, int]) -> None:
    with site.visitor(estate.player, size=size, theme=theme) as page:
        found = violations_in(page, states_of_a_table(page, estate))
    assert found == [], "\n".join(found)
