"""Administration: what a host can do to people and matches, behind the commands of `rulewright admin`.

Everything goes through the store, so that on PostgreSQL a running server hears of it. What changes a
match needs a stopped server on SQLite: it would not hear of it (`locking`).
"""

from __future__ import annotations

import secrets
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Row, Select, delete, insert, or_, select, update

from rulewright.core.errors import RulewrightError
from rulewright.core.record import Record
from rulewright.sealing import seal
from rulewright.server import fidelity, history, people, sessions, settling
from rulewright.server.context import now
from rulewright.server.match import LiveMatch
from rulewright.server.passwords import hashed
from rulewright.server.problems import RequestProblem
from rulewright.server.recording import record_of
from rulewright.server.schema import EVENTS, PEOPLE, REPORTS, SEATS, TABLES
from rulewright.server.settings import DAY
from rulewright.server.store import Store, Transaction
from rulewright.server.tables import seats_of

OVER: Final = ("finished", "ended")


class CannotOperate(RulewrightError):
    """What the host has asked for cannot be done; nothing has changed."""


# People


class PersonLine(Struct, frozen=True):
    """A person, for the host's list."""

    id: str
    name: str
    kind: str
    banned: bool
    created: int
    seen: int


async def list_people(store: Store, search: str = "", limit: int = 100) -> list[PersonLine]:
    """People, the latest to be seen first; `search` is a part of the name."""

    def read(connection: Connection) -> list[PersonLine]:
        wanted = select(PEOPLE).order_by(PEOPLE.c.seen.desc()).limit(limit)
        if search:
            wanted = wanted.where(PEOPLE.c.name.icontains(search, autoescape=True))
        return [person_line(row) for row in connection.execute(wanted)]

    return await store.read(read)


def person_line(row: Row[Any]) -> PersonLine:
    kind = "guest" if row.login is None else "account"
    return PersonLine(row.id, row.name, kind, row.banned, row.created, row.seen)


def find_person(connection: Connection, who: str) -> Row[Any]:
    """The person with this id or, among accounts, this name."""
    either = or_(PEOPLE.c.id == who, PEOPLE.c.login == people.folded(who))
    found = connection.execute(select(PEOPLE).where(either)).all()
    if len(found) != 1:
        raise CannotOperate(f"there is no person with the id or the account name {who!r}")
    return found[0]


async def set_banned(store: Store, who: str, banned: bool) -> str:
    """Bans a person, or lets them in again; returns the name. Whoever is banned is signed out everywhere."""

    def write(transaction: Transaction) -> str:
        person = find_person(transaction.connection, who)
        transaction.execute(update(PEOPLE).where(PEOPLE.c.id == person.id).values(banned=banned))
        if banned:
            sessions.end_all(transaction, person.id)
        return str(person.name)

    return await store.write(write)


class NewKey(Struct, frozen=True):
    """A new way in for somebody who has lost theirs: a password for an account, a link for a guest."""

    name: str
    password: str = ""
    link: str = ""


async def reset_password(store: Store, who: str, origin: str) -> NewKey:
    """Gives a person a new way in; the old one, and every session, ends."""
    fresh = secrets.token_urlsafe(12)
    kept = await hashed(fresh)

    def write(transaction: Transaction) -> NewKey:
        person = find_person(transaction.connection, who)
        own = update(PEOPLE).where(PEOPLE.c.id == person.id)
        sessions.end_all(transaction, person.id)
        if person.login is not None:
            transaction.execute(own.values(password=kept))
            return NewKey(person.name, password=fresh)
        token = secrets.token_urlsafe(32)
        transaction.execute(own.values(link=sessions.digest(token)))
        return NewKey(person.name, link=f"{origin}/link/{token}")

    return await store.write(write)


# Reports


class ReportLine(Struct, frozen=True):
    """What one person has reported about another."""

    id: int
    at: int
    by: str
    about: str
    table: str
    text: str
    handled: bool


