"""Carrying over of matches to other rules: the last position, kept by the rules that made it, begins the rest.

A match that the present rules lead where it led goes on with them (`fidelity`). One that really differs is carried
over: an event holds the position from which it goes on, and the log says so. Only if the rules refuse that position
does it wait for the host, who ends it, and for its players, who can agree to a result (`settling`).
"""

from __future__ import annotations

import contextlib
import json
import logging
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from sqlalchemy import Connection, update
from sqlalchemy.exc import IntegrityError

from rulewright.core.hashes import LEFT_OUT, in_canonical_form, play_hash
from rulewright.core.record import Record
from rulewright.core.registry import game
from rulewright.core.state import State
from rulewright.server import history
from rulewright.server.fidelity import Departed, Departure
from rulewright.server.history import Entry, Kept, Stored
from rulewright.server.logs import fields
from rulewright.server.match import Event, LiveMatch, carried_state
from rulewright.server.outbox import Outbox
from rulewright.server.problems import RequestProblem
from rulewright.server.recording import kept_choices, record_of
from rulewright.server.schema import TABLES
from rulewright.server.store import Store, Transaction

if TYPE_CHECKING:
    from rulewright.server.play import Play

LOG: Final = logging.getLogger(__name__)
MOVING: Final = ("begin", "choice", "undo", "carried")
"""The kinds of events that lead to another position."""


class Carried(Struct, frozen=True):
    """A match as it goes on: the event that carries it over, and the state after it."""

    event: Event
    after: State


def last_position(stored: Stored, kept: Kept | None) -> Kept | None:
    """The kept position, if it is that of the last event that moved the match."""
    moved = max((event.number for event in stored.events if event.kind in MOVING), default=0)
    return kept if kept is not None and kept.number == moved > 0 else None


def carried(stored: Stored, kept: Kept, good: int, at: int) -> Carried | None:
    """The match goes on; None if the present rules refuse its position. `good`: the last event to which they lead."""
    rules = game(stored.setup.game)
    record = record_of(stored.setup, stored.events)
    chances = sum("chance" in entry for entry in record)
    try:
        after = carried_state(rules, json.loads(kept.position), stored.setup.seed, chances)
        hashed = play_hash(after)
    except Exception as error:  # whatever the rules stumble over
        LOG.info("a position is refused", extra=fields(table=stored.facts.id, reason=str(error)))
        return None
    last = len(kept_choices(stored.events))
    first = min(len(kept_choices(stored.events[:good])) + 1, max(last, 1))
    data = {
        "position": after.start,
        "chances": int(after.earlier),
        "turn": kept.turn,
        "rules": [kept.rules, rules.rules_version],
        "choices": [first, last],
        "hash": hashed,
    }
    number = stored.events[-1].number + 1
    return Carried(Event(number, max(at, stored.events[-1].at), "carried", None, None, data), after)


def differs(match: LiveMatch, kept: Kept) -> bool:
    """Whether a match that fits its events stands otherwise than it did, in what matters for play.

    A position that the present rules cannot read may only be spelled in another way: then what has the same name in
    both must be the same.
    """
    position = json.loads(kept.position)
    try:
        return play_hash(match.game.from_position(position)) != play_hash(match.state)
    except Exception:  # whatever the rules stumble over
        left_out, unordered = {*LEFT_OUT, *match.game.bookkeeping}, frozenset(match.game.unordered)
        before = in_canonical_form(position, left_out, unordered)
        after = in_canonical_form(match.state.position(), left_out, unordered)
        return any(before[name] != after[name] for name in before.keys() & after.keys())


async def go_on(play: Play, stored: Stored, match: LiveMatch) -> None:
    """A match that fits its events goes on with the present rules; raises `Departed` if it stands otherwise."""
    table = stored.facts.id
    kept = last_position(stored, await play.server.store.read(lambda tx: history.kept_position(tx, table)))
    if match.playing and kept is not None and differs(match, kept):
        raise Departed(Departure(len(stored.events) - 1, "the position is another one"), True)
    version = match.game.rules_version
    await play.server.store.write(lambda tx: history.adopt(tx, table, version))
    LOG.info("a match goes on with other rules", extra=fields(table=table, was=stored.rules, rules=version))


async def carry(play: Play, stored: Stored, departure: Departure) -> Stored | None:
    """Carries a match over, and reads it again; None if that cannot be done: then it waits for its host."""
    store, table = play.server.store, stored.facts.id
    if stored.facts.status != "playing" or not stored.events:
        return None
    now, position = await store.read(
        lambda connection: (history.load(connection, table), history.kept_position(connection, table))
    )
    if now is None or now.rules != stored.rules or len(now.events) != len(stored.events):
        return now  # another process was quicker
    kept = last_position(stored, position)
    found = carried(stored, kept, departure.good, play.clock()) if kept is not None else None
    if found is None:
        await hold(store, table, play.clock())
        return None
    with contextlib.suppress(IntegrityError):  # another process was quicker
        await store.write(lambda tx: append(tx, stored, found, play.server.outbox))
    told = {"was": stored.rules, "rules": found.event.data["rules"][1], "reason": departure.reason}
    LOG.warning("a match was carried over to other rules", extra=fields(table=table, **told))
    return await store.read(lambda connection: history.load(connection, table))


def append(tx: Transaction, stored: Stored, found: Carried, outbox: Outbox) -> None:
    """Stores the event with what lists show of the table."""
    event, after = found.event, found.after
    match = LiveMatch(stored.setup)
    finished = history.finished_data(stored.seats, after) if after.over else None
    values: dict[str, Any] = {"rules": event.data["rules"][1], "held": None, "since": event.at}
    if after.over:
        values |= {"status": "finished", "ended": event.at, **history.NOBODY_ASKED, "result": after.result}
    else:
        values |= history.asked_columns(after)
    everybody = history.people_in(stored.seats, set(range(len(stored.seats))))
    kept = history.kept_of(match, event, after)
    history.append(tx, stored.facts.id, Entry(event, values, [], {}, finished, everybody, kept), outbox, None)


async def hold(store: Store, table: str, at: int) -> None:
    """The table waits for its host, and everybody who looks at it sees that."""

    def write(tx: Transaction) -> None:
        waits = update(TABLES).where(TABLES.c.id == table, TABLES.c.held.is_(None), TABLES.c.status == "playing")
        if tx.execute(waits.values(held={"since": at})).rowcount:
            tx.announce(f"table:{table}")

    await store.write(write)


def shown_record(connection: Connection, stored: Stored, departure: Departure) -> Record:
    """The record of a match that is over, which the present rules lead elsewhere: with its last position at the end."""
    kept = last_position(stored, history.kept_position(connection, stored.facts.id))
    found = carried(stored, kept, departure.good, 0) if kept is not None else None
    if found is None:
        raise RequestProblem("rules-changed", 409)
    return record_of(stored.setup, [*stored.events, found.event], stored.rules)
