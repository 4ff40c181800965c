"""People at a table through real sockets, driven by a script: they join, look, choose, and wait for answers.

    async with listening(settings) as here:
        people = [await here.guest(name) for name in ("Ada", "Bob")]
        table = await seated_table(people)
        async with at_table(people, table) as seats:
            await play_on(seats, moves=10, dice=random.Random(1))

Everything that arrives at a socket is kept in `heard`, in order and as it came.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from typing import Any

import msgspec
from serving import Browser, Running, until
from sqlalchemy import func, select
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from rulewright.server.schema import EVENTS


def new_request() -> str:
    return secrets.token_hex(8)


def new_nonce() -> str:
    return secrets.token_hex(16)


async def seated_table(people: Sequence[Browser], game: str = "ethnos", **fields: Any) -> str:
    """A table at which these people sit, in this order, already in play; its id."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    new = {"game": game, "seats": seats, "nonce": new_nonce(), **fields}
    table: str = (await people[0].post("/api/tables", new))["id"]
    if len(people) > 1:
        for number, person in enumerate(people[1:], 1):
            await person.post(f"/api/tables/{table}/join", {"seat": number, "nonce": new_nonce()})
        await people[0].post(f"/api/tables/{table}/start")
    return table


class Gone(AssertionError):
    """The socket was closed before the answer came."""


class AtTable:
    """A socket at a table, with a task that hears everything."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []
        self.update: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.farewell: dict[str, Any] | None = None
        self.closed = False
        self.answers: dict[str, dict[str, Any]] = {}
        self.refused: list[dict[str, Any]] = []
        self._hearing = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.heard.append(text)
                self._take(msgspec.json.decode(text))
        except ConnectionClosed:
            pass
        finally:
            self.closed = True

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "update":
            self.update = message
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat = message["lines"] if message["fresh"] else [*self.chat, *message["lines"]]
        elif kind == "farewell":
            self.farewell = message
        else:
            if kind == "refused":
                self.refused.append(message)
            self.answers[message["id"]] = message

    @property
    def version(self) -> int:
        return int(self.update.get("version", 0))

    @property
    def asked(self) -> dict[str, Any] | None:
        asked: dict[str, Any] | None = self.update.get("asked")
        return asked

    async def send(self, do: str, **fields: Any) -> None:
        await self.socket.send(msgspec.json.encode({"do": do, **fields}).decode())

    async def hello(self, locale: str = "en", seen: int = -1, eyes: int | None = None) -> None:
        """Greets, and returns when the table has been shown."""
        await self.send("hello", locale=locale, seen=seen, eyes=eyes)
        await until(lambda: self.table or self.closed, "the table")

    async def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and returns its answer, whatever it is."""
        id = fields.setdefault("id", new_request())
        self.answers.pop(id, None)
        await self.send(do, **fields)
        await until(lambda: id in self.answers or self.closed, f"an answer to {do}")
        if id not in self.answers:
            raise Gone(f"the socket was closed before {do} was answered: {self.farewell}")
        return self.answers[id]

    async def choose(self, key: str, request: str = "") -> dict[str, Any]:
        """Answers the question that is asked now."""
        assert self.asked is not None
        seat, version = self.asked["seat"], self.asked["version"]
        return await self.ask("choose", id=request or new_request(), seat=seat, version=version, key=key)

    async def position(self) -> None:
        """Waits for the first position."""
        await until(lambda: self.update or self.closed, "the position")

    async def refusals(self, number: int) -> None:
        """Waits until so many requests have been refused."""
        await until(lambda: len(self.refused) >= number, f"{number} refusals")

    async def gone(self) -> None:
        await until(lambda: self.closed, "the end of the socket")

    async def close(self) -> None:
        await self.socket.close()
        await self._hearing


@contextlib.asynccontextmanager
async def sitting(browser: Browser, table: str, locale: str = "en", eyes: int | None = None) -> AsyncIterator[AtTable]:
    """One person at the table, greeted."""
    async with browser.socket(table) as socket:
        here = AtTable(socket)
        try:
            await here.hello(locale, eyes=eyes)
            yield here
        finally:
            await here.close()


@contextlib.asynccontextmanager
async def at_table(people: Iterable[Browser], table: str) -> AsyncIterator[list[AtTable]]:
    """Everybody at the table, each with the position in sight."""
    async with contextlib.AsyncExitStack() as stack:
        seats = [await stack.enter_async_context(sitting(person, table)) for person in people]
        await until(lambda: all(seat.update for seat in seats), "the position")
        yield seats


async def next_asked(seats: Sequence[AtTable]) -> AtTable | None:
    """Whoever is asked next, once everybody sees the same version; None when the match is over."""

    def ready() -> bool:
        versions = {seat.version for seat in seats}
        return len(versions) == 1 and (any(seat.asked for seat in seats) or over(seats[0]))

    await until(ready, "somebody being asked")
    return next((seat for seat in seats if seat.asked), None)


def over(seat: AtTable) -> bool:
    return seat.update.get("result") is not None or seat.table.get("status") in ("finished", "ended")


async def play_on(seats: Sequence[AtTable], moves: int, dice: random.Random) -> int:
    """Plays so many random moves; how many there were before the end."""
    for number in range(moves):
        asked = await next_asked(seats)
        if asked is None or asked.asked is None:
            return number
        before = asked.version
        answer = await asked.choose(dice.choice(asked.asked["options"])["key"])
        assert answer["type"] == "ack" and answer["version"] == before + 1, answer
        await all_see(seats, before + 1)
    return moves


async def all_see(seats: Sequence[AtTable], version: int) -> None:
    """Waits until everybody sees this version or a later one."""
    await until(lambda: all(seat.version >= version for seat in seats), f"version {version}, seen by all")


def see_the_present(here: Running, table: str, looking: Iterable[tuple[Browser, AtTable]]) -> bool:
    """Whether nothing is covered and all of these see how the match stands, each by their own count."""
    play = here.server.play
    live = play.lives[table]
    people = [((browser.person or {}).get("id", ""), at) for browser, at in looking]
    seen = all(at.version == live.count(person, live.match.version) for person, at in people)
    return seen and not live.covered(play.clock())


async def stored_events(here: Running, table: str) -> list[Any]:
    query = select(EVENTS).where(EVENTS.c.table == table).order_by(EVENTS.c.number)
    return await here.server.store.read(lambda connection: list(connection.execute(query)))


async def standing(here: Running, table: str) -> tuple[int, str]:
    """How many events a match has in the database, and the position that the server is at."""
    query = select(func.count()).where(EVENTS.c.table == table)
    count = await here.server.store.read(lambda connection: int(connection.execute(query).scalar_one()))
    match = await here.server.play.live(table)
    return count, match.state.hash()
