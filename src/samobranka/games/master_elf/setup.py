"""Chapter 2: preparation."""

from __future__ import annotations

from samobranka.core.chance import shuffle
from samobranka.core.meta import SEATS_PLACE
from samobranka.core.record import Row
from samobranka.core.sets import bit
from samobranka.games.master_elf.meta import META
from samobranka.games.master_elf.parts import (
    ALL_INGREDIENT_CARDS,
    BORDER_START,
    CITY,
    CRYSTALS,
    DEPTH,
    GIFTS,
    HAND_START,
    INGREDIENT_CARDS,
    INGREDIENTS,
    NOTHING,
    PILE_SIZE,
    PILES,
    REGIONS,
)
from samobranka.games.master_elf.phases.deck import draw_ingredient
from samobranka.games.master_elf.state import MOVING, SEATS, State, gain_card

MEMORY_PLACE = META.place("memory")


def prepare(s: State, options: Row, chance: Row) -> None:
    """Sets the table; seat 0 begins (2.7)."""
    s.seats = options[SEATS_PLACE]
    s.without_memory = options[MEMORY_PLACE]
    s.phase = MOVING
    s.turns = 1
    s.offered = NOTHING
    s.looking_at = NOTHING
    s.secret_seat = NOTHING
    s.secret_pile = NOTHING
    s.treasure_seat = NOTHING
    see_nothing(s)
    deal_gifts(s, chance)
    deal_ingredients(s, chance)
    for seat in range(s.seats):
        s.pawn[seat] = CITY  # 2.5
        s.crystals[seat] = CRYSTALS  # 2.6


def see_nothing(s: State) -> None:
    """Nobody has looked below a top."""
    for depth in range(DEPTH):
        for seat in range(SEATS):
            s.saw_pile[seat, depth] = NOTHING
        for pile in range(PILES):
            s.pile[pile, depth] = NOTHING


def deal_gifts(s: State, chance: Row) -> None:
    """2.1: three piles, only the tops seen. 2.2: the rest is set aside."""
    for gift in range(GIFTS):
        s.loose[gift] = gift
    shuffle(chance, s.loose, GIFTS)
    dealt = 0
    for pile in range(PILES):
        s.covered[pile] = PILE_SIZE[s.seats] - 1
        for depth in range(s.covered[pile]):
            s.pile[pile, depth] = s.loose[dealt + depth]
        s.top[pile] = s.loose[dealt + s.covered[pile]]
        dealt += PILE_SIZE[s.seats]
    for place in range(dealt, GIFTS):
        s.aside |= bit(s.loose[place])
    s.aside_size = GIFTS - dealt


def deal_ingredients(s: State, chance: Row) -> None:
    """2.3: three cards a seat, unseen by others. 2.4: one open card on each border region."""
    for ingredient in range(INGREDIENTS):
        s.deck[ingredient] = INGREDIENT_CARDS[ingredient]
    s.deck_size = ALL_INGREDIENT_CARDS
    for seat in range(s.seats):
        for _ in range(HAND_START):
            gain_card(s, seat, draw_ingredient(s, chance))
    for region in range(REGIONS):
        if region != CITY:
            for _ in range(BORDER_START):
                s.lying[region, draw_ingredient(s, chance)] += 1
