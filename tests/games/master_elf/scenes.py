"""Situations that many tests begin with."""

from __future__ import annotations

from samobranka.games.master_elf.parts import BOX, GIFT_IDS
from samobranka.games.master_elf.phases.making import Make
from tests.games.master_elf.table import Table, table

FELLOWS = {"casket": "key", "key": "casket", "pirate": "treasure_map", "treasure_map": "pirate"}
"""The other gift of each gift's pair (1.4)."""
SECRET = ("casket", "key")


def price_of(gift: str) -> tuple[str, str, str]:
    """Cards that pay for a gift: two of its first ingredient, one of its second."""
    first, second = BOX.gifts[GIFT_IDS.index(gift)].ingredients
    return first, first, second


def making(*hand: str, seats: int = 3, seed: int = 1) -> Table:
    """A table at which seat 0, in the north, may make a gift out of this hand."""
    return table(seats, seed).to_making().give(0, *hand)


def last_gift(*hand: str, seats: int = 3, seed: int = 1) -> Table:
    """A table at which seat 0 may make the «Танк», the last gift of a pile, once more exhausted.

    One pile was exhausted before, so this ends the match (9.5).
    """
    t = making(*(hand or ("metal", "metal", "fire")), seats=seats, seed=seed)
    t.s.exhaustions = 1
    return t.put_pile(0, "tank")


def about_to_make(gift: str, *before: str, seats: int = 3) -> Table:
    """Seat 0 can make a gift of a pair from the left pile, with these gifts before it."""
    return making(*price_of(gift), seats=seats).tops(gift).put_before(0, *before)


def offered(gift: str, *more: str, seats: int = 3) -> Table:
    """Seat 0 has just made a gift of a pair, its fellow before it."""
    t = about_to_make(gift, FELLOWS[gift], *more, seats=seats)
    return t.act(Make(gift, "two_one"))


def make_next(t: Table, seat: int, gift: str) -> Table:
    """It becomes this seat's turn and it makes a gift of a pair from the middle pile."""
    t.turn_of(seat).to_making().give(seat, *price_of(gift))
    t.swap(t.pile(1)[0], gift)
    return t.act(Make(gift, "two_one"))
