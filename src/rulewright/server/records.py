"""Record downloads and uploads: sealed and taken away, checked against their seed, brought along."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import func, insert, select

from rulewright.core.errors import BadRecord, RulewrightError, UnknownGame
from rulewright.core.record import Record, parts, replay
from rulewright.core.registry import is_offered
from rulewright.sealing import commitment, seal, verify
from rulewright.server.context import Server, new_id, now
from rulewright.server.problems import RequestProblem, words
from rulewright.server.pupils import prepared
from rulewright.server.replays import Replay, check_content
from rulewright.server.results import result_info
from rulewright.server.schema import UPLOADS
from rulewright.server.steps import scores_of, steps_of
from rulewright.server.store import Transaction
from rulewright.server.wire import Upload, Verification
from rulewright.server.workers import WorkerFailed
from rulewright.text.describe import describe

MOST_UPLOADS: Final = 100
"""Records that one person may keep here."""
CHECK_SECONDS: Final = 10.0
T = TypeVar("T")

# Taking away and checking


def sealed(found: Replay) -> Record:
    """The record as it is taken away; raises while the match is played."""
    record = revealed(found)
    if not found.table:
        return record
    fields: dict[str, Any] = {"seats": found.names}
    result = replay(record).result
    if result is not None:
        fields["result"] = result
    return seal(record, **fields)


def revealed(found: Replay) -> Record:
    """The record with the seed that was committed to; raises while the match is played."""
    if not found.over:
        raise RequestProblem("replay-running", 409)
    if not found.table:
        return found.record
    fields = {"commitment": found.commitment, "nonces": found.nonces, "seed": found.seed}
    return [{**found.record[0], **fields}, *found.record[1:]]


def verification(record: Record) -> tuple[str, int]:
    """In a worker: what came of the check (the message `verify-...`), and how many events of chance agree."""
    header, _ = parts(record)
    if "commitment" not in header or "seed" not in header:
        return "nothing", 0
    try:
        return "ok", verify(record)
    except BadRecord:
        pass
    try:
        kept = commitment(bytes.fromhex(header["seed"])) == header["commitment"]
    except (TypeError, ValueError):
        kept = False
    return ("chance" if kept else "commitment"), 0


async def verified(server: Server, found: Replay, locale: str, person: str) -> Verification:
    """Everything is computed again from the revealed seed."""
    try:
        outcome, events = await checking(server, verification, revealed(found), person)
    except WorkerFailed:
        raise RequestProblem("record-slow", 503) from None
    text = words(locale).message(f"verify-{outcome}", **({"number": events} if outcome == "ok" else {}))
    if outcome == "ok" and prepared(str(found.record[0]["game"]), found.commitment):
        text = words(locale).message("verify-prepared", number=events)
    return Verification(outcome == "ok", events, found.commitment, found.seed, found.nonces, text)


async def checking(server: Server, check: Callable[[Record], T], record: Record, person: str) -> T:
    """A check in a worker, in the line of whoever wants it; raises `WorkerFailed` if it takes too long."""
    return await server.workers.run(check, record, person=person, seconds=CHECK_SECONDS, limit=CHECK_SECONDS)


# Bringing along


async def upload(server: Server, person: str, given: Upload) -> str:
    """Keeps a record of unknown origin if it can be played again, with the content that it names; its id."""
    check_content(given.record)
    try:
        name = await checking(server, checked, given.record, person)
    except BadRecord:
        raise RequestProblem("record-bad", 400) from None
    except WorkerFailed:
        raise RequestProblem("record-slow", 400) from None
    id, at = new_id(), now()

    def writing(tx: Transaction) -> None:
        mine = select(func.count()).select_from(UPLOADS).where(UPLOADS.c.person == person)
        number = tx.execute(mine).scalar_one()
        if number >= MOST_UPLOADS:
            raise RequestProblem("too-many-uploads", 409, number=number)
        row = {"id": id, "person": person, "name": given.name.replace("\0", ""), "game": name, "created": at}
        tx.execute(insert(UPLOADS).values(record=given.record, **row))

    await server.store.write(writing)
    return id


def checked(record: Record) -> str:
    """In a worker: the game of a record that can be played and told to its end; raises `BadRecord`."""
    try:
        state = replay(record)
        header, _ = parts(record)
        if not is_offered(state.game.name):
            raise UnknownGame(f"there is no game {state.game.name!r} here")
        for step in steps_of(record):
            scores_of(step.state)
        names = [str(seat) for seat in range(header["players"])]
        for seat in (None, *range(header["players"])):
            describe(state.game.name, state.view(seat), "en", names)
        if state.over:
            result_info(record, names, "en")
    except Exception as error:  # whatever the rules stumble over, the record is to blame
        raise BadRecord(str(error) if isinstance(error, RulewrightError) else repr(error)) from None
    return str(state.game.name)
