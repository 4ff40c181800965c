"""Worker processes: whatever takes long is computed beside the server, not in it.

Bots think here, hints are searched and odds reckoned here, replays are told here, and records of unknown origin are
looked at here. One process answers quick questions only; the others answer dear ones, each person's one at a time
(`questions`). Nothing is waited for without a limit: a worker that takes longer to start or to answer than it may is
killed and replaced, so that nothing can occupy it for good.

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
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any, Final, TypeVar

from rulewright.bots.levels import seconds_of
from rulewright.bots.odds import Odds
from rulewright.core.errors import RulewrightError
from rulewright.core.record import Record
from rulewright.core.registry import game, packs
from rulewright.faces.outlook import Outlook
from rulewright.server import thought
from rulewright.server.questions import Question, Questions
from rulewright.server.settings import Settings

LOG: Final = logging.getLogger(__name__)
LIMIT: Final = 4.5
"""The most seconds that a question may take, if it does not say how long it thinks."""
BEYOND: Final = 1.5
"""What thinks for some seconds may take this many times as long."""
START_LIMIT: Final = 5.0
"""The most seconds that a process may take to start; twice as long after each that did not."""
LONGEST_START: Final = 60.0
KILL_LIMIT: Final = 5.0
DEAR: Final = 0.5
"""Seconds of thinking that make a question a dear one."""
NICENESS: Final = 5
"""Workers give way to the server, which has people waiting."""
T = TypeVar("T")


class WorkerFailed(Exception):
    """A question has got no answer: it took too long, or its process came to an end."""


class Workers:
    """The worker processes of one server. A process is started when it is first needed."""

    def __init__(self, settings: Settings) -> None:
        self.processes = max(1, settings.bot_processes)
        """How many answer dear questions; one more answers the quick ones."""
        self.limit = LIMIT
        self.start_limit = START_LIMIT
        self._questions = Questions()
        self._running: list[asyncio.Task[None]] = []
        self._stopped = False
        self._threads = ThreadPoolExecutor(self.processes + 1, thread_name_prefix="worker")

    async def start(self) -> None:
        quick = asyncio.create_task(self._serve(quick_only=True))
        self._running = [quick, *(asyncio.create_task(self._serve(quick_only=False)) for _ in range(self.processes))]

    async def stop(self) -> None:
        """Ends all processes, whatever they are doing; open questions fail."""
        self._stopped = True
        for question in self._questions.emptied():
            fail(question, WorkerFailed("the server stops"))
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)
        await asyncio.to_thread(self._threads.shutdown)

    @property
    def waiting(self) -> int:
        """How many questions no process has begun with."""
        return len(self._questions)

    # What can be asked

    async def choose(self, record: Record, seat: int, level: str, seed: int | bytes, person: str) -> str:
        """The key of the option that a bot of this level chooses; if it fails, that of the game's default.

        `person` is whoever has the bot at the table.
        """
        try:
            seconds = seconds_of(level)
            return await self.run(thought.choose, record, seat, level, seed, person=person, seconds=seconds)
        except WorkerFailed:
            LOG.warning("a bot of level %s gave no answer in time: the default is taken", level)
            return await self.run(thought.default, record, seat, person=person)

    async def consider(self, record: Record, seat: int, seconds: float, person: str) -> list[thought.Thought]:
        """The options of a seat, the best first: key, share of the attention, and value from 0 to 1."""
        limit = self.limit + seconds
        return await self.run(thought.consider, record, seat, seconds, person=person, seconds=limit, limit=limit)

    async def odds(self, record: Record, viewer: int, seconds: float, person: str) -> Odds | None:
        """How what is being fought out would end, as a seat (-1: a spectator) may know; None if nothing is."""
        limit = self.limit + seconds
        return await self.run(thought.odds, record, viewer, seconds, person=person, seconds=limit, limit=limit)

    async def outlook(self, record: Record, seat: int, key: str, person: str) -> tuple[Outlook | None, str]:
        """What would be true after a choice, as far as the seat may know; and why it could not be taken back."""
        return await self.run(thought.outlook, record, seat, key, person=person)

    async def run(
        self, function: Callable[..., T], *args: Any, person: str, seconds: float = 0.0, limit: float | None = None
    ) -> T:
        """Computes `function(*args)` in a worker; raises what it raises, or `WorkerFailed`.

        Both must be picklable. `person` says with whose questions it waits in line, `seconds` how long it thinks,
        which makes it dear or not, and `limit` how long it may take, if not half as long again.
        """
        if self._stopped:
            raise WorkerFailed("the server stops")
        limit = max(self.limit, BEYOND * seconds) if limit is None else limit
        question = Question(function, args, limit, person, seconds >= DEAR)
        await self._questions.put(question)
        answer: T = await question.answer
        return answer

    # How it is answered

    async def _serve(self, quick_only: bool) -> None:
        """Answers questions with one process, and replaces it when it breaks."""
        worker: Worker | None = None
        try:
            while True:
                question = await self._questions.next(quick_only)
                try:
                    if question.answer.done():
                        continue
                    worker = worker or await self._started()
                    await self._answer(worker, question)
                except BaseException as error:
                    if worker is not None:
                        worker.kill()
                        worker = None
                    fail(question, error)
                finally:
                    await self._questions.answered(question)
        finally:
            if worker is not None:
                worker.kill()

    async def _started(self) -> Worker:
        """A new process that is ready. One that does not start in time is replaced by another, with more patience."""
        patience = self.start_limit
        while True:
            worker = await self._in_thread(Worker)
            try:
                await self._within(worker, patience, worker.await_ready)
                return worker
            except (WorkerFailed, EOFError, OSError) as error:
                LOG.warning("a worker process did not start and is replaced: %r", error)
                await asyncio.sleep(0)
            patience = min(2 * patience, LONGEST_START)

    async def _answer(self, worker: Worker, question: Question) -> None:
        """Puts a question to a worker; an error of the process itself is raised here."""
        answer, error = await self._within(worker, question.limit, worker.ask, question.function, question.args)
        if question.answer.done():
            return
        if error is None:
            question.answer.set_result(answer)
        else:
            question.answer.set_exception(error)

    async def _within(self, worker: Worker, limit: float, talk: Callable[..., T], *args: Any) -> T:
        """What a talk with a worker gives; if it takes longer than the limit, or is cancelled, the worker is killed."""
        talking = asyncio.ensure_future(self._in_thread(talk, *args))
        try:
            done, _ = await asyncio.wait({talking}, timeout=limit)
            if not done:
                raise WorkerFailed(f"no answer within {limit} seconds")
        except BaseException:
            worker.kill()
            await asyncio.wait({talking}, timeout=KILL_LIMIT)
            if talking.done():
                talking.exception()  # that of a process that was killed: nobody has to know
            raise
        return await talking

    async def _in_thread(self, function: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, function, *args)


def fail(question: Question, error: BaseException) -> None:
    """The question gets no answer; cancellation of the server's own task goes on."""
    if not question.answer.done():
        failed = error if isinstance(error, WorkerFailed) else WorkerFailed(f"the process has ended: {error!r}")
        question.answer.set_exception(failed)
    if not isinstance(error, Exception):
        raise error


class Worker:
    """One process, used from one thread at a time."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._process: SpawnProcess = context.Process(target=work, args=(theirs,), daemon=True, name="worker")
        self._process.start()
        theirs.close()

    def await_ready(self) -> None:
        """Waits until the process can be asked; raises `EOFError` if it ends before."""
        self._connection.recv()

    def ask(self, function: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, Exception | None]:
        """The answer, or the error that the function raised. Raises `EOFError` if the process ends."""
        self._connection.send((packs(), function, args))
        answer: tuple[Any, Exception | None] = self._connection.recv()
        return answer

    def kill(self) -> None:
        self._process.kill()
        self._process.join(KILL_LIMIT)


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
