"""Questions for the worker processes: who asks, how dear they are, and whose turn it is.

Questions wait in two lanes, the quick ones (a novice's choice) and the dear ones (a master's). In each lane everybody
who asks has a line of their own, and the lines take turns: fifty tables of one person are one line. Of a person's dear
questions one is answered at a time, whatever stands idle, so that there is always room for the next person's.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any


class Question:
    """Something to compute, for whom, and where the answer goes."""

    def __init__(
        self, function: Callable[..., Any], args: tuple[Any, ...], limit: float, person: str, dear: bool
    ) -> None:
        self.function = function
        self.args = args
        self.limit = limit
        self.person = person
        self.dear = dear
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Lane:
    """Questions in one line for each person; the lines take turns."""

    def __init__(self) -> None:
        self._lines: OrderedDict[str, deque[Question]] = OrderedDict()
        self._held: set[str] = set()

    def __len__(self) -> int:
        return sum(len(line) for line in self._lines.values())

    def put(self, question: Question) -> None:
        self._lines.setdefault(question.person, deque()).append(question)

    def hold(self, person: str) -> None:
        """Nothing more of this person's is taken until `release`."""
        self._held.add(person)

    def release(self, person: str) -> None:
        self._held.discard(person)

    def take(self) -> Question | None:
        """The next question, whose person goes to the end of the row; None if there is none that may be taken."""
        person = next((person for person in self._lines if person not in self._held), None)
        if person is None:
            return None
        line = self._lines.pop(person)
        question = line.popleft()
        if line:
            self._lines[person] = line
        return question

    def emptied(self) -> list[Question]:
        """All questions, which are taken out."""
        waiting = [question for line in self._lines.values() for question in line]
        self._lines.clear()
        return waiting


class Questions:
    """The two lanes, and whoever waits at them for something to answer."""

    def __init__(self) -> None:
        self.quick = Lane()
        self.dear = Lane()
        self._changed = asyncio.Condition()

    def __len__(self) -> int:
        return len(self.quick) + len(self.dear)

    async def put(self, question: Question) -> None:
        async with self._changed:
            (self.dear if question.dear else self.quick).put(question)
            self._changed.notify_all()

    async def next(self, quick_only: bool) -> Question:
        """The next question for somebody who answers quick ones only, or dear ones and what is too much for others."""
        async with self._changed:
            while True:
                question = self.quick.take() if quick_only else self._dear_or_left_over()
                if question is not None:
                    return question
                await self._changed.wait()

    def _dear_or_left_over(self) -> Question | None:
        question = self.dear.take()
        if question is not None:
            self.dear.hold(question.person)
            return question
        return self.quick.take() if len(self.quick) > 1 else None

    async def answered(self, question: Question) -> None:
        """A question is done with: the next dear one of the same person may be taken."""
        if question.dear:
            async with self._changed:
                self.dear.release(question.person)
                self._changed.notify_all()

    def emptied(self) -> list[Question]:
        """All questions, which are taken out."""
        return [*self.quick.emptied(), *self.dear.emptied()]
