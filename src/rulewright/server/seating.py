"""Seating: taking, leaving and changing seats before the start; a substitute's way into a running match.

The creator decides about the seats; everybody else can only take one that is
free for them and leave it again. All of it happens under a lock of the table,
so that of two people who take the last seat one gets it.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, update

from rulewright.server.codes import tidy_code
from rulewright.server.context import Server, now
from rulewright.server.creation import (
    check_creator,
    check_hot_seat,
    check_open,
    check_seats_may_change,
    checked_options,
    free_badge,
    give_codes,
    planned_seat,
    tidy_name,
)
from rulewright.server.people import PersonRow
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import SEATS, TABLES
from rulewright.server.store import Transaction
from rulewright.server.tables import (
    Seat,
    TableRow,
    blocked_among,
    invited_by,
    lets_in,
    load_locked,
    save_seats,
    seated,
    table_info,
    visible,
)
from rulewright.server.wire import ChangedSeat, Join, SeatPlan, TableInfo

# Taking a seat


async def join(server: Server, person: PersonRow, table: str, wish: Join, locale: str) -> TableInfo:
    """Takes a seat: one kept for the person, an invited one by its code, or an open one.

    At a private table an open seat needs the code of the table, before the
    start and when it has become free during play.
    """
    code = tidy_code(wish.code) if wish.code else ""

    def writing(tx: Transaction) -> int | None:
        row, seats = load_locked(tx, table)
        if not visible(row, seats, person.id, code):
            raise RequestProblem("not-found", 404)
        if row.status == "playing":
            check_company(tx.connection, row, seats, person.id)
            return freed_seat(row, seats, person.id, wish.seat, code)
        check_open(row)
        take_seat(server, tx, row, seats, person, wish, code)
        return None

    freed = await server.store.write(writing)
    if freed is not None:
        await server.play.substitute(table, freed, person.id)
    return await table_info(server, table, person.id, locale, code)


def take_seat(
    server: Server, tx: Transaction, row: TableRow, seats: list[Seat], person: PersonRow, wish: Join, code: str
) -> None:
    """Puts the person into the seat that they may have; whoever sits already stays where they are."""
    taken = seated(seats, person.id)
    if any(seats[number].kind == "person" for number in taken):
        if wish.seat is not None and wish.seat not in taken:
            raise RequestProblem("seated-already", 409)
        return
    check_company(tx.connection, row, seats, person.id)
    if not taken:
        taken = [free_seat(row, seats, wish.seat, code)]
    for number in taken:
        seat = seats[number]
        # What was kept for the person has the names that they played under; on one device they differ.
        seat.name = seat.name if seat.person == person.id and len(taken) > 1 else person.name
        seat.kind, seat.person = "person", person.id
    server.outbox.drop(tx, person.id, row.id, "invitation")
    save_seats(tx, row.id, seats)
    save_nonces(tx, row, [*without(row.nonces, person.id), [person.id, wish.nonce]])


def check_company(connection: Connection, row: TableRow, seats: Sequence[Seat], person: str) -> None:
    """People who have blocked each other do not meet at a table."""
    if blocked_among(connection, person, [row.creator, *(seat.person for seat in seats)]):
        raise RequestProblem("blocked-table", 403)


def free_seat(row: TableRow, seats: Sequence[Seat], wished: int | None, code: str) -> int:
    """The seat that somebody new may take."""
    if code and code != row.code:
        invited = invited_by(seats, code)
        if invited is None:
            raise RequestProblem("invitation", 404)
        return invited
    return open_seat(seats, wished)


def open_seat(seats: Sequence[Seat], wished: int | None) -> int:
    """The open seat of this number, or the first one."""
    free = [number for number, seat in enumerate(seats) if seat.kind == "open"]
    if wished is not None and wished not in free:
        raise RequestProblem("seat-taken", 409)
    if not free:
        raise RequestProblem("table-full", 409)
    return free[0] if wished is None else wished


def freed_seat(row: TableRow, seats: Sequence[Seat], person: str, wished: int | None, code: str) -> int:
    """The seat of a running match that a substitute may take: those who play have agreed to free it."""
    if any(not seats[number].gone for number in seated(seats, person)):
        raise RequestProblem("seated-already", 409)
    number = open_seat(seats, wished)
    if not lets_in(row, code):
        raise RequestProblem("code-needed", 403)
    return number


def without(nonces: list[list[str]], person: str) -> list[list[str]]:
    return [entry for entry in nonces if entry[0] != person]


def save_nonces(tx: Transaction, row: TableRow, nonces: list[list[str]]) -> None:
    """What the browsers add to the seed, in the order of joining. Called at the end of every change of seats.

    A table at which something happens is not taken for an abandoned one.
    """
    tx.execute(update(TABLES).where(TABLES.c.id == row.id).values(nonces=nonces, since=now()))
    tx.announce(f"table:{row.id}")


# Leaving before the start


async def leave(server: Server, person: PersonRow, table: str) -> None:
    """Gives the person's seats back. When the creator leaves, the table is closed."""

    def writing(tx: Transaction) -> None:
        row, seats = load_locked(tx, table)
        if not visible(row, seats, person.id):
            raise RequestProblem("not-found", 404)
        check_open(row)
        if row.creator == person.id:
            close(server, tx, row, seats)
            return
        for number in seated(seats, person.id):
            seats[number] = vacated(server, tx, row, seats[number])
        give_codes(tx.connection, seats)
        save_seats(tx, table, seats)
        save_nonces(tx, row, without(row.nonces, person.id))

    await server.store.write(writing)


