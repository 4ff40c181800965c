"""Personal data: everything that is stored about one person, given to them whole, or deleted.

A deleted person leaves the games of others intact. Their seats keep playing
names that say nothing, their choices stay in the records without them, and
what they wrote is gone. In a running match their seats are marked as left.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Column, Connection, Select, Table, Text, and_, cast, delete, or_, select, update

from rulewright.server import moves, seating
from rulewright.server.context import Server, now
from rulewright.server.people import PersonRow
from rulewright.server.problems import RequestProblem, words
from rulewright.server.schema import (
    CHAT,
    EVENTS,
    NOTES,
    ORDERS,
    OUTBOX,
    PEOPLE,
    RELATIONS,
    REPORTS,
    SEATS,
    SESSIONS,
    TABLES,
    UPLOADS,
    VOTES,
)
from rulewright.server.store import Transaction

LOG: Final = logging.getLogger(__name__)
SECRETS: Final = ("password", "link")
"""Columns of a person that are proofs, not facts about them: nobody gets them, not even the person."""

# Export


def export(connection: Connection, person: str) -> dict[str, Any]:
    """Everything stored about a person, as JSON. Of a match only what they chose: its chance is not theirs to see."""
    return {
        "person": _rows(connection, _own(PEOPLE, PEOPLE.c.id, person, SECRETS))[0],
        "sessions": _rows(connection, _own(SESSIONS, SESSIONS.c.person, person, ("token", "csrf", "person"))),
        "relations": _rows(connection, _own(RELATIONS, RELATIONS.c.person, person, ("person",))),
        "reports": _rows(connection, _own(REPORTS, REPORTS.c.by, person, ("by",))),
        "reports_about_you": _reports_about(connection, person),
        "tables": _rows(connection, _created_tables(person)),
        "seats": _rows(connection, _own(SEATS, SEATS.c.person, person, ("code", "person"))),
        "nonces": _nonces(connection, person),
        "choices": _choices(connection, person),
        "orders": _of_own_seats(connection, ORDERS, ORDERS.c.seat, person),
        "votes": _of_own_seats(connection, VOTES, VOTES.c.by, person, ("number",)),
        "chat": _rows(connection, _own(CHAT, CHAT.c.person, person, ("person", "request"))),
        "notes": _rows(connection, _own(NOTES, NOTES.c.person, person, ("person",))),
        "notifications": _notifications(connection, person),
        "uploads": _rows(connection, _own(UPLOADS, UPLOADS.c.person, person, ("person",))),
    }


def _own(table: Table, owner: Column[Any], person: str, hidden: Iterable[str] = ()) -> Select[Any]:
    """The person's rows of a table, in the order in which they were written."""
    return select(*_shown(table, hidden)).where(owner == person).order_by(*table.primary_key.columns)


def _shown(table: Table, hidden: Iterable[str]) -> list[Column[Any]]:
    return [column for column in table.c if column.name not in set(hidden)]


def _rows(connection: Connection, statement: Select[Any]) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in connection.execute(statement)]


def _reports_about(connection: Connection, person: str) -> list[dict[str, Any]]:
    """That there were reports, but neither whose nor their words: nobody should have to fear to write one."""
    return _rows(connection, select(REPORTS.c.at, REPORTS.c.handled).where(REPORTS.c.about == person))


def _created_tables(person: str) -> Select[Any]:
    """Their tables; those of guided games with how far they have come in the lessons."""
    columns = ("id", "game", "name", "status", "private", "created", "started", "ended", "lessons")
    return select(*(TABLES.c[name] for name in columns)).where(TABLES.c.creator == person).order_by(TABLES.c.id)


def _nonces(connection: Connection, person: str) -> list[dict[str, str]]:
    """What the person's browsers have added to the seeds of matches."""
    rows = connection.execute(select(TABLES.c.id, TABLES.c.nonces).where(_names(TABLES.c.nonces, person)))
    return [{"table": row.id, "nonce": nonce} for row in rows for owner, nonce in row.nonces if owner == person]


