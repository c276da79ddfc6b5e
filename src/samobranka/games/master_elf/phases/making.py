"""Chapter 6: making a gift."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import Action, Domain
from samobranka.core.record import Row, table
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.words import message_id
from samobranka.games.master_elf.domains import GIFT
from samobranka.games.master_elf.parts import (
    BOX,
    GIFT_IDS,
    GIFT_INGREDIENT,
    INGREDIENT_IDS,
    NOTHING,
    PILES,
)
from samobranka.games.master_elf.phases.piles import uncover
from samobranka.games.master_elf.phases.special import place_gift
from samobranka.games.master_elf.state import (
    MAKING,
    PICKING,
    PILES_CHANGED,
    TURN_IS_DONE,
    State,
    discard_card,
)

PRICE = 3
"""6.2: cards for a gift, the crystal counted as one (6.4)."""

# Ways to pay (6.2, 6.4): cards of the gift's first ingredient, of its second, crystals.
PAYMENT_IDS = ("two_one", "one_two", "two_crystal", "crystal_two", "each_crystal")
PAYMENTS = len(PAYMENT_IDS)
OF_FIRST: Row = table([2, 1, 2, 0, 1])
OF_SECOND: Row = table([1, 2, 0, 2, 1])
PAYMENT = Domain("payment", PAYMENT_IDS)


class Make(Action, tag="make"):
    """6.1"""

    gift: Annotated[str, GIFT]
    payment: Annotated[str, PAYMENT]

    def more_facts(self, view: Any = None) -> dict[str, Any]:
        """What `two` and `one` stand for, for the sentence."""
        first, second = BOX.gifts[GIFT_IDS.index(self.gift)].ingredients
        return {
            "first": message_id("ingredient", first),
            "second": message_id("ingredient", second),
        }


class NoGift(Action, tag="no_gift"):
    """3.4"""


OFFERS = {MAKING: (Make, NoGift)}


def what_lacks(s: State, seat: int, action: Make) -> dict[str, Any]:
    """The cards that the hand lacks for a payment."""
    gift, payment = GIFT_IDS.index(action.gift), PAYMENT_IDS.index(action.payment)
    lacks = {}
    for place, due in enumerate((OF_FIRST[payment], OF_SECOND[payment])):
        ingredient = GIFT_INGREDIENT[gift, place]
        lacks[message_id("ingredient", INGREDIENT_IDS[ingredient])] = max(
            0, due - s.hand[seat, ingredient]
        )
    return {"lacks": lacks}


NOT_ON_TOP = Refusal("not_on_top", "6.1")
TOO_FEW_CARDS = Refusal("too_few_cards", "6.2", what_lacks)
ONE_INGREDIENT_ONLY = Refusal("one_ingredient_only", "6.3")
CRYSTAL_WOULD_DO = Refusal("crystal_would_do", "6.4")
CRYSTAL_GONE = Refusal("crystal_gone", "6.5")


def takes_crystal(payment: int) -> bool:
    """6.4: whether the crystal stands for one of the three cards."""
    return OF_FIRST[payment] + OF_SECOND[payment] < PRICE


def pile_with_top(s: State, gift: int) -> int:
    """The pile on which a gift lies open, or NOTHING."""
    for pile in range(PILES):
        if s.top[pile] == gift:
            return pile
    return NOTHING


def next_top(s: State, after: int) -> int:
    """The lowest gift above `after` that lies on top of a pile, or NOTHING."""
    found = NOTHING
    for pile in range(PILES):
        if s.top[pile] > after and (found == NOTHING or s.top[pile] < found):
            found = s.top[pile]
    return found


def try_make(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """6.1: the tops, lowest gift first; nothing where the cards are too few for any payment."""
    gift = next_top(s, NOTHING)
    while gift != NOTHING:
        cards = s.hand[seat, GIFT_INGREDIENT[gift, 0]] + s.hand[seat, GIFT_INGREDIENT[gift, 1]]
        if cards + s.crystals[seat] >= PRICE:
            for payment in range(PAYMENTS):
                yield gift, payment
        gift = next_top(s, gift)


def refuse_make(s: State, seat: int, gift: int, payment: int) -> int:
    """6.1: a gift on top of a pile, paid as 6.2 to 6.5 say."""
    if pile_with_top(s, gift) == NOTHING:
        return NOT_ON_TOP
    if takes_crystal(payment) and s.crystals[seat] == 0:
        return CRYSTAL_GONE
    first = s.hand[seat, GIFT_INGREDIENT[gift, 0]]
    second = s.hand[seat, GIFT_INGREDIENT[gift, 1]]
    if first >= OF_FIRST[payment] and second >= OF_SECOND[payment]:
        return LEGAL
    return refuse_cards(s, seat, first, second)


def refuse_cards(s: State, seat: int, first: int, second: int) -> int:
    """6.3: cards of one ingredient alone make no gift, 6.4: unless the crystal joins them."""
    if (first >= PRICE and second == 0) or (second >= PRICE and first == 0):
        return CRYSTAL_WOULD_DO if s.crystals[seat] > 0 else ONE_INGREDIENT_ONLY
    return TOO_FEW_CARDS


def rule_out_make(s: State, gift: int) -> int:
    """6.1: what is not on top now will not be in this turn."""
    return NOT_ON_TOP if s.phase != PICKING and pile_with_top(s, gift) == NOTHING else LEGAL


def apply_make(s: State, seat: int, gift: int, payment: int) -> None:
    """6.7: the gift goes to the seat. 6.8: the cards go to the discard."""
    for _ in range(OF_FIRST[payment]):
        discard_card(s, seat, GIFT_INGREDIENT[gift, 0])
    for _ in range(OF_SECOND[payment]):
        discard_card(s, seat, GIFT_INGREDIENT[gift, 1])
    if takes_crystal(payment):
        s.crystals[seat] -= 1
    uncover(s, pile_with_top(s, gift))
    place_gift(s, seat, gift)
    s.phase = PILES_CHANGED


def refuse_no_gift() -> int:
    """3.4: making is voluntary."""
    return LEGAL


def apply_no_gift(s: State) -> None:
    """3.4: on to the end of the turn."""
    s.phase = TURN_IS_DONE
