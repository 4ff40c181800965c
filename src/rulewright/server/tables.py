"""Tables as they are stored and as people see them: one table, the open ones, one's own; private notes.

What changes a table before its start is in `creation` and `seating`, the play itself in
`play`. The secret seed is not among the columns that are read here, so that
nothing made from them can give it away.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, Select, and_, delete, exists, insert, or_, select, update

from rulewright.bots.names import NAMES, drawn_name
from rulewright.core import registry
from rulewright.core.errors import UnknownGame
from rulewright.server import covers
from rulewright.server.absence import absence
from rulewright.server.context import Server
from rulewright.server.held import agreed_places, held_info
from rulewright.server.problems import RequestProblem, words
from rulewright.server.pupils import kept_info
from rulewright.server.schema import NOTES, PEOPLE, RELATIONS, SEATS, TABLES
from rulewright.server.store import Transaction
from rulewright.server.titles import table_name
from rulewright.server.wire import SeatInfo, TableInfo, Tempo
from rulewright.text import LOCALES, texts

NEWCOMER: Final = 3
"""Whoever has finished fewer matches of a game is told its goal."""
COLUMNS: Final = [column for column in TABLES.c if column.name not in ("seed", "start")]
LOBBY_LIMIT: Final = 60
"""The most open tables, and the most running ones, that the lobby lists."""
RUNNING_LIMIT: Final = 200
FINISHED_LIMIT: Final = 50
"""The most tables in play and finished ones that the list of one's own tables has."""

CHANCE: Final = secrets.SystemRandom()
"""Names of bots are drawn by it: they tell nothing about the seed of the match."""

IDENTIFIER: Final = re.compile("[a-z0-9]{1,32}")
"""What an id can be; anything else is not looked for, since PostgreSQL refuses some characters outright."""

TableRow = Row[Any]


class Seat(Struct):
    """One seat. An invited one with a person is kept for them; others are taken by the code.

    Whoever has taken a seat by code leaves the code in it until the start, so
    that the seat is known as an invited one when they leave.
    """

    kind: str
    badge: str
    name: str = ""
    level: str = ""
    person: str | None = None
    code: str | None = None
    gone: bool = False


# Reading


def load(connection: Connection, table: str) -> tuple[TableRow, list[Seat]] | None:
    """A table and its seats."""
    if not IDENTIFIER.fullmatch(table):
        return None
    row = connection.execute(select(*COLUMNS).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    return row, seats_of(connection, [table])[table]


def load_locked(tx: Transaction, table: str) -> tuple[TableRow, list[Seat]]:
    """A table and its seats, which nobody else can change until the transaction is over."""
    if IDENTIFIER.fullmatch(table):
        tx.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True))
    found = load(tx.connection, table)
    if found is None:
        raise RequestProblem("not-found", 404)
    return found


def seats_of(connection: Connection, tables: Sequence[str]) -> dict[str, list[Seat]]:
    """The seats of each table, in order."""
    found: dict[str, list[Seat]] = {table: [] for table in tables}
    rows = connection.execute(select(SEATS).where(SEATS.c.table.in_(tables)).order_by(SEATS.c.table, SEATS.c.seat))
    for row in rows:
        found[row.table].append(Seat(row.kind, row.badge, row.name, row.level, row.person, row.code, row.gone))
    return found


def save_seats(tx: Transaction, table: str, seats: Sequence[Seat]) -> None:
    """Stores the seats of a table, in this order, in place of those that it had; bots get their names here."""
    name_bots(seats)
    tx.execute(delete(SEATS).where(SEATS.c.table == table))
    rows = [{"table": table, "seat": number, **msgspec.to_builtins(seat)} for number, seat in enumerate(seats)]
    tx.execute(insert(SEATS), rows)


def name_bots(seats: Sequence[Seat]) -> None:
    """Every bot has a name of its own. One of ours that a person brings along is the person's: the bot gets another."""
    people = {word.casefold() for seat in seats if seat.kind != "bot" for word in seat.name.split()}
    for seat in seats:
        if seat.kind == "bot" and (not seat.name or (seat.name in NAMES and seat.name.casefold() in people)):
            seat.name = drawn_name([other.name for other in seats], CHANCE)


# Who may see what


