"""Battles of Wonderland's War in a browser: told draw by draw, fought by mouse, keys and finger, settled by forging."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from battles import BOT, Field, at_the_anvil, battle_server, between_draws, crowded, eve_of_war
from driving import LAPTOP, PHONE, WIDE, Site, Theme, settled, sideways, until, violations
from party import PartyDesk
from player import Player
from playwright.sync_api import Browser, Locator, Page, WebSocket, expect

SMALLEST_TEXT = 11
# Texts smaller than that, after all scaling.
SMALL = """least => [...document.querySelectorAll('.mid text, .mid *')]
  .filter(node => [...node.childNodes].some(one => one.nodeType === 3 && one.data.trim()))
  .filter(node => node.getClientRects().length)
  .filter(node => !node.closest('.spoken') && !node.closest('[hidden]'))
  .map(node => {
    const matrix = node instanceof SVGElement && node.getScreenCTM ? node.getScreenCTM() : { a: 1, b: 0 };
    const scale = Math.hypot(matrix.a, matrix.b);
    return [node.textContent.trim().slice(0, 30), parseFloat(getComputedStyle(node).fontSize) * scale];
  })
  .filter(([, size]) => size < least - 0.05)"""


@pytest.fixture(scope="module")
def field(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Field]:
    with battle_server(tmp_path_factory.mktemp("field")) as field:
        yield field


@pytest.fixture
def battlefield(chromium: Browser, field: Field) -> Site:
    return Site(chromium, field.server)


@pytest.fixture
def zofia(field: Field) -> Iterator[Player]:
    with Player(field.server.origin, "Zofia") as player:
        yield player


@contextlib.contextmanager
def desk_at(site: Site, player: Player, table: str, **wishes: Any) -> Iterator[PartyDesk]:
    with site.visitor(player, **wishes) as page:
        desk = PartyDesk(page)
        desk.open(table)
        yield desk


def war_table(field: Field, player: Player, position: dict[str, Any], bots: int = 2) -> str:
    field.lay(position)
    return player.table({"kind": "me"}, *([BOT] * bots), game="wonderland", options=position["options"])


def lanes(page: Page) -> Locator:
    return page.locator(".lane")


def fought(desk: PartyDesk) -> dict[str, Any]:
    """The scene of the first battle, as far as it has come."""
    return next(scene for scene in desk.scenes.values() if scene["name"] == "war_battle")


def drawn_chips(desk: PartyDesk) -> int:
    """How many chips the scene has put into columns that are still there."""
    last = fought(desk)["steps"][-1]["data"]["lanes"]
    return sum(len(lane["draws"]) for lane in last if lane["status"] != "bust")


def fight_on(desk: PartyDesk) -> None:
    """Answers until the first battle has its result."""
    for _ in range(60):
        if fought(desk)["result"]:
            return
        until(desk.page, lambda: desk.asked or fought(desk)["result"], "a question of the battle")
        if fought(desk)["result"]:
            return
        desk.question()
        keys = desk.keys
        desk.click("halt" if "halt" in keys and len(fought(desk)["steps"]) > 3 else desk.wish())
    raise AssertionError("the battle does not end")


# By mouse


def test_a_battle_is_fought_by_mouse_and_every_draw_stands_in_its_column(
    battlefield: Site, field: Field, zofia: Player
) -> None:
    table = war_table(field, zofia, eve_of_war())
    with desk_at(battlefield, zofia, table) as desk:
        desk.my_turn()
        desk.click("region:NM")
        desk.my_turn()
        page = desk.page
        expect(lanes(page)).to_have_count(3)
        expect(page.locator(".heads .columns span").first).to_have_text("start")
        own = page.locator(".lane.own")
        expect(own).to_have_attribute("data-at", "lane:0")
        expect(lanes(page).last).to_have_class(re.compile(r"\bown\b"))
        while desk.asked and "draw" not in desk.keys:
            desk.click(desk.wish())
            desk.my_turn()
        told = drawn_chips(desk)
        assert told >= 3
        expect(page.locator(".lane .cells .turn, .lane .cells .hand.bust")).to_have_count(told)
        desk.press(own.locator('[data-key="draw"]'))
        until(page, lambda: len(fought(desk)["steps"]) > 2, "the second draw")
        expect(page.locator(".heads .columns")).to_contain_text("draw 2")
        fight_on(desk)
        result = fought(desk)["result"]
        assert result["headline"] and result["because"]


def test_a_battle_that_is_told_waits_with_its_result_and_the_log_does_not_run_ahead(
    battlefield: Site, field: Field, zofia: Player
) -> None:
    """The bags of all others are madness: the battle is over with the first draws, and nobody has a choice after it."""
    mad = ["MADNESS", "MADNESS", "MADNESS"]
    begun = eve_of_war((["ROSE_W"], mad, mad))
    for seat in begun["seats"][1:]:
        seat["supporters"], seat["leader"] = {"NM": 1}, "supply"
    table = war_table(field, zofia, begun)
    zofia.pace("normal")
    with desk_at(battlefield, zofia, table, motion="no-preference") as desk:
        desk.my_turn()
        desk.press(desk.option("region:RK"))
        page = desk.page
        told = page.locator('[data-scene="war_battle"]')
        expect(told).to_be_attached()
        expect(page.locator(".left")).not_to_have_attribute("inert", "")
        expect(lanes(page)).to_have_count(3)
        expect(page.locator(".right")).not_to_contain_text("draws Madness")
        page.keyboard.press("Space")
        while page.locator("[data-goes-on]").count() == 0:
            until(page, lambda: page.locator("[data-goes-on]").count() or desk.asked, "the result or a question")
            if page.locator("[data-goes-on]").count() == 0 and desk.asked:
                desk.question()
                desk.click(desk.wish())
                page.keyboard.press("Space")
        headline = next(scene for scene in desk.scenes.values() if scene["result"])["result"]["headline"]
        expect(page.locator(".result h3")).to_have_text(headline)
        expect(page.locator("[data-goes-on]")).to_be_focused()
        page.locator("[data-goes-on]").click()
        expect(page.locator(".result")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_units_are_spread_over_crowded_islands(
    battlefield: Site, field: Field, zofia: Player, size: tuple[int, int]
) -> None:
    """The Queen's units go to one region each; a way leads to every island, whatever stands on it."""
    tap = size == PHONE
    table = war_table(field, zofia, crowded(), bots=1)
    with desk_at(battlefield, zofia, table, size=size) as desk:
        desk.my_turn()
        desk.click("effect:UNITS:3", tap=tap)
        for region in ("TT", "PT", "NM"):
            asked = desk.my_turn()
            assert asked and asked["name"] == "split_region"
            until(desk.page, lambda: desk.out_of_reach() == [], "a way to every region")
            desk.click(f"region:{region}", tap=tap)
        until(
            desk.page, lambda: desk.update and desk.update["view"]["seats"][0]["supporters"]["NM"] == 3, "units there"
        )


