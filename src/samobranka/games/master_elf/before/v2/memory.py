"""Chapter 13: whether the table remembers for its players what they have seen."""

from __future__ import annotations

from samobranka.games.master_elf.state import State


def is_remembered(s: State) -> bool:
    """There was no other table before version 3: this is what today's view asks of older rules."""
    return True
