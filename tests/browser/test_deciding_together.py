"""What people at a table decide together in the page: a question taken back, somebody who stays away, plans."""

from __future__ import annotations

import contextlib
import sqlite3

import pytest
from driving import Desk, Site
from gatherings import nothing_asked, table_of
from player import Player, Update
from playwright.sync_api import expect
from serving import ServerProcess
from test_table_people import menu_entry

TWO_DAYS = 2 * 86_400_000


def long_ago(server: ServerProcess, table: str, person: str) -> None:
    """The match has stood still for two days, in which nobody has seen the person."""
    with contextlib.closing(sqlite3.connect(server.log.parent / "site.sqlite3")) as database, database:
        database.execute("UPDATE tables SET since = since - ? WHERE id = ?", (TWO_DAYS, table))
        database.execute("UPDATE people SET seen = seen - ? WHERE name = ?", (TWO_DAYS, person))


@pytest.mark.slow
def test_a_question_is_withdrawn_and_whoever_stays_away_is_replaced(
    site: Site, server: ServerProcess, ada: Player
) -> None:
    with Player(site.origin, "Bertil") as away, site.visitor(ada) as page:
        table = table_of(ada, away)
        ada.play(table, nothing_asked)
        Desk(page).open(table)
        menu_entry(page, "End the game")
        page.get_by_role("dialog", name="End the game").get_by_role("button", name="Propose it").click()
        asked = page.get_by_role("alert").filter(has_text="0 of 1 agree")
        expect(asked).to_be_visible()
        asked.get_by_role("button", name="Withdraw").click()
        expect(asked).to_have_count(0)

        his = page.get_by_role("region", name="Bertil")
        expect(his).to_contain_text("not connected")
        expect(his.get_by_role("button", name="Put a bot here")).to_have_count(0)
        long_ago(server, table, "Bertil")
        page.reload()
        his.get_by_role("button", name="Put a bot here").click()
        expect(page.get_by_role("region", name="Bertil")).to_have_count(0)
        assert [seat["kind"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["person", "bot"]


@pytest.mark.slow
def test_a_page_that_is_opened_anew_knows_what_can_be_planned(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
    met: set[str] = set()

    def a_turn_after_that(update: Update) -> bool:
        asked = update["asked"]
        if asked and asked["orderable"]:
            met.add(asked["title"])
        return bool(asked and met and not asked["orderable"])

    ada.play(table, a_turn_after_that)
    with site.visitor(ada) as page:
        desk = Desk(page).open(table)
        assert desk.asked and not desk.asked["orderable"]
        menu_entry(page, "Plan ahead")
        plans = page.get_by_role("dialog", name="Plan ahead")
        for title in met:
            expect(plans.locator("summary").filter(has_text=title)).to_have_count(1)
