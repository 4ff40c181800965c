"""Wonderland's War without a mouse: number keys, arrows and Enter; options of two parts; Space never chooses."""

from __future__ import annotations

import pytest
from driving import LAPTOP, WIDE, Site, until
from keyboard import NOWHERE, Keys, press_until_focused
from party import PartyDesk
from player import Player
from playwright.sync_api import expect

LONG_GAME = 400.0
"""Seconds; several times as many as it takes."""


class TeaKeys(Keys):
    """Of options in two parts, arrows lead to the first one first."""

    desk: PartyDesk

    def by_arrows(self, key: str) -> None:
        if not self.desk.option(key).count():
            first = until(self.page, lambda: self.desk.way_to(key), f"a way to {key}")
            press_until_focused(self.page, first, "ArrowRight")
            self.desk.listening()
            self.page.keyboard.press("Enter")
        super().by_arrows(key)


@pytest.mark.slow
def test_a_whole_game_by_the_keyboard(tea_site: Site, guest: Player) -> None:
    """Two players; arrows, the list of options and number keys take turns, and the focus is never lost."""
    table = guest.table({"kind": "me"}, {"kind": "bot", "level": "novice"}, game="wonderland")
    with tea_site.visitor(guest, size=LAPTOP) as page:
        desk = PartyDesk(page, seed=4)
        desk.open(table)
        keys = TeaKeys(desk)

        def step() -> bool:
            if not desk.my_turn():
                return True
            if keys.used:
                until(page, lambda: not page.evaluate(NOWHERE), f"a focus before {desk.asked}")
            keys.choose(desk.wish())
            return desk.over

        until(page, step, "the end of the game", LONG_GAME)
        assert {"arrows", "list", "number"} == set(keys.used)


def test_a_tea_turn_by_keys(tea_site: Site, guest: Player, at_tea: str) -> None:
    """Arrows go through seats in reading order, Space does nothing, Enter takes the card; a number key goes on."""
    with tea_site.visitor(guest, size=WIDE) as page:
        desk = PartyDesk(page)
        desk.open(at_tea)
        desk.my_turn()
        press_until_focused(page, desk.option("seat:10"), "ArrowRight")
        before = desk.mark()
        page.keyboard.press(" ")
        expect(desk.option("seat:10")).to_be_focused()
        assert desk.mark() == before
        desk.listening()
        page.keyboard.press("Enter")
        until(page, lambda: desk.mark() != before, "the card of seat 10")
        desk.my_turn()
        again = desk.mark()
        page.keyboard.press("1")
        until(page, lambda: desk.mark() != again, "the first option by its number")


def test_number_keys_stand_on_the_seats(tea_site: Site, guest: Player, at_tea: str) -> None:
    with tea_site.visitor(guest, size=WIDE) as page:
        desk = PartyDesk(page)
        desk.open(at_tea)
        desk.my_turn()
        page.keyboard.press("Tab")
        number = desk.keys.index("seat:13") + 1
        expect(page.locator('[data-key="seat:13"] .ww-gold text')).to_have_text(str(number))


def test_two_parts_are_narrowed_and_widened(tea_site: Site, guest: Player, at_tea_forge: str) -> None:
    """A chip of the bag first, then a track; Esc gives the chip back, and nothing is sent before the second part."""
    with tea_site.visitor(guest, size=WIDE) as page:
        desk = PartyDesk(page)
        desk.open(at_tea_forge)
        assert (desk.my_turn() or {})["name"] == "tea_forge"
        key = next(key for key in desk.keys if key.startswith("forge:"))
        chip = key.rpartition(":")[0]
        before = desk.mark()
        expect(desk.option(key)).to_have_count(0)
        press_until_focused(page, desk.option(chip), "ArrowRight")
        desk.listening()
        page.keyboard.press("Enter")
        expect(desk.option(chip)).to_have_attribute("aria-pressed", "true")
        expect(desk.option(key)).to_be_visible()
        page.keyboard.press("Escape")
        expect(desk.option(chip)).to_have_attribute("aria-pressed", "false")
        expect(desk.option(key)).to_have_count(0)
        assert desk.mark() == before
        page.keyboard.press("Enter")
        press_until_focused(page, desk.option(key), "ArrowRight")
        page.keyboard.press("Enter")
        until(page, lambda: desk.mark() != before, "a forged chip")
        track = int(key.rpartition(":")[2])
        assert (desk.update or {})["view"]["seats"][3]["forge"][track - 1]
