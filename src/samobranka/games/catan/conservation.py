"""Every component of the box is somewhere, once, and nobody is sure of what is not so.

In rules' style, so that it can be compiled.
"""

from __future__ import annotations

from samobranka.core.game import KEPT, Losses, lost
from samobranka.core.sets import bit
from samobranka.games.catan.knowledge import known
from samobranka.games.catan.maps import (
    CARD_GIFT,
    CLOTH_FOR_CATAN,
    FOG_ISLANDS,
    NO_GIFT,
    NO_SCENARIO,
)
from samobranka.games.catan.parts import (
    BANK,
    BANK_GIVE,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    CITY,
    CLOTH_IN_SUPPLY,
    CLOTH_OF_VILLAGE,
    FOG,
    GENERIC,
    HARBOUR_GIVE,
    HARBOUR_OF,
    HEXES,
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
    SHIPS,
    STACK,
    TERRAINS_IN_ALL,
    YIELDS,
)
from samobranka.games.catan.phases.fog import numbers_left
from samobranka.games.catan.phases.routes import measure_road
from samobranka.games.catan.phases.wonders import cards_left
from samobranka.games.catan.state import (
    DIE,
    FALLS,
    LAND_WAY,
    SEA_WAY,
    SEATS,
    State,
    city_of,
    has_building,
    has_road,
    has_ship,
    settlement_of,
)

RESOURCE, KNOWN, OFFERED, HAND_SIZE = range(4)
CARD, DECK_SURE, BOUGHT, DECK_SIZE, CARD_COUNTS, BOUGHT_COUNT = range(4, 10)
ROADS_OF, SETTLEMENTS_OF, CITIES_OF, ROAD_LENGTH, RATES, HELPER, ROLLS_LEFT = range(10, 17)
SHIPS_OF, BONUS, AFLOAT, FRESH, IN_FOG, GIFTS_LEFT, WONDERS_TAKEN, BALES = range(17, 25)

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
    ("rolls_left_count", None),
    ("ships of seat", ()),
    ("points of islands of seat", ()),
    ("a piece lies where it cannot, on path", ()),
    ("a new ship is not there", None),
    ("what is in the fog", None),
    ("gifts", None),
    ("levels without a wonder, or a wonder claimed too often, by seat", ()),
    ("bales of cloth", None),
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
    if found == KEPT:
        found = rolls_kept(s)
    if found == KEPT and s.scenario != NO_SCENARIO:
        found = ships_kept(s)
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
        cards = s.deck[k] + s.gift_cards[k] + (s.knights_gone if k == KNIGHT else 0)
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


def rolls_kept(s: State) -> int:
    """3.9: the deck of rolls, and how many of it were turned up since it was last shuffled."""
    left = 0
    turned_up = 0
    for fall in range(FALLS):
        left += s.rolls_left[fall]
    for number in range(2 * DIE + 1):
        turned_up += s.rolls[number]
    if not s.has_deck_of_rolls:
        return KEPT if left == 0 else lost(ROLLS_LEFT, 0)
    is_counted = left == s.rolls_left_count and (left + turned_up) % FALLS == 0
    return KEPT if is_counted else lost(ROLLS_LEFT, 0)


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
        place = s.harbour_at[corner]
        if place != NOTHING and has_building(s, seat, corner):
            type = s.harbour[place]
            if type == GENERIC or type == HARBOUR_OF[resource]:
                best = min(best, HARBOUR_GIVE[type])
    return best


def ships_kept(s: State) -> int:
    """25.1: ships; 25.3: all lies where it may; 29.3: points under buildings."""
    for path in range(PATHS[s.board]):
        needed = SEA_WAY if s.way[path] > SEATS else LAND_WAY
        if s.way[path] == 0 or (needed == SEA_WAY and s.scenario == FOG_ISLANDS):
            continue  # 30.5: land may come up where ships lie
        if s.bears[path] & needed == 0:
            return lost(AFLOAT, path)
    hidden = 0
    for hex in range(HEXES[s.board]):
        hidden += s.terrain[hex] == FOG
    if hidden != s.fog_left or fog_stack_of(s) != hidden:
        return lost(IN_FOG, 0)
    for seat in range(s.seats):
        ships = 0
        for path in range(PATHS[s.board]):
            ships += has_ship(s, seat, path)
        on_card = s.wonder[seat] != NOTHING  # 32.3
        if ships + s.ships_left[seat] + on_card != SHIPS:
            return lost(SHIPS_OF, seat)
        bonus = s.found[seat]
        for corner in range(INTERSECTIONS[s.board]):
            if has_building(s, seat, corner):
                bonus += s.chits[corner]
        if bonus != s.bonus[seat]:
            return lost(BONUS, seat)
    gifts = 0
    cards = 0
    for place in range(s.gifts):
        gifts += s.gift[place] != NO_GIFT
        cards += s.gift[place] == CARD_GIFT
    hidden = 0
    for k in range(CARDS):
        hidden += s.gift_cards[k]
    if gifts != s.gifts_left or cards != s.gift_cards_left or hidden != cards:
        return lost(GIFTS_LEFT, 0)
    if s.scenario == CLOTH_FOR_CATAN and bales_of_all(s) != (
        s.marks * CLOTH_OF_VILLAGE + CLOTH_IN_SUPPLY
    ):
        return lost(BALES, 0)
    for seat in range(s.seats):
        if s.levels[seat] > 0 and s.wonder[seat] == NOTHING:
            return lost(WONDERS_TAKEN, seat)
        if s.wonder[seat] != NOTHING and cards_left(s, s.wonder[seat]) < 0:
            return lost(WONDERS_TAKEN, seat)
    for place in range(s.fresh_count):
        if s.way[s.fresh[place]] <= SEATS:
            return lost(FRESH, 0)
    return KEPT


def bales_of_all(s: State) -> int:
    """33.2: in villages, in the supply and with seats; NOTHING where there are too few somewhere."""
    bales = s.cloth_left
    least = s.cloth_left
    for place in range(s.marks):
        bales += s.bales[place]
        least = min(least, s.bales[place])
    for seat in range(s.seats):
        bales += s.cloth[seat]
        least = min(least, s.cloth[seat])
    return bales if least >= 0 else NOTHING


def fog_stack_of(s: State) -> int:
    """30.1: terrains that wait in the fog, where there is a token for each that yields."""
    terrains = 0
    yielding = 0
    for terrain in range(TERRAINS_IN_ALL):
        terrains += s.fog_stack[terrain]
        if YIELDS[terrain] != NOTHING:
            yielding += s.fog_stack[terrain]
    return terrains if numbers_left(s) == yielding else NOTHING


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
