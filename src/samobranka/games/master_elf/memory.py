"""Chapter 13: whether the table remembers for its players what they have seen."""

from __future__ import annotations

from samobranka.games.master_elf.state import State


def is_remembered(s: State) -> bool:
    """13.12"""
    return not s.without_memory
