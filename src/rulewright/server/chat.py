"""Chat at a table: stored, announced, and filtered for each reader."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, insert, select

from rulewright.server.schema import CHAT, TABLES
from rulewright.server.store import Transaction
from rulewright.server.wire import ChatLine

SHOWN: Final = 200
"""How many lines are read at once, and how much of the talk a newcomer gets."""


def say(tx: Transaction, table: str, at: int, person: str, seat: int, name: str, text: str, request: str) -> None:
    """Stores what somebody says; the same request is heard once.

    One at a time at a table: a number that is given first and committed last would be passed over by whoever has
    read a later one meanwhile.
    """
    tx.execute(select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(key_share=True))
    known = select(CHAT.c.id).where(CHAT.c.table == table, CHAT.c.request == request)
    if tx.execute(known).first() is not None:
        return
    row = {"table": table, "at": at, "person": person, "seat": seat, "name": name, "text": text, "request": request}
    stored = tx.execute(insert(CHAT).values(row))
    key = stored.inserted_primary_key
    assert key is not None
    tx.announce(f"chat:{table}", key[0])


class Talk(NamedTuple):
    """What a reader gets, and how far that goes; `more`: not to the end."""

    lines: list[ChatLine]
    last: int
    more: bool


def lines_after(connection: Connection, table: str, number: int, muted: Collection[str]) -> Talk:
    """What was said after line `number`, without the people whom the reader has muted.

    A newcomer, who has nothing (-1), gets the end of the talk; anybody else gets the next lines, and none is left out.
    """
    newcomer = number < 0
    order = CHAT.c.id.desc() if newcomer else CHAT.c.id
    query = select(CHAT).where(CHAT.c.table == table, CHAT.c.id > number).order_by(order).limit(SHOWN)
    rows = sorted(connection.execute(query), key=lambda row: row.id)
    lines = [
        ChatLine(row.id, row.at, row.seat, row.name, row.person, row.text) for row in rows if row.person not in muted
    ]
    return Talk(lines, rows[-1].id if rows else max(number, 0), len(rows) == SHOWN and not newcomer)
