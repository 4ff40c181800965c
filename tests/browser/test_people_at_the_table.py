"""People come and go: a network that fails, somebody who leaves for good, one more game, somebody one will not meet."""

from __future__ import annotations

import json
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from driving import Desk, Site, until
from gatherings import table_of
from player import Player, Sensible
from playwright.sync_api import Page, expect
from test_together import LOST, asked_of, versions


def say(page: Page, text: str) -> None:
    page.get_by_role("tab", name=re.compile("Chat")).click()
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()


@pytest.mark.slow
def test_a_browser_without_a_network_comes_back_and_has_lost_nothing(site: Site, ada: Player) -> None:
    """What the others did meanwhile is there, what was said without a line arrives once, and play goes on."""
    with (
        Player(site.origin, "Ben") as ben,
        site.context(ada, expected=LOST) as context,
        site.visitor(ben) as other,
    ):
        table = table_of(ada, ben)
        here, there = Desk(context.new_page()).open(table), Desk(other).open(table)
        # Until it is Ben's turn to go on without Ada.
        while asked_of(here, there) is here:
            here.click(here.wish())
        context.set_offline(True)
        prompt = here.page.locator(".prompt")
        expect(prompt).to_contain_text("No connection")
        assert here.lit().count() == 0
        say(here.page, "Can you hear me?")
        while there.asked:
            there.click(there.wish())
            until(there.page, lambda: there.asked or 0 in (there.update or {})["waiting"], "the end of Ben's turn")
        assert versions(here) != versions(there)

        context.set_offline(False)
        expect(prompt).not_to_contain_text("No connection")
        until(here.page, lambda: versions(here) == versions(there), "the moves made meanwhile")
        other.get_by_role("tab", name=re.compile("Chat")).click()
        expect(other.get_by_role("log", name="Chat").get_by_text("Can you hear me?")).to_have_count(1)
        version = versions(here)
        here.my_turn()
        here.click(here.wish())
        until(other, lambda: versions(there) != version and versions(here) == versions(there), "the next move")


@pytest.mark.slow
def test_a_bot_takes_the_seat_of_somebody_who_has_left_if_the_others_agree(site: Site, ada: Player) -> None:
    with (
        Player(site.origin, "Ben") as ben,
        Player(site.origin, "Cleo") as cleo,
        site.visitor(ada) as first,
        site.visitor(ben) as second,
        site.visitor(cleo) as third,
    ):
        table = table_of(ada, ben, cleo)
        Desk(first).open(table)
        Desk(second).open(table)
        leaver = Desk(third).open(table)
        third.get_by_role("button", name="Menu").click()
        third.get_by_role("button", name="Leave the table").click()
        sure = third.get_by_role("dialog", name="Leave the table")
        sure.get_by_role("button", name="Leave the table").click()

        panel = first.get_by_role("region", name="Cleo")
        panel.get_by_role("button", name="Put a bot here").click()
        vote = second.locator(".vote")
        expect(vote).to_contain_text("0 of 1 agree")
        assert third.locator(".vote button").count() == 0, "whoever has left has no say"
        vote.get_by_role("button", name="Agree", exact=True).click()
        for page in (first, second):
            expect(page.locator(".vote")).to_have_count(0)
            expect(page.locator("aside.left .pp")).to_have_count(3)
            expect(page.get_by_role("region", name="Cleo")).to_have_count(0)
        assert leaver.lit().count() == 0
        seats = ada.get(f"/api/tables/{table}")["seats"]
        assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]


@pytest.mark.slow
def test_two_people_play_once_more_at_a_table_of_their_own(site: Site, ada: Player) -> None:
    with Player(site.origin, "Ben") as ben, site.visitor(ada) as first, site.visitor(ben) as second:
        table = table_of(ada, ben)
        with ThreadPoolExecutor(2) as both:
            ended = [both.submit(player.play, table, None, Sensible(4)) for player in (ada, ben)]
            assert all(one.result()["result"] for one in ended)
        host, guest = Desk(first).open(table), Desk(second).open(table)
        first.get_by_role("dialog", name="End of the game").get_by_role("button", name="Play again").click()
        first.wait_for_url(lambda url: "/table/" in url and table not in url)
        again = first.url
        expect(first.get_by_role("button", name="Start the game")).to_be_disabled()

        sheet = second.get_by_role("dialog", name="End of the game")
        sheet.get_by_role("button", name="Play again").click()
        second.wait_for_url(again)
        # What was heard of the last game is forgotten before the click: the first update may come within it.
        host.update = guest.update = None
        first.get_by_role("button", name="Start the game").click()
        host.ready()
        guest.ready()
        acting = asked_of(host, guest)
        assert not acting.over and acting.update and acting.update["version"] < 20
        acting.click(acting.wish())


@pytest.mark.slow
def test_somebody_who_is_blocked_is_met_at_no_table(site: Site, ada: Player) -> None:
    with (
        Player(site.origin, "Ben") as ben,
        site.visitor(ada) as first,
        site.visitor(ben, expected=(r"40[349]",)) as second,
    ):
        table = table_of(ada, ben)
        Desk(first).open(table)
        Desk(second).open(table)
        say(second, "Hurry up, slowcoach.")
        first.get_by_role("tab", name=re.compile("Chat")).click()
        talk = first.get_by_role("log", name="Chat")
        talk.get_by_role("button", name="Ben").click()
        about = first.get_by_role("dialog", name="Ben")
        about.get_by_role("button", name=re.compile("^Block")).click()
        expect(about.get_by_role("status")).to_have_text("Blocked. You will not meet at tables any more.")
        first.keyboard.press("Escape")
        expect(talk).not_to_contain_text("Hurry up")

        # Her next table is not for him, not even with the link.
        link = str(ada.get(f"/api/tables/{ada.table({'kind': 'me'}, {'kind': 'open'})}")["invitation"])
        second.goto(f"/join/{link}")
        second.get_by_role("button", name="Sit down").click()
        expect(second.get_by_role("alert")).to_be_visible()
        assert "/table/" not in second.url

        # The account says whom one has blocked, and takes it back.
        first.goto("/account")
        listed = first.locator("li", has_text="Ben")
        expect(listed).to_contain_text("blocked")
        listed.get_by_role("button").click()
        expect(listed).to_have_count(0)
        assert json.dumps(ada.get("/api/acquaintances")).count("Ben") == 0
