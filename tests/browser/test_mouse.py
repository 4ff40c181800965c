"""A whole game by the mouse, from the first page to the rematch."""

from __future__ import annotations

import re

import pytest
from driving import GAME_DEADLINE, Desk, Site, touch, until
from playwright.sync_api import Page, expect


def new_table_against_a_novice(page: Page) -> None:
    """From the home page: Invite, two of the four seats removed, the other bot made a novice, Create."""
    page.goto("/")
    page.get_by_role("button", name="Invite").click()
    dialog = page.get_by_role("dialog", name="New table")
    expect(dialog.get_by_text("4 of 6")).to_be_visible()
    for _ in range(2):
        dialog.get_by_role("button", name="Remove seat 2").click()
    expect(dialog.get_by_text("2 of 6")).to_be_visible()
    bot = dialog.get_by_role("group", name="Seat 2")
    bot.get_by_text("Novice").click()
    expect(bot.get_by_role("radio", name="Novice")).to_be_checked()
    dialog.get_by_role("button", name="Create table").click()
    page.wait_for_url(re.compile("/table/"))


def look_at_a_card(desk: Desk) -> None:
    """Alt and a click open a card large; its rule opens the rulebook."""
    page = desk.page
    card = page.locator(".hands .card").first
    touch(card, alt=True)
    large = page.locator("dialog", has=page.locator(".picture"))
    expect(large.locator(".picture svg").first).to_be_visible()
    expect(large.get_by_text(re.compile("rulebook|public material|Reconstructed")).first).to_be_visible()
    page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def ask_for_a_hint(desk: Desk) -> None:
    page = desk.page
    page.get_by_role("button", name=re.compile("^Hint")).click()
    sheet = page.get_by_role("region", name="Hint")
    expect(sheet.locator("li").first).to_be_visible()
    offered = {str(option["text"]) for option in desk.asked["options"]} if desk.asked else set()
    assert {text.strip() for text in sheet.locator(".words").all_inner_texts()} <= offered
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)


def ask_why_not(desk: Desk) -> None:
    """A forbidden card says which rule stands in the way, and the link opens the rulebook at that rule."""
    page = desk.page
    desk.click_forbidden()
    answer = page.locator(".pop")
    expect(answer).to_be_visible()
    link = answer.locator("button.rule")
    rule = re.match(r"ET-\d+", link.inner_text())
    assert rule, link.inner_text()
    link.click()
    drawer = page.get_by_role("dialog", name="Rules")
    article = drawer.locator(f"#rule-{rule[0]}")
    expect(article).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    if answer.is_visible():
        page.keyboard.press("Escape")
    expect(answer).to_have_count(0)


def take_back(desk: Desk) -> None:
    """The Undo button brings the former question back."""
    page = desk.page
    assert desk.update
    version = desk.update["version"]
    question, name = desk.prompt(), (desk.asked or {})["name"]
    page.get_by_role("button", name=re.compile("^Undo")).click()
    until(page, lambda: desk.update and desk.update["version"] > version and desk.asked, "the undo")
    assert (desk.asked or {})["name"] == "turn_action" != name
    expect(page.locator(".prompt .q")).not_to_have_text(question)


@pytest.mark.slow
def test_a_whole_game_by_the_mouse(site: Site) -> None:
    with site.visitor(motion="no-preference") as page:
        desk = Desk(page)
        new_table_against_a_novice(page)
        desk.ready()
        done: set[str] = set()

        def step() -> bool:
            if not desk.my_turn():
                return True
            hand = page.locator(".hands .card").count()
            if "card" not in done and hand:
                done.add("card")
                look_at_a_card(desk)
            elif "hint" not in done:
                done.add("hint")
                ask_for_a_hint(desk)
            elif "why" not in done and desk.forbidden().count():
                done.add("why")
                ask_why_not(desk)
            elif "undo" not in done and (desk.update or {})["undo"]["free"]:
                done.add("undo")
                take_back(desk)
            else:
                desk.click(desk.wish())
            return desk.over

        until(page, step, "the end of the game", GAME_DEADLINE)
        assert done == {"card", "hint", "why", "undo"}

        sheet = page.get_by_role("dialog", name="End of the game")
        expect(sheet.locator(".pl")).to_have_count(2)
        assert sorted(sheet.locator(".pl .place").all_inner_texts()) in (["1", "2"], ["1", "1"])
        scores = [str(round(score)) for score in (desk.update or {})["result"]["scores"]]
        assert sorted(sheet.locator(".pl .tot").all_inner_texts()) == sorted(scores)
        chart = sheet.get_by_role("img", name=re.compile("^Points over time"))
        expect(chart).to_be_visible()
        for score in scores:
            expect(chart).to_have_accessible_name(re.compile(rf"\b{score}\b"))

        finished = page.url
        sheet.get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: "/table/" in url and url != finished)
        desk.update = None
        desk.ready()
        assert desk.my_turn() and not desk.over
        page.go_back()
        page.wait_for_url(finished)
        page.get_by_role("dialog", name="End of the game").get_by_role("link", name="Look at the replay").click()
        page.wait_for_url(re.compile("/replay/"))
        expect(page.get_by_role("slider", name="Step of the game")).to_be_visible()
