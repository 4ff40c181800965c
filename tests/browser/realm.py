"""Somebody at a table of Might & Magic Heroes: what they choose, and how they reach it with a mouse.

Options are not all in sight at once: those of an action card open with the card, those of a token with the token, and
recruiting goes to the army that is marked.
"""

from __future__ import annotations

import random
import re
from typing import Any, Final

from driving import Desk, until
from party import POINT
from player import Update
from playwright.sync_api import Locator, Page, expect

QUIET: Final = ("stop", "done", "pass", "skip", "no", "none", "decline", "stay", "escape")


class Lord:
    """Plays as somebody who wants to see everything: any option, but rarely nothing, and fights to the end."""

    def __init__(self, seed: int = 1) -> None:
        self.die = random.Random(seed)

    def __call__(self, asked: dict[str, Any], update: Update) -> str:
        keys = [str(option["key"]) for option in asked["options"]]
        real = [key for key in keys if key not in QUIET and not key.endswith(":idle")]
        if asked["name"] == "develop_step" and self.die.random() < 0.3:
            real = []
        return self.die.choice(real if real and self.die.random() < 0.9 else keys)


class RealmDesk(Desk):
    """A table of Heroes in a page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page)
        self.policy = Lord(seed)  # type: ignore[assignment]

    def steps_to(self, key: str) -> list[str]:
        """Selectors of what opens the way to an option, the first one first."""
        verb, *parts = key.split(":")
        if verb == "play":
            return [f'[data-at="card-{parts[0]}"]']
        if self.asked and self.asked["name"] in ("develop_step", "arena_recruit"):
            if verb == "recruit" and len(parts) == 2:
                return [f'[data-at="army-{parts[1]}"]']
            if verb == "train":
                return [f'[data-at="token-{parts[0]}-basic-{parts[1]}"]']
            if verb in ("dismiss", "transfer"):
                hero = f"-{parts[2]}" if len(parts) > 2 else ""
                return [f'[data-at^="token-{parts[0]}-{parts[1]}{hero}"]']
        if verb in ("use", "scroll", "spell") and len(parts) == 2:
            return [f'[data-at="use-{parts[0]}"]']
        return []

    def behind_the_list(self) -> int:
        """How many options are only in the list of all, because they are too many for chips."""
        button = self.page.locator(".prompt .btn", has=self.page.locator("kbd", has_text="/"))
        if not button.count():
            return 0
        named = re.search(r"\d+", button.inner_text())
        assert named
        return int(named[0]) - self.page.locator(".prompt .chip").count()

    def way_to(self, key: str) -> Locator | None:
        """What stands for an option now, or for the next thing on the way to it; None if nothing does."""
        option = self.option(key)
        if option.count() and option.is_visible():
            return option
        for selector in self.steps_to(key):
            thing = self.page.locator(selector).first
            if thing.count() and thing.is_visible():
                return thing
        return None

    def out_of_reach(self) -> list[str]:
        """Options to which nothing leads but the list of all, if they are not just those that have no room as chips."""
        missing = [key for key in self.keys if self.way_to(key) is None]
        return [] if len(missing) == self.behind_the_list() else missing

    def all_in_reach(self, when: str) -> None:
        """Waits until a way leads to every option."""
        until(self.page, lambda: self.out_of_reach() == [], f"{when}: a way to every option", 10)

    def click(self, key: str, tap: bool = False) -> None:
        if not self.option(key).count():
            self.press(until(self.page, lambda: self.way_to(key), f"a way to {key}"))
            expect(self.option(key)).to_be_visible()
        before = self.mark()
        self.press(self.option(key))
        self.settle(before, tap)

    def press(self, thing: Locator) -> None:
        self.page.mouse.click(*until(self.page, lambda: thing.evaluate(POINT), f"a free place of {thing}"))
