"""A desk at which tables are made: the requests about tables and a real store, without live matches.

Every answer is looked through: no secret seed, no nonce, and no code that is
not this person's to know may be in it, whatever the test is about.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware import DefineMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from serving import opened, settings_for, the_server, the_session
from sqlalchemy import Connection, insert, select, update

from rulewright.server import people
from rulewright.server.absence import Absence
from rulewright.server.context import Server, now
from rulewright.server.failures import HANDLERS
from rulewright.server.limits import Limits
from rulewright.server.outbox import Outbox
from rulewright.server.people import PersonRow
from rulewright.server.rest.tables import ROUTES
from rulewright.server.schema import OUTBOX, RELATIONS, SEATS, TABLES
from rulewright.server.sessions import NOBODY, Session
from rulewright.server.tables import Seat
from rulewright.server.wire import ClockInfo, VoteInfo

NONCE = "a1" * 16


class QuietPlay:
    """Live matches that only remember what they were told."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self.substitutes: list[tuple[str, int, str]] = []
        self.present: dict[str, set[str]] = {}

    async def begin(self, table: str) -> None:
        self.begun.append(table)

    async def substitute(self, table: str, seat: int, person: str) -> None:
        self.substitutes.append((table, seat, person))

    def connected(self, table: str) -> set[str]:
        return self.present.get(table, set())

    def people(self, table: str) -> int:
        return len(self.connected(table))

    def clocks(self, table: str, person: str | None) -> list[ClockInfo]:
        return []

    def votes(
        self, connection: Connection, table: str, seats: list[Seat], absent: Absence, locale: str
    ) -> list[VoteInfo]:
        return []

    def clock(self) -> int:
        return now()


class WithPerson:
    """Believes the header X-Person; how sessions are found is tested elsewhere."""

    def __init__(self, app: ASGIApp, known: dict[str, PersonRow], limits: Limits) -> None:
        self._app = app
        self._known = known
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        id = dict(scope["headers"]).get(b"x-person", b"").decode()
        session = Session(person=self._known[id]) if id else NOBODY
        scope["state"].update(session=session, limits=self._limits, address="127.0.0.1")
        await self._app(scope, receive, send)


class Guest:
    """Somebody at the desk; without a person, a visitor."""

    def __init__(self, desk: Desk, person: PersonRow | None) -> None:
        self.desk = desk
        self.person = person

    @property
    def id(self) -> str:
        assert self.person is not None
        return self.person.id

    async def request(self, method: str, path: str, body: Any = None) -> httpx.Response:
        headers = {"X-Person": self.person.id} if self.person else {}
        answer = await self.desk.client.request(method, f"/api{path}", json=body, headers=headers)
        assert answer.status_code < 500, answer.text
        await self.desk.look_through(answer.text, self.person)
        return answer

    async def get(self, path: str) -> Any:
        return told(await self.request("GET", path))

    async def post(self, path: str, body: Any = None) -> Any:
        return told(await self.request("POST", path, body))

    async def put(self, path: str, body: Any) -> Any:
        return told(await self.request("PUT", path, body))

    async def patch(self, path: str, body: Any) -> Any:
        return told(await self.request("PATCH", path, body))

    async def refused(self, method: str, path: str, body: Any = None) -> tuple[int, str]:
        """Status and code of a request that must be refused, with a sentence."""
        answer = await self.request(method, path, body)
        assert answer.status_code >= 400, answer.text
        problem = answer.json()
        assert set(problem) == {"code", "text"} and problem["text"]
        return answer.status_code, problem["code"]

    async def table(self, *kinds: str, **fields: Any) -> Any:
        """A new table of Ethnos with these further seats beside one's own."""
        seats = [{"kind": "me"}, *({"kind": kind} for kind in kinds)]
        return await self.post("/tables", {"game": "ethnos", "seats": seats, "nonce": NONCE, **fields})


def told(answer: httpx.Response) -> Any:
    assert answer.is_success, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else None


