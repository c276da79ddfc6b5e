"""Seats have a colour if somebody has chosen one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Up to this schema. The version before leaves the choice out and may go on."""
    op.add_column("seats", sa.Column("colour", sa.Integer()))
