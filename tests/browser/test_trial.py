"""What a trial of the site asked for: names of bots, plain undo, fair tables, reasons of hints, ways home, pictures."""

from __future__ import annotations

import pytest
from driving import PHONE, WIDE, Desk, Site, until
from estate_of_tables import Estate
from player import Player
from playwright.sync_api import expect

from rulewright import INCLUDED_GAMES

BOT = {"kind": "bot", "level": "novice"}


# How far the arrow of a bubble, or its stem, is from a thing; negative where it reaches over its edge.
GAP = """(thing) => {
  const box = thing.getBoundingClientRect();
  const parts = [...document.querySelectorAll('.pop .arrow, .pop .stem')];
  return Math.min(...parts.filter(part => getComputedStyle(part).display !== 'none').map(part => {
    const own = part.getBoundingClientRect();
    return Math.max(own.left - box.right, box.left - own.right, own.top - box.bottom, box.top - own.bottom);
  }));
}"""


# Bots


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_bots_are_called_by_names_of_their_own(site: Site, ada: Player, size: tuple[int, int]) -> None:
    table = ada.table({"kind": "me"}, BOT, BOT, BOT)
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"][1:]]
    assert len(set(names)) == 3
    with site.visitor(ada, size=size) as page:
        Desk(page).open(table)
        for name in names:
            shown = page.locator(".ps small" if size == PHONE else "aside.left .name", has_text=name)
            expect(shown).to_be_visible()
            fits = shown.evaluate("node => node.scrollWidth <= node.clientWidth + 1")
            assert fits, f"{name} is cut off"


@pytest.mark.slow
def test_the_page_of_the_bots_shows_what_was_measured(site: Site) -> None:
    with site.visitor(locale="pl") as page:
        page.goto("/bots")
        table = page.get_by_role("region", name="Ethnos").get_by_role("table")
        row = table.get_by_role("row", name="4 Bystry 3 × Rozważny")
        expect(row).to_contain_text("49,5 z 100")
        expect(row).to_contain_text("50 %")
        expect(row).to_contain_text("od 40 do 59 %")
        expect(page.get_by_role("region", name="Runewars").get_by_role("row")).to_have_count(5)


# Undo


@pytest.mark.slow
def test_undo_is_plain_against_bots_also_past_a_drawn_card(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, BOT)
    with site.visitor(ada) as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        desk.click("draw")
        desk.my_turn()
        undo = page.locator(".prompt").get_by_role("button", name="Undo")
        expect(undo).to_be_visible()
        expect(page.get_by_role("button", name="Ask to undo")).to_have_count(0)
        before = desk.update["version"] if desk.update else 0
        undo.click()
        until(page, lambda: desk.update and desk.update["version"] > before and "draw" in desk.keys, "the undo")
        expect(page.get_by_role("button", name="Agree")).to_have_count(0)


# A fair table


@pytest.mark.slow
def test_a_fair_table_says_so_and_offers_no_hints(site: Site, ada: Player, bela: Player) -> None:
    with site.visitor(ada) as page:
        page.goto("/lobby")
        page.get_by_role("button", name="New table: Ethnos").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_text("Fair table").click()
        expect(dialog.get_by_role("switch", name="Fair table")).to_be_checked()
        dialog.get_by_role("button", name="Create table").click()
        expect(page.locator(".room")).to_contain_text("Fair table")
        table = page.url.rpartition("/")[2].partition("?")[0]
        assert not ada.get(f"/api/tables/{table}")["advice"]
    fair = ada.table({"kind": "me"}, BOT, advice=False)
    usual = ada.table({"kind": "me"}, BOT)
    with site.visitor(ada) as page:
        Desk(page).open(fair).my_turn()
        expect(page.locator("header.top")).to_contain_text("Fair table")
        expect(page.get_by_role("button", name="Hint")).to_have_count(0)
        page.keyboard.press("h")
        page.get_by_role("button", name="Menu").click()
        expect(page.get_by_role("dialog")).to_contain_text("forbidden hints and odds")
        expect(page.locator(".hint")).to_have_count(0)
        Desk(page).open(usual).my_turn()
        expect(page.get_by_role("button", name="Hint")).to_have_count(1)


# Hints


@pytest.mark.slow
def test_hints_tell_their_reason_and_come_best_first(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, BOT)
    ada.play(table, lambda update: (update["asked"] or {}).get("name") == "band_add")
    with site.visitor(ada) as page:
        Desk(page).open(table).my_turn()
        page.keyboard.press("h")
        expect(page.locator(".hint .reason").first).to_be_visible()
        reasons = page.locator(".hint .reason").all_inner_texts()
        assert any("Band of" in reason or "marker" in reason for reason in reasons), reasons
        told = page.locator(".hint li small").all_inner_texts()
        prospects = [int("".join(sign for sign in text if sign.isdigit())) for text in told]
        assert len(prospects) > 1 and prospects == sorted(prospects, reverse=True)


