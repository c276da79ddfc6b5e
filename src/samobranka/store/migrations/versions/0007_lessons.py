"""Tables at which somebody learns a game: they say which lesson it is."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Up to this schema. The version before, which lays tables without saying it, may go on."""
    op.add_column("tables", sa.Column("lesson", sa.Text(), nullable=False, server_default=""))
