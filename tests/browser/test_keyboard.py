"""A whole game without a mouse: every way to choose by keys, and every key of the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from driving import GAME_DEADLINE, LAPTOP, Desk, Site, until
from keyboard import Keys, has_focus, press_button, press_until_focused
from playwright.sync_api import Page, expect


def new_table(page: Page) -> None:
    """Two novices instead of two steady bots and an invited player."""
    page.goto("/")
    press_button(page, page.get_by_role("button", name="Invite"))
    dialog = page.get_by_role("dialog", name="New table")
    expect(dialog).to_be_visible()
    press_button(page, dialog.get_by_role("button", name="Remove seat 2"))
    expect(dialog.get_by_text("3 of 6")).to_be_visible()
    for seat in ("Seat 2", "Seat 3"):
        bot = dialog.get_by_role("group", name=seat)
        press_until_focused(page, bot.get_by_role("radio", name="Steady"), "Tab")
        page.keyboard.press("ArrowLeft")
        expect(bot.get_by_role("radio", name="Novice")).to_be_checked()
    press_button(page, dialog.get_by_role("button", name="Create table"))
    page.wait_for_url(re.compile("/table/"))


def why_not(desk: Desk) -> None:
    """`?` on a thing that cannot be chosen answers; elsewhere it lists everything."""
    page = desk.page
    press_until_focused(page, desk.forbidden().first, "ArrowRight")
    page.keyboard.press("?")
    answer = page.locator(".pop")
    expect(answer).to_be_visible()
    expect(answer.locator("button.rule")).to_have_text(re.compile(r"ET-\d+ \w+"))
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    assert has_focus(desk.forbidden().first)


def hint(desk: Desk) -> None:
    desk.page.keyboard.press("h")
    sheet = desk.page.get_by_role("region", name="Hint")
    expect(sheet.locator("li").first).to_be_visible()
    desk.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def panes(desk: Desk) -> None:
    """L, R, T, F1: log, rules, text, help; each can be left again by keys."""
    page = desk.page
    log = page.get_by_role("tab", name="Log")
    expect(log).to_be_visible()
    page.keyboard.press("l")
    expect(log).to_have_count(0)
    page.keyboard.press("l")
    expect(log).to_be_visible()
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog", name="Rules")
    expect(drawer.get_by_role("heading").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    page.keyboard.press("t")
    text = page.get_by_role("region", name="Position").locator("visible=true")
    expect(text.get_by_role("heading").first).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator(".mid svg").first).to_be_visible()
    page.keyboard.press("F1")
    expect(page.get_by_role("dialog", name="Keyboard")).to_be_visible()
    page.keyboard.press("Escape")


def looks(desk: Desk) -> None:
    """Every option that the arrows reach is looked at, one directly after another."""
    page = desk.page
    for _ in range(desk.lit().count() + 1):
        page.keyboard.press("ArrowRight")
        reached = page.locator(":focus")
        if reached.evaluate("node => node.classList.contains('can')"):
            expect(reached).to_contain_class("focus")


def undo(desk: Desk) -> None:
    page = desk.page
    assert desk.update
    version = desk.update["version"]
    page.keyboard.press("u")
    until(page, lambda: desk.update and desk.update["version"] > version and desk.asked, "the undo")
    assert (desk.asked or {})["name"] == "turn_action"


@pytest.mark.slow
def test_a_whole_game_by_the_keyboard_alone(site: Site) -> None:
    with site.visitor(size=LAPTOP) as page:
        desk = Desk(page)
        keys = Keys(desk)
        new_table(page)
        desk.ready()
        to_do: dict[str, Callable[[Desk], None]] = {
            "panes": panes, "hint": hint, "looks": looks, "why": why_not, "undo": undo,
        }  # fmt: skip

        def step() -> bool:
            if not desk.my_turn():
                return True
            if "panes" in to_do:
                to_do.pop("panes")(desk)
            elif "hint" in to_do:
                to_do.pop("hint")(desk)
            elif "looks" in to_do and desk.lit().count() > 2:
                to_do.pop("looks")(desk)
            elif "why" in to_do and desk.forbidden().count():
                to_do.pop("why")(desk)
            elif "undo" in to_do and (desk.update or {})["undo"]["free"]:
                to_do.pop("undo")(desk)
            else:
                keys.choose(desk.wish())
            return desk.over

        until(page, step, "the end of the game", GAME_DEADLINE)
        assert not to_do
        assert set(keys.used) == {"arrows", "list", "number"}
        sheet = page.get_by_role("dialog", name="End of the game")
        expect(sheet.locator(".pl")).to_have_count(3)
        press_button(page, sheet.get_by_role("button", name="Back to the board"))
        expect(sheet).to_have_count(0)
        expect(page.locator(".prompt")).to_contain_text("The game is over")
