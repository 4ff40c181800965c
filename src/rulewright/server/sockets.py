"""The socket of a table: what a browser asks, and what it is shown.

One connection has one pair of eyes at a time. Views are made when they are
sent, from the match as it is then: a slow reader gets fewer of them, but every
line of the log. What a command does is in `play`, `votes` and `advice`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Awaitable
from contextlib import AbstractContextManager
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy import Connection, select

from rulewright.core.errors import Refused as RuleRefused
from rulewright.server import advice, chat, metrics, moves, outlooks, people, reckoning, votes
from rulewright.server.clocks import SECOND
from rulewright.server.codes import tidy_code
from rulewright.server.context import Server
from rulewright.server.limits import Buckets, Limits
from rulewright.server.play import Acknowledge, Live
from rulewright.server.problems import RequestProblem, words
from rulewright.server.schema import PEOPLE, SESSIONS
from rulewright.server.sessions import Session
from rulewright.server.tables import seated, table_info, visible
from rulewright.server.updates import Shown
from rulewright.server.watch import person_of_this_task
from rulewright.server.wire import (
    Acknowledged,
    AskHint,
    AskMet,
    AskOdds,
    Ballot,
    Choose,
    ClientCommand,
    Describe,
    Farewell,
    Hello,
    Leave,
    Locale,
    Look,
    Met,
    Order,
    Position,
    Preview,
    Propose,
    Refused,
    Said,
    Say,
    Seen,
    ServerMessage,
    Speak,
    TableChanged,
    Undo,
    Update,
    WhyNot,
)

LOG: Final = logging.getLogger(__name__)
HELLO_SECONDS: Final = 10.0
SEND_SECONDS: Final = 30.0
"""Whoever does not take a message for so long is gone."""
FAREWELL_SECONDS: Final = 2.0
LARGEST: Final = 65_536
MOST_BAD: Final = 20
"""After so many messages that cannot be understood or come too fast, the socket is closed."""
MOST_UNSENT: Final = 200
RATE: Final = 20.0
BURST: Final = 60.0
HINTS_PER_SECOND: Final = 0.5
HINTS_AT_ONCE: Final = 3.0
"""Hints and odds together."""
LANGUAGES_PER_SECOND: Final = 0.2
LANGUAGES_AT_ONCE: Final = 4.0
"""Another language sends everything anew."""
COME_AGAIN: Final = frozenset({"stopping", "too-slow", "too-many", "sign-in", "internal"})
"""After these farewells the browser should come back."""

DECODER: Final = msgspec.json.Decoder(ClientCommand)
ENCODER: Final = msgspec.json.Encoder()
OfSeat = Choose | Undo | WhyNot | Preview | AskHint | AskMet | Order


class AtTable:
    """One browser at one table."""

    def __init__(
        self, server: Server, socket: WebSocket[Any, Any, Any], table: str, session: Session, code: str
    ) -> None:
        self.server = server
        self.play = server.play
        self.socket = socket
        self.table = table
        self.session = session
        self.person = session.person.id if session.person is not None else ""
        self._address: str = socket.scope["state"]["address"]
        self._limits: Limits = socket.scope["state"]["limits"]
        self.asker = self.person or self._address
        """Who is charged with what a worker computes: the person, else the address."""
        self.code = code
        self.locale: Locale = "en"
        self.late = False
        self.eyes: int | None = None
        self._yours: list[int] = []
        self._seen = -1
        self._chat_seen = -1
        """The last line of the talk that was sent; -1 for none of it."""
        self._muted: set[str] = set()
        self._bad = 0
        self._commands = Buckets(RATE, BURST, 1)
        self._hints = Buckets(HINTS_PER_SECOND, HINTS_AT_ONCE, 1)
        self._languages = Buckets(LANGUAGES_PER_SECOND, LANGUAGES_AT_ONCE, 1)
        self._queue: deque[ServerMessage] = deque()
        self._wake = asyncio.Event()
        self._news = {"table": False, "moved": False, "chat": False}
        self._farewell: Farewell | None = None
        self._closed = asyncio.Event()

    # Life

    def entering(self) -> AbstractContextManager[bool]:
        """Counts this socket to the end of the block; says whether there is room for it."""
        limits = self._limits
        own = [(self.person, limits.sockets_each)] if self.person else []
        return limits.sockets.entering([(self._address, limits.sockets_from), *own])

    async def run(self, room: bool = True) -> None:
        """From the handshake to the end; without room for it, to a farewell at once."""
        await self.socket.accept()
        if not room:
            self._say_goodbye("too-many")
        sender = asyncio.create_task(self._send_on())
        receiver = asyncio.create_task(self._receive_on())
        try:
            await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
            if receiver.done() and self._farewell is not None:
                await asyncio.wait({sender}, timeout=FAREWELL_SECONDS)
        finally:
            self._closed.set()
            for task in (sender, receiver):
                task.cancel()
            outcomes = await asyncio.gather(sender, receiver, return_exceptions=True)
            self.play.unwatch(self.table, self)
        for outcome in outcomes:
            if isinstance(outcome, Exception) and not is_disconnect(outcome):
                LOG.error("a socket failed", exc_info=outcome)

    # What Play tells

    def moved(self) -> None:
        self._tell("moved")

    def table_changed(self) -> None:
        self._tell("table")

    def chat_changed(self) -> None:
        self._tell("chat")

    def person_changed(self) -> None:
        self.play.spawn(self._check_session())

    async def farewell(self, code: str) -> None:
        """Ends the connection politely; returns when it has ended, or soon after."""
        self._say_goodbye(code)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._closed.wait(), FAREWELL_SECONDS)

    def _say_goodbye(self, code: str) -> None:
        if self._farewell is None:
            text = words(self.locale).message(f"problem-{code}")
            self._farewell = Farewell(code, text, code in COME_AGAIN)
            self._wake.set()

    def _tell(self, news: str) -> None:
        self._news[news] = True
        self._wake.set()

    def send(self, message: ServerMessage) -> None:
        """Puts a message into the queue; whoever lets too many wait is sent away."""
        if len(self._queue) >= MOST_UNSENT:
            self._queue.clear()
            self._say_goodbye("too-slow")
            return
        self._queue.append(message)
        self._wake.set()

    # Sending

    async def _send_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            try:
                await self._send_news()
            except RequestProblem as problem:
                self._say_goodbye(problem.code)
            except WebSocketDisconnect:
                return
            except Exception:
                LOG.exception("what is to be shown cannot be made")
                self._say_goodbye("internal")
            if self._farewell is not None:
                with contextlib.suppress(WebSocketDisconnect, OSError, RuntimeError):
                    await self._transmit(self._farewell)
                    await self.socket.close()
                return

    async def _send_news(self) -> None:
        """Answers first, then what has changed. What has changed is made here, at the last moment."""
        await self._send_queue()
        if self._took("table"):
            changed = await self._table()
            await self._send_queue()
            await self._transmit(changed)
        if self._took("moved"):
            update = self._update(await self.play.open(self.table))
            # The acknowledgement of a move comes before anything that shows it.
            await self._send_queue()
            if update is not None:
                await self._transmit(update)
        if self._took("chat"):
            said = await self._said()
            if said.lines or said.fresh:
                await self._transmit(said)

    def _took(self, news: str) -> bool:
        told, self._news[news] = self._news[news], False
        return told and self._farewell is None

    async def _send_queue(self) -> None:
        while self._queue:
            await self._transmit(self._queue.popleft())

    async def _transmit(self, message: ServerMessage) -> None:
        try:
            async with asyncio.timeout(SEND_SECONDS):
                await self.socket.send_text(ENCODER.encode(message).decode())
        except (OSError, RuntimeError) as error:  # how the web server says that the browser has gone
            raise WebSocketDisconnect(detail="gone") from error

    async def _table(self) -> TableChanged:
        live = await self.play.open(self.table)
        self._check_access(live)
        info = await table_info(self.server, self.table, self.person or None, self.locale, self.code)
        if self.late and info.status == "playing":
            # Who is asked now would tell a late spectator what has happened meanwhile.
            info = msgspec.structs.replace(info, waiting=[], stage="", since=0, clocks=[])
        return TableChanged(info)

    def _shown(self, live: Live, at: int) -> Shown:
        """The match as it is, or as it was a while ago for those who look late."""
        return live.shown_late(at) if self.late else live.shown

    def _update(self, live: Live) -> Update | None:
        """What the eyes see; nothing before the match has begun, and nothing new while a cover hides it."""
        self._check_access(live)
        yours = self._focus(live)
        at = self.play.clock()
        shown = self._shown(live, at)
        if self.late:
            at -= live.facts.delay * SECOND if live.match.playing else 0
        elif live.hides(self.person, at):
            self.play.uncover_in_time(live)
            return None
        if not shown.match.begun:
            return None
        update = shown.update(self.eyes, self.locale, self._seen, yours, at)
        self._seen = shown.match.version
        return update

    def _focus(self, live: Live) -> list[int]:
        """Whose eyes these are: the only seat of the person, or the one that they look through; never another's."""
        yours = live.seats_of(self.person)
        late = not yours and live.facts.delay > 0
        eyes = self.eyes if self.eyes in yours else None
        if eyes is None and len(yours) == 1:
            eyes = yours[0]
        if (eyes, late, yours) != (self.eyes, self.late, self._yours):
            self.eyes, self.late, self._yours, self._seen = eyes, late, yours, -1
        return yours

    async def _said(self) -> Said:
        table, seen, muted = self.table, self._chat_seen, self._muted
        talk = await self.server.store.read(lambda connection: chat.lines_after(connection, table, seen, muted))
        if self._muted is muted:  # else all is told anew
            self._chat_seen = talk.last
        if talk.more:
            self.chat_changed()
        return Said(seen == -1, talk.lines)

    # Who may be here

    def _check_access(self, live: Live) -> None:
        """A private table is for those who know it; a match without spectators for those who play."""
        facts: Any = live.facts  # of a row, all that is asked here
        if not visible(facts, live.seats, self.person or None, self.code):
            raise RequestProblem("not-found", 404)
        watching = live.facts.status != "open" and not seated(live.seats, self.person or None)
        if watching and not live.facts.spectators:
            raise RequestProblem("no-spectators", 403)

    def _count_guess(self) -> None:
        """A code that is tried counts until it was right, as in a request; raises after too many wrong ones."""
        if self.code:
            self._limits.codes.check(self._address)

    def _take_guess_back(self) -> None:
        if self.code:
            self._limits.codes.give_back(self._address)

    async def _check_session(self) -> None:
        """Whoever has signed out elsewhere, or was banned, is sent away; whom they mute may have changed."""
        token, person = self.session.token, self.person

        def reading(connection: Connection) -> tuple[bool, set[str]]:
            query = (
                select(SESSIONS.c.token)
                .join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
                .where(SESSIONS.c.token == token, PEOPLE.c.banned.is_(False))
            )
            return connection.execute(query).first() is not None, people.muted_by(connection, person)

        signed_in, muted = await self.server.store.read(reading)
        if not signed_in:
            self._say_goodbye("sign-in")
        elif muted != self._muted:
            self._muted, self._chat_seen = muted, -1
            self.chat_changed()

    # Receiving

    async def _receive_on(self) -> None:
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                hello = await self._first()
        except TimeoutError:
            self._say_goodbye("malformed")
            return
        if hello is None or not await self._greet(hello):
            return
        while self._farewell is None:
            command = await self._next()
            if command is not None:
                await self.play.move(self._obey(command))

    async def _first(self) -> Hello | None:
        """The greeting; anything else does not count."""
        while self._farewell is None:
            command = await self._next()
            if isinstance(command, Hello):
                return command
            if command is not None:
                self._refuse_bad("malformed")
        return None

    async def _next(self) -> ClientCommand | None:
        """The next command; None for what is none."""
        text = await self.socket.receive_text()
        if not self._commands.take(""):
            self._refuse_bad("too-many")
            return None
        if len(text) > LARGEST:
            self._refuse_bad("too-large")
            return None
        try:
            command: ClientCommand = DECODER.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            self._refuse_bad("malformed")
            return None
        return command

    def _refuse_bad(self, code: str) -> None:
        self._bad += 1
        self.send(Refused("", code, words(self.locale).message(f"problem-{code}")))
        if self._bad >= MOST_BAD:
            self._say_goodbye(code)

    async def _greet(self, hello: Hello) -> bool:
        """Lets the browser in, and shows it everything that it has not seen."""
        self.locale = hello.locale
        try:
            if self.play.stopping:
                raise RequestProblem("stopping", 503)
            self._count_guess()
            live = await self.play.open(self.table)
            self._check_access(live)
        except RequestProblem as problem:
            self._say_goodbye(problem.code)
            return False
        self._take_guess_back()
        if self.person:
            person_of_this_task(self.person)
            person = self.person
            self._muted = await self.server.store.read(lambda connection: people.muted_by(connection, person))
        self.eyes = hello.eyes
        self._focus(live)
        self._seen = live.shown.counting(self._yours).last(hello.seen)
        self.play.watch(self.table, self)
        self.table_changed()
        self.moved()
        self.chat_changed()
        return True

    # Commands

    async def _obey(self, command: ClientCommand) -> None:
        """Carries out a command. Whatever goes wrong is the answer to this command and to nothing else."""
        request = getattr(command, "id", "")
        try:
            await self._carry_out(command)
        except RequestProblem as problem:
            self.send(Refused(request, problem.code, problem.told(self.locale).text))
        except RuleRefused as refused:
            await self._refuse(request, refused)
        except Exception:
            metrics.FAILURES.inc()
            LOG.exception("a command failed")
            self.send(Refused(request, "internal", words(self.locale).message("problem-internal")))

    async def _refuse(self, request: str, refused: RuleRefused) -> None:
        """Says which rule stands in the way."""
        live = await self.play.open(self.table)
        info = live.shown.refusal(refused.refusal, self.locale)
        self.send(Refused(request, refused.refusal.reason, info.text, info))

    async def _carry_out(self, command: ClientCommand) -> None:
        if isinstance(command, Look | Speak):
            await self._turn_to(command)
        elif isinstance(command, Say):
            await self._say(command)
        elif isinstance(command, OfSeat):
            await self._for_seat(command)
        elif isinstance(command, Describe):
            await self._describe(command)
        elif isinstance(command, AskOdds):
            await self._reckon(command)
        elif isinstance(command, Hello):
            raise RequestProblem("malformed", 400)
        elif isinstance(command, Seen):
            await self._has_shown(command)
        else:
            await self._with_others(command)

    async def _turn_to(self, command: Look | Speak) -> None:
        """Other eyes or another language: everything is sent anew, and nothing of the old eyes remains."""
        if isinstance(command, Look):
            live = await self.play.open(self.table)
            live.own(self.person, command.eyes)
            self.eyes = command.eyes
        else:
            self._languages.check("")
            self.locale = command.locale
            self.table_changed()
        self._seen = -1
        self.moved()

    async def _for_seat(self, command: OfSeat) -> None:
        """What concerns a seat is asked with its eyes: behind the curtain sits somebody else."""
        live = await self.play.open(self.table)
        live.own(self.person, command.seat)
        self._focus(live)
        if command.seat != self.eyes:
            raise RequestProblem("other-eyes", 409)
        acknowledge = self._acknowledging(live, command.id)
        if isinstance(command, Choose):
            seen = live.match.begun and not live.match.hidden(command.seat)
            with metrics.MOVE_SECONDS.time() if seen else contextlib.nullcontext():
                await moves.choose(self.play, self.table, self.person, command, acknowledge)
        elif isinstance(command, Undo):
            await moves.take_back(self.play, self.table, self.person, command, acknowledge)
        elif isinstance(command, Order):
            await moves.order(self.play, self.table, self.person, command, acknowledge)
        elif isinstance(command, AskHint):
            self._hints.check("")
            advice.check_advised(live)
            moves.check_seen(self.play, live, self.person)
            hint = advice.hint(live, self.server.workers, command, self.locale, self.asker)
            self.play.spawn(self._answer_later(command.id, command.seat, hint))
        else:
            self._check_begun(live)
            moves.check_seen(self.play, live, self.person)
            if isinstance(command, WhyNot):
                self.send(advice.reason(live, command, self.locale))
            elif isinstance(command, AskMet):
                self.send(Met(command.id, command.seat, live.shown.met(command.seat, self.locale)))
            elif outlooks.takes_long(live, command.key):
                considered = advice.consequence_considered(live, self.server.workers, command, self.locale, self.asker)
                self.play.spawn(self._answer_later(command.id, command.seat, considered))
            else:
                self.send(advice.consequence(live, command, self.locale))

    async def _describe(self, command: Describe) -> None:
        """The position in words; it takes a while to make, so it comes only to those who ask."""
        live = await self.play.open(self.table)
        self._check_access(live)
        self._focus(live)
        if not self._shown(live, self.play.clock()).match.begun:
            raise RequestProblem("stale", 409)
        self.play.spawn(self._answer_later(command.id, self.eyes, self._position(live, command.id)))

    async def _position(self, live: Live, request: str) -> Position:
        """The position as soon as these eyes may see it."""
        if not self.late:
            await self.play.seen_by(live, self.person)
        shown = self._shown(live, self.play.clock())
        version = shown.counting(self._yours).of(shown.match.version)
        return Position(request, version, shown.position(self.eyes, self.locale))

    async def _has_shown(self, command: Seen) -> None:
        """The browser has shown what led to the question of its seat; of an older question it does not matter."""
        live = await self.play.open(self.table)
        yours = self._focus(live)
        question = live.match.questions.get(self.eyes) if self.eyes is not None else None
        if question is None or self.eyes is None or not live.match.clocks.used:
            return
        if command.version >= live.shown.counting(yours).of(question.version):
            await self.play.shown_up_to(live, self.eyes)

    def _check_begun(self, live: Live) -> None:
        if not live.match.begun:
            raise RequestProblem("stale", 409)

    async def _reckon(self, command: AskOdds) -> None:
        """Odds are for everybody who looks, from what their eyes may know."""
        self._hints.check("")
        live = await self.play.open(self.table)
        self._check_access(live)
        self._focus(live)
        advice.check_advised(live)
        at = self.play.clock()
        if not self.late and live.hides(self.person, at):
            raise RequestProblem("contest-waits", 409)
        shown, play = self._shown(live, at), self.play
        odds = reckoning.odds(
            live.reckonings, shown, self.server.workers, play.spawn, command, self.eyes, self._yours, self.asker
        )
        self.play.spawn(self._answer_later(command.id, self.eyes, odds))

    async def _answer_later(self, request: str, eyes: int | None, work: Awaitable[ServerMessage]) -> None:
        """Takes a while: meanwhile the person may go on, and the answer is for these eyes alone."""
        try:
            answer = await work
        except RequestProblem as problem:
            self.send(Refused(request, problem.code, problem.told(self.locale).text))
            return
        except RuleRefused as refused:
            await self._refuse(request, refused)
            return
        except Exception:
            LOG.exception("advice failed")
            self.send(Refused(request, "internal", words(self.locale).message("problem-internal")))
            return
        if self.eyes == eyes:
            self.send(answer)

    async def _with_others(self, command: Propose | Ballot | Leave) -> None:
        acknowledge = self._acknowledging(await self.play.open(self.table), command.id)
        if isinstance(command, Propose):
            await votes.propose(self.play, self.table, self.person, command, acknowledge)
        elif isinstance(command, Ballot):
            await votes.vote(self.play, self.table, self.person, command, acknowledge)
        else:
            await moves.leave(self.play, self.table, self.person, acknowledge)

    async def _say(self, command: Say) -> None:
        """Only those who sit at the table speak there."""
        live = await self.play.open(self.table)
        own = seated(live.seats, self.person or None)
        if not own or self.session.person is None:
            raise RequestProblem("forbidden", 403)
        seat = self.eyes if self.eyes in own else own[0]
        text = command.text.replace("\0", "").strip()
        if not text:
            raise RequestProblem("malformed", 400)
        at, name = self.play.clock(), live.shown.names(self.locale)[seat]
        await self.server.store.write(
            lambda tx: chat.say(tx, self.table, at, self.person, seat, name, text, command.id)
        )
        self._acknowledging(live, command.id)(live.match.version)

    def _acknowledging(self, live: Live, request: str) -> Acknowledge:
        """Acknowledges a request with the number of an event, as this person counts."""
        return lambda number: self.send(Acknowledged(request, live.count(self.person, number)))


def is_disconnect(error: BaseException) -> bool:
    """Whether the browser has simply gone."""
    return isinstance(error, WebSocketDisconnect)


@websocket("/ws/tables/{table:str}")
async def table_socket(
    socket: WebSocket[Any, Any, Any],
    table: FromPath[str],
    server: NamedDependency[Server],
    session: NamedDependency[Session],
) -> None:
    """A browser at a table, from its first to its last message."""
    code = socket.query_params.get("code", "")
    at_table = AtTable(server, socket, table, session, tidy_code(code) if code else "")
    metrics.SOCKETS.inc()
    try:
        with at_table.entering() as room:
            await at_table.run(room)
    finally:
        metrics.SOCKETS.dec()


ROUTES: Final = [table_socket]
