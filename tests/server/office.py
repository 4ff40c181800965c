"""A server of which only the store and the outbox are there, with a clock that the test moves."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from serving import opened, replaced
from sinks import MailSink, mail_sink
from sqlalchemy import insert, select

from rulewright.server.context import Server
from rulewright.server.outbox import Outbox
from rulewright.server.schema import OUTBOX, PEOPLE, TABLES
from rulewright.server.settings import Settings
from rulewright.server.store import Store

ADA, TABLE = "adaadaadaadaadaa", "tabletabletable1"
START = 1_750_000_000_000


class Clock:
    """Time that goes on only when the test says so."""

    def __init__(self) -> None:
        self.time = START

    def __call__(self) -> int:
        return self.time


class Office:
    """A server with nothing but a store and an outbox."""

    def __init__(self, settings: Settings, store: Store, clock: Clock | None = None) -> None:
        self.clock = clock or Clock()
        self.server = Server()
        self.server.settings, self.server.store = settings, store
        self.server.outbox = self.outbox = Outbox(self.server, self.clock)

    async def add(self, name: str = "Zażółć", wishes: dict[str, bool] | None = None, **person: Any) -> None:
        """Ada and her table."""
        ada = {"id": ADA, "name": "Ada", "locale": "en", "settings": wishes or {}, "created": 0, "seen": 0, **person}
        table: dict[str, Any] = {"id": TABLE, "game": "ethnos", "name": name, "status": "playing", "creator": ADA}
        table |= {"code": "code", "options": {}, "tempo": {}, "nonces": [], "waiting": []}
        table |= dict.fromkeys(("rules", "delay", "since", "created"), 0)
        table |= dict.fromkeys(("private", "spectators", "free_undo"), False)
        table |= dict.fromkeys(("language", "seed", "commitment", "stage"), "")
        ada.setdefault("confirmed", ada.get("email", ""))
        await self.execute(insert(PEOPLE).values(**ada))
        await self.execute(insert(TABLES).values(**table))

    async def execute(self, statement: Any) -> None:
        def carry_out(tx: Any) -> None:
            tx.execute(statement)

        await self.server.store.write(carry_out)

    async def put(self, kind: str, delay_ms: int = 0, **data: Any) -> None:
        await self.server.store.write(lambda tx: self.outbox.put(tx, ADA, kind, TABLE, data, delay_ms))

    async def drop(self, kind: str) -> None:
        await self.server.store.write(lambda tx: self.outbox.drop(tx, ADA, TABLE, kind))

    async def after(self, milliseconds: int) -> None:
        """Lets time pass, and then sends what is due."""
        self.clock.time += milliseconds
        await self.outbox.deliver()

    async def rows(self, *columns: str) -> list[tuple[Any, ...]]:
        chosen = select(*(OUTBOX.c[name] for name in columns)).order_by(OUTBOX.c.id)
        return await self.server.store.read(lambda connection: [tuple(row) for row in connection.execute(chosen)])

    async def statuses(self, channel: str) -> list[tuple[str, str]]:
        rows = await self.rows("channel", "kind", "status")
        return [(kind, status) for found, kind, status in rows if found == channel]


@contextlib.asynccontextmanager
async def office(settings: Settings, **person: Any) -> AsyncIterator[Office]:
    async with opened(settings.database_url) as store:
        here = Office(settings, store)
        await here.add(**person)
        yield here


@contextlib.asynccontextmanager
async def mailing(settings: Settings, **person: Any) -> AsyncIterator[tuple[Office, MailSink]]:
    """Ada wants mail, and there is a mail server."""
    async with mail_sink() as sink:
        settings = replaced(settings, smtp=f"smtp://127.0.0.1:{sink.port}", address="https://games.example")
        ada = {"email": "ada@mail.example", "wishes": {"mail": True}, **person}
        async with office(settings, **ada) as here:
            yield here, sink
