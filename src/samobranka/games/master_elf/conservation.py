"""Every component of the box is somewhere, once; in rules' style, so that it can be compiled."""

from __future__ import annotations

from samobranka.core.game import KEPT, Losses, lost
from samobranka.core.sets import bit, count_of, has
from samobranka.games.master_elf.parts import (
    ALL_GIFTS,
    GIFT_IDS,
    GIFTS,
    INGREDIENT_CARDS,
    INGREDIENT_IDS,
    INGREDIENTS,
    NOTHING,
    PILES,
    REGIONS,
)
from samobranka.games.master_elf.state import State

CARDS, SURE, DECK_SIZE, HAND_SIZE, GIFT_TWICE, GIFT_MISSING, ASIDE_SIZE = range(7)

LOSSES: Losses = (
    ("cards of", INGREDIENT_IDS),
    ("a seat is sure of what it has not:", INGREDIENT_IDS),
    ("deck_size", None),
    ("hand_size of seat", ()),
    ("a gift lies twice:", GIFT_IDS),
    ("a gift lies nowhere:", GIFT_IDS),
    ("aside_size", None),
)


def kept(states: list[State], i: int) -> int:
    """Every component of the box is somewhere, once."""
    s = states[i]
    found = ingredients_kept(s)
    return gifts_kept(s) if found == KEPT else found


def ingredients_kept(s: State) -> int:
    """Ingredient cards, and how many of them everyone counts."""
    in_deck = 0
    for k in range(INGREDIENTS):
        in_deck += s.deck[k]
        cards = s.deck[k] + s.discard[k]
        for region in range(REGIONS):
            cards += s.lying[region, k]
        for seat in range(s.seats):
            cards += s.hand[seat, k]
            if s.sure[seat, k] > s.hand[seat, k]:
                return lost(SURE, k)
        if cards != INGREDIENT_CARDS[k]:
            return lost(CARDS, k)
    if s.deck_size != in_deck:
        return lost(DECK_SIZE, 0)
    for seat in range(s.seats):
        held = 0
        for k in range(INGREDIENTS):
            held += s.hand[seat, k]
        if s.hand_size[seat] != held:
            return lost(HAND_SIZE, seat)
    return KEPT


def gifts_kept(s: State) -> int:
    """Every gift lies in one place."""
    if s.aside_size != count_of(s.aside):
        return lost(ASIDE_SIZE, 0)
    seen = s.aside
    for seat in range(-1, s.seats):
        more = s.bonus if seat < 0 else s.made[seat]
        if seen & more != 0:
            return lost(GIFT_TWICE, lowest(seen & more))
        seen |= more
    for pile in range(PILES):
        for depth in range(-1, s.covered[pile]):
            gift = s.top[pile] if depth < 0 else s.pile[pile, depth]
            if gift != NOTHING:
                if has(seen, gift):
                    return lost(GIFT_TWICE, gift)
                seen |= bit(gift)
    return KEPT if seen == ALL_GIFTS else lost(GIFT_MISSING, lowest(ALL_GIFTS & ~seen))


def lowest(gifts: int) -> int:
    """The first gift of a set."""
    gift = 0
    while gift < GIFTS - 1 and not has(gifts, gift):
        gift += 1
    return gift
