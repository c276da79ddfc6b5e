"""Chapter 10: development cards and the largest army."""

from __future__ import annotations

from samobranka.core.chance import draw_kind
from samobranka.core.game import LEGAL
from samobranka.core.record import Row
from samobranka.games.catan.knowledge import card_left_deck, give_openly, take_from_bank
from samobranka.games.catan.parts import (
    CARD_PRICE,
    KNIGHT,
    LEAST_ARMY,
    MONOPOLY,
    NOTHING,
    ROAD_BUILDING,
    YEAR_OF_PLENTY,
)
from samobranka.games.catan.phases.building import (
    can_pay,
    can_place_road,
    pay,
    refuse_new_road,
)
from samobranka.games.catan.refusals import (
    BANK_IS_EMPTY,
    BANK_LACKS_IT,
    CARD_TOO_DEAR,
    DECK_EMPTY,
    JUST_BOUGHT,
    NO_ROAD_POSSIBLE,
    NO_SUCH_CARD,
    ONE_CARD_A_TURN,
    ONE_ROAD_FIRST,
    refuse_building_time,
    refuse_main,
    refuse_moment,
)
from samobranka.games.catan.state import (
    FREE_ROADS,
    MOVING_ROBBER,
    PLENTY,
    State,
    bank_size,
    go_back,
    knights_of,
)

FREE = 2
"""10.7, 10.9: two roads, two cards."""


def refuse_buy(s: State, seat: int) -> int:
    """10.1, 10.2"""
    refused = refuse_building_time(s, seat)
    if refused:
        return refused
    if s.deck_size == 0:
        return DECK_EMPTY
    return LEGAL if can_pay(s, seat, CARD_PRICE) else CARD_TOO_DEAR


def apply_buy(s: State, seat: int, chance: Row) -> None:
    """10.1: the top card, which the seat alone sees."""
    pay(s, seat, CARD_PRICE)
    gain_card(s, seat, draw_kind(chance, s.deck, s.deck_size))


def gain_card(s: State, seat: int, card: int) -> None:
    """A card of the deck comes into a hand; 10.4: it is new."""
    s.deck[card] -= 1
    s.deck_size -= 1
    s.cards[seat, card] += 1
    s.card_count[seat] += 1
    s.bought[seat, card] += 1
    s.bought_count[seat] += 1
    card_left_deck(s, seat, card)


def refuse_play(s: State, seat: int, card: int) -> int:
    """10.3: one a turn, before the roll or in the action phase. 10.4: not one just bought."""
    refused = refuse_main(s, seat)
    if refused:
        return refused
    if s.has_played:
        return ONE_CARD_A_TURN
    if s.cards[seat, card] == 0:
        return NO_SUCH_CARD
    return LEGAL if s.cards[seat, card] > s.bought[seat, card] else JUST_BOUGHT


def lay_open(s: State, seat: int, card: int) -> None:
    """10.5"""
    s.cards[seat, card] -= 1
    s.card_count[seat] -= 1
    s.played[seat, card] += 1
    s.has_played = 1


def apply_play_knight(s: State, seat: int) -> None:
    """10.6, 10.13"""
    lay_open(s, seat, KNIGHT)
    award_army(s)
    s.phase = MOVING_ROBBER


def award_army(s: State) -> None:
    """10.13, 10.14, 14.7: who has the card now."""
    most = LEAST_ARMY - 1
    leader = NOTHING
    for seat in range(s.seats):
        if knights_of(s, seat) > most:
            most = knights_of(s, seat)
            leader = seat
        elif knights_of(s, seat) == most:
            leader = NOTHING
    holder = s.army_holder
    if holder != NOTHING and most >= LEAST_ARMY and knights_of(s, holder) == most:
        return
    s.army_holder = leader if most >= LEAST_ARMY else NOTHING


# ---------------------------------------------------------------- road building


def refuse_play_roads(s: State, seat: int) -> int:
    """10.8: at least one road is possible."""
    refused = refuse_play(s, seat, ROAD_BUILDING)
    if refused:
        return refused
    return LEGAL if can_place_road(s, seat) else NO_ROAD_POSSIBLE


def apply_play_roads(s: State, seat: int) -> None:
    """10.7"""
    lay_open(s, seat, ROAD_BUILDING)
    s.free_roads = FREE
    s.phase = FREE_ROADS


def refuse_free_road(s: State, seat: int, path: int) -> int:
    """10.7: by 8.2 and 8.3."""
    refused = refuse_moment(s, seat, FREE_ROADS)
    if refused:
        return refused
    return refuse_new_road(s, seat, path)


def count_free_road(s: State, seat: int) -> None:
    """10.7: the road lies; 10.8: if only one is possible, it is one."""
    s.free_roads -= 1
    if s.free_roads == 0 or not can_place_road(s, seat):
        stop_roads(s)


def refuse_stop_roads(s: State, seat: int) -> int:
    """10.8: after the first the seat may stop."""
    refused = refuse_moment(s, seat, FREE_ROADS)
    if refused:
        return refused
    return ONE_ROAD_FIRST if s.free_roads == FREE else LEGAL


def stop_roads(s: State) -> None:
    """10.8"""
    s.free_roads = 0
    go_back(s)


# ---------------------------------------------------------------- year of plenty, monopoly


def refuse_play_plenty(s: State, seat: int) -> int:
    """10.10: the bank has a card."""
    refused = refuse_play(s, seat, YEAR_OF_PLENTY)
    if refused:
        return refused
    return LEGAL if bank_size(s) > 0 else BANK_IS_EMPTY


def apply_play_plenty(s: State, seat: int) -> None:
    """10.9; 10.10: if the bank has one card, it is one."""
    lay_open(s, seat, YEAR_OF_PLENTY)
    s.to_take = min(FREE, bank_size(s))
    s.phase = PLENTY


def refuse_take_plenty(s: State, seat: int, resource: int) -> int:
    """10.9: of what the bank has."""
    refused = refuse_moment(s, seat, PLENTY)
    if refused:
        return refused
    return LEGAL if s.bank[resource] > 0 else BANK_LACKS_IT


def apply_take_plenty(s: State, seat: int, resource: int) -> None:
    """10.9"""
    take_from_bank(s, seat, resource, 1)
    s.to_take -= 1
    if s.to_take == 0:
        go_back(s)


def apply_monopoly(s: State, seat: int, resource: int) -> None:
    """10.11: all others give all their cards of it; that shows what they had."""
    lay_open(s, seat, MONOPOLY)
    s.shown += 1
    for other in range(s.seats):
        if other != seat and s.hand[other, resource] > 0:
            give_openly(s, other, seat, resource, s.hand[other, resource])
