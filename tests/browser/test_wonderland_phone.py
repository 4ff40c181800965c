"""Wonderland's War on a phone, by taps alone: the whole table in sight, cards looked at before they are taken."""

from __future__ import annotations

import pytest
from driving import PHONE, TARGET, Site, fits, until
from party import PartyDesk
from player import Player
from playwright.sync_api import expect

BOT = {"kind": "bot", "level": "novice"}


def test_a_card_is_looked_at_and_taken(tea_site: Site, guest: Player, at_tea: str) -> None:
    """The first tap shows the card large in its tab, the red button takes it."""
    with tea_site.visitor(guest, size=PHONE) as page:
        desk = PartyDesk(page)
        desk.open(at_tea)
        desk.my_turn()
        fits(page)
        desk.press(desk.option("seat:10"), tap=True)
        panel = page.get_by_role("tabpanel")
        expect(panel).to_contain_text("Champion’s Errand")
        before = desk.mark()
        panel.get_by_role("button", name="Take the card").tap()
        until(page, lambda: desk.mark() != before, "the card")


def test_seats_and_tiles_are_large_enough_for_a_finger(tea_site: Site, guest: Player, at_tea: str) -> None:
    with tea_site.visitor(guest, size=PHONE) as page:
        desk = PartyDesk(page)
        desk.open(at_tea)
        desk.my_turn()
        for thing in desk.lit().all():
            box = thing.bounding_box()
            assert box and box["width"] >= TARGET and box["height"] >= TARGET, thing.get_attribute("data-key")


@pytest.mark.slow
def test_a_tea_party_by_taps(tea_site: Site, guest: Player) -> None:
    """From the choice of a faction to the first battle: every option can be reached by a finger."""
    table = guest.table({"kind": "me"}, BOT, BOT, game="wonderland")
    with tea_site.visitor(guest, size=PHONE) as page:
        desk = PartyDesk(page, seed=5)
        desk.open(table)
        seen: set[str] = set()
        while asked := desk.my_turn():
            if (desk.update or {})["view"]["phase"] == "war":
                break
            if asked["name"] not in seen:
                seen.add(asked["name"])
                fits(page)
                until(page, lambda: desk.out_of_reach() == [], f"a way to every option of {asked}")
            desk.click(desk.wish(), tap=True)
        assert {"choose_faction", "keep_quest", "tea_turn"} <= seen
