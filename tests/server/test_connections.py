"""Connections from which nothing comes, and too many of them: they end, the log says so, and newcomers get in."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import resource
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import pytest
from online import at_table, seated_table
from serving import Running, listening, until

from rulewright.server import connections, hosting
from rulewright.server.connections import CROWDED, FULL, SILENT, Connections
from rulewright.server.settings import Settings

HEAD = b"GET /health HTTP/1.1\r\nHost: here\r\n"
GOOD = HEAD + b"\r\n"


class Line:
    """A transport that only knows where it comes from."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        self.address = address
        self.aborted = False

    def get_extra_info(self, _name: str) -> tuple[str, int]:
        return (self.address, 1)

    def abort(self) -> None:
        self.aborted = True


class Later:
    """What is to be done later, until it is done."""

    def __init__(self) -> None:
        self.works: list[Callable[[], None]] = []

    def __call__(self, _seconds: float, work: Callable[[], None]) -> None:
        self.works.append(work)

    def pass_by(self) -> None:
        works, self.works = self.works, []
        for work in works:
            work()


def lines(*addresses: str) -> list[Any]:
    return [Line(address) for address in addresses]


@pytest.fixture
def warnings(caplog: pytest.LogCaptureFixture) -> Callable[[], list[tuple[str, int]]]:
    """What the log has told of connections, with its numbers."""

    def told() -> list[tuple[str, int]]:
        own = [record for record in caplog.records if record.name == connections.LOG.name]
        return [(record.getMessage(), record.__dict__["fields"]["number"]) for record in own]

    caplog.set_level(logging.WARNING)
    return told


# Counting


def test_an_address_has_only_so_many_and_others_are_not_kept_out() -> None:
    here = Connections(2, 100, later=Later())
    first, second, third, other = lines("192.0.2.1", "192.0.2.1", "192.0.2.1", "192.0.2.2")
    assert [here.enter(each) for each in (first, second, third, other)] == [True, True, False, True]
    assert third.aborted and not first.aborted
    here.leave(third)
    assert len(here) == 3, "it never was among them"
    here.leave(first)
    assert here.enter(lines("192.0.2.1")[0])


def test_the_addresses_of_a_network_count_as_one() -> None:
    here = Connections(1, 100, later=Later())
    assert [here.enter(each) for each in lines("2001:db8::1", "2001:db8::2", "2001:db8:0:1::1")] == [True, False, True]


@pytest.mark.parametrize(("proxy", "entered"), [(True, [True, True]), (False, [True, False])])
def test_behind_a_proxy_everybody_comes_from_it(proxy: bool, entered: list[bool]) -> None:
    here = Connections(1, 100, proxy, later=Later())
    assert [here.enter(each) for each in lines("10.1.2.3", "10.1.2.3")] == entered


def test_the_longest_silent_makes_room_and_whoever_was_heard_stays() -> None:
    here = Connections(100, 3, later=Later())
    first, second, third, newcomer, last = lines("a", "b", "c", "d", "e")
    assert all(here.enter(each) for each in (first, second, third))
    here.received(first)
    assert here.enter(newcomer) and second.aborted and not third.aborted
    for each in (third, newcomer):
        here.received(each)
    assert not here.enter(last) and last.aborted
    here.expect(third)
    assert here.enter(lines("f")[0]) and third.aborted


def test_what_is_turned_away_is_told_at_once_and_then_in_numbers(warnings: Callable[[], Any]) -> None:
    later = Later()
    here = Connections(1, 2, later=later)
    assert here.enter(lines("a")[0]) and not here.enter(lines("a")[0])
    assert warnings() == [(CROWDED, 1)]
    for each in lines("a", "a", "a"):
        here.enter(each)
    here.enter(lines("b")[0])
    here.enter(lines("c")[0])
    assert len(warnings()) == 1
    later.pass_by()
    assert warnings()[1:] == [(CROWDED, 3), (SILENT, 1)]
    later.pass_by()
    assert later.works == [] and len(warnings()) == 3, "nothing more to tell"
    here.enter(lines("c")[0])
    assert warnings()[3:] == [(CROWDED, 1)]


