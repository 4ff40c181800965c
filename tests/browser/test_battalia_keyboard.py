"""Battalia without a mouse: number keys, arrows, the list of options; a verb narrows; a terrain card is turned by R."""

from __future__ import annotations

import pytest
from driving import LAPTOP, WIDE, Site, until
from empire import LIST, EmpireDesk
from keyboard import NOWHERE, Keys, press_until_focused
from player import Player
from playwright.sync_api import expect

LONG_GAME = 240.0
BOT = {"kind": "bot", "level": "novice"}
ENOUGH = 45
"""Choices of the person at the keyboard."""


class StormKeys(Keys):
    """Of options that lie at one thing, arrows lead to the thing first."""

    desk: EmpireDesk

    def by_arrows(self, key: str) -> None:
        if not self.desk.here(key) and (square := self.desk.square(key)):
            press_until_focused(self.page, square, "ArrowRight")
            while not self.desk.here(key):
                now = square.get_attribute("data-key")
                self.page.keyboard.press("r")
                until(self.page, lambda now=now: square.get_attribute("data-key") != now, "a turned card")  # type: ignore[misc]
        elif not self.desk.here(key):
            if not self.desk.thing(key):
                press_until_focused(self.page, self.desk.verb(key), "Tab")
                self.page.keyboard.press("Enter")
                until(self.page, lambda: self.desk.here(key) or self.desk.thing(key), f"the things of {key}")
            if not self.desk.here(key) and (thing := self.desk.thing(key)):
                press_until_focused(self.page, thing, "ArrowRight")
                self.desk.listening()
                self.page.keyboard.press("Enter")
        super().by_arrows(key)


@pytest.mark.slow
def test_a_stretch_by_the_keyboard(storm_site: Site, ruler: Player) -> None:
    """Arrows, the list of options and number keys take turns, and the focus is never lost."""
    table = ruler.table({"kind": "me"}, BOT, game="battalia", options={"mode": "basic"})
    with storm_site.visitor(ruler, size=LAPTOP) as page:
        desk = EmpireDesk(page, seed=4)
        desk.open(table)
        keys = StormKeys(desk)

        def step() -> bool:
            if not desk.my_turn():
                return True
            if keys.used:
                until(page, lambda: not page.evaluate(NOWHERE), f"a focus before {desk.asked}")
            keys.choose(desk.wish())
            return desk.over or sum(keys.used.values()) >= ENOUGH

        until(page, step, "the end of the stretch", LONG_GAME)
        assert {"arrows", "list", "number"} == set(keys.used)


def test_a_list_opens_and_closes(storm_site: Site, ruler: Player, at_menu: str) -> None:
    """A thing with several options: Enter opens them, Esc closes them and gives the focus back; nothing is sent."""
    with storm_site.visitor(ruler, size=WIDE) as page:
        desk = EmpireDesk(page)
        desk.open(at_menu)
        desk.my_turn()
        before = desk.mark()
        thing = page.locator('[data-key][aria-expanded="false"]').first
        press_until_focused(page, thing, "ArrowRight")
        desk.listening()
        page.keyboard.press("Enter")
        expect(page.locator(f"{LIST} [data-key]").first).to_be_focused()
        page.keyboard.press("Escape")
        expect(page.locator(LIST)).to_have_count(0)
        expect(page.locator('[data-key][aria-expanded="false"]:focus')).to_have_count(1)
        assert desk.mark() == before


def test_a_verb_narrows_and_is_taken_back(storm_site: Site, ruler: Player, at_menu: str) -> None:
    """V leads to the verbs; one that is picked leaves only its own things gold; Esc takes it back."""
    with storm_site.visitor(ruler, size=WIDE) as page:
        desk = EmpireDesk(page)
        desk.open(at_menu)
        desk.my_turn()
        all_lit = desk.lit().count()
        page.keyboard.press("v")
        verb = page.locator("[data-verb]:focus")
        expect(verb).to_have_count(1)
        page.keyboard.press("Enter")
        expect(verb).to_have_attribute("aria-pressed", "true")
        until(page, lambda: 0 < desk.lit().count() < all_lit, "fewer things that are gold")
        page.keyboard.press("Escape")
        expect(page.locator('[data-verb][aria-pressed="true"]')).to_have_count(0)
        assert desk.lit().count() == all_lit
