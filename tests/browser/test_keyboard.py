"""A whole game without a mouse: every way to choose by keys, and every key of the table."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from driving import GAME_DEADLINE, LAPTOP, Desk, Site, until
from playwright.sync_api import Locator, Page, expect

MOST_STOPS = 60

# Whether whoever looks can see where the focus is: an outline round the thing or its label, or the blue edge
# that cards and Kingdoms get. Shadows do not count: buttons have them always.
SHOWN = """() => {
  const active = document.activeElement;
  if (!active || active === document.body) return false;
  const outlined = (node) => {
    const style = getComputedStyle(node);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  };
  const box = active.getBoundingClientRect();
  const seen = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
  const shown = [active.closest('label'), active.nextElementSibling].filter(Boolean);
  if (box.width < 3) return seen && shown.some(outlined);   // the control itself is only spoken
  return seen && (outlined(active) || active.classList.contains('focus'));
}"""
NOWHERE = "() => document.activeElement === document.body"


def has_focus(thing: Locator) -> bool:
    return bool(thing.count() and thing.first.evaluate("node => node === document.activeElement"))


def press_until_focused(page: Page, thing: Locator, key: str) -> None:
    """Goes on by one key until the thing has the focus; wherever the focus stops it can be seen."""
    expect(thing.first).to_be_visible()
    for _ in range(MOST_STOPS):
        if has_focus(thing):
            return
        page.keyboard.press(key)
        until(
            page, lambda: page.evaluate(SHOWN) or page.evaluate(NOWHERE), f"a focus that is seen on the way to {thing}"
        )
    raise AssertionError(f"{key} does not lead to {thing}")


def press_button(page: Page, button: Locator) -> None:
    press_until_focused(page, button, "Tab")
    page.keyboard.press("Enter")


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


class Keys:
    """The ways to choose an option by keys, taken in turns."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.page = desk.page
        self.used: dict[str, int] = {}

    def choose(self, key: str) -> None:
        ways: list[tuple[str, Callable[[str], None]]] = [("arrows", self.by_arrows), ("list", self.by_list)]
        if self.desk.keys.index(key) < 9:
            ways.append(("number", self.by_number))
        name, way = min(ways, key=lambda one: self.used.get(one[0], 0))
        # Numbers are the quickest way: once the others have been shown often enough they alone are used.
        if min(self.used.get("arrows", 0), self.used.get("list", 0)) >= 5 and len(ways) == 3:
            name, way = ways[-1]
        self.used[name] = self.used.get(name, 0) + 1
        before = self.desk.mark()
        way(key)
        self.settle(before)

    def by_number(self, key: str) -> None:
        self.page.keyboard.press(str(self.desk.keys.index(key) + 1))

    def by_arrows(self, key: str) -> None:
        press_until_focused(self.page, self.desk.option(key), "ArrowRight")
        self.page.keyboard.press("Enter")

    def by_list(self, key: str) -> None:
        """`/`, a part of the text, and down to the option."""
        assert self.desk.asked
        text = next(option["text"] for option in self.desk.asked["options"] if option["key"] == key)
        self.page.keyboard.press("/")
        field = self.page.get_by_role("combobox")
        expect(field).to_be_focused()
        self.page.keyboard.type(text.split()[-1].strip(".,"))
        marked = self.page.locator("[role=option][aria-selected=true]")
        for _ in range(MOST_STOPS):
            if marked.inner_text().splitlines()[0].strip() == text:
                break
            self.page.keyboard.press("ArrowDown")
        expect(marked).to_contain_text(text)
        self.page.keyboard.press("Enter")

    def settle(self, before: tuple[object, ...]) -> None:
        """Says yes if the page asks back: the answer has the focus already."""
        sure = self.page.locator(".prompt [role=alert] ~ .opts .btn.primary")
        until(self.page, lambda: self.desk.mark() != before or sure.is_visible(), "the choice")
        if self.desk.mark() == before:
            expect(sure).to_be_focused()
            self.page.keyboard.press("Enter")
            until(self.page, lambda: self.desk.mark() != before, "the confirmed choice")


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
        to_do: dict[str, Callable[[Desk], None]] = {"panes": panes, "hint": hint, "why": why_not, "undo": undo}

        def step() -> bool:
            if not desk.my_turn():
                return True
            if "panes" in to_do:
                to_do.pop("panes")(desk)
            elif "hint" in to_do:
                to_do.pop("hint")(desk)
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
