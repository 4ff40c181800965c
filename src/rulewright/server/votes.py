"""Votes of the people at a table: to take a choice back, to put somebody else in a seat, to end.

All other people must agree; whoever has left, or is away (`absence`), is not
asked. With nobody else to ask, it is decided at once. A question stays open
until it is decided, whoever asked takes it back, or the match has overtaken it.
"""

from __future__ import annotations

import logging
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, Row, delete, insert, select, update

from rulewright.bots.names import drawn_name
from rulewright.core.errors import RulewrightError
from rulewright.server.absence import Absence, absence
from rulewright.server.codes import new_code
from rulewright.server.history import Extra, people_in
from rulewright.server.logs import fields
from rulewright.server.match import Event, Proposal
from rulewright.server.problems import RequestProblem, words
from rulewright.server.schema import ORDERS, SEATS, VOTES
from rulewright.server.store import Transaction
from rulewright.server.tables import CHANCE, Seat, load, told_names
from rulewright.server.wire import Ballot, Propose, VoteInfo

if TYPE_CHECKING:
    from rulewright.server.play import Acknowledge, Live, Play

LOG: Final = logging.getLogger(__name__)
BOT_LEVEL: Final = "steady"
"""Of a bot that the table is asked about because somebody's time is up."""

Vote = Row[Any]


# Reading


def listed(connection: Connection, table: str, seats: list[Seat], absent: Absence, locale: str) -> list[VoteInfo]:
    """The open questions, in words."""
    rows = list(connection.execute(open_votes(table)))
    if not rows:
        return []
    names = told_names(seats, locale)
    return [vote_info(row, needed(seats, row.by, absent.since(row.at)), text_of(row, names, locale)) for row in rows]


def vote_info(row: Vote, must: list[int], text: str) -> VoteInfo:
    """A question; of those who have agreed, only they are told who still count."""
    return VoteInfo(row.id, row.kind, row.seat, row.by, text, [seat for seat in row.agreed if seat in must], must)


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


def needed(seats: list[Seat], by: int, away: Collection[int]) -> list[int]:
    """The seats whose people must agree."""
    proposer = seats[by].person
    return [
        number
        for number, seat in enumerate(seats)
        if seat.kind == "person" and not seat.gone and seat.person != proposer and number not in away
    ]


async def absence_at(play: Play, table: str) -> Absence:
    """Who has no say at a table, from its stored row."""
    here, at = play.connected(table), play.clock()

    def reading(connection: Connection) -> Absence:
        found = load(connection, table)
        if found is None:
            raise RequestProblem("not-found", 404)
        return absence(connection, *found, here, at)

    return await play.server.store.read(reading)


# Asking


async def propose(play: Play, table: str, person: str, wish: Propose, acknowledge: Acknowledge) -> None:
    """Somebody puts a question to the table; the same question twice is one."""
    live = await play.open(table)
    async with live.lock:
        play.check_request(live, person, wish.id, lambda event: event.kind != "choice")
        if wish.id in live.match.requests:
            acknowledge(live.match.requests[wish.id].number)
            return
        by = proposer_of(live, person, wish)
        must = needed(live.seats, by, (await absence_at(play, table)).awaited)
        if not must:
            question = Question(wish.kind, wish.seat, wish.level, live.match.version, None)
            await decide(play, live, question, person, acknowledge, wish.id)
            return
        await play.server.store.write(lambda tx: ask(play, tx, live, wish.kind, wish.seat, by, wish.level, must))
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


def ask(play: Play, tx: Transaction, live: Live, kind: str, seat: int, by: int, level: str, must: list[int]) -> None:
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
    for person in people_in(live.seats, set(must)):
        if person not in here:
            play.server.outbox.put(tx, person, "vote", table, {"by": live.seats[by].name})
    tx.announce(f"table:{table}")


async def ask_for_bot(play: Play, live: Live, seat: int) -> None:
    """Under the lock: somebody's time was up too often; the others are asked whether a bot shall play on."""
    must = needed(live.seats, seat, ())
    if must:
        await play.server.store.write(lambda tx: ask(play, tx, live, "bot", seat, seat, BOT_LEVEL, must))


