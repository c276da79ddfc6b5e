"""The kinds of action, in the order of the turn."""

from __future__ import annotations

from typing import Annotated, Any

from samobranka.core.actions import Action, ActionSpace, Domain
from samobranka.core.words import message_id
from samobranka.games.master_elf.parts import (
    BOX,
    GIFT_IDS,
    INGREDIENT_IDS,
    PILES,
    REGION_IDS,
)

REGION = Domain("region", REGION_IDS)
INGREDIENT = Domain("ingredient", INGREDIENT_IDS)
GIFT = Domain("gift", GIFT_IDS)
PILE = Domain("pile", range(PILES))

# Ways to pay (6.2, 6.4), by the gift's first and second ingredient.
TWO_ONE = 0
ONE_TWO = 1
TWO_CRYSTAL = 2
CRYSTAL_TWO = 3
EACH_CRYSTAL = 4
PAYMENT_IDS = ("two_one", "one_two", "two_crystal", "crystal_two", "each_crystal")
PAYMENTS = len(PAYMENT_IDS)
PAYMENT = Domain("payment", PAYMENT_IDS)


class Move(Action, tag="move"):
    """4.1"""

    region: Annotated[str, REGION]


class Take(Action, tag="take"):
    """5.1"""

    ingredient: Annotated[str, INGREDIENT]


class Discard(Action, tag="discard"):
    """5.4 in the city, 8.2 at the hand limit"""

    ingredient: Annotated[str, INGREDIENT]


class Draw(Action, tag="draw"):
    """5.3"""


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


class Decline(Action, tag="decline"):
    """7.2"""


class LookPile(Action, tag="look_pile"):
    """7.3"""

    pile: Annotated[int, PILE]


class LookAside(Action, tag="look_aside"):
    """7.5"""


class TakeGift(Action, tag="take_gift"):
    """7.4, 7.5"""

    gift: Annotated[str, GIFT]


class TakeNone(Action, tag="take_none"):
    """7.4, 7.5"""


class TakeBonus(Action, tag="take_bonus"):
    """10.5"""

    gift: Annotated[str, GIFT]


ACTIONS = ActionSpace(
    Move,
    Take,
    Discard,
    Draw,
    Make,
    NoGift,
    Decline,
    LookPile,
    LookAside,
    TakeGift,
    TakeNone,
    TakeBonus,
)

MOVE_BASE, MOVE_END = ACTIONS.base(Move), ACTIONS.end(Move)
TAKE_BASE, TAKE_END = ACTIONS.base(Take), ACTIONS.end(Take)
DISCARD_BASE, DISCARD_END = ACTIONS.base(Discard), ACTIONS.end(Discard)
DRAW = ACTIONS.base(Draw)
MAKE_BASE, MAKE_END = ACTIONS.base(Make), ACTIONS.end(Make)
NO_GIFT = ACTIONS.base(NoGift)
DECLINE = ACTIONS.base(Decline)
LOOK_PILE_BASE, LOOK_PILE_END = ACTIONS.base(LookPile), ACTIONS.end(LookPile)
LOOK_ASIDE = ACTIONS.base(LookAside)
TAKE_GIFT_BASE, TAKE_GIFT_END = ACTIONS.base(TakeGift), ACTIONS.end(TakeGift)
TAKE_NONE = ACTIONS.base(TakeNone)
TAKE_BONUS_BASE, TAKE_BONUS_END = ACTIONS.base(TakeBonus), ACTIONS.end(TakeBonus)


def move_to(region: int) -> int:
    return MOVE_BASE + region


def take_card(ingredient: int) -> int:
    return TAKE_BASE + ingredient


def discard_of(ingredient: int) -> int:
    return DISCARD_BASE + ingredient


def make_gift(gift: int, payment: int) -> int:
    return MAKE_BASE + gift * PAYMENTS + payment


def gift_to_make(action: int) -> int:
    return (action - MAKE_BASE) // PAYMENTS


def payment_of(action: int) -> int:
    return (action - MAKE_BASE) % PAYMENTS


def look_at(pile: int) -> int:
    return LOOK_PILE_BASE + pile


def take_gift(gift: int) -> int:
    return TAKE_GIFT_BASE + gift


def take_bonus(gift: int) -> int:
    return TAKE_BONUS_BASE + gift