# Addresses that lead nowhere


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/table/nosuchtable1", "/nothing/here"])
def test_an_address_that_leads_nowhere_has_the_head_of_a_page_and_a_way_home(site: Site, path: str) -> None:
    with site.visitor(expected=("404",)) as page:
        page.goto(path)
        expect(page.get_by_role("banner").get_by_role("link", name="Rulebooks")).to_be_visible()
        expect(page.get_by_role("alert")).to_contain_text("address")
        page.get_by_role("link", name="To the games").click()
        expect(page.get_by_role("heading", name="Big board games")).to_be_visible()


# Pictures and first sight


@pytest.mark.slow
def test_lists_and_rulebooks_have_the_pictures_of_their_games(site: Site, ada: Player) -> None:
    ada.table({"kind": "me"}, BOT)
    ada.play(ada.table({"kind": "me"}, BOT))
    places = {"/lobby": ".line img", "/replays": ".line img", "/rules": ".books img"}
    with site.visitor(ada) as page:
        for path, place in {**places, "/rules/runewars": ".text .head img"}.items():
            page.goto(path)
            expect(page.locator(place).first).to_be_visible()
            page.wait_for_function("at => document.querySelector(at).naturalWidth > 0", arg=place)


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_all_games_are_there_to_be_played_the_lightest_first(site: Site, size: tuple[int, int]) -> None:
    with site.visitor(size=size) as page:
        page.goto("/")
        cards = page.locator("article.g")
        expect(cards).to_have_count(len(INCLUDED_GAMES))
        expect(cards.first).to_contain_text("Ethnos")
        for card in cards.all():
            expect(card.locator("img").first).to_be_visible()
            expect(card.get_by_text("In preparation")).to_have_count(0)


@pytest.mark.slow
@pytest.mark.parametrize(("game", "words"), [("ethnos", "Six Kingdoms have lost"), ("runewars", "Dragon runes have")])
def test_a_rulebook_begins_with_what_the_game_is(site: Site, game: str, words: str) -> None:
    with site.visitor() as page:
        page.goto(f"/rules/{game}")
        first = page.locator(".text p:not(.how)").first
        expect(first).to_contain_text(words)


# Whoever sits down says a name


@pytest.mark.slow
def test_a_friend_who_has_only_played_bots_is_asked_for_a_name(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "open"})
    code = ada.get(f"/api/tables/{table}")["invitation"]
    with site.visitor() as page:
        page.goto("/")
        page.get_by_role("button", name="Play now").first.click()
        expect(page.locator(".prompt")).to_be_visible()
        page.goto(f"/join/{code}")
        page.get_by_label("Your name at the table").fill("Tove")
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".room")).to_contain_text("Tove")
        assert [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["Ada", "Tove"]
        page.goto("/lobby")
        expect(page.get_by_role("banner").get_by_role("link", name="Tove")).to_be_visible()


@pytest.mark.slow
def test_nobody_sits_down_in_the_waiting_room_without_a_name(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "open"})
    with site.visitor() as page:
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="Sit down").click()
        expect(page.get_by_role("alert")).to_contain_text("what you want to be called")
        expect(page.get_by_label("Your name")).to_be_focused()
        page.get_by_label("Your name").fill("Iva")
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".room")).to_contain_text("Iva")


# Drawers and bubbles


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_rules_drawer_always_shows_its_close_button(site: Site, ada: Player, size: tuple[int, int]) -> None:
    table = ada.table({"kind": "me"}, BOT)
    with site.visitor(ada, size=size) as page:
        Desk(page).open(table).my_turn()
        if size == PHONE:
            page.get_by_role("button", name="Rules").click()
        else:
            page.keyboard.press("r")
        text = page.get_by_role("region", name="Rules")
        close = page.get_by_role("dialog", name="Rules").get_by_role("button", name="Close")
        for _ in range(3):
            text.evaluate("node => node.scrollBy(0, 900)")
            expect(close).to_be_in_viewport(ratio=1)
        close.click()
        expect(page.get_by_role("dialog", name="Rules")).to_have_count(0)


@pytest.mark.slow
def test_the_arrow_of_why_not_touches_its_card(site: Site, estate: Estate) -> None:
    """The arrow, or its stem where the bubble stands beyond the prompt, reaches the thing that was clicked."""
    with site.visitor(estate.player) as page:
        Desk(page).open(estate.middle).my_turn()
        blocked = page.locator(".hands [data-key][aria-disabled=true]")
        assert blocked.count() > 0
        for at in (0, blocked.count() - 1):
            card = blocked.nth(at)
            card.click(force=True)
            expect(page.locator(".pop")).to_be_visible()
            until(page, lambda card=card: -6 <= card.evaluate(GAP) <= 1, "the arrow to touch the card")  # type: ignore[misc]
            page.keyboard.press("Escape")
            expect(page.locator(".pop")).to_have_count(0)
