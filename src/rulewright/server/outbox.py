"""Outbox of notifications, which survive a restart: rows written with what they tell of, and a loop that sends them.

A notification is a row for the page, and one row for each further channel that
the person has switched on. Rows are sent at least once: a row is claimed before
it is sent, and one whose sending was cut short is tried again. Of several
processes one sends, the holder of the lease `outbox`. The wording is in
`notices`, the ways out are in `channels`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    bindparam,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from rulewright.server import channels, metrics, people
from rulewright.server.channels import Message, SubscriptionGone
from rulewright.server.context import Server, new_id, now
from rulewright.server.notices import KINDS, link_of, subject_of, text_of
from rulewright.server.outgoing import Undeliverable
from rulewright.server.schema import LEASES, OUTBOX, PEOPLE, TABLES
from rulewright.server.settings import Settings
from rulewright.server.store import EVERYTHING, Transaction
from rulewright.server.wire import Settings as Wishes

LOG: Final = logging.getLogger(__name__)

SECOND: Final = 1000
MINUTE: Final = 60 * SECOND
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR

GRACE: Final = MINUTE
"""How long a turn stays in the page alone: most people move within it."""
PAUSES: Final = (MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 12 * HOUR)
"""Before the second attempt, the third, and so on; after the last pause it is tried once more."""
LOOK: Final = 10 * SECOND
"""The longest time between two looks for due rows. What is due later needs no announcement."""
LEASE: Final = 3 * MINUTE
"""Longer than a batch can take, so that nobody else begins while it is sent."""
BATCH: Final = 20
BREATH: Final = 0.02
"""Seconds before another look when nothing could be taken."""
MAILS_AT_ONCE: Final = 4
STOPPING: Final = 10.0
"""Seconds that a stop waits for what is being sent."""
LONGEST_ERROR: Final = 300
KEPT_DROPPED: Final = DAY
KEPT: Final = 90 * DAY

OF_A_TURN: Final = ("turn", "reminder")
"""Kinds that are true only as long as the person is asked."""

SAME: Final = and_(
    OUTBOX.c.person == bindparam("whose"),
    OUTBOX.c.table == bindparam("at_table"),
    OUTBOX.c.kind.in_(bindparam("kinds", expanding=True)),
)
STANDING: Final = or_(OUTBOX.c.status == "due", and_(OUTBOX.c.channel == "page", OUTBOX.c.status != "dropped"))
DROP: Final = update(OUTBOX).where(SAME, STANDING).values(status="dropped")
"""Every move executes it; made once, it takes half the time."""
FORGET_DROPPED: Final = delete(OUTBOX).where(SAME, OUTBOX.c.status == "dropped")


class Parcel(Struct, frozen=True):
    """A row that this process has claimed, ready to be sent."""

    row: int
    channel: str
    attempts: int
    message: Message


class Outbox:
    """The notifications of a server. `clock` gives milliseconds; tests bring their own."""

    def __init__(self, server: Server, clock: Callable[[], int] = now) -> None:
        self.server = server
        self._clock = clock
        self._me = new_id()
        self._wake = asyncio.Event()
        self._stopping = False
        self._loop: asyncio.Task[None] | None = None
        self._unsubscribe: Callable[[], None] = lambda: None
        self._mails = asyncio.Semaphore(MAILS_AT_ONCE)
        self._tidied = 0

    # For the other parts of the server: within their transactions

    def put(
        self, tx: Transaction, person: str, kind: str, table: str, data: Mapping[str, Any], delay_ms: int = 0
    ) -> None:
        """Tells a person something. A turn that they have been told of, and that still stands, is not told twice.

        With a delay it is as if it had happened so much later.
        """
        assert kind in KINDS, kind
        at = self._clock() + delay_ms
        recipient = tx.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
        if recipient is None or (kind in OF_A_TURN and stands(tx, person, table, kind)):
            return
        # Those of earlier turns go, so that a long game does not leave two rows for every move.
        tx.execute(FORGET_DROPPED, same(person, table, kind))
        data = {**names_of(tx, table), **data}
        if kind == "turn" and self.server.settings.reminder_hours > 0:
            hours = self.server.settings.reminder_hours
            write(tx, person, "reminder", table, {**data, "hours": hours}, "page", "due", at, at + hours * HOUR)
        if delay_ms > 0:
            write(tx, person, kind, table, data, "page", "due", at, at)
            return
        write(tx, person, kind, table, data, "page", "sent", at, at)
        self._fan_out(tx, recipient, kind, table, data)

    def drop(self, tx: Transaction, person: str, table: str, kind: str) -> None:
        """Takes back what is no longer true: it leaves the page, and what is not sent yet is not sent."""
        tx.execute(DROP, same(person, table, kind))

    def _fan_out(self, tx: Transaction, recipient: Row[Any], kind: str, table: str, data: Mapping[str, Any]) -> None:
        """One row for each channel, beside the page, that the person has switched on."""
        at = self._clock()
        due = at + (GRACE if kind == "turn" else 0)
        enabled = enabled_channels(self.server.settings, recipient)
        for channel in enabled:
            for to in [{"browser": browser["id"]} for browser in recipient.push] if channel == "push" else [{}]:
                write(tx, recipient.id, kind, table, {**data, **to}, channel, "due", at, due)
        if enabled and due < at + LOOK:
            tx.announce("outbox")

    def confirm(self, tx: Transaction, person: str) -> None:
        """Asks the reader of a person's mail address whether they want mail. An earlier question is not sent then."""
        self.drop(tx, person, "", "confirm")
        at = self._clock()
        write(tx, person, "confirm", "", {}, "mail", "due", at, at)
        tx.announce("outbox")

    # The loop

    async def start(self) -> None:
        """Sends from now on."""
        self._unsubscribe = self.server.store.subscribe(self._heard)
        self._loop = asyncio.create_task(self._send_on(), name="outbox")

    async def stop(self) -> None:
        """Lets what is being sent come to its end, if that is soon, and leaves the rest to the next start."""
        self._stopping = True
        self._unsubscribe()
        self._wake.set()
        if self._loop is None:
            return
        await asyncio.wait([self._loop], timeout=STOPPING)
        self._loop.cancel()
        await asyncio.gather(self._loop, return_exceptions=True)
        self._loop = None
        mine = delete(LEASES).where(LEASES.c.name == "outbox", LEASES.c.holder == self._me)
        await self.server.store.write(lambda tx: tx.execute(mine) and None)

    def _heard(self, topic: str, _number: int) -> None:
        if topic in ("outbox", EVERYTHING):
            self._wake.set()

    async def _send_on(self) -> None:
        while not self._stopping:
            self._wake.clear()
            pause = LOOK
            try:
                pause = await self.deliver()
            except Exception:
                # The database may be away for a while; the rows wait.
                LOG.exception("the outbox could not do its work")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._wake.wait(), pause / SECOND)

    async def deliver(self) -> int:
        """Sends all that is due; returns the milliseconds after which to look again."""
        while not self._stopping:
            at = self._clock()
            soonest, tables = await self.server.store.read(lambda connection: ahead(connection, self._clock()))
            if soonest is None or soonest > at:
                return LOOK if soonest is None else min(LOOK, soonest - at)
            taken = await self._taken(self._watching(tables))
            if taken is None:
                return LOOK
            await asyncio.gather(*(self._send(parcel) for parcel in taken))
            if not taken:
                await asyncio.sleep(BREATH)  # all that is due may be locked for the moment
        return LOOK

    async def _taken(self, watching: set[tuple[str, str]]) -> list[Parcel] | None:
        try:
            return await self.server.store.write(lambda tx: self._take(tx, watching))
        except IntegrityError:
            return None  # another process made the lease at the same moment

    def _watching(self, tables: list[str]) -> set[tuple[str, str]]:
        """Who has these tables open in a browser of this process: (table, person)."""
        play = getattr(self.server, "play", None)  # the outbox starts before it
        if play is None:
            return set()
        return {(table, person) for table in tables for person in play.connected(table)}

    # Claiming

    def _take(self, tx: Transaction, watching: set[tuple[str, str]]) -> list[Parcel] | None:
        """Claims a batch of due rows; None if another process holds the lease."""
        at = self._clock()
        if not self._lease(tx, at):
            return None
        self._tidy(tx, at)
        self._ripen(tx, at)
        taken = []
        for row in tx.execute(due_rows(at)).all():
            change: dict[str, Any]
            if not still_true(row) or not reachable(self.server.settings, row):
                change = {"status": "dropped"}
            elif row.kind in OF_A_TURN and (row.table, row.person) in watching:
                change = {"due": at + GRACE}  # they look at the table: not while they think
            else:
                attempts = row.attempts + 1
                change = {"attempts": attempts, "due": at + PAUSES[min(attempts, len(PAUSES)) - 1]}
                taken.append(Parcel(row.number, row.channel, attempts, self._message(row)))
            tx.execute(update(OUTBOX).where(OUTBOX.c.id == row.number).values(**change))
        return taken

    def _lease(self, tx: Transaction, at: int) -> bool:
        """Takes or renews the lease. A database of one process knows no other holder but a former self."""
        over = or_(LEASES.c.until < at, LEASES.c.until > at + LEASE)  # or given before the clock was put back
        free = or_(LEASES.c.holder == self._me, over, literal(not self.server.store.shared))
        mine = {"holder": self._me, "until": at + LEASE}
        if tx.execute(update(LEASES).where(LEASES.c.name == "outbox", free).values(**mine)).rowcount:
            return True
        if tx.execute(select(LEASES.c.name).where(LEASES.c.name == "outbox")).one_or_none() is not None:
            return False
        tx.execute(insert(LEASES).values(name="outbox", **mine))
        return True

    def _ripen(self, tx: Transaction, at: int) -> None:
        """Shows the rows of the page whose time has come, and sends them by the other channels from now on."""
        ripe = select(OUTBOX, TABLES.c.status.label("table_status")).select_from(
            OUTBOX.outerjoin(TABLES, TABLES.c.id == OUTBOX.c.table)
        )
        ripe = ripe.where(OUTBOX.c.status == "due", OUTBOX.c.channel == "page", OUTBOX.c.due <= at)
        for row in tx.execute(unlocked(ripe.order_by(OUTBOX.c.id).limit(BATCH))).all():
            recipient = tx.execute(select(PEOPLE).where(PEOPLE.c.id == row.person)).one()
            wanted = still_true(row) and (row.kind != "reminder" or wish(recipient, "reminders"))
            status = "sent" if wanted else "dropped"
            tx.execute(update(OUTBOX).where(OUTBOX.c.id == row.id).values(status=status, created=at))
            if wanted:
                self._fan_out(tx, recipient, row.kind, row.table, row.data)

    def _message(self, row: Row[Any]) -> Message:
        return Message(
            key=f"notification-{row.number}-{row.created}",
            kind=row.kind,
            at=row.created,
            table=row.table,
            subject=subject_of(row.kind, row.data, row.locale),
            text=text_of(row.kind, row.data, row.locale),
            link=self._link(row),
            locale=row.locale,
            person=row.person,
            email=row.email,
            webhook=row.webhook,
            push=browser_of(row),
        )

    def _link(self, row: Row[Any]) -> str:
        settings = self.server.settings
        if row.kind == "confirm":
            return f"{settings.origin}/account?confirm={channels.confirmation(settings, row.person, row.email)}"
        return link_of(settings, row.kind, row.table, row.data)

    def _tidy(self, tx: Transaction, at: int) -> None:
        """Now and then: forgets what was dropped or told long ago."""
        if at < self._tidied + HOUR:
            return
        self._tidied = at
        dropped = and_(OUTBOX.c.status == "dropped", OUTBOX.c.created < at - KEPT_DROPPED)
        told = and_(OUTBOX.c.status != "due", OUTBOX.c.created < at - KEPT)
        old = select(OUTBOX.c.id).where(or_(dropped, told))
        tx.execute(delete(OUTBOX).where(OUTBOX.c.id.in_(unlocked(old))))

    # Sending

    async def _send(self, parcel: Parcel) -> None:
        """Sends one row and writes down what came of it."""
        one_by_one = self._mails if parcel.channel == "mail" else contextlib.nullcontext()
        error: Exception | None = None
        try:
            async with one_by_one:
                await channels.send(self.server.settings, parcel.channel, parcel.message)
        except Exception as caught:
            error = caught
        final = isinstance(error, Undeliverable) or parcel.attempts > len(PAUSES)
        outcome = "sent" if error is None else "failed" if final else "retry"
        if error is not None:
            LOG.warning("notification %s by %s: %s, %s", parcel.row, parcel.channel, outcome, error)
        metrics.OUTBOX_SENT.labels(parcel.channel, outcome).inc()
        await self.server.store.write(lambda tx: settle(tx, parcel, outcome, error))


