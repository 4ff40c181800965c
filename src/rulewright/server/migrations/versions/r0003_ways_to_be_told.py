"""Several browsers for web push, and mail addresses that are confirmed.

Addresses that were in use stay in use: whoever relies on mail for a game of days must not lose it silently.
"""

from __future__ import annotations

import hashlib

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

PEOPLE = sa.table("people", sa.column("id", sa.String), sa.column("push", sa.JSON))


def upgrade() -> None:
    op.add_column("people", sa.Column("confirmed", sa.String(length=200), nullable=True))
    op.execute("UPDATE people SET confirmed = email")
    connection = op.get_bind()
    for row in connection.execute(sa.select(PEOPLE)).all():
        if isinstance(row.push, dict):
            id = hashlib.sha256(row.push["endpoint"].encode()).hexdigest()[:16]
            kept = [{"id": id, "name": "", "at": 0, **row.push}]
            connection.execute(sa.update(PEOPLE).where(PEOPLE.c.id == row.id).values(push=kept))
