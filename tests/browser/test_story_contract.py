"""What the story promises besides its scenes: hidden tabs, the goal in first games, locks, names in two languages."""

from __future__ import annotations

import pytest
from driving import PHONE, WIDE, Desk, Site, settled, until, violations
from estate_of_tables import WarEstate
from player import Player, Update, turns
from playwright.sync_api import expect
from rehearsed import QUICK, Company, quest_with_a_reward, rehearsal
from serving import ServerProcess
from test_runewars_story import GOES_ON, sit_down

BOT = {"kind": "bot", "level": "novice"}
NEWCOMER = 3
"""So many finished games make somebody who knows the goal."""
IN_A_QUEST = ("quest_choice", "turn_window")
NEARLY = 6
"""So many cards without a Dragon are left when the page begins to look on."""
# As if another tab had been opened, or this one again.
HIDE = """(hidden) => {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


@pytest.mark.slow
def test_a_hidden_tab_shows_the_table_as_it_is(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, BOT, BOT, BOT)
    ada.play(table, lambda update: turns(9)(update) and update["asked"]["name"] == "turn_action")
    ada.pace("slow")
    with site.visitor(ada) as page:
        page.clock.install()
        desk = Desk(page).open(table)
        desk.my_turn()
        page.clock.pause_at(page.evaluate("() => Date.now() + 1"))
        version = (desk.asked or {})["version"]
        desk.option("draw").click()
        until(page, lambda: desk.asked and desk.asked["version"] != version, "the server's question")
        page.clock.run_for(600)
        expect(page.locator(".prompt.show .said")).to_be_visible()
        page.evaluate(HIDE, True)
        expect(page.locator(".prompt.asks")).to_be_visible()
        # What was not seen can be told again by whoever comes back.
        page.evaluate(HIDE, False)
        expect(page.get_by_role("button", name="Since your last turn")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_first_games_are_told_the_goal_and_later_ones_the_condition(site: Site, ada: Player, locale: str) -> None:
    """The first part of a question says what to do; the second one why, for beginners the goal."""
    first = ada.table({"kind": "me"}, BOT)
    with site.visitor(ada, locale=locale) as page:
        desk = Desk(page).open(first)
        asked = desk.my_turn() or {}
        assert asked["first"] and asked["why"] and asked["first"] != asked["why"]
        expect(page.locator(".prompt .ask")).to_have_text(asked["prompt"])
        expect(page.locator(".prompt .why")).to_contain_text(asked["first"].rpartition(" ")[0])
    for _ in range(NEWCOMER):
        ada.play(ada.table({"kind": "me"}, BOT))
    later = ada.table({"kind": "me"}, BOT)
    with site.visitor(ada, locale=locale) as page:
        desk = Desk(page).open(later)
        asked = desk.my_turn() or {}
        expect(page.locator(".prompt .why")).to_contain_text(asked["why"].rpartition(" ")[0])


@pytest.mark.slow
def test_an_option_tells_numbers_and_that_it_cannot_be_taken_back_is_a_lock(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, BOT, BOT)
    ada.play(table, lambda update: turns(10)(update) and update["asked"]["name"] == "turn_action")
    with site.visitor(ada) as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        well = page.locator(".prompt .well")
        desk.option("draw").hover()
        expect(well.locator("b")).to_have_text("Draw a card from the deck:")
        expect(well).to_contain_text("unseen")
        lock = well.get_by_role("img", name="cannot be undone")
        expect(lock).to_be_visible()
        assert lock.inner_text().strip() == "", "its reason is its name, not text"
        lead = next(key for key in desk.keys if key.startswith("lead:"))
        desk.option(lead).hover()
        until(page, lambda: "Draw a card" not in well.inner_text(), "what a Leader would do")
        assert any(sign.isdigit() for sign in well.inner_text()), "in the game's own numbers"


@pytest.mark.slow
def test_what_nobody_has_named_is_called_in_the_language_of_the_page(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "me"})
    for locale, second, day in (("en", "Second player", " table"), ("pl", "Drugi gracz", "Stół ")):
        with site.visitor(ada, locale=locale) as page:
            page.goto(f"/table/{table}")
            page.locator(".curtain button").click()
            expect(page.locator("aside.left")).to_contain_text(second)
            expect(page.locator("header.top")).to_contain_text(day)


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_quest_is_a_scene_with_its_cards_and_its_outcome(
    site: Site, server: ServerProcess, ada: Player, bela: Player, size: tuple[int, int]
) -> None:
    game = rehearsal(2, QUICK, quest_with_a_reward)
    company = Company(server, game, ada, bela)
    pick = next(at for at in range(game.found, len(game.choices)) if game.choices[at].name == "test_pick")
    company.play(pick)
    ada.pace("quick")
    with site.visitor(ada, size=size, theme="dark") as page:
        desk = sit_down(page, company.table)
        desk.my_turn()
        sheet = page.locator('[data-scene="quest_test"]')
        expect(sheet.locator(".drawn .card").first).to_be_visible()
        company.play(pick + 1)

        def ended() -> bool:
            """What the card leaves to its player is asked in the scene, too."""
            if desk.asks() and (desk.asked or {}).get("name") in IN_A_QUEST:
                desk.click(desk.keys[-1], tap=size == PHONE)
            return page.locator(GOES_ON).is_visible()

        until(page, ended, "the result")
        told = next(scene for scene in desk.scenes.values() if scene["name"] == "quest_test" and scene["result"])
        expect(sheet).to_contain_text(told["result"]["headline"])
        settled(page)
        assert violations(page) == []
        page.locator(GOES_ON).click()
        expect(sheet).to_have_count(0)


def nearly_over(update: Update) -> bool:
    """Two players play two Ages."""
    view = update["view"]
    return view["age"] == 2 and view["top_pile"] <= NEARLY and update["asked"] is not None


@pytest.mark.slow
def test_the_end_of_ethnos_says_what_decided_it_as_a_sentence(site: Site, ada: Player) -> None:
    """Whoever sees the end is told the last Age first, then the end, then every point."""
    table = ada.table({"kind": "me"}, BOT)
    ada.play(table, nearly_over)
    ada.pace("quick")
    with site.visitor(ada) as page:
        desk = Desk(page).open(table)
        ada.play(table)
        goes_on = page.locator(GOES_ON)
        names: list[str] = []

        def ended() -> bool:
            scene = page.locator("[data-scene]")
            if goes_on.count():
                name = str(scene.first.get_attribute("data-scene"))
                names.extend([name] if name not in names else [])
                if name == "game_end":
                    return True
                page.keyboard.press("Enter")
            return False

        until(page, ended, "the end")
        told = next(scene for scene in desk.scenes.values() if scene["name"] == "game_end")
        expect(page.locator("[data-scene=game_end]")).to_contain_text(told["result"]["headline"])
        expect(page.locator("[data-scene=game_end]")).to_contain_text(told["result"]["because"])
        assert told["result"]["because"].endswith(".")
        settled(page)
        assert violations(page) == []
        goes_on.click()
        expect(page.get_by_role("dialog", name="End of the game")).to_be_visible()
        assert names == ["age_scoring", "game_end"]


@pytest.mark.slow
def test_small_writing_on_the_map_waits_until_it_is_zoomed(site: Site, war_estate: WarEstate) -> None:
    with site.visitor(war_estate.player, size=PHONE) as page:
        Desk(page).open(war_estate.middle)
        settled(page)
        small = page.locator(".map .rw-far")
        assert small.count() > 0
        if small.first.is_visible():
            return  # there is room for it
        page.locator(".frame").evaluate(
            "frame => frame.dispatchEvent(new WheelEvent('wheel', { deltaY: -900, bubbles: true, cancelable: true }))"
        )
        expect(small.first).to_be_visible()


@pytest.mark.slow
def test_a_confirmation_names_what_it_confirms_and_what_would_follow(site: Site, ada: Player) -> None:
    """Whoever wants to be asked back is asked by the name of the option, with its consequence."""
    ada.wish(confirm="always")
    table = ada.table({"kind": "me"}, BOT, BOT)
    ada.play(table, lambda update: turns(10)(update) and update["asked"]["name"] == "turn_action")
    with site.visitor(ada) as page:
        desk = Desk(page).open(table)
        asked = desk.my_turn() or {}
        name = next(option["text"] for option in asked["options"] if option["key"] == "draw")
        desk.option("draw").hover()
        well = page.locator(".prompt .well")
        expect(well).to_contain_text("unseen")
        desk.option("draw").click()
        question = page.locator(".prompt [role=alert]")
        expect(question).to_contain_text(name)
        expect(question.locator("small")).to_contain_text("unseen")
        before = desk.mark()
        page.keyboard.press("Escape")
        expect(question).to_have_count(0)
        assert desk.mark() == before, "nothing was chosen"
