"""Notification requests: what a person has been told, and what a webhook's receiver needs."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import get, post
from litestar.di import NamedDependency
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromQuery, QueryParameter
from sqlalchemy import Connection, Row, select, update

from rulewright.server.channels import webhook_secret
from rulewright.server.context import Server
from rulewright.server.notices import text_of
from rulewright.server.outbox import unlocked
from rulewright.server.schema import OUTBOX
from rulewright.server.sessions import Session, signed_in
from rulewright.server.store import Transaction
from rulewright.server.wire import Locale, Notification, WebhookSecret

NEWEST: Final = 50
SHOWN: Final = ("sent", "seen")
LARGEST: Final = 2**63 - 1

TheServer = NamedDependency[Server]
TheSession = NamedDependency[Session]


@get("/notifications", tags=["notifications"])
async def notifications(
    server: TheServer, session: TheSession, locale: FromQuery[Locale | None] = None
) -> list[Notification]:
    """The newest notifications, newest first. What is no longer true has left the list."""
    person = signed_in(session)

    def listed(connection: Connection) -> list[Notification]:
        rows = select(OUTBOX).where(OUTBOX.c.person == person.id, OUTBOX.c.channel == "page")
        newest = (
            rows.where(OUTBOX.c.status.in_(SHOWN)).order_by(OUTBOX.c.created.desc(), OUTBOX.c.id.desc()).limit(NEWEST)
        )
        return [notification(row, locale or person.locale) for row in connection.execute(newest)]

    return await server.store.read(listed)


def notification(row: Row[tuple[object, ...]], locale: str) -> Notification:
    text = text_of(row.kind, row.data, locale)
    return Notification(row.id, row.created, row.kind, text, row.table, row.status == "seen")


@post("/notifications/seen", status_code=204, tags=["notifications"])
async def notifications_seen(
    server: TheServer, session: TheSession, upto: Annotated[int, QueryParameter(ge=0, le=LARGEST)] = LARGEST
) -> None:
    """Marks notifications as seen: all, or those up to the id of the newest one that the page shows."""
    person = signed_in(session).id

    def mark(tx: Transaction) -> None:
        mine = select(OUTBOX.c.id).where(OUTBOX.c.person == person, OUTBOX.c.channel == "page")
        fresh = unlocked(mine.where(OUTBOX.c.status == "sent", OUTBOX.c.id <= upto))
        tx.execute(update(OUTBOX).where(OUTBOX.c.id.in_(fresh)).values(status="seen"))

    await server.store.write(mark)


@get("/notifications/webhook", tags=["notifications"])
async def webhook(server: TheServer, session: TheSession) -> WebhookSecret:
    """The secret for one's own webhook."""
    return WebhookSecret(webhook_secret(server.settings, signed_in(session).id))


ROUTES: Final[list[HTTPRouteHandler]] = [notifications, notifications_seen, webhook]
