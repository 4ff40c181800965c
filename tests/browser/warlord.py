"""Somebody at a table of Runewars: what they choose, and how they reach it with a mouse, a finger or keys.

Some options are not in sight at once: several of one area are behind a list that opens there, and while the map is
built only the places for the present rotation are shown.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from driving import Desk, until
from player import Update
from playwright.sync_api import Locator, Page, expect

LAID: Final = ("lay", "marker", "home")
"""What is laid on the table while the map is built."""
# The middle of a thing that has not moved for some frames: when another part takes the place of the board, the page
# finds its sizes within two or three.
RESTING: Final = """async (node) => {
  const where = () => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  let still = 0;
  for (let last = where(); still < 4; ) {
    await new Promise(requestAnimationFrame);
    const now = where();
    still = now[0] === last[0] && now[1] === last[1] ? still + 1 : 0;
    last = now;
  }
  return where();
}"""
# The same, if nothing lies over it.
MIDDLE: Final = f"""async (node) => {{
  node.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
  const [x, y] = await ({RESTING})(node);
  const hit = document.elementFromPoint(x, y);
  return hit && node.contains(hit) ? [x, y] : null;
}}"""
ENDINGS: Final = ("done", "stop", "pass", "none")
ENOUGH: Final = 6
"""How often in a game something is begun that can go on for long."""


class Warlord:
    """Plays Runewars as somebody who wants to see everything but has little patience: the first option, but of what can
    go on for long only one at a time, and a few in the whole game."""

    def __init__(self) -> None:
        self.before = ""
        self.done: Counter[str] = Counter()

    def __call__(self, asked: dict[str, Any], update: Update) -> str:
        name = str(asked["name"])
        keys = [str(option["key"]) for option in asked["options"]]
        ending = next((key for key in ENDINGS if key in keys), None)
        again, self.before = name == self.before, name
        if ending and (again or self.done[name] >= ENOUGH):
            return ending
        self.done[name] += 1
        return next(key for key in keys if key != ending)


class WarDesk(Desk):
    """A table of Runewars in a page."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.policy = Warlord()  # type: ignore[assignment]

    def my_turn(self) -> dict[str, Any] | None:
        """As at every table; but what is first in the document may lie behind a sheet."""
        self.question()
        if self.asked:
            expect(self.lit().locator("visible=true").first).to_be_visible()
        return self.asked

    def click(self, key: str, tap: bool = False) -> None:
        before = self.mark()
        if key.split(":")[0] in LAID:
            self.lay(key, tap)
        else:
            thing = self.uncovered(key, tap)
            press(thing, tap)
            if tap and thing.get_attribute("data-key") == key:
                expect(self.page.locator(f'[data-key="{key}"].focus').first).to_be_attached()
                press(thing, tap)
        self.settle(before, tap)

    def uncovered(self, key: str, tap: bool = False) -> Locator:
        """The thing itself; where an area or the bar holds more than it can show, a list is opened first."""
        row = self.page.locator(f'.prompt .row[data-key="{key}"]')
        thing = row if tap and row.count() else self.option(key)
        if thing.count():
            return thing
        press(self.list_of(key), tap)
        return thing if self.area_of(key) else self.page.locator(f'[role=option][id$="-{key}"]')

    def area_of(self, key: str) -> str | None:
        """The area in which an option lies: the key names it, or the city or hero that stands there."""
        view = (self.update or {})["view"]
        named = [part for part in key.split(":")[1:] if part in view["areas"]]
        thing = key.split(":")[-1]
        named += [name for name, area in view["areas"].items() if area["city"] == thing]
        named += [hero["area"] for name, hero in view["heroes"].items() if name == thing]
        return named[0] if named else None

    def list_of(self, key: str) -> Locator:
        """What opens the list that holds an option: its area, or the button in the bar."""
        area = self.area_of(key)
        return self.page.locator(f'[data-key="list:{area}"]' if area else ".prompt .btn:has(kbd:text-is('/'))")

    def lay(self, key: str, tap: bool = False) -> None:
        """Turns what is in hand until it fits there, and lays it: with a finger, looking comes before."""
        place = self.page.locator(f'.place[data-key="{key}"]')
        for _ in range(6):
            if place.count():
                break
            press(self.page.locator(".tray").get_by_role("button", name="Turn"), tap)
        x, y = resting_place(place)
        if not tap:
            self.page.mouse.click(x, y)
            return
        self.page.touchscreen.tap(x, y)
        self.page.locator(".tray .btn.primary").tap()

    def out_of_reach(self) -> list[str]:
        """Options for which there is nothing to click: no thing, no area with a list, no list of all in the bar."""
        keys: list[str] = self.lit().evaluate_all("all => all.map(one => one.dataset.key)")
        rest = [key for key in self.keys if key not in keys and key.split(":")[0] not in LAID]
        return [key for key in rest if not self.list_of(key).count()]


def press(thing: Locator, tap: bool = False) -> None:
    """A click or tap in the middle of a thing, as soon as it rests and nothing lies over it. A locator's own click
    checks much more, and a game has hundreds of clicks."""
    x, y = until(thing.page, lambda: thing.evaluate(MIDDLE), f"a free {thing}")
    if tap:
        thing.page.touchscreen.tap(x, y)
    else:
        thing.page.mouse.click(x, y)


def resting_place(thing: Locator) -> tuple[float, float]:
    """The middle of a drawn thing, once the drawing has found its size: places themselves take no clicks."""
    x, y = thing.evaluate(RESTING)
    return x, y
