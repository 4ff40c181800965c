"""Lessons: a guided first game of a title, read from `lessons.json` beside its rules, and its judge.

A course is one prepared game (seed, options, who sits there, what the novices do at first) and a list of lessons. A
lesson opens when a decision is asked, points at something and asks for a choice; `judge` says which of its texts
answers what was chosen. Everything here is data and patterns of option keys: it knows no game, and forbids nothing.
The texts are messages of the game, `lesson-<id>` with attributes. Who plays a course at a table is `server.lessons`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from rulewright.core.errors import BadContent
from rulewright.core.registry import game
from rulewright.sealing import mixed_seed

FILE: Final = "lessons.json"
GOOD: Final = "good"
"""The text after a choice that the lesson meant."""
TEXTS: Final = ("line", "tell", "do", "why")
"""The texts that every lesson has besides its title: its line in the list, what it tells, what it asks, and why."""


class Novice(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at the prepared table: the pupil (`you`), or a friendly bot with a name."""

    level: Literal["you", "novice"]
    name: str = ""


class Moment(Struct, frozen=True, forbid_unknown_fields=True):
    """When a lesson opens: its pupil is asked a decision, from some turn of the table on, after a line of the log."""

    decision: str
    turn: int = 0
    told: str = ""


class Task(Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson asks for: an option whose key fits one of `accept`, or to look at something and go on.

    `show` is the key of the option to which *Show me* leads.
    """

    kind: Literal["choose", "find", "continue"]
    accept: tuple[str, ...] = ()
    show: str = ""


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said to a choice that was not meant: keys that fit, and the attribute of the text."""

    match: str
    say: str


class Fact(Struct, frozen=True, forbid_unknown_fields=True, rename={"number": "is"}):
    """A number on which a lesson relies, and how it is measured in what the pupil sees; see `measured`."""

    number: int
    of: str


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """One lesson. Patterns of keys are shell patterns: `take:*-red`."""

    id: str
    rules: tuple[str, ...]
    at: Moment
    point: str
    """What the bubble stands beside: the key of an option, a thing (`card:orc-red`) or a place of the board."""
    task: Task
    side: Literal["up", "down", "left", "right"] = "up"
    other: tuple[Answer, ...] = ()
    needed: bool = False
    """Whether later lessons need what it asks for: then another choice is taken back, once."""
    then: tuple[str, ...] = ()
    """The choices that lead on from it to the next lesson."""
    facts: Mapping[str, Fact] = {}
    """The numbers in its texts, and others on which they rely: if one is not so, the lesson is told in general."""


class Course(Struct, frozen=True, forbid_unknown_fields=True):
    """A prepared game with its lessons."""

    seed: str
    options: Mapping[str, Any]
    seats: tuple[Novice, ...]
    minutes: int
    lessons: tuple[Lesson, ...]
    script: Mapping[str, tuple[str, ...]] = {}
    """By seat, its first choices; the pupil's are those that are made before the first lesson."""

    @property
    def pupil(self) -> int:
        """The seat that is taught."""
        return [seat.level for seat in self.seats].index("you")

    @property
    def secret(self) -> bytes:
        """What stands in place of a secret seed; everybody can know it."""
        return hashlib.sha256(self.seed.encode()).digest()

    @property
    def match_seed(self) -> bytes:
        """The seed of the match, to which no browser adds anything."""
        return mixed_seed(self.secret, [])


def course_of(name: str) -> Course | None:
    """The course of a game; None if it has none. Raises `UnknownGame` and `BadContent`."""
    return read_course(game(name).folder / FILE)


@cache
def read_course(file: Path) -> Course | None:
    """A course from its file; raises `BadContent` if it is none."""
    if not file.is_file():
        return None
    try:
        course = msgspec.json.decode(file.read_bytes(), type=Course)
    except msgspec.DecodeError as error:
        raise BadContent(f"{file.name}: {error}") from None
    if [seat.level for seat in course.seats].count("you") != 1:
        raise BadContent(f"{file.name}: one seat, and one alone, is the pupil's")
    if len({lesson.id for lesson in course.lessons}) < len(course.lessons):
        raise BadContent(f"{file.name}: two lessons have the same id")
    return course


# Judging


def fits(key: str, patterns: Sequence[str]) -> bool:
    """Whether the key of an option is one of those that the patterns mean."""
    return any(fnmatchcase(key, pattern) for pattern in patterns)


def opens(lesson: Lesson, decision: str, turn: int, told: Collection[str]) -> bool:
    """Whether a lesson opens when its pupil is asked a decision, in this turn, after these messages of the log."""
    at = lesson.at
    return decision == at.decision and turn >= at.turn and (not at.told or at.told in told)


def judge(lesson: Lesson, key: str) -> str:
    """The attribute of the text that answers a choice: `good`, that of the first answer that fits, or none."""
    if fits(key, lesson.task.accept):
        return GOOD
    return next((answer.say for answer in lesson.other if fits(key, [answer.match])), "")


def holds(lesson: Lesson, view: Any, printed: Any) -> bool:
    """Whether everything on which the texts of a lesson rely is so, in what its pupil sees."""
    return all(measured(fact.of, view, printed) == fact.number for fact in lesson.facts.values())


def measured(of: str, view: Any, printed: Any) -> int | None:
    """A number in a view: `count <path> [pattern]`, `sum <path>`, or `printed <path>` among the printed values.

    A path has dots, and `*` for everything: `seats.0.hand`, `markers.*.0`. Texts are counted by a pattern, lists by
    their length, numbers are added up. None if there is nothing at the path.
    """
    how, path, *pattern = of.split()
    found = parts_at(printed if how == "printed" else view, path.split("."))
    if not found:
        return None
    if how != "count":
        return sum(part for part in found if isinstance(part, int))
    items = [item for part in found for item in (part if isinstance(part, list) else [part])]
    return len([item for item in items if not pattern or (isinstance(item, str) and fits(item, pattern))])


def parts_at(whole: Any, path: Sequence[str]) -> list[Any]:
    """What is found at a path, of which `*` leads everywhere."""
    if not path:
        return [whole]
    if isinstance(whole, list):
        inner = dict(enumerate(whole))
        chosen = inner.values() if path[0] == "*" else [inner[int(path[0])]] if int(path[0]) in inner else []
    elif isinstance(whole, dict):
        chosen = whole.values() if path[0] == "*" else [whole[path[0]]] if path[0] in whole else []
    else:
        return []
    return [part for one in chosen for part in parts_at(one, path[1:])]


def scripted(course: Course, seat: int, made: int, options: Collection[str]) -> str | None:
    """What the script has a seat choose that has made so many choices; None if it has nothing that is possible."""
    script = course.script.get(str(seat), ())
    return script[made] if made < len(script) and script[made] in options else None
