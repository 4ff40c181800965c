"""Settling of a match that waits for its host: its players agree to a result, or the host gives everybody one.

A match waits when new rules refuse its last position (`carrying`). A result is a place for each seat. Whoever plays a
seat can propose one; it counts as soon as everybody who plays there has agreed to the same.
"""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import insert, update

from rulewright.server import history, tables
from rulewright.server.context import Server, now
from rulewright.server.held import AGREED, deciding
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import EVENTS, OUTBOX, TABLES, VOTES
from rulewright.server.store import Transaction


def check_places(places: Sequence[int], seats: int) -> None:
    """Raises unless these are places of so many seats: 1 is there, and equal ones push the next ones back."""
    fits = len(places) == seats and all(place == 1 + sum(other < place for other in places) for place in places)
    if not fits:
        raise RequestProblem("places", 400)


async def settle(server: Server, table: str, person: str, places: list[int]) -> None:
    """Proposes a result, or agrees to the one that is proposed; with the last agreement the match is over."""

    def writing(tx: Transaction) -> None:
        row, seats = tables.load_locked(tx, table)
        if not tables.visible(row, seats, person):
            raise RequestProblem("not-found", 404)
        own = [seat for seat in deciding(seats) if seats[seat].person == person]
        if not own:
            raise RequestProblem("forbidden", 403)
        if row.status != "playing" or row.held is None:
            raise RequestProblem("not-held", 409)
        check_places(places, len(seats))
        same = row.held.get("places") == places
        agreed = sorted({*(row.held.get("agreed", []) if same else []), *own})
        if set(deciding(seats)) <= set(agreed):
            close(tx, table, places)
            for other in history.people_in(seats, set(range(len(seats)))):
                server.outbox.put(tx, other, "finished", table, {})
            return
        held = {"since": row.held["since"], "places": places, "agreed": agreed}
        tx.execute(update(TABLES).where(TABLES.c.id == table).values(held=held))
        tx.announce(f"table:{table}")

    await server.store.write(writing)


def close(tx: Transaction, table: str, places: list[int]) -> None:
    """The match is over with these places; its events stay."""
    at, number = now(), 1 + history.last_number(tx.connection, table)
    winners = [seat for seat, place in enumerate(places) if place == 1]
    event = {"number": number, "at": at, "kind": "end", "data": {"reason": AGREED, "places": places}}
    tx.execute(insert(EVENTS).values(table=table, **event))
    result = {"scores": [], "places": places, "winners": winners, "reason": AGREED}
    over = {"status": "finished", "ended": at, "held": None, "result": result, **history.NOBODY_ASKED}
    tx.execute(update(TABLES).where(TABLES.c.id == table).values(**over))
    lapse(tx, table)
    tx.announce(f"match:{table}", number)
    tx.announce(f"table:{table}")


def lapse(tx: Transaction, table: str) -> None:
    """Open questions to the table are closed, and notifications that are due are dropped."""
    votes = (VOTES.c.table == table, VOTES.c.status == "open")
    tx.execute(update(VOTES).where(*votes).values(status="failed"))
    due = (OUTBOX.c.table == table, OUTBOX.c.status == "due")
    tx.execute(update(OUTBOX).where(*due).values(status="dropped"))
