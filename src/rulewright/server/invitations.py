"""Invitations: what the holder of a code sees before taking a seat. Both kinds of codes are looked up here.

A seat's code invites to that very seat, until somebody takes it. A table's code
is in the link that those who sit there pass on: it shows a private table, and
lets its holder take an open seat.
"""

from __future__ import annotations

from sqlalchemy import Connection, select

from rulewright.server.codes import tidy_code
from rulewright.server.context import Server
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import SEATS, TABLES
from rulewright.server.tables import described, enliven, load
from rulewright.server.wire import Invitation


async def invitation(server: Server, typed: str, person: str | None, locale: str) -> Invitation:
    """The table and, if it is the code of one, the seat; the same problem for all codes that open nothing."""
    code = tidy_code(typed)

    def reading(connection: Connection) -> Invitation:
        table, number = table_and_seat(connection, code, person)
        found = load(connection, table)
        if found is None or (found[0].status == "ended" and not found[0].started):
            raise RequestProblem("invitation", 404)
        return Invitation(described(*found, person, locale), number)

    invited = await server.store.read(reading)
    enliven(server, invited.table)
    return invited


def table_and_seat(connection: Connection, code: str, person: str | None) -> tuple[str, int | None]:
    """What a code stands for. The code of a seat that is taken works only for whoever has taken it."""
    table = connection.execute(select(TABLES.c.id).where(TABLES.c.code == code)).scalar_one_or_none()
    if table is not None:
        return table, None
    seat = connection.execute(select(SEATS).where(SEATS.c.code == code)).one_or_none()
    if seat is None or (seat.kind != "invited" and (person is None or seat.person != person)):
        raise RequestProblem("invitation", 404)
    return seat.table, seat.seat
