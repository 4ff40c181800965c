"""Wonderland's War by the mouse alone: whole games, in which a way leads to every option."""

from __future__ import annotations

import re

import pytest
from driving import LAPTOP, WIDE, Site, until
from party import PartyDesk
from player import Player
from playwright.sync_api import Locator, Page, expect

LONG_GAME = 400.0
"""Seconds; several times as many as it takes."""
BOT = {"kind": "bot", "level": "novice"}


@pytest.mark.slow
@pytest.mark.parametrize(("players", "seed"), [(2, 7), (4, 11)])
def test_a_whole_game_by_the_mouse(tea_site: Site, guest: Player, players: int, seed: int) -> None:
    table = guest.table({"kind": "me"}, *[BOT] * (players - 1), game="wonderland")
    with tea_site.visitor(guest, size=LAPTOP) as page:
        desk = PartyDesk(page, seed)
        desk.open(table)
        seen: set[str] = set()

        def step() -> bool:
            asked = desk.my_turn()
            if not asked:
                return True
            if asked["name"] not in seen:
                seen.add(asked["name"])
                until(page, lambda: desk.out_of_reach() == [], f"a way to every option of {asked}")
            desk.click(desk.wish())
            return desk.over

        until(page, step, "the end of the game", LONG_GAME)
        assert {"choose_faction", "keep_quest", "tea_turn", "draw_or_halt", "leader_region"} <= seen
        sheet = page.get_by_role("dialog", name="End of the game")
        expect(sheet.locator(".pl")).to_have_count(players)


def test_a_forbidden_seat_tells_why(tea_site: Site, guest: Player, at_tea: str) -> None:
    """Cards beyond the head are hatched, and stay readable: a click asks why not."""
    with tea_site.visitor(guest, size=WIDE) as page:
        desk = PartyDesk(page)
        desk.open(at_tea)
        desk.my_turn()
        beyond = page.locator('[data-key="seat:5"][aria-disabled="true"]')
        expect(beyond).to_have_attribute("aria-label", re.compile("Lesson in Magic"))
        desk.press(beyond)
        expect(page.locator(".pop")).to_contain_text("WW-06")
        page.keyboard.press("Escape")
        expect(page.locator(".pop")).to_have_count(0)


def test_the_board_keeps_its_size_through_a_turn(tea_site: Site, guest: Player, at_tea: str) -> None:
    with tea_site.visitor(guest, size=WIDE) as page:
        desk = PartyDesk(page, seed=2)
        desk.open(at_tea)
        board = page.get_by_role("group", name="Tea table and regions")
        sizes: set[tuple[float, float]] = set()
        for _ in range(4):
            desk.my_turn()
            box = board.bounding_box()
            assert box
            sizes.add((round(box["width"]), round(box["height"])))
            desk.click(desk.wish())
        assert len(sizes) == 1


def test_a_chip_is_dragged_to_its_track(tea_site: Site, guest: Player, at_tea_forge: str) -> None:
    """Let go beside the board it is only picked; over a space that is offered it is forged."""
    with tea_site.visitor(guest, size=WIDE) as page:
        desk = PartyDesk(page)
        desk.open(at_tea_forge)
        assert (desk.my_turn() or {})["name"] == "tea_forge"
        key = next(key for key in desk.keys if key.startswith("forge:"))
        part, _, track = key.rpartition(":")
        before = desk.mark()
        space = page.locator(f'[data-at="forge-{track}"]')
        drag(page, desk.option(part), page.locator(".prompt .q"))
        expect(desk.option(part)).to_have_attribute("aria-pressed", "true")
        assert desk.mark() == before
        drag(page, desk.option(part), space)
        until(page, lambda: desk.mark() != before, "a forged chip")
        assert (desk.update or {})["view"]["seats"][3]["forge"][int(track) - 1]


def drag(page: Page, thing: Locator, place: Locator) -> None:
    """From the middle of a thing to the middle of a place, by the mouse."""
    for at, press in ((thing, page.mouse.down), (place, page.mouse.up)):
        box = at.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=6)
        press()


def test_the_looked_at_seat_is_told_and_shown(tea_site: Site, guest: Player, at_tea: str) -> None:
    """The prompt says what the card of the seat brings, an arrow shows the way."""
    with tea_site.visitor(guest, size=WIDE) as page:
        desk = PartyDesk(page)
        desk.open(at_tea)
        desk.my_turn()
        before = page.locator("svg.ww path").count()
        desk.option("seat:10").hover()
        until(page, lambda: page.locator("svg.ww path").count() > before, "an arrow")
        expect(page.locator(".prompt")).to_contain_text("seat 10")


def test_what_lies_on_the_table_opens_large(tea_site: Site, guest: Player, at_tea: str) -> None:
    things = {
        "region:GF": "Garden of Live Flowers",
        "wonderlandian:WL09": "Humpty Dumpty",
        "ability:MH-2": "Paint My World",
        "quest:Q07": "Curious Oysters",
        "chip:ARTIFACT": "Bottomless Teapot",
        "track:battle": "Battle track",
    }
    with tea_site.visitor(guest, size=WIDE) as page:
        desk = PartyDesk(page)
        desk.open(at_tea)
        desk.my_turn()
        for thing, name in things.items():
            desk.press(page.locator(f'[data-thing="{thing}"]').first)
            dialog = page.get_by_role("dialog")
            expect(dialog).to_contain_text(name)
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)
