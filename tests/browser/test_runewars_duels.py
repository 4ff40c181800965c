"""Duels of Runewars in a browser: four rounds as rows, decided on the same sheet, and a result with its cause."""

from __future__ import annotations

import re

import pytest
from driving import PHONE, WIDE, Site, settled, sideways, violations
from player import Player
from playwright.sync_api import Page, expect
from rehearsed import Company, Rehearsal, a_duel, a_silent_duel
from serving import ServerProcess
from test_runewars_story import GOES_ON, WRITING, sit_down

SHEET = '[data-scene="duel"]'


def before(server: ServerProcess, game: Rehearsal, ada: Player, bela: Player, pace: str = "quick") -> Company:
    """Both at a table, right before the challenge."""
    company = Company(server, game, ada, bela)
    company.play(game.found)
    ada.pace(pace)
    return company


def rows(page: Page) -> list[str]:
    return [text.split()[-1] for text in page.locator(f"{SHEET} .rows .row .num").all_inner_texts()]


@pytest.mark.slow
def test_a_duel_is_told_in_four_rows_and_waits(site: Site, server: ServerProcess, ada: Player, bela: Player) -> None:
    """Each round is the present row once, in order; then the result, with hearts and the reason."""
    company = before(server, a_silent_duel(), ada, bela)
    with site.visitor(ada, size=WIDE, motion="no-preference") as page:
        sit_down(page, company.table)
        page.evaluate(
            """() => {
              window.rows = [];
              const note = () => {
                const now = document.querySelector('[data-scene="duel"] li[aria-current="step"] .num');
                const row = now?.lastChild?.textContent;
                if (row && window.rows.at(-1) !== row) window.rows.push(row);
              };
              new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
            }"""
        )
        company.play(company.game.found + 1)
        expect(page.locator(f"{SHEET} .rows")).to_be_visible()
        assert rows(page) == ["1", "2", "3", "4"]
        expect(page.locator(f"{SHEET} .can")).to_have_count(0)
        expect(page.locator(GOES_ON)).to_be_visible()
        shown = page.evaluate("window.rows")
        assert shown == ["1", "2", "3", "4"][: len(shown)] and shown
        expect(page.locator(f"{SHEET} table th[scope=row]").first).to_have_text("Health before")
        assert page.locator(f"{SHEET} .won p").inner_text().strip()
        settled(page)
        assert violations(page, SHEET) == []
        page.locator(GOES_ON).click()
        expect(page.locator(SHEET)).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("locale", "size", "headline"), [("en", WIDE, r"wins|stand|fall"), ("pl", PHONE, r"Wygrywa|zwycięzcy|Padają")]
)
def test_the_result_of_a_duel_fits_its_sheet(
    site: Site, server: ServerProcess, ada: Player, bela: Player, locale: str, size: tuple[int, int], headline: str
) -> None:
    company = before(server, a_silent_duel(), ada, bela)
    with site.visitor(ada, size=size, locale=locale, theme="dark") as page:
        sit_down(page, company.table)
        company.play(company.game.found + 1)
        expect(page.locator(GOES_ON)).to_be_visible()
        expect(page.locator(f"{SHEET} .won h2")).to_have_text(re.compile(headline))
        expect(page.locator(f"{SHEET} .crop")).to_be_visible()
        assert sideways(page) <= 0
        small = [one for one in page.evaluate(WRITING, f"{SHEET} .body") if one[1] < 11]
        assert small == [], small
        box = page.locator(GOES_ON).bounding_box()
        assert box and box["y"] + box["height"] <= size[1]


@pytest.mark.slow
def test_decisions_in_a_duel_are_asked_on_its_sheet(
    site: Site, server: ServerProcess, ada: Player, bela: Player
) -> None:
    """The sheet that tells the duel is the one on which it is decided: the present row is the table itself."""
    game = a_duel()
    company = before(server, game, ada, bela)
    asked = next(
        at for at in range(game.found + 1, len(game.choices)) if game.choices[at].name in ("duel_card", "duel_special")
    )
    company.play(asked)
    who = (ada, bela)[game.choices[asked].seat]
    with site.visitor(who) as page:
        desk = sit_down(page, company.table)
        desk.my_turn()
        expect(page.locator(SHEET)).to_have_count(1)
        expect(page.locator(".rw-sheet")).to_have_count(0)
        expect(page.locator(f"{SHEET} .asks .prompt")).to_be_visible()
        expect(page.locator(f"{SHEET} .row.now .drawn")).to_have_count(2)
