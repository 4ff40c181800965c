"""Accessibility of whatever is opened over a table: axe finds nothing, in both themes, wide and on a phone."""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Callable, Iterator

import pytest
from driving import PHONE, WIDE, Desk, Site, Theme, settled, until, violations
from gatherings import nothing_asked, table_of
from player import Player
from playwright.sync_api import Page, expect


def by_menu(name: str) -> Callable[[Page], None]:
    def opens(page: Page) -> None:
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog", name="Menu").get_by_role("button", name=re.compile(f"^{name}")).click()
        expect(page.get_by_role("dialog", name="Menu")).to_have_count(0)

    return opens


def by_key(key: str) -> Callable[[Page], None]:
    return lambda page: page.keyboard.press(key)


def large_thing(page: Page) -> None:
    page.keyboard.press("i")
    page.keyboard.press("Enter")


def about_somebody(page: Page) -> None:
    """From the talk: what was said, and what can be done about who said it."""
    by_menu("Chat")(page)
    page.get_by_role("log", name="Chat").get_by_role("button", name="Ben").click()


def notes(page: Page) -> None:
    by_menu("Notes")(page)
    expect(page.get_by_role("textbox", name="Notes")).to_be_enabled()


OVERLAYS: dict[str, Callable[[Page], None]] = {
    "why not": by_key("?"),
    "things": by_key("i"),
    "large thing": large_thing,
    "orders": by_menu("Plan ahead"),
    "news": by_menu("1 new message"),
    "leave": by_menu("Leave the table"),
    "somebody": about_somebody,
    "notes": notes,
}


def told(player: Player, table: str, **command: object) -> None:
    """One command over the socket of a table, and its acknowledgement."""
    with player.socket(table) as socket:
        socket.send(json.dumps({"do": "hello", "locale": "en"}))
        socket.send(json.dumps({"id": secrets.token_hex(16), **command}))
        while json.loads(socket.recv(timeout=30))["type"] != "ack":
            pass


def states(page: Page, ada: Player, ben: Player) -> Iterator[tuple[str, str]]:
    """A table with a vote and with whatever can be opened, and the curtain between two at one device: the name of
    each, and what of the page it is about."""
    elsewhere = table_of(ada, ben)
    ben.play(elsewhere, nothing_asked)
    table = table_of(ada, ben, tempo={"kind": "live", "base": 600, "increment": 10})
    told(ben, table, do="chat", text="Good evening.")
    told(ben, table, do="propose", kind="end", seat=1)
    Desk(page).open(table)
    expect(page.locator(".vote")).to_be_visible()
    settled(page)
    yield "vote, clock, somebody who is away", ""
    for name, opens in OVERLAYS.items():
        page.evaluate("() => document.activeElement.blur()")
        opens(page)
        within = ".notes" if name == "notes" else "dialog[open]"
        expect(page.locator(within).last).to_be_visible()
        yield name, within
        until(page, lambda: closed(page), f"a table without {name}")
    page.goto(f"/table/{ada.table({'kind': 'me'}, {'kind': 'me', 'name': 'Bela'})}")
    expect(page.get_by_role("button", name=re.compile("lift the curtain"))).to_be_visible()
    yield "curtain", ""


def closed(page: Page) -> bool:
    """Closes whatever lies above the table, one after another."""
    if page.locator("dialog").count():
        page.keyboard.press("Escape")
    return page.locator("dialog").count() == 0


@pytest.mark.slow
@pytest.mark.parametrize(("theme", "size"), [("dark", WIDE), ("light", PHONE)], ids=["dark-wide", "light-phone"])
def test_axe_finds_nothing_over_a_table(site: Site, ada: Player, theme: Theme, size: tuple[int, int]) -> None:
    found: list[str] = []
    with Player(site.origin, "Ben") as ben, site.visitor(ada, size=size, theme=theme) as page:
        for state, within in states(page, ada, ben):
            found += [f"{state}: {one}" for one in violations(page, within)]
    assert found == [], "\n".join(found)
