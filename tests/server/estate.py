"""Things for tests of operation: people and matches in a database, made without a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from serving import opened
from sqlalchemy import Connection, insert, select

from rulewright.core.chance import seed_of
from rulewright.core.record import begin, entry_of
from rulewright.sealing import commitment
from rulewright.server.context import new_id, now
from rulewright.server.history import setup_of
from rulewright.server.match import Event, LiveMatch
from rulewright.server.people import PersonRow, create
from rulewright.server.schema import EVENTS, METADATA, SEATS, TABLES
from rulewright.server.store import Store, Transaction

T = TypeVar("T")
SECRET = bytes(range(32))


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """Carries out work on the store at a URL, in a loop of its own."""

    async def working() -> T:
        async with opened(url) as store:
            return await work(store)

    return asyncio.run(working())


async def account(store: Store, name: str) -> PersonRow:
    return await store.write(lambda tx: create(tx, name, "en", "a hash of a password"))


async def guest(store: Store, name: str) -> PersonRow:
    return await store.write(lambda tx: create(tx, name, "pl"))


async def match(store: Store, *players: PersonRow, choices: int = 20) -> str:
    """A match of Ethnos in progress; everybody has always chosen the first option. Returns its table."""
    table = new_id()
    row: dict[str, Any] = {
        "id": table, "game": "ethnos", "rules": 1, "options": {}, "name": "Środa", "status": "playing",
        "creator": players[0].id, "private": False, "code": new_id(12), "spectators": True, "delay": 0,
        "tempo": {"kind": "none"}, "free_undo": True, "language": "", "seed": SECRET.hex(),
        "commitment": commitment(SECRET), "nonces": [[person.id, "ab" * 16] for person in players],
        "waiting": [0], "stage": "", "since": now(), "result": None, "created": now(), "started": now(), "ended": 0,
    }  # fmt: skip
    seats = [
        {"table": table, "seat": seat, "kind": "person", "person": person.id, "name": person.name, "badge": badge}
        for seat, (person, badge) in enumerate(zip(players, "ABCDEF", strict=False))
    ]

    def write(tx: Transaction) -> None:
        tx.execute(insert(TABLES).values(row))
        tx.execute(insert(SEATS), seats)
        stored = tx.execute(select(TABLES).where(TABLES.c.id == table)).one()
        for event in events_of(LiveMatch(setup_of(stored, len(players))), choices):
            tx.execute(insert(EVENTS).values(table=table, **msgspec.structs.asdict(event)))

    await store.write(write)
    return table


def events_of(match: LiveMatch, choices: int) -> list[Event]:
    setup = match.setup
    header = {"game": setup.game, "players": setup.players, "options": setup.options, "format": 1}
    state = begin(header, [], seed_of(setup.seed))
    chance = [entry_of(state.game, entry) for entry in state.journal or []]
    match.apply(Event(1, now(), "begin", None, None, {"chance": chance}))
    for _ in range(choices):
        seat = match.waiting[0]
        match.apply(match.propose(seat, match.state.options(seat)[0], "player", now()).event)
    return match.events


def everything(connection: Connection) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all tables, in order."""
    return {
        table.name: [tuple(row) for row in connection.execute(select(table).order_by(*table.primary_key))]
        for table in METADATA.sorted_tables
    }
