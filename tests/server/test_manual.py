"""docs/protocol.md is what protocol.py says."""

from __future__ import annotations

from pathlib import Path

from samobranka.server.manual import page

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_is_fresh() -> None:
    """Write it anew with `python -m samobranka.server.manual > docs/protocol.md`."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_message_is_explained() -> None:
    text = page()
    for kind in ("welcome", "told", "act", "undo", "commit", "seat_resigned"):
        assert f"### `{kind}`" in text