# By keys


def test_a_battle_is_fought_by_keys_and_b_shows_the_board(battlefield: Site, field: Field, zofia: Player) -> None:
    table = war_table(field, zofia, between_draws())
    with desk_at(battlefield, zofia, table) as desk:
        desk.my_turn()
        page = desk.page
        page.keyboard.press("b")
        expect(page.locator(".plot")).to_be_visible()
        expect(lanes(page)).to_have_count(0)
        page.keyboard.press("b")
        expect(lanes(page)).to_have_count(3)
        page.keyboard.press("ArrowRight")
        expect(page.locator(":focus")).to_have_attribute("data-key", "draw")
        expect(page.locator(".lane.own .next")).to_have_class(re.compile(r"\bfocus\b"))
        desk.listening()
        before = desk.mark()
        page.keyboard.press("Space")
        assert desk.mark() == before, "Space never chooses"
        page.keyboard.press("2")
        until(page, lambda: desk.mark() != before, "the choice by its number")


# On a phone


def test_a_battle_on_a_phone_has_two_large_buttons_and_the_own_lane_at_hand(
    battlefield: Site, field: Field, zofia: Player
) -> None:
    table = war_table(field, zofia, between_draws(5), bots=4)
    with desk_at(battlefield, zofia, table, size=PHONE, locale="pl") as desk:
        desk.my_turn()
        page = desk.page
        assert sideways(page) == 0
        expect(lanes(page)).to_have_count(5)
        boxes = [row.bounding_box() for row in page.locator(".prompt .row").all()]
        assert len(boxes) == 2 and all(box and box["height"] >= 54 for box in boxes)
        assert boxes[0] and boxes[1] and boxes[0]["y"] == boxes[1]["y"]
        prompt = page.locator(".prompt").bounding_box()
        own = page.locator(".lane.own").bounding_box()
        assert own and prompt and own["y"] >= 0 and own["y"] + own["height"] <= prompt["y"] + 1
        heights = [box["height"] for lane in lanes(page).all() if (box := lane.bounding_box())]
        assert heights == [112] * 5
        before = desk.mark()
        halt = page.locator('.prompt .row[data-key="halt"]')
        halt.tap()
        expect(halt.locator(".btn.primary")).to_be_visible()
        halt.tap()
        desk.settle(before, tap=True)


