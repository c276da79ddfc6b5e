"""Every card of the box is somewhere, once; in rules' style, so that it can be compiled."""

from __future__ import annotations

from samobranka.core.game import KEPT, Losses, lost
from samobranka.template.game.parts import CARD_IDS, CARDS, COPIES
from samobranka.template.game.state import State

CARD, DECK_SIZE, HAND_SIZE, CHOSEN = range(4)

LOSSES: Losses = (
    ("cards of", CARD_IDS),
    ("deck_size", None),
    ("hand_size of seat", ()),
    ("a card is chosen that is not held, by seat", ()),
)


def kept(states: list[State], i: int) -> int:
    """Cards, how many of them everyone counts, and choices."""
    s = states[i]
    in_deck = 0
    for k in range(CARDS):
        in_deck += s.deck[k]
        cards = s.deck[k] + s.laid[k]
        for seat in range(s.seats):
            cards += s.hand[seat, k]
        if cards != COPIES[k]:
            return lost(CARD, k)
    if s.deck_size != in_deck:
        return lost(DECK_SIZE, 0)
    for seat in range(s.seats):
        held = 0
        for k in range(CARDS):
            held += s.hand[seat, k]
        if s.hand_size[seat] != held:
            return lost(HAND_SIZE, seat)
        choice = s.choice[seat]
        if choice >= 0 and choice < CARDS and s.hand[seat, choice] == 0:
            return lost(CHOSEN, seat)
    return KEPT
