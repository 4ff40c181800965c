"""Links to a step of a replay keep their eyes and the code of a private table; a phone has the marks."""

from __future__ import annotations

import re

import pytest
from driving import PHONE, Desk, Site, sideways, until
from gatherings import a_turn_each, broken_off, table_of
from player import Player
from playwright.sync_api import Page, expect


def eyes(page: Page) -> str:
    """Through whose eyes the page looks, once it is there: the name beside the banner."""
    chosen = page.get_by_role("group", name="Seen through the eyes of").locator("[aria-pressed=true]")
    expect(chosen).to_be_visible()
    expect(page.locator(".stage svg").first).to_be_visible()
    return chosen.inner_text().split("\n")[-1].strip()


@pytest.mark.slow
def test_a_link_that_hides_the_hands_keeps_them_hidden(site: Site, ada: Player) -> None:
    table = broken_off(ada, 6)
    with site.visitor(ada) as page:
        hand = page.locator(".mid .hand")
        page.goto(f"/replay/{table}?step=3&eyes=none")
        assert eyes(page) == "A spectator"
        expect(hand).to_have_count(0)
        page.get_by_role("button", name="Link to this step").click()
        link = str(page.evaluate("() => navigator.clipboard.readText()"))
        assert link.endswith("?step=3&eyes=none")
        page.goto(link)
        assert eyes(page) == "A spectator"
        page.goto(f"/replay/{table}?step=3&eyes=1")
        assert eyes(page) == ada.get(f"/api/tables/{table}")["seats"][1]["name"]
        page.goto(f"/replay/{table}?step=3&eyes=7")
        assert eyes(page) == "Everybody, hands open"
        expect(hand).to_be_visible()


@pytest.mark.slow
def test_links_of_a_running_private_game_open_for_others_with_their_own_eyes(site: Site, ada: Player) -> None:
    with (
        Player(site.origin, "Ben") as ben,
        site.visitor(ada) as page,
        site.visitor(ben) as second,
        site.visitor() as outsider,
    ):
        table = table_of(ada, ben, private=True)
        a_turn_each(table, ada, ben)
        Desk(page).open(table)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="Replay so far").click()
        assert eyes(page) == "Ada"
        page.keyboard.press("ArrowRight")
        until(page, lambda: "step=1" in page.url, "the next step")
        page.get_by_role("button", name="Link to this step").click()
        link = str(page.evaluate("() => navigator.clipboard.readText()"))
        assert "eyes=0" in link

        second.goto(link)
        assert eyes(second) == "Ben"
        assert "step=1" in second.url and "eyes=1" in second.url
        expect(second.locator(".mid .hand")).to_be_visible()

        # Whoever holds the code looks on, from the table to the replay and from there on.
        code = ada.get(f"/api/tables/{table}")["invitation"]
        Desk(outsider).open(f"{table}?code={code}")
        outsider.get_by_role("button", name="Menu").click()
        outsider.get_by_role("link", name="Replay so far").click()
        assert eyes(outsider) == "A spectator"
        outsider.reload()
        assert eyes(outsider) == "A spectator"
        outsider.goto(link)
        assert eyes(outsider) == "A spectator"
        assert re.search(r"step=1&eyes=none&code=\w", outsider.url)


@pytest.mark.slow
def test_a_phone_shows_the_marks_of_a_replay_and_goes_where_it_is_touched(site: Site, ada: Player) -> None:
    table = broken_off(ada, 16)
    with site.visitor(ada, size=PHONE) as page:
        page.goto(f"/replay/{table}?step=0")
        slider = page.get_by_role("slider", name="Step of the game")
        expect(slider).to_be_visible()
        last = int(str(slider.get_attribute("max")))
        marks = page.locator(".scrub .mark")
        expect(marks.first).to_be_visible()
        places = [box["x"] for mark in marks.all() if (box := mark.bounding_box())]
        assert all(0 <= place <= PHONE[0] for place in places)
        box = slider.bounding_box()
        assert box and box["height"] >= 44
        page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        until(page, lambda: "step=0&" not in page.url, "another step")
        found = re.search(r"step=(\d+)", page.url)
        assert found and abs(int(found[1]) - last / 2) <= last / 5
        assert sideways(page) <= 0
