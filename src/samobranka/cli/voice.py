"""How the command line speaks: one language, one place to print to."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any

from samobranka.core.faults import Fault
from samobranka.core.words import LANGUAGES, Words, language_of, words_for

if TYPE_CHECKING:
    from rich.console import Console

ROOM = "samobranka.cli"


@dataclass(frozen=True)
class Voice:
    """Speaks one language; every command is given one."""

    language: str

    def words(self, game: str | None = None) -> Words:
        """The command line's words, and a game's."""
        return words_for(self.language, game, ROOM)

    def say(self, message: str, **facts: Any) -> str:
        """One of the command line's own messages."""
        return self.words().say(message, **facts)

    def tell(self, fault: Fault) -> str:
        """What is wrong."""
        return fault.tell(self.words())

    @cached_property
    def console(self) -> Console:
        """Where answers go."""
        from rich.console import Console

        return Console(highlight=False, markup=False, emoji=False)

    @cached_property
    def aside(self) -> Console:
        """Where faults and progress go."""
        from rich.console import Console

        return Console(stderr=True, highlight=False, markup=False, emoji=False)


def is_screen(plain: bool) -> bool:
    """Whether there is a terminal that a table can be drawn on, and nobody wants plain lines."""
    is_dumb = os.environ.get("TERM", "dumb") in ("", "dumb")
    return not plain and not is_dumb and sys.stdin.isatty() and sys.stdout.isatty()


def language_asked(arguments: Sequence[str]) -> str:
    """The language of `--lang`, wherever it stands, else the environment's."""
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            asked = value if equals else "".join(arguments[place + 1 : place + 2])
            return asked if asked in LANGUAGES else language_of()
    return language_of()
