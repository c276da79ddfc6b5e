"""The tables of the store in SQL. Times are milliseconds since 1970, UTC."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
)

# Every constraint has a name, so that a later migration can speak of it.
metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("key", Text, unique=True),
    Column("password", Text),
    Column("language", Text),
    Column("kind", Text, nullable=False),
    Column("owner", Text, ForeignKey("users.id"), index=True),
    Column("epoch", Integer, nullable=False),
    Column("banned", Boolean, nullable=False),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("created", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", Text, primary_key=True),
    Column("user", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("browser", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Text, primary_key=True),
    Column("hash", Text, nullable=False, unique=True),
    Column("user", Text, ForeignKey("users.id"), nullable=False),
    Column("owner", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("data_digest", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("host", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("public", Boolean, nullable=False),
    Column("clock", LargeBinary, nullable=False),
    Column("at_timeout", Text, nullable=False),
    Column("order", Text, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("status", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("seal", LargeBinary, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("contributions", Text, nullable=False),
    Column("given", Integer, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("origin_ply", Integer, nullable=False),
    Column("lesson", Text, nullable=False, server_default=""),
    Column("version", Integer, nullable=False),
    Column("attention", BigInteger, index=True),
    Column("clocks", LargeBinary, nullable=False),
    Column("aside", LargeBinary, nullable=False),
    Column("result", LargeBinary),
    Column("listed_until", BigInteger),
    Column("fills_at", BigInteger),
    Index("ix_tables_status", "status", "created"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("user", Text, ForeignKey("users.id"), index=True),
    Column("bot", Text, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("timed_out", Boolean, nullable=False),
    Column("colour", Integer),
)

entries = Table(
    "entries",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True),
    Column("entry", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("user", Text, ForeignKey("users.id"), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

keepsakes = Table(
    "keepsakes",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True),
    Column("audience", Integer, primary_key=True, autoincrement=False),
    Column("first", Integer, primary_key=True, autoincrement=False),
    Column("total", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

shelves = Table(
    "shelves",
    metadata,
    Column("user", Text, ForeignKey("users.id"), primary_key=True),
    Column("table", Text, ForeignKey("tables.id"), primary_key=True),
    Column("kind", Text, nullable=False),
)

seeks = Table(
    "seeks",
    metadata,
    Column("user", Text, ForeignKey("users.id"), primary_key=True),
    Column("games", Text, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("table", Text, ForeignKey("tables.id")),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
    Index("ix_ratings_pool", "game", "seats"),
)

rated = Table(
    "rated",
    metadata,
    Column("match", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", BigInteger, nullable=False, index=True),
    Column("player", Text, nullable=False, index=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("mu_before", Double, nullable=False),
    Column("sigma_before", Double, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("node", Text, primary_key=True),
    Column("table", Text, primary_key=True, index=True),
    Column("user", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("key", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
