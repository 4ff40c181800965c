"""Positions of matches in play, from which they go on when rules change; tables that wait for their host."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("held", sa.JSON(), nullable=True))
    op.create_table(
        "positions",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("turn", sa.Integer(), nullable=False),
        sa.Column("position", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_positions_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_positions"),
    )
