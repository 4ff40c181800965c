"""Whoever plays without a mouse: the ways to reach and choose things by keys, with a focus that can be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from driving import Desk, until
from playwright.sync_api import Locator, Page, expect

MOST_STOPS: Final = 60

# Whether whoever looks can see where the focus is: an outline round the thing or its label, or the blue edge
# that cards, Kingdoms and areas get. Shadows do not count: buttons have them always.
SHOWN: Final = """() => {
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
  const edged = [...active.querySelectorAll('.reached')].some((edge) => getComputedStyle(edge).display !== 'none');
  return seen && (outlined(active) || edged || active.classList.contains('focus'));
}"""
NOWHERE: Final = "() => document.activeElement === document.body"


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
        self.desk.listening()
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
            self.desk.listening()
            self.page.keyboard.press("Enter")
            until(self.page, lambda: self.desk.mark() != before, "the confirmed choice")
