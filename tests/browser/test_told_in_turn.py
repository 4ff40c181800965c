"""The table tells the story: what others do comes one thing after the other, and then one is asked."""

from __future__ import annotations

import re
from functools import partial
from typing import Any, Final

import pytest
from driving import PHONE, WIDE, Desk, Site, settled, until, violations
from gatherings import nothing_asked, table_of
from looks import golden, tiny
from player import Player, Sensible, Update, own_hand, turns
from playwright.sync_api import Page, expect

BOT: Final = {"kind": "bot", "level": "novice"}

# Writes down what is on the screen whenever it changes: the sentence, who acts, how many rings, what can be chosen.
# Pieces in flight are noted with the sentence at which they started.
WATCH: Final = """() => {
  window.seen = [];
  window.flights = [];
  const said = () => document.querySelector('.prompt.show .said')?.textContent.trim() ?? '';
  const look = () => {
    const shown = {
      said: said(),
      acts: [...document.querySelectorAll('.pp.act')].map((one) => one.getAttribute('data-about')),
      asked: document.querySelector('.prompt.asks') !== null,
      lit: document.querySelectorAll('[data-key]:not([aria-disabled])').length,
      rings: document.querySelectorAll('.rings .ring').length,
      moving: document.getAnimations().filter((one) => one.playState === 'running'
        && one.effect.getComputedTiming().activeDuration > 20
        && one.effect.getKeyframes().some((frame) => frame.transform && frame.transform !== 'none')).length,
    };
    if (JSON.stringify(shown) !== JSON.stringify(window.seen.at(-1))) window.seen.push(shown);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...all) {
    const animation = animate.apply(this, all);
    if (this.parentElement === document.body) {
      const others = window.flights.filter((one) => one.animation.playState === 'running');
      window.flights.push({ animation, said: said(), beside: others.map((one) => one.said) });
    }
    return animation;
  };
  look();
}"""
SEEN: Final = "() => window.seen"
FLIGHTS: Final = "() => window.flights.map(({ said, beside }) => ({ said, beside }))"


@pytest.fixture
def table(ada: Player) -> str:
    """A table with three bots at which the person is asked for a turn."""
    table = ada.table({"kind": "me"}, BOT, BOT, BOT)
    ada.play(table, lambda update: turns(13)(update) and update["asked"]["name"] == "turn_action")
    return table


def ends_the_turn(desk: Desk) -> str:
    """A choice after which the others have their turns."""
    return next(key for key in desk.keys if key == "draw" or key.startswith("take:"))


def telling(page: Page) -> None:
    expect(page.locator(".prompt.show .said")).to_be_visible()


def stop_time(page: Page) -> None:
    """From now on nothing happens in the page because time goes by."""
    page.clock.pause_at(page.evaluate("() => Date.now() + 1"))


@pytest.mark.slow
def test_others_act_one_after_the_other_and_then_one_is_asked(site: Site, ada: Player, table: str) -> None:
    ada.pace("normal")
    with site.visitor(ada, motion="no-preference") as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        before = len(desk.told)
        page.evaluate(WATCH)
        desk.option(ends_the_turn(desk)).click()
        expect(page.locator(".prompt.asks")).to_have_count(0)
        expect(page.locator(".prompt.asks")).to_be_visible()
        events = [event for event in desk.told[before:] if event["seat"] != 0]
        seen: list[dict[str, Any]] = page.evaluate(SEEN)

        said = [one for one in seen if one["said"]]
        sentences = list(dict.fromkeys(one["said"].rstrip("§ ") for one in said))
        assert sentences == [event["text"] for event in events if event["weight"] and not event["joins"]]
        actors = {event["text"]: event["seat"] for event in events}
        for one in said:
            assert one["acts"] == [f"seat:{actors[one['said'].rstrip('§ ')]}"], one
            assert one["lit"] == 0 and not one["asked"], "nothing can be chosen while others act"
        assert seen[-1]["asked"] and seen[-1]["acts"] == ["seat:0"]
        assert not any(one["asked"] for one in seen[seen.index(said[0]) : seen.index(said[-1])])
        for event in (event for event in events if not event["joins"]):
            told = [one for one in said if one["said"].rstrip("§ ") == event["text"]]
            # Its place is ringed before the next one begins; the panel of the actor has its ring already.
            assert not event["weight"] or told[-1]["rings"] or event["place"] == [f"panel-{event['seat']}"], event
        flights = page.evaluate(FLIGHTS)
        assert all(other == one["said"] for one in flights for other in one["beside"]), flights


