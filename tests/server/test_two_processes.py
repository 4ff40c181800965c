"""Two server processes on one PostgreSQL: one table for all, each bot's choice once, and no harm when one dies."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from online import AtTable, all_see, at_table, next_asked, play_on, seated_table, sitting
from serving import DEADLINE, Browser, ServerProcess, server_process, until
from sqlalchemy import delete, insert, select

from rulewright.server import history
from rulewright.server.context import now
from rulewright.server.match import LiveMatch
from rulewright.server.schema import EVENTS, LEASES
from rulewright.server.store import Store, Transaction, open_store

pytestmark = pytest.mark.slow
DEAD = "a process that has died"
LEASE_PATIENCE = 90.0
"""A lease runs out by itself; then the other process takes over."""


@contextlib.asynccontextmanager
async def elsewhere(browser: Browser, server: ServerProcess) -> AsyncIterator[Browser]:
    """The same browser at another process: its cookie is good there too."""
    async with httpx.AsyncClient(base_url=server.origin, trust_env=False, timeout=DEADLINE) as client:
        for name, value in browser.client.cookies.items():
            client.cookies.set(name, value)
        other = Browser(client, server.origin)
        await other.me()
        assert other.person == browser.person
        yield other


@contextlib.asynccontextmanager
async def seated_at_both(one: ServerProcess, two: ServerProcess) -> AsyncIterator[tuple[str, list[AtTable]]]:
    """A match of two people, each of whom looks at it through a process of their own."""
    async with one.browser() as ada, one.browser() as here:
        await ada.guest("Ada")
        await here.guest("Bob")
        async with elsewhere(here, two) as bob:
            table = await seated_table([ada, bob])
            async with at_table([ada, bob], table) as seats:
                yield table, seats


@contextlib.asynccontextmanager
async def opened_store(url: str) -> AsyncIterator[Store]:
    store = await open_store(url)
    try:
        yield store
    finally:
        await store.close()


async def events_of(store: Store, table: str) -> list[Any]:
    query = select(EVENTS).where(EVENTS.c.table == table).order_by(EVENTS.c.number)
    return await store.read(lambda connection: list(connection.execute(query)))


async def check_shown(store: Store, table: str, seats: list[AtTable]) -> None:
    """Everybody sees what the stored events lead to."""
    stored = await store.read(lambda connection: history.load(connection, table))
    assert stored is not None
    match = LiveMatch(stored.setup, stored.events)
    await all_see(seats, match.version)
    for seat in seats:
        assert seat.update["view"] == match.state.view(seat.update["eyes"])


def lines_in_order(seat: AtTable) -> list[int]:
    """The numbers of the events whose lines were pushed, as they came."""
    updates = [message for message in map(json.loads, seat.heard) if message["type"] == "update"]
    return [line["number"] for update in updates for line in update["lines"]]


def test_people_at_different_processes_see_each_others_moves_in_order(postgres_url: str, tmp_path: Path) -> None:
    async def run(one: ServerProcess, two: ServerProcess) -> None:
        async with seated_at_both(one, two) as (table, seats), opened_store(postgres_url) as store:
            dice = random.Random(2)
            assert await play_on(seats, 25, dice) == 25
            assert (await seats[0].ask("chat", text="can you hear me?"))["type"] == "ack"
            await until(lambda: seats[1].chat, "the chat at the other process")
            assert (await seats[1].ask("propose", kind="end", seat=1))["type"] == "ack"
            await until(lambda: seats[0].table["votes"], "the question at the other process")
            vote = seats[0].table["votes"][0]["id"]
            await seats[0].ask("ballot", vote=vote, agree=False)
            await until(lambda: not seats[1].table["votes"], "the answer at the other process")
            assert await play_on(seats, 5, dice) == 5
            await check_shown(store, table, list(seats))
            for seat in seats:
                assert lines_in_order(seat) == sorted(lines_in_order(seat))
            assert seats[0].table["people"] >= 1

    two_servers(postgres_url, tmp_path, run)


def test_of_two_processes_one_runs_the_bots_and_the_other_takes_over_when_it_dies(
    postgres_url: str, tmp_path: Path
) -> None:
    async def run(one: ServerProcess, two: ServerProcess) -> None:
        async with one.browser() as ada, opened_store(postgres_url) as store:
            await ada.guest("Ada")
            bots = [{"kind": "bot", "level": "novice"}] * 2
            table = (await ada.post("/api/tables", {"game": "ethnos", "seats": [{"kind": "me"}, *bots]}))["id"]
            async with elsewhere(ada, two) as there, sitting(ada, table) as first, sitting(there, table) as second:
                for socket in (first, second, first, second):
                    await asked_at_both(first, second, 1)
                    assert socket.asked is not None
                    answer = await socket.choose(socket.asked["default"])
                    assert answer["type"] == "ack"
                    await asked_at_both(first, second, answer["version"])
                one.kill()
                await first.gone()
                await hold_lease(store, table)
                answer = await choose_until_bots_move(second)
                assert answer["type"] == "ack"
                await until(lambda: second.asked and second.version > answer["version"], "bots", LEASE_PATIENCE)
                events = await events_of(store, table)
                assert [event.number for event in events] == list(range(1, len(events) + 1))
                causes = {event.data["cause"] for event in events if event.kind == "choice" and event.seat != 0}
                assert causes == {"bot"}
                await check_shown(store, table, [second])
                assert await holder_of(store, table) != DEAD

    two_servers(postgres_url, tmp_path, run)


async def asked_at_both(first: AtTable, second: AtTable, version: int) -> None:
    """Waits until the same person is asked at both processes, at this version or a later one."""

    def asked() -> bool:
        return first.version == second.version >= version and bool(first.asked and second.asked)

    await until(asked, "Ada's turn, seen at both")


async def hold_lease(store: Store, table: str) -> None:
    """The lease is that of a process which has died while its bots were thinking; it runs out in some seconds."""

    def writing(tx: Transaction) -> None:
        tx.execute(delete(LEASES).where(LEASES.c.name == f"bots:{table}"))
        tx.execute(insert(LEASES).values(name=f"bots:{table}", holder=DEAD, until=now() + 4000))

    await store.write(writing)


async def holder_of(store: Store, table: str) -> str | None:
    query = select(LEASES.c.holder).where(LEASES.c.name == f"bots:{table}")
    return await store.read(lambda connection: connection.execute(query).scalar_one_or_none())


async def choose_until_bots_move(socket: AtTable) -> dict[str, Any]:
    """Chooses, with the other process dead, until it is no longer this person's turn."""
    while True:
        await until(lambda: socket.asked, "the turn", LEASE_PATIENCE)
        assert socket.asked is not None
        answer = await socket.choose(socket.asked["default"])
        await all_see([socket], answer["version"])
        if socket.asked is None or socket.version > answer["version"]:
            return answer


