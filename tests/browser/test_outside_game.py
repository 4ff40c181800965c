"""A game of another package, without a picture and without a board: on the home page, in the form, at the table."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator

import pytest
from driving import PHONE, WIDE, Desk, Site, settled, until, violations
from playwright.sync_api import Browser, expect
from serving import SOURCE, ServerProcess

from outside_game import installed_high_card


@pytest.fixture(scope="module")
def outside_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """`rulewright serve` in whose environment High Card is installed."""
    folder = tmp_path_factory.mktemp("outside")
    server = ServerProcess(f"sqlite:///{folder / 'outside.sqlite3'}", folder)
    server.path = os.pathsep.join([str(SOURCE), str(installed_high_card(folder))])
    try:
        server.start()
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.terminate()


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_an_installed_game_has_a_card_and_is_played_from_there_to_the_end(
    chromium: Browser, outside_server: ServerProcess, size: tuple[int, int]
) -> None:
    with Site(chromium, outside_server).visitor(size=size) as page:
        # Given the card of the game among the others, open
        page.goto("/")
        page.get_by_role("button", name="High Card").click()
        card = page.get_by_role("article").filter(has_text="High Card")
        expect(card).to_contain_text("Players:2–4")
        expect(card).to_contain_text("the highest that nobody else has played wins")
        expect(card).not_to_contain_text("Length:")
        expect(page.get_by_role("article").filter(has_text="Ethnos")).to_contain_text("Length:1 h")
        settled(page)
        assert violations(page) == []
        # When it is played against one bot, from the form of a new table
        card.get_by_role("button", name="Invite").click()
        form = page.get_by_role("dialog", name="New table")
        expect(form.get_by_role("heading", name="High Card")).to_be_visible()
        assert violations(page) == []
        form.get_by_role("button", name="Play against bots only").click()
        page.wait_for_url(re.compile("/table/"))
        desk = Desk(page)
        desk.ready()
        expect(page.get_by_role("region", name="Position").first).to_be_visible()
        expect(page).to_have_title(re.compile("High Card"))

        def step() -> bool:
            if desk.my_turn():
                desk.click(desk.keys[0])
            return desk.over

        # Then it comes to its end, with a sheet of results
        until(page, step, "the end of the game")
        expect(page.get_by_role("dialog", name="End of the game").locator(".pl")).to_have_count(4)
