"""A house that plays with content packs: boards and replays draw what is printed there, not what is in the box."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import Desk, Site
from player import Player
from playwright.sync_api import Browser, Page, expect
from servers import of_the_tests
from serving import ServerProcess
from warlord import WarDesk

import rulewright


def replaced(pack: Path, name: str, old: str, new: str) -> None:
    text = (pack / name).read_text(encoding="utf-8")
    assert old in text
    (pack / name).write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[ServerProcess]:
    """Daqan begins with 9 influence and sturdy Bowmen; the Merfolk board has another symbol and prize."""
    packs = tmp_path / "packs"
    for name in ("ethnos", "runewars"):
        shutil.copytree(rulewright.game(name).folder / "data", packs / name)
    replaced(packs / "runewars", "factions.csv", "daqan,Daqan Lords,blue,good,2,3,", "daqan,Daqan Lords,blue,good,2,9,")
    replaced(
        packs / "runewars", "units.csv", "bowman,daqan,Bowman,8,triangle,1,1,", "bowman,daqan,Bowman,8,circle,1,5,"
    )
    replaced(packs / "ethnos", "merfolk_track.csv", "2-3,5,no", "2-3,5,yes")
    replaced(packs / "ethnos", "tables.toml", "few = [1, 3]", "few = [8, 9]")
    monkeypatch.setenv("RULEWRIGHT_PACKS", str(packs))
    with of_the_tests("pack_server.py", tmp_path / "house.sqlite3") as running:
        yield running


def sheet_is_of_the_pack(page: Page) -> None:
    """The sheet of Daqan: what it begins with, in signs and in words, and the numbers of its Bowmen."""
    daqan = page.locator(".rw-factions .faction").filter(has_text="Daqan Lords")
    expect(daqan.locator(".counter").filter(has_text="influence")).to_contain_text("9")
    bowman = daqan.locator("[data-thing='unit:bowman']")
    expect(bowman).to_have_attribute("title", "Bowman: Circle, initiative 1, health 5, 8 figures")
    daqan.locator(".head").click()
    expect(page.locator("dialog")).to_contain_text("At the start: 2 Tactics cards and 9 influence; 3 Footmen")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.slow
def test_the_sheets_of_factions_show_the_values_of_the_pack(chromium: Browser, house: ServerProcess) -> None:
    site = Site(chromium, house)
    with Player(site.origin, "Ada") as ada, site.visitor(ada) as page:
        table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"}, game="runewars")
        WarDesk(page).open(table)
        sheet_is_of_the_pack(page)
        page.goto(f"/replay/{table}")
        sheet_is_of_the_pack(page)


@pytest.mark.slow
def test_the_merfolk_board_shows_the_values_of_the_pack(chromium: Browser, house: ServerProcess) -> None:
    site = Site(chromium, house)
    with Player(site.origin, "Ada") as ada, site.visitor(ada) as page:
        tribes = ["elf", "giant", "merfolk", "orc", "troll"]
        table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"}, options={"tribes": tribes})
        Desk(page).open(table)
        board = page.locator("svg.merfolk")
        large = board.locator("circle[r='10']")
        expect(large).to_have_count(5)
        expect(page.locator(".side .heading").first).to_contain_text("8")