def test_a_person_goes_on_at_the_other_process_when_one_dies(postgres_url: str, tmp_path: Path) -> None:
    async def run(one: ServerProcess, two: ServerProcess) -> None:
        async with one.browser() as ada, one.browser() as bob, opened_store(postgres_url) as store:
            await ada.guest("Ada")
            await bob.guest("Bob")
            table = await seated_table([ada, bob])
            async with at_table([ada, bob], table) as seats:
                await play_on(seats, 8, random.Random(3))
                asked = await next_asked(seats)
                assert asked is not None and asked.asked is not None
                wish = {"seat": asked.asked["seat"], "version": asked.asked["version"], "key": asked.asked["default"]}
                await asked.send("choose", id="in-flight-when-it-died", **wish)
                one.kill()
            async with elsewhere(ada, two) as ada2, elsewhere(bob, two) as bob2:
                async with at_table([ada2, bob2], table) as seats:
                    again = seats[wish["seat"]]
                    answer = await again.ask("choose", id="in-flight-when-it-died", **wish)
                    assert answer["type"] == "ack"
                    await all_see(seats, answer["version"])
                    assert await play_on(seats, 5, random.Random(4)) == 5
                    await check_shown(store, table, list(seats))
                events = await events_of(store, table)
                assert len([event for event in events if event.request == "in-flight-when-it-died"]) == 1

    two_servers(postgres_url, tmp_path, run)


def test_a_lost_connection_for_notifications_loses_nothing(postgres_url: str, tmp_path: Path) -> None:
    async def run(one: ServerProcess, two: ServerProcess) -> None:
        async with seated_at_both(one, two) as (table, seats), opened_store(postgres_url) as store:
            dice = random.Random(5)
            for said in range(1, 4):
                await play_on(seats, 3, dice)
                assert await deafen(postgres_url) >= 2
                asked = await next_asked(seats)
                assert asked is not None and asked.asked is not None
                answer = await asked.choose(dice.choice(asked.asked["options"])["key"])
                assert answer["type"] == "ack"
                assert (await asked.ask("chat", text="still there?"))["type"] == "ack"
                await all_see(seats, answer["version"])
                await all_hear(seats, said)
            assert await play_on(seats, 5, dice) == 5
            await check_shown(store, table, list(seats))
            assert all(len(seat.chat) == 3 for seat in seats)

    two_servers(postgres_url, tmp_path, run)


async def all_hear(seats: Sequence[AtTable], lines: int) -> None:
    await until(lambda: all(len(seat.chat) >= lines for seat in seats), "the chat")


async def deafen(url: str) -> int:
    """Ends every connection that listens for notifications; how many there were."""
    connection = await asyncpg.connect(url)
    try:
        return len(
            await connection.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND query ILIKE 'LISTEN%' AND pid <> pg_backend_pid()"
            )
        )
    finally:
        await connection.close()


def two_servers(url: str, folder: Path, run: Any) -> None:
    """Two processes, each with a data folder of its own."""
    folders = [folder / "one", folder / "two"]
    for each in folders:
        each.mkdir()
    with server_process(url, folders[0]) as one, server_process(url, folders[1]) as two:
        asyncio.run(run(one, two))
        assert "Traceback" not in two.log.read_text()
