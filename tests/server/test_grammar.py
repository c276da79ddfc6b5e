"""How the browser is told to say a game's structs."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import SEAT, Domain, Event
from samobranka.server.grammar import families_of

SUIT = Domain("suit", ("hearts", "spades"))
NUMBER = Domain("number", range(9))


class Dealt(Event, tag="dealt"):
    seat: Annotated[int, SEAT]
    suit: Annotated[str, SUIT]
    cards: dict[Annotated[int, NUMBER], int]


def test_a_number_has_no_family_or_it_would_be_looked_up_by_its_key() -> None:
    assert families_of([Dealt]) == {"dealt": {"seat": "seat", "suit": "suit"}}
