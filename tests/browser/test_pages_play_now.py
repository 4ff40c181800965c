"""From the first page to the first move of one's own, and how a browser finds its own share of the shuffles again."""

from __future__ import annotations

import re

import pytest
from driving import Desk, Site
from messages import message
from playwright.sync_api import Page, expect

FORGE = """table => {
  const key = `fairness-${table}`;
  const kept = JSON.parse(localStorage.getItem(key));
  localStorage.setItem(key, JSON.stringify({ ...kept, nonce: '00'.repeat(16) }));
}"""


def verified(page: Page, said: str) -> None:
    """Asks for the shuffles to be verified, and reads what this browser says of its own share."""
    page.get_by_role("button", name="Verify the shuffles").click()
    answer = page.get_by_role("dialog", name="Verify the shuffles")
    expect(answer.get_by_text(message(said, "en"))).to_be_visible()
    answer.get_by_role("button", name="Close").click()
    expect(answer).to_have_count(0)


@pytest.mark.slow
def test_play_now_leads_to_a_first_move_and_to_shuffles_that_this_browser_can_check(site: Site) -> None:
    with site.visitor() as page:
        desk = Desk(page)
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url(re.compile("/table/"))
        table = page.url.rpartition("/")[2]
        desk.ready()
        asked = desk.my_turn()
        assert asked and asked["name"] == "turn_action"
        expect(page.locator("aside.left .pp")).to_have_count(4)
        expect(page.get_by_role("region", name="Guest")).to_be_visible()
        desk.click("draw")
        expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("You draw from the deck: ")

        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="End the game").click()
        page.get_by_role("button", name="Propose it").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        expect(page.locator(".prompt")).to_contain_text("The game was ended early")
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="Replay so far").click()
        verified(page, "verify-own")
        page.evaluate(FORGE, table)
        verified(page, "verify-not-own")
