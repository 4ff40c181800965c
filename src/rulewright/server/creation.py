"""A new table and its start: seats, options, the secret seed with the commitment to it, codes.

What happens to the seats between the two is in `seating`, rematches are in
`rematches`. Here is also what all of them check.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, insert, select, update

import rulewright
from rulewright.core.errors import BadSetup, UnknownGame
from rulewright.core.registry import is_offered
from rulewright.sealing import commitment
from rulewright.server.codes import new_code
from rulewright.server.context import Server, new_id, now
from rulewright.server.origins import start_of
from rulewright.server.people import PersonRow
from rulewright.server.problems import RequestProblem
from rulewright.server.promises import redeemed
from rulewright.server.schema import SEATS, TABLES
from rulewright.server.store import Transaction
from rulewright.server.tables import Seat, TableRow, load_locked, lock_person, save_seats, seated, table_info, visible
from rulewright.server.wire import Badge, NewTable, SeatPlan, TableInfo, Tempo

BADGES: Final[tuple[Badge, ...]] = ("A", "B", "C", "F", "D", "E")
"""In the order in which seats get them: neighbours differ most in colour and pattern."""
LONGEST_NAME: Final = 32
LONGEST_TABLE_NAME: Final = 60


# A new table


async def create(server: Server, person: PersonRow, plan: NewTable, locale: str) -> TableInfo:
    """A new table. If no seat is left to be taken, it starts at once: bots are played with one request."""
    start = await start_of(server, plan.origin, person.id, locale) if plan.origin is not None else None
    if start is not None and (start.game != plan.game or start.players != len(plan.seats)):
        raise RequestProblem("origin-seats", 400, number=start.players)
    options = checked_options(plan.game, len(plan.seats), plan.options if start is None else start.options)
    check_tempo(plan.tempo)
    seats = planned_seats(plan.seats, person)
    table = new_id()

    def writing(tx: Transaction) -> bool:
        check_limit(tx, person.id, server.settings.tables_each)
        give_codes(tx.connection, seats)
        row = new_table(
            tx.connection,
            redeemed(tx, person.id, plan.commitment),
            game=plan.game,
            options=options,
            name=tidy_name(plan.name, LONGEST_TABLE_NAME),
            private=plan.private,
            spectators=plan.spectators,
            delay=plan.delay,
            tempo=msgspec.to_builtins(plan.tempo),
            free_undo=plan.free_undo,
            cover_windows=plan.cover_windows and rules_of(plan.game).has_windows,
            advice=plan.advice,
            scene_wait=plan.scene_wait,
            language=plan.language,
            start=None if start is None else start.position,
        )
        tx.execute(insert(TABLES).values(id=table, creator=person.id, nonces=[[person.id, plan.nonce]], **row))
        save_seats(tx, table, seats)
        return start_if_full(server, tx, table, seats, person)

    if await server.store.write(writing):
        await server.play.begin(table)
    return await table_info(server, table, person.id, locale)


def new_table(connection: Connection, seed: bytes, **values: Any) -> dict[str, Any]:
    """The columns of a table that waits for players, with the secret seed and the commitment to it."""
    moment = now()
    return {
        "rules": rules_of(values["game"]).rules_version,
        "status": "open",
        "code": unused_code(connection),
        "seed": seed.hex(),
        "commitment": commitment(seed),
        "waiting": [],
        "stage": "",
        "since": moment,
        "created": moment,
        **values,
    }


def check_limit(tx: Transaction, person: str, most: int) -> None:
    """Nobody has more open and running tables than the host allows, also by asking for several at once."""
    lock_person(tx, person)
    own = select(func.count()).where(TABLES.c.creator == person, TABLES.c.status.in_(["open", "playing"]))
    if tx.execute(own).scalar_one() >= most:
        raise RequestProblem("too-many-tables", 409, number=most)


def planned_seats(plans: Sequence[SeatPlan], person: PersonRow) -> list[Seat]:
    """The seats of a new table; badges that nobody chose are handed out in order."""
    chosen = [plan.badge for plan in plans if plan.badge is not None]
    if len(set(chosen)) < len(chosen):
        raise RequestProblem("badge-taken", 400)
    seats: list[Seat] = []
    for plan in plans:
        badge = plan.badge or free_badge(chosen)
        chosen.append(badge)
        seats.append(planned_seat(plan, badge, person, seated(seats, person.id)))
    if not seated(seats, person.id):
        raise RequestProblem("creator-seat", 400)
    check_hot_seat(seats, person.id)
    return seats


def free_badge(taken: Sequence[str]) -> Badge:
    """The next badge to hand out; there are as many as a table has seats."""
    return next(badge for badge in BADGES if badge not in taken)


def planned_seat(plan: SeatPlan, badge: str, person: PersonRow, own: Sequence[int]) -> Seat:
    """One seat. `own` are those that the person has already: a further one without a name is numbered for readers."""
    name = tidy_name(plan.name)
    if plan.kind == "me":
        return Seat("person", badge, name or ("" if own else person.name), person=person.id)
    if plan.kind == "bot":
        return Seat("bot", badge, name, plan.level)
    return Seat(plan.kind, badge, name if plan.kind == "invited" else "")


def unused_code(connection: Connection) -> str:
    """A code that invites to nothing yet."""
    while True:
        code = new_code()
        taken = (
            select(TABLES.c.id).where(TABLES.c.code == code).union(select(SEATS.c.table).where(SEATS.c.code == code))
        )
        if connection.execute(taken).first() is None:
            return code


def give_codes(connection: Connection, seats: Sequence[Seat]) -> None:
    """Every invited seat that is kept for nobody has a code."""
    for seat in seats:
        if seat.kind == "invited" and seat.person is None and seat.code is None:
            seat.code = unused_code(connection)


# Starting


async def start(server: Server, person: PersonRow, table: str, locale: str) -> TableInfo:
    """The creator starts the play once every seat is taken; asking again changes nothing."""

    def writing(tx: Transaction) -> bool:
        row, seats = load_locked(tx, table)
        check_creator(row, seats, person.id)
        if row.status == "playing":
            return False
        check_open(row)
        if not full(seats):
            raise RequestProblem("seats-open", 409)
        checked_options(row.game, len(seats), row.options)
        return start_if_full(server, tx, table, seats, person)

    if await server.store.write(writing):
        await server.play.begin(table)
    return await table_info(server, table, person.id, locale)


def full(seats: Sequence[Seat]) -> bool:
    """Whether somebody plays every seat."""
    return all(seat.kind in ("person", "bot") for seat in seats)


def start_if_full(server: Server, tx: Transaction, table: str, seats: Sequence[Seat], starter: PersonRow) -> bool:
    """Marks the table as played if nobody is missing, and tells those who did not start it; codes end here."""
    tx.announce(f"table:{table}")
    if not full(seats):
        return False
    moment = now()
    tx.execute(update(SEATS).where(SEATS.c.table == table).values(code=None))
    tx.execute(update(TABLES).where(TABLES.c.id == table).values(status="playing", started=moment, since=moment))
    for other in sorted({seat.person for seat in seats if seat.person is not None} - {starter.id}):
        server.outbox.put(tx, other, "started", table, {"by": starter.name})
    return True


# Checks


def rules_of(game: str) -> rulewright.Game[Any]:
    """The rules of a game that is offered here."""
    try:
        if not is_offered(game):
            raise RequestProblem("unknown-game", 404)
        return rulewright.game(game)
    except UnknownGame:
        raise RequestProblem("unknown-game", 404) from None


def checked_options(game: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a game for this many players, complete; raises what the reader is told if they do not fit."""
    rules = rules_of(game)
    most = min(rules.max_players, len(BADGES))
    if not rules.min_players <= seats <= most:
        raise RequestProblem("number-of-seats", 400, least=rules.min_players, most=most)
    try:
        return rules.check_options(seats, options)
    except BadSetup:
        raise RequestProblem("table-options", 400, number=seats) from None


