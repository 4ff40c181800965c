"""Store of everything: SQLite through one writer thread, or PostgreSQL.

Both are used in the same way. Work is a plain function that gets a
`Transaction` (to write) or a connection (to read); it is carried out whole or
not at all. What a transaction announces reaches the listeners of every process
after it is committed: on SQLite directly, on PostgreSQL through NOTIFY.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import asyncpg
from sqlalchemy import Connection, CursorResult, Engine, Executable, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import QueuePool

T = TypeVar("T")
Listener = Callable[[str, int], None]
CHANNEL: Final = "rulewright"
EVERYTHING: Final = "*"
"""The topic of an announcement after which anything may have changed: the connection was lost for a while."""
READERS: Final = 4
BUSY_SECONDS: Final = 10
"""How long SQLite waits for another process that is writing."""
BUSY_PAUSE: Final = 0.01
GROUP: Final = 64
"""The most jobs that share a commit."""
CONNECTIONS: Final = 20
"""The most that a process opens to PostgreSQL for its work."""
NOTIFY: Final = text("SELECT pg_notify(:channel, :payload)")


class Transaction:
    """Work in progress on the database, and what it will announce once it is committed."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.announced: list[tuple[str, int]] = []

    def execute(self, statement: Executable, parameters: Any = None) -> CursorResult[Any]:
        return self.connection.execute(statement, parameters)

    def announce(self, topic: str, number: int = 0) -> None:
        """Tells all processes that something of this topic has changed."""
        self.announced.append((topic, number))


class Store(ABC):
    """The database, whichever it is."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    @abstractmethod
    async def write(self, work: Callable[[Transaction], T]) -> T:
        """Carries out work and commits it; only then returns its result. An error undoes all of it."""

    @abstractmethod
    async def read(self, work: Callable[[Connection], T]) -> T:
        """Carries out work that changes nothing."""

    @abstractmethod
    async def close(self) -> None:
        """Lets what is under way finish, and ends."""

    @property
    @abstractmethod
    def shared(self) -> bool:
        """Whether several processes may use this database at once."""

    def subscribe(self, listener: Listener) -> Callable[[], None]:
        """Calls the listener, in the event loop, with every announcement; returns how to stop it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def _deliver(self, topic: str, number: int) -> None:
        for listener in tuple(self._listeners):
            listener(topic, number)


async def open_store(url: str) -> Store:
    """The store at a database URL: `sqlite:///path` or `postgresql://user@host/name`. Tables must exist."""
    backend = make_url(url).get_backend_name()
    if backend == "sqlite":
        return SqliteStore(url)
    if backend == "postgresql":
        store = PostgresStore(url)
        await store.listen()
        return store
    raise ValueError(f"a database is sqlite:///FILE or postgresql://USER@HOST/NAME, not {backend}")


# SQLite


def sqlite_engine(url: str) -> Engine:
    """An engine for SQLite: write-ahead log, every commit on disk, transactions begun by us."""
    engine = create_engine(url, poolclass=QueuePool, pool_size=READERS + 1, max_overflow=0)

    @event.listens_for(engine, "connect")
    def settings(connection: Any, _record: Any) -> None:
        connection.isolation_level = None
        connection.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
        keep_write_ahead_log(connection)
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    return engine