def close(server: Server, tx: Transaction, row: TableRow, seats: Sequence[Seat]) -> None:
    """Ends a table that never started."""
    for seat in seats:
        if seat.kind == "invited" and seat.person is not None:
            server.outbox.drop(tx, seat.person, row.id, "invitation")
    tx.execute(update(SEATS).where(SEATS.c.table == row.id).values(code=None))
    tx.execute(update(TABLES).where(TABLES.c.id == row.id).values(status="ended", ended=now()))
    tx.announce(f"table:{row.id}")


def vacated(server: Server, tx: Transaction, row: TableRow, seat: Seat) -> Seat:
    """The seat as it was before somebody took it; one of a rematch does not become everybody's."""
    if seat.kind == "invited" and seat.person is not None:
        server.outbox.drop(tx, seat.person, row.id, "invitation")
    invited = seat.code is not None or row.previous is not None
    return Seat("invited" if invited else "open", seat.badge)


# Changing seats before the start


async def add_seat(server: Server, person: PersonRow, table: str, plan: SeatPlan, locale: str) -> TableInfo:
    """The creator adds a seat at the end."""

    def writing(tx: Transaction) -> None:
        row, seats = load_locked(tx, table)
        check_creator(row, seats, person.id)
        check_open(row)
        check_seats_may_change(tx, row)
        checked_options(row.game, len(seats) + 1, row.options)
        taken = [seat.badge for seat in seats]
        if plan.badge in taken:
            raise RequestProblem("badge-taken", 409)
        seats.append(planned_seat(plan, plan.badge or free_badge(taken), person, seated(seats, person.id)))
        save_changed(tx, row, seats)

    await server.store.write(writing)
    return await table_info(server, table, person.id, locale)


async def change_seat(
    server: Server, person: PersonRow, table: str, number: int, change: ChangedSeat, locale: str
) -> TableInfo:
    """The creator changes who plays a seat, its level, name, badge or place; others their own badge."""

    def writing(tx: Transaction) -> None:
        row, seats = load_locked(tx, table)
        own_badge = change == ChangedSeat(badge=change.badge) and number in seated(seats, person.id)
        if not own_badge:
            check_creator(row, seats, person.id)
        check_open(row)
        if not 0 <= number < len(seats):
            raise RequestProblem("not-found", 404)
        if change.kind is not None:
            change_kind(server, tx, row, seats, number, change)
        if change.kind != "remove":
            change_details(row, seats, number, change, person)
        save_changed(tx, row, seats)

    await server.store.write(writing)
    return await table_info(server, table, person.id, locale)


def change_kind(
    server: Server, tx: Transaction, row: TableRow, seats: list[Seat], number: int, change: ChangedSeat
) -> None:
    """Somebody else is to play the seat, or nobody; the creator keeps one seat at least."""
    seat = seats[number]
    if seated(seats, row.creator) == [number]:
        raise RequestProblem("creator-seat", 409)
    vacated(server, tx, row, seat)
    if change.kind == "remove":
        check_seats_may_change(tx, row)
        seats.pop(number)
        checked_options(row.game, len(seats), row.options)
    elif change.kind == "bot":
        seats[number] = Seat("bot", seat.badge, level=change.level or seat.level or "steady")
    else:
        seats[number] = Seat(change.kind or seat.kind, seat.badge)


def change_details(row: TableRow, seats: list[Seat], number: int, change: ChangedSeat, person: PersonRow) -> None:
    seat = seats[number]
    if change.level is not None:
        if seat.kind != "bot":
            raise RequestProblem("not-a-bot", 409)
        seat.level = change.level
    if change.name is not None:
        if seat.kind == "open" or seat.person not in (None, row.creator):
            raise RequestProblem("forbidden", 403)
        seat.name = tidy_name(change.name)
    if change.badge is not None:
        change_badge(seats, number, change.badge, may_swap=row.creator == person.id)
    if change.move is not None:
        if change.move >= len(seats):
            raise RequestProblem("not-found", 404)
        seats.insert(change.move, seats.pop(number))


def change_badge(seats: Sequence[Seat], number: int, badge: str, may_swap: bool) -> None:
    """Badges stay distinct: the creator exchanges two of them, others can only take a free one."""
    seat = seats[number]
    holder = next((other for other in seats if other.badge == badge and other is not seat), None)
    if holder is not None:
        if not may_swap:
            raise RequestProblem("badge-taken", 409)
        holder.badge = seat.badge
    seat.badge = badge


def save_changed(tx: Transaction, row: TableRow, seats: list[Seat]) -> None:
    """Stores changed seats; the nonces of those who sit there no longer go."""
    check_hot_seat(seats, row.creator)
    give_codes(tx.connection, seats)
    save_seats(tx, row.id, seats)
    sitting = {seat.person for seat in seats if seat.kind == "person"}
    save_nonces(tx, row, [entry for entry in row.nonces if entry[0] in sitting])
