"""Wonderland's War: what axe finds wrong with its table, by size, language and theme; and no letter under 11 pixels."""

from __future__ import annotations

import pytest
from driving import PHONE, WIDE, Site, settled, violations
from party import PartyDesk
from player import Player

BOT = {"kind": "bot", "level": "novice"}
SMALLEST = 11
# Letters that are seen, with the size at which they are painted: a drawing may be scaled.
SMALL_LETTERS = """least => [...document.querySelectorAll('.mid *, .left *, .right *')]
  .filter(node => [...node.childNodes].some(one => one.nodeType === 3 && one.textContent.trim()))
  .filter(node => node.getClientRects().length && !node.closest('.spoken, title'))
  .filter(node => getComputedStyle(node).visibility === 'visible')
  .map(node => {
    const scale = node.getScreenCTM ? Math.abs(node.getScreenCTM().a) : 1;
    return [node.textContent.trim().slice(0, 30), parseFloat(getComputedStyle(node).fontSize) * scale];
  })
  .filter(([, size]) => size < least - 0.05)"""


@pytest.mark.parametrize(
    ("size", "theme", "locale"), [(WIDE, "dark", "en"), (WIDE, "light", "pl"), (PHONE, "light", "pl")]
)
def test_the_tea_table_is_accessible(
    tea_site: Site, guest: Player, at_tea: str, size: tuple[int, int], theme: str, locale: str
) -> None:
    with tea_site.visitor(guest, size=size, theme=theme, locale=locale) as page:
        desk = PartyDesk(page)
        desk.open(at_tea)
        desk.my_turn()
        settled(page)
        found = violations(page)
        assert found == [], "\n".join(found)
        small = page.evaluate(SMALL_LETTERS, SMALLEST)
        assert small == [], small


def test_factions_and_quests_are_accessible(tea_site: Site, guest: Player) -> None:
    """The set-up: five faction boards, then two quests."""
    table = guest.table({"kind": "me"}, BOT, BOT, game="wonderland")
    with tea_site.visitor(guest, size=WIDE) as page:
        desk = PartyDesk(page)
        desk.open(table)
        for name in ("choose_faction", "keep_quest"):
            asked = desk.my_turn()
            assert asked and asked["name"] == name
            settled(page)
            found = violations(page)
            assert found == [], "\n".join(found)
            desk.click(desk.keys[0])
