"""Tables made and found by hand: what the dialog offers, the lobby, a table that is shown late, links to be copied."""

from __future__ import annotations

import re

import pytest
from driving import Desk, Site
from player import Player
from playwright.sync_api import Locator, Page, expect

TRIBES = {"Centaurs": "centaur", "Elves": "elf", "Halflings": "halfling", "Orcs": "orc", "Trolls": "troll"}
"""As many as two or three players need, by their names on the page."""
INSECURE = """
const clipboard = navigator.clipboard;
window.clipboardText = () => clipboard.readText();
Object.defineProperty(Navigator.prototype, 'clipboard', { get: () => undefined });
"""
"""A page without TLS has no clipboard; the test keeps it aside to read it."""
FORBIDDEN = "document.execCommand = () => false;"


def pick(dialog: Locator, group: str, value: str) -> None:
    dialog.get_by_role("radiogroup", name=group).get_by_text(value, exact=True).click()


def switch(dialog: Locator, name: str) -> None:
    dialog.locator("label", has=dialog.page.get_by_role("switch", name=name)).click()


@pytest.mark.slow
def test_a_new_table_is_as_its_dialog_says_and_late_for_spectators(site: Site, ada: Player) -> None:
    with site.visitor(ada) as page, site.visitor() as outsider:
        page.goto("/")
        page.get_by_role("button", name="Invite").click()
        dialog = page.get_by_role("dialog", name="New table")
        dialog.get_by_label("Name of the table").fill("Sunday at Ada's")
        # The invited player and both bots go, somebody at the same device comes.
        for _ in range(3):
            dialog.get_by_role("button", name="Remove seat 2").click()
        create = dialog.get_by_role("button", name="Create table")
        expect(create).to_be_disabled()
        dialog.get_by_role("button", name="Hot seat").click()
        dialog.get_by_label("Name of the player on this device").fill("Grace")
        dialog.get_by_role("button", name="Add a bot").click()
        pick(dialog.get_by_role("group", name="Seat 3"), "Level of the bot", "Novice")

        pick(dialog, "Tribes", "I choose")
        for tribe in TRIBES:
            dialog.get_by_role("button", name=tribe, exact=True).click()
        switch(dialog, "Open draw")
        pick(dialog, "Tempo", "Live")
        pick(dialog, "Language of the log", "Polski")
        switch(dialog, "Free undo until something is revealed")
        switch(dialog, "Only with the link")
        assert dialog.get_by_role("switch", name="two minutes later").count() == 0, "a delay for nobody"
        switch(dialog, "Spectators may watch")
        switch(dialog, "Spectators see it two minutes later")
        create.click()

        page.wait_for_url(re.compile("/table/"))
        table = page.url.rpartition("/")[2]
        expect(page.get_by_role("button", name=re.compile("lift the curtain"))).to_be_visible()
        info = ada.get(f"/api/tables/{table}")
        assert [(seat["kind"], seat["you"]) for seat in info["seats"]] == [
            ("person", True),
            ("person", True),
            ("bot", False),
        ]
        assert info["seats"][1]["name"] == "Grace" and info["seats"][2]["level"] == "novice"
        assert sorted(info["options"]["tribes"]) == sorted(TRIBES.values()) and info["options"]["open_draw"] is True
        assert info["tempo"] == {"kind": "live", "base": 1800, "increment": 15}
        assert (info["name"], info["language"], info["delay"]) == ("Sunday at Ada's", "pl", 120)
        assert (info["private"], info["spectators"], info["free_undo"]) == (False, True, False)
        assert info["status"] == "playing"

        outsider.goto("/lobby")
        outsider.get_by_role("link", name=re.compile("Sunday at Ada's.*Watch")).click()
        expect(outsider.get_by_role("heading", name="Shown with a delay")).to_be_visible()
        expect(outsider.get_by_role("status")).to_have_text(
            "Spectators see this table 2 minutes later than it is played."
        )
        expect(outsider.get_by_role("timer")).to_have_text(re.compile(r"^It begins in \d+ (second|minute)s?\.$"))
        assert outsider.locator(".prompt, [data-at]").count() == 0


@pytest.mark.slow
def test_whoever_finds_a_table_in_the_lobby_sits_down_there(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "open"}, name="Come and play")
    with site.visitor() as page:
        desk = Desk(page)
        page.goto("/lobby")
        page.get_by_role("link", name=re.compile("Come and play.*Sit down")).click()
        page.get_by_label("Your name").fill("Ben")
        # Somebody new gets a session of their own, and with it the page anew.
        with page.expect_event("load"):
            page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("status").last).to_contain_text("start")
        seats = ada.get(f"/api/tables/{table}")["seats"]
        assert [(seat["kind"], seat["name"]) for seat in seats] == [("person", "Ada"), ("person", "Ben")]
        ada.post(f"/api/tables/{table}/start")
        desk.ready()
        assert desk.update and desk.update["eyes"] == 1


def shown_link(page: Page) -> str:
    """The link that the page asks to be copied by hand, selected from its first to its last letter."""
    field = page.get_by_role("dialog", name="Copy the link").get_by_role("textbox")
    expect(field).to_be_focused()
    selected: str = field.evaluate("field => field.value.slice(field.selectionStart, field.selectionEnd)")
    assert selected == field.input_value()
    return selected


@pytest.mark.slow
def test_links_are_copied_without_tls_or_shown_to_be_copied_by_hand(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
    link = f"{site.origin}/join/{ada.get(f'/api/tables/{table}')['invitation']}"
    with site.visitor(ada) as page:
        page.add_init_script(INSECURE)
        Desk(page).open(table)
        assert page.evaluate("() => navigator.clipboard === undefined")
        page.get_by_role("button", name="Menu").click()
        menu = page.get_by_role("dialog", name="Menu")
        menu.get_by_role("button", name="Copy the invitation link").click()
        copied = menu.get_by_role("button", name="Copied")
        expect(copied).to_be_focused()
        assert page.evaluate("() => clipboardText()") == link
        page.goto(f"/replay/{table}")
        page.get_by_role("button", name="Link to this step").click()
        expect(page.get_by_role("button", name="Link copied")).to_be_visible()
        assert page.evaluate("() => clipboardText()") == page.url

        page.add_init_script(FORBIDDEN)
        Desk(page).open(table)
        page.get_by_role("button", name="Menu").click()
        menu.get_by_role("button", name="Copy the invitation link").click()
        assert shown_link(page) == link
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog", name="Copy the link")).to_have_count(0)
        expect(menu.get_by_role("button", name="Copy the invitation link")).to_be_visible()
