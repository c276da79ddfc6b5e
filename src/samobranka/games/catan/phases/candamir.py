"""Chapter 17: Candamir."""

from __future__ import annotations

from samobranka.core.chance import draw_kind
from samobranka.core.game import LEGAL
from samobranka.core.record import Row
from samobranka.games.catan.parts import CANDAMIR, CANDAMIR_DRAWS, CARD_PRICE, CARDS, PRICE
from samobranka.games.catan.phases.building import can_pay, can_pay_instead, pay, pay_instead
from samobranka.games.catan.phases.cards import gain_card
from samobranka.games.catan.phases.helpers import after_own_use, refuse_use
from samobranka.games.catan.refusals import (
    CARD_TOO_DEAR,
    DECK_EMPTY,
    NOT_AMONG_DRAWN,
    NOT_IN_PRICE,
    NOT_REPLACED_BY_ITSELF,
    refuse_moment,
)
from samobranka.games.catan.state import CANDAMIRS, State


def refuse_candamir_time(s: State, seat: int) -> int:
    """17.6: there must be a card in the deck."""
    refused = refuse_use(s, seat, CANDAMIR)
    if refused:
        return refused
    return DECK_EMPTY if s.deck_size == 0 else LEGAL


def refuse_candamir(s: State, seat: int) -> int:
    """17.1: the ordinary price."""
    refused = refuse_candamir_time(s, seat)
    if refused:
        return refused
    return LEGAL if can_pay(s, seat, CARD_PRICE) else CARD_TOO_DEAR


def apply_candamir(s: State, seat: int, chance: Row) -> None:
    """17.1"""
    pay(s, seat, CARD_PRICE)
    draw_three(s, seat, chance)


def refuse_candamir_instead(s: State, seat: int, replaced: int, paid: int) -> int:
    """17.1: one of the three resources replaced by any other."""
    refused = refuse_candamir_time(s, seat)
    if refused:
        return refused
    if PRICE[CARD_PRICE, replaced] == 0:
        return NOT_IN_PRICE
    if replaced == paid:
        return NOT_REPLACED_BY_ITSELF
    return LEGAL if can_pay_instead(s, seat, CARD_PRICE, replaced, paid) else CARD_TOO_DEAR


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
        card = draw_kind(chance, s.unseen_cards, s.deck_size - taken)
        s.unseen_cards[card] -= 1
        s.drawn[seat, card] += 1
    for card in range(CARDS):
        s.deck_sure[seat, card] = max(s.deck_sure[seat, card], s.drawn[seat, card])  # 24.13
    s.phase = CANDAMIRS


def refuse_keep_card(s: State, seat: int, card: int) -> int:
    """17.2: one of those drawn."""
    refused = refuse_moment(s, seat, CANDAMIRS)
    if refused:
        return refused
    return LEGAL if s.drawn[seat, card] > 0 else NOT_AMONG_DRAWN


def apply_keep_card(s: State, seat: int, card: int) -> None:
    """17.3: the others go back. 17.5: it counts as bought this turn."""
    gain_card(s, seat, card)
    for kind in range(CARDS):
        s.drawn[seat, kind] = 0
    s.drawn_count = 0
    after_own_use(s, seat)
