"""Play: the matches that are in memory, and everything that moves them on.

A move is checked against the session's person, the version of the question and
the rules; then it is appended, committed, acknowledged and pushed, in that
order. Processes that share a database learn of each other's events from the
store; of two that append the same number, one is refused by the database,
catches up and tries again. Who listens (`sockets`) is unknown here, and so is
how bots think (`thinking`) and how the table votes (`votes`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError, IntegrityError

from rulewright.core.errors import Refused
from rulewright.core.registry import game
from rulewright.core.state import State
from rulewright.server import (
    carrying,
    covers,
    fidelity,
    history,
    lessons,
    metrics,
    moves,
    orders,
    pace,
    timekeeping,
    votes,
)
from rulewright.server.absence import Absence
from rulewright.server.asked import concerned
from rulewright.server.audience import Audience, Watcher
from rulewright.server.context import Server, now
from rulewright.server.fidelity import Departed
from rulewright.server.history import Extra, Facts, Stored
from rulewright.server.logs import fields
from rulewright.server.match import Event, LiveMatch, Proposal, opening
from rulewright.server.problems import RequestProblem
from rulewright.server.pupils import lessons_of
from rulewright.server.reckoning import Reckonings
from rulewright.server.store import EVERYTHING
from rulewright.server.tables import Seat
from rulewright.server.thinking import Bots
from rulewright.server.updates import Shown
from rulewright.server.wire import Cause, ClockInfo, VoteInfo

LOG: Final = logging.getLogger(__name__)
ATTEMPTS: Final = 8
"""How often an event is tried when other processes are quicker."""
FINDING_OUT: Final = (0.1, 0.2, 0.4, 0.8, 1.5, 3.0, 3.0)
"""Seconds between two questions to a database that does not answer."""
MOST_ORDERS: Final = 200
"""Standing orders that are carried out in a row before the match is looked at again."""

STOPPING: Final = 5.0
"""Seconds that a stop waits for what is being stored."""

Acknowledge = Callable[[int], None]
Sleep = Callable[[float], Awaitable[None]]
Make = Callable[[], tuple[Proposal, Extra | None]]


class Overtaken(Exception):
    """The event was not stored: another process, or the same request, was there first."""


class Unsure(Exception):
    """Nobody knows whether the event was stored: the connection to the database broke meanwhile."""


class Live:
    """A match in memory with its table. Whoever changes it holds the lock."""

    def __init__(self, stored: Stored) -> None:
        self.lock = asyncio.Lock()
        self.seating = asyncio.Lock()
        """Held while seats are read again, and while the match begins with them; taken under the other lock."""
        self.writing = 0
        """The number of the event that this process is storing."""
        self.touched = 0
        self.late: Shown | None = None
        """The match as spectators with a delay see it, while there are any."""
        self.reckonings = Reckonings()
        self.uncovering = False
        """Whether somebody waits for the end of its cover."""
        self.away: frozenset[int] = frozenset()
        """The seats of people who keep the match waiting and are away, as those who look were last told."""
        self.take(stored)

    def take(self, stored: Stored) -> None:
        """Takes over everything that the database has."""
        self.facts: Facts = stored.facts
        match, departure, self.adopted = fidelity.follow(stored)
        if departure is not None:
            raise Departed(departure, self.adopted)
        self.shown = Shown(match, stored.seats, stored.facts.free_undo, stored.facts.language)
        self.shown.orders = stored.orders
        self.shown.lessons = lessons_of(stored.setup.game, stored.facts.lessons)

    def shown_late(self, now: int) -> Shown:
        """The match as late spectators see it; all of it once it is over."""
        if not self.match.playing or self.facts.delay == 0:
            return self.shown
        if self.late is None:
            match = LiveMatch(self.match.setup, timekeeping.due_events(self, now))
            self.late = Shown(match, self.seats, self.facts.free_undo, self.facts.language)
        return self.late

    @property
    def match(self) -> LiveMatch:
        return self.shown.match

    @property
    def seats(self) -> list[Seat]:
        return self.shown.seats

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person plays."""
        return history.seats_of_person(self.seats, person)

    def hides(self, person: str | None, at: int) -> bool:
        """Whether the person is not to see yet what has happened."""
        return self.covered(at) and self.match.cover.hides(self.seats_of(person or ""), at)

    def covered(self, at: int) -> bool:
        """Whether anything is hidden from anybody at this moment. Nothing is once the match is over."""
        return self.match.cover.lies_over(at) and self.match.playing

    def count(self, person: str, number: int) -> int:
        """What the event of this number is to a person."""
        return self.shown.counting(self.seats_of(person)).of(number)

    def own(self, person: str, seat: int) -> None:
        """Refuses whoever does not play the seat."""
        if seat not in self.seats_of(person):
            raise RequestProblem("forbidden", 403)