def visible(row: TableRow, seats: Sequence[Seat], person: str | None, code: str = "") -> bool:
    """Whether somebody may know of the table: a private one is for those who sit there or hold a code."""
    if not row.private or seated(seats, person):
        return True
    return bool(code) and (code == row.code or invited_by(seats, code) is not None)


def lets_in(row: TableRow, code: str = "") -> bool:
    """Whether a seat that those who play have freed is for whoever comes: a private table wants its code."""
    return not row.private or code == row.code


def takeable(row: TableRow, seats: Sequence[Seat], person: str | None, code: str = "") -> bool:
    """Whether a seat of the running match is free for this person."""
    playing = any(not seats[number].gone for number in seated(seats, person))
    free = any(seat.kind == "open" for seat in seats)
    return row.status == "playing" and free and not playing and lets_in(row, code)


def seated(seats: Sequence[Seat], person: str | None) -> list[int]:
    """The seats of a person, those that are kept for them included."""
    return [number for number, seat in enumerate(seats) if person is not None and seat.person == person]


def only_bots_beside(seats: Sequence[Seat], number: int) -> bool:
    """Whether nobody else plays there but bots: what the person of this seat does concerns nobody then."""
    own = {number, *seated(seats, seats[number].person)}
    return not any(seat.kind == "person" and not seat.gone and at not in own for at, seat in enumerate(seats))


def invited_by(seats: Sequence[Seat], code: str) -> int | None:
    """The free seat to which a code invites."""
    return next((number for number, seat in enumerate(seats) if seat.kind == "invited" and seat.code == code), None)


def blocked_among(connection: Connection, person: str, others: Iterable[str | None]) -> set[str]:
    """Those of the others who have blocked the person or whom the person has blocked."""
    ids = [other for other in set(others) if other is not None and other != person]
    blocks = RELATIONS.c.kind == "block"
    mine = select(RELATIONS.c.other).where(blocks, RELATIONS.c.person == person, RELATIONS.c.other.in_(ids))
    theirs = select(RELATIONS.c.person).where(blocks, RELATIONS.c.other == person, RELATIONS.c.person.in_(ids))
    return set(connection.execute(mine).scalars()) | set(connection.execute(theirs).scalars())


# Telling


def player_names(seats: Sequence[Seat], locale: str) -> list[str]:
    """What the players are called. A bot of a table from before bots had names is called by its level, with its badge
    if others are alike; a further player on one device whom nobody has named is numbered."""
    own = words(locale)
    nameless = [seat.level for seat in seats if seat.kind == "bot" and not seat.name]
    names = []
    for seat in seats:
        name = seat.name
        if seat.kind == "bot" and not name:
            name = own.message(f"bot-name-{seat.level}")
            if nameless.count(seat.level) > 1:
                name = f"{name} {seat.badge}"
        elif seat.kind == "person" and not name:
            name = own.message("hot-seat-name", number=beside_whom(seats, seat) + 1)
        names.append(name)
    return names


def beside_whom(seats: Sequence[Seat], seat: Seat) -> int:
    """How many seats the person on the same device has before this one."""
    return sum(other.person == seat.person for other in seats[: seats.index(seat)])


def told_names(seats: Sequence[Seat], locale: str) -> list[str]:
    """What the players are called in sentences, where a seat that nobody has now needs a name, too."""
    own, names = words(locale), player_names(seats, locale)
    return [name or own.message("player-nobody", badge=seats[at].badge) for at, name in enumerate(names)]


def content_of(game: str) -> str:
    """Which printed values the tables of a game play with here; empty if it is gone."""
    try:
        return registry.game(game).content
    except UnknownGame:
        return ""


def stage_title(game: str, decision: str, locale: str) -> str:
    """The name of a decision in the reader's language; empty if there is none."""
    if not decision:
        return ""
    try:
        own = texts(game, locale if locale in LOCALES else "en")
    except UnknownGame:
        return ""
    frame = f"frame-{decision}"
    return own.message(frame) if own.catalogue.has(frame) else ""


