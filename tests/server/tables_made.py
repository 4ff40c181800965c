"""Tables that are in play at once: rows written straight into a database, and Play without a network.

async with house(url, folder) as here:
    table = await here.table("steps", "Ada", "Bob", "bot")
    await here.choose(table, 0, "add")
"""

from __future__ import annotations

import contextlib
import itertools
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from serving import opened, settings_for
from sqlalchemy import func, insert, select

from rulewright.bots import Odds
from rulewright.core.record import Record
from rulewright.faces.outlook import Outlook
from rulewright.sealing import commitment
from rulewright.server import moves, people, thought, votes
from rulewright.server.context import Server, new_id, now
from rulewright.server.match import LiveMatch
from rulewright.server.outbox import Outbox
from rulewright.server.play import Live, Play
from rulewright.server.schema import EVENTS, OUTBOX, SEATS, TABLES
from rulewright.server.store import Store
from rulewright.server.tables import table_info
from rulewright.server.wire import Ballot, Choose, Order, Propose, Undo, Update
from rulewright.server.workers import WorkerFailed

SEED = bytes(range(32))
NUMBERS = itertools.count(1)


class Time:
    """A clock that stands still until it is moved on. Milliseconds."""

    def __init__(self) -> None:
        self.at = 1_000_000_000_000

    def __call__(self) -> int:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += int(seconds * 1000)


class RealTime(Time):
    """The clock of the world, for servers that run by it."""

    def __call__(self) -> int:
        return now()


