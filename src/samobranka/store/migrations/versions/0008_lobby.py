"""What the lobby lists, who looks for a match, and what people put away from their own lists."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Up to this schema. The version before, which knows nothing of it, may go on."""
    op.add_column("tables", sa.Column("listed_until", sa.BigInteger()))
    op.add_column("tables", sa.Column("fills_at", sa.BigInteger()))
    op.create_table(
        "shelves",
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user", "table", name="pk_shelves"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_shelves_user"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_shelves_table"),
    )
    op.create_table(
        "seeks",
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("games", sa.Text(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.Text()),
        sa.PrimaryKeyConstraint("user", name="pk_seeks"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_seeks_user"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seeks_table"),
    )