def settle(tx: Transaction, parcel: Parcel, outcome: str, error: Exception | None) -> None:
    """Writes down what came of a row. When it is to be tried again was set as it was claimed."""
    own = update(OUTBOX).where(OUTBOX.c.id == parcel.row)
    if error is None:
        tx.execute(own.values(status="sent", error=""))
        return
    own = own.where(OUTBOX.c.status == "due")  # it may have been dropped meanwhile
    told = (str(error) or type(error).__name__)[:LONGEST_ERROR]
    tx.execute(own.values(error=told, **({"status": "failed"} if outcome == "failed" else {})))
    if isinstance(error, SubscriptionGone):
        forget_subscription(tx, parcel.message)


def forget_subscription(tx: Transaction, message: Message) -> None:
    """The browser gets no more web push; the person's others still do."""
    people.remove_browser(tx, message.person, people.browser_id(message.push["endpoint"]))


# Rows


def same(person: str, table: str, kind: str) -> dict[str, Any]:
    """What `SAME` asks for: a turn and its reminder belong together."""
    return {"whose": person, "at_table": table, "kinds": OF_A_TURN if kind == "turn" else (kind,)}


def write(
    tx: Transaction,
    person: str,
    kind: str,
    table: str,
    data: Mapping[str, Any],
    channel: str,
    status: str,
    at: int,
    due: int,
) -> None:
    """Adds a row."""
    row = {"person": person, "kind": kind, "table": table, "data": dict(data), "channel": channel}
    tx.execute(insert(OUTBOX).values(**row, status=status, created=at, due=due, attempts=0, error=""))


