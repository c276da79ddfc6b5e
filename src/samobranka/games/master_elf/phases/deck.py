"""The ingredient deck: 5.6 and 5.7. It is kept as what is left of each kind, drawn lazily."""

from __future__ import annotations

from samobranka.core.chance import deal_kind
from samobranka.core.record import Row
from samobranka.games.master_elf.parts import INGREDIENTS
from samobranka.games.master_elf.state import State


def can_draw(s: State) -> bool:
    """5.7: with deck and discard both empty, drawing stops."""
    if s.deck_size > 0:
        return True
    for ingredient in range(INGREDIENTS):
        if s.discard[ingredient] > 0:
            return True
    return False


def draw_ingredient(s: State, chance: Row) -> int:
    """The next card of the deck, unseen; 5.6: an empty deck is made anew from the discard."""
    if s.deck_size == 0:
        reshuffle(s)
    ingredient = deal_kind(chance, s.deck, s.deck_size)
    s.deck_size -= 1
    return ingredient


def reshuffle(s: State) -> None:
    """5.6: the whole discard becomes the deck."""
    for ingredient in range(INGREDIENTS):
        s.deck[ingredient] += s.discard[ingredient]
        s.deck_size += s.discard[ingredient]
        s.discard[ingredient] = 0
    s.reshuffles += 1
