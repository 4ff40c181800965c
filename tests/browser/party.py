"""Somebody at a table of Wonderland's War: what they choose, and how they reach it with a mouse, a finger or keys.

Options in two parts are not in sight at once: first a chip, then a track; first a region, then a number.
"""

from __future__ import annotations

import random
from typing import Any, Final

from driving import Desk, until
from player import Update
from playwright.sync_api import Locator, Page, expect

REGIONS: Final = ("RK", "GF", "TT", "PT", "NM")
# The place of a thing that can be clicked: a point of it over which nothing else lies. Islands and pieces are no boxes.
POINT: Final = """node => {
  node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = node.getBoundingClientRect();
  const tried = [[.5, .5], [.5, .82], [.5, .25], [.25, .5], [.75, .5], [.2, .8], [.8, .8], [.12, .5], [.5, .95]];
  for (const [fx, fy] of tried) {
    const [x, y] = [box.left + box.width * fx, box.top + box.height * fy];
    const hit = document.elementFromPoint(x, y);
    if (hit && node.contains(hit)) return [x, y];
  }
  return null;
}"""


class Guest:
    """Plays as somebody who wants to see everything: any option, by a die of their own, but rarely nothing at all."""

    def __init__(self, seed: int = 1) -> None:
        self.die = random.Random(seed)

    def __call__(self, asked: dict[str, Any], update: Update) -> str:
        keys = [str(option["key"]) for option in asked["options"]]
        real = [key for key in keys if key not in ("none", "stop", "stay", "leave", "decline")]
        if "halt" in keys and self.die.random() < 0.6:
            return "halt"
        return self.die.choice(real if real and self.die.random() < 0.85 else keys)


def first_parts(key: str) -> list[str]:
    """What has to be picked before an option is in sight, as the thing that stands for it is called."""
    verb, *parts = key.split(":")
    found = [":".join([verb, *parts[:end]]) for end in range(1, len(parts))]
    return found + [f"region:{part}" for part in parts if part in REGIONS]


class PartyDesk(Desk):
    """A table of Wonderland's War in a page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page)
        self.policy = Guest(seed)  # type: ignore[assignment]

    def way_to(self, key: str) -> Locator | None:
        """What stands for an option now, or for its first part; None if nothing does."""
        for part in [key, *first_parts(key)]:
            if self.option(part).count() and self.option(part).is_visible():
                return self.option(part)
        return None

    def out_of_reach(self) -> list[str]:
        """Options to which nothing leads."""
        return [key for key in self.keys if self.way_to(key) is None]

    def click(self, key: str, tap: bool = False) -> None:
        if not self.option(key).count():
            way = until(self.page, lambda: self.way_to(key), f"a way to {key}")
            self.press(way, tap)
            expect(self.option(key)).to_be_visible()
        before = self.mark()
        self.press(self.option(key), tap)
        if tap:
            looked = self.page.locator(f'[data-key="{key}"].focus').first
            until(self.page, lambda: self.mark() != before or looked.count(), "a first tap that looks at it")
            if self.mark() == before:
                self.press(looked, tap)
        self.settle(before, tap)

    def press(self, thing: Locator, tap: bool = False) -> None:
        point = until(self.page, lambda: thing.evaluate(POINT), f"a free place of {thing}")
        if tap:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)
