"""Worker processes: whatever takes long is computed beside the server, not in it.

Bots think here, hints are searched and odds reckoned here, and records of
unknown origin are looked at here. A worker that takes longer than a question may take is killed
and replaced, so that nothing can occupy it for good. Questions wait in one
line for each match, and the lines take turns.

A bot gets the record of the match, but nothing of its seed: whatever its seat
may not know is drawn anew before it thinks, and the future is not decided.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final, TypeVar

from rulewright.bots.odds import Odds
from rulewright.core.errors import RulewrightError
from rulewright.core.record import Record
from rulewright.core.registry import game, packs
from rulewright.faces.outlook import Outlook
from rulewright.server import thought
from rulewright.server.settings import Settings

LOG: Final = logging.getLogger(__name__)
LIMIT: Final = 20.0
"""The most seconds that a question may take; a `master` needs about three."""
QUICK_LIMIT: Final = 5.0
NICENESS: Final = 5
"""Workers give way to the server, which has people waiting."""
T = TypeVar("T")


class WorkerFailed(Exception):
    """A question has got no answer: it took too long, or its process came to an end."""


class Question:
    """Something to compute, and where the answer goes."""

    def __init__(self, function: Callable[..., Any], args: tuple[Any, ...], limit: float) -> None:
        self.function = function
        self.args = args
        self.limit = limit
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Queue:
    """Questions in one line for each match; the lines take turns."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[Question]] = OrderedDict()
        self._filled = asyncio.Condition()

    async def put(self, match: str, question: Question) -> None:
        async with self._filled:
            self._lines.setdefault(match, deque()).append(question)
            self._filled.notify()

    async def next(self) -> Question:
        """The next question; its match goes to the end of the line."""
        async with self._filled:
            await self._filled.wait_for(lambda: bool(self._lines))
            match, line = self._lines.popitem(last=False)
            question = line.popleft()
            if line:
                self._lines[match] = line
            return question

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def emptied(self) -> list[Question]:
        """All questions, which are taken out."""
        waiting = [question for line in self._lines.values() for question in line]
        self._lines.clear()
        return waiting


