"""Battalia: what axe finds wrong with its table, by size, language and theme; and no letter under 11 pixels."""

from __future__ import annotations

import pytest
from driving import LAPTOP, PHONE, WIDE, Site, Theme, settled, violations
from empire import EmpireDesk
from looks import tiny
from player import Player
from playwright.sync_api import Page

BOT = {"kind": "bot", "level": "novice"}


def sound(page: Page) -> None:
    """Nothing is wrong with the page as it is, and everything can be read."""
    settled(page)
    found = violations(page) + tiny(page)
    assert found == [], "\n".join(found)


@pytest.mark.parametrize(
    ("size", "theme", "locale"), [(WIDE, "light", "pl"), (LAPTOP, "dark", "en"), (PHONE, "light", "pl")]
)
def test_the_menu_is_accessible(
    storm_site: Site, ruler: Player, at_menu: str, size: tuple[int, int], theme: Theme, locale: str
) -> None:
    with storm_site.visitor(ruler, size=size, theme=theme, locale=locale) as page:
        EmpireDesk(page).open(at_menu).my_turn()
        sound(page)


@pytest.mark.parametrize(("size", "theme"), [(WIDE, "dark"), (PHONE, "light")])
def test_a_battle_is_accessible(
    storm_site: Site, ruler: Player, at_raise: str, size: tuple[int, int], theme: Theme
) -> None:
    with storm_site.visitor(ruler, size=size, theme=theme) as page:
        EmpireDesk(page).open(at_raise).my_turn()
        sound(page)


def test_the_set_up_is_accessible(storm_site: Site, ruler: Player) -> None:
    """The choice of a faction, the starting city, the draft."""
    table = ruler.table({"kind": "me"}, BOT, game="battalia", options={"mode": "advanced"})
    with storm_site.visitor(ruler, size=WIDE) as page:
        desk = EmpireDesk(page)
        desk.open(table)
        for name in ("faction", "startcity", "draft"):
            asked = desk.my_turn()
            assert asked and asked["name"] == name
            sound(page)
            desk.click(desk.keys[0])