# Forging


class Sent:
    """What a page says over its socket."""

    def __init__(self, page: Page) -> None:
        self.choices: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._hear)

    def _hear(self, frame: bytes | str) -> None:
        message = json.loads(frame)
        if message["do"] == "choose":
            self.choices.append(message["key"])


def test_forging_narrows_by_chip_or_track_and_sends_nothing_before_both(
    battlefield: Site, field: Field, zofia: Player
) -> None:
    table = war_table(field, zofia, at_the_anvil())
    with battlefield.visitor(zofia) as page:
        sent = Sent(page)
        desk = PartyDesk(page)
        desk.open(table)
        desk.my_turn()
        expect(page.locator('[data-key="stop"]')).to_have_count(1)
        desk.press(page.locator('[data-key="forge:ROSE_W"]'))
        expect(page.locator(".hand .one.chosen")).to_contain_text("Rose")
        expect(page.locator('[data-key="forge:ROSE_W:3"]')).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".hand .one.chosen")).to_have_count(0)
        desk.press(page.locator('[data-key="track:3"]'))
        expect(page.locator('.hand [data-key="forge:ARTIFACT:3"]')).to_be_visible()
        assert sent.choices == []
        desk.press(page.locator('.hand [data-key="forge:ARTIFACT:3"]'))
        until(page, lambda: sent.choices, "the choice")
        assert sent.choices == ["forge:ARTIFACT:3"]
        until(
            page, lambda: desk.update and desk.update["view"]["seats"][0]["forge"][2] == ["ARTIFACT"], "the chip there"
        )


# Sealed choices


class Heard:
    """All updates that a page has heard."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._hear))

    def _hear(self, frame: bytes | str) -> None:
        message = json.loads(frame)
        if message["type"] == "update":
            self.frames.append(message)


def seen_by_another(site: Site, field: Field, key: str) -> tuple[str, list[Any]]:
    """What the page of one player shows of another's lane when that one has chosen in secret, and what it has heard."""
    position = between_draws()
    with Player(site.origin, "Ada") as ada, Player(site.origin, "Bela") as bela:
        field.lay(position)
        seats = [{"kind": "me"}, {"kind": "open"}, BOT]
        table = ada.table(*seats, game="wonderland", options=position["options"])
        bela.post(f"/api/tables/{table}/join", {"seat": 1, "code": "", "nonce": "0" * 32})
        if ada.get(f"/api/tables/{table}")["status"] == "open":
            ada.post(f"/api/tables/{table}/start")
        with site.visitor(bela) as page:
            heard = Heard(page)
            PartyDesk(page).open(table)
            ada.play(table, until=lambda update: update["asked"] is None, policy=lambda asked, update: key)
            expect(page.locator('[data-at="lane:0"] .status.sealed')).to_have_text("Has chosen")
            answers = [frame["view"]["pending"][-1]["answers"] for frame in heard.frames]
            return page.locator('[data-at="lane:0"]').evaluate("node => node.outerHTML"), answers


