"""Cards of Runewars that are offered: heroes with their effect and odds, the large one beside them, factions that tell
how they play."""

from __future__ import annotations

import re
from typing import Final

import pytest
from driving import PHONE, WIDE, Site, Theme, settled, violations
from player import Player
from playwright.sync_api import expect
from rehearsed import QUICK, Choice, Rehearsal, rehearsal, stopped
from serving import ServerProcess
from warlord import WarDesk

from rulewright import State

LOOKS: Final[list[tuple[tuple[int, int], Theme, str]]] = [
    (WIDE, "dark", "pl"),
    (WIDE, "light", "en"),
    (PHONE, "dark", "pl"),
    (PHONE, "light", "en"),
]
IDS: Final = ["wide-dark-pl", "wide-light-en", "phone-dark-pl", "phone-light-en"]
WORDS: Final = {
    "en": {"map": "Show the map", "offer": "Show the offer", "wisdom": "wisdom", "hard": "asks for plans"},
    "pl": {"map": "Pokaż mapę", "offer": "Pokaż karty", "wisdom": "wiedza", "hard": "wymaga planu"},
}
OVERFLOWING: Final = """all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.className)"""


def heroes_for_the_first(choices: list[Choice], state: State) -> int | None:
    """The first seat chooses one of several heroes."""
    return len(choices) - 1 if choices and choices[-1].seat == 0 and choices[-1].name == "hero_pick" else None


def objectives_for_the_first(choices: list[Choice], state: State) -> int | None:
    """The first seat keeps one of two Objectives."""
    return len(choices) - 1 if choices and choices[-1].seat == 0 and choices[-1].key.startswith("keep:obj_") else None


def the_first_faction(choices: list[Choice], state: State) -> int | None:
    return len(choices) - 1 if choices and choices[-1].seat == 0 and choices[-1].name == "choose_faction" else None


@pytest.fixture(scope="module")
def heroes() -> Rehearsal:
    return rehearsal(2, QUICK, heroes_for_the_first)


@pytest.fixture(scope="module")
def mustering() -> Rehearsal:
    return rehearsal(2, QUICK, the_first_faction)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "theme", "locale"), LOOKS, ids=IDS)
def test_heroes_on_offer_can_be_judged(
    site: Site, server: ServerProcess, heroes: Rehearsal, ada: Player, bela: Player,
    size: tuple[int, int], theme: Theme, locale: str,
) -> None:  # fmt: skip
    words = WORDS[locale]
    table = stopped(server, heroes, [ada, bela], heroes.found)
    with site.visitor(ada, size=size, theme=theme, locale=locale) as page:
        desk = WarDesk(page)
        desk.open(table)
        desk.my_turn()
        offer = page.locator(".rw-offer")
        cards = offer.locator(".card.can")
        expect(cards).to_have_count(len(desk.keys))
        expect(page.locator(".shelf")).to_have_count(0)
        for card in cards.all():
            expect(card).to_contain_text(words["wisdom"])
            assert len(card.locator(".does span").inner_text()) > 10
        settled(page)
        assert offer.locator(".quest, .name, .does, .beside").evaluate_all(OVERFLOWING) == []
        found = violations(page)
        assert found == [], "\n".join(found)
        if size == WIDE:
            name = cards.last.locator(".name").inner_text()
            cards.last.hover()
            expect(offer.locator(".beside .title")).to_have_text(name)
            expect(offer.locator(".beside button.rule")).to_contain_text("RW-4")
        page.get_by_role("button", name=words["map"]).click()
        expect(offer).to_have_count(0)
        page.get_by_role("button", name=words["offer"]).click()
        expect(cards).to_have_count(len(desk.keys))
        chosen = cards.first
        if size == PHONE:
            chosen.tap()
            expect(chosen).to_have_class(re.compile(r"\bfocus\b"))
            chosen.tap()
        else:
            chosen.click()
        expect(offer).to_have_count(0)


@pytest.mark.slow
def test_every_card_on_offer_has_its_picture(site: Site, server: ServerProcess, ada: Player, bela: Player) -> None:
    """Not only heroes: each has a drawing of its own."""
    game = rehearsal(2, QUICK, objectives_for_the_first)
    with site.visitor(ada) as page:
        WarDesk(page).open(stopped(server, game, [ada, bela], game.found)).my_turn()
        drawn = page.locator(".rw-offer .card .picture svg")
        expect(drawn).to_have_count(2)
        sizes: list[float] = drawn.evaluate_all("all => all.map(one => one.getBBox().width)")
        assert min(sizes) > 0
        assert len(set(drawn.evaluate_all("all => all.map(one => one.innerHTML)"))) == len(sizes)


@pytest.mark.slow
@pytest.mark.parametrize(("size", "theme", "locale"), LOOKS, ids=IDS)
def test_factions_tell_how_they_play_and_how_hard_they_are(
    site: Site, server: ServerProcess, mustering: Rehearsal, ada: Player, bela: Player,
    size: tuple[int, int], theme: Theme, locale: str,
) -> None:  # fmt: skip
    table = stopped(server, mustering, [ada, bela], mustering.found)
    with site.visitor(ada, size=size, theme=theme, locale=locale) as page:
        desk = WarDesk(page)
        desk.open(table)
        desk.my_turn()
        cards = page.locator(".rw-factions .faction")
        expect(cards).to_have_count(4)
        assert [card.locator(".pawn.full").count() for card in cards.all()] == [1, 2, 2, 3]
        expect(cards.nth(1)).to_contain_text(WORDS[locale]["hard"])
        settled(page)
        assert page.locator(".rw-factions .plays, .rw-factions .hard").evaluate_all(OVERFLOWING) == []
        found = violations(page)
        assert found == [], "\n".join(found)
