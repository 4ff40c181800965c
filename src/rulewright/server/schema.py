"""The tables of the database. Times are milliseconds since 1970; ids are random.

A match is its events, appended one by one: everything else about it can be
derived from them. Migrations follow this file (`migrations/`).
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)
# SQLite numbers rows itself only for a plain INTEGER primary key.
Serial: Final = BigInteger().with_variant(Integer, "sqlite")

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),  # the folded name of an account; empty for guests
    Column("password", Text),  # Argon2id
    Column("link", String(64), unique=True),  # SHA-256 of the guest's link
    Column("locale", String(8), nullable=False),
    Column("settings", JSON, nullable=False),
    Column("email", String(200), nullable=False, default=""),
    Column("confirmed", String(200)),  # the address that was confirmed last
    Column("webhook", String(500), nullable=False, default=""),
    Column("push", JSON),  # subscriptions, one a browser: id, endpoint, p256dh, auth, name, at
    Column("banned", Boolean, nullable=False, default=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    Column("token", String(64), primary_key=True),  # SHA-256 of the cookie
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), index=True),  # none: a visitor
    Column("csrf", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

RELATIONS: Final = Table(
    "relations",
    METADATA,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("other", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), primary_key=True),  # block, mute
)

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("by", String(32), nullable=False),
    Column("about", String(32), nullable=False),
    Column("table", String(32)),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("handled", Boolean, nullable=False, default=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("name", String(120), nullable=False),
    Column("status", String(16), nullable=False),
    Column("creator", String(32), nullable=False, index=True),
    Column("private", Boolean, nullable=False),
    Column("code", String(20), nullable=False, unique=True),  # of the table's own link
    Column("spectators", Boolean, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("tempo", JSON, nullable=False),
    Column("free_undo", Boolean, nullable=False),
    Column("cover_windows", Boolean, nullable=False, server_default=false()),
    Column("advice", Boolean, nullable=False, server_default=true()),  # hints and odds; without them it is a fair table
    Column("scene_wait", Integer, nullable=False, server_default="20"),  # seconds
    Column("language", String(8), nullable=False),
    Column("seed", String(64), nullable=False),  # secret until the end
    Column("commitment", String(64), nullable=False),
    Column("nonces", JSON, nullable=False),  # by person, in the order of joining: [[person, nonce], ...]
    Column("waiting", JSON, nullable=False),  # seats that are asked, for lists: none of a window
    Column("asked", JSON),  # all seats that are asked: each for its own eyes
    Column("stage", String(80), nullable=False),  # name of the decision, for lists
    Column("since", BigInteger, nullable=False),
    Column("result", JSON),
    Column("lessons", JSON),  # of a guided game: how far its pupil has come
    Column("start", JSON(none_as_null=True)),  # the position with which it begins; nobody is told
    Column("held", JSON(none_as_null=True)),  # waits for the host: since, and the result that its players agree to
    Column("previous", String(32)),
    Column("rematch", String(32)),
    Column("archived", Boolean, nullable=False, default=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=False, default=0),
    Column("ended", BigInteger, nullable=False, default=0),
    Index("ix_tables_lobby", "status", "private", "created"),
)

PROMISES: Final = Table(
    "promises",
    METADATA,
    Column("commitment", String(64), primary_key=True),
    Column("seed", String(64), nullable=False),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(32), index=True),
    Column("name", String(64), nullable=False),
    Column("level", String(16), nullable=False, default=""),
    Column("badge", String(1), nullable=False),
    Column("code", String(20), unique=True),
    Column("gone", Boolean, nullable=False, default=False),
)

EVENTS: Final = Table(
    "events",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without gaps
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),  # begin, choice, undo, seat, carried, end
    Column("seat", Integer),
    Column("person", String(32)),
    Column("data", JSON, nullable=False),
    Column("request", String(64)),
    UniqueConstraint("table", "request"),
)

POSITIONS: Final = Table(
    "positions",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, nullable=False),  # of the event that led there
    Column("rules", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    Column("position", Text, nullable=False),  # JSON
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(32), nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64)),
    UniqueConstraint("table", "request"),
)

NOTES: Final = Table(
    "notes",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("text", Text, nullable=False),
)

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", String(60), primary_key=True),
    Column("key", String(120), nullable=False),
)

VOTES: Final = Table(
    "votes",
    METADATA,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("by", Integer, nullable=False),
    Column("level", String(16), nullable=False, default=""),
    Column("number", Integer, nullable=False),  # the version of the match when it was asked
    Column("agreed", JSON, nullable=False),  # seats
    Column("status", String(16), nullable=False),  # open, passed, failed
    Column("at", BigInteger, nullable=False),
)

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("name", String(80), primary_key=True),  # "bots:<table>", "outbox", "ready"
    Column("holder", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)

OUTBOX: Final = Table(
    "outbox",
    METADATA,
    Column("id", Serial, primary_key=True, autoincrement=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", String(32), nullable=False, default=""),
    Column("kind", String(24), nullable=False),  # turn, reminder, invitation, started, finished, vote, confirm
    Column("channel", String(12), nullable=False),  # page, mail, webhook, push
    Column("data", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("attempts", Integer, nullable=False, default=0),
    Column("status", String(12), nullable=False),  # due, sent, seen, dropped, failed
    Column("error", Text, nullable=False, default=""),
    Index("ix_outbox_due", "status", "channel", "due"),
)

UPLOADS: Final = Table(
    "uploads",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(120), nullable=False),
    Column("game", String(40), nullable=False),
    Column("record", JSON, nullable=False),
    Column("created", BigInteger, nullable=False),
)