def keep_write_ahead_log(connection: sqlite3.Connection) -> None:
    """SQLite refuses to change the log of a file that another process opens, without waiting: so we wait."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(BUSY_PAUSE)
        else:
            return


class Job:
    """Work for the writer thread, and where its result goes."""

    def __init__(self, work: Callable[[Transaction], Any], loop: asyncio.AbstractEventLoop) -> None:
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()
        self.result: Any = None
        self.error: BaseException | None = None
        self.announced: list[tuple[str, int]] = []

    def settle(self, deliver: Listener) -> None:
        """In the event loop: hands the result over, then delivers what was announced."""
        if not self.future.done():
            if self.error is None:
                self.future.set_result(self.result)
            else:
                self.future.set_exception(self.error)
        if self.error is None:
            for topic, number in self.announced:
                deliver(topic, number)


class SqliteStore(Store):
    """SQLite: one thread writes, with as many jobs in a commit as have come together; a few threads read."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.commits = self.jobs = 0
        """How many commits there were, and how many jobs they were made for."""
        self._engine = sqlite_engine(url)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = threading.Thread(target=self._write_on, name="writer", daemon=True)
        self._writer.start()

    @property
    def shared(self) -> bool:
        return False

    async def write(self, work: Callable[[Transaction], T]) -> T:
        job = Job(work, asyncio.get_running_loop())
        self._jobs.put(job)
        result: T = await job.future
        return result

    async def read(self, work: Callable[[Connection], T]) -> T:
        def reading() -> T:
            with self._engine.connect() as connection:
                connection.exec_driver_sql("BEGIN")
                try:
                    return work(connection)
                finally:
                    connection.exec_driver_sql("ROLLBACK")

        return await asyncio.get_running_loop().run_in_executor(self._readers, reading)

    async def close(self) -> None:
        self._jobs.put(None)
        await asyncio.get_running_loop().run_in_executor(None, self._writer.join)
        self._readers.shutdown()
        self._engine.dispose()

    def _write_on(self) -> None:
        with self._engine.connect() as connection:
            for group in self._groups():
                self._commit(connection, group)
                for job in group:
                    with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                        job.loop.call_soon_threadsafe(job.settle, self._deliver)

    def _groups(self) -> Iterator[list[Job]]:
        """Jobs in groups: what has come while the last group was written."""
        while (job := self._jobs.get()) is not None:
            group = [job]
            with contextlib.suppress(queue.Empty):
                while len(group) < GROUP:
                    further = self._jobs.get_nowait()
                    if further is None:
                        self._jobs.put(None)
                        break
                    group.append(further)
            yield group

    def _commit(self, connection: Connection, group: list[Job]) -> None:
        """Carries a group out in one transaction; a job that fails is undone alone."""
        try:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
            for job in group:
                self._carry_out(connection, job)
            connection.exec_driver_sql("COMMIT")
            self.commits += 1
            self.jobs += len(group)
        except Exception as error:
            with contextlib.suppress(Exception):
                connection.exec_driver_sql("ROLLBACK")
            for job in group:
                job.error = error

    def _carry_out(self, connection: Connection, job: Job) -> None:
        transaction = Transaction(connection)
        connection.exec_driver_sql("SAVEPOINT job")
        try:
            job.result = job.work(transaction)
            job.announced = transaction.announced
        except Exception as error:
            job.error = error
            connection.exec_driver_sql("ROLLBACK TO job")
        connection.exec_driver_sql("RELEASE job")


# PostgreSQL


class PostgresStore(Store):
    """PostgreSQL: any number of processes; announcements are notifications of the writing transaction."""

    def __init__(self, url: str) -> None:
        super().__init__()
        plain = make_url(url).set(drivername="postgresql")
        self._address = plain.render_as_string(hide_password=False)
        self._engine = create_async_engine(
            plain.set(drivername="postgresql+asyncpg"), pool_size=CONNECTIONS, max_overflow=0, pool_pre_ping=True
        )
        self._turns = asyncio.Semaphore(CONNECTIONS)
        """Whoever waits for a connection gets it in turn; the pool alone would let others go first."""
        self._listening: asyncio.Task[None] | None = None

    @property
    def shared(self) -> bool:
        return True

    async def write(self, work: Callable[[Transaction], T]) -> T:
        def writing(connection: Connection) -> T:
            transaction = Transaction(connection)
            result = work(transaction)
            for topic, number in transaction.announced:
                connection.execute(NOTIFY, {"channel": CHANNEL, "payload": f"{topic} {number}"})
            return result

        async with self._turns, self._engine.begin() as connection:
            return await connection.run_sync(writing)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._turns, self._engine.connect() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._engine.dispose()

    async def listen(self) -> None:
        """Listens from now on; returns once the first connection stands."""
        ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._listening = asyncio.create_task(self._listen_on(ready))
        await ready

    async def _listen_on(self, ready: asyncio.Future[None]) -> None:
        while True:
            try:
                await self._listen_once(ready)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                if not ready.done():
                    ready.set_exception(error)
                    return
                await asyncio.sleep(1)

    async def _listen_once(self, ready: asyncio.Future[None]) -> None:
        """One connection that listens until it is lost."""
        connection = await asyncpg.connect(self._address)
        lost = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _connection: lost.set())
            await connection.add_listener(CHANNEL, self._notified)
            if ready.done():
                self._deliver(EVERYTHING, 0)
            else:
                ready.set_result(None)
            await lost.wait()
        finally:
            await connection.close(timeout=1)

    def _notified(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        topic, _, number = str(payload).partition(" ")
        self._deliver(topic, int(number))
