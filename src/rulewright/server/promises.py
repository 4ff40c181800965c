"""Promised seeds: committed to before anybody's random bytes are known.

Whoever opens a table first asks for a commitment, and only then sends the
random bytes of their browser with it: so the server cannot choose a seed that
suits it. Those who join later have seen the commitment of the table before.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import delete, insert, select

from rulewright.sealing import commitment
from rulewright.server.context import Server, now
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import PROMISES
from rulewright.server.store import Transaction
from rulewright.server.wire import Promise

SEED_BYTES: Final = 32
KEPT: Final = 10
"""Promises of one person that are not used yet; an older one is forgotten."""


async def promise(server: Server, person: str) -> Promise:
    """A new seed, kept for a table that this person will open."""
    seed = secrets.token_bytes(SEED_BYTES)

    def writing(tx: Transaction) -> None:
        own = PROMISES.c.person == person
        newest = select(PROMISES.c.commitment).where(own).order_by(PROMISES.c.created.desc()).limit(KEPT - 1)
        tx.execute(delete(PROMISES).where(own, PROMISES.c.commitment.not_in(newest)))
        tx.execute(insert(PROMISES).values(commitment=commitment(seed), seed=seed.hex(), person=person, created=now()))

    await server.store.write(writing)
    return Promise(commitment(seed))


def redeemed(tx: Transaction, person: str, promised: str) -> bytes:
    """The seed that was promised, used up by this; without a promise, a new one."""
    if not promised:
        return secrets.token_bytes(SEED_BYTES)
    this = (PROMISES.c.commitment == promised) & (PROMISES.c.person == person)
    seed = tx.execute(select(PROMISES.c.seed).where(this)).scalar_one_or_none()
    if seed is None or tx.execute(delete(PROMISES).where(this)).rowcount != 1:
        raise RequestProblem("unknown-promise", 409)
    return bytes.fromhex(seed)
