"""Refusals: why an action is not allowed now.

A chapter declares its refusals where it gives them: the words, and the rule of RULES.md that forbids
it.

    TOO_CLOSE = Refusal("too_close", "8.6")

A refusal is a whole number, so rules of every engine return it as it stands; 0 is a legal action. The
number follows from words and rule alone, so it is the same whichever chapter was imported first. The
same words may serve several rules; each place cites its own.

Where something lacks, a refusal names it: `tells` is asked, never compiled, for the facts that the
sentence `refusal-too-poor` is given.

    TOO_POOR = Refusal("too_poor", "8.1", tells=what_lacks)
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from samobranka.core.words import message_id

LEGAL = 0
"""What is said of a legal action."""

Tells = Callable[[Any, int, Any], Mapping[str, Any]]
"""(state, seat, action as a struct) -> facts: numbers, messages, or counts of things by message. Only
what the seat may know."""


class Refusal(int):
    """One reason, with its words and its rule."""

    words: str
    rule: str
    tells: Tells | None

    def __new__(cls, words: str, rule: str, tells: Tells | None = None) -> Refusal:
        digest = hashlib.blake2b(f"{rule} {words}".encode(), digest_size=4).digest()
        refusal = super().__new__(cls, int.from_bytes(digest, "big") >> 1 | 1)
        refusal.words, refusal.rule, refusal.tells = words, rule, tells
        return refusal

    @property
    def message(self) -> str:
        """The message that says it."""
        return message_id("refusal", self.words)

    @property
    def chapter(self) -> int:
        """The chapter of RULES.md that its rule stands in."""
        return int(self.rule.split(".")[0])

    def __repr__(self) -> str:
        return f"Refusal({self.words!r}, {self.rule!r})"


class Refusals:
    """All refusals of a game, by number, and where each was declared."""

    def __init__(self, declared: Mapping[str, list[Refusal]]) -> None:
        self.declared = declared
        """By module."""
        self._by_number: dict[int, Refusal] = {}
        for refusal in self:
            other = self._by_number.setdefault(int(refusal), refusal)
            if (other.words, other.rule) != (refusal.words, refusal.rule):
                raise TypeError(f"{other!r} and {refusal!r} have the same number: change the words")

    def __iter__(self) -> Iterator[Refusal]:
        return (refusal for refusals in self.declared.values() for refusal in refusals)

    def __contains__(self, number: object) -> bool:
        return number in self._by_number

    def __getitem__(self, number: int) -> Refusal:
        return self._by_number[int(number)]


def refusals_of(package: str) -> Refusals:
    """Every refusal that a module of a package declares; none is imported by another module."""
    declared: dict[str, list[Refusal]] = {}
    seen: set[int] = set()
    for name in sorted(module for module in sys.modules if module.startswith(f"{package}.")):
        for value in vars(sys.modules[name]).values():
            if isinstance(value, Refusal) and id(value) not in seen:
                seen.add(id(value))
                declared.setdefault(name, []).append(value)
    return Refusals(declared)
