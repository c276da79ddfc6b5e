"""Stores to test: everything runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from samobranka.store.database import Database, default_url
from tests.postgres import Postgres
from tests.postgres import postgres as postgres


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty place for a store."""
    if request.param == "sqlite":
        return default_url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    """An open store."""
    opened = Database.open(url)
    yield opened
    opened.close()


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[Database]:
    """An open store that several nodes may use."""
    opened = Database.open(postgres.new_database())
    yield opened
    opened.close()
