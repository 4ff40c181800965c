"""The special views of Might & Magic Heroes: routes, the capital, hero sheets, battles by Initiative."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from typing import Any

import pytest
from driving import WIDE, Site, until
from player import Player
from playwright.sync_api import expect
from realm import RealmDesk
from realms import Moment, Realm, every_decision

from games.heroes.table import hero, player, walking

GUARDED = ("0,0", "0,1")
"""The guard's square, and the Sawmill that it guards."""


def on_the_way() -> Moment:
    """A hero with five movement points beside its capital; a guard three steps away."""
    army = {"U-HA": [1, 2], "U-HB": [0, 2]}
    knight = hero("H1", "2,1", army, skills=["H-M1", "H-G3"], artefacts=["A10"], scrolls=["S06"], trophies=["g01"])
    state = walking(player(knight), mp=5, encounters={"0,1": "g02"})
    return Moment(state.position(), 0, len(state.options(0)))


@contextlib.contextmanager
def desk_at(site: Site, realm: Realm, lord: Player, moment: Moment, **wishes: Any) -> Iterator[RealmDesk]:
    with site.visitor(lord, **{"size": WIDE, **wishes}) as page:
        desk = RealmDesk(page)
        desk.open(realm.table(lord, moment))
        desk.my_turn()
        yield desk


def view(desk: RealmDesk) -> dict[str, Any]:
    assert desk.update
    found: dict[str, Any] = desk.update["view"]
    return found


def test_a_route_is_seen_before_it_is_walked(realm_site: Site, realm: Realm, lord: Player) -> None:
    """Its steps, what is left, and the guard at its end; the click walks all of it."""
    with desk_at(realm_site, realm, lord, on_the_way()) as desk:
        page = desk.page
        ways = view(desk)["facts"]["ways"]
        assert len(ways["0,1"]) > 1
        guard = page.locator('[data-way="0,1"]')
        guard.hover()
        note = page.locator('[data-at="route"]')
        expect(note).to_contain_text(f"{len(ways['0,1'])} steps")
        expect(note).to_contain_text("Strength")
        square = next(square for square, way in ways.items() if len(way) == 3 and square not in GUARDED)
        page.locator(f'[data-way="{square}"]').click()
        until(page, lambda: view(desk)["seats"][0]["heroes"][0]["at"] == square, "the end of the walk")


def test_a_hero_sheet_shows_skills_places_and_trophies(realm_site: Site, realm: Realm, lord: Player) -> None:
    with desk_at(realm_site, realm, lord, on_the_way()) as desk:
        page = desk.page
        page.locator('[data-at="open-H1"]').click()
        sheet = page.locator(".right .hs")
        expect(sheet.get_by_role("heading", level=2)).to_contain_text("Anton")
        expect(sheet.locator(".as > div")).to_have_count(6)
        expect(sheet.locator(".as .f")).to_have_count(1)
        expect(sheet.locator(".tr > span")).to_have_count(1)
        for title in ("Skills", "Artefacts", "Scrolls", "Trophies"):
            expect(sheet.get_by_role("heading", name=re.compile(title))).to_be_visible()
        page.locator(".right .close").click()
        expect(sheet).to_have_count(0)


def test_the_capital_builds_and_recruits(realm_site: Site, realm: Realm, lord: Player) -> None:
    moment = every_decision()["develop_step"]
    with desk_at(realm_site, realm, lord, moment) as desk:
        page = desk.page
        build = next(key for key in desk.keys if key.startswith("build:"))
        building = build.partition(":")[2]
        arch = page.locator(f'.capital .ar[data-thing="building:{building}"]')
        expect(arch).not_to_have_class(re.compile(r"\bbuilt\b"))
        desk.click(build)
        desk.my_turn()
        expect(arch).to_have_class(re.compile(r"\bbuilt\b"))
        recruit = next(key for key in desk.keys if key.startswith("recruit:"))
        _, unit, leader = recruit.split(":")
        before = view(desk)["facts"]["reserve"][moment.seat][unit]
        desk.click(recruit)
        desk.my_turn()
        assert view(desk)["facts"]["reserve"][moment.seat][unit] == before - 1
        expect(page.locator(f'.capital .uc[data-thing="unit:{unit}"]')).to_contain_text(f"reserve {before - 1}")
        expect(page.locator(f'[data-at="army-{leader}"]')).to_have_attribute("aria-pressed", "true")


def test_a_battle_stands_in_the_order_of_initiative(realm_site: Site, realm: Realm, lord: Player) -> None:
    """A row for each Initiative, the dice of the attack in the present one; wounds go to the stack that is clicked."""
    with desk_at(realm_site, realm, lord, every_decision()["wound_stack"]) as desk:
        page = desk.page
        rows = [int(text) for text in page.locator(".brow .ini").all_inner_texts()]
        assert rows == sorted(set(rows), reverse=True)
        attack = next(frame for frame in view(desk)["pending"] if frame["frame"] == "attack")
        expect(page.locator(".brow.now .roll .die")).to_have_count(len(attack["dice"]) + bool(attack.get("face")))
        stack = desk.option(desk.keys[0])
        stack.hover()
        expect(page.locator(".brow .told, .prompt .well").first).to_be_visible()
        before = desk.mark()
        stack.click()
        until(page, lambda: desk.mark() != before, "the wounds")


def test_a_card_is_aimed_at_its_target(realm_site: Site, realm: Realm, lord: Player) -> None:
    """What needs a target is chosen first; its targets light up in the rows, and Esc puts it back."""
    with desk_at(realm_site, realm, lord, every_decision()["window turn_start"]) as desk:
        page = desk.page
        key = next(key for key in desk.keys if key.count(":") == 2)
        card = page.locator(f'[data-at="use-{key.split(":")[1]}"]')
        expect(desk.option(key)).to_have_count(0)
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(desk.option(key)).to_be_visible()
        page.keyboard.press("Escape")
        expect(desk.option(key)).to_have_count(0)
        desk.click(key)


def test_over_a_battle_the_map_can_be_looked_at(realm_site: Site, realm: Realm, lord: Player) -> None:
    with desk_at(realm_site, realm, lord, every_decision()["stack_attack"]) as desk:
        page = desk.page
        page.keyboard.press("m")
        expect(page.locator("svg.mh")).to_be_visible()
        expect(page.locator(".bsheet")).to_have_count(0)
        page.get_by_role("button", name="Back").click()
        expect(page.locator(".bsheet")).to_be_visible()


@pytest.mark.parametrize("name", ["week_train", "reward_train", "leadership_dismiss"])
def test_tokens_are_chosen_on_the_plate_of_their_hero(realm_site: Site, realm: Realm, lord: Player, name: str) -> None:
    with desk_at(realm_site, realm, lord, every_decision()[name]) as desk:
        key = next(key for key in desk.keys if ":" in key)
        expect(desk.page.locator(f'.hp [data-key="{key}"]')).to_be_visible()
        desk.click(key)
