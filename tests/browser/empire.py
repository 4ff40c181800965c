"""Somebody at a table of Battalia: what they choose, and how they reach it with a mouse, a finger or keys.

Options lie at things: at a card, a deck, a square, a hero. A thing with several opens a list of them; a verb of the
verb row leaves only its own. A terrain card is turned where it would lie.
"""

from __future__ import annotations

import random
from typing import Any, Final

from driving import Desk, until
from party import POINT
from player import Update
from playwright.sync_api import Locator, Page, expect

GROUPS: Final = {"harbour": "hire", "masons": "upgrade", "residence": "upgrade", "capital": "upgrade", "step": "move"}
GROUPS_TOO: Final = {"gate": "move", "strike": "tent", "drink": "elixir", "income": "explore", "bonus": "explore"}
NOTHING: Final = ("pass", "done", "no", "stay", "stop", "let", "keep")
MOST_TURNS: Final = 15
# Whether a list is open, and of what.
LIST: Final = ".bt-pop"


class Ruler:
    """Plays as somebody who wants to see everything: any option, by a die of their own, but rarely nothing at all."""

    def __init__(self, seed: int = 1) -> None:
        self.die = random.Random(seed)

    def __call__(self, asked: dict[str, Any], update: Update) -> str:
        keys = [str(option["key"]) for option in asked["options"]]
        real = [key for key in keys if key not in NOTHING]
        if asked["name"] == "main" and "pass" in keys and self.die.random() < 0.25:
            return "pass"
        return self.die.choice(real if real and self.die.random() < 0.9 else keys)


class EmpireDesk(Desk):
    """A table of Battalia in a page."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        super().__init__(page)
        self.policy = Ruler(seed)  # type: ignore[assignment]

    # The ways to an option

    def verb(self, key: str) -> Locator:
        """The verb of the verb row to which an option belongs."""
        word = key.split(":")[0]
        return self.page.locator(f'[data-verb="{GROUPS.get(word, GROUPS_TOO.get(word, word))}"]')

    def here(self, key: str) -> bool:
        option = self.option(key)
        return bool(option.count()) and option.is_visible()

    def thing(self, key: str) -> Locator | None:
        """The thing at which an option lies together with others, if it is in sight."""
        asked = self.asked["name"] if self.asked else ""
        for place in places(key, asked):
            thing = self.option(place)
            if thing.count() and thing.is_visible():
                return thing
        return None

    def square(self, key: str) -> Locator | None:
        """The square on which a terrain card can be laid, however it is turned."""
        verb, *parts = key.split(":")
        if verb != "place":
            return None
        found = self.page.locator(f'[data-at="square-{parts[0]}"][data-key^="place:{parts[0]}:"]')
        return found if found.count() and found.is_visible() else None

    def reachable(self, key: str) -> bool:
        """Whether a way leads to an option: it is in sight, or its thing, its square, or its verb."""
        if self.here(key) or self.thing(key) or self.square(key):
            return True
        return bool(self.asked and self.asked["name"] == "main" and self.verb(key).and_(lit(self.page)).count())

    def out_of_reach(self) -> list[str]:
        """Options to which nothing leads."""
        return [key for key in self.keys if not self.reachable(key)]

    # Choosing

    def click(self, key: str, tap: bool = False) -> None:
        before = self.mark()
        self.press(self.way_to(key, tap), tap)
        if tap:
            # The first tap looks at it, the second chooses.
            looked = self.page.locator(f'[data-key="{key}"].focus').first
            until(self.page, lambda: self.mark() != before or looked.count(), f"a first tap that looks at {key}")
            if self.mark() == before:
                self.press(looked, tap)
        self.settle(before, tap)

    def way_to(self, key: str, tap: bool = False) -> Locator:
        """Goes the way to an option until it is in sight."""
        if not self.here(key) and not self.thing(key) and not self.square(key):
            self.press(self.verb(key), tap)
            until(self.page, lambda: self.here(key) or self.thing(key), f"the things of the verb of {key}")
        if square := self.square(key):
            self.turn_to(key, square, tap)
        elif not self.here(key):
            thing = until(self.page, lambda: self.thing(key), f"the thing of {key}")
            self.press(thing, tap)
            expect(self.page.locator(LIST)).to_be_visible()
        expect(self.option(key)).to_be_visible()
        return self.option(key)

    def turn_to(self, key: str, square: Locator, tap: bool = False) -> None:
        """Points at a square and turns the card there."""
        if self.here(key):
            return
        if tap:
            self.press(square, tap)
        else:
            self.page.mouse.move(*self.point(square))
        expect(self.page.locator(".ghost")).to_be_visible()
        for _ in range(MOST_TURNS):
            if self.here(key):
                return
            now = square.get_attribute("data-key")
            if tap:
                self.press(self.page.locator(".turner"), tap)
            else:
                self.page.keyboard.press("r")
            until(self.page, lambda now=now: square.get_attribute("data-key") != now, "a turned card")  # type: ignore[misc]
        raise AssertionError(f"the card is never turned to {key}")

    def point(self, thing: Locator) -> tuple[float, float]:
        x, y = until(self.page, lambda: thing.evaluate(POINT), f"a free place of {thing}")
        return float(x), float(y)

    def press(self, thing: Locator, tap: bool = False) -> None:
        if tap:
            self.page.touchscreen.tap(*self.point(thing))
        else:
            self.page.mouse.click(*self.point(thing))


def lit(page: Page) -> Locator:
    """The verbs that have options now."""
    return page.locator("[data-verb]:not(.off)")


def places(key: str, asked: str) -> list[str]:
    """What can stand for several options of which this is one, as the board calls it."""
    verb, *parts = key.split(":")
    squares = [f"square:{part}" for part in parts if part[:1] == "x" and part[1:2].isdecimal()]
    decks = [f"deck:{part}" for part in parts] + [f"deck:{verb}-{part}" for part in parts]
    cards = [f"{zone}:{card_of(part)}" for part in parts for zone in ("card", "hidden", "limbo", "great")]
    heroes = [f"hero:{part}" for part in parts if part in ("a", "b")]
    return [*squares, *decks, *cards, *heroes, *(f"tent:{part}" for part in parts if part.isdecimal())]


def card_of(item: str) -> str:
    """The card of an item: `chief-emb+crown` is the chief."""
    for sign in "+=*":
        item = item.partition(sign)[0]
    return item
