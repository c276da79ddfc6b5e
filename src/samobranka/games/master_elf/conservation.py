"""What is not conserved: every component of the box is somewhere, once."""

from __future__ import annotations

from samobranka.core.sets import count_of, has
from samobranka.games.master_elf.parts import (
    GIFTS,
    INGREDIENT_CARDS,
    INGREDIENT_IDS,
    INGREDIENTS,
    NOTHING,
    PILES,
    REGIONS,
)
from samobranka.games.master_elf.state import State


def faults(s: State) -> list[str]:
    """Every component of the box is somewhere, once."""
    return [*_ingredient_faults(s), *_gift_faults(s)]


def _ingredient_faults(s: State) -> list[str]:
    found = []
    for k in range(INGREDIENTS):
        cards = s.deck[k] + s.discard[k]
        cards += sum(s.lying[region, k] for region in range(REGIONS))
        cards += sum(s.hand[seat, k] for seat in range(s.seats))
        if cards != INGREDIENT_CARDS[k]:
            found.append(f"{cards} cards of {INGREDIENT_IDS[k]}")
        found += [
            f"seat {seat} is sure of {INGREDIENT_IDS[k]} it has not"
            for seat in range(s.seats)
            if s.sure[seat, k] > s.hand[seat, k]
        ]
    if s.deck_size != sum(s.deck[k] for k in range(INGREDIENTS)):
        found.append("deck_size")
    for seat in range(s.seats):
        if s.hand_size[seat] != sum(s.hand[seat, k] for k in range(INGREDIENTS)):
            found.append(f"hand_size of seat {seat}")
    return found


def _gift_faults(s: State) -> list[str]:
    places = [s.top[pile] for pile in range(PILES) if s.top[pile] != NOTHING]
    places += [s.pile[p, d] for p in range(PILES) for d in range(s.covered[p])]
    sets = [s.aside, s.bonus, *(s.made[seat] for seat in range(s.seats))]
    places += [gift for gifts in sets for gift in range(GIFTS) if has(gifts, gift)]
    found = [] if sorted(places) == list(range(GIFTS)) else [f"gifts are {sorted(places)}"]
    if s.aside_size != count_of(s.aside):
        found.append("aside_size")
    return found