async def list_reports(store: Store, everything: bool = False) -> list[ReportLine]:
    """Reports that nobody has handled yet, or all of them; the oldest first."""

    def read(connection: Connection) -> list[ReportLine]:
        wanted: Select[Any] = select(REPORTS).order_by(REPORTS.c.id)
        if not everything:
            wanted = wanted.where(REPORTS.c.handled.is_(False))
        rows = connection.execute(wanted).all()
        names = people.names(connection, {id for row in rows for id in (row.by, row.about)})
        return [
            ReportLine(
                row.id, row.at, told(names, row.by), told(names, row.about), row.table or "", row.text, row.handled
            )
            for row in rows
        ]

    return await store.read(read)


def told(names: dict[str, str], id: str) -> str:
    return f"{names[id]} ({id})" if id in names else id


async def handle_report(store: Store, number: int) -> None:
    """Marks a report as handled."""

    def write(transaction: Transaction) -> None:
        done = transaction.execute(update(REPORTS).where(REPORTS.c.id == number).values(handled=True))
        if done.rowcount != 1:
            raise CannotOperate(f"there is no report {number}")

    await store.write(write)


# Matches


class TableLine(Struct, frozen=True):
    """A table, for the host's list."""

    id: str
    game: str
    name: str
    status: str
    players: list[str]
    events: int
    created: int
    archived: bool


async def list_tables(
    store: Store, status: str = "", archived: bool = False, limit: int = 100, held: bool = False
) -> list[TableLine]:
    """Tables, the newest first."""

    def read(connection: Connection) -> list[TableLine]:
        wanted = select(TABLES).order_by(TABLES.c.created.desc()).limit(limit)
        if status:
            wanted = wanted.where(TABLES.c.status == status)
        if not archived:
            wanted = wanted.where(TABLES.c.archived.is_(False))
        if held:
            wanted = wanted.where(TABLES.c.held.is_not(None))
        return [table_line(connection, row) for row in connection.execute(wanted).all()]

    return await store.read(read)


def table_line(connection: Connection, row: Row[Any]) -> TableLine:
    seated = select(SEATS.c.name, SEATS.c.kind, SEATS.c.level).where(SEATS.c.table == row.id).order_by(SEATS.c.seat)
    players = [seat.name or seat.level or seat.kind for seat in connection.execute(seated)]
    events = history.last_number(connection, row.id)
    return TableLine(row.id, row.game, row.name, row.status, players, events, row.created, row.archived)


def find_table(connection: Connection, table: str) -> Row[Any]:
    found = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if found is None:
        raise CannotOperate(f"there is no table {table!r}")
    return found


async def end_match(store: Store, table: str) -> None:
    """Ends a table that waits or is played; its events stay, and it can be replayed."""

    def write(transaction: Transaction) -> None:
        row = find_table(transaction.connection, table)
        if row.status in OVER:
            raise CannotOperate(f"the match at table {table} is over already")
        at = now()
        if row.status == "playing":
            number = history.last_number(transaction.connection, table) + 1
            event = {"table": table, "number": number, "at": at, "kind": "end", "data": {"reason": "host"}}
            transaction.execute(insert(EVENTS).values(**event))
            transaction.announce(f"match:{table}", number)
        closed = {"status": "ended", "ended": at, "held": None, **history.NOBODY_ASKED}
        transaction.execute(update(TABLES).where(TABLES.c.id == table).values(**closed))
        settling.lapse(transaction, table)
        transaction.announce(f"table:{table}")

    await store.write(write)


async def settle_match(store: Store, table: str, places: list[int]) -> None:
    """Ends a match that waits for its host with the result to which its players agreed: a place for each seat."""

    def write(transaction: Transaction) -> None:
        row = find_table(transaction.connection, table)
        if row.status != "playing" or row.held is None:
            raise CannotOperate(f"the match at table {table} does not wait for its host")
        seats = seats_of(transaction.connection, [table])[table]
        try:
            settling.check_places(places, len(seats))
        except RequestProblem:
            raise CannotOperate(f"these are no places of {len(seats)} seats; the best one is 1, as in 2 1 2") from None
        settling.close(transaction, table, places)

    await store.write(write)