class Workers:
    """The worker processes of one server. A process is started when it is first needed."""

    def __init__(self, settings: Settings) -> None:
        self.processes = max(1, settings.bot_processes)
        self.limit = LIMIT
        self._queue = Queue()
        self._running: list[asyncio.Task[None]] = []
        self._stopped = False
        self._threads = ThreadPoolExecutor(self.processes, thread_name_prefix="worker")

    async def start(self) -> None:
        self._running = [asyncio.create_task(self._serve()) for _ in range(self.processes)]

    async def stop(self) -> None:
        """Ends all processes, whatever they are doing; open questions fail."""
        self._stopped = True
        for question in self._queue.emptied():
            fail(question, WorkerFailed("the server stops"))
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)

    @property
    def waiting(self) -> int:
        """How many questions no process has begun with."""
        return len(self._queue)

    # What can be asked

    async def choose(self, record: Record, seat: int, level: str, seed: int | bytes) -> str:
        """The key of the option that a bot of this level chooses; if it fails, that of the game's default."""
        try:
            return await self.run(thought.choose, record, seat, level, seed, match=name_of(record))
        except WorkerFailed:
            LOG.warning("a bot of level %s gave no answer in time: the default is taken", level)
            return await self.run(thought.default, record, seat, match=name_of(record), limit=QUICK_LIMIT)

    async def consider(self, record: Record, seat: int, seconds: float) -> list[thought.Thought]:
        """The options of a seat, the best first: key, share of the attention, and value from 0 to 1."""
        return await self.run(
            thought.consider, record, seat, seconds, match=name_of(record), limit=self.limit + seconds
        )

    async def odds(self, record: Record, viewer: int, seconds: float) -> Odds | None:
        """How what is being fought out would end, as a seat (-1: a spectator) may know; None if nothing is."""
        return await self.run(thought.odds, record, viewer, seconds, match=name_of(record), limit=self.limit + seconds)

    async def outlook(self, record: Record, seat: int, key: str) -> tuple[Outlook | None, str]:
        """What would be true after a choice, as far as the seat may know; and why it could not be taken back."""
        return await self.run(thought.outlook, record, seat, key, match=name_of(record), limit=QUICK_LIMIT)

    async def run(self, function: Callable[..., T], *args: Any, match: str, limit: float | None = None) -> T:
        """Computes `function(*args)` in a worker; raises what it raises, or `WorkerFailed`.

        Both must be picklable. `match` says with whose questions it waits in line.
        """
        if self._stopped:
            raise WorkerFailed("the server stops")
        question = Question(function, args, self.limit if limit is None else limit)
        await self._queue.put(match, question)
        answer: T = await question.answer
        return answer

    # How it is answered

    async def _serve(self) -> None:
        """Answers questions with one process, and replaces it when it breaks."""
        worker: Worker | None = None
        try:
            while True:
                question = await self._queue.next()
                if question.answer.cancelled():
                    continue
                try:
                    if worker is None:
                        worker = await self._in_thread(Worker)
                    await self._answer(worker, question)
                except BaseException as error:
                    if worker is not None:
                        worker.kill()
                        worker = None
                    fail(question, error)
        finally:
            if worker is not None:
                worker.kill()

    async def _answer(self, worker: Worker, question: Question) -> None:
        """Puts a question to a worker; an error of the process itself is raised here."""
        asked = asyncio.ensure_future(self._in_thread(worker.ask, question.function, question.args))
        try:
            done, _ = await asyncio.wait({asked}, timeout=question.limit)
            if not done:
                raise WorkerFailed(f"no answer within {question.limit} seconds")
        except BaseException:
            worker.kill()
            await asyncio.wait({asked})
            asked.exception()  # that of a process that was killed: nobody has to know
            raise
        answer, error = await asked
        if question.answer.done():
            return
        if error is None:
            question.answer.set_result(answer)
        else:
            question.answer.set_exception(error)

    async def _in_thread(self, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *args)


def fail(question: Question, error: BaseException) -> None:
    """The question gets no answer; cancellation of the server's own task goes on."""
    if not question.answer.done():
        failed = error if isinstance(error, WorkerFailed) else WorkerFailed(f"the process has ended: {error!r}")
        question.answer.set_exception(failed)
    if not isinstance(error, Exception):
        raise error


def name_of(record: Record) -> str:
    """What tells matches apart in the line: how their game was set up."""
    return repr(record[:3])


class Worker:
    """One process, used from one thread at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(target=work, args=(theirs,), daemon=True, name="worker")
        self._process.start()
        theirs.close()
        self._connection.recv()  # it is ready: the limit of the first question does not include its start

    def ask(self, function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, Exception | None]:
        """The answer, or the error that the function raised. Raises `EOFError` if the process ends."""
        self._connection.send((packs(), function, args))
        answer: tuple[Any, Exception | None] = self._connection.recv()
        return answer

    def kill(self) -> None:
        self._process.kill()
        self._process.join()


def work(connection: Connection) -> None:
    """The life of a worker process: it ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends it
    os.nice(NICENESS)
    with contextlib.suppress(EOFError, OSError):
        connection.send(True)
        while True:
            known, function, args = connection.recv()
            load(known)
            connection.send(answered(function, args))


def load(known: dict[tuple[str, str], Path]) -> None:
    """Content packs that the server knows: matches and records may be played with them."""
    mine = packs()
    for (name, content), folder in known.items():
        if (name, content) not in mine:
            with contextlib.suppress(RulewrightError, OSError):  # gone since: whoever needs it is told what is missing
                game(name, folder)


def answered(function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, Exception | None]:
    try:
        return function(*args), None
    except Exception as error:
        return None, error
