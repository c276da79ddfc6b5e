"""Matches in words: who sits where, what happened, how it stands.

A Teller turns the structs of any game into words and styled text: ids of a Domain become names, seats
become the names of who sits there, counts become "2 × water".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from rich.text import Text

from samobranka.core.actions import SEAT, Domain, domains_of, tell
from samobranka.core.match import Match
from samobranka.core.words import Words, message_id

ME = "me"
"""Who sits at a seat that the person at the keyboard plays."""

SMALL_DOMAIN = 8
"""Things of a family this small have a colour each."""

COLOURS = ("cyan", "green", "yellow", "magenta", "blue", "red", "bright_cyan", "bright_green")
LOUD = "bold"
COMMA = ", "


def is_list_of_lists(value: Any) -> bool:
    """Whether a field holds several rows of things."""
    rows = value if isinstance(value, list | tuple) else ()
    return bool(rows) and all(isinstance(row, list | tuple) for row in rows)


def seat_names(match: Match, words: Words) -> list[str]:
    """The names of those who sit there: told apart by the seat when there are several alike."""
    sitting = [printable(name) for name in match.names]
    sitting += [""] * (match.seats - len(sitting))
    return [_seat_name(sitting, seat, words) for seat in range(match.seats)]


def _seat_name(sitting: Sequence[str], seat: int, words: Words) -> str:
    name, alike = sitting[seat], sitting.count(sitting[seat]) > 1
    if not name:
        return words.say("seat", number=seat + 1)
    if name == ME:
        plain = words.say("seat-person" if alike else "seat-me")
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

    def tell(self, struct: msgspec.Struct) -> str:
        """An action, event or prompt in words."""
        return tell(struct, self.words, self.names, -1 if self.you is None else self.you)

    def happened(self, match: Match, ply: int) -> list[str]:
        """What the action of a ply brought about."""
        return [self.tell(event) for event in match.events(ply, self.you)]

    def seat(self, seat: int) -> str:
        """Who sits there."""
        if seat < len(self.names):
            return self.names[seat]
        return self.words.say("seat", number=seat + 1)

    def label(self, field: str) -> str:
        """The heading of a field of a view."""
        message = message_id("view", field)
        return self.words.say(message) if self.words.has(message) else field.replace("_", " ")

    def value(self, value: Any, field: str, domain: Domain | None) -> Text:
        """A field's value as styled text; empty for nothing."""
        if value is None:
            return Text()
        if isinstance(value, bool):
            return Text(self.words.say("cli-yes" if value else "cli-no"))
        if isinstance(value, Mapping):
            return self._counted(value, field, domain)
        if is_list_of_lists(value):
            return Text("\n").join(
                self._row(row, field, domain) for row in enumerate(value, start=1)
            )
        if isinstance(value, list | tuple):
            return Text(COMMA).join(self._item(item, field, domain) for item in value)
        if isinstance(value, msgspec.Struct):
            return self._inline(value)
        if domain is SEAT and isinstance(value, int):
            return Text(self.seat(value), LOUD)
        return self._named(value, field, domain)

    def _named(self, value: Any, field: str, domain: Domain | None) -> Text:
        if domain is not None and isinstance(value, str):
            return Text(self.words.name(str(domain.name(value))), LOUD)
        message = message_id(field, str(value))
        return Text(self.words.say(message) if self.words.has(message) else str(value))

    def _row(self, row: tuple[int, Any], field: str, domain: Domain | None) -> Text:
        """One of several rows of things, with its number."""
        number, things = row
        return Text.assemble(f"{number}: ", self.value(things, field, domain))

    def _item(self, item: Any, field: str, domain: Domain | None) -> Text:
        """One of several things: told apart by its colour."""
        text = self.value(item, field, domain)
        if domain is not None and isinstance(item, str):
            text.style = _colour(item, domain)
        return text

    def _counted(self, counts: Mapping[Any, Any], field: str, domain: Domain | None) -> Text:
        """Counts of things: "2 × water"; other values of things: "water: …"."""
        pieces = []
        for thing, count in counts.items():
            own = domain if domain is not None and thing in domain.values else None
            name = self._item(thing, field, own)
            if isinstance(count, int) and not isinstance(count, bool):
                if count:
                    plain = self.words.say("counted", name=name.plain, count=count)
                    pieces.append(Text(plain, name.style))
            else:
                below = None if own else domain  # costs of pieces, counted in resources
                pieces.append(Text(": ").join([name, self.value(count, field, below)]))
        return Text(COMMA).join(pieces)

    def _inline(self, struct: msgspec.Struct) -> Text:
        domains = domains_of(type(struct))
        pieces = []
        for field in struct.__struct_fields__:
            value = self.value(getattr(struct, field), field, domains.get(field))
            if value:
                pieces.append(Text(f"{self.label(field)} ").append_text(value))
        return Text("; ").join(pieces)


def _colour(value: str, domain: Domain) -> str:
    if len(domain.values) > SMALL_DOMAIN:
        return ""
    return COLOURS[list(domain.values).index(value) % len(COLOURS)]


def points(score: int, scale: int) -> str:
    """A score in points; half points and the like as decimals."""
    return str(score) if scale == 1 else f"{score / scale:g}"
