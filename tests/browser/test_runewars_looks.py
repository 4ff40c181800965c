"""A table of Runewars in every state, looked at: accessibility in both themes, both languages, a phone in the hand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from driving import LAPTOP, PHONE, WIDE, Site, Theme, fits, sideways, violations_in
from estate_of_tables import WarEstate
from messages import check, in_other_words
from playwright.sync_api import Page, expect
from warlord import WarDesk

BOXES = """all => all.map(one => [one.textContent.trim(), one.getBoundingClientRect()])
  .sort(([, one], [, other]) => one.left - other.left)
  .map(([text, box]) => [text, box.left, box.right])"""
"""What things say, and where each begins and ends, from left to right."""


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
                box = page.locator('[data-scene="battle"]').bounding_box()
                assert box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0]


@pytest.mark.slow
def test_nothing_in_the_top_bar_lies_over_another_thing(site: Site, war_estate: WarEstate) -> None:
    """In Polish, whose words are longer."""
    with site.visitor(war_estate.player, locale="pl") as page:
        WarDesk(page).open(war_estate.battle).my_turn()
        for width, height in (WIDE, LAPTOP, (1024, 768)):
            page.set_viewport_size({"width": width, "height": height})
            boxes = page.locator(".top .brand, .top > .phase, .top .end > button").evaluate_all(BOXES)
            for (left, _, end), (right, begin, _) in pairwise(boxes):
                assert end <= begin, f"{width} px: {left} reaches over {right}"


@pytest.mark.slow
def test_the_map_lies_below_a_battle_and_is_not_drawn_anew(site: Site, war_estate: WarEstate) -> None:
    with site.visitor(war_estate.player) as page:
        WarDesk(page).open(war_estate.battle)
        sheet = page.locator('[data-scene="battle"]')
        area = page.locator(".pieces [data-thing^='area:']").first
        expect(sheet).to_be_visible()
        area.evaluate("node => node.classList.add('still-the-same')")
        page.get_by_role("button", name="Show the map").click()
        expect(sheet).to_have_count(0)
        assert area.evaluate("node => node.checkVisibility({ contentVisibilityAuto: true })")
        assert page.locator(".still-the-same").count() == 1