def _choices(connection: Connection, person: str) -> list[dict[str, Any]]:
    """In order; their numbers would tell how much others have chosen."""
    rows = connection.execute(select(EVENTS).where(EVENTS.c.person == person).order_by(EVENTS.c.table, EVENTS.c.number))
    return [
        {
            "table": row.table,
            "at": row.at,
            "kind": row.kind,
            "seat": row.seat,
            "choice": row.data.get("choice"),
        }
        for row in rows
    ]


def _of_own_seats(
    connection: Connection, table: Table, seat: Column[Any], person: str, hidden: Iterable[str] = ()
) -> list[dict[str, Any]]:
    """Rows that belong to the seats which the person has now."""
    mine = and_(SEATS.c.table == table.c.table, SEATS.c.seat == seat, SEATS.c.person == person)
    shown = select(*_shown(table, hidden)).join(SEATS, mine)
    return _rows(connection, shown.order_by(*table.primary_key.columns))


def _notifications(connection: Connection, person: str) -> list[dict[str, Any]]:
    """What the person was told; not what a cover still hides from them."""
    return _rows(connection, _own(OUTBOX, OUTBOX.c.person, person, ("person",)).where(OUTBOX.c.created <= now()))


def _names(column: Column[Any], person: str) -> Any:
    """Whether JSON in a column mentions the person. Ids are random, so that nothing else looks like one."""
    return cast(column, Text).contains(person, autoescape=True)


# Deletion


async def delete_person(server: Server, who: PersonRow) -> None:
    """Deletes a person: leaves the tables where they sit, as anybody leaves, then forgets them in one transaction."""
    for table in await server.store.read(lambda connection: _tables_of(connection, who.id, "open")):
        with contextlib.suppress(RequestProblem):  # it has begun or ended just now: the last step sees to it
            await seating.leave(server, who, table)
    for table in await server.store.read(lambda connection: _tables_of(connection, who.id, "playing")):
        await _leave_match(server, who, table)
    # Found by reading, since the search looks at whole tables and writers would have to wait for it.
    touched = await server.store.read(lambda connection: _touched_tables(connection, who.id))
    await server.store.write(lambda tx: _forget(tx, who, touched))


async def _leave_match(server: Server, who: PersonRow, table: str) -> None:
    """Leaves a running match, which ends if no people are left. A broken match must not keep anybody here."""
    try:
        await moves.leave(server.play, table, who.id, lambda _version: None)
    except RequestProblem:
        return  # it is over, or they only made the table
    except Exception:
        LOG.exception("a match could not be left by somebody who is deleted; their seats are marked all the same")


def _tables_of(connection: Connection, person: str, status: str) -> list[str]:
    seated = select(SEATS.c.table).where(SEATS.c.person == person)
    mine = or_(TABLES.c.creator == person, TABLES.c.id.in_(seated))
    return list(connection.execute(select(TABLES.c.id).where(TABLES.c.status == status, mine)).scalars())


def _touched_tables(connection: Connection, person: str) -> set[str]:
    """Tables where something mentions the person, also one where somebody else sits in their seat by now."""
    found: set[str] = set(_present_tables(connection, person))
    for statement in (
        select(TABLES.c.id).where(_names(TABLES.c.nonces, person)),
        select(EVENTS.c.table).where(EVENTS.c.person == person).distinct(),
        select(EVENTS.c.table).where(EVENTS.c.kind == "seat", _names(EVENTS.c.data, person)).distinct(),
        select(CHAT.c.table).where(CHAT.c.person == person).distinct(),
    ):
        found.update(connection.execute(statement).scalars())
    return found


def _present_tables(connection: Connection, person: str) -> set[str]:
    seated = connection.execute(select(SEATS.c.table).where(SEATS.c.person == person)).scalars()
    created = connection.execute(select(TABLES.c.id).where(TABLES.c.creator == person)).scalars()
    return set(seated) | set(created)


def _forget(tx: Transaction, who: PersonRow, touched: set[str]) -> None:
    for table in sorted(touched | _present_tables(tx.connection, who.id)):
        _forget_at(tx, who, table)
    tx.execute(delete(NOTES).where(NOTES.c.person == who.id))
    tx.execute(delete(UPLOADS).where(UPLOADS.c.person == who.id))
    tx.execute(delete(REPORTS).where(or_(REPORTS.c.by == who.id, REPORTS.c.about == who.id)))
    # Sessions, relations and notifications go with the person.
    tx.execute(delete(PEOPLE).where(PEOPLE.c.id == who.id))
    tx.announce(f"person:{who.id}")


