"""Sessions: which browser is who.

The cookie is 256 random bits. The database has only its SHA-256, so that a
stolen database lets nobody in. Whoever signs in or out gets a new one, and it
lives on for as long as it is used. Every session has a token that changing
requests must repeat in a header (CSRF).
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from typing import Final

from litestar.datastructures import Cookie
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from rulewright.server.context import now
from rulewright.server.people import PERSON_COLUMNS, PersonRow, person_row
from rulewright.server.problems import RequestProblem
from rulewright.server.schema import PEOPLE, SESSIONS
from rulewright.server.settings import DAY, Settings
from rulewright.server.store import Transaction

VISITOR_DAYS: Final = 1
"""How long a session lasts that belongs to nobody."""
RENEWAL_MS: Final = DAY * 1000
"""A session in use is prolonged once a day, not with every request."""


class Session(Struct, frozen=True):
    """The session of a request: `token` is the hash of its cookie; without one there is no session yet."""

    token: str = ""
    csrf: str = ""
    person: PersonRow | None = None
    expires: int = 0


NOBODY: Final = Session()


Arriving = Callable[[Transaction], PersonRow | None]
"""Finds or makes whoever a new session is for; none: a visitor."""


class Begun(Struct, frozen=True):
    """A session that has just begun, and the secret that goes into its cookie and nowhere else."""

    session: Session
    secret: str


def signed_in(session: Session) -> PersonRow:
    """The person of the session; raises if there is none."""
    if session.person is None:
        raise RequestProblem("sign-in", 401)
    return session.person


def digest(secret: str) -> str:
    """What the database keeps of a cookie or a link."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def lifetime(settings: Settings, person: PersonRow | None) -> int:
    """Milliseconds for which an unused session lasts. On one's own machine a guest stays as long as an account."""
    if person is None:
        days = VISITOR_DAYS
    elif person.guest and not settings.single:
        days = settings.guest_days
    else:
        days = settings.session_days
    return days * DAY * 1000


def begin(tx: Transaction, settings: Settings, person: PersonRow | None, replacing: Session) -> Begun:
    """A new session with a new secret, in place of the old one. Sessions that are over are cleared away."""
    at = now()
    secret = secrets.token_urlsafe(32)
    session = Session(digest(secret), secrets.token_urlsafe(24), person, at + lifetime(settings, person))
    tx.execute(delete(SESSIONS).where(SESSIONS.c.expires <= at))
    end(tx, replacing)
    row = {
        "token": session.token,
        "person": None if person is None else person.id,
        "csrf": session.csrf,
        "created": at,
        "expires": session.expires,
    }
    tx.execute(insert(SESSIONS).values(row))
    return Begun(session, secret)


def end(tx: Transaction, session: Session) -> None:
    """Ends this session; whoever holds a socket with it is told through the person's topic."""
    tx.execute(delete(SESSIONS).where(SESSIONS.c.token == session.token))
    if session.person is not None:
        tx.announce(f"person:{session.person.id}")


def end_all(tx: Transaction, person: str) -> None:
    """Ends every session of a person."""
    tx.execute(delete(SESSIONS).where(SESSIONS.c.person == person))
    tx.announce(f"person:{person}")


def find(connection: Connection, secret: str) -> Session | None:
    """The living session of a cookie. Whoever is banned is nobody."""
    row = connection.execute(
        select(SESSIONS.c.token, SESSIONS.c.csrf, SESSIONS.c.expires, PEOPLE.c.banned, *PERSON_COLUMNS)
        .select_from(SESSIONS.outerjoin(PEOPLE, PEOPLE.c.id == SESSIONS.c.person))
        .where(SESSIONS.c.token == digest(secret), SESSIONS.c.expires > now())
    ).one_or_none()
    if row is None:
        return None
    person = None if row.id is None or row.banned else person_row(row)
    return Session(row.token, row.csrf, person, row.expires)


def due_for_renewal(settings: Settings, session: Session) -> bool:
    return session.expires - now() < lifetime(settings, session.person) - RENEWAL_MS


def renew(tx: Transaction, settings: Settings, session: Session) -> None:
    """Prolongs a session that is in use, and notes that the person was here."""
    at = now()
    expires = at + lifetime(settings, session.person)
    tx.execute(update(SESSIONS).where(SESSIONS.c.token == session.token).values(expires=expires))
    if session.person is not None:
        tx.execute(update(PEOPLE).where(PEOPLE.c.id == session.person.id).values(seen=at))


# The cookie


def cookie_name(settings: Settings) -> str:
    """The prefix makes browsers insist on TLS, on this very host and on the path /."""
    return "__Host-rulewright" if settings.secure else "rulewright"


def cookie(settings: Settings, secret: str, person: PersonRow | None) -> Cookie:
    """What the browser keeps: out of reach of scripts, and not sent along from other sites."""
    return Cookie(
        key=cookie_name(settings),
        value=secret,
        path="/",
        max_age=lifetime(settings, person) // 1000,
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


def no_cookie(settings: Settings) -> Cookie:
    """Makes the browser forget its cookie."""
    return Cookie(
        key=cookie_name(settings), value="", path="/", max_age=0, secure=settings.secure, httponly=True, samesite="lax"
    )
