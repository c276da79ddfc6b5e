"""What the coach said of finished matches."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Up to this schema."""
    op.create_table(
        "analyses",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_analyses_match")),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_analyses")),
    )
