"""The people who play here: their rows, names, settings, and whom they do not want to meet.

These are plain functions on a connection or a transaction. Not here: sessions
(`sessions.py`), passwords (`passwords.py`), export and deletion of everything
about somebody (`personal_data.py`).
"""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Iterable
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Text, and_, delete, func, insert, literal, null, or_, select, update
from sqlalchemy.exc import IntegrityError

from rulewright.server.channels import ADDRESS, confirmation
from rulewright.server.context import new_id, now
from rulewright.server.problems import RequestProblem, words
from rulewright.server.schema import PEOPLE, RELATIONS, REPORTS, SEATS, TABLES
from rulewright.server.settings import Settings as Host
from rulewright.server.store import Transaction
from rulewright.server.wire import (
    Acquaintance,
    ChangedPerson,
    Locale,
    Person,
    PushBrowser,
    PushSubscription,
    Report,
    Settings,
)

MAX_NAME: Final = 32
MAX_LOGIN: Final = 64
MAX_RELATIONS: Final = 500
MAX_BROWSERS: Final = 10
MIN_PASSWORD: Final = 8
PUSH_KEY: Final = re.compile(r"[A-Za-z0-9_\-+/]+=*")


class PersonRow(Struct, frozen=True):
    """A person, as the server's parts know them."""

    id: str
    name: str
    guest: bool
    locale: Locale
    settings: Settings
    email: str = ""
    confirmed: str = ""
    webhook: str = ""

    @property
    def unconfirmed(self) -> bool:
        """Whether there is an address whose reader has not agreed to get mail."""
        return bool(self.email) and self.email != self.confirmed

    def told(self) -> Person:
        """What the person themselves get to see."""
        agreed = bool(self.email) and not self.unconfirmed
        return Person(self.id, self.name, self.guest, self.locale, self.settings, self.email, agreed, self.webhook)


PERSON_COLUMNS: Final = (
    PEOPLE.c.id,
    PEOPLE.c.name,
    PEOPLE.c.login,
    PEOPLE.c.locale,
    PEOPLE.c.settings,
    PEOPLE.c.email,
    PEOPLE.c.confirmed,
    PEOPLE.c.webhook,
)


def person_row(row: Any) -> PersonRow:
    """A row that has at least the columns of a person."""
    return PersonRow(
        id=row.id,
        name=row.name,
        guest=row.login is None,
        locale=row.locale,
        settings=msgspec.convert(row.settings, Settings),
        email=row.email,
        confirmed=row.confirmed or "",
        webhook=row.webhook,
    )


# Looking people up


def person(connection: Connection, id: str) -> PersonRow | None:
    """The person with this id."""
    row = connection.execute(select(*PERSON_COLUMNS).where(PEOPLE.c.id == id)).one_or_none()
    return None if row is None else person_row(row)


def names(connection: Connection, ids: Iterable[str]) -> dict[str, str]:
    """The names of people by id; whoever does not exist any more is left out."""
    rows = connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(set(ids))))
    return {row.id: row.name for row in rows}


class Account(Struct, frozen=True):
    """Somebody who wants to come in, and what decides whether they may."""

    person: PersonRow
    password: str | None
    banned: bool


def account_named(connection: Connection, name: str) -> Account | None:
    """The account that signs in by this name."""
    login = folded(name)
    # PostgreSQL refuses to look for a NUL.
    return None if "\0" in login else _account(connection, PEOPLE.c.login == login)


def guest_of_link(connection: Connection, digest: str) -> Account | None:
    """The guest whose link has this digest."""
    return _account(connection, PEOPLE.c.link == digest)


def _account(connection: Connection, which: ColumnElement[bool]) -> Account | None:
    columns = select(PEOPLE.c.password, PEOPLE.c.banned, *PERSON_COLUMNS)
    row = connection.execute(columns.where(which)).one_or_none()
    return None if row is None else Account(person_row(row), row.password, row.banned)


# Names


