"""Rematch: once more with the same people, seats and options, and a new seed.

Whoever asks first makes the new table and sits at it; the seats of the other
people are kept for them, and they take them by asking too. Nobody is made to
play: a seat that is kept can be given back, and the creator can give it to
somebody else.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import insert, select, update

from rulewright.server.context import Server, new_id
from rulewright.server.creation import check_limit, checked_options, give_codes, new_table, start_if_full
from rulewright.server.people import PersonRow
from rulewright.server.people import names as names_of_people
from rulewright.server.problems import RequestProblem
from rulewright.server.promises import redeemed
from rulewright.server.schema import TABLES
from rulewright.server.seating import take_seat
from rulewright.server.store import Transaction
from rulewright.server.tables import (
    Seat,
    TableRow,
    blocked_among,
    load_locked,
    save_seats,
    seated,
    table_info,
    visible,
)
from rulewright.server.wire import Join, Rematch, TableInfo


async def rematch(server: Server, person: PersonRow, table: str, wish: Rematch, locale: str) -> TableInfo:
    """The table of the rematch, with the person at it; against bots alone it starts at once."""

    def writing(tx: Transaction) -> tuple[str, bool]:
        row, seats = load_locked(tx, table)
        if not visible(row, seats, person.id):
            raise RequestProblem("not-found", 404)
        if not seated(seats, person.id):
            raise RequestProblem("forbidden", 403)
        if row.status not in ("finished", "ended") or not row.started:
            raise RequestProblem("not-over", 409)
        if row.rematch is not None and not closed(tx, row.rematch):
            come_along(server, tx, row.rematch, person, wish.nonce)
            return row.rematch, False
        return make_rematch(server, tx, row, seats, person, wish)

    again, started = await server.store.write(writing)
    if started:
        await server.play.begin(again)
    return await table_info(server, again, person.id, locale)


def closed(tx: Transaction, table: str) -> bool:
    """Whether the rematch was called off before it started, or is gone."""
    found = tx.execute(select(TABLES.c.status, TABLES.c.started).where(TABLES.c.id == table)).one_or_none()
    return found is None or (found.status == "ended" and not found.started)


def come_along(server: Server, tx: Transaction, table: str, person: PersonRow, nonce: str) -> None:
    """Takes the seats that are kept for the person; whoever has none there only looks."""
    row, seats = load_locked(tx, table)
    if row.status == "open" and seated(seats, person.id):
        take_seat(server, tx, row, seats, person, Join(nonce=nonce), "")


def make_rematch(
    server: Server, tx: Transaction, row: TableRow, seats: Sequence[Seat], person: PersonRow, wish: Rematch
) -> tuple[str, bool]:
    """Sets the new table and invites the others; says which it is and whether it has started."""
    check_limit(tx, person.id, server.settings.tables_each)
    table = new_id()
    kept = kept_seats(tx, seats, person)
    give_codes(tx.connection, kept)
    values = new_table(
        tx.connection,
        redeemed(tx, person.id, wish.commitment),
        game=row.game,
        options=checked_options(row.game, len(kept), row.options),
        name=row.name,
        private=row.private,
        spectators=row.spectators,
        delay=row.delay,
        tempo=row.tempo,
        free_undo=row.free_undo,
        cover_windows=row.cover_windows,
        advice=row.advice,
        scene_wait=row.scene_wait,
        language=row.language,
        previous=row.id,
    )
    tx.execute(insert(TABLES).values(id=table, creator=person.id, nonces=[[person.id, wish.nonce]], **values))
    save_seats(tx, table, kept)
    tx.execute(update(TABLES).where(TABLES.c.id == row.id).values(rematch=table))
    tx.announce(f"table:{row.id}")
    for other in sorted({seat.person for seat in kept if seat.person is not None} - {person.id}):
        server.outbox.put(tx, other, "invitation", table, {"by": person.name})
    return table, start_if_full(server, tx, table, kept, person)


def kept_seats(tx: Transaction, seats: Sequence[Seat], person: PersonRow) -> list[Seat]:
    """The same seats: bots and the person sit, the others' are kept; of those who are out of reach, free by code."""
    others = {seat.person for seat in seats if seat.person is not None and not seat.gone}
    reachable = names_of_people(tx.connection, others).keys() - blocked_among(tx.connection, person.id, others)
    kept = []
    for seat in seats:
        if seat.person == person.id:
            kept.append(Seat("person", seat.badge, seat.name, person=person.id))
        elif seat.kind == "bot":
            kept.append(Seat("bot", seat.badge, seat.name, seat.level))
        elif seat.person in reachable and not seat.gone:
            kept.append(Seat("invited", seat.badge, seat.name, person=seat.person))
        else:
            kept.append(Seat("invited", seat.badge))
    return kept
