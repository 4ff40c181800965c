"""What happened, and where: the positions since the last turn; lines, refusals and rules that mark what they mean."""

from __future__ import annotations

import re

import pytest
from driving import PHONE, Desk, Site, sideways, until, violations
from estate_of_tables import Estate
from player import Player, turns
from playwright.sync_api import Locator, Page, expect

# Options in the prompt bar of which something else covers the middle.
COVERED = """() => [...document.querySelectorAll('.prompt :is(.chip, .btn)')]
  .map(one => ({ one, box: one.getBoundingClientRect() }))
  .filter(({ one, box }) => !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)))
  .map(({ one }) => one.textContent)"""


@pytest.fixture
def news(ada: Player) -> str:
    """A table at which the others have just had their turns."""
    bot = {"kind": "bot", "level": "novice"}
    table = ada.table({"kind": "me"}, bot, bot)
    ada.play(table, lambda update: turns(13)(update) and update["asked"]["name"] == "turn_action")
    return table


NOTE_MARKS = """() => {
  window.marksSeen = 0;
  const look = () => (window.marksSeen += document.querySelectorAll('[data-marked]').length);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def deck_and_hands(page: Page) -> list[str]:
    """Numbers that every move changes."""
    return page.locator(".deck .x, aside.left .pp .row b").all_inner_texts()


def marked(page: Page) -> Locator:
    return page.locator("[data-marked]")


@pytest.mark.slow
def test_what_happened_since_the_last_turn_is_shown_on_the_board(site: Site, ada: Player, news: str) -> None:
    with site.visitor(ada) as page:
        desk = Desk(page).open(news)
        desk.my_turn()
        now = deck_and_hands(page)
        page.get_by_role("button", name="Since your last turn").click()
        bar = page.get_by_role("region", name="Since your last turn")
        bar.get_by_role("button", name="Pause").click()
        while (back := bar.get_by_role("button", name="One step back")).is_enabled():
            back.click()
        expect(bar).to_contain_text("The table as you left it")
        then = deck_and_hands(page)
        assert then != now, "the board shows the position of that time"
        assert desk.lit().count() == 0, "nothing can be chosen in the past"
        told = [line["text"] for line in (desk.update or {})["lines"] if line["number"] > (desk.update or {})["since"]]
        page.keyboard.press("ArrowRight")
        expect(bar).to_contain_text(told[0][:12])
        expect(page.locator(".pp.act")).to_have_count(1)
        assert violations(page, ".prompt") == []
        assert deck_and_hands(page) != then
        page.keyboard.press("ArrowLeft")
        expect(bar).to_contain_text("The table as you left it")
        assert deck_and_hands(page) == then
        page.keyboard.press("Escape")
        expect(bar).to_have_count(0)
        expect(desk.lit().first).to_be_visible()
        assert deck_and_hands(page) == now

        # By itself it comes to the present again, and play goes on.
        page.get_by_role("button", name="Since your last turn").click()
        expect(bar).to_be_visible()

        def present() -> bool:
            page.keyboard.press("ArrowRight")
            return not bar.is_visible()

        until(page, present, "the present")
        desk.click(desk.wish())


@pytest.mark.slow
def test_a_line_of_the_log_marks_what_it_is_about_and_opens_its_moment(site: Site, estate: Estate) -> None:
    with site.visitor(estate.player) as page:
        Desk(page).open(estate.middle).my_turn()
        line = page.locator("aside.right .ll", has_text=re.compile("marker in")).last
        found = re.search(r"marker in (\w+)", line.inner_text())
        assert found
        line.hover()
        expect(page.locator(f'[data-thing="kingdom:{found[1].lower()}"][data-marked]')).to_have_count(1)
        page.locator(".prompt").hover()
        expect(marked(page)).to_have_count(0)
        ruled = page.locator("aside.right .ll", has=page.locator("button.sign")).last
        ruled.locator("button.sign").focus()
        expect(marked(page).first).to_be_visible()
        line.click(position={"x": 4, "y": 4})
        bar = page.get_by_role("region", name="Looking back")
        expect(bar).to_be_visible()
        page.keyboard.press("Escape")
        expect(bar).to_have_count(0)


@pytest.mark.slow
def test_a_refusal_and_a_rule_show_on_the_board_what_they_mean(site: Site, estate: Estate) -> None:
    with site.visitor(estate.player) as page:
        desk = Desk(page).open(estate.middle)
        desk.my_turn()
        desk.click_forbidden()
        answer = page.locator(".pop")
        expect(answer).to_contain_text("does not fit into this Band")
        expect(page.locator('[data-at="own-leader"][data-marked]')).to_have_count(1)
        until(page, lambda: page.evaluate(COVERED) == [], "all options in sight")
        page.keyboard.press("Escape")
        expect(marked(page)).to_have_count(0)

        page.keyboard.press("r")
        drawer = page.get_by_role("dialog", name="Rules")
        drawer.get_by_role("button", name="Terms").click()
        drawer.get_by_role("searchbox").fill("deck exhausted")
        terms = drawer.get_by_role("navigation").locator(".list button")
        until(page, lambda: terms.count() < 5, "few terms")
        drawer.get_by_role("searchbox").fill("dragon")
        assert violations(page, "dialog") == []
        terms.first.click()
        chosen = drawer.locator("article.hi")
        expect(chosen).to_be_in_viewport()
        shown = drawer.locator("article .show").first
        # The marks go away after some seconds, which a busy machine can let pass: the page itself notes that they came.
        page.evaluate(NOTE_MARKS)
        shown.click()
        expect(drawer).to_have_count(0)
        page.wait_for_function("window.marksSeen > 0")


@pytest.mark.slow
def test_looking_back_on_a_phone(site: Site, ada: Player, news: str) -> None:
    with site.visitor(ada, size=PHONE) as page:
        desk = Desk(page).open(news)
        desk.my_turn()
        page.get_by_role("button", name="Log", exact=True).tap()
        line = page.locator("dialog .ll").last
        line.locator(".dot").or_(line).first.tap(position={"x": 5, "y": 5})
        bar = page.get_by_role("region", name="Looking back")
        expect(bar).to_be_visible()
        expect(page.locator("dialog")).to_have_count(0)
        assert sideways(page) <= 0
        bar.get_by_role("button", name="Skip to now").tap()
        expect(desk.lit().first).to_be_visible()
