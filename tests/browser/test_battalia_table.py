"""Battalia's special views: a card turned, a line with open slots, team mates, a battle, things opened large."""

from __future__ import annotations

from driving import LAPTOP, WIDE, Site, until
from empire import EmpireDesk
from player import Player
from playwright.sync_api import expect

BOT = {"kind": "bot", "level": "novice"}


def test_a_card_is_turned_where_it_would_lie(storm_site: Site, ruler: Player, at_place: str) -> None:
    """Pointed at, the card lies there as a ghost; R and the wheel turn it; a click places what is shown."""
    with storm_site.visitor(ruler, size=WIDE) as page:
        desk = EmpireDesk(page)
        desk.open(at_place)
        desk.my_turn()
        place = desk.keys[0].split(":")[1]
        square = page.locator(f'[data-at="square-{place}"]')
        page.mouse.move(*desk.point(square))
        expect(page.locator(".ghost")).to_be_visible()
        first = square.get_attribute("data-key")
        page.keyboard.press("r")
        until(page, lambda: square.get_attribute("data-key") != first, "a turned card")
        page.mouse.wheel(0, -100)
        until(page, lambda: square.get_attribute("data-key") == first, "a card that is turned back")
        desk.click(str(first))
        assert (desk.update or {})["view"]["map"][place]["exits"] == str(first).split(":")[2]


def test_a_line_shows_its_open_slots(storm_site: Site, ruler: Player, at_menu: str) -> None:
    """What is still to be paid stands in the line, in the order of payment; laid cards fill it."""
    with storm_site.visitor(ruler, size=LAPTOP) as page:
        desk = EmpireDesk(page)
        desk.open(at_menu)
        desk.my_turn()
        key = next(key for key in desk.keys if key.startswith("acquire:"))
        desk.click(key)
        asked = desk.my_turn()
        assert asked and asked["name"] == "line"
        line = page.get_by_role("region", name="The line being laid")
        expect(line.locator("[data-slot]").first).to_have_attribute("data-slot", "unit")
        before = line.locator("[data-slot]").count()
        desk.click(desk.keys[0])
        until(page, lambda: not line.count() or line.locator("[data-slot]").count() < before, "a slot that is paid")


def test_team_mates_stand_together(storm_site: Site, ruler: Player) -> None:
    """Both panels of the acting alliance are lit; each alliance has a heading with its points and great cities."""
    table = ruler.table({"kind": "me"}, BOT, BOT, BOT, game="battalia", options={"gates": False})
    with storm_site.visitor(ruler, size=WIDE) as page:
        desk = EmpireDesk(page)
        desk.open(table)
        desk.my_turn()
        groups = page.locator(".left h2")
        expect(groups).to_have_count(2)
        expect(groups.first).to_contain_text("Your alliance")
        names = page.locator(".left .pp").evaluate_all("all => all.map(one => one.dataset.about)")
        assert names == ["seat:0", "seat:2", "seat:1", "seat:3"]


def test_a_battle_says_how_it_stands(storm_site: Site, ruler: Player, at_raise: str) -> None:
    """The losing line is tinted and says by how much; cards say what they would lead to; M shows the map."""
    with storm_site.visitor(ruler, size=WIDE) as page:
        desk = EmpireDesk(page)
        desk.open(at_raise)
        desk.my_turn()
        sheet = page.locator(".bsheet")
        losing = sheet.locator(".losing")
        expect(losing).to_have_count(1)
        expect(losing).to_contain_text("You need")
        expect(losing).to_contain_text("morale")
        expect(page.locator(".will").first).to_contain_text("→")
        page.keyboard.press("m")
        expect(page.get_by_role("group", name="The map")).to_be_visible()
        page.keyboard.press("m")
        expect(sheet).to_be_visible()


def test_things_open_large(storm_site: Site, ruler: Player, at_menu: str) -> None:
    """A card with its text and where it is from, a square, a deck, a pile with the cards that may be seen."""
    with storm_site.visitor(ruler, size=WIDE) as page:
        desk = EmpireDesk(page)
        desk.open(at_menu)
        desk.my_turn()
        for place, words in (
            ('[data-thing="square:x3y1"]', "Stormgate"),
            ('[data-thing="creation-card:supply"]', "Supply"),
            ('[data-thing="deck:lord"]', "Lords"),
        ):
            page.locator(place).first.click(button="right")
            expect(page.get_by_role("dialog")).to_contain_text(words)
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        page.locator(".pile", has_text="ambush").click()
        expect(page.get_by_role("dialog").locator("li").first).to_be_visible()
