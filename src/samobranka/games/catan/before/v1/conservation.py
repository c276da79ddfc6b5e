"""Every component of the box is somewhere, once, and nobody is sure of what is not so.

In rules' style, so that it can be compiled.
"""

from __future__ import annotations

from samobranka.core.game import KEPT, Losses, lost
from samobranka.core.sets import bit
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
    INTERSECTIONS,
    KNIGHT,
    MOST_SEATS,
    NOTHING,
    PATHS,
    PER_SEAT,
    RESOURCE_IDS,
    RESOURCES,
    ROAD,
    SETTLEMENT,
    STACK,
)
from samobranka.games.catan.phases.routes import measure_road
from samobranka.games.catan.state import State, city_of, has_building, has_road, settlement_of

RESOURCE, KNOWN, OFFERED, HAND_SIZE = range(4)
CARD, DECK_SURE, BOUGHT, DECK_SIZE, CARD_COUNTS, BOUGHT_COUNT = range(4, 10)
ROADS_OF, SETTLEMENTS_OF, CITIES_OF, ROAD_LENGTH, RATES, HELPER = range(10, 16)

LOSSES: Losses = (
    ("cards of", RESOURCE_IDS),
    ("somebody is sure of what a seat has not:", RESOURCE_IDS),
    ("a seat has laid or offered what it has not:", RESOURCE_IDS),
    ("hand_size of seat", ()),
    ("cards of", CARD_IDS),
    ("a seat is sure of what is not in the deck:", CARD_IDS),
    ("a seat has bought what it has not:", CARD_IDS),
    ("deck_size", None),
    ("card_count of seat", ()),
    ("bought_count of seat", ()),
    ("roads of seat", ()),
    ("settlements of seat", ()),
    ("cities of seat", ()),
    ("road_length of seat", ()),
    ("rates of seat", ()),
    ("two have one helper, among them seat", ()),
)


def kept(states: list[State], i: int) -> int:
    """Every component of the box is somewhere, once."""
    s = states[i]
    found = resources_kept(s)
    if found == KEPT:
        found = hands_kept(s)
    if found == KEPT:
        found = cards_kept(s)
    if found == KEPT:
        found = counts_kept(s)
    if found == KEPT:
        found = pieces_kept(s)
    return helpers_kept(s) if found == KEPT else found


def resources_kept(s: State) -> int:
    """Resource cards, in the bank and in hands."""
    for k in range(RESOURCES):
        cards = s.bank[k]
        for seat in range(s.seats):
            cards += s.hand[seat, k]
        if cards != BANK[s.board] or s.bank[k] < 0:
            return lost(RESOURCE, k)
    return KEPT


def hands_kept(s: State) -> int:
    """What others know of a hand, and what its owner has promised of it, is there."""
    for seat in range(s.seats):
        cards = 0
        for k in range(RESOURCES):
            cards += s.hand[seat, k]
            if s.laid[seat, k] > s.hand[seat, k] or s.giving[seat, k] > s.hand[seat, k]:
                return lost(OFFERED, k)
            for who in range(s.seats):
                if who != seat and known(s, who, seat, k) > s.hand[seat, k]:
                    return lost(KNOWN, k)
        if s.hand_size[seat] != cards:
            return lost(HAND_SIZE, seat)
    return KEPT


def cards_kept(s: State) -> int:
    """Development cards."""
    for k in range(CARDS):
        cards = s.deck[k] + (s.knights_gone if k == KNIGHT else 0)
        for seat in range(s.seats):
            cards += s.cards[seat, k] + s.played[seat, k]
            if s.deck_sure[seat, k] > s.deck[k] or s.drawn[seat, k] > s.deck[k]:
                return lost(DECK_SURE, k)
            if s.bought[seat, k] > s.cards[seat, k]:
                return lost(BOUGHT, k)
        if cards != CARD_COUNT[s.board, k]:
            return lost(CARD, k)
    return KEPT


def counts_kept(s: State) -> int:
    """How many development cards everyone counts."""
    in_deck = 0
    for k in range(CARDS):
        in_deck += s.deck[k]
    if s.deck_size != in_deck:
        return lost(DECK_SIZE, 0)
    for seat in range(s.seats):
        cards = 0
        bought = 0
        for k in range(CARDS):
            cards += s.cards[seat, k]
            bought += s.bought[seat, k]
        if s.card_count[seat] != cards:
            return lost(CARD_COUNTS, seat)
        if s.bought_count[seat] != bought:
            return lost(BOUGHT_COUNT, seat)
    return KEPT


def pieces_kept(s: State) -> int:
    """Pieces on the map or in the supply, and what follows from where they stand."""
    for seat in range(s.seats):
        if roads_of(s, seat) + s.supply[seat, ROAD] != PER_SEAT[ROAD]:
            return lost(ROADS_OF, seat)
        settlements = sites_with(s, settlement_of(seat))
        if settlements + s.supply[seat, SETTLEMENT] != PER_SEAT[SETTLEMENT]:
            return lost(SETTLEMENTS_OF, seat)
        if sites_with(s, city_of(seat)) + s.supply[seat, CITY] != PER_SEAT[CITY]:
            return lost(CITIES_OF, seat)
        if measure_road(s, seat) != s.road_length[seat]:
            return lost(ROAD_LENGTH, seat)
        for k in range(RESOURCES):
            if best_rate(s, seat, k) != s.rate[seat, k]:
                return lost(RATES, seat)
    return KEPT


def roads_of(s: State, seat: int) -> int:
    """A seat's roads on the map."""
    roads = 0
    for path in range(PATHS[s.board]):
        roads += has_road(s, seat, path)
    return roads


def sites_with(s: State, piece: int) -> int:
    """Intersections where such a piece stands."""
    sites = 0
    for corner in range(INTERSECTIONS[s.board]):
        sites += s.site[corner] == piece
    return sites


def best_rate(s: State, seat: int, resource: int) -> int:
    """7.4: the best rate, by all harbours where the seat has a building."""
    best = BANK_GIVE
    for corner in range(INTERSECTIONS[s.board]):
        place = HARBOUR_AT[s.board, corner]
        if place != NOTHING and has_building(s, seat, corner):
            type = s.harbour[place]
            if type == GENERIC or type == HARBOUR_OF[resource]:
                best = min(best, HARBOUR_GIVE[type])
    return best


def helpers_kept(s: State) -> int:
    """Every helper is in the stack, in the reserve or with one seat (13.4)."""
    if not s.has_helpers:
        return KEPT
    seen = 0
    if s.dealt < s.seats:
        for place in range(s.dealt, MOST_SEATS):
            seen |= bit(STACK[place])
    for seat in range(s.seats):
        helper = s.helper[seat]
        if helper != NOTHING:
            if (seen >> helper) & 1 != 0:
                return lost(HELPER, seat)
            seen |= bit(helper)
    return KEPT