def test_a_sealed_choice_shows_others_that_it_was_made_and_nothing_more(battlefield: Site, field: Field) -> None:
    (drawing, heard), (halting, also) = (seen_by_another(battlefield, field, key) for key in ("draw", "halt"))
    assert drawing == halting
    for answers in (*heard, *also):
        assert set(answers.values()) <= {None}
    assert "0" in heard[-1] and "0" in also[-1]


def test_closed_bags_show_no_contents_and_no_odds_and_open_ones_do(
    battlefield: Site, field: Field, zofia: Player
) -> None:
    for options, open_bags in (({}, False), ({"open_bags": True}, True)):
        table = war_table(field, zofia, between_draws(options=options))
        with desk_at(battlefield, zofia, table) as desk:
            desk.my_turn()
            page = desk.page
            expect(page.locator(".reach")).to_have_count(1 if open_bags else 0)
            own = desk.update["view"]["seats"][0]["bag"] if desk.update else None
            assert isinstance(own, list) == open_bags
            if not open_bags:
                expect(page.locator(".own .closed")).to_contain_text("3 chips in the bag")
                expect(page.locator(".own .closed")).to_contain_text("WW-204")


# How it looks


@pytest.mark.parametrize("size", [WIDE, (1280, 720), PHONE, (360, 740)])
@pytest.mark.parametrize("players", [2, 3, 5])
def test_nothing_is_too_small_or_cut_off(
    battlefield: Site, field: Field, zofia: Player, size: tuple[int, int], players: int
) -> None:
    more = {"unused_region": "GF"} if players == 2 else {}
    table = war_table(field, zofia, between_draws(players, draws=3, **more), bots=players - 1)
    with desk_at(battlefield, zofia, table, size=size, locale="pl") as desk:
        desk.my_turn()
        page = desk.page
        settled(page)
        assert page.evaluate(SMALL, SMALLEST_TEXT) == []
        assert sideways(page) == 0
        own = page.locator(".lane.own")
        expect(own).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_axe_finds_nothing_in_battles_and_their_outcome(
    battlefield: Site, field: Field, zofia: Player, theme: Theme, size: tuple[int, int]
) -> None:
    found: list[str] = []
    for position in (between_draws(options={"open_bags": True}), between_draws(), at_the_anvil()):
        table = war_table(field, zofia, position)
        with desk_at(battlefield, zofia, table, theme=theme, size=size) as desk:
            desk.my_turn()
            settled(desk.page)
            found += violations(desk.page)
    assert found == []


def test_pictures_of_battles(battlefield: Site, field: Field, zofia: Player) -> None:
    """Leaves pictures for eyes in `build/browser`: a battle and an outcome, wide and on a phone, both languages."""
    folder = Path(__file__).parents[2] / "build" / "browser"
    for name, position in (("battle", between_draws(4)), ("forging", at_the_anvil())):
        table = war_table(field, zofia, position, bots=len(position["seats"]) - 1)
        for size, locale, theme in ((WIDE, "en", "dark"), (PHONE, "pl", "light")):
            with desk_at(battlefield, zofia, table, size=size, locale=locale, theme=theme) as desk:
                desk.my_turn()
                settled(desk.page)
                desk.page.screenshot(path=folder / f"wonderland-{name}-{locale}.png")
                assert (folder / f"wonderland-{name}-{locale}.png").exists()
