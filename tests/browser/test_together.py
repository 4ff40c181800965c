"""Two browsers and a spectator at one table: invitation, moves, talk, a server that dies, undo by consent."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from driving import Desk, Site, until
from player import Player
from playwright.sync_api import Browser, Page, expect
from serving import ServerProcess, server_process

LOST = (r"WebSocket", r"ERR_CONNECTION", r"ERR_EMPTY_RESPONSE", r"ERR_NETWORK")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that may be killed."""
    with server_process(f"sqlite:///{tmp_path / 'site.sqlite3'}", tmp_path) as running:
        yield running


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    expect(page.get_by_role("heading", name="You are invited")).to_be_visible()
    page.get_by_label("Your name at the table").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_url(re.compile("/table/"))


def invitation_link(page: Page) -> str:
    """Copied as a person would."""
    page.get_by_role("button", name=re.compile("^Copy")).first.click()
    link = str(page.evaluate("() => navigator.clipboard.readText()"))
    assert "/join/" in link
    return link


def asked_of(*desks: Desk) -> Desk:
    """Whoever decides now."""
    page = desks[0].page
    found: Desk = until(page, lambda: next((desk for desk in desks if desk.asked), None), "somebody who decides")
    return found


def versions(*desks: Desk) -> set[int]:
    return {desk.update["version"] for desk in desks if desk.update}


@pytest.mark.slow
def test_two_browsers_at_one_table(chromium: Browser, own_server: ServerProcess) -> None:
    site = Site(chromium, own_server)
    with (
        Player(site.origin, "Ada") as ada,
        site.visitor(ada, expected=LOST) as first,
        site.visitor(expected=LOST) as second,
        site.visitor(expected=LOST) as third,
    ):
        table = ada.table({"kind": "me"}, {"kind": "invited"})
        host, guest, watcher = Desk(first), Desk(second), Desk(third)
        first.goto(f"/table/{table}")
        expect(first.get_by_role("button", name="Start the game")).to_be_disabled()
        sit_down(second, invitation_link(first), "Grace")
        expect(first.get_by_text("Grace")).to_be_visible()
        first.get_by_role("button", name="Start the game").click()
        host.ready()
        guest.ready()
        watcher.open(table)

        moves_reach_everybody(host, guest, watcher)
        talk(first, second)
        the_server_dies_and_comes_back(own_server, host, guest, watcher)
        undo_by_consent(host, guest)


def moves_reach_everybody(host: Desk, guest: Desk, watcher: Desk) -> None:
    for _ in range(4):
        acting = asked_of(host, guest)
        acting.click(acting.wish())
        until(acting.page, lambda: len(versions(host, guest, watcher)) == 1, "the same version everywhere")
    last = (host.update or {})["lines"][-1]["text"]
    assert last
    expect(watcher.page.locator(".prompt")).to_contain_text("You are watching.")
    assert watcher.update and watcher.update["eyes"] is None
    assert watcher.lit().count() == 0 and watcher.page.locator(".hands .card").count() == 0


def talk(first: Page, second: Page) -> None:
    second.get_by_role("tab", name="Chat").click()
    second.get_by_label("Say something").fill("Good luck <b>!</b>")
    second.get_by_role("button", name="Send").click()
    expect(first.get_by_role("tab", name=re.compile("Chat.*1"))).to_be_visible()
    first.get_by_role("tab", name=re.compile("Chat")).click()
    expect(first.get_by_role("log", name="Chat")).to_contain_text("Good luck <b>!</b>")


def the_server_dies_and_comes_back(server: ServerProcess, *desks: Desk) -> None:
    """Nothing is lost, and everybody is there again without doing anything."""
    before = versions(*desks)
    server.kill()
    for desk in desks:
        expect(desk.page.locator(".prompt")).to_contain_text("No connection")
        assert desk.lit().count() == 0
    server.start()
    for desk in desks:
        expect(desk.page.locator(".prompt")).not_to_contain_text("No connection")
    assert versions(*desks) == before
    acting = asked_of(*desks)
    acting.click(acting.wish())
    until(acting.page, lambda: len(versions(*desks)) == 1 and versions(*desks) != before, "the next move everywhere")


def undo_by_consent(host: Desk, guest: Desk) -> None:
    """A card drawn is seen: to put it back the others must agree."""
    acting = asked_of(host, guest)
    other = guest if acting is host else host
    cards = acting.page.locator(".hands .card")
    acting.my_turn()
    before = cards.count()
    acting.click("draw")
    expect(cards).to_have_count(before + 1)
    acting.page.get_by_role("button", name="Ask to undo").click()
    vote = other.page.locator(".vote")
    expect(vote).to_be_visible()
    vote.get_by_role("button", name="Agree", exact=True).click()
    expect(cards).to_have_count(before)
    expect(vote).to_have_count(0)
    assert asked_of(host, guest) is acting


@pytest.mark.slow
def test_a_private_table_is_shown_to_nobody_else(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"}, private=True, spectators=False)
    with site.visitor(expected=(r"404", r"403", r"WebSocket")) as page:
        page.goto(f"/table/{table}")
        expect(page.get_by_role("heading", name="This table cannot be shown")).to_be_visible()
        assert page.locator("[data-at], .card").count() == 0
