"""The others at a table: silent people, those who are not here, free seats, what happens at one's other tables."""

from __future__ import annotations

import json
import re

import pytest
from driving import PHONE, Desk, Site, sideways, touch, until
from gatherings import nothing_asked, table_of
from player import Player
from playwright.sync_api import Locator, Page, expect
from test_people_at_the_table import say

HALF_A_MINUTE = 31_000
LIVE = {"kind": "live", "base": 600, "increment": 10}


@pytest.mark.slow
def test_somebody_who_says_nothing_can_be_reported_and_muted(site: Site, ada: Player) -> None:
    with Player(site.origin, "Ben") as ben, site.visitor(ada) as first, site.visitor(ben) as second:
        table = table_of(ada, ben)
        Desk(first).open(table)
        Desk(second).open(table)
        first.get_by_role("region", name="Ben").get_by_role("button", name="Ben", exact=True).click()
        about = first.get_by_role("dialog", name="Ben")
        about.get_by_label("What has happened?").fill("Waits on purpose.")
        with first.expect_response("**/api/reports*") as answer:
            about.get_by_role("button", name="Report").click()
        assert answer.value.status == 204
        assert (answer.value.request.post_data_json or {})["table"] == table
        expect(about.get_by_role("status")).to_have_text("Thank you. The host will look at it.")
        expect(about.get_by_label("What has happened?")).to_have_value("")
        about.get_by_role("button", name="Mute this person").click()
        expect(about.get_by_role("status")).to_have_text("You will not see what this person writes any more.")
        assert [(one["name"], one["kind"]) for one in ada.get("/api/acquaintances")] == [("Ben", "mute")]
        first.keyboard.press("Escape")
        expect(about).to_have_count(0)
        assert first.get_by_role("region", name="Ada").get_by_role("button", name="Ada", exact=True).count() == 0

        # Whatever he says now she does not hear; what she says he does.
        say(second, "Can you hear me?")
        say(first, "Quiet here.")
        expect(second.get_by_role("log", name="Chat")).to_contain_text("Quiet here.")
        talk = first.get_by_role("log", name="Chat")
        expect(talk).to_contain_text("Quiet here.")
        expect(talk).not_to_contain_text("Can you hear me?")


@pytest.mark.slow
def test_the_strip_of_a_phone_shows_clocks_and_who_is_not_here(site: Site, ada: Player) -> None:
    with Player(site.origin, "Ben") as ben, site.visitor(ada, size=PHONE) as page:
        table = table_of(ada, ben, tempo=LIVE)
        desk = Desk(page).open(table)
        assert desk.update
        mine, his = page.locator(".ps").nth(0), page.locator(".ps").nth(1)
        expect(his).to_contain_text("not connected")
        expect(mine).not_to_contain_text("not connected")
        running = his if desk.update["waiting"] == [1] else mine
        expect(page.get_by_role("timer")).to_have_count(1)
        expect(running.get_by_role("timer")).to_have_text(re.compile(r"^(10:00|9:\d\d)$"))
        assert sideways(page) <= 0
        with site.visitor(ben) as other:
            Desk(other).open(table)
            expect(his).not_to_contain_text("not connected")


@pytest.mark.slow
def test_at_one_table_one_is_told_of_the_turn_at_another(site: Site, ada: Player) -> None:
    with Player(site.origin, "Ben") as ben, site.visitor(ada) as page:
        here = table_of(ada, ben)
        ada.play(here, nothing_asked)
        page.clock.install()
        desk = Desk(page).open(here)
        bell = page.get_by_role("button", name="1 new message")
        expect(bell).to_have_count(0)
        there = table_of(ada, ben, name="The other one")
        ben.play(there, nothing_asked)
        page.clock.fast_forward(HALF_A_MINUTE)
        expect(bell).to_have_text("1")

        page.keyboard.press("l")
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        menu = page.get_by_role("button", name="Menu", exact=True)
        expect(menu).to_have_accessible_description("1 new message")
        expect(menu).to_have_attribute("data-count", "1")
        menu.click()
        page.get_by_role("dialog", name="Menu").get_by_role("button", name="1 new message").click()
        news = page.get_by_role("dialog", name="News")
        desk.update = None
        news.get_by_role("link", name=re.compile("The other one")).click()
        page.wait_for_url(f"**/table/{there}")
        desk.ready()
        assert desk.asked, "the turn that the message told of"
        expect(menu).not_to_have_attribute("data-count", re.compile("."))


@pytest.mark.slow
def test_whoever_only_watches_or_has_left_gets_no_buttons_that_must_fail(site: Site, ada: Player) -> None:
    with Player(site.origin, "Ben") as ben, Player(site.origin, "Cleo") as cleo, site.visitor(cleo) as page:
        table = table_of(ada, ben)
        Desk(page).open(table)
        page.get_by_role("tab", name=re.compile("Chat")).click()
        expect(page.get_by_role("log", name="Chat")).to_be_visible()
        assert page.get_by_label("Say something").count() == 0
    with Player(site.origin, "Dan") as dan, site.visitor(dan) as page:
        table = table_of(dan, ada)
        desk = Desk(page).open(table)
        assert desk.update
        page.get_by_role("tab", name=re.compile("Chat")).click()
        expect(page.get_by_label("Say something")).to_be_visible()
        menu_entry(page, "Leave the table")
        page.get_by_role("dialog", name="Leave the table").get_by_role("button", name="Leave the table").click()
        expect(page.get_by_role("region", name="Dan")).to_contain_text("has left the table")
        expect(page.get_by_label("Say something")).to_have_count(0)
        expect(page.get_by_role("button", name="Plan ahead")).to_have_count(0)
        page.get_by_role("button", name="Menu").click()
        menu = page.get_by_role("dialog", name="Menu")
        expect(menu.get_by_role("link", name="All games")).to_be_visible()
        for name in ("Plan ahead", "End the game", "Leave the table"):
            assert menu.get_by_role("button", name=name).count() == 0, name


