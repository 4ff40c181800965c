"""What one does at one's own table: steps taken back, questions before what counts, zoom, notes, things opened, words
for those who do not see."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from driving import Desk, Site, until
from messages import message
from player import Player, Sensible, Update, largest, matching, own_hand, turns
from playwright.sync_api import Page, WebSocketRoute, expect

BAND = 4
BOT = {"kind": "bot", "level": "novice"}
GATHERING = 12
"""More cards than a hand can hold: nothing is played until the Band is large enough."""


def leaders(update: Update) -> list[str]:
    """Leaders of the own hand for Bands of at least four."""
    asked = update["asked"]
    if not asked or asked["name"] != "turn_action":
        return []
    keys = [str(option["key"]) for option in asked["options"]]
    hand = own_hand(update)
    return [key for key in keys if key.startswith("lead:") and largest(key.partition(":")[2], hand) >= BAND]


def table_with_a_band(player: Player) -> str:
    """A table at which the own hand can form a Band of four."""
    table = player.table({"kind": "me"}, BOT)
    player.play(table, lambda update: bool(leaders(update)), Sensible(GATHERING))
    return table


@pytest.mark.slow
def test_steps_are_taken_back_one_by_one(site: Site, ada: Player) -> None:
    with site.visitor(ada) as page:
        desk = Desk(page).open(table_with_a_band(ada))
        steps: list[tuple[str, list[str]]] = []
        assert desk.my_turn() and desk.update
        leader = leaders(desk.update)[0]
        # Cards of one kind, or the first to be added could end the Band.
        band = {f"add:{card}" for card in matching(leader.partition(":")[2], own_hand(desk.update))}
        for wishes in ({leader}, band, band):
            assert desk.my_turn()
            steps.append(((desk.asked or {})["name"], desk.keys))
            desk.click(next(key for key in desk.keys if key in wishes))
        assert [name for name, _ in steps] == ["turn_action", "band_add", "band_add"]
        for name, keys in reversed(steps):
            before = desk.mark()
            page.keyboard.press("Control+z")
            next_question(desk, before)
            assert ((desk.asked or {})["name"], desk.keys) == (name, keys)
        # What is left is behind something that was seen: against bots it can still be taken back, but not by mistake.
        assert desk.update and desk.update["undo"] == {"free": False, "plain": True, "consent": False}
        before = desk.mark()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name=re.compile("^Undo"))).to_have_count(1)
        assert desk.mark() == before


@pytest.mark.slow
def test_a_choice_that_ends_the_turn_with_options_left_is_asked_back(site: Site, ada: Player) -> None:
    table = table_with_a_band(ada)
    with site.visitor(ada) as page:
        desk = Desk(page)

        def hear(message: bytes | str, route: WebSocketRoute) -> None:
            """What every choice would do is told as the end of a turn that reveals nothing: seldom in Ethnos."""
            heard = json.loads(message)
            if heard["type"] == "consequence":
                heard |= {"reveals": False, "ends_turn": True}
            desk._hear(json.dumps(heard))
            route.send(json.dumps(heard))

        def between(route: WebSocketRoute) -> None:
            server = route.connect_to_server()
            server.on_message(lambda message: hear(message, route))

        page.route_web_socket(re.compile("/ws/tables/"), between)
        desk.open(table)
        assert desk.my_turn() and desk.update
        # Nothing to take back yet, so nothing is asked.
        before = desk.mark()
        desk.option(leaders(desk.update)[0]).click()
        until(page, lambda: desk.mark() != before, "the choice")
        desk.my_turn()
        before = desk.mark()
        desk.option("done").click()
        question = page.locator(".prompt [role=alert]")
        expect(question).to_contain_text("This ends your turn, and you could still do something else.")
        page.get_by_role("button", name=re.compile("^No, back")).click()
        expect(question).to_have_count(0)
        assert desk.mark() == before
        desk.option("done").click()
        page.get_by_role("button", name="Yes", exact=True).click()
        until(page, lambda: desk.mark() != before, "the end of the turn")


@pytest.mark.slow
def test_only_a_choice_whose_answer_is_late_dims_the_table_and_a_second_one_is_not_taken(
    site: Site, ada: Player
) -> None:
    table = table_with_a_band(ada)
    with site.visitor(ada) as page:
        desk = Desk(page)
        kept: list[bytes | str] | None = None
        sent: list[str] = []
        routes: list[WebSocketRoute] = []

        def hear(message: bytes | str, route: WebSocketRoute) -> None:
            if kept is not None:
                kept.append(message)
                return
            desk._hear(message)
            route.send(message)

        def between(route: WebSocketRoute) -> None:
            server = route.connect_to_server()
            routes.append(route)

            def say(message: bytes | str) -> None:
                if (said := json.loads(message))["do"] == "choose":
                    sent.append(said["key"])
                server.send(message)

            route.on_message(say)
            server.on_message(lambda message: hear(message, route))

        page.route_web_socket(re.compile("/ws/tables/"), between)
        page.clock.install()
        desk.open(table)
        assert desk.my_turn() and desk.update
        lit = desk.lit().count()
        first = leaders(desk.update)[0]
        second = next(key for key in desk.keys if key != first and desk.option(key).count())
        before = desk.mark()
        # Given that the server does not answer, and that time stands still
        kept = []
        page.clock.pause_at(int(page.evaluate("Date.now()")) + 1000)
        desk.option(first).click()
        # When no time passes, nothing is dimmed, but another choice is not taken
        assert desk.lit().count() == lit
        desk.option(second).click()
        assert sent == [first]
        # When it passes, the table says what it waits for
        page.clock.run_for(200)
        expect(page.get_by_role("status").filter(has_text="Being sent")).to_be_visible()
        assert desk.lit().count() == 0
        # And with the answer comes the next question
        answers, kept = kept, None
        for answer in answers:
            hear(answer, routes[-1])
        page.clock.resume()
        next_question(desk, before)
        expect(desk.lit().first).to_be_visible()
        assert sent == [first]


@pytest.mark.slow
def test_the_board_is_zoomed_by_the_wheel_and_dragged_without_choosing(site: Site, ada: Player) -> None:
    with site.visitor(ada) as page:
        desk = Desk(page).open(ada.table({"kind": "me"}, BOT))
        desk.my_turn()
        layer = page.locator(".frame .layer")
        before = desk.mark()
        middle = page.locator(".frame").bounding_box()
        assert middle
        x, y = middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2
        page.mouse.move(x, y)
        page.mouse.wheel(0, -300)
        until(page, lambda: scale(page) > 1.2, "a larger board")
        shifted = layer.bounding_box()
        page.mouse.down()
        page.mouse.move(x + 60, y + 40, steps=4)
        page.mouse.up()
        until(page, lambda: layer.bounding_box() != shifted, "a board that was dragged")
        assert scale(page) > 1.2
        page.keyboard.press("0")
        until(page, lambda: scale(page) == 1, "the whole board")
        page.keyboard.press("+")
        until(page, lambda: scale(page) > 1, "closer by a key")
        assert desk.mark() == before and page.locator("dialog").count() == 0


@pytest.mark.slow
def test_notes_are_kept_even_if_the_tab_is_closed_at_once(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, BOT)
    with site.context(ada) as context:
        page = context.new_page()
        Desk(page).open(table)
        page.get_by_role("tab", name="Notes").click()
        field = page.get_by_role("textbox", name="Notes")
        expect(page.get_by_text("Saved", exact=True)).to_be_visible()
        field.fill("Watch the")
        field.press_sequentially(" elves.")
        page.goto("about:blank")
        until(page, lambda: ada.get(f"/api/tables/{table}/note")["text"] == "Watch the elves.", "the note")
        again = context.new_page()
        Desk(again).open(table)
        again.get_by_role("tab", name="Notes").click()
        expect(again.get_by_role("textbox", name="Notes")).to_have_value("Watch the elves.")


@pytest.mark.slow
def test_everything_that_happens_is_read_out(site: Site, ada: Player) -> None:
    with site.visitor(ada) as page:
        desk = Desk(page).open(ada.table({"kind": "me"}, BOT))
        desk.my_turn()
        before_all = len(desk.told)
        page.evaluate(
            """() => {
              window.read = [];
              const region = document.querySelector('.spoken[aria-live=polite]');
              new MutationObserver((changes) => {
                for (const change of changes) for (const node of change.addedNodes) window.read.push(node.textContent);
              }).observe(region, { childList: true });
            }"""
        )
        for _ in range(2):
            before = desk.mark()
            desk.click(desk.wish())
            next_question(desk, before)
        heard = [event["text"].rstrip(".") for event in desk.told[before_all:] if event["weight"] >= 2]
        assert heard

        def read() -> list[str]:
            return [text.strip().rstrip(".") for text in page.evaluate("() => window.read")]

        until(page, lambda: set(heard) <= set(read()), "all that happened")
        expect(page.locator(".spoken[aria-live=polite]")).to_contain_text(f"Your turn. {(desk.asked or {})['prompt']}")
        assert all(read().count(text) == heard.count(text) for text in heard), "nothing is said twice"
        position = page.get_by_role("region", name="Position")
        expect(position.get_by_role("heading").first).to_have_text(re.compile(r"\w"))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "kind"), [("ethnos", "kingdom"), ("runewars", "unit")])
def test_everything_on_the_table_is_opened_by_the_keyboard(site: Site, ada: Player, game: str, kind: str) -> None:
    table = ada.table({"kind": "me"}, BOT, game=game, options={"quick_map": True} if game == "runewars" else {})
    ada.play(table, turns(1))
    with site.visitor(ada) as page:
        Desk(page).open(table)
        mark = str(page.locator(f"[data-thing^='{kind}:']").first.get_attribute("data-thing"))
        for view in ("board", "text"):
            if view == "text":
                page.keyboard.press("t")
                expect(page.locator(f"[data-thing='{mark}']")).to_have_count(0)
            page.evaluate("() => document.activeElement.blur()")
            page.keyboard.press("i")
            found = page.get_by_role("dialog", name="Open a thing on the table")
            name = found.locator(f"[id$='-{mark}']").inner_text().strip()
            page.keyboard.type(name)
            page.keyboard.press("Enter")
            expect(page.get_by_role("dialog", name=name).locator(".picture")).to_be_visible()
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
        expect(page.get_by_role("region", name="Position").locator("visible=true").first).to_be_visible()


@pytest.mark.slow
def test_a_foreign_log_says_its_language_and_a_result_once_closed_stays_closed(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, BOT, language="pl")
    ada.play(table, policy=Sensible(3))
    with site.visitor(ada) as page:
        page.goto(f"/table/{table}")
        sheet = page.get_by_role("dialog", name="End of the game")
        sheet.get_by_role("button", name="Back to the board").click()
        expect(sheet).to_have_count(0)
        log = page.get_by_role("region", name="Log")
        expect(log.locator(".ll [lang=pl]").first).to_be_visible()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Polski").click()
        page.keyboard.press("Escape")
        expect(page.locator(".prompt")).to_contain_text(message("table-finished", "pl"))
        expect(page.locator("dialog")).to_have_count(0)
        assert page.locator(".ll [lang]").count() == 0


def next_question(desk: Desk, before: tuple[Any, ...]) -> None:
    until(desk.page, lambda: desk.mark() != before and desk.asked, "the next question")


def scale(page: Page) -> float:
    """How large the board is shown."""
    return float(
        page.locator(".frame .layer").evaluate("node => new DOMMatrix(getComputedStyle(node).transform).a || 1")
    )
