"""The scoring of an Age in a browser: Kingdom by Kingdom on the board, then its sum, which waits; and small things."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from driving import PHONE, WIDE, Desk, Site, Theme, settled, until, violations
from player import Player, Update, turns
from playwright.sync_api import Locator, Page, expect

from rulewright.text import texts

TRIBES = ["elf", "giant", "merfolk", "minotaur", "orc", "wingfolk"]
KINGDOMS = ("Althea", "Duris", "Ithys", "Pelagon", "Rhea", "Straton")
BOTS = [{"kind": "bot", "level": "novice"}] * 3
LEAST = 10.95
"""11 px, and what is lost by rounding."""
NEARLY = 6
"""So many cards without a Dragon are left when the page begins to look on."""
SCREENS = [(WIDE, "en", "light"), (WIDE, "pl", "dark"), (PHONE, "en", "dark"), (PHONE, "pl", "light")]
NAMES = [f"{'phone' if size == PHONE else 'wide'}-{locale}" for size, locale, _ in SCREENS]

# The sizes of all texts that are drawn within an element, after every transformation, the smallest first.
SIZES = """(root) => [...root.querySelectorAll('svg text')]
  .filter((text) => text.textContent.trim() && text.getClientRects().length)
  .filter((text) => getComputedStyle(text).visibility !== 'hidden')
  .map((text) => {
    const scale = text.getScreenCTM();
    return [parseFloat(getComputedStyle(text).fontSize) * Math.hypot(scale.a, scale.b), text.textContent];
  })
  .sort((one, other) => one[0] - other[0])"""


class Scoring(NamedTuple):
    """A page that looks on while an Age is scored: the scene, and what the server has told of it."""

    page: Page
    scene: Locator
    told: dict[str, Any]

    def go_to(self, kingdom: str) -> None:
        """One step after the other, until this Kingdom is paid."""
        row = self.scene.locator("tr.now th")

        def there() -> bool:
            if row.count() and row.inner_text().strip() == kingdom:
                return True
            self.page.keyboard.press("ArrowRight")
            return False

        until(self.page, there, kingdom)


@contextmanager
def scoring(site: Site, ada: Player, size: tuple[int, int], locale: str, theme: Theme) -> Iterator[Scoring]:
    """A table whose first Age ends while the page looks on; the scene is held."""
    table = ada.table({"kind": "me"}, *BOTS, options={"tribes": TRIBES})
    ada.play(table, until=lambda update: update["view"]["top_pile"] <= NEARLY and update["asked"] is not None)
    ada.pace("slow")
    with site.visitor(ada, size=size, locale=locale, theme=theme) as page:
        scenes: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: scenes.extend(told_in(frame))))
        Desk(page).open(table)
        ada.play(table, until=in_the_second_age)
        scene = page.locator("[data-scene=age_scoring]")
        expect(scene).to_be_visible()
        page.keyboard.press("p")
        until(page, lambda: scenes and scenes[-1]["result"], "the whole scene")
        yield Scoring(page, scene, scenes[-1])


def told_in(frame: bytes | str) -> list[dict[str, Any]]:
    told = json.loads(frame)
    return [scene for scene in told.get("scenes", []) if scene["name"] == "age_scoring"]


def in_the_second_age(update: Update) -> bool:
    return update["view"]["age"] == 2 and update["asked"] is not None


@pytest.mark.parametrize(("size", "locale", "theme"), SCREENS, ids=NAMES)
def test_an_age_is_scored_on_the_board_and_its_sum_waits(
    site: Site, ada: Player, size: tuple[int, int], locale: str, theme: Theme
) -> None:
    with scoring(site, ada, size, locale, theme) as shown:
        page, scene, told = shown
        numeral = {"en": "End of Age I: scoring", "pl": "Koniec Ery I: podliczenie"}[locale]
        expect(scene.get_by_role("heading", name=numeral)).to_be_visible()
        shown.go_to("Rhea")
        rhea = next(step for step in told["steps"] if step["id"] == "rhea")
        board = page.locator(".board .pieces")
        expect(board.locator(".veil")).to_be_visible()
        expect(board.locator(".tick")).to_have_count(4)
        paid = [glory for glory in rhea["data"]["gains"] if glory]
        expect(board.locator(".gain")).to_have_text([f"+{glory}" for glory in paid])
        expect(scene.locator("tr.now th")).to_have_text("Rhea")
        expect(scene.locator("tr.now td")).to_have_text([cell["value"] for cell in rhea["rows"][0]["cells"]])
        expect(scene.locator(".foot .one:not(.none) .plus")).to_have_text(
            [f"+{glory}" for glory in sorted(paid, reverse=True)]
        )
        settled(page)
        assert violations(page) == []
        page.keyboard.press("Space")
        expect(scene.locator("[data-goes-on]")).to_be_focused()
        expect(scene.locator(".foot .said")).to_contain_text(told["result"]["headline"])
        expect(scene.locator(".foot .said")).to_contain_text(told["result"]["because"])
        expect(board.locator(".veil, .tick, .gain")).to_have_count(0)
        until(page, lambda: gone_on(page, scene), "the end of the scene")


def gone_on(page: Page, scene: Locator) -> bool:
    """Enter goes on; one that comes too early was meant for something else, and does nothing."""
    if scene.count():
        page.keyboard.press("Enter")
    return not scene.count()


@pytest.mark.parametrize(("size", "locale", "theme"), SCREENS[::3], ids=NAMES[::3])
def test_no_text_on_the_board_is_smaller_than_eleven_pixels(
    site: Site, ada: Player, size: tuple[int, int], locale: str, theme: Theme
) -> None:
    table = ada.table({"kind": "me"}, *BOTS, options={"tribes": TRIBES})
    ada.play(table, until=turns(40))
    with site.visitor(ada, size=size, locale=locale, theme=theme) as page:
        Desk(page).open(table).my_turn()
        settled(page)
        sizes = page.locator("body").evaluate(SIZES)
        written = {text for _, text in sizes}
        assert {name.upper() for name in KINGDOMS} <= written and {"A", "B", "C"} <= written
        assert sizes[0][0] >= LEAST, sizes[0]


def test_while_a_kingdom_is_scored_no_text_is_smaller_either(site: Site, ada: Player) -> None:
    with scoring(site, ada, PHONE, "pl", "light") as shown:
        shown.go_to("Rhea")
        settled(shown.page)
        sizes = shown.page.locator(".board").first.evaluate(SIZES)
        assert sizes[0][0] >= LEAST, sizes[0]


def with_a_long_pool(ada: Player) -> str:
    """A table at which Ada is asked while the pool is longer than a row of a phone; not every game has one."""
    for _ in range(8):
        table = ada.table({"kind": "me"}, *BOTS, options={"tribes": TRIBES})
        last = ada.play(table, until=lambda update: len(update["view"]["pool"]) > 8 and update["asked"] is not None)
        if not last["result"]:
            return table
    raise AssertionError("no pool was long enough in eight games")


def test_on_a_phone_the_deck_is_whole(site: Site, ada: Player) -> None:
    table = with_a_long_pool(ada)
    with site.visitor(ada, size=PHONE) as page:
        Desk(page).open(table).my_turn()
        settled(page)
        deck, count = page.locator(".deck").bounding_box(), page.locator(".deck .x").bounding_box()
        cards = [card.bounding_box() for card in page.locator(".pool .card").all()]
        assert deck and count and deck["x"] >= 0 and len(cards) > 6
        right = max(deck["x"] + deck["width"], count["x"] + count["width"])
        assert all(card and (card["x"] >= right or card["y"] >= deck["y"] + deck["height"]) for card in cards)


def test_a_card_that_is_pointed_at_is_shown_large_with_what_it_does(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, *BOTS, options={"tribes": TRIBES})
    ada.play(table, until=turns(10))
    with site.visitor(ada, locale="pl") as page:
        Desk(page).open(table).my_turn()
        card = page.locator(".hand .card").first
        tribe = str(card.get_attribute("data-thing")).removeprefix("card:").partition("-")[0]
        card.hover()
        tip, words = page.locator(".tip"), texts("ethnos", "pl")
        expect(tip).to_contain_text(words.message(f"card-text-{tribe}.short"))
        expect(tip).to_contain_text(words.message(f"card-text-{tribe}"))
        shelf, box = page.locator(".shelf").bounding_box(), tip.bounding_box()
        assert shelf and box and box["y"] + box["height"] <= shelf["y"]
        page.mouse.move(5, 5)
        expect(tip).to_have_count(0)