def stands(tx: Transaction, person: str, table: str, kind: str) -> bool:
    """Whether the page tells this already."""
    row = select(OUTBOX.c.id).where(OUTBOX.c.person == person, OUTBOX.c.table == table, OUTBOX.c.kind == kind)
    row = row.where(OUTBOX.c.channel == "page", OUTBOX.c.status != "dropped")
    return tx.execute(row.limit(1)).one_or_none() is not None


def names_of(tx: Transaction, table: str) -> dict[str, Any]:
    """The name of a table as it is now, when it was set, and its game: they can still be told when it is gone."""
    named = select(TABLES.c.name, TABLES.c.created, TABLES.c.game).where(TABLES.c.id == table)
    found = tx.execute(named).one_or_none()
    return {"name": found.name, "created": found.created, "game": found.game} if found else {"name": ""}


def ahead(connection: Connection, at: int) -> tuple[int | None, list[str]]:
    """When the next row is due, and the tables of the turns that are due already."""
    soonest = connection.execute(select(func.min(OUTBOX.c.due)).where(OUTBOX.c.status == "due")).scalar_one()
    turns = select(OUTBOX.c.table).where(OUTBOX.c.status == "due", OUTBOX.c.due <= at, OUTBOX.c.kind.in_(OF_A_TURN))
    return soonest, list(connection.execute(turns.distinct()).scalars())