class Desk:
    """The server's part for tables, and the people who use it."""

    def __init__(self, server: Server, play: QuietPlay) -> None:
        self.server = server
        self.play = play
        self.heard: list[str] = []
        self._known: dict[str, PersonRow] = {}
        server.store.subscribe(lambda topic, _number: self.heard.append(topic))
        app = Litestar(
            route_handlers=[Router("/api", route_handlers=ROUTES)],
            dependencies={"server": Provide(the_server), "session": Provide(the_session)},
            middleware=[DefineMiddleware(WithPerson, known=self._known, limits=Limits(server.settings))],
            exception_handlers=HANDLERS,
            state=State({"server": server}),
            openapi_config=None,
            logging_config=None,
        )
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False)  # type: ignore[arg-type]
        self.client = httpx.AsyncClient(transport=transport, base_url="http://desk", trust_env=False)

    async def guest(self, name: str, locale: Any = "en") -> Guest:
        person = await self.server.store.write(lambda tx: people.create(tx, name, locale))
        return self.known(person)

    def known(self, person: PersonRow) -> Guest:
        """Somebody whom another desk knows already."""
        self._known[person.id] = person
        return Guest(self, person)

    def visitor(self) -> Guest:
        return Guest(self, None)

    async def block(self, person: Guest, other: Guest) -> None:
        row = {"person": person.id, "other": other.id, "kind": "block"}
        await self.server.store.write(lambda tx: tx.execute(insert(RELATIONS).values(row)) and None)

    async def change(self, table: str, **values: Any) -> None:
        """Changes the row of a table as a match would."""
        statement = update(TABLES).where(TABLES.c.id == table).values(values)
        await self.server.store.write(lambda tx: tx.execute(statement) and None)

    async def change_seat(self, table: str, seat: int, **values: Any) -> None:
        statement = update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(values)
        await self.server.store.write(lambda tx: tx.execute(statement) and None)

    async def row(self, table: str) -> Any:
        """The whole row of a table, with its secrets."""
        return await self.server.store.read(
            lambda connection: connection.execute(select(TABLES).where(TABLES.c.id == table)).one()
        )

    async def notices(self, person: Guest) -> list[tuple[str, str]]:
        """Kind and table of what the person has been told in the page and what is still true."""
        mine = select(OUTBOX).where(OUTBOX.c.person == person.id, OUTBOX.c.status == "sent").order_by(OUTBOX.c.id)
        rows = await self.server.store.read(lambda connection: connection.execute(mine).all())
        return [(row.kind, row.table) for row in rows]

    async def look_through(self, text: str, person: PersonRow | None) -> None:
        """Fails if an answer to this person holds a secret."""
        tables = await self.server.store.read(lambda connection: connection.execute(select(TABLES)).all())
        seats = await self.server.store.read(lambda connection: connection.execute(select(SEATS)).all())
        reader = person.id if person else None
        creators = {table.id: table.creator for table in tables}
        for table in tables:
            assert table.seed not in text
            assert NONCE not in text
            if reader not in {seat.person for seat in seats if seat.table == table.id} - {None}:
                assert table.code not in text
        for seat in seats:
            if seat.code is not None and creators[seat.table] != reader:
                assert seat.code not in text


@contextlib.asynccontextmanager
async def desk(url: str, folder: Path, **settings: Any) -> AsyncIterator[Desk]:
    """A desk on a database; several may use the same PostgreSQL."""
    server = Server()
    server.settings = settings_for(url, folder, **settings)
    play = QuietPlay()
    server.play = play  # type: ignore[assignment]
    server.outbox = Outbox(server)
    async with opened(url) as store:
        server.store = store
        here = Desk(server, play)
        async with here.client:
            yield here


Scenario = Callable[[Desk], Awaitable[None]]
Playing = Callable[..., None]


def playing_at(url: str, folder: Path) -> Playing:
    """How to play a scenario at a desk on this database; further arguments are settings of the host."""

    def playing(scenario: Scenario, **settings: Any) -> None:
        async def whole() -> None:
            async with desk(url, folder, **settings) as here:
                await scenario(here)

        asyncio.run(whole())

    return playing
