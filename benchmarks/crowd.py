"""Many people at many tables: each client process plays random legal moves as fast as they are acknowledged, or at a
pace.

One move of a match is under way at a time. A move is measured from its sending to its acknowledgement, a push
from the sending of the move to the arrival of the new position at each of the four sockets.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import queue
import random
import time
from pathlib import Path
from typing import Any, Final

import httpx
import msgspec
import paths  # noqa: F401  (must come first)
from msgspec import Struct, field
from online import new_request, seated_table
from serving import Browser
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PLAYERS: Final = 4
SETUPS_AT_ONCE: Final = 4
PATIENCE: Final = 60.0
"""Seconds without any message after which a match is given up, loudly."""


class Measured(Struct):
    """What one client process has seen. Seconds."""

    moves: list[float] = field(default_factory=list)
    pushes: list[float] = field(default_factory=list)
    received: int = 0
    """Bytes of messages."""
    refused: list[str] = field(default_factory=list)
    matches_ended: int = 0
    processor: float = 0.0
    """Seconds of the processor that the client process has used itself while it played."""
    server: float = 0.0
    """The same of the server's process, if this client has watched it."""


class Option(Struct):
    key: str


class Asked(Struct):
    seat: int
    version: int
    options: list[Option]


class Told(Struct):
    """What a client must know of a message; the rest is not even decoded."""

    type: str
    id: str = ""
    code: str = ""
    version: int = 0
    asked: Asked | None = None
    result: msgspec.Raw | None = None


TOLD: Final = msgspec.json.Decoder(Told)


class Wanted(Struct, frozen=True):
    """What a client process is to do."""

    origin: str
    game: str
    matches: int
    seconds: float
    compression: bool
    seed: int
    server: int
    """The server's process, whose use of the processors is watched; 0: somebody else watches it."""
    pace: float = 0.0
    """Seconds from one move of a match to the next; 0: as fast as they are acknowledged."""


def people_play(wanted: Wanted, ready: Any, results: Any) -> None:
    """A client process: makes its tables, waits for all others, plays, and reports."""
    results.put(asyncio.run(Crowd(wanted).run(ready)))


