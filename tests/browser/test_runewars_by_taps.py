"""Runewars on a phone, by taps alone, and the odds of a battle for whoever asks."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from driving import LAPTOP, PHONE, Site, fits, until
from player import Player
from playwright.sync_api import Page, expect
from rehearsed import ASSIGNING, Company, a_battle, rehearsal, stopped, the_first_tile
from warlord import WarDesk


@pytest.mark.slow
def test_an_attack_by_taps(site: Site, ada: Player, bela: Player) -> None:
    """An area is activated on the map, units march from lists of their areas and from areas, and the battle begins."""
    battle = a_battle()
    company = Company(site.server, battle, ada, bela)
    company.play(battle.found)
    tapped: set[str] = set()
    with site.visitor(ada, size=PHONE) as page:
        desk = WarDesk(page)
        desk.open(company.table)
        while (choice := battle.choices[company.at]).seat == 0 and choice.name not in ASSIGNING:
            asked = desk.my_turn()
            assert asked and asked["name"] == choice.name
            fits(page)
            tapped.add("thing" if desk.option(choice.key).count() else "list")
            desk.click(choice.key, tap=True)
            company.at += 1
        company.leave()
        assert "thing" in tapped
        expect(page.get_by_role("dialog", name=re.compile("^Battle in"))).to_be_visible()
        fits(page)


@pytest.mark.slow
def test_a_tile_is_laid_by_taps(site: Site, ada: Player, bela: Player) -> None:
    """A tap on a place looks at it, and the button lays the tile there."""
    game = rehearsal(2, {}, the_first_tile)
    key = game.choices[game.found].key
    table = stopped(site.server, game, [ada, bela], game.found)
    with site.visitor(ada, size=PHONE) as page:
        desk = WarDesk(page)
        desk.open(table)
        assert (desk.my_turn() or {})["name"] == "place_tile"
        fits(page)
        desk.click(key, tap=True)
        _, q, r, rot = key.split(":")
        lying = [(tile["q"], tile["r"], tile["rot"]) for tile in (desk.update or {})["view"]["map"]]
        assert (int(q), int(r), int(rot)) in lying


def odds_heard(page: Page) -> list[dict[str, Any]]:
    """The answers to whoever asks for the odds, as they come."""
    heard: list[dict[str, Any]] = []

    def hear(frame: bytes | str) -> None:
        message = json.loads(frame)
        if message["type"] == "odds":
            heard.append(message)

    page.on("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def are_shown(page: Page, odds: dict[str, Any]) -> None:
    """The bar has a part for each side that can win, and the sentence tells one's own; together they are everything."""
    hundredths = {side["seat"]: side["share"] * 100 for side in odds["sides"]}
    assert sum(hundredths.values()) + odds["undecided"] * 100 == pytest.approx(100)
    parts = page.locator(".odds svg[role=img] rect[fill]:not([transform])")
    expect(parts).to_have_count(sum(share > 0 for share in hundredths.values()))
    widths: list[str] = parts.evaluate_all("all => all.map(part => part.getAttribute('width').replace('%', ''))")
    assert [float(width) for width in widths] == pytest.approx([share for share in hundredths.values() if share > 0])
    told = page.locator(".odds p b")
    expect(told).to_have_text(re.compile(r"^You would win about \d+ of 100 battles from here \(±\d+\)\.$"))
    assert abs(int(re.findall(r"\d+", told.inner_text())[0]) - hundredths[0]) <= 1


@pytest.mark.slow
def test_the_odds_of_a_battle_are_told_to_whoever_asks(site: Site, ada: Player, bela: Player) -> None:
    battle = a_battle()
    table = stopped(site.server, battle, [ada, bela], battle.first(*ASSIGNING, after=battle.found))
    with site.visitor(ada, size=LAPTOP) as page:
        heard = odds_heard(page)
        desk = WarDesk(page)
        desk.open(table)
        desk.my_turn()
        page.keyboard.press("o")
        until(page, lambda: len(heard) == 1, "the odds by the key")
        are_shown(page, heard[0])
        page.get_by_role("button", name=re.compile("^Odds")).click()
        until(page, lambda: len(heard) == 2, "the odds by the button")
        are_shown(page, heard[1])