def described(row: TableRow, seats: Sequence[Seat], person: str | None, locale: str, code: str = "") -> TableInfo:
    """A table as this person may see it, without what only the live match knows."""
    yours = seated(seats, person)
    creator = person is not None and row.creator == person
    names = player_names(seats, locale)
    # Who is asked now would tell a late spectator what has happened meanwhile.
    shown = row.status == "playing" and not is_late(row, yours)
    return TableInfo(
        id=row.id,
        game=row.game,
        name=table_name(row.name, row.created, locale),
        status=row.status,
        private=row.private,
        spectators=row.spectators,
        delay=row.delay,
        tempo=msgspec.convert(row.tempo, Tempo),
        free_undo=row.free_undo,
        cover_windows=row.cover_windows,
        advice=row.advice,
        scene_wait=row.scene_wait,
        language=row.language,
        options=row.options,
        content=content_of(row.game),
        seats=[seat_info(number, seat, names[number], person, creator) for number, seat in enumerate(seats)],
        creator=creator,
        yours=yours,
        commitment=row.commitment,
        created=row.created,
        started=row.started,
        ended=row.ended,
        waiting=sorted({*row.waiting, *(seat for seat in row.asked or [] if seat in yours)}) if shown else [],
        stage=stage_title(row.game, row.stage, locale) if shown else "",
        since=0 if row.status == "playing" and not shown else row.since,
        previous=row.previous or "",
        rematch=row.rematch or "",
        invitation=row.code if yours else "",
        takeable=takeable(row, seats, person, code),
        held=held_info(row, seats),
        settled=agreed_places(row),
        lessons=kept_info(row.game, row.lessons),
    )


def is_late(row: TableRow | TableInfo, yours: Sequence[int]) -> bool:
    """Whether somebody with these seats sees the match with a delay."""
    return row.delay > 0 and not yours


def seat_info(number: int, seat: Seat, name: str, person: str | None, creator: bool) -> SeatInfo:
    """A seat as somebody may see it; the code is for the creator alone, as long as it opens something."""
    return SeatInfo(
        seat=number,
        kind=seat.kind,  # type: ignore[arg-type]  # stored from the same literals
        badge=seat.badge,  # type: ignore[arg-type]
        name=name,
        level=seat.level,
        person=seat.person or "",
        you=person is not None and seat.person == person,
        gone=seat.gone,
        code=seat.code or "" if creator and seat.kind == "invited" else "",
    )


def enliven(server: Server, info: TableInfo) -> TableInfo:
    """Adds who is at the table at this moment, and takes away what not everybody may see yet.

    Only in the event loop, to which the sockets belong.
    """
    info.people = server.play.people(info.id)
    here = server.play.connected(info.id)
    if covers.is_ahead(info.since, server.play.clock()):
        info.waiting, info.stage, info.since = [], "", 0
    for seat in info.seats:
        seat.connected = seat.kind == "person" and seat.person in here
    return info


async def table_info(server: Server, table: str, person: str | None, locale: str, code: str = "") -> TableInfo:
    """A table as this person, or the holder of this code, may see it; else there is nothing to be found."""
    here, at = server.play.connected(table), server.play.clock()

    def reading(connection: Connection) -> TableInfo:
        found = load(connection, table)
        if found is None or not visible(*found, person, code):
            raise RequestProblem("not-found", 404)
        info = described(*found, person, locale, code)
        info.newcomer = bool(info.yours) and finished(connection, person, info.game) < NEWCOMER
        if info.status == "playing":
            absent = absence(connection, *found, here, at)
            info.votes = server.play.votes(connection, table, found[1], absent, locale)
            for seat in info.seats:
                seat.replaceable = seat.gone or seat.kind == "open" or seat.seat in absent.awaited
        return info

    info = enliven(server, await server.store.read(reading))
    if info.status == "playing" and not is_late(info, info.yours):
        info.clocks = server.play.clocks(table, person)
    return info


def finished(connection: Connection, person: str | None, game: str) -> int:
    """How many matches of a game a person has played to the end, counted as far as it matters."""
    played = (
        select(TABLES.c.id)
        .join(SEATS, SEATS.c.table == TABLES.c.id)
        .where(SEATS.c.person == person, SEATS.c.gone.is_(False), TABLES.c.game == game, TABLES.c.status == "finished")
        .distinct()
        .limit(NEWCOMER)
    )
    return len(connection.execute(played).all())


# Lists


