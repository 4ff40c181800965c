"""Windows: whether a table covers them, and who is asked in one, for the lists of those who are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("cover_windows", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("asked", sa.JSON(), nullable=True))
    op.execute("UPDATE tables SET asked = waiting")
