"""Pupils: how far somebody has come in the course of a guided game, worked out from the match and what is stored.

Nothing here stores or sends; `lessons` does.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from rulewright.core.errors import BadContent, UnknownGame
from rulewright.lessons import GOOD, Course, Lesson, course_of, holds, judge, opens, scripted
from rulewright.sealing import commitment
from rulewright.server.match import EVERYBODY, LiveMatch
from rulewright.server.wire import LessonNow, LessonsKept


class Passed(Struct, frozen=True):
    """A lesson that is behind the pupil: the event of the choice (0: it was only read), and what was said to it."""

    lesson: str
    number: int = 0
    said: str = ""


class Progress(Struct, frozen=True):
    """How far a pupil has come, as it is stored with the table."""

    passed: tuple[Passed, ...] = ()
    again: str = ""
    """What was said to the choice that the course has taken back last: lesson and attribute."""
    tried: tuple[str, ...] = ()
    """Lessons of which a choice was taken back already."""
    left: bool = False


class Judgement(NamedTuple):
    """What follows from a choice of the pupil."""

    progress: Progress
    taken_back: bool


class Lessons:
    """The course of a table and how far its pupil has come."""

    def __init__(self, course: Course, progress: Progress) -> None:
        self.course = course
        self.progress = progress

    def passed(self, match: LiveMatch) -> list[Passed]:
        """The lessons that are behind the pupil; those whose choice was taken back since are not."""
        kept = {0, *match.choices_of(self.course.pupil)}
        return [passed for passed in self.progress.passed if passed.number in kept]

    def to_come(self, match: LiveMatch) -> tuple[Lesson, ...]:
        """The lessons after the last one that is behind the pupil; none after the last of all."""
        return self.course.lessons[behind(self.course, self.passed(match)) :]

    def open(self, match: LiveMatch) -> Lesson | None:
        """The first lesson to come that speaks of what the pupil is asked now.

        On other ways than the shown one a lesson may never find its moment: then the next that does leaves it behind.
        """
        seat = self.course.pupil
        asked = match.state.asked_of(seat) if seat in match.questions and not self.progress.left else None
        if asked is None:
            return None
        told = {line.told.message.removeprefix("log-") for line in match.lines if line.only in (EVERYBODY, seat)}
        return next((lesson for lesson in self.to_come(match) if opens(lesson, asked.name, match.turn, told)), None)

    def strayed(self, match: LiveMatch, lesson: Lesson) -> bool:
        """Whether the pupil has gone another way: what it would show cannot be had, or its numbers are others."""
        seat = self.course.pupil
        if lesson.task.show and lesson.task.show not in match.state.options(seat):
            return True
        return not holds(lesson, match.state.view(seat), match.game.printed())

    def judged(self, match: LiveMatch, seat: int, key: str, number: int) -> Judgement | None:
        """What a choice means, whose event has this number; None if no lesson waits for it."""
        lesson = self.open(match)
        if lesson is None or seat != self.course.pupil:
            return None
        strayed = self.strayed(match, lesson)
        said = "" if strayed or lesson.task.kind != "choose" else judge(lesson, key)
        wanted = lesson.needed and not strayed and lesson.id not in self.progress.tried
        if wanted and said != GOOD:
            tried = (*self.progress.tried, lesson.id)
            again = msgspec.structs.replace(self.progress, tried=tried, again=f"{lesson.id}.{said}")
            return Judgement(again, True)
        return Judgement(self._after(match, Passed(lesson.id, number, said)), False)

    def read(self, match: LiveMatch, lesson: str) -> Progress:
        """The progress once a lesson that only tells something was read; another one changes nothing."""
        now = self.open(match)
        if now is None or now.id != lesson or (now.task.kind == "choose" and not self.strayed(match, now)):
            return self.progress
        return self._after(match, Passed(lesson))

    def _after(self, match: LiveMatch, passed: Passed) -> Progress:
        return msgspec.structs.replace(self.progress, passed=(*self.passed(match), passed), again="")

    def told(self, match: LiveMatch) -> LessonNow:
        """What the pupil's bubble shows."""
        passed = self.passed(match)
        lesson = self.open(match)
        last = f"{passed[-1].lesson}.{passed[-1].said}" if passed and passed[-1].said else ""
        return LessonNow(
            number=(self.course.lessons.index(lesson) if lesson else behind(self.course, passed)) + 1,
            open=lesson is not None,
            strayed=lesson is not None and self.strayed(match, lesson),
            said=self.progress.again or last,
            again=bool(self.progress.again),
            left=self.progress.left,
        )

    def due(self, match: LiveMatch, seat: int) -> str | None:
        """What the script has a seat choose now; None if it has nothing to say, or nothing that is possible."""
        if seat not in match.questions:
            return None
        return scripted(self.course, seat, len(match.choices_of(seat)), match.state.options(seat))


def behind(course: Course, passed: Sequence[Passed]) -> int:
    """How many lessons are behind a pupil who has passed these."""
    ids = {one.lesson for one in passed}
    return max((at + 1 for at, lesson in enumerate(course.lessons) if lesson.id in ids), default=0)


def lessons_of(name: str, stored: dict[str, Any] | None) -> Lessons | None:
    """The lessons of a table, from what is stored with it; None at an ordinary one."""
    course = known_course(name) if stored is not None else None
    return Lessons(course, msgspec.convert(stored, Progress)) if course is not None else None


def known_course(name: str) -> Course | None:
    """The course of a game that may be gone, or broken."""
    try:
        return course_of(name)
    except (UnknownGame, BadContent):
        return None


def kept_info(name: str, stored: dict[str, Any] | None) -> LessonsKept | None:
    """How far a table's pupil has come, for lists."""
    lessons = lessons_of(name, stored)
    if lessons is None:
        return None
    number, of = behind(lessons.course, lessons.progress.passed), len(lessons.course.lessons)
    return LessonsKept(lesson=min(number + 1, of), of=of, done=number >= of)


def prepared(name: str, committed: str) -> bool:
    """Whether a match was played from the seed of its game's course, which everybody can know."""
    course = known_course(name)
    return course is not None and commitment(course.secret) == committed
