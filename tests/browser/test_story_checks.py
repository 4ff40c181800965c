"""What holds on every screen: no words under 11 px, boards included, and gold only where something can be chosen."""

from __future__ import annotations

from typing import Final

import pytest
from driving import LAPTOP, PHONE, WIDE, Desk, Site, settled
from estate_of_tables import Estate, WarEstate
from looks import golden, tiny
from player import Player
from playwright.sync_api import Page, expect
from rehearsed import Company, a_battle

SIZES: Final = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
ALL_SIZES: Final = pytest.mark.parametrize("size", [WIDE, LAPTOP, PHONE], ids=["wide", "laptop", "phone"])


def shown(page: Page, table: str) -> None:
    """A table as somebody finds it who comes now."""
    Desk(page).open(table)
    settled(page)


@pytest.mark.slow
@ALL_SIZES
@pytest.mark.parametrize("moment", ["start", "middle", "end"])
def test_no_words_of_ethnos_are_too_small_to_read(
    site: Site, estate: Estate, size: tuple[int, int], moment: str
) -> None:
    with site.visitor(estate.player, size=size) as page:
        shown(page, getattr(estate, moment))
        assert tiny(page) == []
        if moment == "end":
            page.get_by_role("button", name="Back to the board").click()
            expect(page.get_by_role("dialog", name="End of the game")).to_have_count(0)
            assert tiny(page) == []


@pytest.mark.slow
@ALL_SIZES
@pytest.mark.parametrize("moment", ["building", "middle", "battle", "end"])
def test_no_words_of_runewars_are_too_small_to_read(
    site: Site, war_estate: WarEstate, size: tuple[int, int], moment: str
) -> None:
    with site.visitor(war_estate.player, size=size) as page:
        shown(page, getattr(war_estate, moment))
        assert tiny(page) == []
        if moment == "end":
            page.get_by_role("button", name="Back to the board").click()
            expect(page.get_by_role("dialog", name="End of the game")).to_have_count(0)
            assert tiny(page) == []


@pytest.mark.slow
@ALL_SIZES
@pytest.mark.parametrize("path", ["/", "/lobby", "/replays", "/bots", "/rules/ethnos", "/rules/runewars", "/account"])
def test_no_words_of_a_page_are_too_small_to_read(site: Site, estate: Estate, size: tuple[int, int], path: str) -> None:
    """The letters on the banners of seats belong to the words."""
    with site.visitor(estate.player, size=size) as page:
        page.goto(path)
        expect(page.get_by_role("heading").first).to_be_visible()
        settled(page)
        assert tiny(page) == []


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize("game", ["ethnos", "runewars"])
def test_nothing_is_gold_where_nothing_can_be_chosen(
    site: Site, estate: Estate, war_estate: WarEstate, size: tuple[int, int], game: str
) -> None:
    """Somebody who looks on can choose nothing; whoever is asked sees gold at once."""
    mine, player = {
        "ethnos": (estate.middle, estate.player),
        "runewars": (war_estate.middle, war_estate.player),
    }[game]
    with Player(site.origin, "Eve") as eve, site.visitor(eve, size=size) as page:
        shown(page, mine)
        assert golden(page) == []
    with site.visitor(player, size=size) as page:
        shown(page, mine)
        assert golden(page) != []


@pytest.mark.slow
def test_on_a_phone_arrows_lead_to_what_can_be_chosen_out_of_sight(site: Site, ada: Player, bela: Player) -> None:
    battle = a_battle()
    company = Company(site.server, battle, ada, bela)
    company.play(battle.found)
    with site.visitor(ada, size=PHONE) as page:
        desk = Desk(page).open(company.table)
        asked = desk.my_turn()
        assert asked
        settled(page)
        window = page.locator(".scroll [data-window]").bounding_box()
        assert window
        arrow = page.locator("button.beyond")
        expect(arrow).to_have_count(1)
        expect(arrow).to_have_attribute("aria-label", "Something to choose lies there")
        where = arrow.bounding_box()
        assert where and where["x"] >= window["x"] and where["x"] + where["width"] <= window["x"] + window["width"] + 1
        arrow.tap()
        # What it led to stands in the middle now, so nothing is left in that direction.
        expect(page.locator("button.beyond")).to_have_count(0)
        # A row that is tapped brings its place into sight.
        for option in asked["options"]:
            row = page.locator(f'.prompt .row[data-key="{option["key"]}"]')
            row.scroll_into_view_if_needed()
            row.tap()
            there = page.locator(f'.scroll [data-key="{option["key"]}"]')
            if not there.count():
                continue  # to decline has no place
            place = there.first.bounding_box()
            assert place and window["x"] <= place["x"] + place["width"] / 2 <= window["x"] + window["width"]
            assert window["y"] <= place["y"] + place["height"] / 2 <= window["y"] + window["height"]


@pytest.mark.slow
def test_on_a_phone_no_button_lies_over_the_question_of_a_scene(site: Site, war_estate: WarEstate) -> None:
    for locale in ("en", "pl"):
        with site.visitor(war_estate.player, size=PHONE, locale=locale) as page:
            shown(page, war_estate.battle)
            prompt = page.locator(".scene .prompt, .talk .prompt")
            question = prompt.locator(".q").bounding_box()
            assert question
            for button in prompt.locator(".opts .btn").all():
                box = button.bounding_box()
                assert box and box["x"] >= question["x"] + question["width"] - 1, "beside the question, not over it"
            words = prompt.locator(".q").evaluate(
                "q => [q.scrollWidth - q.clientWidth, q.scrollHeight - q.clientHeight]"
            )
            assert max(words) <= 1, "the whole question can be read"


@pytest.mark.slow
@SIZES
@pytest.mark.parametrize("locale", ["en", "pl"])
def test_the_number_of_a_rule_never_has_a_line_of_its_own(
    site: Site, estate: Estate, size: tuple[int, int], locale: str
) -> None:
    """However wide the question is: the last word stays with the number."""
    with site.visitor(estate.player, size=size, locale=locale) as page:
        shown(page, estate.start)
        end = page.locator(".prompt .why .end")
        expect(end.locator(".rule")).to_be_visible()
        for width in range(180, 420, 12):
            page.locator(".prompt .q").evaluate("(q, width) => (q.style.maxWidth = `${width}px`)", width)
            assert end.evaluate("end => end.firstChild.textContent.trim() !== '' && end.offsetHeight") <= 26