def due_rows(at: int) -> Select[Any]:
    """The rows to send, with the person as they are now and the state of the table."""
    of_person = ("locale", "settings", "email", "confirmed", "webhook", "push", "banned")
    person = [PEOPLE.c[name] for name in of_person]
    own = [column for column in OUTBOX.c if column.name not in ("id", "status")]
    joined = OUTBOX.join(PEOPLE, PEOPLE.c.id == OUTBOX.c.person).outerjoin(TABLES, TABLES.c.id == OUTBOX.c.table)
    rows = select(OUTBOX.c.id.label("number"), *own, *person, TABLES.c.status.label("table_status"))
    rows = rows.select_from(joined).where(OUTBOX.c.status == "due", OUTBOX.c.channel != "page", OUTBOX.c.due <= at)
    return unlocked(rows.order_by(OUTBOX.c.due, OUTBOX.c.id).limit(BATCH))


def unlocked(rows: Select[Any]) -> Select[Any]:
    """Only rows that no other transaction is changing: on PostgreSQL a move must never wait here, nor fail.

    SQLite has one writer and takes no notice.
    """
    return rows.with_for_update(of=OUTBOX, skip_locked=True)


def still_true(row: Row[Any]) -> bool:
    """A turn is over at the latest when the game is."""
    return row.kind not in OF_A_TURN or row.table_status == "playing"


def reachable(settings: Settings, row: Row[Any]) -> bool:
    """Whether a row can still be sent: its channel is on, its browser there. A question to an address needs none."""
    if row.kind == "confirm":
        return bool(settings.smtp and row.email and row.email != row.confirmed and not row.banned)
    there = row.channel != "push" or browser_of(row) is not None
    return there and row.channel in enabled_channels(settings, row)


def browser_of(row: Row[Any]) -> dict[str, str] | None:
    """The subscription to which a row of web push is sent."""
    if row.channel != "push":
        return None
    id = row.data.get("browser")
    found = next((browser for browser in row.push or [] if browser["id"] == id), None)
    return None if found is None else {part: found[part] for part in ("endpoint", "p256dh", "auth")}


def wish(person: Row[Any], name: str) -> bool:
    """What a person has chosen, or the usual."""
    return bool(person.settings.get(name, getattr(Wishes(), name)))


def enabled_channels(settings: Settings, person: Row[Any]) -> list[str]:
    """The channels beside the page that the host offers and the person has switched on."""
    offered = {
        "mail": settings.smtp and person.email and person.email == person.confirmed,
        "webhook": settings.webhooks and person.webhook,
        "push": settings.push_subject and person.push,
    }
    return [channel for channel, there in offered.items() if there and wish(person, channel) and not person.banned]
