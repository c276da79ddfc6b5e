"""What the lobby lists, who looks for a match, what people put away, and how strong they are."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Up to this schema. The version before, which knows nothing of it, may go on."""
    op.add_column("tables", sa.Column("listed_until", sa.BigInteger()))
    op.add_column("tables", sa.Column("fills_at", sa.BigInteger()))
    no = sa.false()
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=no))
    op.add_column("users", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=no))
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
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.Text()),
        sa.PrimaryKeyConstraint("user", name="pk_seeks"),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_seeks_user"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seeks_table"),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "game", "seats", name="pk_ratings"),
    )
    op.create_index("ix_ratings_pool", "ratings", ["game", "seats"])
    op.create_table(
        "rated",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("mu_before", sa.Double(), nullable=False),
        sa.Column("sigma_before", sa.Double(), nullable=False),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_rated"),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name="fk_rated_match"),
    )
    op.create_index("ix_rated_number", "rated", ["number"])
    op.create_index("ix_rated_player", "rated", ["player"])
