"""Great moments wait: a scene opens by itself, plays its steps, shows its result, and asks what is asked in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from driving import PHONE, WIDE, Desk, Site, sideways, until, violations
from player import Player
from playwright.sync_api import Browser, Locator, Page, expect
from serving import ServerProcess

BOT: Final = {"kind": "bot", "level": "novice"}


@pytest.fixture
def toys(chromium: Browser, toy_server: ServerProcess) -> Site:
    return Site(chromium, toy_server)


@pytest.fixture
def zofia(toys: Site) -> Iterator[Player]:
    with Player(toys.origin, "Zofia") as player:
        player.pace("normal")
        yield player


def sheet_of(page: Page) -> Locator:
    return page.locator(".scene[role=dialog]")


def attack(desk: Desk, page: Page, tap: bool = False) -> None:
    """Fights the next seat: a scene, in which that one is asked whether to stand."""
    option = desk.option("fight:1")
    if tap:
        option.tap()
        option.tap()
    else:
        option.click()
    expect(sheet_of(page)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_scene_opens_by_itself_and_waits_with_its_result(toys: Site, zofia: Player, size: tuple[int, int]) -> None:
    table = zofia.table({"kind": "me"}, BOT, game="skirmish")
    with toys.visitor(zofia, size=size) as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        attack(desk, page, tap=size == PHONE)
        sheet = sheet_of(page)
        heading = sheet.get_by_role("heading").first
        expect(heading).to_have_text("Zofia against " + desk_name(desk, 1))
        goes_on = sheet.get_by_role("button", name="Continue")
        expect(goes_on).to_be_visible()
        expect(goes_on).to_be_focused()
        scene = the_scene(desk)
        expect(sheet).to_contain_text(scene["result"]["headline"])
        expect(sheet).to_contain_text(scene["result"]["because"])
        expect(sheet.locator("[aria-live=assertive]")).to_contain_text(scene["result"]["headline"])
        assert page.locator("[data-key]:not([aria-disabled])").count() == 0
        assert violations(page) == []
        assert sideways(page) <= 0
        if size == PHONE:
            box = goes_on.bounding_box()
            assert box and box["height"] >= 48 and box["y"] + box["height"] <= PHONE[1]

        # The map lies behind it; the scene can be seen again, and its result comes at once by Space.
        page.keyboard.press("m")
        expect(sheet).to_have_count(0)
        page.keyboard.press("m")
        expect(sheet).to_be_visible()
        sheet.get_by_role("button", name="Show it again" if size == WIDE else "step").click()
        expect(sheet.get_by_role("button", name="Pause")).to_be_visible()
        page.keyboard.press("Space")
        expect(goes_on).to_be_focused()
        goes_on.click()
        until(page, lambda: sheet.count() == 0 or heading.inner_text() != "Zofia against " + desk_name(desk, 1), "on")


@pytest.mark.slow
def test_what_is_asked_in_a_scene_is_asked_in_its_sheet(toys: Site, zofia: Player) -> None:
    """A friend attacks; whoever is attacked decides in the sheet, and both see how it ends."""
    with Player(toys.origin, "Marek") as marek:
        table = zofia.table({"kind": "me"}, {"kind": "open"}, game="skirmish")
        marek.post(f"/api/tables/{table}/join", {"seat": 1, "code": "", "nonce": "0" * 32})
        if zofia.get(f"/api/tables/{table}")["status"] == "open":
            zofia.post(f"/api/tables/{table}/start")
        marek.pace("normal")
        with toys.visitor(zofia) as hers, toys.visitor(marek) as his:
            attacker, defender = Desk(hers).open(table), Desk(his).open(table)
            attacker.my_turn()
            attacker.option("fight:1").click()
            sheet = sheet_of(his)
            expect(sheet).to_be_visible()
            expect(sheet.locator('[data-key="stand"]')).to_be_visible()
            assert his.locator(".prompt").count() == 1
            expect(sheet_of(hers)).to_contain_text("Deciding now: Marek")
            assert violations(his) == []
            sheet.locator('[data-key="yield"]').click()
            for page in (hers, his):
                expect(sheet_of(page)).to_contain_text("Zofia wins the fight")
                # With several people at the table it goes on by itself at last.
                expect(sheet_of(page)).to_contain_text("at the latest in")
                page.get_by_role("button", name="Continue").click()
                expect(sheet_of(page)).to_have_count(0)
            defender.my_turn()


@pytest.mark.slow
def test_a_replay_plays_the_scene_of_a_step(toys: Site, zofia: Player) -> None:
    table = zofia.table({"kind": "me"}, BOT, game="skirmish")
    zofia.pace("off")
    zofia.play(table, policy=lambda asked, update: "yield" if asked["name"] == "standing" else "fight:1")
    with toys.visitor(zofia) as page:
        page.goto(f"/replay/{table}?step=0&eyes=none")
        sheet = sheet_of(page)

        def forward() -> bool:
            page.keyboard.press("ArrowRight")
            return sheet.is_visible()

        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        until(page, forward, "a scene")
        page.keyboard.press("Space")
        expect(sheet.get_by_role("button", name="Continue")).to_be_focused()
        assert violations(page, ".scene") == []
        sheet.get_by_role("button", name="Continue").click()
        expect(sheet).to_have_count(0)
        page.get_by_role("button", name="Show the scene").click()
        expect(sheet).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_log_has_one_line_for_a_scene_that_opens_by_mouse_and_keyboard(
    toys: Site, zofia: Player, size: tuple[int, int]
) -> None:
    table = zofia.table({"kind": "me"}, BOT, game="skirmish")
    with toys.visitor(zofia, size=size) as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        attack(desk, page, tap=size == PHONE)
        # How it ends is not to be read before it was shown.
        assert page.locator(".ll.scene", has_text="wins the fight").count() == 0
        scene = the_scene(desk)
        page.get_by_role("button", name="Continue").click()
        if size == PHONE:
            page.get_by_role("button", name="Log").click()
        lines = page.get_by_role("region", name="Log").locator(".ll.scene")
        expect(lines.first).to_be_visible()
        head = lines.first.get_by_role("button", name=scene["result"]["headline"])
        expect(head).to_have_attribute("aria-expanded", "false")
        expect(lines.first.get_by_text("Round 1")).to_be_hidden()
        head.focus()
        page.keyboard.press("Enter")
        expect(lines.first.get_by_text("Round 1")).to_be_visible()
        expect(lines.first).to_contain_text(scene["result"]["because"])
        assert violations(page) == []
        head.click()
        expect(lines.first.get_by_text("Round 1")).to_be_hidden()
        head.click()
        lines.first.get_by_role("button", name="Show the scene").click()
        expect(sheet_of(page)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_scene_has_a_mark_on_the_lane_which_plays_it_from_its_first_step(
    toys: Site, zofia: Player, size: tuple[int, int]
) -> None:
    """A fight over several choices: the mark lies where it began, and plays all of it."""
    table = zofia.table({"kind": "me"}, {"kind": "me"}, game="skirmish")
    zofia.pace("off")
    zofia.play(table, policy=fights_on)
    with toys.visitor(zofia, size=size) as page:
        page.goto(f"/replay/{table}?step=0&eyes=none")
        steps = page.evaluate("(table) => fetch(`/api/replays/${table}`).then((one) => one.json())", table)["steps"]
        first = next(step for step in steps if step["scene"])
        assert first["until"] > first["step"]
        mark = page.locator(".scrub").get_by_label(first["scene"], exact=True).first
        expect(mark).to_be_visible()
        mark.click()
        sheet = sheet_of(page)
        expect(sheet.get_by_role("button", name="Pause")).to_be_visible()
        expect(sheet.locator(".steps [aria-current=step]")).to_have_text("Round 1")
        page.keyboard.press("Space")
        sheet.get_by_role("button", name="Continue").click()
        expect(sheet).to_have_count(0)
        expect(page).to_have_url(re.compile(rf"step={first['until']}\b"))
        # By the keyboard: the button beside the other jumps.
        page.get_by_role("button", name="Scene", exact=True).focus()
        page.keyboard.press("Enter")
        expect(sheet).to_be_visible()
        log = page.get_by_role("region", name="Log")
        assert log.locator(".ll.scene").count() >= 1 and log.locator(".ll.scene .below").first.is_hidden()


def fights_on(asked: dict[str, Any], update: dict[str, Any]) -> str:
    """Fights, and stands as long as that is offered."""
    keys = [str(option["key"]) for option in asked["options"]]
    return next(key for key in keys if key == "stand" or key.startswith("fight:"))


def the_scene(desk: Desk) -> dict[str, Any]:
    """The first scene of this table, once it has its result."""

    def ended() -> dict[str, Any] | None:
        return next((scene for scene in desk.scenes.values() if scene["result"]), None)

    found: dict[str, Any] = until(desk.page, ended, "a scene")
    return found


def desk_name(desk: Desk, seat: int) -> str:
    assert desk.info
    return str(desk.info["seats"][seat]["name"])
