"""Learning by playing in a real browser: pictures, a whole course by the mouse, lessons by keys, by taps, in Polish."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from driving import PHONE, WIDE, Desk, Site, Theme, settled, sideways, until, violations, violations_in
from keyboard import has_focus, press_button
from looks import tiny
from player import Player
from playwright.sync_api import Locator, Page, expect
from warlord import WarDesk

from rulewright import INCLUDED_GAMES
from rulewright.lessons import Course, Lesson, course_of

ETHNOS = course_of("ethnos")
RUNEWARS = course_of("runewars")
assert ETHNOS is not None and RUNEWARS is not None
BOXES = """() => ['.bubble', '.rim'].map(one => document.querySelector(one)?.getBoundingClientRect().toJSON())"""
SMALL_TEXT = """() => [...document.querySelectorAll('.bubble *')]
  .filter(node => [...node.childNodes].some(one => one.nodeType === 3 && one.textContent.trim()))
  .map(node => [node.textContent.trim(), parseFloat(getComputedStyle(node).fontSize)])
  .filter(([text, size]) => size < 11)"""


class Lessons:
    """A guided game in a page."""

    def __init__(self, page: Page, desk: Desk | None = None) -> None:
        self.page = page
        self.desk = desk or Desk(page)
        self.bubble = page.locator(".bubble")

    def begin(self, name: str = "Start the guided game") -> None:
        self.page.goto("/")
        self.page.get_by_role("button", name=name).click()
        self.page.wait_for_url(re.compile("/table/"))
        self.desk.ready()

    def open(self, number: int, of: int) -> None:
        """Waits until the bubble of a lesson is open, at its place."""
        expect(self.bubble).to_contain_text(f"Lesson {number} of {of}")
        expect(self.bubble).not_to_have_class(re.compile("unplaced"))

    def go_on(self) -> None:
        self.bubble.get_by_role("button", name="Continue").click()

    def choose(self, key: str) -> None:
        """What leads on, by the mouse; on the board, in the hand or in the prompt bar."""
        until(self.page, lambda: key in self.desk.keys, key)
        self.desk.question()
        self.desk.click(key)

    def follow(self, course: Course, lessons: int | None = None) -> None:
        """Does what so many lessons show."""
        for number, lesson in enumerate(course.lessons[:lessons], 1):
            self.open(number, len(course.lessons))
            self.do(lesson)

    def do(self, lesson: Lesson) -> None:
        if lesson.task.kind != "choose":
            self.go_on()
            return
        for key in (lesson.task.show, *lesson.then):
            self.choose(key)


def stands_beside(page: Page, what: str = "") -> None:
    """The bubble comes to stand beside what it points at, and never over it; boards may still find their size."""

    def apart() -> bool:
        bubble, rim = page.evaluate(BOXES)
        if not bubble or not rim:
            return False
        beside = bubble["right"] <= rim["left"] or rim["right"] <= bubble["left"]
        return bool(beside or bubble["bottom"] <= rim["top"] or rim["bottom"] <= bubble["top"])

    until(page, apart, f"a bubble beside its thing {what}")


# The whole course


def test_a_whole_course_by_the_mouse_from_the_home_page_to_its_end(site: Site) -> None:
    assert ETHNOS is not None
    with site.visitor() as page:
        lessons = Lessons(page)
        lessons.begin()
        lessons.follow(ETHNOS)
        expect(page.get_by_role("tabpanel")).to_contain_text("You have finished all lessons")
        expect(page.get_by_role("tabpanel").get_by_text("Done:")).to_have_count(len(ETHNOS.lessons))
        expect(lessons.bubble).to_have_count(0)
        assert lessons.desk.update is not None and lessons.desk.update["view"]["age"] == 2


def test_each_lesson_points_at_what_it_speaks_of_and_never_covers_it(site: Site) -> None:
    assert ETHNOS is not None
    with site.visitor() as page:
        lessons = Lessons(page)
        lessons.begin()
        for number, lesson in enumerate(ETHNOS.lessons[:6], 1):
            lessons.open(number, len(ETHNOS.lessons))
            expect(page.locator(".rim")).to_be_visible()
            stands_beside(page, lesson.id)
            lessons.do(lesson)


def test_another_choice_is_answered_and_asked_again_once(site: Site) -> None:
    with site.visitor() as page:
        lessons = Lessons(page)
        lessons.begin()
        lessons.open(1, 12)
        lessons.go_on()
        lessons.open(2, 12)
        lessons.choose("draw")
        expect(lessons.bubble).to_contain_text("your move was taken back this once")
        expect(lessons.bubble).to_contain_text("The deck can surprise you")
        lessons.open(2, 12)
        lessons.choose("draw")
        lessons.open(3, 12)
        expect(lessons.bubble).not_to_contain_text("taken back")
        expect(lessons.bubble).to_contain_text("Cards of one colour, or of one Tribe, can be played together")
        expect(lessons.bubble, "what is true on the shown way alone is not said").not_to_contain_text("Both your cards")


def test_leaving_keeps_the_game_and_home_and_the_tab_take_the_lessons_up_again(site: Site, ada: Player) -> None:
    with site.visitor(ada) as page:
        lessons = Lessons(page)
        lessons.begin()
        lessons.open(1, 12)
        lessons.go_on()
        lessons.open(2, 12)
        lessons.bubble.get_by_role("button", name="Leave the lessons").click()
        expect(lessons.bubble).to_have_count(0)
        lessons.choose("take:orc-red")
        lessons.desk.my_turn()
        expect(lessons.bubble).to_have_count(0)
        page.get_by_role("button", name="Take up the lessons").click()
        lessons.open(2, 12)
        lessons.bubble.get_by_role("button", name="Leave the lessons").click()
        expect(lessons.bubble).to_have_count(0)
    with site.visitor(ada) as page:
        lessons = Lessons(page)
        page.goto("/")
        expect(page.get_by_text("Lesson 2 of 12 waits for you")).to_be_visible()
        lessons.begin("Continue the lessons")
        page.get_by_role("button", name="Take up the lessons").click()
        lessons.open(2, 12)


def test_back_shows_an_earlier_lesson_and_the_list_does_too(site: Site) -> None:
    with site.visitor() as page:
        lessons = Lessons(page)
        lessons.begin()
        lessons.open(1, 12)
        lessons.go_on()
        lessons.open(2, 12)
        lessons.bubble.get_by_role("button", name="Back").click()
        lessons.open(1, 12)
        lessons.bubble.get_by_role("button", name="Forward").click()
        lessons.open(2, 12)
        page.get_by_role("tabpanel").get_by_role("button", name="What wins").click()
        lessons.open(1, 12)


# Without a mouse


def test_lessons_by_the_keyboard_alone(site: Site) -> None:
    with site.visitor() as page:
        lessons = Lessons(page)
        page.goto("/")
        press_button(page, page.get_by_role("button", name="Start the guided game"))
        page.wait_for_url(re.compile("/table/"))
        lessons.desk.ready()
        lessons.open(1, 12)
        expect(lessons.bubble).to_be_focused()
        heard = str(lessons.bubble.get_attribute("aria-describedby")).split()
        assert all(page.locator(f"[id='{part}']").count() == 1 for part in heard)
        press_button(page, lessons.bubble.get_by_role("button", name="Continue"))
        lessons.open(2, 12)
        expect(lessons.bubble).to_be_focused()
        page.keyboard.press("Escape")
        folded = page.get_by_role("button", name="Lesson 2 of 12")
        expect(folded).to_be_focused()
        bar = page.locator(".prompt").bounding_box()
        button = folded.bounding_box()
        assert bar and button and bar["y"] <= button["y"] and button["y"] + button["height"] <= bar["y"] + bar["height"]
        page.keyboard.press("F6")
        expect(lessons.bubble).to_be_focused()
        # Lessons that were left are taken up again by the same key.
        steps_to(page, lessons.bubble.get_by_role("button", name="Leave the lessons"))
        page.keyboard.press("Enter")
        expect(lessons.bubble).to_have_count(0)
        expect(page.locator(".prompt").get_by_role("button", name="Lessons")).to_be_visible()
        page.keyboard.press("F6")
        expect(lessons.bubble).to_be_focused()
        steps_to(page, lessons.bubble.get_by_role("button", name="Show me"))
        page.keyboard.press("Tab")
        thing = lessons.desk.option("take:orc-red")
        assert has_focus(thing), "after the bubble comes what it points at"
        page.keyboard.press("Shift+Tab")
        expect(lessons.bubble.get_by_role("button", name="Show me")).to_be_focused()
        page.keyboard.press("Enter")
        assert has_focus(thing)
        page.keyboard.press("Enter")
        lessons.open(3, 12)
        expect(lessons.bubble).to_contain_text("Now you hold two red cards")


def steps_to(page: Page, button: Locator) -> None:
    for _ in range(10):
        if has_focus(button):
            return
        page.keyboard.press("Tab")
    raise AssertionError("Tab does not lead through the bubble")


# Small, dark, Polish


@pytest.mark.parametrize(("theme", "locale"), [("light", "en"), ("dark", "pl")])
def test_lessons_on_a_phone(site: Site, theme: Theme, locale: str) -> None:
    with site.visitor(size=PHONE, theme=theme, locale=locale) as page:
        lessons = Lessons(page)
        lessons.begin({"en": "Start the guided game", "pl": "Zacznij grę z przewodnikiem"}[locale])
        expect(lessons.bubble).to_be_visible()
        lessons.bubble.locator(".btn.primary").tap()
        expect(lessons.bubble).to_contain_text({"en": "Lesson 2 of 12", "pl": "Lekcja 2 z 12"}[locale])
        expect(page.locator(".rim")).to_be_visible()
        settled(page)
        stands_beside(page)
        assert sideways(page) <= 0
        assert page.evaluate(SMALL_TEXT) == []
        small = [box for box in boxes(lessons.bubble.locator("footer .btn")) if min(box) < 44 - 0.5]
        assert small == []
        assert violations(page) == []
        lessons.desk.click("take:orc-red", tap=True)
        expect(lessons.bubble).to_contain_text({"en": "Lesson 3 of 12", "pl": "Lekcja 3 z 12"}[locale])


def boxes(several: Locator) -> list[tuple[float, float]]:
    found = [one.bounding_box() for one in several.all()]
    return [(box["width"], box["height"]) for box in found if box]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_in_a_lesson(site: Site, theme: Theme) -> None:
    with site.visitor(theme=theme) as page:
        lessons = Lessons(page)

        def states() -> Iterator[str]:
            lessons.begin()
            lessons.open(1, 12)
            yield "a lesson that tells"
            lessons.go_on()
            lessons.open(2, 12)
            yield "a lesson that asks"
            lessons.choose("draw")
            expect(lessons.bubble).to_contain_text("taken back")
            yield "asked again"
            page.keyboard.press("Escape")
            expect(page.locator(".lesson-folded")).to_be_visible()
            yield "folded"
            page.keyboard.press("F6")
            lessons.bubble.get_by_role("button", name="Leave the lessons").click()
            expect(page.get_by_role("button", name="Take up the lessons")).to_be_visible()
            yield "left"

        assert violations_in(page, states()) == []


# How it plays


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
@pytest.mark.parametrize(("theme", "locale"), [("light", "en"), ("dark", "pl")])
@pytest.mark.parametrize("game", INCLUDED_GAMES)
def test_how_it_plays_is_five_pictures_with_a_sentence_each(
    site: Site, game: str, theme: Theme, locale: str, size: tuple[int, int]
) -> None:
    with site.visitor(size=size, theme=theme, locale=locale) as page:
        page.goto(f"/learn/{game}")
        pictures = page.locator("main ol > li")
        expect(pictures).to_have_count(5)
        expect(pictures.locator("svg[viewBox]").first).to_be_visible()
        assert all(text.strip() for text in pictures.locator("p").all_inner_texts())
        assert page.locator("main img").count() == 0
        settled(page)
        assert sideways(page) <= 0
        assert tiny(page) == []
        assert violations(page) == []


def test_how_it_plays_is_reached_from_home_from_the_table_and_from_the_rulebook(site: Site, ada: Player) -> None:
    with site.visitor(ada) as page:
        page.goto("/")
        page.get_by_role("link", name="How it plays").click()
        expect(page.get_by_role("heading", name="How Ethnos plays")).to_be_visible()
        page.get_by_role("link", name="Learn").click()
        page.get_by_role("listitem").filter(has_text="Runewars").get_by_role("link", name="How it plays").click()
        expect(page.get_by_role("heading", name="How Runewars plays")).to_be_visible()
        page.goto("/rules/ethnos")
        page.get_by_role("link", name="How it plays").click()
        expect(page.get_by_role("heading", name="How Ethnos plays")).to_be_visible()
        table = ada.table({"kind": "me"}, {"kind": "bot", "level": "novice"})
        Desk(page).open(table)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("link", name="How it plays").click()
        expect(page.get_by_role("heading", name="How Ethnos plays")).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_the_pages_of_learning(site: Site, theme: Theme, ada: Player) -> None:
    ada.post("/api/games/ethnos/lessons")
    with site.visitor(ada, theme=theme) as page:

        def states() -> Iterator[str]:
            for path in ("/", "/learn"):
                page.goto(path)
                expect(page.get_by_role("button", name="Continue the lessons")).to_be_visible()
                yield path

        assert violations_in(page, states()) == []


# Other ways to begin


def test_play_now_seats_novices_for_whoever_has_not_finished_a_game(site: Site) -> None:
    with site.visitor() as page:
        page.goto("/")
        page.get_by_role("button", name="Not now").click()
        expect(page.get_by_role("button", name="Start the guided game")).to_have_count(0)
        desk = Desk(page)
        page.get_by_role("button", name="Play now").click()
        page.wait_for_url(re.compile("/table/"))
        desk.ready()
        until(page, lambda: desk.info, "the table")
        assert desk.info is not None
        assert [seat["level"] for seat in desk.info["seats"] if seat["kind"] == "bot"] == ["novice"] * 3
        assert desk.info["lessons"] is None
        expect(page.get_by_role("tab", name="Lessons")).to_have_count(0)


def test_the_course_of_runewars_begins_on_a_ready_map_and_leads_into_a_battle(site: Site) -> None:
    assert RUNEWARS is not None
    with site.visitor() as page:
        lessons = Lessons(page, WarDesk(page))
        page.goto("/learn/runewars")
        page.get_by_role("button", name="Play the guided first game").click()
        page.wait_for_url(re.compile("/table/"))
        lessons.desk.ready()
        lessons.follow(RUNEWARS, lessons=2)
        lessons.open(3, len(RUNEWARS.lessons))
        expect(page.locator(".rim")).to_be_visible()
        stands_beside(page)
        for key in (RUNEWARS.lessons[2].task.show, *RUNEWARS.lessons[2].then):
            lessons.choose(key)
        lessons.open(4, len(RUNEWARS.lessons))
        lessons.choose("battle")
        lessons.open(5, len(RUNEWARS.lessons))
        expect(lessons.bubble).to_contain_text("You won!")
