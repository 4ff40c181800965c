"""What the people at a table decide together: to take a choice back, to put somebody else in a seat, to end.

All other people must agree; whoever has left is not asked. With nobody else to
ask, it is decided at once. A question stays open until it is decided or the
match has overtaken it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from rulewright.server.codes import new_code
from rulewright.server.history import Extra, people_in
from rulewright.server.match import Event, Proposal
from rulewright.server.problems import RequestProblem, words
from rulewright.server.schema import ORDERS, SEATS, VOTES
from rulewright.server.store import Transaction
from rulewright.server.tables import Seat, player_names, seats_of
from rulewright.server.wire import Ballot, Propose, VoteInfo

if TYPE_CHECKING:
    from rulewright.server.play import Acknowledge, Live, Play

BOT_LEVEL: Final = "steady"
"""Of a bot that the table is asked about because somebody's time is up."""

Vote = Row[Any]


# Reading


def listed(connection: Connection, table: str, locale: str) -> list[VoteInfo]:
    """The open questions, in words."""
    rows = list(connection.execute(open_votes(table)))
    if not rows:
        return []
    seats = seats_of(connection, [table])[table]
    names = player_names(seats, locale)
    return [
        VoteInfo(row.id, row.kind, row.seat, row.by, text_of(row, names, locale), row.agreed, needed(seats, row.by))
        for row in rows
    ]


def open_votes(table: str) -> Any:
    return select(VOTES).where(VOTES.c.table == table, VOTES.c.status == "open").order_by(VOTES.c.id)


def text_of(row: Vote, names: list[str], locale: str) -> str:
    """The question as a sentence."""
    own = words(locale)
    message = f"vote-{row.kind}"
    if row.kind in ("bot", "substitute"):
        message += "-own" if row.seat == row.by else "" if names[row.seat] else "-open"
    args = {"player": names[row.by], "other": names[row.seat]}
    if row.kind == "bot":
        args["level"] = own.message(f"bot-name-{row.level}")
    return own.message(message, **args)


def needed(seats: list[Seat], by: int) -> list[int]:
    """The seats whose people must agree."""
    proposer = seats[by].person
    return [
        number
        for number, seat in enumerate(seats)
        if seat.kind == "person" and not seat.gone and seat.person != proposer
    ]


# Asking


async def propose(play: Play, table: str, person: str, wish: Propose, acknowledge: Acknowledge) -> None:
    """Somebody puts a question to the table; the same question twice is one."""
    live = await play.open(table)
    async with live.lock:
        play.check_request(live, person, wish.id)
        if wish.id in live.match.requests:
            acknowledge(live.match.requests[wish.id].number)
            return
        by = proposer_of(live, person, wish)
        if not needed(live.seats, by):
            question = Question(wish.kind, wish.seat, wish.level, live.match.version, None)
            await decide(play, live, question, person, acknowledge, wish.id)
            return
        await play.server.store.write(lambda tx: ask(play, tx, live, wish.kind, wish.seat, by, wish.level))
        acknowledge(live.match.version)


def proposer_of(live: Live, person: str, wish: Propose) -> int:
    """The seat that asks; raises if the question makes no sense."""
    own = live.seats_of(person)
    if not own:
        raise RequestProblem("forbidden", 403)
    if not live.match.playing:
        raise RequestProblem("match-over", 409)
    if wish.seat >= len(live.seats):
        raise RequestProblem("not-found", 404)
    if wish.kind == "undo":
        live.own(person, wish.seat)
        live.match.undo_by_consent(wish.seat)
        return wish.seat
    check_replaceable(live.seats[wish.seat], wish.kind)
    return wish.seat if wish.seat in own else own[0]


def check_replaceable(seat: Seat, kind: str) -> None:
    """A bot can take the seat of a person or a free one; only a person's seat can be freed."""
    replaceable = {"bot": ("person", "open"), "substitute": ("person",)}
    if kind in replaceable and seat.kind not in replaceable[kind]:
        raise RequestProblem("vote-seat", 409)


def ask(play: Play, tx: Transaction, live: Live, kind: str, seat: int, by: int, level: str) -> None:
    """Stores a question and tells those who must answer it and are not here."""
    table = live.facts.id
    alike = (VOTES.c.table == table, VOTES.c.status == "open", VOTES.c.kind == kind, VOTES.c.seat == seat)
    if tx.execute(select(VOTES.c.id).where(*alike)).first() is not None:
        return
    tx.execute(
        insert(VOTES).values(
            table=table, kind=kind, seat=seat, by=by, level=level, number=live.match.version, agreed=[],
            status="open", at=play.clock(),
        )
    )  # fmt: skip
    here = play.connected(table)
    for person in people_in(live.seats, set(needed(live.seats, by))):
        if person not in here:
            play.server.outbox.put(tx, person, "vote", table, {"by": live.seats[by].name})
    tx.announce(f"table:{table}")


async def ask_for_bot(play: Play, live: Live, seat: int) -> None:
    """Under the lock: somebody's time was up too often; the others are asked whether a bot shall play on."""
    if needed(live.seats, seat):
        await play.server.store.write(lambda tx: ask(play, tx, live, "bot", seat, seat, BOT_LEVEL))


# Answering


