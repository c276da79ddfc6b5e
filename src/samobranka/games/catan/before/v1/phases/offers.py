"""Chapter 6: trade with players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

from samobranka.core.actions import SEAT, Action
from samobranka.core.contents import quiet
from samobranka.core.refusal import LEGAL, Refusal
from samobranka.core.sets import bit
from samobranka.games.catan.domains import RESOURCE
from samobranka.games.catan.knowledge import give_openly, held_by_others, show_cards
from samobranka.games.catan.lacks import lacks, which_card
from samobranka.games.catan.parts import BANK, RESOURCE_IDS, RESOURCES
from samobranka.games.catan.phases.turns import refuse_trade_in_part
from samobranka.games.catan.state import (
    ACCEPTED,
    ACTING,
    ALL_ANSWERED,
    ANSWERING,
    CHOOSING,
    COMPOSING,
    COUNTERED,
    DECLINED,
    NO_ANSWER,
    OFFERING,
    State,
    go_back,
    is_own_turn,
)


class Offer(Action, tag="offer"):
    """6.7: an offer is begun"""


class Give(Action, tag="give"):
    """6.2: one card more is given"""

    resource: Annotated[str, RESOURCE]


class Ask(Action, tag="ask"):
    """6.2: one card more is asked for"""

    resource: Annotated[str, RESOURCE]


class Propose(Action, tag="propose"):
    """6.7, 6.11"""


class Drop(Action, tag="drop"):
    """6.7"""


class Accept(Action, tag="accept"):
    """6.10"""


class Decline(Action, tag="decline"):
    """6.12"""


class Counter(Action, tag="counter"):
    """6.11: a counter-offer is begun"""


class Choose(Action, tag="choose"):
    """6.15"""

    partner: Annotated[int, SEAT]


class Withdraw(Action, tag="withdraw"):
    """6.15"""


OFFERS = {
    ACTING: (Offer,),
    OFFERING: (*quiet(Give, Ask), Propose, Drop),
    ANSWERING: quiet(Give, Ask, Propose, Accept, Decline, Counter),
    CHOOSING: (Choose, Withdraw),
}


def what_is_not_held(s: State, seat: int, action: Offer | Give | Counter) -> dict[str, Any]:
    """Whether the hand is empty, or which resource it holds no more of than is given already."""
    if not isinstance(action, Give):
        return {"hand": "empty", "resource": "", "held": 0}
    held = s.hand[seat, RESOURCE_IDS.index(action.resource)]
    return {"hand": "held", "resource": RESOURCE.name(action.resource), "held": held}


def what_is_asked(s: State, seat: int, action: Accept) -> dict[str, Any]:
    """The cards of the offer that the hand lacks."""
    return lacks(s, seat, [s.wanted[k] for k in range(RESOURCES)])


def what_counter_asks(s: State, seat: int, action: Choose) -> dict[str, Any]:
    """The cards of a counter-offer that the hand lacks."""
    return lacks(s, seat, [s.counter_gets[action.partner, k] for k in range(RESOURCES)])


NO_TRADE = Refusal("no_trade", "6.1")
EMPTY_SIDE = Refusal("empty_side", "6.2")
ON_BOTH_SIDES = Refusal("on_both_sides", "6.3")
NO_CARD_TO_GIVE = Refusal("no_card_to_give", "6.5", what_is_not_held)
NOBODY_HAS_THAT = Refusal("nobody_has_that", "6.6", which_card)
OFFER_FIRST = Refusal("offer_first", "6.7")
NO_OFFERS_LEFT = Refusal("no_offers_left", "6.8")
ANSWER_FIRST = Refusal("answer_first", "6.9")
CANNOT_ACCEPT = Refusal("cannot_accept", "6.10", what_is_asked)
NO_COUNTER_BEGUN = Refusal("no_counter_begun", "6.11")
SAME_AS_OFFER = Refusal("same_as_offer", "6.11")
FINISH_COUNTER = Refusal("finish_counter", "6.12")
ANSWERED_ALREADY = Refusal("answered_already", "6.13")
CHOOSE_PARTNER_FIRST = Refusal("choose_partner_first", "6.15")
NO_SUCH_ANSWER = Refusal("no_such_answer", "6.15")
CANNOT_PAY_COUNTER = Refusal("cannot_pay_counter", "6.15", what_counter_asks)


# ---------------------------------------------------------------- composing


def refuse_offer(s: State, seat: int) -> int:
    """6.1: in the action phase. 6.8: so many a turn. 12.10: not in the second part."""
    if not s.can_trade:
        return NO_TRADE
    refused = refuse_trade_in_part(s)
    if refused:
        return refused
    if s.offers >= s.most_offers:
        return NO_OFFERS_LEFT
    return NO_CARD_TO_GIVE if s.hand_size[seat] == 0 else LEGAL


def rule_out_offer(s: State, seat: int) -> int:
    """6.1; 6.8: in its own turn."""
    if not s.can_trade:
        return NO_TRADE
    if not is_own_turn(s, seat):
        return LEGAL
    refused = refuse_trade_in_part(s)
    if refused:
        return refused
    return NO_OFFERS_LEFT if s.offers >= s.most_offers else LEGAL


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


def is_composing(s: State, seat: int) -> bool:
    """6.7, 6.11: whether the seat asked is composing an offer or a counter-offer."""
    return s.phase == OFFERING or s.answer[seat] == COMPOSING


def try_give(s: State, seat: int) -> Iterator[int]:
    """6.7, 6.11"""
    if is_composing(s, seat):
        yield from range(RESOURCES)


def refuse_give(s: State, seat: int, resource: int) -> int:
    """6.3: no resource on both sides. 6.5: only what the hand holds."""
    if not is_composing(s, seat):
        return NO_COUNTER_BEGUN
    if s.asking[seat, resource] > 0:
        return ON_BOTH_SIDES
    return LEGAL if s.hand[seat, resource] > s.giving[seat, resource] else NO_CARD_TO_GIVE


def apply_give(s: State, seat: int, resource: int) -> None:
    """6.2"""
    s.giving[seat, resource] += 1


def try_ask(s: State, seat: int) -> Iterator[int]:
    """6.7, 6.11"""
    if is_composing(s, seat):
        yield from range(RESOURCES)


def refuse_ask(s: State, seat: int, resource: int) -> int:
    """6.3; 6.6: not more than the other hands hold together."""
    if not is_composing(s, seat):
        return NO_COUNTER_BEGUN
    if s.giving[seat, resource] > 0:
        return ON_BOTH_SIDES
    held = held_by_others(s, seat, resource, BANK[s.board])
    return LEGAL if held > s.asking[seat, resource] else NOBODY_HAS_THAT


def apply_ask(s: State, seat: int, resource: int) -> None:
    """6.2"""
    s.asking[seat, resource] += 1


def try_propose(s: State, seat: int) -> Iterator[None]:
    """6.7, 6.11"""
    if is_composing(s, seat):
        yield


def refuse_propose(s: State, seat: int) -> int:
    """6.2: at least a card on each side. 6.11: a counter-offer differs from the offer."""
    if not is_composing(s, seat):
        return NO_COUNTER_BEGUN
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


def refuse_drop() -> int:
    """6.7: or dropped."""
    return LEGAL


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
            seats |= bit(seat)
    return seats


def refuse_not_answering() -> int:
    """6.13: to a seat that has answered, while others do."""
    return ANSWERED_ALREADY


def refuse_accept(s: State, seat: int) -> int:
    """6.10: only who holds all that is asked."""
    if s.answer[seat] == COMPOSING:
        return FINISH_COUNTER
    for resource in range(RESOURCES):
        if s.hand[seat, resource] < s.wanted[resource]:
            return CANNOT_ACCEPT
    return LEGAL


def apply_accept(s: State, seat: int) -> None:
    """6.10"""
    give_answer(s, seat, ACCEPTED)


def refuse_decline() -> int:
    """6.12: always possible."""
    return LEGAL


def apply_decline(s: State, seat: int) -> None:
    """6.12: what was composed is dropped."""
    clear_draft(s, seat)
    give_answer(s, seat, DECLINED)


def refuse_counter(s: State, seat: int) -> int:
    """6.11; 6.5: with a card to give."""
    if s.answer[seat] == COMPOSING:
        return FINISH_COUNTER
    return NO_CARD_TO_GIVE if s.hand_size[seat] == 0 else LEGAL


def apply_counter(s: State, seat: int) -> None:
    """6.11"""
    s.answer[seat] = COMPOSING


def give_answer(s: State, seat: int, answer: int) -> None:
    """6.13: nobody sees who has answered."""
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


def try_choose(s: State) -> Iterator[int]:
    """6.15"""
    yield from range(s.seats)


def refuse_choose(s: State, seat: int, partner: int) -> int:
    """6.15: an acceptance, or a counter-offer for which the offerer holds the cards."""
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


def refuse_withdraw() -> int:
    """6.15: or withdraws."""
    return LEGAL


def apply_withdraw(s: State) -> None:
    """6.15"""
    close_offer(s)


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
