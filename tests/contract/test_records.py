"""Recorded matches: one per way a game can end, replayed whole by the rules of its version.

A record that no longer replays means that the rules changed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from samobranka.cli.endings import SUFFIX, reasons_of, stands
from tests.contract.test_frozen import advice
from tests.contract.versions import frozen_in, of_version, shipped_versions


def records_of(name: str, version: int) -> list[Path]:
    return sorted((frozen_in(name, version) / "records").glob(f"*{SUFFIX}"))


@pytest.mark.parametrize(
    ("name", "version", "path"),
    [(*each, path) for each in shipped_versions() for path in records_of(*each)],
    ids=lambda told: told.name if isinstance(told, Path) else str(told),
)
def test_a_record_replays_to_its_end(name: str, version: int, path: Path) -> None:
    assert stands(path, version), advice(name)


@pytest.mark.parametrize(("name", "version"), shipped_versions())
def test_there_is_a_record_for_every_way_to_end(name: str, version: int) -> None:
    recorded = [path.name.removesuffix(SUFFIX) for path in records_of(name, version)]
    assert recorded == sorted(reasons_of(of_version(name, version))), advice(name)
