"""Worker processes: bots answer, what hangs is ended and replaced, matches take turns, and nothing hidden is used."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

import rulewright
from rulewright.core.errors import BadRecord
from rulewright.core.record import Record, replay
from rulewright.server import thought
from rulewright.server import workers as workers_module
from rulewright.server.questions import Question, Questions
from rulewright.server.settings import Settings
from rulewright.server.workers import NICENESS, Worker, WorkerFailed, Workers


@asynccontextmanager
async def working(processes: int = 1) -> AsyncIterator[Workers]:
    workers = Workers(Settings(data=Path("."), bot_processes=processes))
    await workers.start()
    try:
        yield workers
    finally:
        await workers.stop()


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(scenario, 120))


def played(choices: int, seed: int = 1, players: int = 3) -> Record:
    """The record of a game after so many choices at random."""
    rng = random.Random(seed)
    state = rulewright.game("ethnos").new(players=players, seed=seed)
    for _ in range(choices):
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    record: Record = state.record()
    return record


def process_and_niceness() -> tuple[int, int]:
    return os.getpid(), os.nice(0)


def hang(_record: Any) -> None:
    time.sleep(600)


def die() -> None:
    os._exit(1)


def hang_at_sharp(record: Record, seat: int, level: str, seed: int) -> str:
    time.sleep(600)
    return ""


@pytest.mark.parametrize("level", ["novice", "steady"])
def test_a_bot_chooses_one_of_the_options(level: str) -> None:
    async def scenario() -> None:
        record = played(20)
        state = replay(record)
        seat = state.waiting[0]
        async with working() as workers:
            assert await workers.choose(record, seat, level, 7, "ada") in state.options(seat)

    run(scenario())


def test_a_hint_ranks_all_options() -> None:
    async def scenario() -> None:
        record = played(31)
        state = replay(record)
        seat = state.waiting[0]
        async with working() as workers:
            advice = await workers.consider(record, seat, 0.1, "ada")
        assert sorted(one.key for one in advice) == sorted(state.options(seat))
        assert sum(one.share for one in advice) == pytest.approx(1)
        assert all(0 <= one.value <= 1 for one in advice)
        # The best first; what was hardly tried comes last, however good it looks.
        most = max(one.share for one in advice)
        tried = [one.value for one in advice if one.share >= thought.LITTLE * most]
        assert tried == [one.value for one in advice][: len(tried)] == sorted(tried, reverse=True)

    run(scenario())


def test_workers_give_way_to_the_server() -> None:
    async def scenario() -> None:
        async with working() as workers:
            process, niceness = await workers.run(process_and_niceness, person="")
        assert process != os.getpid()
        assert niceness >= min(os.nice(0) + NICENESS, 19)

    run(scenario())


def test_what_hangs_is_ended_and_the_next_question_is_answered() -> None:
    async def scenario() -> None:
        async with working() as workers:
            before, _ = await workers.run(process_and_niceness, person="")
            with pytest.raises(WorkerFailed, match=r"within 0\.2 seconds"):
                await workers.run(hang, None, person="", limit=0.2)
            after, _ = await workers.run(process_and_niceness, person="")
        assert before != after

    run(scenario())


def test_a_process_that_dies_is_replaced() -> None:
    async def scenario() -> None:
        async with working() as workers:
            with pytest.raises(WorkerFailed, match="the process has ended"):
                await workers.run(die, person="")
            process, _ = await workers.run(process_and_niceness, person="")
        assert process != os.getpid()

    run(scenario())


def test_a_bot_that_hangs_is_answered_for_by_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thought, "choose", hang_at_sharp)

    async def scenario() -> None:
        record = played(12)
        state = replay(record)
        seat = state.waiting[0]
        async with working() as workers:
            workers.limit = 0.2
            pending = state.decision(seat)
            assert pending is not None
            assert await workers.choose(record, seat, "sharp", 7, "ada") == pending.default

    run(scenario())


def test_errors_of_a_question_reach_whoever_asked_and_the_process_lives_on() -> None:
    async def scenario() -> None:
        async with working() as workers:
            before, _ = await workers.run(process_and_niceness, person="")
            with pytest.raises(BadRecord):
                await workers.choose([{"game": "ethnos"}], 0, "novice", 1, "ada")
            after, _ = await workers.run(process_and_niceness, person="")
        assert before == after

    run(scenario())


def question(person: str, number: int, dear: bool = False) -> Question:
    return Question(hang, (number,), 1.0, person, dear)


def test_people_take_turns_however_many_questions_one_of_them_has() -> None:
    async def scenario() -> None:
        questions = Questions()
        for person, number in (("a", 1), ("a", 2), ("a", 3), ("b", 4), ("c", 5), ("b", 6)):
            await questions.put(question(person, number))
        order = [(await questions.next(quick_only=True)).args[0] for _ in range(6)]
        assert order == [1, 4, 5, 2, 6, 3]

    run(scenario())


def test_of_one_persons_dear_questions_one_is_answered_at_a_time() -> None:
    async def scenario() -> None:
        questions = Questions()
        for person, number in (("a", 1), ("a", 2), ("b", 3)):
            await questions.put(question(person, number, dear=True))
        first, second = [await questions.next(quick_only=False) for _ in range(2)]
        assert (first.args, second.args) == ((1,), (3,)), "the second of a waits, and nobody waits for it"
        third = asyncio.create_task(questions.next(quick_only=False))
        await asyncio.sleep(0)
        assert not third.done()
        await questions.answered(first)
        assert (await third).args == (2,)

    run(scenario())


def test_whoever_answers_quick_questions_is_never_given_a_dear_one() -> None:
    async def scenario() -> None:
        questions = Questions()
        await questions.put(question("a", 1, dear=True))
        quick = asyncio.create_task(questions.next(quick_only=True))
        await asyncio.sleep(0)
        assert not quick.done()
        await questions.put(question("b", 2))
        assert (await quick).args == (2,)

    run(scenario())


def test_one_quick_question_is_left_to_its_own_process_and_more_are_shared() -> None:
    async def scenario() -> None:
        questions = Questions()
        await questions.put(question("a", 1))
        other = asyncio.create_task(questions.next(quick_only=False))
        await asyncio.sleep(0)
        assert not other.done()
        await questions.put(question("b", 2))
        assert (await other).args == (1,)

    run(scenario())


def test_a_novice_answers_while_somebody_elses_masters_think() -> None:
    async def scenario() -> None:
        record = played(20)
        seat = replay(record).waiting[0]
        async with working() as workers:
            masters = [
                asyncio.create_task(workers.run(hang, None, person="eve", seconds=3.0, limit=60.0)) for _ in range(50)
            ]
            while workers.waiting != len(masters) - 1:
                await asyncio.sleep(0.01)
            assert await workers.choose(record, seat, "novice", 7, "ada") in replay(record).options(seat)
            assert workers.waiting == len(masters) - 1, "no master has got an answer meanwhile"
        for master in masters:
            with pytest.raises(WorkerFailed):
                await master

    run(scenario())


# Processes that do not start


class Frozen(Worker):
    """A process that never says that it is ready; the first so many are like this."""

    left = 1

    def await_ready(self) -> None:
        if Frozen.left > 0:
            Frozen.left -= 1
            self._process.join()  # until it is killed
            raise EOFError
        super().await_ready()


def test_a_worker_that_freezes_while_it_starts_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "Worker", Frozen)
    Frozen.left = 2

    async def scenario() -> None:
        async with working() as workers:
            workers.start_limit = 0.1
            process, _ = await workers.run(process_and_niceness, person="")
        assert process != os.getpid() and Frozen.left == 0

    run(scenario())


def test_stopping_ends_though_a_worker_never_starts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "Worker", Frozen)
    Frozen.left = 1000

    async def scenario() -> None:
        async with working() as workers:
            waiting = asyncio.create_task(workers.run(process_and_niceness, person=""))
            while workers.waiting or Frozen.left == 1000:
                await asyncio.sleep(0.01)
        with pytest.raises(WorkerFailed):
            await waiting

    run(scenario())


@pytest.mark.parametrize(("level", "limit"), [("novice", 4.5), ("sharp", 4.5), ("master", 4.5), ("master:10s", 15.0)])
def test_a_bot_may_take_half_as_long_again_as_it_thinks(level: str, limit: float) -> None:
    async def scenario() -> None:
        async with working() as workers:
            for task in workers._running:
                task.cancel()
            asked = asyncio.create_task(workers.choose([], 0, level, 1, "ada"))
            while not workers.waiting:
                await asyncio.sleep(0)
            [waiting] = workers._questions.emptied()
            assert waiting.limit == limit and waiting.dear == (limit >= 4.5 and "master" in level)
            asked.cancel()

    run(scenario())


def test_stopping_ends_what_runs_and_what_waits() -> None:
    async def scenario() -> None:
        async with working() as workers:
            running = asyncio.create_task(workers.run(hang, None, person="a"))
            waiting = asyncio.create_task(workers.run(hang, None, person="b"))
            await workers_are_busy(workers)
            await workers.stop()
            for task in (running, waiting):
                with pytest.raises(WorkerFailed):
                    await task
            with pytest.raises(WorkerFailed):
                await workers.run(process_and_niceness, person="")

    async def workers_are_busy(workers: Workers) -> None:
        while workers.waiting != 1:
            await asyncio.sleep(0.01)

    run(scenario())


# The state that a worker keeps


def test_a_kept_state_is_moved_on_to_the_same_position_as_a_replay() -> None:
    record = played(150, seed=3)
    for length in range(4, len(record) + 1, 7):
        shorter = complete(record, length)
        assert thought.state_of(shorter).hash() == replay(shorter).hash()


def test_a_choice_taken_back_is_taken_back_in_the_kept_state() -> None:
    longer, other = played(60, seed=5), played(60, seed=5)[:-9]
    other = complete(other, len(other))
    assert thought.state_of(longer).hash() == replay(longer).hash()
    assert thought.state_of(other).hash() == replay(other).hash()


def complete(record: Record, length: int) -> Record:
    """The first entries of a record, with the chance events that follow the last choice."""
    while length < len(record) and "chance" in record[length]:
        length += 1
    return record[:length]


def test_a_bot_chooses_the_same_whatever_is_hidden_from_it() -> None:
    """The same seat, the same view, another truth: the choice stays."""
    record = played(9, seed=11, players=2)
    state = replay(record)
    seat = state.waiting[0]
    other = state.determinize(seat, random.Random(8))
    assert other.view(seat) == state.view(seat) and other.hash() != state.hash()
    reopened = state.game.from_position(other.position(), seed=4).record()
    for level in ("novice", "steady", "sharp:60i"):
        assert thought.choose(record, seat, level, 99) == thought.choose(reopened, seat, level, 99)
