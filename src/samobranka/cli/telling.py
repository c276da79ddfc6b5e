"""Matches in words: who sits where, what happened, what may be done.

A Teller turns the structs of any game into words: ids of a Domain become names, seats become the names
of who sits there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from samobranka.core.actions import Event, gathered, tell
from samobranka.core.match import Match
from samobranka.core.words import Words, message_id

ANYBODY = "seat-person"
ME = "me"
"""Who sits at a seat that the person at the keyboard plays."""


def seat_names(match: Match, words: Words, me: str = "seat-me") -> list[str]:
    """The names of those who sit there: told apart by the seat when there are several alike.

    Who looks at a record is spoken to as nobody: there `me` is called otherwise.
    """
    sitting = [printable(name) for name in match.names]
    sitting += [""] * (match.seats - len(sitting))
    return [_seat_name(sitting, seat, words, me) for seat in range(match.seats)]


def _seat_name(sitting: Sequence[str], seat: int, words: Words, me: str) -> str:
    name, alike = sitting[seat], sitting.count(sitting[seat]) > 1
    if not name:
        return words.say("seat", number=seat + 1)
    if name == ME:
        plain = words.say(ANYBODY if alike else me)
    else:
        bot = message_id("bot", name)
        plain = words.say(bot) if words.has(bot) else name
    return words.say("seat-numbered", name=plain, number=seat + 1) if alike else plain


def printable(text: str) -> str:
    """A text from a file, without what a terminal would obey."""
    return "".join(letter for letter in text if letter.isprintable())


@dataclass(frozen=True)
class Teller:
    """Tells one listener of one match. `you` is the seat that is spoken to, None for nobody."""

    words: Words
    names: Sequence[str]
    you: int | None = None

    def tell(self, struct: msgspec.Struct, view: Any = None) -> str:
        """An action, event or prompt in words; with a view, an action says where it is."""
        return tell(struct, self.words, self.names, -1 if self.you is None else self.you, view)

    def happened(self, match: Match, ply: int) -> list[str]:
        """What the action of a ply brought about."""
        return [self.tell(event) for event in match.events(ply, self.you)]

    def story(self, match: Match, last: int) -> list[str]:
        """All that happened up to a ply, a sentence each; the steps of one deed are one sentence."""
        return Story(self).up_to(match, last)

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if seat < len(self.names):
            return self.names[seat]
        return self.words.say("seat", number=seat + 1)


class Story:
    """All that one listener was told of a match so far; the steps of one deed are one sentence."""

    def __init__(self, teller: Teller) -> None:
        self._teller = teller
        self._events: list[Event] = []
        self._sentences: list[str] = []
        self._ply = 0

    def up_to(self, match: Match, last: int) -> list[str]:
        """The sentences up to a ply, which is not before the last one that was asked for."""
        fresh = [
            event
            for ply in range(self._ply + 1, last + 1)
            for event in match.events(ply, self._teller.you)
        ]
        self._ply = last
        if fresh:
            retold = gathered([*self._events[-1:], *fresh])
            self._events[-1:] = retold
            self._sentences[-1:] = [self._teller.tell(event) for event in retold]
        return list(self._sentences)


def points(score: int, scale: int) -> str:
    """A score in points; half points and the like as decimals."""
    return str(score) if scale == 1 else f"{score / scale:g}"
