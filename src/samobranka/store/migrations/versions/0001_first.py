"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Up to this schema."""
    make_users()
    make_tables()
    make_logs()
    make_settings()


def make_users() -> None:
    op.create_table(
        "users",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("key", sa.Text()),
        sa.Column("password", sa.Text()),
        sa.Column("language", sa.Text()),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text()),
        sa.Column("epoch", sa.Integer(), nullable=False),
        sa.Column("banned", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name=op.f("fk_users_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_users")),
        sa.UniqueConstraint("key", name=op.f("uq_users_key")),
    )
    op.create_index(op.f("ix_users_owner"), "users", ["owner"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["users.id"], name=op.f("fk_tokens_owner")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_tokens_user")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tokens")),
        sa.UniqueConstraint("hash", name=op.f("uq_tokens_hash")),
    )
    op.create_index(op.f("ix_tokens_owner"), "tokens", ["owner"])


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("data_digest", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.LargeBinary(), nullable=False),
        sa.Column("at_timeout", sa.Text(), nullable=False),
        sa.Column("order", sa.Text(), nullable=False),
        sa.Column("hints", sa.Boolean(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("seal", sa.LargeBinary(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("contributions", sa.Text(), nullable=False),
        sa.Column("given", sa.Integer(), nullable=False),
        sa.Column("rematch", sa.Text(), nullable=False),
        sa.Column("origin", sa.Text(), nullable=False),
        sa.Column("origin_ply", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("attention", sa.BigInteger()),
        sa.Column("clocks", sa.LargeBinary(), nullable=False),
        sa.Column("aside", sa.LargeBinary(), nullable=False),
        sa.Column("result", sa.LargeBinary()),
        sa.ForeignKeyConstraint(["host"], ["users.id"], name=op.f("fk_tables_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(op.f("ix_tables_attention"), "tables", ["attention"])
    op.create_index(op.f("ix_tables_host"), "tables", ["host"])
    op.create_index("ix_tables_status", "tables", ["status", "created"])
    op.create_table(
        "seats",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("user", sa.Text()),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("resigned", sa.Boolean(), nullable=False),
        sa.Column("timed_out", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_seats_table")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_seats_user")),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_user"), "seats", ["user"])


def make_logs() -> None:
    op.create_table(
        "entries",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("entry", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_entries_match")),
        sa.PrimaryKeyConstraint("match", "entry", name=op.f("pk_entries")),
    )
    op.create_table(
        "chats",
        sa.Column("match", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["tables.id"], name=op.f("fk_chats_match")),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name=op.f("fk_chats_user")),
        sa.PrimaryKeyConstraint("match", "number", name=op.f("pk_chats")),
    )
    op.create_index(op.f("ix_chats_user"), "chats", ["user"])


def make_settings() -> None:
    op.create_table(
        "settings",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("key", name=op.f("pk_settings")),
    )