class QuickWorkers:
    """Workers in this process; every bot is a novice. Remembers who was asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []
        self.reckoned: list[int] = []
        """For whose eyes odds were asked for: -1 for spectators."""
        self.broken = False

    async def choose(self, record: Record, seat: int, level: str, seed: int | bytes, person: str) -> str:
        self.asked.append(seat)
        if self.broken:
            raise RuntimeError("this worker is broken")
        return "add" if record[0]["game"] == "steps" else thought.choose(record, seat, "novice", seed)

    async def consider(self, record: Record, seat: int, seconds: float, person: str) -> list[thought.Thought]:
        return thought.consider(record, seat, 0.01)

    async def outlook(self, record: Record, seat: int, key: str, person: str) -> tuple[Outlook | None, str]:
        if self.broken:
            raise WorkerFailed("this worker is broken")
        return thought.outlook(record, seat, key)

    async def odds(self, record: Record, viewer: int, seconds: float, person: str) -> Odds | None:
        self.reckoned.append(viewer)
        if self.broken:
            raise RuntimeError("this worker is broken")
        return thought.odds(record, viewer, 0.01)


class Spy:
    """A watcher that notes what it is told, in order."""

    def __init__(self, person: str = "", late: bool = False) -> None:
        self.person = person
        self.late = late
        self.heard: list[str] = []

    def moved(self) -> None:
        self.heard.append("moved")

    def table_changed(self) -> None:
        self.heard.append("table")

    def chat_changed(self) -> None:
        self.heard.append("chat")

    def person_changed(self) -> None:
        self.heard.append("person")

    async def farewell(self, code: str) -> None:
        self.heard.append(code)


class House:
    """Play on a database, and the people who were made for it."""

    def __init__(self, server: Server, time: Time) -> None:
        self.server = server
        self.time = time
        self.persons: dict[str, str] = {}

    @property
    def play(self) -> Play:
        return self.server.play

    @property
    def store(self) -> Store:
        return self.server.store

    @property
    def workers(self) -> QuickWorkers:
        workers: object = self.server.workers
        assert isinstance(workers, QuickWorkers)
        return workers

    def deafen(self) -> None:
        """This process no longer hears what others store."""
        self.play._unsubscribe()
        self.play._unsubscribe = lambda: None

    async def person(self, name: str) -> str:
        """The id of a person, who is made when first named."""
        if name not in self.persons:
            made = await self.store.write(lambda tx: people.create(tx, name, "en"))
            self.persons[name] = made.id
        return self.persons[name]

    async def table(self, game: str, *seats: str, begin: bool = True, options: Any = None, **columns: Any) -> str:
        """A table in play. A seat is a name, `bot`, or `name/device` for a further player on a device."""
        table = new_id()
        rows = []
        for number, seat in enumerate(seats):
            name, _, device = seat.partition("/")
            row = {"table": table, "seat": number, "kind": "person", "person": None, "name": name, "level": "",
                   "badge": "ABCDEF"[number], "gone": False}  # fmt: skip
            if seat == "bot":
                row |= {"kind": "bot", "name": "", "level": "novice"}
            else:
                row["person"] = await self.person(device or name)
            rows.append(row)
        at = self.time()
        values = {
            "id": table, "game": game, "rules": 1, "options": options or {}, "name": "Test", "status": "playing",
            "creator": rows[0]["person"] or "nobody", "private": False, "code": f"TEST-{next(NUMBERS)}",
            "spectators": True, "delay": 0, "tempo": {"kind": "none", "base": 0, "increment": 0}, "free_undo": True,
            "language": "", "seed": SEED.hex(), "commitment": commitment(SEED), "nonces": [], "waiting": [],
            "stage": "", "since": at, "created": at, "started": at, **columns,
        }  # fmt: skip

        def writing(tx: Any) -> None:
            tx.execute(insert(TABLES).values(values))
            tx.execute(insert(SEATS), rows)

        await self.store.write(writing)
        if begin:
            await self.play.begin(table)
        return table

    def spy(self, table: str, person: str = "") -> Spy:
        """Somebody who looks at the table from now on; nobody without a name."""
        spy = Spy(self.persons[person] if person else "")
        self.play.watch(table, spy)
        spy.heard.clear()
        return spy

    async def live(self, table: str) -> Live:
        return await self.play.open(table)

    async def match(self, table: str) -> LiveMatch:
        return await self.play.live(table)

    async def update(self, table: str, eyes: int | None, since: int = -1, locale: str = "en") -> Update:
        live = await self.live(table)
        return live.shown.update(eyes, locale, since, [] if eyes is None else [eyes], self.time())

    # What the person in a seat does; returns the version that was acknowledged

    async def choose(
        self, table: str, seat: int, key: str, version: int | None = None, request: str = "", person: str = ""
    ) -> int:
        match = await self.match(table)
        if version is None:
            version = match.questions[seat].version
        wish = Choose(request or new_id(), seat, version, key)
        acknowledged: list[int] = []
        await moves.choose(self.play, table, person or await self.sitting(table, seat), wish, acknowledged.append)
        return acknowledged[0]

    async def take_back(self, table: str, seat: int) -> int:
        acknowledged: list[int] = []
        wish = Undo(new_id(), seat)
        await moves.take_back(self.play, table, await self.sitting(table, seat), wish, acknowledged.append)
        return acknowledged[0]

    async def order(self, table: str, seat: int, decision: str, key: str | None) -> None:
        wish = Order(new_id(), seat, decision, key)
        await moves.order(self.play, table, await self.sitting(table, seat), wish, lambda _version: None)

    async def propose(self, table: str, by: int, kind: Any, seat: int) -> None:
        wish = Propose(new_id(), kind, seat)
        await votes.propose(self.play, table, await self.sitting(table, by), wish, lambda _version: None)

    async def ballot(self, table: str, seat: int, vote: int, agree: bool) -> None:
        wish = Ballot(new_id(), vote, agree)
        await votes.vote(self.play, table, await self.sitting(table, seat), wish, lambda _version: None)

    async def leave(self, table: str, seat: int) -> None:
        await moves.leave(self.play, table, await self.sitting(table, seat), lambda _version: None)

    async def sitting(self, table: str, seat: int) -> str:
        """The person in a seat."""
        person = (await self.live(table)).seats[seat].person
        assert person is not None
        return person

    async def open_votes(self, table: str) -> list[Any]:
        return (await table_info(self.server, table, None, "en")).votes

    # What the database says

    async def row(self, table: str) -> Any:
        return await self.store.read(
            lambda connection: connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
        )

    async def events(self, table: str) -> list[Any]:
        query = select(EVENTS).where(EVENTS.c.table == table).order_by(EVENTS.c.number)
        return await self.store.read(lambda connection: list(connection.execute(query)))

    async def count(self, table: str) -> int:
        query = select(func.count()).where(EVENTS.c.table == table)
        return await self.store.read(lambda connection: int(connection.execute(query).scalar_one()))

    async def notified(self, table: str, kind: str) -> list[str]:
        """Who has a notification in the page that has not been taken back."""
        query = select(OUTBOX.c.person).where(
            OUTBOX.c.table == table, OUTBOX.c.kind == kind, OUTBOX.c.channel == "page", OUTBOX.c.status == "sent"
        )
        return await self.store.read(lambda connection: sorted(connection.execute(query).scalars()))


@contextlib.asynccontextmanager
async def house(url: str, folder: Path, time: Time | None = None, start: bool = False) -> AsyncIterator[House]:
    """Play on the database of this URL. Time does not pass by itself."""
    time = time or Time()
    server = Server()
    server.settings = settings_for(url, folder)
    async with opened(url) as store:
        server.store = store
        server.workers = QuickWorkers()  # type: ignore[assignment]
        server.outbox = Outbox(server, time)
        server.play = Play(server, time)
        server.play.bots.pause = 0.0
        if start:
            await server.play.start()
        else:
            server.play.listen()
        try:
            yield House(server, time)
        finally:
            await server.play.stop()


def texts_of(update: Update) -> Sequence[str]:
    return [line.text for line in update.lines]
