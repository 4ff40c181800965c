"""Alembic environment: the revisions, on the connection and in the transaction of `upgrade`. There is no ini file."""

from __future__ import annotations

from alembic import context

from rulewright.server.schema import METADATA

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite alters a table by making it anew
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
