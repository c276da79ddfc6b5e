"""Chapter 17: Candamir."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from samobranka.core.actions import Action
from samobranka.core.chance import deal_kind
from samobranka.core.record import Row
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.games.catan.domains import CARD, RESOURCE
from samobranka.games.catan.lacks import for_price, for_price_instead
from samobranka.games.catan.parts import (
    CANDAMIR,
    CANDAMIR_DRAWS,
    CARD_PRICE,
    CARDS,
    PRICE,
    RESOURCES,
)
from samobranka.games.catan.phases.building import can_pay, can_pay_instead, pay, pay_instead
from samobranka.games.catan.phases.cards import gain_card
from samobranka.games.catan.phases.helpers import after_own_use, may_use, refuse_use, rule_out_use
from samobranka.games.catan.state import ACTING, CANDAMIRS, State


class Candamir(Action, tag="candamir"):
    """17.1: the ordinary price"""


class CandamirInstead(Action, tag="candamir_instead"):
    """17.1: one resource replaced by another"""

    replaced: Annotated[str, RESOURCE]
    paid: Annotated[str, RESOURCE]


class KeepCard(Action, tag="keep_card"):
    """17.2"""

    card: Annotated[str, CARD]


OFFERS = {ACTING: (Candamir, CandamirInstead), CANDAMIRS: (KeepCard,)}


def what_lacks(s: State, seat: int, action: Candamir | CandamirInstead) -> Mapping[str, Any]:
    """The cards that the hand lacks for the price as it is paid."""
    is_ordinary = isinstance(action, Candamir)
    tell = for_price(CARD_PRICE) if is_ordinary else for_price_instead(CARD_PRICE)
    return tell(s, seat, action)


NOT_IN_PRICE = Refusal("not_in_price", "17.1")
NOT_REPLACED_BY_ITSELF = Refusal("not_replaced_by_itself", "17.1")
CARD_TOO_DEAR = Refusal("card_too_dear", "17.1", what_lacks)
KEEP_CARD_FIRST = Refusal("keep_card_first", "17.2")
NOT_AMONG_DRAWN = Refusal("not_among_drawn", "17.2")
DECK_EMPTY = Refusal("deck_empty", "17.6")


def refuse_purchase(s: State, seat: int) -> int:
    """17.6: there must be a card in the deck."""
    refused = refuse_use(s, seat, CANDAMIR)
    if refused:
        return refused
    return DECK_EMPTY if s.deck_size == 0 else LEGAL


def rule_out_purchase(s: State, seat: int) -> int:
    """13.10; 17.6"""
    refused = rule_out_use(s, seat, CANDAMIR)
    if refused:
        return refused
    return DECK_EMPTY if s.deck_size == 0 else LEGAL


def try_candamir(s: State, seat: int) -> Iterator[None]:
    """17.1"""
    if may_use(s, seat, CANDAMIR):
        yield


def refuse_candamir(s: State, seat: int) -> int:
    """17.1: the ordinary price."""
    refused = refuse_purchase(s, seat)
    if refused:
        return refused
    return LEGAL if can_pay(s, seat, CARD_PRICE) else CARD_TOO_DEAR


def rule_out_candamir(s: State, seat: int) -> int:
    """17.6"""
    return rule_out_purchase(s, seat)


def apply_candamir(s: State, seat: int, chance: Row) -> None:
    """17.1"""
    pay(s, seat, CARD_PRICE)
    draw_three(s, seat, chance)


def try_candamir_instead(s: State, seat: int) -> Iterator[tuple[int, int]]:
    """17.1: in place of what the price names."""
    if may_use(s, seat, CANDAMIR):
        for replaced in range(RESOURCES):
            if PRICE[CARD_PRICE, replaced] > 0:
                for paid in range(RESOURCES):
                    yield replaced, paid


def refuse_candamir_instead(s: State, seat: int, replaced: int, paid: int) -> int:
    """17.1: one of the three resources replaced by any other."""
    refused = refuse_purchase(s, seat)
    if refused:
        return refused
    if PRICE[CARD_PRICE, replaced] == 0:
        return NOT_IN_PRICE
    if replaced == paid:
        return NOT_REPLACED_BY_ITSELF
    return LEGAL if can_pay_instead(s, seat, CARD_PRICE, replaced, paid) else CARD_TOO_DEAR


def rule_out_candamir_instead(s: State, seat: int) -> int:
    """17.6"""
    return rule_out_purchase(s, seat)


def apply_candamir_instead(s: State, seat: int, replaced: int, paid: int, chance: Row) -> None:
    """17.1"""
    pay_instead(s, seat, CARD_PRICE, replaced, paid)
    draw_three(s, seat, chance)


def draw_three(s: State, seat: int, chance: Row) -> None:
    """17.2: the top three, or all. They stay in the deck until one is kept: it is shuffled then."""
    s.drawn_count = min(CANDAMIR_DRAWS, s.deck_size)
    for card in range(CARDS):
        s.unseen_cards[card] = s.deck[card]
        s.drawn[seat, card] = 0
    for taken in range(s.drawn_count):
        card = deal_kind(chance, s.unseen_cards, s.deck_size - taken)
        s.drawn[seat, card] += 1
    for card in range(CARDS):
        s.deck_sure[seat, card] = max(s.deck_sure[seat, card], s.drawn[seat, card])  # 24.13
    s.phase = CANDAMIRS


def refuse_keep_card(s: State, seat: int, card: int) -> int:
    """17.2: one of those drawn."""
    return LEGAL if s.drawn[seat, card] > 0 else NOT_AMONG_DRAWN


def apply_keep_card(s: State, seat: int, card: int) -> None:
    """17.3: the others go back. 17.5: it counts as bought this turn."""
    gain_card(s, seat, card)
    for kind in range(CARDS):
        s.drawn[seat, kind] = 0
    s.drawn_count = 0
    after_own_use(s, seat)
