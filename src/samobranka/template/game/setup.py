"""Chapter 2: preparation."""

from __future__ import annotations

from samobranka.core.meta import SEATS_PLACE
from samobranka.core.record import Row
from samobranka.template.game.meta import META
from samobranka.template.game.parts import ALL_CARDS, CARDS, COPIES, HAND_START, NOTHING, TURNIPS
from samobranka.template.game.phases.deck import draw_card
from samobranka.template.game.state import CHOOSING, State

MIGHTY_MOUSE_PLACE = META.place("mighty_mouse")


def prepare(s: State, options: Row, chance: Row) -> None:
    """2.1. The record comes all zero, so whatever is NOTHING has to be written."""
    s.seats = options[SEATS_PLACE]
    s.mighty_mouse = options[MIGHTY_MOUSE_PLACE]
    s.phase = CHOOSING
    s.deck_size = ALL_CARDS
    for card in range(CARDS):
        s.deck[card] = COPIES[card]
    for turnip in range(TURNIPS):
        s.puller[turnip] = NOTHING
    for seat in range(s.seats):
        s.choice[seat] = NOTHING
        s.came[seat] = NOTHING
        for _ in range(HAND_START):
            draw_card(s, seat, chance)