def orcs(update: Update) -> list[str]:
    return [card for card in own_hand(update) if card.startswith("orc-")]


def gathers_orcs(asked: dict[str, Any], update: Update) -> str:
    """Takes every Orc in sight; the rest as somebody who has no plan."""
    taken = [str(option["key"]) for option in asked["options"] if str(option["key"]).startswith("take:orc-")]
    return taken[0] if taken else Sensible()(asked, update)


def plays_orcs(asked: dict[str, Any], update: Update) -> str:
    """A Band of all Orcs in hand, with a marker in the Kingdom and on the Horde."""
    keys = [str(option["key"]) for option in asked["options"]]
    return next(key for verb in ("lead:orc-", "all_tribe", "place") for key in keys if key.startswith(verb))


@pytest.mark.slow
def test_a_band_and_what_it_leads_to_are_one_event(site: Site, ada: Player, bela: Player) -> None:
    """Whoever looks on sees the Orcs' Band, its marker, the Horde and the discards in their order, as one thing."""
    table = table_of(ada, bela, options={"tribes": ["elf", "giant", "orc", "troll", "wingfolk"]})
    ready = False

    def may_play_orcs(update: Update) -> bool:
        nonlocal ready
        asked = (update["asked"] or {}).get("name") == "turn_action"
        ready = asked and len(orcs(update)) >= 2 and len(own_hand(update)) >= 4
        return ready or update["asked"] is None

    while not ready:
        ada.play(table, nothing_asked)
        bela.play(table, may_play_orcs, gathers_orcs)
    ada.pace("normal")
    with site.visitor(ada) as page:
        page.clock.install()
        desk = Desk(page).open(table)
        before = len(desk.told)
        stop_time(page)
        bela.play(table, nothing_asked, plays_orcs)
        until(page, lambda: desk.asked, "the server's question")
        band, horde = desk.told[before:]
        assert horde["joins"] and band["kind"] == "band" and horde["kind"] == "horde"
        page.clock.run_for(20)
        parts = [beat["text"] for event in (band, horde) for beat in event["beats"]]
        assert parts[0] == "Band" and parts[2].startswith("Horde: ") and len(parts) == 4
        shown = []
        for _ in range(40):
            if not page.locator(".prompt.show").count():
                break
            said = page.locator(".prompt.show .said").inner_text().rstrip("§ ")
            now = page.locator(".prompt.show .beats .now")
            assert said == band["text"]
            assert page.locator(".prompt.show .beats i").all_inner_texts() == parts
            shown += [now.inner_text()] if now.count() else []
            page.clock.run_for(100)
        assert list(dict.fromkeys(shown)) == parts, "each part is shown, in its order"
        expect(page.locator(".prompt.asks")).to_be_visible()


@pytest.mark.slow
def test_space_shows_the_question_without_any_time_going_by(site: Site, ada: Player, table: str) -> None:
    ada.pace("slow")
    with site.visitor(ada) as page:
        page.clock.install()
        desk = Desk(page).open(table)
        desk.my_turn()
        # What is focused is not chosen by Space, now or later.
        desk.option("draw").focus()
        version = (desk.asked or {})["version"]
        desk.option(ends_the_turn(desk)).click()
        telling(page)
        until(page, lambda: desk.asked and desk.asked["version"] != version, "the server's question")
        stop_time(page)
        telling(page)
        assert golden(page) == []
        page.keyboard.press("Tab")
        page.keyboard.press("Shift")
        telling(page)
        page.evaluate("() => document.activeElement.blur()")
        page.keyboard.press("Space")
        expect(page.locator(".prompt.asks")).to_be_visible()
        expect(desk.lit().first).to_be_visible()
        assert golden(page) != [], "what can be chosen is gold again"
        expect(page.locator(".prompt.deaf")).to_have_count(1)
        desk.option("draw").focus()
        page.keyboard.press("Space")
        page.keyboard.press("Enter")
        page.clock.run_for(251)
        expect(page.locator(".prompt.deaf")).to_have_count(0)
        assert (desk.asked or {})["name"] == "turn_action", "neither key has chosen anything"


