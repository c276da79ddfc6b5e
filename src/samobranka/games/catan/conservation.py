"""What is not conserved: every component of the box is somewhere."""

from __future__ import annotations

from samobranka.games.catan.knowledge import known
from samobranka.games.catan.parts import (
    BANK,
    BANK_GIVE,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CITY,
    GENERIC,
    HARBOUR_AT,
    HARBOUR_GIVE,
    HARBOUR_OF,
    HELPERS,
    KNIGHT,
    NOTHING,
    PER_SEAT,
    PIECE_IDS,
    RESOURCE_IDS,
    RESOURCES,
    ROAD,
    SETTLEMENT,
)
from samobranka.games.catan.phases.routes import measure_road
from samobranka.games.catan.state import State
from samobranka.games.catan.view import SeatView, reserve, seat_view, stack


def faults(s: State) -> list[str]:
    """Every component of the box is somewhere, once, and nobody is sure of what is not so."""
    return [*_resource_faults(s), *_card_faults(s), *_piece_faults(s), *_helper_faults(s)]


def _resource_faults(s: State) -> list[str]:
    found = []
    seats = range(s.seats)
    for k in range(RESOURCES):
        cards = s.bank[k] + sum(s.hand[seat, k] for seat in seats)
        if cards != BANK[s.board] or s.bank[k] < 0:
            found.append(f"{cards} cards of {RESOURCE_IDS[k]}")
        for seat in seats:
            if any(known(s, who, seat, k) > s.hand[seat, k] for who in seats if who != seat):
                found.append(f"somebody is sure of {RESOURCE_IDS[k]} that seat {seat} has not")
            if s.laid[seat, k] > s.hand[seat, k] or s.giving[seat, k] > s.hand[seat, k]:
                found.append(f"seat {seat} has laid or offered {RESOURCE_IDS[k]} it has not")
    for seat in seats:
        if s.hand_size[seat] != sum(s.hand[seat, k] for k in range(RESOURCES)):
            found.append(f"hand_size of seat {seat}")
    return found


def _card_faults(s: State) -> list[str]:
    found = []
    seats = range(s.seats)
    for k in range(CARDS):
        cards = s.deck[k] + sum(s.cards[seat, k] + s.played[seat, k] for seat in seats)
        cards += s.knights_gone if k == KNIGHT else 0
        if cards != CARD_COUNT[s.board, k]:
            found.append(f"{cards} cards of {CARD_IDS[k]}")
        for seat in seats:
            if s.deck_sure[seat, k] > s.deck[k] or s.drawn[seat, k] > s.deck[k]:
                found.append(f"seat {seat} is sure of {CARD_IDS[k]} in the deck")
            if s.bought[seat, k] > s.cards[seat, k]:
                found.append(f"seat {seat} has bought {CARD_IDS[k]} it has not")
    if s.deck_size != sum(s.deck[k] for k in range(CARDS)):
        found.append("deck_size")
    for seat in seats:
        if s.card_count[seat] != sum(s.cards[seat, k] for k in range(CARDS)):
            found.append(f"card_count of seat {seat}")
        if s.bought_count[seat] != sum(s.bought[seat, k] for k in range(CARDS)):
            found.append(f"bought_count of seat {seat}")
    return found


def _piece_faults(s: State) -> list[str]:
    found = []
    for seat in range(s.seats):
        shown = seat_view(s, seat, None)
        counts = [len(shown.roads), len(shown.settlements), len(shown.cities)]
        for piece in (ROAD, SETTLEMENT, CITY):
            if counts[piece] + s.supply[seat, piece] != PER_SEAT[piece]:
                found.append(f"{PIECE_IDS[piece]} of seat {seat}")
        if measure_road(s, seat) != s.road_length[seat]:
            found.append(f"road_length of seat {seat}")
        if [s.rate[seat, k] for k in range(RESOURCES)] != _rates(s, shown):
            found.append(f"rates of seat {seat}")
    return found


def _rates(s: State, shown: SeatView) -> list[int]:
    """7.4: the best rates, by all harbours where the seat has a building."""
    places = [HARBOUR_AT[s.board, corner] for corner in (*shown.settlements, *shown.cities)]
    types = {s.harbour[place] for place in places if place != NOTHING}
    return [
        min([BANK_GIVE, *(HARBOUR_GIVE[type] for type in types if type in (GENERIC, kind))])
        for kind in (HARBOUR_OF[k] for k in range(RESOURCES))
    ]


def _helper_faults(s: State) -> list[str]:
    owned = [s.helper[seat] for seat in range(s.seats) if s.helper[seat] != NOTHING]
    found = [] if len(set(owned)) == len(owned) else [f"helpers are {owned}"]
    in_all = len(owned) + len(reserve(s)) + len(stack(s))
    if s.has_helpers and in_all != HELPERS:
        found.append(f"{in_all} helpers")
    return found
