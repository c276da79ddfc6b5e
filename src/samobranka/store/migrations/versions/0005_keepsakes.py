"""Finished matches as they were shown: they are shown so for ever, whatever becomes of the rules."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Up to this schema."""
    op.create_table(
        "keepsakes",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("audience", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("first", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_keepsakes_match")),
        sa.PrimaryKeyConstraint("match", "audience", "first", name=op.f("pk_keepsakes")),
    )