async def record_of_match(store: Store, table: str) -> Record:
    """The whole record of a match, sealed, with everything that its check needs; also while it is played."""

    def read(connection: Connection) -> Record:
        row = find_table(connection, table)
        stored = history.load(connection, table)
        if stored is None or not stored.events:
            raise CannotOperate(f"the match at table {table} has not begun")
        if fidelity.follow(stored).departure is not None:
            raise CannotOperate(f"the match at table {table} does not go with the rules that are installed here")
        nonces = [nonce for _person, nonce in row.nonces]
        names = [seat.name or seat.level for seat in stored.seats]
        return seal(
            record_of(stored.setup, stored.events),
            commitment=row.commitment,
            nonces=nonces,
            seed=row.seed,
            seats=names,
        )

    return await store.read(read)


async def archive(store: Store, table: str = "", older_than_days: int = 0) -> int:
    """Takes a table that is over, or all that have been over for so long, off all lists; returns how many."""

    def write(transaction: Transaction) -> int:
        if table and find_table(transaction.connection, table).status not in OVER:
            raise CannotOperate(f"the match at table {table} is not over")
        over = update(TABLES).where(TABLES.c.status.in_(OVER), TABLES.c.archived.is_(False))
        if table:
            chosen = over.where(TABLES.c.id == table)
        else:
            chosen = over.where(TABLES.c.ended < now() - older_than_days * DAY * 1000)
        return int(transaction.execute(chosen.values(archived=True)).rowcount)

    return await store.write(write)


# Repair


class Repair(Struct, frozen=True):
    """How far the events of a match make sense. `cut`: how many were dropped."""

    table: str
    events: int
    good: int
    problem: str = ""
    cut: int = 0


async def repair(store: Store, table: str, cut: bool = False) -> Repair:
    """Replays a match event by event; with `cut`, drops everything after the last one that makes sense."""
    if not cut:
        return await store.read(lambda connection: replayed(connection, table)[0])

    def write(transaction: Transaction) -> Repair:
        found, match = replayed(transaction.connection, table)
        if not found.problem:
            return found
        if match is None:
            raise CannotOperate(f"not even the beginning of the match makes sense: {found.problem}")
        return cut_off(transaction, found, match)

    return await store.write(write)


def replayed(connection: Connection, table: str) -> tuple[Repair, LiveMatch | None]:
    """How far the events make sense, and the match up to there; none if it has not even begun."""
    stored = history.load(connection, table)
    if stored is None:
        raise CannotOperate(f"there is no table {table!r}")
    setup, events = stored.setup, stored.events
    departure = fidelity.follow(stored).departure
    good = len(events) if departure is None else departure.good
    whole = LiveMatch(setup, events[:good]) if good else None  # a failed event leaves the match of no use
    return Repair(table, len(events), good, "" if departure is None else departure.reason), whole


def cut_off(transaction: Transaction, found: Repair, match: LiveMatch) -> Repair:
    """Drops the events that make no sense; the match goes on from the last one that does."""
    table = found.table
    dropped = transaction.execute(delete(EVENTS).where(EVENTS.c.table == table, EVENTS.c.number > found.good))
    playing = match.playing
    columns = history.asked_columns(match.state) if playing else dict(history.NOBODY_ASKED)
    if playing:
        columns |= {"status": "playing", "ended": 0, "result": None, "since": now()}
    transaction.execute(update(TABLES).where(TABLES.c.id == table).values(**columns))
    history.adopt(transaction, table, match.game.rules_version)
    transaction.announce(f"match:{table}", found.good)
    transaction.announce(f"table:{table}")
    return Repair(table, found.events, found.good, found.problem, int(dropped.rowcount))