@pytest.mark.slow
def test_events_can_be_stopped_gone_through_and_clicked_away(site: Site, ada: Player, table: str) -> None:
    ada.pace("slow")
    with site.visitor(ada) as page:
        page.clock.install()
        desk = Desk(page).open(table)
        desk.my_turn()
        version = (desk.asked or {})["version"]
        desk.option(ends_the_turn(desk)).click()
        telling(page)
        page.keyboard.press("p")
        until(page, lambda: desk.asked and desk.asked["version"] != version, "the server's question")
        said = page.locator(".prompt.show .said")
        first = said.inner_text()
        page.clock.run_for(20_000)
        expect(said).to_have_text(first)
        page.keyboard.press("ArrowRight")
        expect(said).not_to_have_text(first)
        page.keyboard.press("ArrowLeft")
        expect(said).to_have_text(first)
        page.locator(".mid .place").click(position={"x": 4, "y": 4})
        expect(page.locator(".prompt.asks")).to_be_visible()


@pytest.mark.slow
def test_without_movement_each_event_is_a_still_picture(site: Site, ada: Player, table: str) -> None:
    ada.pace("normal")
    with site.visitor(ada, motion="reduce") as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        page.evaluate(WATCH)
        desk.option(ends_the_turn(desk)).click()
        telling(page)
        expect(page.locator(".prompt.asks")).to_be_visible()
        seen = page.evaluate(SEEN)
        assert len({one["said"] for one in seen if one["said"]}) >= 3
        assert all(one["moving"] == 0 for one in seen)


