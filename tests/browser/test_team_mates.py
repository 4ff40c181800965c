"""Team mates at a table in the browser: both decide at the same time, and one waits while the other pays for a line."""

from __future__ import annotations

import secrets
from collections.abc import Iterator

import pytest
from driving import SEEN, Desk, Site, settled, until, violations
from player import Player
from playwright.sync_api import Browser, expect
from serving import ServerProcess

BOT = {"kind": "bot", "level": "novice"}
NO_SCENE = (r"scenes/quarry\.svg",)


@pytest.fixture
def team_site(chromium: Browser, toy_server: ServerProcess) -> Iterator[Site]:
    yield Site(chromium, toy_server)


def table_of_mates(ada: Player, cleo: Player) -> str:
    """Ada and Cleo against two bots."""
    table = ada.table({"kind": "me"}, BOT, {"kind": "open"}, BOT, game="quarry")
    code = ada.get(f"/api/tables/{table}")["seats"][2]["code"]
    cleo.post(f"/api/tables/{table}/join", {"seat": 2, "code": code, "nonce": secrets.token_hex(16)})
    ada.post(f"/api/tables/{table}/start")
    return table


def asked(desk: Desk) -> str:
    return str(desk.asked["name"]) if desk.asked else ""


@pytest.mark.slow
def test_two_members_of_a_team_decide_at_the_same_time_and_wait_for_each_others_lines(team_site: Site) -> None:
    site = team_site
    with (
        Player(site.origin, "Ada") as ada,
        Player(site.origin, "Cleo", "pl") as cleo,
        site.visitor(ada, expected=NO_SCENE) as adas,
        site.visitor(cleo, locale="pl", expected=NO_SCENE) as cleos,
    ):
        table = table_of_mates(ada, cleo)
        one, other = Desk(adas).open(table), Desk(cleos).open(table)
        one.question()
        other.question()
        assert (asked(one), asked(other)) == ("menu", "menu")

        # Both click at the same time, and neither click is stale.
        before = one.mark(), other.mark()
        one.option("gather").click()
        other.option("gather").click()
        one.settle(before[0])
        other.settle(before[1])
        assert (asked(one), asked(other)) == ("picking", "picking")
        expect(adas.locator(".trouble")).to_have_count(0)
        one.click("gem:blue")
        until(cleos, lambda: "gem:blue" not in other.keys, "that the gem is gone for the mate too")
        other.click("gem:red")

        # Ada begins a line: Cleo's menu is withdrawn, and a sentence says why.
        one.question()
        other.question()
        assert (asked(one), asked(other)) == ("menu", "menu")
        one.click("buy")
        waiting = cleos.locator(".prompt .q")
        expect(waiting).to_contain_text("Najpierw kończy Ada z twojej drużyny, potem znowu ty")
        expect(cleos.locator("[data-key='pass']")).to_have_count(0)
        expect(cleos.locator(".spoken[aria-live]")).to_contain_text("Najpierw kończy Ada")
        settled(cleos)
        SEEN.mkdir(parents=True, exist_ok=True)
        cleos.screenshot(path=SEEN / "team-mate-waits-pl.png")
        adas.screenshot(path=SEEN / "team-mate-pays.png")
        assert violations(cleos) == []

        # Afterwards it comes back.
        while asked(one) in ("paying", "picking"):
            one.click(one.keys[0])
            until(adas, lambda: one.asked or asked(other) == "menu", "what comes of it")
        other.question()
        assert asked(other) == "menu"
        expect(cleos.locator("[data-key='pass']").first).to_be_visible()


@pytest.mark.slow
def test_a_page_that_is_opened_while_the_mate_goes_first_says_so_in_english(team_site: Site) -> None:
    site = team_site
    with Player(site.origin, "Ada") as ada, Player(site.origin, "Cleo") as cleo:
        table = table_of_mates(ada, cleo)
        with (
            site.visitor(cleo, expected=NO_SCENE) as cleos,
            site.visitor(ada, size=(390, 844), expected=NO_SCENE) as adas,
        ):
            other = Desk(cleos).open(table)
            other.question()
            other.click("buy")
            Desk(adas).open(table)
            expect(adas.locator(".prompt .q")).to_contain_text("Your team mate Cleo finishes first, then you go on")
            settled(adas)
            SEEN.mkdir(parents=True, exist_ok=True)
            adas.screenshot(path=SEEN / "team-mate-waits-phone.png")
            assert violations(adas) == []


@pytest.mark.slow
def test_a_game_of_teams_is_played_to_the_end_in_two_pages(team_site: Site) -> None:
    site = team_site
    with (
        Player(site.origin, "Ada") as ada,
        Player(site.origin, "Cleo") as cleo,
        site.visitor(ada, expected=NO_SCENE) as adas,
        site.visitor(cleo, expected=NO_SCENE) as cleos,
    ):
        table = table_of_mates(ada, cleo)
        desks = [Desk(adas).open(table), Desk(cleos).open(table)]

        def step() -> bool:
            for desk in desks:
                if desk.asked and not desk.over:
                    desk.question()
                    if desk.keys:
                        desk.click(desk.keys[-1])
            return all(desk.over for desk in desks)

        until(adas, step, "the end of the game", 120)
        sheet = adas.get_by_role("dialog", name="End of the game")
        expect(sheet.locator(".pl")).to_have_count(4)
        expect(sheet).to_contain_text("win together")
        adas.screenshot(path=SEEN / "team-result.png")
