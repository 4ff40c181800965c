"""Replays: of a game played here and of a record from elsewhere."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest
from driving import PHONE, TESTS, Site, sideways, until
from estate_of_tables import Estate
from playwright.sync_api import Page, expect

from rulewright.sealing import verify


def step_of(page: Page) -> int:
    found = re.search(r"step=(\d+)", page.url)
    assert found, page.url
    return int(found[1])


def at(page: Page, step: int) -> None:
    until(page, lambda: step_of(page) == step, f"step {step}")


def opened(page: Page, path: str) -> int:
    """The last step of the replay that has been opened."""
    page.goto(path)
    return last_step(page)


def last_step(page: Page) -> int:
    slider = page.get_by_role("slider", name="Step of the game")
    expect(slider).to_be_visible()
    expect(page.locator(".stage svg").first).to_be_visible()
    return int(str(slider.get_attribute("max")))


@pytest.mark.slow
def test_a_replay_is_walked_through_by_keys_and_kept_in_its_address(site: Site, estate: Estate) -> None:
    with site.visitor(estate.player) as page:
        last = opened(page, f"/replay/{estate.end}")
        at(page, 0)
        for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last), ("Home", 0)):
            page.keyboard.press(key)
            at(page, step)
        page.get_by_role("slider", name="Step of the game").focus()
        page.keyboard.press("ArrowRight")
        at(page, 1)
        page.get_by_role("button", name="To the end").click()
        at(page, last)
        page.get_by_role("button", name="Link to this step").click()
        link = str(page.evaluate("() => navigator.clipboard.readText()"))
        assert link.startswith(site.origin) and f"step={last}" in link
        expect(page.get_by_role("button", name="Link copied")).to_be_visible()
        with site.visitor(estate.player) as other:
            opened(other, link)
            at(other, last)
            scores = page.locator("aside.left .score, aside.left .num").first
            expect(other.locator("aside.left .score, aside.left .num").first).to_have_text(scores.inner_text())


def named(page: Page, caption: str) -> bool:
    """Whether the hand that lies there is called so; if not, the next step may show another."""
    if page.locator(".mid .hand .cap", has_text=re.compile(f"^\\s*{caption}")).count():
        return True
    page.keyboard.press("ArrowRight")
    return False


@pytest.mark.slow
def test_a_replay_is_seen_through_chosen_eyes(site: Site, estate: Estate) -> None:
    with site.visitor(estate.player) as page:
        last = opened(page, f"/replay/{estate.end}?step=20&eyes=0")
        assert last > 20
        eyes = page.get_by_role("group", name="Seen through the eyes of")
        hand = page.locator(".mid .hand")
        expect(hand).to_be_visible()
        eyes.get_by_role("button", name="A spectator").click()
        expect(hand).to_have_count(0)
        assert "eyes=none" in page.url
        eyes.get_by_role("button", name="Everybody, hands open").click()
        expect(hand).to_be_visible()
        assert "eyes=all" in page.url
        until(page, lambda: named(page, "Your hand"), "the own hand under its name")
        bot = estate.player.get(f"/api/tables/{estate.end}")["seats"][1]["name"]
        until(page, lambda: named(page, f"{bot}’s hand"), "the hand of another under the name of its player")
        before = step_of(page)
        page.get_by_role("button", name="Play", exact=True).click()
        until(page, lambda: step_of(page) > before, "the replay to go on by itself")
        page.get_by_role("button", name="Pause").click()


@pytest.mark.slow
def test_the_shuffles_can_be_verified_and_the_record_taken_home(site: Site, estate: Estate) -> None:
    with site.visitor(estate.player) as page:
        opened(page, f"/replay/{estate.end}")
        page.get_by_role("button", name="Verify the shuffles").click()
        answer = page.get_by_role("dialog", name="Verify the shuffles")
        expect(answer.locator(".good")).to_be_visible()
        assert re.fullmatch(r"[0-9a-f]{64}", answer.locator("code").first.inner_text().strip())
        answer.get_by_role("button", name="Close").click()
        with page.expect_download() as download:
            page.get_by_role("link", name="Record").click()
        assert download.value.suggested_filename == f"ethnos-{estate.end}.json"
        record = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
        verify(record)
        assert record[0]["result"]["scores"]


@pytest.mark.slow
def test_a_record_from_elsewhere_can_be_looked_at(site: Site, tmp_path: Path) -> None:
    with gzip.open(TESTS / "corpus/ethnos/games.jsonl.gz", "rt", encoding="utf-8") as records:
        record = json.loads(next(records))
    file = tmp_path / "first of the corpus.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    with site.visitor() as page:
        page.goto("/replays")
        page.locator("input[type=file]").set_input_files(file)
        page.wait_for_url(re.compile("/replay/"))
        last = last_step(page)
        expect(page.get_by_role("heading", name=re.compile("first of the corpus"))).to_be_visible()
        page.keyboard.press("End")
        at(page, last)
        winner = max(record[0]["result"]["scores"])
        expect(page.locator("aside.left")).to_contain_text(str(winner))
        page.get_by_role("button", name="Verify the shuffles").click()
        expect(page.locator("dialog .good")).to_be_visible()


@pytest.mark.slow
def test_a_file_that_is_no_record_is_refused_in_words(site: Site, tmp_path: Path) -> None:
    file = tmp_path / "no.json"
    file.write_text("{", encoding="utf-8")
    with site.visitor(expected=(r"400", r"422")) as page:
        page.goto("/replays")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).to_have_text("This file is no record: it cannot be read as JSON.")
        file.write_text('[{"game": "ethnos"}]', encoding="utf-8")
        page.locator("input[type=file]").set_input_files(file)
        expect(page.get_by_role("alert")).not_to_have_text("This file is no record: it cannot be read as JSON.")
        assert page.url.endswith("/replays")


@pytest.mark.slow
def test_a_replay_fits_a_phone(site: Site, estate: Estate) -> None:
    with site.visitor(estate.player, size=PHONE) as page:
        opened(page, f"/replay/{estate.end}?step=30")
        box = page.locator(".stage svg").first.bounding_box()
        assert box and box["width"] > PHONE[0] * 0.8
        expect(page.get_by_role("button", name="One step on")).to_be_in_viewport()
        assert sideways(page) <= 0