@pytest.mark.slow
def test_the_pace_is_chosen_while_something_is_told_and_stays(site: Site, ada: Player, table: str) -> None:
    ada.pace("slow")
    with site.visitor(ada) as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        pace = page.get_by_role("group", name="Pace")
        expect(pace).to_have_count(0)
        desk.option(ends_the_turn(desk)).click()
        telling(page)
        assert violations(page) == []
        pace.get_by_text("Off", exact=True).click()
        expect(page.locator(".prompt.show")).to_have_count(0)
        desk.my_turn()
        until(page, lambda: ada.get("/api/me")["person"]["settings"]["pace"] == "off", "the account knows it")
        # From now on the table is shown at once, and what happened can be seen again.
        page.evaluate(WATCH)
        desk.click(ends_the_turn(desk))
        desk.my_turn()
        assert all(not one["said"] for one in page.evaluate(SEEN))
        page.get_by_role("button", name="Since your last turn").click()
        telling(page)
        expect(page.get_by_role("region", name="Since your last turn")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("size", [WIDE, (1280, 720)], ids=["wide", "laptop"])
def test_bar_and_board_keep_their_size_through_a_turn(
    site: Site, ada: Player, table: str, size: tuple[int, int]
) -> None:
    ada.pace("slow")
    sizes = """() => ['.prompt', '.mid .place'].map((part) => {
      const { width, height } = document.querySelector(part).getBoundingClientRect();
      return [part, Math.round(width), Math.round(height)];
    })"""
    with site.visitor(ada, size=size) as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        seen = [page.evaluate(sizes)]
        desk.option(ends_the_turn(desk)).hover()
        expect(page.locator(".prompt .well")).to_be_visible()
        seen.append(page.evaluate(sizes))
        desk.option(ends_the_turn(desk)).click()
        telling(page)
        seen.append(page.evaluate(sizes))
        assert tiny(page, boards=size == WIDE) == []
        page.keyboard.press("Space")
        desk.my_turn()
        seen.append(page.evaluate(sizes))
        lead = next((key for key in desk.keys if key.startswith("lead:")), None)
        if lead:
            desk.option(lead).click()
            until(page, lambda: (desk.asked or {}).get("name") != "turn_action", "the next question")
            seen.append(page.evaluate(sizes))
        assert all(one == seen[0] for one in seen), seen
        assert seen[0][0][2] == 64
        assert tiny(page, boards=size == WIDE) == []


@pytest.mark.slow
def test_on_a_phone_options_are_rows_and_the_second_tap_chooses(site: Site, ada: Player, table: str) -> None:
    with site.visitor(ada, size=PHONE, locale="pl", theme="dark") as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        sheet = page.locator(".prompt")
        rows = sheet.locator(".row")
        assert rows.count() == len(desk.keys)
        box = sheet.bounding_box()
        assert box and box["height"] <= 0.4 * PHONE[1] + 1
        assert all(one.bounding_box()["height"] >= 46 for one in rows.all())  # type: ignore[index]
        assert all(one.bounding_box()["width"] <= PHONE[0] for one in rows.all())  # type: ignore[index]
        expect(page.locator(".hands")).to_have_count(0)
        page.get_by_role("button", name="Karty", exact=True).tap()
        expect(page.locator(".hands")).to_be_visible()

        key = next(key for key in desk.keys if key.startswith("lead:"))
        version = (desk.asked or {})["version"]
        row = sheet.locator(f'[data-key="{key}"]')
        row.scroll_into_view_if_needed()
        row.tap()
        expect(row).to_have_class(re.compile("focus"))
        expect(row).to_contain_text("Wybierz")
        expect(page.locator(f'.hands [data-key="{key}"]').first).to_have_class(re.compile("focus"))
        focused = row.bounding_box()
        assert focused and focused["height"] >= 56
        assert (desk.asked or {})["version"] == version
        assert violations(page) == []
        assert tiny(page) == []
        row.tap()
        until(page, lambda: (desk.asked or {}).get("version") != version, "the choice")


LOOK_ON = """() => {
  window.lookedOn = {};
  let before = '';
  const look = () => {
    const said = document.querySelector('.prompt.show .said');
    const tag = document.querySelector('.tag')?.getBoundingClientRect();
    if (said) {
      const whole = said.scrollHeight < said.clientHeight + 12;  // less than a line
      const one = { told: said.textContent, whole, left: tag?.left ?? 0, right: tag?.right ?? 0 };
      const now = JSON.stringify(one);
      if (now === before) window.lookedOn[`${one.told} ${one.left}`] = one;  // what has stood for a frame
      before = now;
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Writes down, frame by frame, what is told and where its tag stands; a test that asks from outside may miss some."""


@pytest.mark.slow
def test_on_a_phone_what_happens_is_whole_and_its_tag_stays_on_the_screen(site: Site, ada: Player, table: str) -> None:
    ada.pace("normal")
    with site.visitor(ada, size=PHONE) as page:
        desk = Desk(page).open(table)
        desk.my_turn()
        desk.listening()
        version = (desk.asked or {})["version"]
        page.evaluate(LOOK_ON)
        desk.click(ends_the_turn(desk), tap=True)

        def asked() -> bool:
            return page.locator(".prompt.asks").count() > 0 and desk.asks() and (desk.asked or {})["version"] != version

        until(page, asked, "the next question")
        seen = page.evaluate("() => Object.values(window.lookedOn)")
        assert len(seen) >= 3
        assert [one for one in seen if not one["whole"] or one["left"] < 0 or one["right"] > PHONE[0]] == []


def begins_a_turn(update: Update, held: int) -> bool:
    """Whether a turn begins with cards in hand (1) or without (0)."""
    asked = (update["asked"] or {}).get("name") == "turn_action"
    return asked and min(1, len(update["view"]["seats"][0]["hand"])) == held


@pytest.mark.slow
def test_a_board_keeps_its_size_with_an_empty_hand(site: Site, ada: Player) -> None:
    table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
    heights = []
    for held in (0, 1):
        ada.play(table, partial(begins_a_turn, held=held))
        with site.visitor(ada) as page:
            Desk(page).open(table).my_turn()
            settled(page)
            heights.append(
                page.locator(".mid .place").evaluate("place => Math.round(place.getBoundingClientRect().height)")
            )
    assert heights[0] == heights[1] > 0
