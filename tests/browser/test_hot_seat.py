"""Two players at one device: the curtain hides everything of the other."""

from __future__ import annotations

from functools import partial

import pytest
from driving import Desk, Site, until
from player import Player, own_hand, turns
from playwright.sync_api import Page, expect


def hand_keys(page: Page) -> set[str]:
    """The cards of the hand that lies on the table, by their keys."""
    found: list[str] = page.locator(".hands [data-at]").evaluate_all("all => all.map(one => one.dataset.at)")
    return {place.removeprefix("hand-") for place in found if place.startswith("hand-")}


def is_asked(desk: Desk, seat: int) -> bool:
    return desk.asked is not None and desk.asked["seat"] == seat


@pytest.mark.slow
def test_behind_the_curtain_nothing_of_a_hand_is_left(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "me", "name": "Grace"})
    before = ada.play(table, turns(9))
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]]
    assert names == ["Ada", "Grace"]
    with site.visitor(ada) as page:
        desk = Desk(page)
        page.goto(f"/table/{table}")
        seat = before["asked"]["seat"]
        for _ in range(4):
            lift = page.get_by_role("button", name=f"I am {names[seat]}: lift the curtain")
            expect(lift).to_be_focused()
            # Not one card, not one line of the log, not one option is in the document, shown or hidden.
            assert page.locator("[data-at], [data-key], [data-thing], .card, [role=log]").count() == 0
            assert page.locator("main").inner_text().count(names[1 - seat]) == 0
            lift.click()
            until(page, partial(is_asked, desk, seat), "the view of the next player")
            expect(desk.lit().first).to_be_visible()
            assert desk.update and desk.update["eyes"] == seat
            assert hand_keys(page) == set(own_hand(desk.update))
            while desk.asked and desk.asked["seat"] == seat:
                desk.click(desk.wish())
                until(page, lambda: desk.asked or page.locator(".curtain").count(), "the next question")
                if page.locator(".curtain").count():
                    break
            seat = 1 - seat
            expect(page.locator(".curtain")).to_be_visible()
