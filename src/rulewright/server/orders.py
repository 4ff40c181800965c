"""Standing orders: a person tells a seat how to answer a decision whenever it arises.

An order answers only if its option is offered, and never right after an undo:
whoever takes a choice back wants to choose.
"""

from __future__ import annotations

from sqlalchemy import delete, insert, update

from rulewright.core.state import State
from rulewright.server.match import LiveMatch
from rulewright.server.schema import ORDERS
from rulewright.server.store import Transaction
from rulewright.server.tables import Seat

Orders = dict[int, dict[str, str]]
"""By seat, the key for each decision."""


def answer(orders: Orders, state: State, seat: int) -> str | None:
    """What the standing order of a seat answers to what it is asked; None if there is no such order."""
    asked = state.asked_of(seat)
    if asked is None or seat not in orders:
        return None
    key = orders[seat].get(asked.name)
    return key if key is not None and key in state.options(seat) else None


def due(match: LiveMatch, seats: list[Seat], orders: Orders) -> tuple[int, str] | None:
    """The first seat whose order answers now, and its answer."""
    if not match.playing:
        return None
    for seat, question in sorted(match.questions.items()):
        if seats[seat].kind != "person" or match.events[question.version - 1].kind == "undo":
            continue
        key = answer(orders, match.state, seat)
        if key is not None:
            return seat, key
    return None


def give(tx: Transaction, table: str, seat: int, decision: str, key: str | None) -> None:
    """Stores an order, or withdraws it without a key."""
    own = (ORDERS.c.table == table, ORDERS.c.seat == seat, ORDERS.c.decision == decision)
    if key is None:
        tx.execute(delete(ORDERS).where(*own))
    elif tx.execute(update(ORDERS).where(*own).values(key=key)).rowcount == 0:
        tx.execute(insert(ORDERS).values(table=table, seat=seat, decision=decision, key=key))
    tx.announce(f"table:{table}")


def known_decision(match: LiveMatch, decision: str, key: str) -> bool:
    """Whether an order can mean anything: its key is one of this game, its decision is not how turns begin."""
    return match.game.code(key) is not None and bool(decision) and match.may_be_ordered(decision)
