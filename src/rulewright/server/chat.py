"""Chat at a table: stored, announced, and filtered for each reader."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from sqlalchemy import Connection, insert, select

from rulewright.server.schema import CHAT
from rulewright.server.store import Transaction
from rulewright.server.wire import ChatLine

SHOWN: Final = 200
"""How much of the talk a newcomer gets."""


def say(tx: Transaction, table: str, at: int, person: str, seat: int, name: str, text: str, request: str) -> None:
    """Stores what somebody says; the same request is heard once."""
    known = select(CHAT.c.id).where(CHAT.c.table == table, CHAT.c.request == request)
    if tx.execute(known).first() is not None:
        return
    row = {"table": table, "at": at, "person": person, "seat": seat, "name": name, "text": text, "request": request}
    stored = tx.execute(insert(CHAT).values(row))
    key = stored.inserted_primary_key
    assert key is not None
    tx.announce(f"chat:{table}", key[0])


def lines_after(connection: Connection, table: str, number: int, muted: Collection[str]) -> list[ChatLine]:
    """What was said after line `number`, without the people whom the reader has muted."""
    query = select(CHAT).where(CHAT.c.table == table, CHAT.c.id > number).order_by(CHAT.c.id.desc()).limit(SHOWN)
    rows = [row for row in connection.execute(query) if row.person not in muted]
    return [ChatLine(row.id, row.at, row.seat, row.name, row.person, row.text) for row in reversed(rows)]