def clean_name(name: str) -> str:
    """A name as it is kept: composed, trimmed, single spaces, nothing invisible that could imitate or confuse."""
    name = unicodedata.normalize("NFC", name).strip()
    # C*: control, format (zero width, bidi overrides), surrogates, private, unassigned; Zl, Zp: line separators.
    if any(unicodedata.category(letter)[0] == "C" or unicodedata.category(letter) in ("Zl", "Zp") for letter in name):
        raise RequestProblem("name-characters")
    name = " ".join(name.split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise RequestProblem("name-empty")
    if len(name) > MAX_NAME or len(folded(name)) > MAX_LOGIN:
        raise RequestProblem("name-long", number=MAX_NAME)
    return name


def folded(name: str) -> str:
    """What makes a name the same as another: neither case nor the width or style of its letters tells them apart."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold()).strip()


def check_free(connection: Connection, name: str, but_for: str = "") -> None:
    """Raises if an account has this name. Guests too may not call themselves like an account."""
    taken = select(PEOPLE.c.id).where(PEOPLE.c.login == folded(name), PEOPLE.c.id != but_for)
    if connection.execute(taken).first() is not None:
        raise RequestProblem("name-taken", 409, name=name)


# Coming and changing


def create(tx: Transaction, name: str, locale: Locale, password: str | None = None) -> PersonRow:
    """A new guest or, with the hash of a password, a new account. The name must be clean."""
    check_free(tx.connection, name)
    at = now()
    row: dict[str, Any] = {
        "id": new_id(),
        "name": name,
        "login": None if password is None else folded(name),
        "password": password,
        "locale": locale,
        "settings": msgspec.to_builtins(Settings()),
        "created": at,
        "seen": at,
    }
    _unless_taken(tx, insert(PEOPLE).values(row), name)
    return cast(PersonRow, person(tx.connection, row["id"]))


def create_friendly(tx: Transaction, locale: Locale) -> PersonRow:
    """A new guest with a name that nobody had to think of."""
    offered = words(locale).message("guest-names").split(", ")
    logins = select(PEOPLE.c.login).where(PEOPLE.c.login.in_([folded(name) for name in offered]))
    taken = set(tx.execute(logins).scalars())
    free = [name for name in offered if folded(name) not in taken]
    return create(tx, secrets.choice(free) if free else f"{secrets.choice(offered)} {new_id(4)}", locale)


def upgrade(tx: Transaction, guest: PersonRow, name: str, locale: Locale, password: str) -> PersonRow:
    """Makes the guest an account. The guest's link ends: from now on the password is the way in."""
    check_free(tx.connection, name, guest.id)
    values = {"login": folded(name), "name": name, "locale": locale, "password": password, "link": None}
    _unless_taken(tx, update(PEOPLE).where(PEOPLE.c.id == guest.id).values(values), name)
    _rename_seats(tx, guest, name)
    tx.announce(f"person:{guest.id}")
    return cast(PersonRow, person(tx.connection, guest.id))


def change(tx: Transaction, who: PersonRow, changed: ChangedPerson, webhooks: bool) -> PersonRow:
    """Changes what is given, after checking all of it."""
    values: dict[str, Any] = {}
    if changed.name is not None:
        values["name"] = clean_name(changed.name)
        check_free(tx.connection, values["name"], who.id)
        if not who.guest:
            values["login"] = folded(values["name"])
    if changed.locale is not None:
        values["locale"] = changed.locale
    if changed.settings is not None:
        values["settings"] = msgspec.to_builtins(changed.settings)
    if changed.email is not None:
        values["email"] = clean_email(changed.email)
    if changed.webhook is not None:
        values["webhook"] = clean_webhook(changed.webhook, webhooks)
    if not values:
        return who
    name = values.get("name", who.name)
    _unless_taken(tx, update(PEOPLE).where(PEOPLE.c.id == who.id).values(values), name)
    _rename_seats(tx, who, name)
    tx.announce(f"person:{who.id}")
    return cast(PersonRow, person(tx.connection, who.id))


def _unless_taken(tx: Transaction, statement: Any, name: str) -> None:
    """Two people can ask for the same name in the same moment: the database decides."""
    try:
        tx.execute(statement)
    except IntegrityError:
        raise RequestProblem("name-taken", 409, name=name) from None


def _rename_seats(tx: Transaction, who: PersonRow, name: str) -> None:
    """Shows the new name at tables that are not over; further players of a hot seat keep theirs."""
    if name == who.name:
        return
    going_on = select(TABLES.c.id).where(TABLES.c.status.in_(("open", "playing")))
    mine = and_(SEATS.c.person == who.id, SEATS.c.name == who.name, SEATS.c.table.in_(going_on))
    tables = tx.execute(select(SEATS.c.table).where(mine).distinct()).scalars().all()
    tx.execute(update(SEATS).where(mine).values(name=name))
    for table in tables:
        tx.announce(f"table:{table}")


def clean_email(email: str) -> str:
    """An address that mail can be sent to; empty: none."""
    email = email.strip()
    if email and not ADDRESS.fullmatch(email):
        raise RequestProblem("email")
    return email


def clean_webhook(address: str, allowed: bool) -> str:
    """An address that may be called; empty: none. Where it leads is checked again when it is called."""
    address = address.strip()
    if address and not allowed:
        raise RequestProblem("no-webhooks", 403)
    if address and not _is_web_address(address, ("http", "https")):
        raise RequestProblem("webhook")
    return address


def _is_web_address(address: str, schemes: tuple[str, ...]) -> bool:
    if not address.isprintable() or " " in address or "\\" in address:
        return False
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        return False
    return parts.scheme in schemes and bool(parts.hostname) and parts.username is None and port != 0


def check_push(subscription: PushSubscription, private: bool) -> None:
    """Raises unless a browser can have made it. A push service of a private network may do without TLS."""
    schemes = ("http", "https") if private else ("https",)
    keys = (subscription.p256dh, subscription.auth)
    if not _is_web_address(subscription.endpoint, schemes) or not all(map(PUSH_KEY.fullmatch, keys)):
        raise RequestProblem("push")


def browser_id(endpoint: str) -> str:
    """What a browser's subscription to web push is called; the browser can compute it."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:16]


def add_browser(tx: Transaction, who: PersonRow, subscription: PushSubscription) -> None:
    """This browser gets web push from now on, beside the person's others; of too many the oldest goes.

    Nobody else who has used it gets theirs there any more.
    """
    kept = {"id": browser_id(subscription.endpoint), "at": now(), **msgspec.to_builtins(subscription)}
    shared = select(PEOPLE.c.id).where(PEOPLE.c.push.cast(Text).contains(kept["id"]), PEOPLE.c.id != who.id)
    for other in tx.execute(shared.order_by(PEOPLE.c.id)).scalars().all():
        remove_browser(tx, other, kept["id"])
    others = [browser for browser in _browsers(tx, who.id) if browser["id"] != kept["id"]]
    _keep_browsers(tx, who.id, [*others, kept][-MAX_BROWSERS:])


def remove_browser(tx: Transaction, person: str, id: str = "") -> None:
    """A browser of the person gets no more web push; without an id, none of them."""
    _keep_browsers(tx, person, [browser for browser in _browsers(tx, person) if id and browser["id"] != id])


def browsers(connection: Connection, person: str) -> list[PushBrowser]:
    """The browsers that get web push."""
    found = connection.execute(select(PEOPLE.c.push).where(PEOPLE.c.id == person)).scalar_one_or_none()
    return [PushBrowser(browser["id"], browser["name"], browser["at"]) for browser in found or []]


def _browsers(tx: Transaction, person: str) -> list[dict[str, Any]]:
    """As they are stored; two browsers that come at once wait for each other."""
    own = select(PEOPLE.c.push).where(PEOPLE.c.id == person).with_for_update(key_share=True)
    return tx.execute(own).scalar_one_or_none() or []


def _keep_browsers(tx: Transaction, person: str, kept: list[dict[str, Any]]) -> None:
    tx.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(push=kept or null()))
    tx.announce(f"person:{person}")


# Mail addresses


def confirm(tx: Transaction, host: Host, token: str) -> None:
    """The reader of an address agrees to get mail; raises if the link belongs to no address that is still there."""
    id = token.partition(".")[0]
    email = tx.execute(select(PEOPLE.c.email).where(PEOPLE.c.id == id)).scalar_one_or_none()
    if not email or not secrets.compare_digest(token.encode(), confirmation(host, id, email).encode()):
        raise RequestProblem("confirmation", 404)
    tx.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(confirmed=email))
    tx.announce(f"person:{id}")


# Whom one does not want to meet


def blocked(connection: Connection, a: str, b: str) -> bool:
    """Whether one of the two has blocked the other."""
    either = or_(
        and_(RELATIONS.c.person == a, RELATIONS.c.other == b),
        and_(RELATIONS.c.person == b, RELATIONS.c.other == a),
    )
    found = select(literal(1)).where(either, RELATIONS.c.kind == "block")
    return connection.execute(found).first() is not None


def muted_by(connection: Connection, person: str) -> set[str]:
    """Whose words this person does not want to read: whom they have muted or blocked."""
    return set(connection.execute(select(RELATIONS.c.other).where(RELATIONS.c.person == person)).scalars())


def acquaintances(connection: Connection, person: str) -> list[Acquaintance]:
    """Everybody whom this person has blocked or muted."""
    rows = connection.execute(
        select(RELATIONS.c.other, RELATIONS.c.kind, PEOPLE.c.name)
        .join(PEOPLE, PEOPLE.c.id == RELATIONS.c.other)
        .where(RELATIONS.c.person == person)
        .order_by(PEOPLE.c.name, RELATIONS.c.other, RELATIONS.c.kind)
    )
    return [Acquaintance(row.other, row.name, row.kind) for row in rows]


def relate(tx: Transaction, who: PersonRow, other: str, kind: str) -> None:
    """Blocks or mutes somebody; asked twice it is the same."""
    if other == who.id:
        raise RequestProblem("yourself")
    _check_exists(tx.connection, other)
    unrelate(tx, who, other, kind)
    count = tx.execute(select(func.count()).select_from(RELATIONS).where(RELATIONS.c.person == who.id)).scalar_one()
    if count >= MAX_RELATIONS:
        raise RequestProblem("too-many-relations", 409, number=MAX_RELATIONS)
    tx.execute(insert(RELATIONS).values(person=who.id, other=other, kind=kind))


def unrelate(tx: Transaction, who: PersonRow, other: str, kind: str) -> None:
    """Takes it back; without effect if there was nothing."""
    mine = and_(RELATIONS.c.person == who.id, RELATIONS.c.other == other, RELATIONS.c.kind == kind)
    tx.execute(delete(RELATIONS).where(mine))
    tx.announce(f"person:{who.id}")


def report(tx: Transaction, who: PersonRow, report: Report) -> None:
    """Keeps what somebody tells the host about another person."""
    if report.person == who.id:
        raise RequestProblem("yourself")
    _check_exists(tx.connection, report.person)
    if report.table is not None:
        found = tx.execute(select(TABLES.c.id).where(TABLES.c.id == report.table)).first()
        if found is None:
            raise RequestProblem("not-found", 404)
    # PostgreSQL cannot keep a NUL, and nobody types one.
    text = report.text.replace("\0", "").strip()
    if not text:
        raise RequestProblem("report-empty")
    tx.execute(
        insert(REPORTS).values(by=who.id, about=report.person, table=report.table, text=text, at=now(), handled=False)
    )


def _check_exists(connection: Connection, id: str) -> None:
    if person(connection, id) is None:
        raise RequestProblem("not-found", 404)
