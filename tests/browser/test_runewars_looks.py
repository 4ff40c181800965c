"""A table of Runewars in every state, looked at: accessibility in both themes, both languages, a phone in the hand."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from driving import PHONE, WIDE, Site, Theme, fits, sideways, violations_in
from estate_of_tables import WarEstate
from messages import check, in_other_words
from playwright.sync_api import Page, expect
from warlord import WarDesk


def states(page: Page, estate: WarEstate) -> Iterator[str]:
    """The page while the map is built, in the middle of a game, in a battle, and at the end."""
    for name in ("building", "middle", "battle"):
        desk = WarDesk(page)
        desk.open(getattr(estate, name))
        desk.my_turn()
        yield name
    page.goto(f"/table/{estate.end}")
    expect(page.locator("dialog .pl").first).to_be_visible()
    yield "result"
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    yield "the board at the end"


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "size"), [("light", WIDE), ("dark", PHONE)], ids=["light-wide", "dark-phone"])
def test_axe_finds_nothing_at_a_table_of_runewars(
    site: Site, war_estate: WarEstate, theme: Theme, size: tuple[int, int]
) -> None:
    with site.visitor(war_estate.player, size=size, theme=theme) as page:
        found = violations_in(page, states(page, war_estate))
    assert found == [], "\n".join(found)


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_a_table_of_runewars_is_in_one_language(site: Site, war_estate: WarEstate, locale: str) -> None:
    with site.visitor(war_estate.player, locale=locale) as page:
        for _ in states(page, war_estate):
            check(page, locale)


@pytest.mark.slow
def test_the_language_can_be_changed_in_the_middle_of_runewars(site: Site, war_estate: WarEstate) -> None:
    with site.visitor(war_estate.player) as page:
        desk = WarDesk(page)
        desk.open(war_estate.middle)
        desk.my_turn()
        in_other_words(page)


@pytest.mark.slow
def test_a_table_of_runewars_fits_a_phone(site: Site, war_estate: WarEstate) -> None:
    with site.visitor(war_estate.player, size=PHONE) as page:
        for state in states(page, war_estate):
            assert sideways(page) <= 0, state
            if state in ("building", "middle", "battle"):
                fits(page)
            if state == "battle":
                box = page.locator(".rw-sheet").bounding_box()
                assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]
