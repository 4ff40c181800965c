"""Wonderland's War: what axe finds wrong with its table, by size, language and theme; and no letter under 11 pixels."""

from __future__ import annotations

import pytest
from driving import PHONE, WIDE, Site, settled, violations
from party import PartyDesk
from player import Player

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