def test_a_process_asks_for_all_the_files_that_it_may_have(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(1024, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _kind: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _kind, both: limits.append(both))
    assert connections.room_for_connections() == 4096 - connections.OTHER_FILES
    assert limits[1:] == [(4096, 4096)]
    assert connections.room_for_connections() == 4096 - connections.OTHER_FILES
    assert len(limits) == 2


# A real server


@contextlib.asynccontextmanager
async def connected(here: Running, sent: bytes = b"") -> AsyncIterator[tuple[asyncio.StreamReader, Any]]:
    """A connection of which nothing is known but what it has sent."""
    reader, writer = await asyncio.open_connection("127.0.0.1", here.settings.port)
    try:
        writer.write(sent)
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def ended(reader: asyncio.StreamReader) -> bool:
    """Whether the server has closed it: what comes before the end is read."""
    try:
        async with asyncio.timeout(30):
            while await reader.read(1000):
                pass
    except ConnectionError:
        return True
    except TimeoutError:
        return False
    return True


async def answered(reader: asyncio.StreamReader) -> bool:
    try:
        return (await asyncio.wait_for(reader.readline(), 30)).startswith(b"HTTP/1.1 200")
    except ConnectionError:
        return False


def visit(settings: Settings, scenario: Callable[[Running], Awaitable[None]]) -> None:
    async def run() -> None:
        async with listening(settings) as here:
            await scenario(here)

    asyncio.run(run())


POST = b"POST /api/guest HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"


@pytest.mark.parametrize("sent", [b"", b"GET /hea", HEAD, POST], ids=["nothing", "a part", "no end", "half a body"])
def test_a_request_that_does_not_come_ends_its_connection(
    sent: bytes, sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, warnings: Callable[[], Any]
) -> None:
    monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.05)
    monkeypatch.setattr(connections, "BODY_SECONDS", 0.05)

    async def scenario(here: Running) -> None:
        async with connected(here, sent) as (reader, _writer):
            assert await ended(reader)
        assert warnings() == [(SILENT, 1)]
        async with connected(here, GOOD) as (reader, _writer):
            assert await answered(reader)

    visit(sqlite_settings, scenario)


def test_bytes_that_trickle_in_after_an_answer_end_the_connection(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, warnings: Callable[[], Any]
) -> None:
    async def scenario(here: Running) -> None:
        async with connected(here, GOOD) as (reader, writer):
            assert await answered(reader)
            monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.05)
            writer.write(b"GET /")
            assert await ended(reader)
        assert warnings() == [(SILENT, 1)]

    visit(sqlite_settings, scenario)


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[Connections]:
    """The connections of the servers of a test."""
    made: list[Connections] = []

    def make(*arguments: Any) -> Connections:
        made.append(Connections(*arguments))
        return made[-1]

    monkeypatch.setattr(hosting, "Connections", make)
    return made


def test_sockets_stay_and_are_counted_to_their_end(
    sqlite_settings: Settings, counted: list[Connections], monkeypatch: pytest.MonkeyPatch, warnings: Callable[[], Any]
) -> None:
    async def scenario(here: Running) -> None:
        people = [await here.guest(name) for name in ("Ada", "Bob")]
        table = await seated_table(people)
        monkeypatch.setattr(connections, "REQUEST_SECONDS", 0.05)
        async with at_table(people, table) as seats:
            async with connected(here) as (reader, _writer):
                assert await ended(reader), "whoever says nothing goes"
            await here.close()
            await until(lambda: len(counted[0]) == 2, "the sockets alone being counted")
            counted[0].each = 2
            async with connected(here, GOOD) as (reader, _writer):
                assert not await answered(reader), "the sockets are all that the address may have"
            assert not any(seat.closed for seat in seats), "and they stay"
        await until(lambda: not len(counted[0]), "the sockets being forgotten")
        async with connected(here, GOOD) as (reader, _writer):
            assert await answered(reader)
        assert warnings()[0] == (SILENT, 1)

    visit(sqlite_settings, scenario)


def test_silent_connections_do_not_keep_newcomers_out(
    sqlite_settings: Settings, monkeypatch: pytest.MonkeyPatch, warnings: Callable[[], Any]
) -> None:
    monkeypatch.setattr(hosting, "room_for_connections", lambda: 3)

    async def scenario(here: Running) -> None:
        async with contextlib.AsyncExitStack() as stack:
            silent = [(await stack.enter_async_context(connected(here)))[0] for _ in range(5)]
            async with connected(here, GOOD) as (reader, _writer):
                assert await answered(reader)
            assert all([await ended(each) for each in silent[:3]])
        assert warnings()[0] == (SILENT, 1)

    visit(sqlite_settings, scenario)


def test_who_plays_is_not_sent_away_for_a_newcomer(
    sqlite_settings: Settings, counted: list[Connections], warnings: Callable[[], Any]
) -> None:
    async def scenario(here: Running) -> None:
        people = [await here.guest(name) for name in ("Ada", "Bob")]
        table = await seated_table(people)
        async with at_table(people, table) as seats:
            await here.close()
            await until(lambda: len(counted[0]) == 2, "the sockets alone being counted")
            counted[0].most = 2
            async with connected(here, GOOD) as (reader, _writer):
                assert not await answered(reader)
            assert not any(seat.closed for seat in seats)
        assert warnings() == [(FULL, 1)]

    visit(sqlite_settings, scenario)
