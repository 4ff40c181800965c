"""The scoring of an Age in a browser: Kingdom by Kingdom on the board, then its sum, which waits."""

from __future__ import annotations

from typing import Any

import pytest
from driving import PHONE, WIDE, Desk, Site, until
from player import Player, Sensible, Update
from playwright.sync_api import Locator, Page, expect

TRIBES = ["elf", "giant", "merfolk", "minotaur", "orc", "wingfolk"]
KINGDOMS = ("Althea", "Duris", "Ithys", "Pelagon", "Rhea", "Straton")
LEAST = 11
BOT = {"kind": "bot", "level": "novice"}

# The smallest text that is drawn within an element, after every transformation, with what it says.
SMALLEST = """(root) => {
  const found = [];
  for (const text of root.querySelectorAll('svg text')) {
    const scale = text.getScreenCTM();
    if (!text.textContent.trim() || !scale || !text.getClientRects().length) continue;
    found.push([parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b), text.textContent]);
  }
  return found.sort((one, other) => one[0] - other[0])[0];
}"""


class Gathering(Sensible):
    """Plays Bands of three, so that there is something to score."""

    def __call__(self, asked: dict[str, Any], update: Update) -> str:
        return super().__call__(asked, update)


def age_of(update: Update) -> int:
    return int(update["view"]["age"])


def scene_at_the_end_of_an_age(page: Page, ada: Player) -> Locator:
    """A table whose first Age ends while the page looks on; the scene is held at its first step."""
    table = ada.table({"kind": "me"}, BOT, BOT, BOT, options={"tribes": TRIBES})
    ada.play(table, until=lambda update: update["view"]["dragons"] == 2 and update["asked"] is not None)
    ada.pace("slow")
    Desk(page).open(table)
    ada.play(table, until=lambda update: age_of(update) == 2 and update["asked"] is not None)
    scene = page.locator("[data-scene=age_scoring]")
    expect(scene).to_be_visible()
    page.keyboard.press("p")
    return scene


def go_to(page: Page, scene: Locator, step: str) -> None:
    """Goes on until this step is the present one."""
    row = scene.locator("tr.now th")

    def there() -> bool:
        if row.count() and row.inner_text().strip() == step:
            return True
        page.keyboard.press("ArrowRight")
        return False

    until(page, there, f"the step {step}")


@pytest.mark.parametrize(("size", "locale"), [(WIDE, "en"), (WIDE, "pl"), (PHONE, "en"), (PHONE, "pl")])
def test_an_age_is_scored_on_the_board_and_its_sum_waits(
    site: Site, ada: Player, size: tuple[int, int], locale: str
) -> None:
    with site.visitor(ada, size=size, locale=locale) as page:
        scene = scene_at_the_end_of_an_age(page, ada)
        go_to(page, scene, "Rhea")
        board = page.locator(".board .pieces")
        expect(board.locator(".veil use")).to_have_count(7)
        expect(board.locator(".tick")).to_have_count(4)
        page.screenshot(path=f"/tmp/eth/scoring-{size[0]}-{locale}.png")
        page.keyboard.press("Space")
        expect(scene.locator("[data-goes-on]")).to_be_focused()
        page.wait_for_timeout(500)
        page.screenshot(path=f"/tmp/eth/sum-{size[0]}-{locale}.png")
        page.keyboard.press("Enter")
        expect(scene).to_have_count(0)
