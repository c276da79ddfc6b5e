"""Chapter 13: the extra card, one role more for a forest tile (13.7, 13.8)."""

from __future__ import annotations

from typing import Annotated

from samobranka.core.actions import Action
from samobranka.core.contents import quiet
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit, has
from samobranka.games.broom_service.domains import ROLE
from samobranka.games.broom_service.parts import EXTRA_CARD_TILE
from samobranka.games.broom_service.phases.choosing import seats_choosing
from samobranka.games.broom_service.phases.undone import Nothing
from samobranka.games.broom_service.state import (
    ADDING,
    ALL_ADDED,
    CALLING,
    DONE,
    FIRST_ADDED,
    UNDECIDED,
    State,
)

ADDING_NOW = Refusal("adding_now", "13.7")
CHOSEN_ALREADY = Refusal("chosen_already", "13.8")
NO_EXTRA_CARD = Refusal("no_extra_card", "13.7")
ROLE_CHOSEN = Refusal("role_chosen", "13.7")


class Add(Action, tag="add"):
    """13.7"""

    role: Annotated[str, ROLE]


OFFERS = {ADDING: quiet(Add, Nothing)}


def has_extra_card(s: State, seat: int) -> bool:
    """17.7: who may decide about an extra card is open."""
    return s.held[seat, EXTRA_CARD_TILE] > 0


def refuse_added(s: State, seat: int) -> int:
    """13.8: only seats with a tile decide, and once."""
    return CHOSEN_ALREADY if has_extra_card(s, seat) else NO_EXTRA_CARD


def refuse_add(s: State, seat: int, role: int) -> int:
    """13.7: one role more."""
    return ROLE_CHOSEN if has(s.hand[seat], role) else LEGAL


def rule_out_add(s: State, seat: int) -> int:
    """13.7: for the tile, which may be won for a later round only."""
    return LEGAL if has_extra_card(s, seat) else NO_EXTRA_CARD


def apply_add(s: State, seat: int, role: int) -> None:
    """13.8: in secret, so tile and hand stay as they are until all have decided."""
    decide(s, seat, FIRST_ADDED + role)


def refuse_nothing() -> int:
    """13.7: it may."""
    return LEGAL


def apply_nothing(s: State, seat: int) -> None:
    """13.7: the tile is kept."""
    decide(s, seat, DONE)


def decide(s: State, seat: int, choice: int) -> None:
    """13.8: when all have decided, the sizes of the hands are shown."""
    s.choice[seat] = choice
    if seats_choosing(s) == 0:
        s.moment += 1
        s.shown += 1
        s.phase = ALL_ADDED


def take_added(s: State) -> None:
    """13.7: the tile leaves the match, the role comes to the hand; then the first player begins."""
    for seat in range(s.seats):
        if s.choice[seat] >= FIRST_ADDED:
            s.hand[seat] |= bit(s.choice[seat] - FIRST_ADDED)
            s.hand_size[seat] += 1
            s.held[seat, EXTRA_CARD_TILE] -= 1
        s.choice[seat] = UNDECIDED
    s.turn = s.first
    s.phase = CALLING