async def vote(play: Play, table: str, person: str, ballot: Ballot, acknowledge: Acknowledge) -> None:
    """Somebody agrees or does not. The last one to agree decides it."""
    live = await play.open(table)
    async with live.lock:
        own = live.seats_of(person)
        if not own:
            raise RequestProblem("forbidden", 403)
        seats = live.seats
        question = await play.server.store.write(lambda tx: answered(play, tx, table, ballot, own, seats))
        if question is None:
            acknowledge(live.match.version)
            return
        await decide(play, live, question, None, acknowledge)


class Question:
    """A question that everybody has agreed to."""

    def __init__(self, kind: str, seat: int, level: str, number: int, vote: int | None) -> None:
        self.kind = kind
        self.seat = seat
        self.level = level
        self.number = number
        self.vote = vote


def answered(
    play: Play, tx: Transaction, table: str, ballot: Ballot, own: list[int], seats: list[Seat]
) -> Question | None:
    """Stores an answer; the question, if everybody has agreed now."""
    query = select(VOTES).where(VOTES.c.table == table, VOTES.c.id == ballot.vote).with_for_update()
    row = tx.execute(query).one_or_none()
    if row is None or row.status != "open":
        raise RequestProblem("vote-over", 409)
    must = needed(seats, row.by)
    if not set(own) & set(must):
        raise RequestProblem("forbidden", 403)
    tx.announce(f"table:{table}")
    this = VOTES.c.id == row.id
    told = set(own) if ballot.agree else set(must)
    for person in people_in(seats, told):
        play.server.outbox.drop(tx, person, table, "vote")
    if not ballot.agree:
        tx.execute(update(VOTES).where(this).values(status="failed"))
        return None
    agreed = sorted({*row.agreed, *own})
    tx.execute(update(VOTES).where(this).values(agreed=agreed))
    if not set(must) <= set(agreed):
        return None
    return Question(row.kind, row.seat, row.level, row.number, row.id)


# What was decided


async def decide(
    play: Play, live: Live, question: Question, person: str | None, acknowledge: Acknowledge, request: str | None = None
) -> None:
    """Under the lock: carries out what all agree to, and closes the question in the same transaction."""

    def passed(tx: Transaction) -> None:
        this = (VOTES.c.id == question.vote, VOTES.c.status == "open")
        if question.vote is not None and not tx.execute(update(VOTES).where(*this).values(status="passed")).rowcount:
            raise RequestProblem("vote-over", 409)
        tx.announce(f"table:{live.facts.id}")

    if question.kind == "substitute":
        await play.server.store.write(lambda tx: free_seat(play, tx, live, question.seat, passed))
        number = live.match.version
    else:
        number = await play.attempt(live, lambda: outcome(play, live, question, person, request, passed), request)
    acknowledge(number)
    play.push(live)
    await play.reseat(live.facts.id)
    await play.carry_on(live)


def outcome(
    play: Play, live: Live, question: Question, person: str | None, request: str | None, passed: Extra
) -> tuple[Proposal, Extra]:
    """The event that carries the decision out, and what is stored with it."""
    seat = question.seat
    if question.kind == "end":
        if not live.match.playing:
            raise RequestProblem("match-over", 409)
        return play.ending(live, "agreed"), passed
    if question.kind == "undo":
        if any(overtakes(event, seat) for event in live.match.events[question.number :]):
            raise RequestProblem("vote-over", 409)
        return play.taking_back(live, seat, live.match.undo_by_consent(seat), True, person, request), passed
    check_replaceable(live.seats[seat], "bot")
    bot = {"kind": "bot", "person": None, "name": "", "level": question.level, "gone": False, "code": None}

    def replace(tx: Transaction) -> None:
        passed(tx)
        leave_seat(play, tx, live, seat, bot)
        # Its question was about this very seat: it is not asked again.
        alike = (VOTES.c.table == live.facts.id, VOTES.c.status == "open", VOTES.c.seat == seat)
        tx.execute(update(VOTES).where(*alike).values(status="failed"))

    return play.changed_seat(live, seat, bot), replace


def overtakes(event: Event, seat: int) -> bool:
    """Whether an event makes it pointless to take back what the seat had chosen before it."""
    return event.kind == "undo" or (event.kind == "choice" and event.seat == seat)


def free_seat(play: Play, tx: Transaction, live: Live, seat: int, passed: Extra) -> None:
    """The seat waits for somebody who takes it over."""
    passed(tx)
    check_replaceable(live.seats[seat], "substitute")
    freed = {"kind": "open", "person": None, "name": "", "level": "", "gone": False, "code": new_code()}
    leave_seat(play, tx, live, seat, freed)


def leave_seat(play: Play, tx: Transaction, live: Live, seat: int, values: dict[str, Any]) -> None:
    """Somebody else plays the seat, or nobody; orders and notifications of whoever did are gone with them."""
    table, person = live.facts.id, live.seats[seat].person
    if person is not None:
        play.server.outbox.drop(tx, person, table, "turn")
    tx.execute(update(SEATS).where(SEATS.c.table == table, SEATS.c.seat == seat).values(**values))
    tx.execute(delete(ORDERS).where(ORDERS.c.table == table, ORDERS.c.seat == seat))