def _forget_at(tx: Transaction, who: PersonRow, table: str) -> None:
    """Forgets the person at one table, and tells everybody there."""
    row = tx.execute(
        select(TABLES.c.status, TABLES.c.language, TABLES.c.creator, TABLES.c.name, TABLES.c.nonces)
        .where(TABLES.c.id == table)
        .with_for_update(key_share=True)
    ).one_or_none()
    if row is None:
        return
    locale = row.language or who.locale
    renamed = _forget_seats(tx, who, table, row.status, locale)
    _forget_events(tx, who, table, locale)
    tx.execute(delete(CHAT).where(CHAT.c.table == table, CHAT.c.person == who.id))
    # The nonces stay, in their order: without them nobody could verify the shuffles.
    values: dict[str, Any] = {
        "nonces": [["" if owner == who.id else owner, nonce] for owner, nonce in row.nonces],
    }
    if row.creator == who.id:
        values.update(creator="", name=words(locale).message("departed-table"))
        if row.name:
            renamed[row.name] = values["name"]
    tx.execute(update(TABLES).where(TABLES.c.id == table).values(values))
    _forget_in_notifications(tx, who, table, renamed)
    tx.announce(f"table:{table}")


def _forget_seats(tx: Transaction, who: PersonRow, table: str, status: str, locale: str) -> dict[str, str]:
    """Gives the person's seats names that say nothing; returns which name became which."""
    renamed: dict[str, str] = {who.name: words(locale).message("departed")}
    mine = select(SEATS).where(SEATS.c.table == table, SEATS.c.person == who.id)
    for seat in tx.execute(mine).all():
        name = _departed(locale, seat.badge)
        if seat.name:
            renamed[seat.name] = name
        this = and_(SEATS.c.table == table, SEATS.c.seat == seat.seat)
        gone = seat.gone or status == "playing"
        tx.execute(update(SEATS).where(this).values(person=None, name=name, gone=gone, code=None))
        tx.execute(delete(ORDERS).where(ORDERS.c.table == table, ORDERS.c.seat == seat.seat))
    return renamed


def _forget_events(tx: Transaction, who: PersonRow, table: str, locale: str) -> None:
    """What was chosen stays; who chose it, and who once sat down under which name, goes."""
    seats = tx.execute(select(SEATS.c.seat, SEATS.c.badge).where(SEATS.c.table == table))
    badges: dict[int, str] = {seat.seat: seat.badge for seat in seats}
    sat_down = select(EVENTS.c.number, EVENTS.c.seat, EVENTS.c.data).where(
        EVENTS.c.table == table, EVENTS.c.kind == "seat"
    )
    for event in tx.execute(sat_down).all():
        if event.data.get("person") == who.id:
            data = {**event.data, "person": "", "name": _departed(locale, badges[event.seat])}
            this = and_(EVENTS.c.table == table, EVENTS.c.number == event.number)
            tx.execute(update(EVENTS).where(this).values(data=data))
    mine = and_(EVENTS.c.table == table, EVENTS.c.person == who.id)
    tx.execute(update(EVENTS).where(mine).values(person=None))


def _forget_in_notifications(tx: Transaction, who: PersonRow, table: str, renamed: dict[str, str]) -> None:
    """Notifications to others can name whoever invited them, asked for a vote or won."""
    others = select(OUTBOX.c.id, OUTBOX.c.data).where(OUTBOX.c.table == table, OUTBOX.c.person != who.id)
    for notification in tx.execute(others).all():
        data = {key: _with_names(value, renamed) for key, value in notification.data.items()}
        if data != notification.data:
            tx.execute(update(OUTBOX).where(OUTBOX.c.id == notification.id).values(data=data))


def _with_names(value: Any, renamed: dict[str, str]) -> Any:
    if isinstance(value, str):
        return renamed.get(value, value)
    if isinstance(value, list):
        return [_with_names(entry, renamed) for entry in value]
    return value


def _departed(locale: str, badge: str) -> str:
    return words(locale).message("departed-seat", badge=badge)
