"""What an idle match costs in memory: copies of a match in mid-game are loaded by a server, then dropped again."""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path
from typing import Any, Final

import paths  # noqa: F401  (must come first)
from msgspec import Struct, structs
from online import AtTable
from serving import Browser, ServerProcess, until
from sqlalchemy import insert, select

from rulewright.server import history, timekeeping
from rulewright.server.context import new_id
from rulewright.server.match import Event, LiveMatch
from rulewright.server.schema import EVENTS, SEATS, TABLES
from rulewright.server.store import Store, open_store

CHOICES: Final = 60
AT_ONCE: Final = 8
PATIENCE: Final = 120.0
GAUGE: Final = "rulewright_live_matches"
IMPATIENT: Final = """
import signal
from rulewright.server import timekeeping
signal.signal(signal.SIGUSR1, lambda *_: setattr(timekeeping, "IDLE", -1))
from rulewright.cli import main
main()
"""
"""The server, which on SIGUSR1 drops idle matches at once instead of after some minutes."""


class Memory(Struct):
    """Resident memory of the server process, in MiB, by the number of idle matches in it."""

    loaded: dict[int, float]
    dropped: float
    again: float
    """After all were loaded and dropped a second time: memory that Python keeps is used again."""
    choices: int = CHOICES

    def each(self) -> float:
        """KiB for one match."""
        first, last = min(self.loaded), max(self.loaded)
        return (self.loaded[last] - self.loaded[first]) * 1024 / (last - first)


def resident(process: int) -> float:
    """MiB of memory that a process holds."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("this system does not say how much memory a process holds")


def impatient(server: ServerProcess) -> None:
    """Makes the server one that can be told to drop idle matches."""
    server.command = ["-c", IMPATIENT]


async def measure(server: ServerProcess, url: str, numbers: list[int]) -> Memory:
    """Loads so many matches, one number after the other, then lets all be dropped."""
    assert server.process is not None
    process = server.process.pid
    store = await open_store(url)
    try:
        async with server.browser() as browser:
            await browser.guest("Idle")
            original = await played_table(browser, store)
            tables = await copies(store, original, max(numbers))
            await load(server, browser, tables[:1])
            loaded = {0: resident(process)}
            for number in numbers:
                await load(server, browser, tables[max(loaded) : number])
                await asyncio.sleep(timekeeping.REST / 1000 + 2)  # then nobody has looked for a while
                loaded[number] = resident(process)
            server.process.send_signal(signal.SIGUSR1)
            await until(lambda: live_matches(server, 0), "idle matches being dropped", PATIENCE)
            dropped = resident(process)
            await load(server, browser, tables)
            await until(lambda: live_matches(server, 0), "idle matches being dropped", PATIENCE)
            return Memory(loaded, dropped, resident(process))
    finally:
        await store.close()


async def played_table(browser: Browser, store: Store) -> str:
    """A match in mid-game, with four players on one device."""
    seats = [{"kind": "me", "name": name} for name in ("Ada", "Bob", "Cleo", "Dan")]
    table: str = (await browser.post("/api/tables", {"game": "ethnos", "seats": seats}))["id"]
    stored = await store.read(lambda connection: history.load(connection, table))
    assert stored is not None
    match, dice, further = LiveMatch(stored.setup, stored.events), random.Random(1), list[Event]()
    for _ in range(CHOICES):
        seat = match.waiting[0]
        proposal = match.propose(seat, dice.choice(match.state.options(seat)), "player", match.events[-1].at)
        match.apply(*proposal)
        further.append(proposal.event)
    rows = [{"table": table, **structs.asdict(event)} for event in further]
    await store.write(lambda tx: tx.execute(insert(EVENTS), rows) and None)
    return table


async def copies(store: Store, original: str, number: int) -> list[str]:
    """The ids of so many tables which are like the original."""

    def rows_of(connection: Any, table: Any, column: Any) -> list[dict[str, Any]]:
        return [dict(row._mapping) for row in connection.execute(select(table).where(column == original))]

    def reading(connection: Any) -> tuple[list[dict[str, Any]], ...]:
        return (
            rows_of(connection, TABLES, TABLES.c.id),
            rows_of(connection, SEATS, SEATS.c.table),
            rows_of(connection, EVENTS, EVENTS.c.table),
        )

    (row,), seats, events = await store.read(reading)
    made = [new_id() for _ in range(number)]
    for first in range(0, number, 50):
        part = made[first : first + 50]

        def writing(tx: Any, part: list[str] = part) -> None:
            tx.execute(insert(TABLES), [{**row, "id": id, "code": f"IDLE-{id}"[:20]} for id in part])
            tx.execute(insert(SEATS), [{**seat, "table": id} for id in part for seat in seats])
            tx.execute(insert(EVENTS), [{**event, "table": id, "request": None} for id in part for event in events])

        await store.write(writing)
    return made


async def load(server: ServerProcess, browser: Browser, tables: list[str]) -> None:
    """Somebody looks at each of the tables for a moment."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def look(table: str) -> None:
        async with gate, browser.socket(table) as socket:
            here = AtTable(socket)
            await here.hello(eyes=0)
            await until(lambda: here.update, "the position", PATIENCE)
            await here.close()

    await asyncio.gather(*(look(table) for table in tables))


async def live_matches(server: ServerProcess, wanted: int) -> bool:
    async with server.browser() as browser:
        text = (await browser.client.get("/metrics")).text
    values = [float(line.split()[-1]) for line in text.splitlines() if line.startswith(GAUGE)]
    assert values, f"no {GAUGE} among the metrics"
    return sum(values) <= wanted
