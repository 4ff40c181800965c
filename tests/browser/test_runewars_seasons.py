"""Season cards and the end of Runewars in a browser: scenes that go on after a question, and what decided the game."""

from __future__ import annotations

import re

import pytest
from driving import PHONE, WIDE, Site, settled, sideways, violations
from player import Player
from playwright.sync_api import expect
from rehearsed import QUICK, Choice, Company, Search, rehearsal, the_end
from serving import ServerProcess
from test_runewars_story import GOES_ON, WRITING, sit_down
from warlord import MIDDLE

from rulewright import State

CARD = '[data-scene="season_card"]'
END = '[data-scene="game_end"]'


def both_asked(about: str) -> Search:
    """A Season card asks the first seat something with such a key, then the second, and then it is settled."""

    def search(choices: list[Choice], state: State) -> int | None:
        if [(choice.seat, choice.name) for choice in choices[-2:]] != [(seat, "season_card_choice") for seat in (0, 1)]:
            return None
        asking = any(frame["name"] == "season_card" for frame in state.position()["pending"])
        return None if asking or not re.fullmatch(about, choices[-2].key) else len(choices) - 2

    return search


@pytest.mark.slow
@pytest.mark.parametrize(
    ("about", "on_the_sheet"), [(r"trade:\w+:\w+", True), (r"\w+:[0-9A-Z]{2}", False)], ids=["trade", "area"]
)
def test_a_season_card_goes_on_after_a_question(
    site: Site, server: ServerProcess, ada: Player, bela: Player, about: str, on_the_sheet: bool
) -> None:
    """Asked on its sheet, or on the map if the answer lies there; then it tells what it did to whom, and waits."""
    game = rehearsal(2, QUICK, both_asked(about))
    company = Company(server, game, ada, bela)
    company.play(game.found)
    ada.pace("quick")
    with site.visitor(ada) as page:
        desk = sit_down(page, company.table)
        desk.my_turn()
        expect(page.locator(f"{CARD} .asks .prompt")).to_have_count(int(on_the_sheet))
        if not on_the_sheet:
            # What brings the sheet back lies in the bar: over the board it would cover what can be chosen.
            back = page.locator(".talk .prompt").get_by_role("button", name=re.compile("^Back: "))
            expect(back).to_be_visible()
            assert [key for key in desk.keys if not desk.option(key).evaluate(MIDDLE)] == []
            back.click()
            expect(page.locator(CARD)).to_be_visible()
            page.keyboard.press("m")
            expect(page.locator(CARD)).to_have_count(0)
        company.play(game.found + 2)
        expect(page.locator(GOES_ON)).to_be_visible()
        # What is asked next, who is still to come, or who decides: the bar has something to say.
        expect(page.locator(f"{CARD} .bar .said")).not_to_be_empty()
        expect(page.locator(f"{CARD} ol.effects > li .banner")).not_to_have_count(0)
        settled(page)
        assert violations(page, CARD) == []


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "size"), [("en", WIDE), ("pl", PHONE)], ids=["wide", "phone"])
def test_the_end_names_what_decided_it_and_draws_every_rune(
    site: Site, server: ServerProcess, ada: Player, bela: Player, locale: str, size: tuple[int, int]
) -> None:
    game = rehearsal(2, QUICK, the_end)
    company = Company(server, game, ada, bela)
    company.play(len(game.choices) - 1)
    ada.pace("quick")
    with site.visitor(ada, size=size, locale=locale, theme="dark") as page:
        desk = sit_down(page, company.table)
        company.play(len(game.choices))
        expect(page.locator(END)).to_be_visible()
        expect(page.locator(f"{END} .crop")).to_be_visible()
        scene = next(scene for scene in desk.scenes.values() if scene["name"] == "game_end")
        ends = scene["steps"][0]["data"]["ends"]
        drawn = page.locator(f"{END} .standings > ol > li").evaluate_all(
            "all => all.map(one => one.querySelectorAll('.stones svg').length)"
        )
        assert drawn == [end["runes"] for end in ends]
        assert page.locator(f"{END} .won p").first.inner_text() == scene["result"]["because"]
        assert sideways(page) <= 0
        small = [one for one in page.evaluate(WRITING, f"{END} .standings") if one[1] < 11]
        assert small == [], small
