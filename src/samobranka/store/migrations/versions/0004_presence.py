"""Who is connected at which node."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Up to this schema."""
    op.create_table(
        "presence",
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("node", "table", "user", name=op.f("pk_presence")),
    )
    op.create_index(op.f("ix_presence_table"), "presence", ["table"])
