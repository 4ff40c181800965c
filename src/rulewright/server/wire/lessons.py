"""Lessons: the course of a game as the client shows it, and how far a pupil has come."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from rulewright.server.wire.common import Inbound, Outbound

LessonId = Annotated[str, Meta(max_length=40)]


class LessonInfo(Outbound):
    """One lesson. Its texts are messages of the game, `lesson-<id>`; `facts` are the numbers in them."""

    id: str
    rules: list[str]
    point: str
    """What the bubble stands beside: the key of an option, a thing (`kind:id`) or a place of the board."""
    side: Literal["up", "down", "left", "right"]
    kind: Literal["choose", "find", "continue"]
    show: str
    """The key of the option to which *Show me* leads; may be empty."""
    then: list[str]
    """The choices that lead on from it."""
    facts: dict[str, int]


class CourseInfo(Outbound):
    """The lessons of a game; its seed and its script stay here."""

    game: str
    minutes: int
    lessons: list[LessonInfo]


class LessonNow(Outbound):
    """The pupil's lesson at a table: its number from 1, or one more than there are after the last."""

    number: int
    open: bool
    """Whether the pupil is asked what it speaks of."""
    strayed: bool
    """Whether what it would show cannot be chosen, since the pupil went another way."""
    said: str
    """The answer to the last choice, `<lesson>.<attribute>`; empty if there is none."""
    again: bool
    """Whether the course has taken that choice back, and asks again."""
    left: bool


class LessonsKept(Outbound):
    """How far the pupil of a table has come, for lists."""

    lesson: int
    of: int
    done: bool


class Learning(Outbound):
    """What there is to learn about a game, and where a person stands."""

    game: str
    lessons: int
    """How many there are; none if the game has no course."""
    minutes: int
    finished: bool = False
    """Whether the person has finished a game of it."""
    table: str = ""
    """The guided game that can be taken up; may be empty."""
    lesson: int = 0


class ChangedLessons(Inbound):
    """A lesson that was read; or that the pupil leaves the lessons, or takes them up again."""

    read: LessonId = ""
    left: bool | None = None
