"""Lessons at the table: a guided game is an ordinary table with a prepared seed, which keeps the pupil's progress.

What a course is and how it judges is `rulewright.lessons`, how far somebody has come `pupils`. Here a table is made for
a course, and each choice of the pupil is judged in the transaction that stores it. A choice that later lessons cannot
do without is taken back, once. Whoever leaves the lessons keeps the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from sqlalchemy import Connection, exists, insert, select, update

from rulewright.core.errors import UnknownGame
from rulewright.core.registry import names
from rulewright.lessons import Lesson, course_of
from rulewright.server import creation
from rulewright.server.context import Server, new_id
from rulewright.server.history import Extra
from rulewright.server.people import PersonRow
from rulewright.server.problems import RequestProblem, words
from rulewright.server.pupils import Judgement, Progress, kept_info, known_course, lessons_of
from rulewright.server.schema import SEATS, TABLES
from rulewright.server.store import Transaction
from rulewright.server.tables import load_locked, save_seats, seated, table_info
from rulewright.server.wire import (
    ChangedLessons,
    CourseInfo,
    Learning,
    LessonInfo,
    SeatPlan,
    TableInfo,
    Tempo,
)

if TYPE_CHECKING:
    from rulewright.server.play import Live, Play

MOST_TABLES: Final = 50
"""The most running tables among which the lessons of a person are looked for."""


# A guided game


async def begin(server: Server, person: PersonRow, name: str, locale: str) -> TableInfo:
    """A new table for the course of a game: private, without clocks, its seed prepared. It starts at once."""
    course = known_course(name)
    if course is None:
        raise RequestProblem("not-found", 404)
    options = creation.checked_options(name, len(course.seats), dict(course.options))
    plans = [SeatPlan(kind="me" if one.level == "you" else "bot", name=one.name) for one in course.seats]
    seats = creation.planned_seats(plans, person)
    for seat in seats:
        seat.level = "novice" if seat.kind == "bot" else ""
    table = new_id()

    def writing(tx: Transaction) -> None:
        creation.check_limit(tx, person.id, server.settings.tables_each)
        row = creation.new_table(
            tx.connection,
            course.secret,
            game=name,
            options=options,
            name=words(person.locale).message("lessons-table"),
            private=True,
            spectators=False,
            delay=0,
            tempo=msgspec.to_builtins(Tempo()),
            free_undo=True,
            cover_windows=False,
            language="",
            lessons=msgspec.to_builtins(Progress()),
        )
        tx.execute(insert(TABLES).values(id=table, creator=person.id, nonces=[], **row))
        save_seats(tx, table, seats)
        creation.start_if_full(server, tx, table, seats, person)

    await server.store.write(writing)
    await server.play.begin(table)
    return await table_info(server, table, person.id, locale)


async def change(server: Server, person: str, table: str, wish: ChangedLessons) -> None:
    """The pupil has read a lesson, leaves the lessons, or takes them up again."""
    live = await server.play.open(table)
    async with live.lock:

        def writing(tx: Transaction) -> None:
            row, seats = load_locked(tx, table)
            lessons = lessons_of(row.game, row.lessons)
            if lessons is None or not seated(seats, person):
                raise RequestProblem("not-found", 404)
            progress = lessons.read(live.match, wish.read) if wish.read else lessons.progress
            if wish.left is not None:
                progress = msgspec.structs.replace(progress, left=wish.left)
            keep(table, progress)(tx)

        await server.store.write(writing)
        await server.play.reseat(table)


def keep(table: str, progress: Progress) -> Extra:
    """Stores how far the pupil of a table has come."""

    def writing(tx: Transaction) -> None:
        tx.execute(update(TABLES).where(TABLES.c.id == table).values(lessons=msgspec.to_builtins(progress)))
        tx.announce(f"table:{table}")

    return writing


# During play


def judging(live: Live, seat: int, key: str, number: int) -> Judgement | None:
    """What the lessons of a table make of a choice; None at an ordinary table."""
    lessons = live.shown.lessons
    return lessons.judged(live.match, seat, key, number) if lessons is not None else None


async def take_over(play: Play, live: Live, seat: int, judged: Judgement) -> None:
    """Under the lock, once a judged choice is stored: if the lessons need another one, it is taken back."""
    assert live.shown.lessons is not None
    live.shown.lessons.progress = judged.progress
    if judged.taken_back:
        drop = live.match.choices_of(seat)[-1:]
        await play.attempt(live, lambda: (play.taking_back(live, seat, drop, True, None, None), None))


async def prepare(play: Play, live: Live) -> None:
    """Under the lock: makes the choices of the pupil that come before the first lesson, such as those of set-up."""
    lessons = live.shown.lessons
    while lessons is not None and live.match.playing:
        seat = lessons.course.pupil
        key = lessons.due(live.match, seat)
        if key is None:
            return
        await play.automatic(live, seat, key, "order")


# What is told


def course_info(name: str) -> CourseInfo:
    """The lessons of a game, without seed and script; raises if it has none."""
    course = course_of(name)
    if course is None:
        raise UnknownGame(name)
    return CourseInfo(name, course.minutes, [lesson_info(lesson) for lesson in course.lessons])


def lesson_info(lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        id=lesson.id,
        rules=list(lesson.rules),
        point=lesson.point,
        side=lesson.side,
        kind=lesson.task.kind,
        show=lesson.task.show,
        then=list(lesson.then),
        facts={name: fact.number for name, fact in lesson.facts.items()},
    )


async def learning(server: Server, person: str | None) -> list[Learning]:
    """What there is to learn, game by game, and where a person stands."""

    def reading(connection: Connection) -> list[Learning]:
        return [learning_in(connection, person, name) for name in names()]

    return await server.store.read(reading)


def learning_in(connection: Connection, person: str | None, name: str) -> Learning:
    """How a person stands with a game: whether they have finished one, and the guided game that can be taken up."""
    course = known_course(name)
    found = Learning(name, len(course.lessons) if course else 0, course.minutes if course else 0)
    if person is None:
        return found
    mine = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.person == person, SEATS.c.kind == "person")
    own = select(TABLES.c.id, TABLES.c.lessons).where(TABLES.c.game == name, mine)
    found.finished = connection.execute(own.where(TABLES.c.status == "finished").limit(1)).first() is not None
    running = own.where(TABLES.c.status == "playing").order_by(TABLES.c.created.desc()).limit(MOST_TABLES)
    for row in connection.execute(running):
        kept = kept_info(name, row.lessons)
        if kept is not None and not kept.done:
            found.table, found.lesson = row.id, kept.lesson
            break
    return found