def check_tempo(tempo: Tempo) -> None:
    """A clock that starts at nothing would end the game at once."""
    if tempo.kind != "none" and tempo.base == 0:
        raise RequestProblem("tempo", 400)


def check_hot_seat(seats: Sequence[Seat], person: str) -> None:
    """Players on one device need names by which they know who is meant."""
    own = [seat.name.casefold() for seat in seats if seat.kind == "person" and seat.person == person]
    names = [name for name in own if name]
    if len(set(names)) < len(names):
        raise RequestProblem("hot-seat-names", 400)


def check_seats_may_change(tx: Transaction, row: TableRow) -> None:
    """A table that begins with a position has the seats that this has."""
    if tx.execute(select(TABLES.c.start.is_not(None)).where(TABLES.c.id == row.id)).scalar_one():
        raise RequestProblem("seats-fixed", 409)


def check_open(row: TableRow) -> None:
    if row.status == "playing":
        raise RequestProblem("table-started", 409)
    if row.status != "open":
        raise RequestProblem("table-closed", 409)


def check_creator(row: TableRow, seats: Sequence[Seat], person: str) -> None:
    """Others are refused; to those who may not see the table, it does not exist."""
    if row.creator == person:
        return
    if not visible(row, seats, person):
        raise RequestProblem("not-found", 404)
    raise RequestProblem("forbidden", 403)


def tidy_name(text: str, longest: int = LONGEST_NAME) -> str:
    """A name on one line, without signs that cannot be seen."""
    composed = unicodedata.normalize("NFC", text)
    seen = "".join(" " if unicodedata.category(sign)[0] == "C" else sign for sign in composed)
    return " ".join(seen.split())[:longest]