@pytest.mark.slow
def test_no_more_seats_are_offered_than_the_game_has(site: Site, ada: Player) -> None:
    with site.visitor(ada) as page:
        bot = {"kind": "bot", "level": "novice"}
        table = ada.table({"kind": "me"}, bot, {"kind": "open"}, game="runewars")
        page.goto(f"/table/{table}")
        adding = page.get_by_role("button", name="Add a bot")
        adding.click()
        expect(page.locator(".room li")).to_have_count(4)
        expect(adding).to_have_count(0)


@pytest.mark.slow
def test_before_the_start_a_name_opens_the_same_and_the_host_exchanges_colours_of_six(site: Site, ada: Player) -> None:
    with Player(site.origin, "Ben") as ben, site.visitor(ada) as page:
        table = ada.table({"kind": "me"}, *({"kind": "open"} for _ in range(5)))
        ben.post(f"/api/tables/{table}/join", {"seat": 1})
        before = [seat["badge"] for seat in ada.get(f"/api/tables/{table}")["seats"]]
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="Change the colour: Ada").click()
        after = until(page, lambda: changed(ada, table, before), "another colour")
        assert sorted(after) == sorted(before)
        assert sum(one != other for one, other in zip(before, after, strict=True)) == 2
        page.get_by_role("button", name="Ben", exact=True).click()
        about = page.get_by_role("dialog", name="Ben")
        about.get_by_role("button", name=re.compile("^Block")).click()
        expect(about.get_by_role("status")).to_have_text("Blocked. You will not meet at tables any more.")


def freed(page: Page, leaver: Player, table: str) -> Locator:
    """Somebody leaves, and the page asks for a substitute: the panel of the free seat."""
    with leaver.socket(table) as socket:
        socket.send(json.dumps({"do": "hello", "locale": "en"}))
        socket.send(json.dumps({"do": "leave", "id": "0123456789abcdef"}))
        panel = page.get_by_role("region", name=leaver.name)
        panel.get_by_role("button", name="Ask for a substitute").click()
    free = page.get_by_role("region", name="Open seat")
    expect(free).to_contain_text("This seat is free")
    return free


@pytest.mark.slow
def test_a_seat_for_a_substitute_can_be_taken_in_the_lobby_and_by_a_spectator(site: Site, ada: Player) -> None:
    with Player(site.origin, "Ben") as ben, Player(site.origin, "Cleo") as cleo, site.visitor(ada) as page:
        table = table_of(ada, ben)
        Desk(page).open(table)
        freed(page, ben, table)
        with site.visitor(cleo) as other:
            other.goto("/lobby")
            line = other.get_by_role("listitem").filter(has=other.locator(f'a[href="/table/{table}"]'))
            line.get_by_role("button", name="Take the seat").click()
            expect(page.get_by_role("region", name="Cleo")).to_be_visible()
            expect(other.get_by_role("region", name="Cleo")).to_contain_text("you")
        freed(page, cleo, table)
        with site.visitor() as other:
            other.goto(f"/table/{table}")
            seat = other.get_by_role("region", name="Open seat")
            seat.get_by_label("Your name").fill("Dora")
            seat.get_by_role("button", name="Take the seat").click()
            expect(other.get_by_role("region", name="Dora")).to_contain_text("you")
            expect(page.get_by_role("region", name="Dora")).to_be_visible()


@pytest.mark.slow
def test_a_seat_for_a_substitute_says_that_it_is_free_and_how_to_come_in(site: Site, ada: Player) -> None:
    with Player(site.origin, "Ben") as ben, site.visitor(ada) as page:
        table = table_of(ada, ben)
        Desk(page).open(table)
        free = freed(page, ben, table)
        expect(free).to_contain_text(f"/join/{ada.get(f'/api/tables/{table}')['invitation']}")
        free.get_by_role("button", name="Copy").click()
        link = str(page.evaluate("() => navigator.clipboard.readText()"))
        with Player(site.origin, "Cleo") as cleo, site.visitor(cleo) as other:
            other.goto(link)
            other.get_by_role("button", name="Sit down").click()
            expect(page.get_by_role("region", name="Cleo")).to_be_visible()


def changed(player: Player, table: str, before: list[str]) -> list[str] | None:
    after = [seat["badge"] for seat in player.get(f"/api/tables/{table}")["seats"]]
    return after if after != before else None


def menu_entry(page: Page, name: str) -> None:
    page.get_by_role("button", name="Menu").click()
    touch(page.get_by_role("dialog", name="Menu").get_by_role("button", name=name))