class Crowd:
    """The people of one client process: four of them sit at all of its tables."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.measured = Measured()
        self.people: list[Browser] = []
        self.end = 0.0

    async def run(self, ready: Any) -> Measured:
        clients = [
            httpx.AsyncClient(base_url=self.wanted.origin, trust_env=False, timeout=PATIENCE) for _ in range(PLAYERS)
        ]
        for number, client in enumerate(clients):
            browser = Browser(client, self.wanted.origin)
            await browser.guest(f"Player {number}")
            self.people.append(browser)
        gate = asyncio.Semaphore(SETUPS_AT_ONCE)
        matches = [Match(self, random.Random(self.wanted.seed * 10_000 + n)) for n in range(self.wanted.matches)]
        await asyncio.gather(*(self._open(match, gate) for match in matches))
        await asyncio.to_thread(ready.wait)
        began, server = time.process_time(), processor_seconds(self.wanted.server)
        self.end = time.perf_counter() + self.wanted.seconds
        await asyncio.gather(*(match.play() for match in matches))
        self.measured.processor = time.process_time() - began
        self.measured.server = processor_seconds(self.wanted.server) - server
        for client in clients:
            await client.aclose()
        return self.measured

    async def _open(self, match: Match, gate: asyncio.Semaphore) -> None:
        async with gate:
            await match.open()


def processor_seconds(process: int) -> float:
    """What a process has used of the processors so far, with the server processes that it has started."""
    if not process:
        return 0.0
    try:
        parts = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    except FileNotFoundError:  # it has just ended
        return 0.0
    own = (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(int(child)) for child in children)


class Match:
    """One match: four sockets, one move at a time."""

    def __init__(self, crowd: Crowd, dice: random.Random) -> None:
        self.crowd = crowd
        self.measured = crowd.measured
        self.dice = dice
        self.sockets: list[ClientConnection] = []
        self.hearing: list[asyncio.Task[None]] = []
        self.asked: list[Asked | None] = [None] * PLAYERS
        self.versions = [0] * PLAYERS
        self.acknowledged = 0
        self.over = False
        self.sent = 0
        """The version that the last move leads to."""
        self.sent_at: dict[int, float] = {}
        self.news = asyncio.Event()
        self.due = 0.0
        """When the next move is made, if moves have a pace."""

    async def open(self) -> None:
        """A new table with its four sockets, all of which see the position."""
        table = await seated_table(self.crowd.people, self.crowd.wanted.game)
        self.asked, self.versions, self.over = [None] * PLAYERS, [0] * PLAYERS, False
        self.sent, self.sent_at, self.acknowledged = 0, {}, 0
        self.sockets = [await self._connect(person, table) for person in self.crowd.people]
        self.hearing = [asyncio.create_task(self._hear(seat)) for seat in range(PLAYERS)]
        await self._wait(lambda: all(self.versions))

    async def _connect(self, person: Browser, table: str) -> ClientConnection:
        cookies = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items())
        headers = {"Origin": person.origin, "Cookie": cookies}
        address = person.origin.replace("http", "ws", 1) + f"/ws/tables/{table}"
        compression = "deflate" if self.crowd.wanted.compression else None
        socket = await connect(
            address,
            additional_headers=headers,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
            compression=compression,
        )
        await socket.send('{"do":"hello","locale":"en"}')
        return socket

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.hearing)

    async def _hear(self, seat: int) -> None:
        try:
            async for text in self.sockets[seat]:
                self.measured.received += len(text)
                self._take(seat, TOLD.decode(text), time.perf_counter())
        except ConnectionClosed:
            pass
        self.news.set()

    def _take(self, seat: int, told: Told, at: float) -> None:
        if told.type == "ack":
            self.measured.moves.append(at - self.sent_at[self.sent])
            self.acknowledged = told.version
        elif told.type == "refused":
            self.measured.refused.append(told.code)
            self.acknowledged = self.sent
        elif told.type == "update":
            # Of several versions in one message, each has arrived now.
            shown = range(self.versions[seat] + 1, told.version + 1)
            self.measured.pushes += [at - self.sent_at[version] for version in shown if version in self.sent_at]
            self.versions[seat], self.asked[seat] = told.version, told.asked
            self.over = told.result is not None and bytes(told.result) != b"null"
        elif told.type == "farewell":
            self.measured.refused.append(told.code)
        self.news.set()

    async def _wait(self, condition: Any) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                self.news.clear()
                await self.news.wait()

    async def play(self) -> None:
        """Moves until the time is over; a match that ends makes room for the next one."""
        while time.perf_counter() < self.crowd.end:
            await self._wait(lambda: self.over or self._mover() is not None)
            if self.over:
                self.measured.matches_ended += 1
                await self.close()
                await self.open()
                continue
            if not await self._its_time():
                break
            seat = self._mover()
            assert seat is not None
            await self._move(seat)
        await self._wait(lambda: min(self.versions) >= self.sent)
        await self.close()

    async def _its_time(self) -> bool:
        """Waits for the next move's time; whether it comes before the end. Matches begin at different moments."""
        pace, now = self.crowd.wanted.pace, time.perf_counter()
        if pace:
            self.due = self.due + pace if self.due else now + self.dice.uniform(0, pace)
            await asyncio.sleep(max(0.0, min(self.due, self.crowd.end) - now))
        return time.perf_counter() < self.crowd.end

    def _mover(self) -> int | None:
        """Whose question is newer than the last move."""
        for seat, asked in enumerate(self.asked):
            if asked is not None and self.versions[seat] >= self.sent:
                return seat
        return None

    async def _move(self, seat: int) -> None:
        asked = self.asked[seat]
        assert asked is not None
        wish = {
            "do": "choose", "id": new_request(), "seat": asked.seat, "version": asked.version,
            "key": self.dice.choice(asked.options).key,
        }  # fmt: skip
        self.asked[seat] = None
        self.sent = self.versions[seat] + 1
        self.sent_at[self.sent] = time.perf_counter()
        await self.sockets[seat].send(msgspec.json.encode(wish).decode())
        await self._wait(lambda: self.acknowledged >= self.sent)


def run_crowd(
    origin: str,
    server: int,
    game: str,
    matches: int,
    seconds: float,
    clients: int,
    compression: bool,
    pace: float = 0.0,
) -> list[Measured]:
    """Several client processes play at once, and begin together."""
    context = multiprocessing.get_context("spawn")
    ready, results = context.Barrier(clients), context.Queue()
    shares = [matches // clients + (number < matches % clients) for number in range(clients)]
    processes = []
    for number, share in enumerate(shares):
        wanted = Wanted(origin, game, share, seconds, compression, number + 1, server if number == 0 else 0, pace)
        process = context.Process(target=people_play, args=(wanted, ready, results))
        process.start()
        processes.append(process)
    measured: list[Measured] = []
    while len(measured) < len(processes):
        with contextlib.suppress(queue.Empty):
            measured.append(results.get(timeout=1))
        if any(process.exitcode for process in processes):
            for process in processes:
                process.terminate()
            raise RuntimeError("a client process has failed")
    for process in processes:
        process.join()
    return measured
