"""Chapters 4 and 5: dealing travel cards, and the secret counter. Nobody is asked anything."""

from __future__ import annotations

from samobranka.core.chance import deal_kind
from samobranka.core.happening import happened
from samobranka.core.record import Row
from samobranka.games.elfenland.parts import CARDS, FULL_HAND
from samobranka.games.elfenland.saying import CARD_DEALT, COUNTER_GIVEN
from samobranka.games.elfenland.state import TAKING, State, gain_card, next_seat


def begin_round(s: State, chance: Row) -> None:
    """3.2: cards, then secret counters; then chapter 6 begins."""
    s.round += 1
    s.lap = 0
    s.turn = s.first
    deal(s, chance)
    give_secret_counters(s, chance)
    s.phase = TAKING


def deal(s: State, chance: Row) -> None:
    """4.2: the discard is shuffled in. 4.3: every hand is filled up."""
    for card in range(CARDS):
        s.deck[card] += s.discard[card]
        s.deck_size += s.discard[card]
        s.discard[card] = 0
    for seat in range(s.seats):
        while s.hand_size[seat] < FULL_HAND:
            card = draw_card(s, chance)
            gain_card(s, seat, card)
            happened(seat, CARD_DEALT, card, 0, 0)
        for card in range(CARDS):
            s.at_most[seat, card] = FULL_HAND  # 13.10: forgotten


def draw_card(s: State, chance: Row) -> int:
    """The next card of the deck. Its order is nobody's knowledge, so it is drawn lazily."""
    card = deal_kind(chance, s.deck, s.deck_size)
    s.deck_size -= 1
    return card


def give_secret_counters(s: State, chance: Row) -> None:
    """5.1: one for every seat, unseen by the others (5.2)."""
    seat = s.first
    for _ in range(s.seats):
        transport = draw_counter(s, chance)
        s.hidden[seat, transport] += 1
        s.hidden_size[seat] += 1
        happened(seat, COUNTER_GIVEN, transport, 0, 0)
        seat = next_seat(s, seat)


def draw_counter(s: State, chance: Row) -> int:
    """The next, unseen counter of the pile; 6.7: there always is one."""
    transport = deal_kind(chance, s.pile, s.pile_size)
    s.pile_size -= 1
    return transport
