"""Chapter 6: trade with players."""

from __future__ import annotations

from samobranka.core.game import LEGAL, seat_bit
from samobranka.games.catan.knowledge import give_openly, held_by_others, show_cards
from samobranka.games.catan.parts import BANK, RESOURCES
from samobranka.games.catan.refusals import (
    ANSWERED_ALREADY,
    CANNOT_ACCEPT,
    CANNOT_PAY_COUNTER,
    EMPTY_SIDE,
    FINISH_COUNTER,
    NO_CARD_TO_GIVE,
    NO_COUNTER_BEGUN,
    NO_OFFERS_LEFT,
    NO_SUCH_ANSWER,
    NO_TRADE,
    NO_TRADE_IN_SECOND_PART,
    NOBODY_HAS_THAT,
    NOT_NOW,
    NOT_YOUR_TURN,
    ON_BOTH_SIDES,
    SAME_AS_OFFER,
    refuse_moment,
)
from samobranka.games.catan.state import (
    ACCEPTED,
    ACTING,
    ALL_ANSWERED,
    ANSWERING,
    CHOOSING,
    COMPOSING,
    COUNTERED,
    DECLINED,
    FIRST_PART,
    NO_ANSWER,
    OFFERING,
    State,
    go_back,
)

# ---------------------------------------------------------------- composing


def refuse_offer(s: State, seat: int) -> int:
    """6.1: in the action phase. 6.8: so many a turn. 12.10: not in the second part."""
    refused = refuse_moment(s, seat, ACTING)
    if refused:
        return refused
    if not s.can_trade:
        return NO_TRADE
    if s.part != FIRST_PART:
        return NO_TRADE_IN_SECOND_PART
    if s.offers >= s.most_offers:
        return NO_OFFERS_LEFT
    return NO_CARD_TO_GIVE if s.hand_size[seat] == 0 else LEGAL


def apply_offer(s: State, seat: int) -> None:
    """6.7: it is composed card by card. 6.8: it counts from here on."""
    s.offers += 1
    clear_draft(s, seat)
    s.phase = OFFERING


def clear_draft(s: State, seat: int) -> None:
    """Nothing is composed."""
    for resource in range(RESOURCES):
        s.giving[seat, resource] = 0
        s.asking[seat, resource] = 0


def refuse_composing(s: State, seat: int) -> int:
    """6.7, 6.11: an offer or a counter-offer has been begun."""
    if s.phase != ANSWERING:
        return refuse_moment(s, seat, OFFERING)
    refused = refuse_answering(s, seat)
    if refused:
        return refused
    return LEGAL if s.answer[seat] == COMPOSING else NO_COUNTER_BEGUN


def refuse_give(s: State, seat: int, resource: int) -> int:
    """6.3: no resource on both sides. 6.5: only what the hand holds."""
    refused = refuse_composing(s, seat)
    if refused:
        return refused
    if s.asking[seat, resource] > 0:
        return ON_BOTH_SIDES
    return LEGAL if s.hand[seat, resource] > s.giving[seat, resource] else NO_CARD_TO_GIVE


def refuse_ask(s: State, seat: int, resource: int) -> int:
    """6.3; 6.6: not more than the other hands hold together."""
    refused = refuse_composing(s, seat)
    if refused:
        return refused
    if s.giving[seat, resource] > 0:
        return ON_BOTH_SIDES
    held = held_by_others(s, seat, resource, BANK[s.board])
    return LEGAL if held > s.asking[seat, resource] else NOBODY_HAS_THAT


def refuse_propose(s: State, seat: int) -> int:
    """6.2: at least a card on each side. 6.11: a counter-offer differs from the offer."""
    refused = refuse_composing(s, seat)
    if refused:
        return refused
    gives = 0
    asks = 0
    differs = s.phase != ANSWERING
    for resource in range(RESOURCES):
        gives += s.giving[seat, resource]
        asks += s.asking[seat, resource]
        if s.giving[seat, resource] != s.wanted[resource]:
            differs = True
        if s.asking[seat, resource] != s.offered[resource]:
            differs = True
    if gives == 0 or asks == 0:
        return EMPTY_SIDE
    return LEGAL if differs else SAME_AS_OFFER


def apply_propose(s: State, seat: int) -> None:
    """6.9: an offer goes to all others; 6.13: a counter-offer is an answer."""
    if s.phase == ANSWERING:
        give_answer(s, seat, COUNTERED)
        return
    for resource in range(RESOURCES):
        s.offered[resource] = s.giving[seat, resource]
        s.wanted[resource] = s.asking[seat, resource]
        show_cards(s, seat, resource, s.offered[resource])  # 24.6
    clear_draft(s, seat)
    for other in range(s.seats):
        s.answer[other] = NO_ANSWER
        s.answered[other] = NO_ANSWER
    s.phase = ANSWERING


def refuse_drop(s: State, seat: int) -> int:
    """6.7"""
    return refuse_moment(s, seat, OFFERING)


