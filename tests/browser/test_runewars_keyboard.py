"""Runewars without a mouse: a battle and a quest, as they were rehearsed, with a focus that is never lost."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from driving import LAPTOP, Site, until
from keyboard import NOWHERE, Keys, press_until_focused
from player import Player
from playwright.sync_api import Page, expect
from rehearsed import ASSIGNING, QUICK, Choice, Company, a_battle, quest_with_a_reward, rehearsal
from warlord import WarDesk

ENDS = ("attacker_strength", "defender_strength", "wins_battle", "neutrals_win")
"""What is told when a battle is decided."""


class WarKeys(Keys):
    """Where an area holds several options, arrows lead to its list first."""

    desk: WarDesk

    def by_arrows(self, key: str) -> None:
        if not self.desk.option(key).count():
            press_until_focused(self.page, self.desk.list_of(key), "ArrowRight")
            self.page.keyboard.press("Enter")
        super().by_arrows(key)


def played_by_keys(page: Page, company: Company, look: Callable[[WarDesk, Choice], None]) -> WarDesk:
    """From the moment that was looked for to the end of the rehearsal: the first seat by keys, the other one without a
    browser."""
    company.play(company.game.found)
    desk = WarDesk(page)
    desk.open(company.table)
    keys = WarKeys(desk)
    while company.at < len(company.game.choices):
        choice = company.game.choices[company.at]
        if choice.seat != 0:
            company.others()
            continue
        asked = desk.my_turn()
        assert asked and asked["name"] == choice.name
        if keys.used:
            until(page, lambda: not page.evaluate(NOWHERE), f"a focus before {choice}")
        look(desk, choice)
        keys.choose(choice.key)
        company.at += 1
    company.leave()
    assert {"arrows", "list"} <= set(keys.used)
    return desk


@pytest.mark.slow
def test_a_battle_by_the_keyboard_alone(site: Site, ada: Player, bela: Player) -> None:
    company = Company(site.server, a_battle(), ada, bela)
    seen: set[str] = set()

    def look(desk: WarDesk, choice: Choice) -> None:
        seen.add(choice.name)
        if choice.name in ASSIGNING:
            the_battle_is_seen(desk)

    with site.visitor(ada, size=LAPTOP) as page:
        desk = played_by_keys(page, company, look)
        assert set(ASSIGNING) <= seen
        expect(page.get_by_role("dialog", name=re.compile("^Battle in"))).to_have_count(0)
        the_end_is_told(desk, company)


def the_end_is_told(desk: WarDesk, company: Company) -> None:
    """Both strengths and the winner, as they came out in the rehearsal, and the battle as one line of the log."""
    told = [line.message.removeprefix("log-") for line in company.game.told()]
    ends = [message for message in told if message in ENDS]
    assert len(ends) == 3
    lines = [line for line in (desk.update or {})["lines"] if line["message"] in ENDS]
    assert [line["message"] for line in lines] == ends
    log = desk.page.locator("aside.right .ll")
    (head,) = {
        head["id"]: head["text"] for head in (desk.update or {})["heads"] if head["id"] == lines[-1]["scene"]
    }.values()
    expect(log.filter(has_text=head).last).to_be_attached()


def the_battle_is_seen(desk: WarDesk) -> None:
    """Rows of initiative with the present one marked, the Fate cards that were drawn, the strength of both sides."""
    frame = next(frame for frame in (desk.update or {})["view"]["pending"] if frame["name"] == "battle")
    sheet = desk.page.get_by_role("dialog", name=f"Battle in {frame['area']}")
    rows = sheet.get_by_role("list", name="Units by initiative").locator("> li")
    expect(rows).to_have_count(5)
    expect(rows.and_(desk.page.locator("[aria-current=step]")).locator(".num").first).to_contain_text(
        str(frame["round"])
    )
    expect(sheet.locator(".cards .card")).to_have_count(sum(len(frame[side]["cards"]) for side in ("att", "def")))
    counted = frame.get("totals") or [side["total"] for side in frame["strength_now"]]
    expect(sheet.locator(".head .value .num")).to_have_text([str(total) for total in counted])


@pytest.mark.slow
def test_a_quest_by_the_keyboard_alone(site: Site, ada: Player, bela: Player) -> None:
    company = Company(site.server, rehearsal(2, QUICK, quest_with_a_reward), ada, bela)

    def look(desk: WarDesk, choice: Choice) -> None:
        if choice.key.startswith("quest:"):
            card = desk.page.locator(f'.rw-offer [data-key="{choice.key}"]')
            expect(card).to_be_visible()
            expect(card).to_have_accessible_name(re.compile(r"\w+ \w+"))
        if choice.name == "test_pick":
            expect(desk.page.locator(".drawn .card.can")).to_have_count(len(desk.keys))

    with site.visitor(ada, size=LAPTOP) as page:
        desk = played_by_keys(page, company, look)
        until(page, lambda: any("Reward" in line["text"] for line in (desk.update or {})["lines"]), "the Reward told")
        expect(page.locator("aside.right .ll", has_text=re.compile("Reward")).last).to_be_visible()
