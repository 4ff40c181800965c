"""A small application for tests of people: their requests and everything that guards them, without matches.

Beside the requests about people it has one that takes an upload and a socket
that says who is there, so that the guards can be tested on them.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Any, cast

import httpx
import uvicorn
from litestar import Litestar, Request, Router, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath
from postgres import free_port
from serving import Running, opened, the_server, the_session, until
from sqlalchemy import insert, select

from rulewright.server.context import Server, new_id, now
from rulewright.server.failures import HANDLERS
from rulewright.server.outbox import Outbox
from rulewright.server.play import Play
from rulewright.server.rest.people import ROUTES
from rulewright.server.schema import METADATA, SEATS, TABLES
from rulewright.server.security import CarefulRequest, before_send, middleware
from rulewright.server.sessions import Session
from rulewright.server.settings import Settings
from rulewright.server.store import Store

AnyRequest = Request[Any, Any, Any]


@post("/api/replays", status_code=200)
async def upload(request: AnyRequest) -> int:
    return len(await request.body())


@get("/page")
async def page() -> str:
    return "a page of the client"


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any], session: NamedDependency[Session], table: FromPath[str]
) -> None:
    await socket.accept()
    await socket.send_json({"person": session.person.name if session.person else None})
    await socket.close()


class NoMatches:
    """Live matches of which none can be opened: what deletion does to the database must not depend on them."""

    def __init__(self) -> None:
        self.opened: list[str] = []

    async def open(self, table: str) -> None:
        self.opened.append(table)
        raise RuntimeError("this match is broken")


def people_app(server: Server) -> Litestar:
    return Litestar(
        route_handlers=[Router("/api", route_handlers=ROUTES), upload, page, table_socket],
        dependencies={"server": Provide(the_server), "session": Provide(the_session)},
        middleware=middleware(server),
        before_send=[before_send(server)],
        request_class=CarefulRequest,
        exception_handlers=HANDLERS,
        state=State({"server": server}),
        openapi_config=None,
        logging_config=None,
        debug=False,
    )


@contextlib.asynccontextmanager
async def people_running(settings: Settings, address: str = "127.0.0.1") -> AsyncIterator[Running]:
    """The application on a fresh database, used as by somebody at this address."""
    async with opened(settings.database_url) as store:
        server = Server()
        server.settings, server.store = settings, store
        server.outbox = Outbox(server)
        server.play = cast(Play, NoMatches())
        app: Any = people_app(server)
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False, client=(address, 40_000))
        here = Running(app, settings, transport)
        try:
            yield here
        finally:
            await here.close()


@contextlib.asynccontextmanager
async def served(here: Running) -> AsyncIterator[str]:
    """The application behind a real server on a free port, which it does not know of; gives the address."""
    config = uvicorn.Config(here.app, port=free_port(), ws="websockets-sansio", log_config=None, lifespan="off")
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    try:
        await until(lambda: server.started or serving.done(), "the server's start")
        yield f"http://127.0.0.1:{config.port}"
    finally:
        server.should_exit = True
        await serving


async def new_table(store: Store, status: str, creator: str, people: Sequence[tuple[str, str]], **values: Any) -> str:
    """A table with people, as (id, name), in its seats; a finished one has its result."""
    table = new_id()
    row: dict[str, Any] = {
        "id": table, "game": "ethnos", "rules": 1, "options": {}, "name": f"Table of {people[0][1]}", "status": status,
        "creator": creator, "private": False, "code": new_id(12), "spectators": True, "delay": 0,
        "tempo": {"kind": "none"}, "free_undo": True, "language": "", "seed": "5" * 64, "commitment": "c" * 64,
        "nonces": [[id, f"{number:032x}"] for number, (id, _) in enumerate(people)], "waiting": [], "stage": "",
        "since": now(), "created": now(), **values,
    }  # fmt: skip
    seats = [
        {"table": table, "seat": seat, "kind": "person", "person": id, "name": name, "badge": "ABCDEF"[seat]}
        for seat, (id, name) in enumerate(people)
    ]
    await store.write(lambda tx: tx.execute(insert(TABLES).values(row)) and tx.execute(insert(SEATS), seats) and None)
    return table


async def everything(store: Store) -> dict[str, list[dict[str, Any]]]:
    """The whole database."""
    return await store.read(
        lambda connection: {
            table.name: [dict(row._mapping) for row in connection.execute(select(table))]
            for table in METADATA.sorted_tables
        }
    )
