"""What a small window must still show: results, a replay, the page for an address that leads nowhere."""

from __future__ import annotations

import gzip
import json
from typing import Any

import pytest
from driving import LAPTOP, PHONE, TESTS, Site, settled, sideways, violations
from player import Player
from playwright.sync_api import FloatRect, Locator, Page, expect

FOUR_PLAYERS = 4
SEATS_OF_ETHNOS = 6


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found, f"{thing} is not shown"
    return found


def boxes(things: Locator) -> list[FloatRect]:
    expect(things.first).to_be_visible()
    return [box(thing) for thing in things.all()]


def overlap(one: FloatRect, other: FloatRect) -> bool:
    return (
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


@pytest.fixture(scope="module")
def war() -> Any:
    """The record of a finished game of Runewars with four players."""
    with gzip.open(TESTS / "corpus/runewars/games.jsonl.gz", "rt", encoding="utf-8") as records:
        return next(game for game in map(json.loads, records) if game[0]["players"] == FOUR_PLAYERS)


def replay_of(player: Player, record: Any, name: str) -> str:
    """The address of its last step, where a Season card lies."""
    uploaded = player.post("/api/replays", {"record": record, "name": name})
    return f"/replay/{uploaded['id']}?step={len(record) - 2}&eyes=all"


def opened(page: Page, path: str) -> None:
    page.goto(path)
    expect(page.locator(".stage svg").first).to_be_visible()
    settled(page)


@pytest.mark.slow
def test_a_phone_shows_the_results_of_six_players_with_all_totals(site: Site, ada: Player) -> None:
    bot = {"kind": "bot", "level": "novice"}
    table = ada.table({"kind": "me"}, *[bot] * (SEATS_OF_ETHNOS - 1))
    scores = ada.play(table)["result"]["scores"]
    with site.visitor(ada, size=PHONE) as page:
        page.goto(f"/table/{table}")
        sheet = page.get_by_role("dialog", name="End of the game")
        totals = sheet.locator(".tot")
        expect(totals).to_have_count(SEATS_OF_ETHNOS)
        settled(page)
        assert sorted(int(text) for text in totals.all_inner_texts()) == sorted(scores)
        assert sideways(page) <= 0
        assert sheet.evaluate("sheet => sheet.scrollWidth - sheet.clientWidth") <= 0
        for total in boxes(totals):
            assert total["x"] >= 0 and total["x"] + total["width"] <= PHONE[0], total


@pytest.mark.slow
def test_a_phone_shows_the_log_of_a_replay_beside_nothing_else(site: Site, ada: Player, war: Any) -> None:
    with site.visitor(ada, size=PHONE) as page:
        opened(page, replay_of(ada, war, "On a phone"))
        log = page.get_by_role("region", name="Log")
        now = log.locator(".ll.now").first
        now.scroll_into_view_if_needed()
        expect(now).to_be_visible()
        shown, line = box(log), box(now)
        assert line["height"] > 0 and overlap(shown, line)
        assert shown["height"] > PHONE[1] / 3
        panels = boxes(page.locator("aside.left .pp"))
        assert len(panels) == FOUR_PLAYERS
        others = [box(page.locator("aside.right")), box(page.locator("main.mid")), *boxes(page.locator(".eyes"))]
        assert [panel for panel in panels for other in others if overlap(panel, other)] == []
        assert sideways(page) <= 0


@pytest.mark.slow
def test_the_bar_above_a_replay_keeps_to_one_line_on_a_laptop(site: Site, ada: Player, war: Any) -> None:
    name = "A table with a name that is much too long for any bar"
    with site.visitor(ada, size=LAPTOP) as page:
        opened(page, replay_of(ada, war, name))
        bar = page.locator("header.top")
        for verb in ("Verify the shuffles", "Link to this step"):
            expect(bar.get_by_role("button", name=verb)).to_be_visible()
        expect(bar.get_by_role("link", name="Record")).to_be_visible()
        expect(bar.locator(".phase button")).to_be_visible()
        middle = box(bar)["y"] + box(bar)["height"] / 2
        parts = boxes(bar.locator("h1, a, button, .phase"))
        for part in parts:
            assert abs(part["y"] + part["height"] / 2 - middle) < part["height"] / 2, part
            assert part["y"] >= box(bar)["y"] and part["height"] <= box(bar)["height"], part
        title, line = bar.locator("h1"), "one => parseFloat(getComputedStyle(one).fontSize) * 2"
        assert box(title)["height"] < title.evaluate(line)


@pytest.mark.slow
def test_the_way_back_from_nowhere_can_be_read_in_the_dark(site: Site, ada: Player) -> None:
    with site.visitor(ada, size=PHONE, theme="dark") as page:
        page.goto("/nowhere")
        back = page.get_by_role("link", name="To the games")
        expect(back).to_be_visible()
        settled(page)
        assert violations(page) == []
        # Over the table's shading axe cannot judge a contrast: the link brings a ground of its own.
        assert back.evaluate("one => getComputedStyle(one).backgroundColor") != "rgba(0, 0, 0, 0)"
        back.click()
        expect(page.get_by_role("button", name="Invite").first).to_be_visible()
