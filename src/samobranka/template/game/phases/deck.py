"""The deck: kept as what is left of each kind, drawn lazily, so that no order can be known (6.3)."""

from __future__ import annotations

from samobranka.core.chance import deal_kind
from samobranka.core.record import Row
from samobranka.template.game.state import State


def draw_card(s: State, seat: int, chance: Row) -> int:
    """A card goes from the deck into a hand."""
    card = deal_kind(chance, s.deck, s.deck_size)
    s.deck_size -= 1
    s.hand[seat, card] += 1
    s.hand_size[seat] += 1
    return card
