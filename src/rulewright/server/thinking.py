"""Bots at the table: whose turn it is to think, in which process, and what happens when one fails.

Of several processes one thinks for a table: the holder of the lease
`bots:<table>`. It runs out by itself, so that a crash costs some seconds and
no more. Thinking itself is done by the worker processes.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import delete, insert, or_, update
from sqlalchemy.exc import IntegrityError

from rulewright.core.errors import Refused
from rulewright.server import metrics
from rulewright.server.clocks import SECOND
from rulewright.server.context import new_id
from rulewright.server.logs import fields
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import LEASES
from rulewright.server.store import Transaction

if TYPE_CHECKING:
    from rulewright.server.play import Live, Play

LOG: Final = logging.getLogger(__name__)
LEASE: Final = 30 * SECOND
SIMPLE: Final = "novice"
"""The level that is asked when the proper one has failed."""
HURRIED: Final = {"master": "master:0.3s"}
"""How levels that think for long answer in a window, before its cover is over."""


class Bots:
    """The bots of all matches of one process."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._me = new_id()
        self._thinking: set[tuple[str, int]] = set()
        self._leases: dict[str, int] = {}
        self.pause = 2.0
        """Seconds before a bot that has failed is asked again."""

    def busy(self, table: str) -> bool:
        return any(name == table for name, _seat in self._thinking)

    def wake(self, live: Live) -> None:
        """Every bot that is asked begins to think, those of one team at the same time."""
        if self._play.stopping:
            return
        for seat in live.match.waiting:
            thought = live.facts.id, seat
            idle = live.seats[seat].kind == "bot" and thought not in self._thinking
            if idle and not self._play.rests(live, seat):
                self._thinking.add(thought)
                self._play.spawn(self._think_on(*thought))

    async def _think_on(self, table: str, seat: int) -> None:
        """Answers for a seat for as long as it is asked."""
        try:
            while await self._answer(table, seat):
                pass
        finally:
            self._thinking.discard((table, seat))
        await self._release(table)

    async def _answer(self, table: str, seat: int) -> bool:
        """One answer; whether there may be another one to give."""
        live = await self._play.open(table)
        question, version = live.match.questions.get(seat), live.match.version
        if self._play.rests(live, seat):
            return False
        if question is None or live.seats[seat].kind != "bot" or not await self._claim(table):
            return False
        key = await self._thought(live, seat)
        async with live.lock:
            if live.match.questions.get(seat) != question or live.seats[seat].kind != "bot":
                return True
            if live.match.version > version and key not in live.match.state.options(seat):
                return True  # a mate has taken it meanwhile
            try:
                await self._play.automatic(live, seat, key, "bot")
            except (RequestProblem, Refused):
                # Either another process was quicker, or a rule has failed: the default is tried before giving up.
                return await self._default(live, seat)
            await self._play.carry_on(live)
        return True

    async def _thought(self, live: Live, seat: int) -> str:
        """What the bot chooses. When it fails, a simpler one does; when that fails too, the game's default is taken.

        In a guided game it does what the course has written down for it, as long as that is possible.
        """
        level = live.seats[seat].level
        match = live.match
        written = live.shown.lessons.due(match, seat) if live.shown.lessons is not None else None
        if written is not None:
            return written
        if match.in_window(seat) and live.covered(self._play.clock()):
            level = HURRIED.get(level, level)
        for attempt in (level, SIMPLE):
            began = time.perf_counter()
            try:
                workers, salt = self._play.server.workers, secrets.token_bytes(16)
                key = await workers.choose(match.record(), seat, attempt, salt, live.facts.creator)
                if not match.hidden(seat):
                    metrics.BOT_SECONDS.labels(attempt).observe(time.perf_counter() - began)
                return key
            except Exception:
                LOG.exception("a bot failed", extra=fields(table=live.facts.id, seat=seat, level=attempt))
                await asyncio.sleep(self.pause)
        return match.default(seat) if seat in match.questions else ""

    async def _default(self, live: Live, seat: int) -> bool:
        """Under the lock: the game's default instead of what was refused. If that fails too, the next sweep tries."""
        await self._play.catch_up(live)
        if seat not in live.match.questions:
            return False
        try:
            await self._play.automatic(live, seat, live.match.default(seat), "bot")
        except (RequestProblem, Refused):
            LOG.warning("a bot could not choose", extra=fields(table=live.facts.id, seat=seat))
            return False
        await self._play.carry_on(live)
        return True

    # The lease

    async def _claim(self, table: str) -> bool:
        """Whether this process is the one that thinks for the table. A single process needs no lease."""
        play = self._play
        at = play.clock()
        if not play.server.store.shared or self._leases.get(table, 0) - at > LEASE // 2:
            return True
        try:
            held = await play.server.store.write(lambda tx: claim(tx, f"bots:{table}", self._me, at))
        except IntegrityError:
            held = False
        if held:
            self._leases[table] = at + LEASE
        return held

    async def release_all(self) -> None:
        """Lets others think for all tables: this process stops."""
        if self._leases:
            mine = delete(LEASES).where(LEASES.c.holder == self._me)
            await self._play.server.store.write(lambda tx: tx.execute(mine) and None)

    async def _release(self, table: str) -> None:
        """Lets others think for the table, as soon as nobody here does."""
        if self.busy(table) or self._leases.pop(table, None) is None:
            return
        mine = delete(LEASES).where(LEASES.c.name == f"bots:{table}", LEASES.c.holder == self._me)
        await self._play.server.store.write(lambda tx: tx.execute(mine) and None)


def claim(tx: Transaction, name: str, holder: str, at: int) -> bool:
    """Takes a lease that is free, over or our own. Raises `IntegrityError` if another took it at this moment.

    One that lasts longer than any can was given before the clock was put back: it is over, too.
    """
    free = or_(LEASES.c.holder == holder, LEASES.c.until < at, LEASES.c.until > at + LEASE)
    values = {"holder": holder, "until": at + LEASE}
    if tx.execute(update(LEASES).where(LEASES.c.name == name, free).values(values)).rowcount:
        return True
    tx.execute(insert(LEASES).values(name=name, **values))
    return True