class Play:
    """All play of one process. `clock` gives milliseconds, `sleep` waits for seconds; tests bring their own."""

    def __init__(self, server: Server, clock: Callable[[], int] = now, sleep: Sleep = asyncio.sleep) -> None:
        self.server = server
        self.clock = clock
        self.sleep = sleep
        self.bots = Bots(self)
        self.departed: dict[str, bool] = {}
        """Tables whose matches cannot be gone on with, and whether because of other rules.

        It is said once, and not tried again before something is done.
        """
        self.lives: dict[str, Live] = {}
        self.audience = Audience()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._moves: set[asyncio.Task[Any]] = set()
        self._unsubscribe: Callable[[], None] = lambda: None
        self.stopping = False

    # Life

    async def start(self) -> None:
        """Listens to the store, takes up what was left undone, and keeps time from now on."""
        self.listen()
        await timekeeping.sweep(self, patience=0)
        self.spawn(timekeeping.keep(self))

    def listen(self) -> None:
        """Hears of everything that is stored, by whichever process."""
        self._unsubscribe = self.server.store.subscribe(self._heard)

    async def stop(self) -> None:
        """Says goodbye to everybody and lets what is being stored come to its end."""
        self.stopping = True
        self._unsubscribe()
        await asyncio.gather(*(watcher.farewell("stopping") for watcher in self.audience.all()), return_exceptions=True)
        if self._moves:
            await asyncio.wait(self._moves, timeout=STOPPING)
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.release_all()

    async def move(self, work: Coroutine[Any, Any, None]) -> None:
        """Carries out what somebody asked for to its end, even if they go away meanwhile."""
        task = self.spawn(work)
        self._moves.add(task)
        task.add_done_callback(self._moves.discard)
        await asyncio.shield(task)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Runs beside everything else; what it raises is logged."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            LOG.error("a task of play failed", exc_info=task.exception())

    # Matches in memory

    async def live(self, table: str) -> LiveMatch:
        """The match of a table; raises `RequestProblem` if there is no such table."""
        return (await self.open(table)).match

    async def open(self, table: str) -> Live:
        """The match with its table, from the database if it is not in memory."""
        found = self.lives.get(table)
        if found is None:
            # Of two that load at once, the first stays.
            found = self.lives.setdefault(table, await self._loaded(table))
            metrics.LIVE_MATCHES.set(len(self.lives))
            async with found.lock:
                await self.catch_up(found)
        found.touched = self.clock()
        return found

    async def _loaded(self, table: str) -> Live:
        """A match from the database. One that other rules lead elsewhere is carried over, or waits for its host."""
        if table in self.departed:
            raise problem_of(self.departed[table])
        stored = await self.server.store.read(lambda connection: history.load(connection, table))
        if stored is None:
            raise RequestProblem("not-found", 404)
        while True:
            try:
                live = Live(stored)
                if live.adopted:
                    await carrying.go_on(self, stored, live.match)
                return live
            except Departed as departed:
                again = await carrying.carry(self, stored, departed.departure) if departed.changed else None
                if again is None:
                    LOG.error("a match does not follow its events", extra=departure_fields(stored, departed))
                    self.departed[table] = departed.changed
                    raise problem_of(departed.changed) from departed
            stored = again

    def forget(self, table: str) -> None:
        """Drops a match from memory; the database has it."""
        self.lives.pop(table, None)
        metrics.LIVE_MATCHES.set(len(self.lives))

    async def catch_up(self, live: Live) -> None:
        """Under the lock: applies what others have stored since, and pushes it."""
        table, number = live.facts.id, live.match.version
        if not live.match.begun:
            async with live.seating:
                begun = await self._load_again(live)
            if begun:
                self.push(live)
            return
        events = await self.server.store.read(lambda connection: history.events_after(connection, table, number))
        for event in events:
            self._apply(live, event)
        if events:
            self.push(live)

    async def _load_again(self, live: Live) -> bool:
        """While no other reads seats: until a match begins, they and its seed can change. Whether it has begun now."""
        if live.match.begun:
            return True
        table = live.facts.id
        stored = await self.server.store.read(lambda connection: history.load(connection, table))
        if stored is None:
            self.forget(table)
            raise RequestProblem("not-found", 404)
        live.take(stored)
        return live.match.begun

    def _apply(self, live: Live, event: Event, after: State | None = None) -> None:
        """Moves a match on; one that does not follow is dropped, so that it is loaded anew."""
        try:
            live.shown.apply(event, after, looked_at=bool(self.audience.at(live.facts.id)))
        except BaseException:
            self.forget(live.facts.id)
            raise

    async def reseat(self, table: str) -> None:
        """Takes over what has changed at a table without an event, and tells those who look."""
        live = self.lives.get(table)
        if live is not None:
            async with live.seating:
                await self._reseat(live)
            self.push(live)
        for watcher in self.audience.at(table):
            watcher.table_changed()

    async def _reseat(self, live: Live) -> None:
        """One at a time, so that what is read last is what stays."""
        if not live.match.begun:
            await self._load_again(live)
            return
        table, version = live.facts.id, live.match.version
        found = await self.server.store.read(lambda connection: history.load_people(connection, table))
        if found is None or found.last < version:
            # The host has removed the table or mended its match: nothing that is remembered counts.
            self.forget(table)
            return
        live.facts = found.facts
        live.shown.reseat(found.seats)
        live.shown.orders = found.orders
        live.shown.lessons = lessons_of(live.match.setup.game, found.facts.lessons)
        if live.late is not None:
            live.late.reseat(found.seats)

    # What the store announces

    def _heard(self, topic: str, number: int) -> None:
        kind, _, name = topic.partition(":")
        self.departed.pop(name, None)
        if topic == EVERYTHING:
            self.departed.clear()
            for table in {*self.lives, *self.audience.tables()}:
                self.spawn(self._refresh(table))
        elif kind == "match":
            if self._concerns(name, number):
                self.spawn(self._follow(name))
        elif kind == "table" and (name in self.lives or self.audience.at(name)):
            self.spawn(self.reseat(name))
        elif kind == "chat":
            for watcher in self.audience.at(name):
                watcher.chat_changed()
        elif kind == "person":
            for watcher in self.audience.of(name):
                watcher.person_changed()

    def _concerns(self, table: str, number: int) -> bool:
        """Whether an announced event is news, and not our own."""
        live = self.lives.get(table)
        if live is None:
            return bool(self.audience.at(table))
        return number > live.match.version and number != live.writing

    async def _follow(self, table: str) -> None:
        known = table in self.lives
        live = await self.open(table)
        async with live.lock:
            await self.catch_up(live)
        if not known:
            self.push(live)

    async def _refresh(self, table: str) -> None:
        """After a time of silence: anything may have changed."""
        await self._follow(table)
        await self.reseat(table)
        for watcher in self.audience.at(table):
            watcher.chat_changed()

    # Those who look

    def watch(self, table: str, watcher: Watcher) -> None:
        """From now on the watcher is told of everything at the table."""
        self.audience.add(table, watcher)

    def unwatch(self, table: str, watcher: Watcher) -> None:
        """The watcher is gone. Whoever is asked, or waits for a mate to be asked again, gets a notification."""
        gone = self.audience.remove(table, watcher)
        live = self.lives.get(table)
        if not gone or live is None or self.stopping:
            return
        own = live.seats_of(watcher.person)
        if live.match.playing and concerned(live.match.state).intersection(own):
            self.spawn(self._notify(table, watcher.person, history.hidden_for(live.match.cover, own, self.clock())))

    async def _notify(self, table: str, person: str, hidden: int) -> None:
        await self.server.store.write(lambda tx: self.server.outbox.put(tx, person, "turn", table, {}, hidden))

    def connected(self, table: str) -> set[str]:
        """The people who have a socket here."""
        return self.audience.people(table)

    def people(self, table: str) -> int:
        """The sockets at a table, those of spectators included."""
        return len(self.audience.at(table))

    def push(self, live: Live) -> None:
        """Tells those who look that the match has moved, some a moment later; the end is told to all at once."""
        over = live.match.begun and not live.match.playing
        if over and live.late is not None:
            live.late = None
        at = self.clock()
        for watcher in self.audience.at(live.facts.id):
            if (over or not watcher.late) and not live.hides(watcher.person, at):
                watcher.moved()
        self.uncover_in_time(live)

    def push_late(self, table: str) -> None:
        for watcher in self.audience.at(table):
            if watcher.late:
                watcher.moved()

    # Covers

    def rests(self, live: Live, seat: int) -> bool:
        """Whether the bot of a seat waits with thinking, because somebody does not see yet what it would answer.

        In a window it does not: as long as that is covered, nobody sees that it was asked.
        """
        return live.covered(self.clock()) and not live.match.in_window(seat)

    def uncover_in_time(self, live: Live) -> None:
        """Sees to it that everybody is told as soon as nothing is hidden from them any more."""
        at = self.clock()
        if live.covered(at) and not live.uncovering and not self.stopping:
            live.uncovering = True
            self.spawn(self._uncover(live, at))

    async def _uncover(self, live: Live, before: int) -> None:
        """Waits until nothing is hidden; later events may hide more meanwhile."""
        while live.covered(before):
            end = live.match.cover.next_end(before)
            await self.sleep(min(end - before, end - self.clock()) / 1000)  # no longer because a clock went back
            async with live.lock:  # an answer that is being stored comes first
                at = self.clock()
                self._show_hidden(live, before, at)
                before = at
        live.uncovering = False
        async with live.lock:
            await self.carry_on(live)

    def _show_hidden(self, live: Live, before: int, at: int) -> None:
        """Tells those from whom something was hidden before, and is no longer."""
        for watcher in self.audience.at(live.facts.id):
            if not watcher.late and live.hides(watcher.person, before) and not live.hides(watcher.person, at):
                watcher.moved()

    async def seen_by(self, live: Live, person: str) -> None:
        """Returns when the person may see what has happened."""
        while live.hides(person, at := self.clock()):
            await self.sleep((live.match.cover.next_end(at) - at) / 1000)

    async def shown_up_to(self, live: Live, seat: int) -> None:
        """The browser of a seat has shown everything: its clock runs. Those who may know that it is asked see it."""
        async with live.lock:
            if live.match.playing and live.match.seen(seat, self.clock()) and seat in live.match.shown_waiting:
                self.push(live)

    def clocks(self, table: str, person: str | None) -> list[ClockInfo]:
        """The clocks of a match in memory, as everybody may see them, once this person may."""
        live, at = self.lives.get(table), self.clock()
        if live is None or not live.match.playing or live.hides(person, at):
            return []
        return live.shown.clocks(None, at)

    def votes(
        self, connection: Connection, table: str, seats: list[Seat], absent: Absence, locale: str
    ) -> list[VoteInfo]:
        """What the people at the table are asked to decide together."""
        return votes.listed(connection, table, seats, absent, locale)

    # Appending

    async def attempt(self, live: Live, make: Make, request: str | None = None) -> int:
        """Under the lock: makes an event and stores it, again and again while others are quicker; its number.

        `make` checks everything anew each time; what it raises is the answer. A
        request that was carried out before, here or elsewhere, is not repeated.
        """
        for _ in range(ATTEMPTS):
            known = live.match.requests.get(request or "")
            if known is not None:
                return known.number
            version = live.match.version
            try:
                proposal, extra = make()
                await self._store(live, proposal, extra)
                return proposal.event.number
            except Overtaken:
                await self.catch_up(live)
            except Unsure:
                await self._find_out(live)
            except RequestProblem as problem:
                if problem.code != "stale" or not self.server.store.shared:
                    raise
                # Perhaps another process has asked this question, and we have not heard of it yet.
                await self.catch_up(live)
                if live.match.version == version:
                    raise
        raise RequestProblem("stale", 409)

    async def _store(self, live: Live, proposal: Proposal, extra: Extra | None) -> None:
        """Commits an event, then moves the match on."""
        event, after = proposal
        table = live.facts.id
        if live.match.began:
            event.data["began"] = [list(pair) for pair in sorted(live.match.began.items())]
        told = self.connected(table) | self._answered_by_order(live, after)
        entry = history.entry_of(live.match, live.seats, event, after, told)
        live.writing = event.number
        try:
            await self.server.store.write(lambda tx: history.append(tx, table, entry, self.server.outbox, extra))
        except IntegrityError as error:
            raise Overtaken from error
        except (DBAPIError, OSError) as error:
            if self.server.store.shared:
                raise Unsure from error  # the connection broke: it may be stored all the same
            self._begin_anew(table)
            raise
        except BaseException:
            # Stored or not: the database knows.
            self._begin_anew(table)
            raise
        finally:
            live.writing = 0
        seen = event.kind == "choice" and event.seat is not None and not live.match.hidden(event.seat)
        self._apply(live, event, after if event.kind == "choice" else None)
        if seen:
            metrics.MOVES.labels(event.cause).inc()

    def _begin_anew(self, table: str) -> None:
        """The match is read again before anybody goes on with it."""
        self.forget(table)
        if not self.stopping:
            self.spawn(self._refresh(table))

    async def _find_out(self, live: Live) -> None:
        """Under the lock: asks the database what it has stored, again and again while it does not answer."""
        for pause in FINDING_OUT:
            try:
                return await self.catch_up(live)
            except (DBAPIError, OSError):
                await asyncio.sleep(pause)
        self._begin_anew(live.facts.id)
        raise RequestProblem("internal", 500)

    def _answered_by_order(self, live: Live, after: State | None) -> set[str]:
        """The people whose standing orders answer what they will be asked."""
        if after is None:
            return set()
        given = live.shown.orders
        seats = [seat for seat in after.waiting if orders.answer(given, after, seat) is not None]
        return set(history.people_in(live.seats, set(seats)))

    def moment(self, live: Live) -> int:
        """Now; events of a match never go back in time."""
        events = live.match.events
        return max(self.clock(), events[-1].at) if events else self.clock()

    async def carry_on(self, live: Live) -> None:
        """Under the lock, after every event: standing orders answer, bots begin to think.

        What fails here is no fault of whoever made the event; the next sweep takes it up.
        """
        try:
            await self._carry_on(live)
        except Exception:
            LOG.exception("a match could not be carried on", extra=fields(table=live.facts.id))

    async def _carry_on(self, live: Live) -> None:
        for _ in range(MOST_ORDERS):
            due = orders.due(live.match, live.seats, live.shown.orders)
            if due is None:
                break
            seat, key = due
            try:
                await self.automatic(live, seat, key, "order")
            except (RequestProblem, Refused):
                break
        await lessons.prepare(self, live)
        if live.match.playing and not any(person_plays(seat) for seat in live.seats):
            await self.attempt(live, lambda: (self.ending(live, "left"), None))
            self.push(live)
        self.uncover_in_time(live)
        self.bots.wake(live)

    async def automatic(self, live: Live, seat: int, key: str, cause: Cause) -> None:
        """Under the lock: a choice that no person makes at this moment. Nothing happens if it has been made."""
        question = live.match.questions.get(seat)

        def make() -> tuple[Proposal, Extra | None]:
            if live.match.questions.get(seat) != question:
                raise RequestProblem("stale", 409)
            return self.choice(live, seat, key, cause), None

        await self.attempt(live, make)
        self.push(live)

    # What moves a match

    async def begin(self, table: str) -> None:
        """The first event, once the table is played; a second call changes nothing."""
        live = await self.open(table)
        async with live.lock:
            await self.begin_locked(live)

    async def begin_locked(self, live: Live) -> None:
        """Under the lock: begins a match that has not begun, and wakes whoever is to act by itself."""
        if not live.match.begun:
            async with live.seating:
                if not await self._load_again(live):
                    with contextlib.suppress(Overtaken):
                        await self._store(live, self.opening(live), None)
            await self.catch_up(live)
            self.push(live)
        await self.carry_on(live)

    def opening(self, live: Live) -> Proposal:
        """The event with which a match begins."""
        return pace.with_showing(live, opening(live.match.setup, self.clock()))

    def choice(self, live: Live, seat: int, key: str, cause: Cause, **by: str | None) -> Proposal:
        """The event of a choice. A rule that fails costs this one move and nothing else."""
        pauses = covers.pauses if live.facts.cover_windows and covers.useful(live.seats) else None
        try:
            proposal = live.match.propose(seat, key, cause, self.moment(live), pauses=pauses, **by)
        except Refused:
            raise
        except Exception as error:
            LOG.exception("a rule failed", extra=fields(table=live.facts.id, seat=seat, key=key))
            raise RequestProblem("internal", 500) from error
        return pace.with_showing(live, proposal)

    def ending(self, live: Live, reason: str) -> Proposal:
        event = Event(live.match.version + 1, self.moment(live), "end", None, None, {"reason": reason})
        return Proposal(event, None)

    def taking_back(
        self, live: Live, seat: int, drop: list[int], consent: bool, person: str | None, request: str | None
    ) -> Proposal:
        data = {"drop": drop, "consent": consent}
        event = Event(live.match.version + 1, self.moment(live), "undo", seat, person, data, request)
        return Proposal(event, live.match.state_without(drop))

    def check_request(self, live: Live, person: str, request: str, same: Callable[[Event], bool]) -> None:
        """The same request is carried out once; nobody repeats another's, or means something else by it."""
        event = live.match.requests.get(request)
        if event is not None and (event.person != person or not same(event)):
            raise RequestProblem("request-used", 409)

    def changed_seat(self, live: Live, seat: int, who: dict[str, Any]) -> Proposal:
        """The event of somebody else playing a seat from now on."""
        if not live.match.playing:
            raise RequestProblem("match-over", 409)
        data = {name: who.get(name) or "" for name in ("kind", "person", "level", "name")}
        return Proposal(Event(live.match.version + 1, self.moment(live), "seat", seat, None, data), None)

    async def substitute(self, table: str, seat: int, person: str) -> None:
        """A person takes a seat that a vote has freed, and plays on from here."""
        await moves.substitute(self, table, seat, person)


def problem_of(changed: bool) -> RequestProblem:
    """What whoever opens a match is told that cannot be gone on with."""
    return RequestProblem("rules-changed", 409) if changed else RequestProblem("internal", 500)


def departure_fields(stored: Stored, departed: Departed) -> dict[str, Any]:
    """What the host must know of a match that cannot be gone on with."""
    version = game(stored.setup.game).rules_version
    return fields(table=stored.facts.id, played_with=stored.rules, rules=version, reason=str(departed))


def person_plays(seat: Seat) -> bool:
    """Whether a person plays the seat, or will: an open seat waits for a substitute."""
    return (seat.kind == "person" and not seat.gone) or seat.kind == "open"
