"""Might & Magic Heroes on a phone, by taps alone: an own turn on the map, the capital, and a battle."""

from __future__ import annotations

import pytest
from driving import PHONE, Site, fits, until
from player import Player
from playwright.sync_api import expect
from realm import RealmDesk
from realms import Realm, every_decision
from test_heroes_table import GUARDED, on_the_way, view


def test_a_turn_by_taps(realm_site: Site, realm: Realm, lord: Player) -> None:
    """A card opens its actions; the first tap on one looks at it, the second plays it."""
    with realm_site.visitor(lord, size=PHONE) as page:
        desk = RealmDesk(page)
        desk.open(realm.table(lord, every_decision()["play_action_card"]))
        desk.my_turn()
        fits(page)
        page.locator('[data-at="card-march"]').tap()
        gather = desk.option("play:march:gather")
        expect(gather).to_be_visible()
        before = desk.mark()
        gather.tap()
        assert desk.mark() == before
        gather.tap()
        until(page, lambda: desk.mark() != before, "the action")


def test_a_route_is_looked_at_and_walked(realm_site: Site, realm: Realm, lord: Player) -> None:
    """The first tap shows the route and the red button, which walks it."""
    with realm_site.visitor(lord, size=PHONE) as page:
        desk = RealmDesk(page)
        desk.open(realm.table(lord, on_the_way()))
        desk.my_turn()
        fits(page)
        ways = view(desk)["facts"]["ways"]
        square = next(square for square, way in ways.items() if len(way) == 2 and square not in GUARDED)
        before = desk.mark()
        page.locator(f'[data-way="{square}"]').tap()
        expect(page.locator('[data-at="route"]')).to_contain_text("2 steps")
        assert desk.mark() == before
        page.locator('[data-at="go"]').tap()
        until(page, lambda: view(desk)["seats"][0]["heroes"][0]["at"] == square, "the end of the walk")


def test_heroes_capital_and_cards_lie_in_tabs(realm_site: Site, realm: Realm, lord: Player) -> None:
    with realm_site.visitor(lord, size=PHONE) as page:
        desk = RealmDesk(page)
        desk.open(realm.table(lord, on_the_way()))
        desk.my_turn()
        tabs = page.get_by_role("tab")
        expect(tabs).to_have_text(["Anton", "Capital", "Cards"])
        expect(tabs.nth(0)).to_have_attribute("aria-selected", "true")
        page.locator('[data-at="open-H1"]').tap()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_contain_text("Trophies")
        page.keyboard.press("Escape")
        tabs.nth(1).tap()
        expect(page.get_by_role("tabpanel").get_by_role("button")).to_have_count(9)


@pytest.mark.parametrize("name", ["wound_stack", "window after_roll_own", "hero_attack_kind"])
def test_a_battle_by_taps(realm_site: Site, realm: Realm, lord: Player, name: str) -> None:
    """The track of Initiative, the present attack, and options as rows: the first tap looks, the second chooses."""
    with realm_site.visitor(lord, size=PHONE) as page:
        desk = RealmDesk(page)
        desk.open(realm.table(lord, every_decision()[name]))
        desk.my_turn()
        fits(page)
        slots = view(desk)["facts"]["battle"]["slots"]
        expect(page.locator(".track .sl")).to_have_count(len(slots))
        expect(page.locator(".pb .sd strong")).to_have_text([str(n) for n in view(desk)["facts"]["battle"]["capacity"]])
        row = page.locator(f'.prompt .row[data-key="{desk.keys[0]}"]')
        before = desk.mark()
        row.tap()
        expect(page.locator(".prompt .row.armed")).to_have_count(1)
        assert desk.mark() == before
        row.tap()
        until(page, lambda: desk.mark() != before, "the choice")