# Answering


async def vote(play: Play, table: str, person: str, ballot: Ballot, acknowledge: Acknowledge) -> None:
    """Somebody agrees or does not, or takes back what they have asked. The last one to agree decides it."""
    live = await play.open(table)
    async with live.lock:
        own = live.seats_of(person)
        if not own:
            raise RequestProblem("forbidden", 403)
        seats, absent = live.seats, await absence_at(play, table)
        question = await play.server.store.write(lambda tx: answered(play, tx, table, ballot, own, seats, absent))
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
    play: Play, tx: Transaction, table: str, ballot: Ballot, own: list[int], seats: list[Seat], absent: Absence
) -> Question | None:
    """Stores an answer; the question, if everybody has agreed now."""
    query = select(VOTES).where(VOTES.c.table == table, VOTES.c.id == ballot.vote).with_for_update()
    row = tx.execute(query).one_or_none()
    if row is None or row.status != "open":
        raise RequestProblem("vote-over", 409)
    must = needed(seats, row.by, absent.since(row.at))
    withdrawn = row.by in own and not ballot.agree
    if not withdrawn and not set(own) & set(must):
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
    return question_of(row) if set(must) <= set(agreed) else None


def question_of(row: Vote) -> Question:
    return Question(row.kind, row.seat, row.level, row.number, row.id)


# Questions for which nobody is missing any more


async def settle(play: Play, live: Live) -> None:
    """Under the lock, when somebody has left or changed their seat: carries out what all who still count agree to."""
    table = live.facts.id
    here, at = play.connected(table), play.clock()
    agreed = await play.server.store.read(lambda connection: agreed_at(connection, table, here, at))
    if not agreed or not live.match.playing:
        return
    try:
        # One after the other: a decision looks for the next one when it is done.
        await decide(play, live, agreed[0], None, lambda _version: None)
    except (RequestProblem, RulewrightError):
        LOG.info("what a table had agreed to makes no sense any more", extra=fields(table=table))
        await play.server.store.write(lambda tx: drop(tx, table, agreed[0]))
        await settle(play, live)


async def settle_all(play: Play) -> None:
    """Looks at every table with open questions: somebody may have been silent for long enough by now."""
    here, at = {table: play.connected(table) for table in play.audience.tables()}, play.clock()

    def reading(connection: Connection) -> list[str]:
        asking = connection.execute(select(VOTES.c.table).where(VOTES.c.status == "open").distinct()).scalars()
        return [table for table in asking if agreed_at(connection, table, here.get(table, set()), at)]

    for table in await play.server.store.read(reading):
        try:
            live = await play.open(table)
            async with live.lock:
                await settle(play, live)
        except RequestProblem:
            continue  # it is gone, or has been said to be of other rules
        except Exception:
            LOG.exception("what a table has agreed to could not be carried out", extra=fields(table=table))


def agreed_at(connection: Connection, table: str, here: Collection[str], at: int) -> list[Question]:
    """The open questions to which all who count have agreed."""
    found = load(connection, table)
    rows = list(connection.execute(open_votes(table)))
    if found is None or not rows:
        return []
    seats, absent = found[1], absence(connection, *found, here, at)
    return [question_of(row) for row in rows if is_agreed(row, needed(seats, row.by, absent.since(row.at)))]


def is_agreed(row: Vote, must: list[int]) -> bool:
    """Whether nobody is missing. Whose time was up is not replaced just because nobody is left who could object."""
    time_was_up = row.kind == "bot" and row.by == row.seat
    return set(must) <= set(row.agreed) and not (time_was_up and not row.agreed)


def drop(tx: Transaction, table: str, question: Question) -> None:
    """A question that cannot be carried out is closed, unless another process has carried it out."""
    this = (VOTES.c.id == question.vote, VOTES.c.status == "open")
    tx.execute(update(VOTES).where(*this).values(status="failed"))
    tx.announce(f"table:{table}")


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
    await settle(play, live)


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
    name = drawn_name([other.name for other in live.seats], CHANCE)
    bot = {"kind": "bot", "person": None, "name": name, "level": question.level, "gone": False, "code": None}

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
