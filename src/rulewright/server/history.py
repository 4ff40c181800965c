"""History of matches as stored: reading a table with its events, and the transaction that appends one.

With the event go, in the same transaction, what lists show of the table, the
notifications of those whose turn it has become, and the announcement to all
processes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Row, bindparam, func, insert, select, update

from rulewright.core.state import State
from rulewright.sealing import mixed_seed
from rulewright.server.asked import concerned, shown_stage, shown_waiting
from rulewright.server.covers import Cover
from rulewright.server.match import Event, LiveMatch, Setup
from rulewright.server.outbox import Outbox
from rulewright.server.schema import EVENTS, ORDERS, POSITIONS, TABLES, VOTES
from rulewright.server.store import Transaction
from rulewright.server.tables import IDENTIFIER, Seat, seats_of
from rulewright.server.wire import Tempo

Extra = Callable[[Transaction], None]
"""What else belongs into the transaction of an event."""

NOBODY_ASKED: Final[dict[str, Any]] = {"waiting": [], "asked": [], "stage": ""}

# Every move executes these: made once, they take half the time.
APPEND: Final = insert(EVENTS)
CHANGE_TABLE: Final = update(TABLES).where(TABLES.c.id == bindparam("at_table"))
FIRST_POSITION: Final = insert(POSITIONS)
KEEP_POSITION: Final = (
    update(POSITIONS)
    .where(POSITIONS.c.table == bindparam("at_table"))
    .values({name: bindparam(name) for name in ("number", "rules", "turn", "position")})
)
LAPSE: Final = (
    update(VOTES).where(VOTES.c.table == bindparam("at_table"), VOTES.c.status == "open").values(status="failed")
)
LAPSE_UNDO: Final = LAPSE.where(VOTES.c.kind == "undo")
LAPSE_UNDO_BY: Final = LAPSE_UNDO.where(VOTES.c.by == bindparam("by_seat"))


class Facts(Struct, frozen=True):
    """What play must know of a table beside the match itself."""

    id: str
    name: str
    status: str
    creator: str
    private: bool
    code: str
    spectators: bool
    delay: int
    free_undo: bool
    cover_windows: bool
    advice: bool
    language: str
    created: int
    lessons: dict[str, Any] | None = None
    """Of a guided game, how far its pupil has come."""
    scene_wait: int = 20


FACTS: Final = [TABLES.c[field] for field in Facts.__struct_fields__]


class Stored(Struct, frozen=True):
    """A table with everything that its match is made from."""

    facts: Facts
    setup: Setup
    seats: list[Seat]
    events: list[Event]
    orders: dict[int, dict[str, str]]
    rules: int
    """The version of the rules with which it was played."""
    asked: list[int]
    """The seats that are asked, as its last event has left it."""


class Kept(Struct, frozen=True):
    """The last position of a match, as the rules wrote it by which it was made."""

    number: int
    """The event that led there."""
    rules: int
    turn: int
    position: str
    """JSON."""


class People(Struct, frozen=True):
    """The table itself, who sits there, their standing orders, and the number of the last event."""

    facts: Facts
    seats: list[Seat]
    orders: dict[int, dict[str, str]]
    last: int


# Reading


def load(connection: Connection, table: str) -> Stored | None:
    """A table and its whole match; None if there is no such table."""
    if not IDENTIFIER.fullmatch(table):
        return None
    row = connection.execute(select(TABLES).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    seats = seats_of(connection, [table])[table]
    return Stored(
        facts_of(row),
        setup_of(row, len(seats)),
        seats,
        events_after(connection, table, 0),
        orders_of(connection, table),
        row.rules,
        row.asked or [],
    )


def adopt(tx: Transaction, table: str, version: int) -> None:
    """From now on a match is one of this version of the rules: it leads where it led."""
    tx.execute(update(TABLES).where(TABLES.c.id == table).values(rules=version, held=None))


def kept_position(connection: Connection, table: str) -> Kept | None:
    """The last position of a match; None if there is none."""
    row = connection.execute(select(POSITIONS).where(POSITIONS.c.table == table)).one_or_none()
    return None if row is None else Kept(row.number, row.rules, row.turn, row.position)


def load_people(connection: Connection, table: str) -> People | None:
    """What can change without an event; None if the table is gone."""
    row = connection.execute(select(*FACTS).where(TABLES.c.id == table)).one_or_none()
    if row is None:
        return None
    last = last_number(connection, table)
    return People(facts_of(row), seats_of(connection, [table])[table], orders_of(connection, table), last)


def facts_of(row: Row[Any]) -> Facts:
    return Facts(*(getattr(row, field) for field in Facts.__struct_fields__))


def setup_of(row: Row[Any], players: int) -> Setup:
    """The seed of the match is mixed from the secret one and the nonces, in the order of joining."""
    seed = mixed_seed(bytes.fromhex(row.seed), [nonce for _person, nonce in row.nonces])
    return Setup(row.id, row.game, players, row.options, seed, msgspec.convert(row.tempo, Tempo), row.start)


def events_after(connection: Connection, table: str, number: int) -> list[Event]:
    query = select(EVENTS).where(EVENTS.c.table == table, EVENTS.c.number > number).order_by(EVENTS.c.number)
    return [
        Event(row.number, row.at, row.kind, row.seat, row.person, row.data, row.request)
        for row in connection.execute(query)
    ]


def last_number(connection: Connection, table: str) -> int:
    """The number of the last event of a match; 0 if it has not begun."""
    return connection.scalar(select(func.max(EVENTS.c.number)).where(EVENTS.c.table == table)) or 0


def orders_of(connection: Connection, table: str) -> dict[int, dict[str, str]]:
    orders: dict[int, dict[str, str]] = {}
    for row in connection.execute(select(ORDERS).where(ORDERS.c.table == table)):
        orders.setdefault(row.seat, {})[row.decision] = row.key
    return orders


# Appending


class Entry(Struct, frozen=True):
    """An event, and everything that is stored with it."""

    event: Event
    values: dict[str, Any]
    """Columns of the table that change."""
    answered: list[str]
    """People whose turn is over."""
    asked: dict[str, int]
    """People whose turn it has become, and who are not here to see it; how long it is hidden from them."""
    finished: dict[str, Any] | None
    """For the notification of everybody, when the rules have ended the match."""
    everybody: list[str]
    kept: Kept | None = None
    """The position to which it leads; none if it changes none."""


def entry_of(match: LiveMatch, seats: list[Seat], event: Event, after: State | None, told: set[str]) -> Entry:
    """What is stored with an event. `told` are the people who need no notification of their turn."""
    before = concerned(match.state) if match.playing else set()
    waiting = set() if after is None or event.kind == "end" else concerned(after)
    if event.kind == "seat":
        waiting = before
    # The next question to the same seat is news, whether anybody was asked in between or not.
    chosen = {event.seat} if event.kind == "choice" else set()
    over = after is not None and after.over
    finished = finished_data(seats, after) if over and after is not None else None
    cover = match.cover.extended(event)
    asked = [person for person in people_in(seats, waiting - (before - chosen)) if person not in told]
    return Entry(
        event=event,
        values=columns(match, event, after, cover),
        answered=people_in(seats, before - (waiting - chosen)),
        asked={person: hidden_for(cover, seats_of_person(seats, person), event.at) for person in asked},
        finished=finished,
        everybody=people_in(seats, set(range(len(seats)))),
        kept=None if after is None else kept_of(match, event, after),
    )


def kept_of(match: LiveMatch, event: Event, after: State) -> Kept:
    """What is kept of the position to which an event leads."""
    position = msgspec.json.encode(after.position()).decode()
    return Kept(event.number, match.game.rules_version, match.turn_after(event), position)


def hidden_for(cover: Cover, own: list[int], at: int) -> int:
    """The milliseconds for which somebody with these seats does not see what has happened."""
    return cover.seen_from(own) - at if cover.hides(own, at) else 0


def columns(match: LiveMatch, event: Event, after: State | None, cover: Cover) -> dict[str, Any]:
    """The columns by which lists show the table; it waits since all can see for what."""
    if event.kind == "end":
        return {"status": "ended", "ended": event.at, **NOBODY_ASKED}
    if after is None:
        return {}
    if after.over:
        return {"status": "finished", "ended": event.at, **NOBODY_ASKED, "result": after.result}
    values = asked_columns(after)
    if event.kind != "choice" or set(match.questions) == {event.seat}:
        values["since"] = cover.until if cover.lies_over(event.at) else event.at
    return values


def asked_columns(state: State) -> dict[str, Any]:
    """The columns that tell who is asked what."""
    return {"waiting": shown_waiting(state), "asked": list(state.waiting), "stage": shown_stage(state)}


def seats_of_person(seats: list[Seat], person: str) -> list[int]:
    """The seats that a person plays."""
    return [
        number
        for number, seat in enumerate(seats)
        if person and seat.kind == "person" and seat.person == person and not seat.gone
    ]


def people_in(seats: list[Seat], numbers: set[int]) -> list[str]:
    """The people who sit in these seats and have not left."""
    found = [seats[number] for number in sorted(numbers)]
    return sorted({seat.person for seat in found if seat.kind == "person" and seat.person and not seat.gone})


def finished_data(seats: list[Seat], after: State) -> dict[str, Any]:
    """Who has won, if all winners have names of their own: bots of old tables are called by their level."""
    result = after.result
    winners = [seats[seat].name for seat in result["winners"]] if result is not None else []
    return {"winners": winners} if all(winners) else {}


def append(tx: Transaction, table: str, entry: Entry, outbox: Outbox, extra: Extra | None) -> None:
    """Stores an event. Raises `IntegrityError` if its number or its request is stored already."""
    event = entry.event
    tx.execute(APPEND, {"table": table, **msgspec.structs.asdict(event)})
    if entry.values:
        tx.execute(CHANGE_TABLE, {"at_table": table, **entry.values})
    if entry.kept is not None:
        keep(tx, table, entry.kept)
    if extra is not None:
        extra(tx)
    lapsed = lapse_votes(tx, table, entry)
    if lapsed or "status" in entry.values or event.kind == "seat":
        tx.announce(f"table:{table}")
    for person in entry.everybody if lapsed else ():
        outbox.drop(tx, person, table, "vote")
    for person in entry.answered:
        outbox.drop(tx, person, table, "turn")
    for person, hidden in entry.asked.items():
        outbox.put(tx, person, "turn", table, {}, hidden)
    if entry.finished is not None:
        for person in entry.everybody:
            outbox.put(tx, person, "finished", table, entry.finished)
    tx.announce(f"match:{table}", event.number)


def keep(tx: Transaction, table: str, kept: Kept) -> None:
    """Puts the position in place of the one before."""
    values = msgspec.structs.asdict(kept)
    if tx.execute(KEEP_POSITION, {"at_table": table, **values}).rowcount == 0:
        tx.execute(FIRST_POSITION, {"table": table, **values})


def lapse_votes(tx: Transaction, table: str, entry: Entry) -> bool:
    """Questions to the table that the event has overtaken are closed.

    To take back a choice is no longer a question once its seat has chosen again
    or anything was taken back; after the end nothing is.
    """
    event = entry.event
    if event.kind not in ("choice", "undo", "carried", "end"):
        return False
    if "status" in entry.values:
        lapsed = tx.execute(LAPSE, {"at_table": table})
    elif event.kind in ("undo", "carried"):
        lapsed = tx.execute(LAPSE_UNDO, {"at_table": table})
    else:
        lapsed = tx.execute(LAPSE_UNDO_BY, {"at_table": table, "by_seat": event.seat})
    return lapsed.rowcount > 0
