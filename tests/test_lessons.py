"""Courses are played as they are written: what a lesson points at, says and counts is true, and each course ends.

A changed rule breaks the lesson that teaches it here, and is not met by a newcomer.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from courses import Played
from rulewright import INCLUDED_GAMES
from rulewright.core.errors import BadContent
from rulewright.core.registry import names
from rulewright.lessons import GOOD, TEXTS, Course, Lesson, course_of, fits, judge, measured, read_course
from rulewright.text import LOCALES, texts

GAMES = [name for name in names() if course_of(name) is not None]
LONGEST_LINE = 44
LONGEST_SENTENCES = 330


def course(name: str) -> Course:
    found = course_of(name)
    assert found is not None
    return found


def every_lesson() -> Iterator[tuple[str, str]]:
    for name in GAMES:
        for lesson in course(name).lessons:
            yield name, lesson.id


def lesson_of(name: str, id: str) -> Lesson:
    return next(lesson for lesson in course(name).lessons if lesson.id == id)


LESSONS = list(every_lesson())
CHOICES = [pair for pair in LESSONS if lesson_of(*pair).task.kind == "choose"]
OTHERS = [(name, id, answer.match) for name, id in CHOICES for answer in lesson_of(name, id).other]


def numbers(lesson: Lesson) -> dict[str, int]:
    return {name: fact.number for name, fact in lesson.facts.items()}


def said_by(lesson: Lesson) -> set[str]:
    """The attributes with which a lesson answers choices."""
    return {answer.say for answer in lesson.other} | ({GOOD} if lesson.task.kind == "choose" else set())


def test_every_included_game_has_a_course_of_twelve() -> None:
    assert set(INCLUDED_GAMES) <= set(GAMES)
    assert all(len(course(name).lessons) >= 12 for name in GAMES)


# On the way that the course shows


@pytest.mark.parametrize("name", GAMES)
def test_the_shown_way_leads_through_every_lesson_in_order_and_keeps_to_the_script(name: str) -> None:
    played = Played(name)
    met: list[str] = []
    while not played.done:
        assert played.match.playing, f"the game ends after {met[-1:]}"
        lesson = played.lesson
        if lesson is not None:
            met.append(lesson.id)
            assert not played.lessons.strayed(played.match, lesson), f"{lesson.id}: {lesson.task.show} is not offered"
        played.step()
    assert met == [lesson.id for lesson in course(name).lessons]
    assert not played.off_script, "the course must be the same every time: novices need a script to its end"
    assert all(said.endswith(f".{GOOD}") for said in played.said)


@pytest.mark.parametrize(("name", "id"), CHOICES)
def test_what_leads_on_from_a_lesson_is_offered_in_its_order(name: str, id: str) -> None:
    played = Played(name)
    played.to_lesson(id)
    lesson = lesson_of(name, id)
    played.choose(lesson.task.show)
    for key in lesson.then:
        assert played.lesson is None, f"{key} of {id} comes after {played.lesson and played.lesson.id} is open"
        assert key in played.options(), f"after {id} {key} is not offered: {played.options()}"
        played.choose(key)


@pytest.mark.parametrize(("name", "id"), LESSONS)
def test_the_facts_of_a_lesson_are_those_of_its_position(name: str, id: str) -> None:
    played = Played(name)
    played.to_lesson(id)
    view, printed = played.match.state.view(played.course.pupil), played.match.game.printed()
    facts = lesson_of(name, id).facts
    assert {fact: measured(facts[fact].of, view, printed) for fact in facts} == numbers(lesson_of(name, id))


@pytest.mark.parametrize(("name", "id"), CHOICES)
def test_every_pattern_of_a_lesson_means_something_and_every_choice_is_answered(name: str, id: str) -> None:
    played = Played(name)
    played.to_lesson(id)
    lesson, options = lesson_of(name, id), played.options()
    assert fits(lesson.task.show, lesson.task.accept) and lesson.task.show in options
    for pattern in lesson.task.accept:
        assert any(fits(key, [pattern]) for key in options), f"no option is {pattern}"
    for answer in lesson.other:
        meant = [key for key in options if judge(lesson, key) == answer.say and fits(key, [answer.match])]
        assert meant, f"no option is answered by {answer.match}"
    for key in options:
        assert judge(lesson, key), f"nothing is said to {key}"


# On other ways


@pytest.mark.parametrize(("name", "id", "match"), OTHERS)
def test_another_choice_is_played_and_answered_and_the_course_still_ends(name: str, id: str, match: str) -> None:
    played = Played(name)
    played.to_lesson(id)
    lesson = lesson_of(name, id)
    say = next(answer.say for answer in lesson.other if answer.match == match)
    other = next(key for key in played.options() if judge(lesson, key) == say and fits(key, [match]))
    said = played.choose(other)
    assert said == f"{id}.{say}"
    if lesson.needed:
        again = played.lesson
        assert again is not None and again.id == id, "it is asked again"
        assert other in played.options(), "as before"
        assert played.lessons.told(played.match).again
        assert played.choose(other) == f"{id}.{say}", "the second time it counts"
    assert id in {passed.lesson for passed in played.lessons.passed(played.match)}
    played.to_the_end()
    assert played.done or not played.match.playing


# Rules and texts


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_that_lessons_name_exist(name: str) -> None:
    for lesson in course(name).lessons:
        assert lesson.rules
        for locale in LOCALES:
            assert all(texts(name, locale).rule(rule) for rule in lesson.rules)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", GAMES)
def test_lessons_are_complete_in_both_languages_and_short_enough_to_read(name: str, locale: str) -> None:
    own = texts(name, locale)
    for lesson in course(name).lessons:
        id = f"lesson-{lesson.id}"
        attributes = set(own.catalogue.attributes(id))
        assert attributes == {*TEXTS, "free", *said_by(lesson)}, lesson.id
        assert set(own.catalogue.variables(id)) <= lesson.facts.keys(), lesson.id
        for attribute in attributes:
            text = own.message(f"{id}.{attribute}", **numbers(lesson))
            assert len(text) <= (LONGEST_LINE if attribute == "line" else LONGEST_SENTENCES), f"{id}.{attribute}"
            assert text.count("**") % 2 == 0, f"{id}.{attribute}"


def with_pictures() -> list[str]:
    folder = Path(__file__).parents[1] / "web" / "src" / "games"
    return [name for name in names() if (folder / name / "how").is_dir()]


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", with_pictures())
def test_how_it_plays_has_five_headings_and_five_short_lines(name: str, locale: str) -> None:
    own = texts(name, locale)
    for number in range(1, 6):
        assert own.message(f"how-{number}")
        assert len(own.message(f"how-{number}.line")) <= 95, f"how-{number}.line"


# Reading


def test_a_course_without_a_file_is_none(tmp_path: Path) -> None:
    assert read_course(tmp_path / "lessons.json") is None


@pytest.mark.parametrize(
    ("of", "number"),
    [
        ("count seats.0.hand", 3),
        ("count seats.0.hand *-red", 2),
        ("count seats.*.hand *-red", 2),
        ("sum markers.*.0", 3),
        ("sum markers.rhea.*", 3),
        ("sum age", 1),
        ("printed bands.2", 1),
        ("sum seats.1.hand.7", None),
        ("sum age.deep", None),
        ("count nothing", None),
    ],
)
def test_numbers_are_measured_in_what_the_pupil_sees(of: str, number: int | None) -> None:
    view = {
        "age": 1,
        "seats": [{"hand": ["elf-red", "orc-red", "orc-blue"]}, {"hand": []}],
        "markers": {"rhea": [1, 2], "duris": [2, 0]},
    }
    assert measured(of, view, {"bands": [0, 0, 1]}) == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "lessons.json"),
        ('{"seed": "a", "options": {}, "seats": [], "minutes": 1, "lessons": []}', "pupil"),
        ('{"seed": "a", "options": {}, "seats": [], "minutes": 1, "lessons": [], "colour": 1}', "colour"),
    ],
)
def test_a_faulty_course_is_refused_in_words(tmp_path: Path, text: str, reason: str) -> None:
    file = tmp_path / "lessons.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadContent, match=reason):
        read_course(file)
