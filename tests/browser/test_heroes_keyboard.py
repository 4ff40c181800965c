"""Might & Magic Heroes without a mouse: arrows, numbers and the list of options; Space never chooses."""

from __future__ import annotations

import pytest
from driving import LAPTOP, WIDE, Site, until
from keyboard import NOWHERE, Keys, press_until_focused
from player import Player
from playwright.sync_api import expect
from realm import RealmDesk
from realms import BOT, Realm, every_decision

LONG_GAME = 400.0
"""Seconds; several times as many as it takes."""
ENOUGH = 60
"""Choices of the person at the keys."""


class RealmKeys(Keys):
    """Options of a card or a token open with it: arrows lead there first."""

    desk: RealmDesk

    def by_arrows(self, key: str) -> None:
        if not self.desk.option(key).count():
            first = until(self.page, lambda: self.desk.way_to(key), f"a way to {key}")
            press_until_focused(self.page, first, "ArrowRight")
            self.desk.listening()
            self.page.keyboard.press("Enter")
        super().by_arrows(key)


@pytest.mark.slow
def test_a_long_stretch_by_the_keyboard(realm_site: Site, realm: Realm, lord: Player) -> None:
    """From the choice of a faction on; the three ways take turns, and the focus is never lost."""
    realm.clear()
    table = lord.table({"kind": "me"}, BOT, game="heroes", options={"length": "short"})
    with realm_site.visitor(lord, size=LAPTOP) as page:
        desk = RealmDesk(page, seed=3)
        desk.open(table)
        keys = RealmKeys(desk)

        def step() -> bool:
            if not desk.my_turn():
                return True
            if keys.used:
                until(page, lambda: not page.evaluate(NOWHERE), f"a focus before {desk.asked}")
            keys.choose(desk.wish())
            return desk.over or sum(keys.used.values()) >= ENOUGH

        until(page, step, "a long stretch", LONG_GAME)
        assert {"arrows", "list", "number"} == set(keys.used)


def test_an_action_by_keys(realm_site: Site, realm: Realm, lord: Player) -> None:
    """Arrows lead to an action card, Enter opens its actions; on one of them Space does nothing, and Enter plays it."""
    with realm_site.visitor(lord, size=WIDE) as page:
        desk = RealmDesk(page)
        desk.open(realm.table(lord, every_decision()["play_action_card"]))
        desk.my_turn()
        press_until_focused(page, page.locator('[data-at="card-march"]'), "ArrowRight")
        desk.listening()
        page.keyboard.press("Enter")
        gather = desk.option("play:march:gather")
        press_until_focused(page, gather, "ArrowRight")
        before = desk.mark()
        page.keyboard.press(" ")
        expect(gather).to_be_focused()
        assert desk.mark() == before
        page.keyboard.press("Enter")
        until(page, lambda: desk.mark() != before, "the action")


def test_steps_have_numbers(realm_site: Site, realm: Realm, lord: Player) -> None:
    """With the keyboard in use the four steps carry their numbers; the key of one walks it."""
    with realm_site.visitor(lord, size=WIDE) as page:
        desk = RealmDesk(page)
        desk.open(realm.table(lord, every_decision()["move_step"]))
        desk.my_turn()
        page.keyboard.press("Tab")
        step = next(key for key in desk.keys if key.startswith("move:"))
        number = desk.keys.index(step) + 1
        expect(desk.option(step).locator("text")).to_have_text(str(number))
        before = desk.mark()
        desk.listening()
        page.keyboard.press(str(number))
        until(page, lambda: desk.mark() != before, "the step")
