"""The log speaks to its reader, and a rule is one sign at the end of a sentence."""

from __future__ import annotations

import pytest
from driving import PHONE, WIDE, Desk, Site
from player import Player
from playwright.sync_api import expect

# Of each line of the log, in a column of this width: how far its sign is below the last letter, and out of the column.
SIGNS = """(width) => {
  document.querySelector('.lines').style.width = `${width}px`;
  return [...document.querySelectorAll('.lines .ll')].filter(line => line.querySelector('.sign')).map(line => {
  const range = document.createRange();
  range.selectNodeContents(line.querySelector('div > span:not(.spoken)'));
  const letters = [...range.getClientRects()], sign = line.querySelector('.sign').getBoundingClientRect();
  const last = letters[letters.length - 1], box = line.getBoundingClientRect();
  return { text: line.textContent.trim(), below: sign.top - last.bottom, over: sign.right - box.right };
  });
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_a_rule_is_one_sign_on_the_line_of_the_last_word(site: Site, ada: Player, size: tuple[int, int]) -> None:
    table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
    ada.play(table, lambda update: update["turn"] >= 8)
    with site.visitor(ada, size=size) as page:
        Desk(page).open(table)
        if size == PHONE:
            page.get_by_role("button", name="Log").click()
        log = page.get_by_role("region", name="Log")
        sign = log.get_by_role("button", name="ET-101 ").first
        expect(sign).to_have_text("§")
        # A rule is named where it decided something, and nowhere else.
        lines, signs = log.locator(".ll").count(), log.locator(".ll .sign").count()
        assert 0 < signs < lines / 3
        assert log.get_by_role("button", name="ET-142 ").count() == 0
        for width in range(200, 300):
            found = page.evaluate(SIGNS, width)
            assert len(found) == signs
            assert [line for line in found if line["below"] > 0] == [], f"a sign has a line of its own at {width}"
            assert [line for line in found if line["over"] > 1] == [], f"a sign stands out of the log at {width}"
        assert "ET-" not in log.inner_text(), "no number of a rule is to be read"
        sign.click()
        expect(page.get_by_text("ET-101", exact=False).first).to_be_visible()


@pytest.mark.slow
def test_the_log_says_you_to_you_in_both_languages(site: Site, ada: Player) -> None:
    with Player(site.origin, "Eve") as eve:
        table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
        ada.play(table, lambda update: update["turn"] >= 4)
        for player, locale, present, absent in (
            (ada, "en", "You", "Ada"),
            (ada, "pl", "Otrzymujesz na początek Ery", "Ada"),
            (eve, "en", "Ada", "You"),
        ):
            with site.visitor(player, locale=locale) as page:
                Desk(page).open(table)
                log = page.locator(".lines")
                expect(log).to_contain_text(present)
                assert absent not in log.inner_text()