def apply_drop(s: State, seat: int) -> None:
    """6.7"""
    clear_draft(s, seat)
    go_back(s)


# ---------------------------------------------------------------- answering


def is_answering(s: State, seat: int) -> bool:
    """6.9: whether a seat has an answer to give yet."""
    return seat != s.active and s.answer[seat] <= COMPOSING


def seats_answering(s: State) -> int:
    """A bit for every seat that has an answer to give yet."""
    seats = 0
    for seat in range(s.seats):
        if is_answering(s, seat):
            seats |= seat_bit(seat)
    return seats


def refuse_answering(s: State, seat: int) -> int:
    """6.9: all others answer. 6.13: once."""
    if s.phase != ANSWERING:
        return NOT_NOW
    if seat == s.active:
        return NOT_YOUR_TURN
    return LEGAL if is_answering(s, seat) else ANSWERED_ALREADY


def refuse_accept(s: State, seat: int) -> int:
    """6.10: only who holds all that is asked."""
    refused = refuse_answering(s, seat)
    if refused:
        return refused
    if s.answer[seat] == COMPOSING:
        return FINISH_COUNTER
    for resource in range(RESOURCES):
        if s.hand[seat, resource] < s.wanted[resource]:
            return CANNOT_ACCEPT
    return LEGAL


def refuse_decline(s: State, seat: int) -> int:
    """6.12: always possible."""
    return refuse_answering(s, seat)


def refuse_counter(s: State, seat: int) -> int:
    """6.11; 6.5: with a card to give."""
    refused = refuse_answering(s, seat)
    if refused:
        return refused
    if s.answer[seat] == COMPOSING:
        return FINISH_COUNTER
    return NO_CARD_TO_GIVE if s.hand_size[seat] == 0 else LEGAL


def apply_counter(s: State, seat: int) -> None:
    """6.11"""
    s.answer[seat] = COMPOSING


def give_answer(s: State, seat: int, answer: int) -> None:
    """6.13: nobody sees who has answered."""
    if answer == DECLINED:
        clear_draft(s, seat)
    s.answer[seat] = answer
    if seats_answering(s) == 0:
        s.phase = ALL_ANSWERED


def show_answers(s: State) -> None:
    """6.14: all answers are shown; 24.6: so are the cards they need."""
    s.moment += 1
    s.shown += 1
    is_declined = True
    for seat in range(s.seats):
        s.answered[seat] = s.answer[seat]
        s.answer[seat] = NO_ANSWER
        is_declined = is_declined and (seat == s.active or s.answered[seat] == DECLINED)
        for resource in range(RESOURCES):
            s.counter_gives[seat, resource] = s.giving[seat, resource]
            s.counter_gets[seat, resource] = s.asking[seat, resource]
            if s.answered[seat] == ACCEPTED:
                show_cards(s, seat, resource, s.wanted[resource])
            elif s.answered[seat] == COUNTERED:
                show_cards(s, seat, resource, s.giving[seat, resource])
        clear_draft(s, seat)
    s.decider = s.active
    s.phase = CHOOSING
    if is_declined:
        close_offer(s)


# ---------------------------------------------------------------- choosing


def refuse_choose(s: State, seat: int, partner: int) -> int:
    """6.15: an acceptance, or a counter-offer for which the offerer holds the cards."""
    refused = refuse_moment(s, seat, CHOOSING)
    if refused:
        return refused
    if partner >= s.seats:
        return NO_SUCH_ANSWER
    if s.answered[partner] == ACCEPTED:
        return LEGAL
    if s.answered[partner] != COUNTERED:
        return NO_SUCH_ANSWER
    for resource in range(RESOURCES):
        if s.hand[seat, resource] < s.counter_gets[partner, resource]:
            return CANNOT_PAY_COUNTER
    return LEGAL


def apply_choose(s: State, seat: int, partner: int) -> None:
    """6.16: the cards change hands at once."""
    is_counter = s.answered[partner] == COUNTERED
    for resource in range(RESOURCES):
        gives = s.counter_gets[partner, resource] if is_counter else s.offered[resource]
        gets = s.counter_gives[partner, resource] if is_counter else s.wanted[resource]
        if gives > 0:
            give_openly(s, seat, partner, resource, gives)
        if gets > 0:
            give_openly(s, partner, seat, resource, gets)
    close_offer(s)


def refuse_withdraw(s: State, seat: int) -> int:
    """6.15"""
    return refuse_moment(s, seat, CHOOSING)


def close_offer(s: State) -> None:
    """6.16: all else that was offered is void."""
    for resource in range(RESOURCES):
        s.offered[resource] = 0
        s.wanted[resource] = 0
    for seat in range(s.seats):
        s.answered[seat] = NO_ANSWER
        for resource in range(RESOURCES):
            s.counter_gives[seat, resource] = 0
            s.counter_gets[seat, resource] = 0
    go_back(s)
