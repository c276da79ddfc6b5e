"""Chapter 6: making a gift."""

from __future__ import annotations

from samobranka.core.game import LEGAL
from samobranka.games.master_elf.actions import (
    CRYSTAL_TWO,
    EACH_CRYSTAL,
    ONE_TWO,
    TWO_CRYSTAL,
    TWO_ONE,
)
from samobranka.games.master_elf.parts import GIFT_INGREDIENT, NOTHING, PILES
from samobranka.games.master_elf.phases.piles import place_gift, uncover
from samobranka.games.master_elf.refusals import (
    CRYSTAL_GONE,
    NOT_ON_TOP,
    ONE_INGREDIENT_ONLY,
    TOO_FEW_CARDS,
    refuse_moment,
)
from samobranka.games.master_elf.state import (
    LIMITED,
    MAKING,
    PILES_CHANGED,
    State,
    discard_card,
)

CARDS_PER_GIFT = 3


def cards_of_first(payment: int) -> int:
    """How many cards of the gift's first ingredient a payment takes (6.2, 6.4)."""
    if payment == TWO_ONE or payment == TWO_CRYSTAL:
        return 2
    return 0 if payment == CRYSTAL_TWO else 1


def cards_of_second(payment: int) -> int:
    """How many cards of the gift's second ingredient a payment takes (6.2, 6.4)."""
    if payment == ONE_TWO or payment == CRYSTAL_TWO:
        return 2
    return 0 if payment == TWO_CRYSTAL else 1


def takes_crystal(payment: int) -> bool:
    """6.4: whether the crystal stands for one of the three cards."""
    return payment == TWO_CRYSTAL or payment == CRYSTAL_TWO or payment == EACH_CRYSTAL


def pile_with_top(s: State, gift: int) -> int:
    """The pile on which a gift lies open, or NOTHING."""
    for pile in range(PILES):
        if s.top[pile] == gift:
            return pile
    return NOTHING


def refuse_make(s: State, seat: int, gift: int, payment: int) -> int:
    """6.1: a gift on top of a pile, paid as 6.2 to 6.5 say."""
    refused = refuse_moment(s, seat, MAKING)
    if refused:
        return refused
    if pile_with_top(s, gift) == NOTHING:
        return NOT_ON_TOP
    if takes_crystal(payment) and s.crystals[seat] == 0:
        return CRYSTAL_GONE
    return refuse_cards(s, seat, gift, payment)


def refuse_cards(s: State, seat: int, gift: int, payment: int) -> int:
    """6.2: the hand must hold the cards. 6.3: cards of one ingredient alone are not enough."""
    first = s.hand[seat, GIFT_INGREDIENT[gift, 0]]
    second = s.hand[seat, GIFT_INGREDIENT[gift, 1]]
    if first >= cards_of_first(payment) and second >= cards_of_second(payment):
        return LEGAL
    if (first >= 3 and second == 0) or (second >= 3 and first == 0):
        return ONE_INGREDIENT_ONLY
    return TOO_FEW_CARDS


def has_some_payment(s: State, seat: int, gift: int) -> bool:
    """A cheap look before all payments are tried: too few cards for any of them?"""
    cards = s.hand[seat, GIFT_INGREDIENT[gift, 0]] + s.hand[seat, GIFT_INGREDIENT[gift, 1]]
    return cards + s.crystals[seat] >= CARDS_PER_GIFT


def apply_make(s: State, seat: int, gift: int, payment: int) -> None:
    """6.7: the gift goes to the seat. 6.8: the cards go to the discard."""
    for _ in range(cards_of_first(payment)):
        discard_card(s, seat, GIFT_INGREDIENT[gift, 0])
    for _ in range(cards_of_second(payment)):
        discard_card(s, seat, GIFT_INGREDIENT[gift, 1])
    if takes_crystal(payment):
        s.crystals[seat] -= 1
    uncover(s, pile_with_top(s, gift))
    place_gift(s, seat, gift)
    s.phase = PILES_CHANGED


def refuse_no_gift(s: State, seat: int) -> int:
    """3.4: making is voluntary."""
    return refuse_moment(s, seat, MAKING)


def apply_no_gift(s: State) -> None:
    """3.4: on to the end of the turn."""
    s.phase = LIMITED
