"""Expiry: tables that never started, and guests who have nothing here, go after a while.

Every process does it now and then. Matches and their people stay: what has been played is never removed.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, and_, delete, exists, or_, select, update

from rulewright.server.people import PERSON_COLUMNS, PersonRow, person_row
from rulewright.server.personal_data import delete_person
from rulewright.server.schema import OUTBOX, PEOPLE, SEATS, SESSIONS, TABLES, UPLOADS
from rulewright.server.settings import DAY
from rulewright.server.store import Transaction

if TYPE_CHECKING:
    from rulewright.server.play import Play

BATCH: Final = 100
"""The most tables, and the most guests, that go at a time."""


async def expire(play: Play) -> None:
    """Removes what has been left for longer than the settings allow."""
    server, at = play.server, play.clock()
    if server.settings.unstarted_days > 0:
        quiet_since = at - server.settings.unstarted_days * DAY * 1000
        looked_at = play.audience.tables()
        for table in await server.store.write(lambda tx: remove_unstarted(tx, looked_at, at, quiet_since)):
            play.forget(table)
    if server.settings.idle_guest_days > 0:
        not_seen_since = at - server.settings.idle_guest_days * DAY * 1000
        for guest in await server.store.read(lambda connection: idle_guests(connection, at, not_seen_since)):
            await delete_person(server, guest)


def remove_unstarted(tx: Transaction, looked_at: set[str], at: int, quiet_since: int) -> list[str]:
    """Tables that never started, whether they still wait or were closed, with all that belongs to them.

    That somebody looks at one is written down, so that other processes let it stand.
    """
    tx.execute(update(TABLES).where(TABLES.c.id.in_(looked_at), TABLES.c.status == "open").values(since=at))
    waiting = and_(TABLES.c.status == "open", TABLES.c.since < quiet_since)
    closed = and_(TABLES.c.status == "ended", TABLES.c.started == 0, TABLES.c.ended < quiet_since)
    old = select(TABLES.c.id).where(or_(waiting, closed)).limit(BATCH).with_for_update(skip_locked=True)
    tables = list(tx.execute(old).scalars())
    tx.execute(delete(OUTBOX).where(OUTBOX.c.table.in_(tables)))
    tx.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))
    return tables


def idle_guests(connection: Connection, at: int, not_seen_since: int) -> list[PersonRow]:
    """Guests who have left nothing and cannot come back: whoever has made a link still can."""
    own = PEOPLE.c.id
    query = select(*PERSON_COLUMNS).where(
        PEOPLE.c.login.is_(None),
        PEOPLE.c.link.is_(None),
        PEOPLE.c.banned.is_(False),
        PEOPLE.c.seen < not_seen_since,
        ~exists().where(SESSIONS.c.person == own, SESSIONS.c.expires > at),
        ~exists().where(SEATS.c.person == own),
        ~exists().where(TABLES.c.creator == own),
        ~exists().where(UPLOADS.c.person == own),
    )
    return [person_row(row) for row in connection.execute(query.order_by(PEOPLE.c.seen).limit(BATCH))]
