"""The map of Runewars as players build it: places that light up, turning, laying, and why a tile does not fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from driving import Site, until
from player import Player
from playwright.sync_api import Locator, Page, expect
from rehearsed import Rehearsal, rehearsal, stopped, the_first_tile
from serving import ServerProcess
from warlord import WarDesk, resting_place


@pytest.fixture(scope="module")
def game() -> Rehearsal:
    return rehearsal(2, {}, the_first_tile)


@pytest.fixture
def table(server: ServerProcess, game: Rehearsal, ada: Player, bela: Player) -> str:
    """It is Ada's turn to lay a tile, and some lie already."""
    return stopped(server, game, [ada, bela], game.found)


@pytest.fixture
def desk(site: Site, ada: Player, table: str) -> Iterator[WarDesk]:
    """The same in a wide window."""
    with site.visitor(ada) as page:
        desk = WarDesk(page)
        desk.open(table)
        desk.my_turn()
        yield desk


def places(page: Page) -> Locator:
    return page.locator(".rw-building .place")


def offered(desk: WarDesk) -> dict[str, set[str]]:
    """The places that are legal, by rotation."""
    found: dict[str, set[str]] = {}
    for key in desk.keys:
        found.setdefault(key.split(":")[-1], set()).add(key)
    return found


def shown(page: Page) -> set[str]:
    keys: list[str] = places(page).evaluate_all("all => all.map(one => one.dataset.key)")
    return set(keys)


def turn_by_everything(desk: WarDesk) -> None:
    """Wheel, keys and the button each go on to the next rotation that fits, and all its places are lit."""
    page = desk.page
    legal = offered(desk)
    assert len(legal) > 2
    middle = page.locator(".rw-building svg.picture").bounding_box()
    assert middle
    page.mouse.move(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    ways: tuple[Any, ...] = (
        lambda: page.mouse.wheel(0, 120),
        lambda: page.keyboard.press("r"),
        lambda: page.locator(".tray").get_by_role("button", name="Turn").click(),
    )
    for way in ways:
        before = shown(page)
        assert before in legal.values()
        way()
        until(page, lambda: shown(page) not in (before, set()), "another rotation")  # noqa: B023
        assert shown(page) in legal.values()


def laid(desk: WarDesk) -> list[tuple[int, int, int]]:
    """Where tiles lie, and how they are turned."""
    return [(tile["q"], tile["r"], tile["rot"]) for tile in (desk.update or {})["view"]["map"]]


def lies_at(desk: WarDesk, key: str, before: list[tuple[int, int, int]]) -> None:
    """A tile lies where the option says, and it is the only one that was not there before."""
    _, q, r, rot = key.split(":")
    assert set(laid(desk)) - set(before) == {(int(q), int(r), int(rot))}


@pytest.mark.slow
def test_a_tile_is_turned_previewed_and_dragged_to_its_place(desk: WarDesk) -> None:
    page = desk.page
    lay = laid(desk)
    turn_by_everything(desk)

    target = places(page).first
    key = str(target.get_attribute("data-key"))
    x, y = resting_place(target)
    page.mouse.move(x, y)
    expect(page.locator(".rw-building .preview")).to_have_count(1)
    expect(page.locator(".tray [role=status]")).to_have_text(re.compile(r"\d+ / \d+|\d+ of \d+"))

    held = page.locator(".tray .held").bounding_box()
    assert held
    page.mouse.move(held["x"] + held["width"] / 2, held["y"] + held["height"] / 2)
    before = desk.mark()
    page.mouse.down()
    page.mouse.move(x, y, steps=4)
    expect(page.locator(".rw-building .preview")).to_have_count(1)
    # What the preview says below the map may take some of its room.
    page.mouse.move(*resting_place(target))
    page.mouse.up()
    desk.settle(before)
    lies_at(desk, key, lay)


@pytest.mark.slow
def test_places_are_gone_through_and_taken_by_keys(desk: WarDesk) -> None:
    page = desk.page
    lay = laid(desk)
    page.keyboard.press("ArrowDown")
    seen: list[str] = []
    for _ in range(places(page).count()):
        page.keyboard.press("ArrowRight")
        focused = page.locator(".place:focus")
        expect(focused).to_have_count(1)
        expect(page.locator(".rw-building .preview")).to_have_count(1)
        seen.append(str(focused.get_attribute("data-key")))
    assert set(seen) == shown(page)
    before = desk.mark()
    page.keyboard.press("Enter")
    desk.settle(before)
    lies_at(desk, seen[-1], lay)


@pytest.mark.slow
def test_where_a_tile_does_not_fit_the_rule_says_why(desk: WarDesk) -> None:
    page = desk.page
    before = desk.mark()
    # The hexagon in which the map began is taken.
    resting_place(places(page).first)
    page.mouse.click(*resting_place(page.locator(".rw-building .picture > g").first))
    answer = page.locator(".pop")
    expect(answer.locator("button.rule")).to_have_text(re.compile(r"^RW-05\d"))
    expect(page.locator(".rw-building .tried")).to_have_count(1)
    assert desk.mark() == before
    page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
