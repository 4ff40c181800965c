"""The kill test: servers are killed again and again while people play, and not one acknowledged move may be lost.

Groups of people play random moves through sockets, at several server processes if there are several. When a server
dies, they come back and send what was not acknowledged once more, with the same request id. The database may be
restarted as well, as after a crash. `Trial.check` compares, at the end, what was acknowledged and what was refused with
what is stored, and what the running servers show with what the stored events lead to.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

import httpx
from msgspec import Struct, field
from online import AtTable, Gone, new_request, seated_table
from postgres import Postgres
from serving import Browser, ServerProcess, until
from sqlalchemy import select
from websockets.exceptions import InvalidHandshake, WebSocketException

from rulewright.core.chance import seed_of
from rulewright.core.record import play
from rulewright.server import history
from rulewright.server.match import LiveMatch
from rulewright.server.schema import EVENTS, TABLES
from rulewright.server.store import Store, open_store

LOST: Final = (Gone, OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.HTTPError)
"""What a client meets when its server dies."""
LONGEST_WAIT: Final = 0.4
"""Seconds after the first moves within which the server is killed."""
PROGRESS: Final = 3
"""Moves between two kills, at least."""
RESTART_EACH: Final = 5
"""Every so many blows the database is hit, if it is part of the trial, and not a server."""


class Wish(Struct, frozen=True):
    """A choice that somebody has sent."""

    request: str
    table: str
    seat: int
    version: int
    key: str


class Tally(Struct):
    """What the clients have done and been told."""

    acknowledged: dict[str, tuple[Wish, int]] = field(default_factory=dict)
    """By request: the choice, and the number of its event."""
    repeated: int = 0
    """Requests that were sent once more."""
    kept: int = 0
    """Of these, the ones that had been stored before the server died."""
    refused: dict[str, tuple[Wish, str]] = field(default_factory=dict)
    """By request: the choice, and the code of the refusal."""
    tables: list[str] = field(default_factory=list)
    kills: int = 0
    restarts: int = 0
    """How often the database was stopped at once and started again."""
    slowest_start: float = 0.0


class Player:
    """Somebody who plays one seat of one table, whatever happens to the server."""

    def __init__(self, trial: Trial, browser: Browser, table: str, dice: random.Random) -> None:
        self.trial = trial
        self.browser = browser
        self.table = table
        self.dice = dice
        self.pending: Wish | None = None
        self.done = False

    async def play(self) -> None:
        """Until the match is over or the trial ends; comes back after every loss of the server."""
        while not self.done and not self.trial.ended:
            with contextlib.suppress(*LOST):
                async with self.browser.socket(self.table) as socket:
                    here = AtTable(socket)
                    try:
                        await self._play_at(here)
                    finally:
                        await here.close()
            await asyncio.sleep(0.02)

    async def _play_at(self, here: AtTable) -> None:
        await here.hello()
        await here.position()
        while not self.trial.ended:
            if self.pending is None:
                await until(lambda: here.closed or self.trial.ended or here.asked or over(here), "something to do", 120)
                if here.closed or self.trial.ended:
                    return
                if here.asked is None:
                    self.done = True
                    return
                key = self.dice.choice(here.asked["options"])["key"]
                self.pending = Wish(new_request(), self.table, here.asked["seat"], here.asked["version"], key)
            else:
                self.trial.tally.repeated += 1
            await self._send(here, self.pending)

    async def _send(self, here: AtTable, wish: Wish) -> None:
        """Sends a choice and waits for what becomes of it; if the server dies meanwhile, it stays pending."""
        seen = here.version
        answer = await here.ask("choose", id=wish.request, seat=wish.seat, version=wish.version, key=wish.key)
        self.pending = None
        if answer["type"] == "refused":
            self.trial.tally.refused[wish.request] = wish, answer["code"]
            return
        if seen >= answer["version"]:
            self.trial.tally.kept += 1
        self.trial.tally.acknowledged[wish.request] = wish, answer["version"]
        await until(lambda: here.closed or here.version >= answer["version"], "the move")


def over(here: AtTable) -> bool:
    return here.update.get("result") is not None


class Trial:
    """Servers of one database, several groups of players, and somebody who kills."""

    def __init__(
        self,
        servers: Sequence[ServerProcess],
        url: str,
        seed: int,
        say: Callable[[str], Any] = lambda _text: None,
        database: Postgres | None = None,
    ) -> None:
        self.servers = servers
        self.url = url
        self.database = database
        """What is restarted now and then; None: nothing."""
        self.tally = Tally()
        self.ended = False
        self._dice = random.Random(seed)
        self._say = say

    async def run(self, kills: int, groups: int) -> Tally:
        """Plays and kills; the server runs at the end, and everything has been checked."""
        async with contextlib.AsyncExitStack() as stack:
            companies: list[list[Browser]] = []
            for number in range(groups):
                people = [
                    await stack.enter_async_context(self.servers[(number + at) % len(self.servers)].browser())
                    for at in range(2 + number % 2)
                ]
                for at, person in enumerate(people):
                    await person.guest(f"Player {number}.{at}")
                companies.append(people)
            playing = [asyncio.create_task(self._group(people, number)) for number, people in enumerate(companies)]
            try:
                await self._kill_on(kills, playing)
            finally:
                self.ended = True
                await asyncio.gather(*playing)
            await self.check(companies)
        return self.tally

    async def _kill_on(self, kills: int, playing: list[asyncio.Task[None]]) -> None:
        for number in range(1, kills + 1):
            await self._progress(playing)
            await asyncio.sleep(self._dice.uniform(0, LONGEST_WAIT))
            if self.database is not None and number % RESTART_EACH == 0:
                await asyncio.to_thread(self._restart, self.database)
            else:
                await asyncio.to_thread(self._kill, self._dice.choice(self.servers))
            self._say(f"{number} of {kills}: {len(self.tally.acknowledged)} moves, {self.tally.repeated} repeated")
        await self._progress(playing)

    def _kill(self, server: ServerProcess) -> None:
        server.kill()
        began = time.monotonic()
        server.start()
        self.tally.kills += 1
        self.tally.slowest_start = max(self.tally.slowest_start, time.monotonic() - began)

    def _restart(self, database: Postgres) -> None:
        database.stop()
        database.start()
        self.tally.restarts += 1

    async def _progress(self, playing: list[asyncio.Task[None]]) -> None:
        """Some more moves; what a group stumbles over ends the trial."""
        target = len(self.tally.acknowledged) + PROGRESS

        def moved() -> bool:
            for task in playing:
                if task.done():
                    task.result()
            return len(self.tally.acknowledged) >= target

        await until(moved, "moves after a restart", 120)

    async def _group(self, people: list[Browser], number: int) -> None:
        """The same people play match after match; every second group has a bot at the table."""
        while not self.ended:
            try:
                table = await self._table(people, bot=number % 2 == 0)
            except (*LOST, AssertionError):
                await asyncio.sleep(0.05)  # the server died meanwhile: another table
                continue
            self.tally.tables.append(table)
            players = [Player(self, person, table, random.Random(self._dice.random())) for person in people]
            await asyncio.gather(*(player.play() for player in players))

    async def _table(self, people: list[Browser], bot: bool) -> str:
        if not bot:
            return await seated_table(people)
        first, *others = people
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others), {"kind": "bot", "level": "novice"}]
        table: str = (await first.post("/api/tables", {"game": "ethnos", "seats": seats}))["id"]
        for at, person in enumerate(others, 1):
            await person.post(f"/api/tables/{table}/join", {"seat": at})
        await first.post(f"/api/tables/{table}/start")
        return table

    # Afterwards

    async def check(self, companies: list[list[Browser]]) -> None:
        """Fails if anything was lost, doubled, or is shown differently from what is stored."""
        store = await open_store(self.url)
        try:
            await self._check_acknowledged(store)
            for people, table in await self._last_tables(store, companies):
                await self._check_shown(store, people, table)
        finally:
            await store.close()

    async def _check_acknowledged(self, store: Store) -> None:
        rows = await store.read(lambda connection: list(connection.execute(select(EVENTS))))
        requests = [row.request for row in rows if row.request is not None]
        assert len(requests) == len(set(requests)), "a request was carried out twice"
        stored = {row.request: row for row in rows}
        for request, (wish, number) in self.tally.acknowledged.items():
            row = stored.get(request)
            assert row is not None, f"acknowledged, but not stored: {wish}"
            found = (row.table, row.number, row.seat, row.data["choice"])
            assert found == (wish.table, number, wish.seat, wish.key), f"stored differently: {wish}, {found}"
        for request, (wish, code) in self.tally.refused.items():
            assert request not in stored, f"refused ({code}), but stored: {wish}"
        numbers: dict[str, list[int]] = {}
        for row in rows:
            numbers.setdefault(row.table, []).append(row.number)
        for table, found_numbers in numbers.items():
            assert sorted(found_numbers) == list(range(1, len(found_numbers) + 1)), f"gaps in {table}"

    async def _last_tables(self, store: Store, companies: list[list[Browser]]) -> list[tuple[list[Browser], str]]:
        """The match that each group is in, if it is still played."""
        query = select(TABLES.c.id, TABLES.c.creator, TABLES.c.status).where(TABLES.c.id.in_(self.tally.tables))
        rows = await store.read(lambda connection: list(connection.execute(query)))
        playing = {row.creator: row.id for row in rows if row.status == "playing"}
        found = []
        for people in companies:
            person = people[0].person
            assert person is not None
            if person["id"] in playing:
                found.append((people, playing[person["id"]]))
        return found

    async def _check_shown(self, store: Store, people: list[Browser], table: str) -> None:
        """What the server shows is what the stored events lead to, and the record leads there too."""

        async def same() -> bool:
            stored = await store.read(lambda connection: history.load(connection, table))
            assert stored is not None
            match = LiveMatch(stored.setup, stored.events)
            if any(stored.seats[seat].kind == "bot" for seat in match.waiting):
                return False  # bots go on: wait for what they choose
            again = play(match.record(), seed_of(stored.setup.seed))
            assert again.hash() == match.state.hash()
            for person in people:
                async with person.socket(table) as socket:
                    here = AtTable(socket)
                    await here.hello()
                    await here.position()
                    shown = here.update
                    await here.close()
                assert shown["version"] == match.version
                assert shown["view"] == match.state.view(shown["eyes"])
                assert shown["waiting"] == match.waiting
            return True

        await until(same, "the bots' choices", 120)
