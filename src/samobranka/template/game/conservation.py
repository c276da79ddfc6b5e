"""What is not conserved: every component of the box is somewhere, once."""

from __future__ import annotations

from samobranka.template.game.parts import CARD_IDS, CARDS, COPIES
from samobranka.template.game.state import State


def faults(s: State) -> list[str]:
    """Every card of the box is somewhere, once."""
    seats, found = range(s.seats), []
    for k in range(CARDS):
        cards = s.deck[k] + s.laid[k] + sum(s.hand[seat, k] for seat in seats)
        if cards != COPIES[k]:
            found.append(f"{cards} cards of {CARD_IDS[k]}")
    if s.deck_size != sum(s.deck[k] for k in range(CARDS)):
        found.append("deck_size")
    for seat in seats:
        if s.hand_size[seat] != sum(s.hand[seat, k] for k in range(CARDS)):
            found.append(f"hand_size of seat {seat}")
        if 0 <= s.choice[seat] < CARDS and s.hand[seat, s.choice[seat]] == 0:
            found.append(f"seat {seat} has chosen a card it has not")
    return found
