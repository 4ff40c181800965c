"""Scenes: how long one waits for somebody at a table with several people."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("scene_wait", sa.Integer(), nullable=False, server_default="20"))
