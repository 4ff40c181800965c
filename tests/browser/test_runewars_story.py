"""The story of Runewars in a browser: battles open their sheet, are told row by row, and wait with their result."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from driving import LAPTOP, PHONE, WIDE, Desk, Site, settled, sideways, violations
from estate_of_tables import WarEstate
from player import Player
from playwright.sync_api import Page, expect
from rehearsed import (
    ASSIGNING,
    QUICK,
    Choice,
    Company,
    Rehearsal,
    a_battle,
    orders_of_year,
    rehearsal,
    stopped,
    the_end,
)
from serving import ServerProcess
from warlord import WarDesk

import rulewright
from rulewright import State

SHEET = '[data-scene="battle"]'
GOES_ON = "[data-goes-on]"
ROWS = f"{SHEET} .rows > .row"
# What stands above or below the row to which it belongs. Figures that can be chosen are a little larger than a low row.
BEYOND = """(rows) => [...document.querySelectorAll(rows)].flatMap((row) => {
  const { top, bottom } = row.getBoundingClientRect();
  return [...row.querySelectorAll('.number, .figures, .card')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.top < top - 6 || box.bottom > bottom + 6;
  }).map((one) => one.outerHTML.slice(0, 120));
})"""
# Every piece of writing that is seen in a place, with its size after all transforms.
WRITING = """(place) => {
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(place), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = node.textContent.trim();
    if (!text || !parent.getClientRects().length || parent.closest('.spoken')) continue;
    const style = getComputedStyle(parent);
    if (style.visibility === 'hidden' || style.opacity === '0') continue;
    let size = parseFloat(style.fontSize);
    if (parent.ownerSVGElement) {
      const matrix = parent.getScreenCTM();
      size *= Math.hypot(matrix.a, matrix.b);
    } else {
      size *= parent.offsetWidth ? parent.getBoundingClientRect().width / parent.offsetWidth : 1;
    }
    found.push([text, Math.round(size * 10) / 10]);
  }
  return found;
}"""


def battle_without_choices(choices: list[Choice], state: State) -> int | None:
    """The second seat fights neutral units, and nobody is asked anything in it. Returns the place of that choice."""
    last = choices[-1]
    over = not any(frame["name"] == "battle" for frame in state.position()["pending"])
    return len(choices) - 1 if (last.seat, last.key) == (1, "battle") and over else None


@cache
def silent_battle() -> Rehearsal:
    return rehearsal(2, QUICK, battle_without_choices)


def before(server: ServerProcess, game: Rehearsal, ada: Player, bela: Player, pace: str = "quick") -> Company:
    """Both at a table, right before the battle; what others do is shown to Ada."""
    company = Company(server, game, ada, bela)
    company.play(game.found)
    ada.pace(pace)
    return company


def sit_down(page: Page, table: str) -> Desk:
    desk = WarDesk(page).open(table)
    desk.ready()
    return desk


@pytest.mark.slow
def test_a_battle_without_choices_opens_its_sheet_and_waits(
    site: Site, server: ServerProcess, ada: Player, bela: Player
) -> None:
    """Row by row: each row is the present one once, in order, and only then the result; nothing is gold meanwhile."""
    company = before(server, silent_battle(), ada, bela)
    with site.visitor(ada, size=WIDE, motion="no-preference") as page:
        sit_down(page, company.table)
        page.evaluate(
            """() => {
              window.rows = [];
              const note = () => {
                const now = document.querySelector('[data-scene="battle"] li[aria-current="step"] .num');
                const row = now?.lastChild?.textContent;
                if (row && window.rows.at(-1) !== row) window.rows.push(row);
              };
              new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
            }"""
        )
        company.play(company.game.found + 1)
        expect(page.locator(SHEET)).to_be_visible()
        expect(page.locator(f"{SHEET} .can")).to_have_count(0)
        expect(page.locator(GOES_ON)).to_be_visible()
        assert page.evaluate("window.rows") == ["1", "2", "3", "4", "5"]
        expect(page.locator(f"{SHEET} table th[scope=row]")).to_have_text(["Standing", "Bonuses", "Lost", "Routed"])
        settled(page)
        assert violations(page, SHEET) == []
        page.locator(GOES_ON).click()
        expect(page.locator(SHEET)).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("locale", "size", "words"),
    [
        ("en", WIDE, r"(wins|hold|holds) \d?[A-Z\d]{2}|hold \w\w"),
        ("pl", PHONE, r"(wygrywa|bron)"),
    ],
)
def test_a_result_says_who_won_and_why(
    site: Site, server: ServerProcess, ada: Player, bela: Player, locale: str, size: tuple[int, int], words: str
) -> None:
    company = before(server, silent_battle(), ada, bela)
    with site.visitor(ada, size=size, locale=locale, theme="dark") as page:
        sit_down(page, company.table)
        company.play(company.game.found + 1)
        expect(page.locator(GOES_ON)).to_be_visible()
        headline = page.locator(f"{SHEET} .won h2")
        expect(headline).to_have_text(re.compile(words))
        assert page.locator(f"{SHEET} .won p").inner_text().strip()
        expect(page.locator(f"{SHEET} .crop")).to_be_visible()
        assert sideways(page) <= 0
        box = page.locator(GOES_ON).bounding_box()
        assert box and box["y"] + box["height"] <= size[1]


@pytest.mark.slow
def test_decisions_in_a_battle_are_asked_on_its_sheet(
    site: Site, server: ServerProcess, ada: Player, bela: Player
) -> None:
    """The sheet that tells the battle is the one on which it is decided; a second sheet lies nowhere."""
    game = a_battle()
    table = stopped(server, game, [ada, bela], game.first(*ASSIGNING, after=game.found))
    with site.visitor(ada) as page:
        desk = sit_down(page, table)
        desk.my_turn()
        expect(page.locator(SHEET)).to_have_count(1)
        expect(page.locator(".rw-sheet")).to_have_count(0)
        expect(page.locator(f"{SHEET} .asks .prompt")).to_be_visible()
        expect(page.locator(f"{SHEET} .figures.can").first).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("locale", ["en", "pl"])
@pytest.mark.parametrize("size", [WIDE, LAPTOP], ids=["wide", "laptop"])
def test_each_row_of_a_battle_holds_its_figures_and_cards_and_the_bar_its_options(
    site: Site, war_estate: WarEstate, size: tuple[int, int], locale: str
) -> None:
    """The present row is the largest, for its Fate cards lie in it; no row reaches into another."""
    with site.visitor(war_estate.player, size=size, locale=locale) as page:
        WarDesk(page).open(war_estate.battle).my_turn()
        settled(page)
        heights: list[float] = page.locator(ROWS).evaluate_all("all => all.map(one => one.offsetHeight)")
        now: float = page.locator(f"{ROWS}.now").evaluate("one => one.offsetHeight")
        assert len(heights) == 5 and now == max(heights)
        assert page.locator(f"{ROWS}.now .card").count() > 0
        assert page.evaluate(BEYOND, ROWS) == []
        bar = page.locator(".prompt .chips")
        assert bar.evaluate("node => node.scrollWidth - node.clientWidth") <= 0
        whole, rule = page.locator(".prompt .q").bounding_box(), page.locator(".prompt .q .rule").bounding_box()
        assert whole and rule
        assert rule["y"] + rule["height"] <= whole["y"] + whole["height"] + 1
        assert rule["x"] + rule["width"] <= whole["x"] + whole["width"] + 1


@pytest.mark.slow
def test_a_battle_with_decisions_ends_with_a_result(
    site: Site, server: ServerProcess, ada: Player, bela: Player
) -> None:
    game = a_battle()
    company = before(server, game, ada, bela)
    with site.visitor(ada) as page:
        sit_down(page, company.table)
        company.play(len(game.choices) - 1)
        expect(page.locator(f"{SHEET} > .asks")).to_be_visible()
        company.play(len(game.choices))
        expect(page.locator(GOES_ON)).to_be_visible()
        expect(page.locator(f"{SHEET} .won h2")).to_be_visible()


@pytest.mark.slow
def test_a_battle_can_be_told_again(site: Site, server: ServerProcess, ada: Player, bela: Player) -> None:
    company = before(server, silent_battle(), ada, bela)
    with site.visitor(ada) as page:
        sit_down(page, company.table)
        company.play(company.game.found + 1)
        expect(page.locator(GOES_ON)).to_be_visible()
        page.get_by_role("button", name="Show it again").click()
        expect(page.locator(f"{SHEET} ol li[aria-current=step]").first).to_be_visible()
        expect(page.locator(GOES_ON)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_nothing_on_the_board_is_written_smaller_than_eleven_pixels(
    site: Site, server: ServerProcess, ada: Player, bela: Player, size: tuple[int, int]
) -> None:
    game = rehearsal(2, QUICK, orders_of_year(2))
    table = stopped(server, game, [ada, bela], game.found)
    with site.visitor(ada, size=size) as page:
        sit_down(page, table).my_turn()
        settled(page)
        written: list[Any] = page.evaluate(WRITING, ".mid")
        assert len(written) > 40
        small = [one for one in written if one[1] < 11]
        assert small == [], small


def step_with_a_battle(game: Rehearsal) -> int:
    """The first step of a game in which a battle is fought from its beginning to its end."""
    state = rulewright.game("runewars").new(game.players, dict(game.options), seed=game.seed)
    for step, choice in enumerate(game.choices, 1):
        state.narration = []
        state.choose(choice.seat, choice.key)
        told = [one.message for one in state.narration]
        if "battle_begins" in told and "battle_over" in told:
            return step
    raise AssertionError("no battle is fought at once in this game")


@pytest.mark.slow
def test_a_replay_tells_a_battle_as_the_table_did(site: Site, war_estate: WarEstate) -> None:
    step = step_with_a_battle(rehearsal(2, QUICK, the_end))
    with site.visitor(war_estate.player) as page:
        page.goto(f"/replay/{war_estate.end}?step={step}")
        page.get_by_role("button", name="Show the scene").click()
        expect(page.locator(SHEET)).to_be_visible()
        expect(page.locator(GOES_ON)).to_be_visible()
        expect(page.locator(f"{SHEET} .won h2")).to_be_visible()


# The areas that can be chosen whose middle lies under the overview.
UNDER_THE_OVERVIEW = """() => {
  const box = document.querySelector('.overview').getBoundingClientRect();
  const lit = [...document.querySelectorAll('.pieces .area.can .ground')].map((one) => one.getBoundingClientRect());
  return lit.map((one) => [one.x + one.width / 2, one.y + one.height / 2])
    .filter(([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom).length;
}"""


@pytest.mark.slow
def test_the_overview_of_a_phone_moves_off_what_can_be_chosen(
    site: Site, server: ServerProcess, ada: Player, bela: Player
) -> None:
    game = a_battle()
    table = stopped(server, game, [ada, bela], game.found)
    with site.visitor(ada, size=PHONE) as page:
        sit_down(page, table).my_turn()
        expect(page.locator(".pieces .area.can").first).to_be_visible()
        expect(page.locator(".overview")).to_be_visible()
        assert page.evaluate(UNDER_THE_OVERVIEW) == 0