async def lobby(server: Server, person: str | None, locale: str) -> list[TableInfo]:
    """Public tables that wait for players, then those in play that can be watched or joined, each the newest first.

    Tables of people who have blocked each other are not shown to them.
    """
    has_open_seat = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.kind == "open")
    public = and_(TABLES.c.private.is_(False), TABLES.c.archived.is_(False), unblocked(person))
    waiting = public_tables(and_(public, TABLES.c.status == "open", has_open_seat), TABLES.c.created)
    for_others = or_(TABLES.c.spectators.is_(True), has_open_seat)
    running = public_tables(and_(public, TABLES.c.status == "playing", for_others), TABLES.c.started)
    return await listed(server, [waiting, running], person, locale)


def public_tables(condition: ColumnElement[bool], newest: ColumnElement[int]) -> Select[Any]:
    return select(*COLUMNS).where(condition).order_by(newest.desc(), TABLES.c.id).limit(LOBBY_LIMIT)


def unblocked(person: str | None) -> ColumnElement[bool]:
    """Tables whose creator has no quarrel with the person."""
    quarrel = exists().where(
        RELATIONS.c.kind == "block",
        or_(
            and_(RELATIONS.c.person == person, RELATIONS.c.other == TABLES.c.creator),
            and_(RELATIONS.c.other == person, RELATIONS.c.person == TABLES.c.creator),
        ),
    )
    return ~quarrel


async def my_tables(server: Server, person: str, locale: str) -> list[TableInfo]:
    """One's own tables: those that wait for one, then those in play, open and finished ones."""
    mine = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.person == person)
    still_mine = exists().where(SEATS.c.table == TABLES.c.id, SEATS.c.person == person, SEATS.c.gone.is_(False))
    kept = TABLES.c.archived.is_(False)
    current = (
        select(*COLUMNS)
        .where(kept, TABLES.c.status.in_(["open", "playing"]), still_mine)
        .order_by(TABLES.c.since.desc(), TABLES.c.id)
        .limit(RUNNING_LIMIT)
    )
    over = (
        select(*COLUMNS)
        .where(kept, TABLES.c.status.in_(["finished", "ended"]), TABLES.c.started > 0, mine)
        .order_by(TABLES.c.ended.desc(), TABLES.c.id)
        .limit(FINISHED_LIMIT)
    )
    return sorted(await listed(server, [current, over], person, locale), key=urgency)


def urgency(info: TableInfo) -> int:
    """The order of one's own tables."""
    if info.status == "playing":
        return 0 if set(info.yours) & set(info.waiting) else 1
    return 2 if info.status == "open" else 3


async def listed(server: Server, queries: list[Select[Any]], person: str | None, locale: str) -> list[TableInfo]:
    """The tables that the queries find, as this person may see them."""

    def reading(connection: Connection) -> list[TableInfo]:
        rows = [row for query in queries for row in connection.execute(query)]
        seats = seats_of(connection, [row.id for row in rows])
        return [described(row, seats[row.id], person, locale) for row in rows]

    return [enliven(server, info) for info in await server.store.read(reading)]


# Private notes


async def note(server: Server, table: str, person: str) -> str:
    """What the person has noted at this table."""

    def reading(connection: Connection) -> str:
        check_visible(connection, table, person)
        query = select(NOTES.c.text).where(NOTES.c.table == table, NOTES.c.person == person)
        return connection.execute(query).scalar_one_or_none() or ""

    return await server.store.read(reading)


async def write_note(server: Server, table: str, person: str, text: str) -> None:
    """Replaces what the person has noted; nothing is kept of an empty note."""
    text = text.replace("\0", "")

    def writing(tx: Transaction) -> None:
        check_visible(tx.connection, table, person)
        lock_person(tx, person)
        own = and_(NOTES.c.table == table, NOTES.c.person == person)
        if not text:
            tx.execute(delete(NOTES).where(own))
        elif tx.execute(update(NOTES).where(own).values(text=text)).rowcount == 0:
            tx.execute(insert(NOTES).values(table=table, person=person, text=text))

    await server.store.write(writing)


def check_visible(connection: Connection, table: str, person: str) -> None:
    found = load(connection, table)
    if found is None or not visible(*found, person):
        raise RequestProblem("not-found", 404)


def lock_person(tx: Transaction, person: str) -> None:
    """Requests of the same person come one after the other from here on."""
    tx.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person).with_for_update(key_share=True))
