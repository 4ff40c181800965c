"""Timekeeping: clocks that run out, delayed spectators, bots that nobody woke, idle matches.

`tick` looks at the matches in memory, `sweep` at all tables of the database:
it takes up what a process that has crashed left undone. What nobody comes back
to for days is the matter of `expiry`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select

from rulewright.core.errors import Refused
from rulewright.server import absence, covers, expiry, votes
from rulewright.server.clocks import PATIENCE, SECOND
from rulewright.server.logs import fields
from rulewright.server.passed import KEPT
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import SEATS, TABLES

if TYPE_CHECKING:
    from rulewright.server.match import Event
    from rulewright.server.play import Live, Play

LOG: Final = logging.getLogger(__name__)
TICK: Final = 1.0
SWEEP_EVERY: Final = 5
"""Ticks between two looks into the database."""
ABSENCE_EVERY: Final = 60
"""Ticks between two looks for people who are away."""
EXPIRE_EVERY: Final = 3600
EXPIRE_FIRST: Final = 60
"""Ticks between two looks for what nobody comes back to, and before the first."""
BOT_PATIENCE: Final = 10 * SECOND
"""How long a bot may be asked before another process has a look."""
REST: Final = 5 * SECOND
"""After so long without anybody a match takes less room."""
IDLE: Final = 5 * 60 * SECOND
"""How long a match stays in memory without anybody."""


async def keep(play: Play) -> None:
    """Keeps time until it is cancelled."""
    ticks = 0
    while True:
        await asyncio.sleep(TICK)
        ticks += 1
        for duty in duties(ticks):
            try:
                await duty(play)
            except Exception:
                LOG.exception("timekeeping failed; it goes on")


def duties(ticks: int) -> list[Callable[[Play], Awaitable[None]]]:
    """What is to be done at this tick. What fails keeps nothing else from being done."""
    found: list[Callable[[Play], Awaitable[None]]] = [tick]
    if ticks % SWEEP_EVERY == 0:
        found.append(sweep)
    if ticks % ABSENCE_EVERY == 0:
        found.append(look_for_the_absent)
    if ticks % EXPIRE_EVERY == EXPIRE_FIRST:
        found.append(expiry.expire)
    return found


async def tick(play: Play) -> None:
    """Looks at every match in memory."""
    for live in tuple(play.lives.values()):
        try:
            await look_at(play, live)
        except Exception:
            LOG.exception("a match could not be looked at", extra=fields(table=live.facts.id))


async def look_at(play: Play, live: Live) -> None:
    if live.match.playing and live.match.clocks.expired(play.clock()):
        await time_up(play, live)
    if live.late is not None:
        advance_late(play, live)
    forget_passed(play, live)
    if unused_for(play, live, IDLE):
        play.forget(live.facts.id)
    elif unused_for(play, live, REST):
        live.shown.rest()


def unused_for(play: Play, live: Live, milliseconds: int) -> bool:
    """Whether nobody has looked at a match or moved it on for longer than this."""
    table = live.facts.id
    busy = play.people(table) > 0 or play.bots.busy(table) or live.lock.locked()
    return not busy and play.clock() - live.touched > milliseconds


def forget_passed(play: Play, live: Live) -> None:
    """Drops the states that nobody is told of any more; late spectators live in the past."""
    kept = KEPT if play.people(live.facts.id) > 0 else -1
    live.shown.trail.forget(play.clock() - kept)
    if live.late is not None:
        live.late.trail.forget(play.clock() - live.facts.delay * SECOND - kept)


# Clocks


async def time_up(play: Play, live: Live) -> None:
    """Answers for the seats whose time is up, as the rules of the game say."""
    async with live.lock:
        for seat in live.match.clocks.expired(play.clock()):
            if live.seats[seat].kind == "person" and seat in live.match.questions:
                await answer_for(play, live, seat)
        await play.carry_on(live)


async def answer_for(play: Play, live: Live, seat: int) -> None:
    try:
        await play.automatic(live, seat, live.match.default(seat), "time")
    except (RequestProblem, Refused):
        LOG.warning("time is up, but nothing was chosen", extra=fields(table=live.facts.id, seat=seat))
        return
    if live.match.playing and live.match.overtime[seat] == PATIENCE:
        await votes.ask_for_bot(play, live, seat)


# People who are away


async def look_for_the_absent(play: Play) -> None:
    """Notes who is here; what the table agrees to without those who are away is done, and others see who they are."""
    await absence.note_presence(play)
    await votes.settle_all(play)
    for table in play.audience.tables():
        try:
            await show_the_absent(play, table)
        except RequestProblem:
            continue  # the host has removed it


async def show_the_absent(play: Play, table: str) -> None:
    """Tells those who look at a table if others are away than before."""
    live = play.lives.get(table)
    if live is None or not live.match.playing or live.match.clocks.used:
        return
    away = (await votes.absence_at(play, table)).awaited
    if away != live.away:
        live.away = away
        await play.reseat(table)


# Spectators with a delay


def advance_late(play: Play, live: Live) -> None:
    """Shows late spectators what has become old enough; without any, nothing is kept for them."""
    table, late = live.facts.id, live.late
    if late is None or not play.audience.late_at(table):
        live.late = None
        return
    before = late.match.version
    for event in due_events(live, play.clock())[before:]:
        late.apply(event, looked_at=True)
    if late.match.version > before:
        play.push_late(table)


def due_events(live: Live, now: int) -> list[Event]:
    """The events that late spectators may have seen."""
    return covers.late_events(live.match.events, now - live.facts.delay * SECOND)


# What nobody has taken up


async def sweep(play: Play, patience: int = BOT_PATIENCE) -> None:
    """Looks at every table that is played: a match that did not begin, bots that wait, clocks that have run out."""
    at = play.clock()
    for table in await play.server.store.read(lambda connection: neglected(connection, at, patience)):
        try:
            live = await play.open(table)
            async with live.lock:
                await play.begin_locked(live)
        except RequestProblem:
            # It is gone, or has been said to be of other rules.
            continue
        except Exception:
            LOG.exception("a table could not be taken up", extra=fields(table=table))
    await tick(play)


def neglected(connection: Connection, at: int, patience: int) -> list[str]:
    """The tables that need a look."""
    query = select(TABLES.c.id, TABLES.c.asked, TABLES.c.tempo, TABLES.c.since).where(TABLES.c.status == "playing")
    rows = list(connection.execute(query))
    bots: dict[str, set[int]] = {}
    playing = select(TABLES.c.id).where(TABLES.c.status == "playing")
    for seat in connection.execute(
        select(SEATS.c.table, SEATS.c.seat).where(SEATS.c.kind == "bot", SEATS.c.table.in_(playing))
    ):
        bots.setdefault(seat.table, set()).add(seat.seat)
    return [
        row.id
        for row in rows
        if time_matters(row, at) or (waits_long(row, at, patience) and bot_matters(row, bots.get(row.id, set())))
    ]


def time_matters(row: Any, at: int) -> bool:
    """Whether a clock may have run out: of live games always, else not before the time for one decision is over."""
    kind, base = row.tempo["kind"], row.tempo["base"]
    return bool(kind == "live" or (kind == "turn" and at - row.since >= base * SECOND))


def waits_long(row: Any, at: int, patience: int) -> bool:
    """Whether a match has waited for long; one that waits since some time to come was there before the clock was put
    back, and how long it has waited nobody knows.
    """
    return not 0 <= at - int(row.since) < patience


def bot_matters(row: Any, bots: set[int]) -> bool:
    """Whether a bot may be asked, or the match has not even begun."""
    return not row.asked or not bots.isdisjoint(row.asked)
