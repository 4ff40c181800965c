"""The factions of Runewars as cards while they are chosen: lit, taken by one click or tap, and who has taken which."""

from __future__ import annotations

import re
from typing import Final

import pytest
from driving import PHONE, WIDE, Site, Theme, fits, settled, touch, violations
from player import Player
from playwright.sync_api import Locator, Page, expect
from rehearsed import QUICK, Choice, Rehearsal, rehearsal, stopped
from serving import ServerProcess
from warlord import WarDesk

from rulewright import State

FACTIONS: Final = {
    "daqan": "Daqan Lords",
    "latari": "Latari Elves",
    "waiqar": "Waiqar the Undying",
    "uthuk": "Uthuk Y’llan",
}
BOXES: Final = """all => all.map(one => [
  one.getBoundingClientRect().left,
  one.getBoundingClientRect().right,
  [...one.querySelectorAll('.head, .owner, .unit, .kind, .start, .row')]
    .filter(part => part.scrollWidth > part.clientWidth + 1).map(part => part.textContent),
])"""
"""Where each card begins and ends, and what on it does not fit its place."""
LOOKS: Final[list[tuple[tuple[int, int], Theme]]] = [(WIDE, "light"), (PHONE, "dark")]


def the_second_faction(choices: list[Choice], state: State) -> int | None:
    """The first seat chooses its faction after the other one."""
    return len(choices) - 1 if [choice.seat for choice in choices] == [1, 0] else None


@pytest.fixture(scope="module")
def game() -> Rehearsal:
    return rehearsal(2, QUICK, the_second_faction)


@pytest.fixture
def table(server: ServerProcess, game: Rehearsal, ada: Player, bela: Player) -> str:
    """Bela has a faction, and Ada chooses one of the others."""
    return stopped(server, game, [ada, bela], game.found)


@pytest.fixture
def taken(game: Rehearsal) -> str:
    return game.choices[0].key.split(":")[1]


def card(page: Page, faction: str) -> Locator:
    return page.locator(".rw-factions .faction").filter(has_text=FACTIONS[faction])


@pytest.mark.slow
@pytest.mark.parametrize(("size", "theme"), LOOKS, ids=["wide-light", "phone-dark"])
def test_a_faction_is_taken_by_its_card(
    site: Site, ada: Player, table: str, taken: str, size: tuple[int, int], theme: Theme
) -> None:
    tap = size == PHONE
    with site.visitor(ada, size=size, theme=theme) as page:
        desk = WarDesk(page)
        desk.open(table)
        desk.my_turn()
        expect(page.locator(".rw-factions .faction")).to_have_count(4)
        expect(card(page, taken)).to_contain_text("Bela")
        lit = page.locator(".rw-factions .can").evaluate_all("all => all.map(one => one.dataset.key)")
        assert set(lit) == set(desk.keys) == {f"faction:{one}" for one in FACTIONS if one != taken}
        expect(page.locator(".prompt .chip")).to_have_count(0)
        settled(page)
        fits(page)
        cards_lie_within(page)
        found = violations(page)
        assert found == [], "\n".join(found)

        before = desk.mark()
        touch(card(page, taken).locator("[aria-disabled]"), tap)
        expect(page.locator(".pop")).to_contain_text(FACTIONS[taken])
        expect(page.locator(".pop button.rule")).to_have_text(re.compile("^RW-052"))
        assert desk.mark() == before
        page.keyboard.press("Escape")

        wanted = next(one for one in FACTIONS if one != taken)
        desk.click(f"faction:{wanted}", tap)
        assert (desk.update or {})["view"]["seats"][0]["faction"] == wanted
        expect(page.locator(".rw-factions")).to_have_count(0)


def cards_lie_within(page: Page) -> None:
    """No card is cut by the sides of the window, and nothing on it is wider than it should be."""
    boxes = page.locator(".rw-factions .faction").evaluate_all(BOXES)
    window = page.evaluate("() => innerWidth")
    for left, right, wide in boxes:
        assert left >= 0 and right <= window and wide == [], boxes


@pytest.mark.slow
def test_who_waits_sees_the_cards_and_opens_a_faction_large(site: Site, bela: Player, table: str, taken: str) -> None:
    with site.visitor(bela) as page:
        WarDesk(page).open(table)
        expect(page.locator(".rw-factions .faction")).to_have_count(4)
        expect(page.locator(".rw-factions [data-key]")).to_have_count(0)
        free = next(one for one in FACTIONS if one != taken)
        card(page, free).locator(".head").click()
        expect(page.locator("dialog")).to_contain_text(FACTIONS[free])
        expect(page.locator("dialog")).to_contain_text("At the start")
