"""Battalia on a phone, by taps alone: an own turn, a card laid and turned by a finger, a battle."""

from __future__ import annotations

from driving import PHONE, Site, fits, until
from empire import EmpireDesk
from player import Player
from playwright.sync_api import expect

A_TURN = 12
"""Choices, at most, until the turn is ended."""


def test_an_own_turn_by_taps(storm_site: Site, ruler: Player, at_menu: str) -> None:
    with storm_site.visitor(ruler, size=PHONE) as page:
        desk = EmpireDesk(page, seed=3)
        desk.open(at_menu)
        seen: set[str] = set()
        for number in range(A_TURN):
            asked = desk.my_turn()
            if not asked:
                break
            if asked["name"] not in seen:
                seen.add(asked["name"])
                fits(page)
                until(page, lambda: desk.out_of_reach() == [], f"a way to every option of {desk.asked}")
            desk.click("pass" if asked["name"] == "main" and number > A_TURN - 4 else desk.wish(), tap=True)
        assert "main" in seen


def test_a_card_is_turned_and_laid_by_a_finger(storm_site: Site, ruler: Player, at_place: str) -> None:
    """The first tap lays it there to be seen, the button turns it, the second tap places it."""
    with storm_site.visitor(ruler, size=PHONE) as page:
        desk = EmpireDesk(page)
        desk.open(at_place)
        desk.my_turn()
        square = desk.keys[0].split(":")[1]
        turned = [key for key in desk.keys if key.split(":")[1] == square]
        assert len(turned) > 1
        desk.click(turned[-1], tap=True)
        placed = (desk.update or {})["view"]["map"][square]
        assert placed["exits"] == turned[-1].split(":")[2]


def test_a_battle_by_taps(storm_site: Site, ruler: Player, at_raise: str) -> None:
    """Both lines above each other, the hand below; the map is a button away."""
    with storm_site.visitor(ruler, size=PHONE) as page:
        desk = EmpireDesk(page, seed=2)
        desk.open(at_raise)
        asked = desk.my_turn()
        assert asked and asked["name"] == "raise"
        fits(page)
        sheet = page.locator(".bsheet")
        expect(sheet.get_by_role("group")).to_have_count(2)
        page.get_by_role("button", name="Show the map").tap()
        expect(page.get_by_role("group", name="The map")).to_be_visible()
        page.get_by_role("button", name="Show the battle").tap()
        expect(sheet).to_be_visible()
        desk.click(desk.wish(), tap=True)
