"""Moves of people at a table: choose, take back, give standing orders, leave, take over a seat.

Each checks that the seat is the person's own, and acknowledges once it is
stored and before anybody sees it. Votes are in `votes`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import delete, update

from rulewright.server import lessons, orders, people, votes
from rulewright.server.history import Extra
from rulewright.server.match import Event, Proposal
from rulewright.server.problems import RequestProblem
from rulewright.server.pupils import Judgement
from rulewright.server.schema import ORDERS, SEATS
from rulewright.server.store import Transaction
from rulewright.server.tables import only_bots_beside
from rulewright.server.updates import title_of
from rulewright.server.wire import Choose, Order, Undo
from rulewright.text import LOCALES
from rulewright.text.catalogue import TextError

if TYPE_CHECKING:
    from rulewright.server.play import Acknowledge, Live, Play


async def choose(play: Play, table: str, person: str, wish: Choose, acknowledge: Acknowledge) -> None:
    """A person chooses. Acknowledged once it is stored, and before anybody sees it."""
    live = await play.open(table)
    if live.match.begun and live.match.state.lanes and wish.version < live.count(person, live.match.cover.first):
        # In a lane of its own, what was asked before a window of another one may well be asked still.
        await play.seen_by(live, person)
    async with live.lock:
        judged: Judgement | None = None

        def make() -> tuple[Proposal, Extra | None]:
            live.own(person, wish.seat)
            question = live.match.questions.get(wish.seat)
            if question is None or live.count(person, question.version) != wish.version:
                raise RequestProblem("stale", 409)
            check_seen(play, live, person)
            proposal = play.choice(live, wish.seat, wish.key, "player", person=person, request=wish.id)
            nonlocal judged
            judged = lessons.judging(live, wish.seat, wish.key, proposal.event.number)
            return proposal, lessons.keep(table, judged.progress) if judged is not None else None

        play.check_request(live, person, wish.id, lambda event: is_choice(event, wish))
        acknowledge(await play.attempt(live, make, wish.id))
        if judged is not None:
            await lessons.take_over(play, live, wish.seat, judged)
        play.push(live)
        await play.carry_on(live)


def is_choice(event: Event, wish: Choose) -> bool:
    """Whether an event is what somebody wishes to choose."""
    return event.kind == "choice" and (event.seat, event.data["choice"]) == (wish.seat, wish.key)


async def take_back(play: Play, table: str, person: str, wish: Undo, acknowledge: Acknowledge) -> None:
    """A person takes the last choice of a seat back, if nobody has learnt anything since, or only bots have."""
    live = await play.open(table)
    async with live.lock:

        def make() -> tuple[Proposal, Extra | None]:
            live.own(person, wish.seat)
            check_seen(play, live, person)
            return play.taking_back(live, wish.seat, taken_back(live, wish.seat), False, person, wish.id), None

        play.check_request(live, person, wish.id, lambda event: (event.kind, event.seat) == ("undo", wish.seat))
        acknowledge(await play.attempt(live, make, wish.id))
        play.push(live)
        await play.carry_on(live)


def taken_back(live: Live, seat: int) -> list[int]:
    """The choices that go with an undo for which nobody is asked; raises `UndoRefused`."""
    if only_bots_beside(live.seats, seat):
        match = live.match
        return match.free_undo(seat) if match.can_undo_freely(seat) else match.undo_by_consent(seat)
    if not live.facts.free_undo:
        raise RequestProblem("undo-consent", 409)
    return live.match.free_undo(seat)


def check_seen(play: Play, live: Live, person: str) -> None:
    """Nobody answers or asks about what they do not see yet: what came of it would tell."""
    if live.hides(person, play.clock()):
        raise RequestProblem("stale", 409)


async def substitute(play: Play, table: str, seat: int, person: str) -> None:
    """A person takes a seat that a vote has freed, and plays on from here."""
    live = await play.open(table)
    names = await play.server.store.read(lambda connection: people.names(connection, [person]))
    taken = {"kind": "person", "person": person, "name": names[person], "level": "", "gone": False, "code": None}

    def take(tx: Transaction) -> None:
        free = (SEATS.c.table == table, SEATS.c.seat == seat, SEATS.c.kind == "open")
        if tx.execute(update(SEATS).where(*free).values(**taken)).rowcount == 0:
            raise RequestProblem("seat-taken", 409)

    async with live.lock:
        await play.attempt(live, lambda: (play.changed_seat(live, seat, taken), take))
        await play.reseat(table)
        await play.carry_on(live)


async def leave(play: Play, table: str, person: str, acknowledge: Acknowledge) -> None:
    """A person leaves for good. Without people, the match ends."""
    live = await play.open(table)
    async with live.lock:
        own = live.seats_of(person)
        if not own or not live.match.playing:
            raise RequestProblem("match-over" if own else "forbidden", 409 if own else 403)

        def go(tx: Transaction) -> None:
            seats = (SEATS.c.table == table, SEATS.c.seat.in_(own))
            tx.execute(update(SEATS).where(*seats).values(gone=True))
            tx.execute(delete(ORDERS).where(ORDERS.c.table == table, ORDERS.c.seat.in_(own)))
            play.server.outbox.drop(tx, person, table, "turn")
            tx.announce(f"table:{table}")

        await play.server.store.write(go)
        acknowledge(live.match.version)
        await play.reseat(table)
        await play.carry_on(live)
        await votes.settle(play, live)


async def order(play: Play, table: str, person: str, wish: Order, acknowledge: Acknowledge) -> None:
    """A person gives or withdraws a standing order; one that can answer now does."""
    live = await play.open(table)
    async with live.lock:
        live.own(person, wish.seat)
        if wish.key is not None:
            check_order(live, wish.decision, wish.key)
        seat, decision, key = wish.seat, wish.decision, wish.key
        await play.server.store.write(lambda tx: orders.give(tx, table, seat, decision, key))
        acknowledge(live.match.version)
        await play.reseat(table)
        await play.carry_on(live)


def check_order(live: Live, decision: str, key: str) -> None:
    """An order must be one that can be told in words, in every language."""
    if not orders.known_decision(live.match, decision, key):
        raise RequestProblem("order", 409)
    try:
        for locale in LOCALES:
            own = live.shown.words(locale)
            title_of(own, decision)
            own.option(decision, key)
    except TextError as error:
        raise RequestProblem("malformed", 400) from error
